import { failureBody } from '../api/failure.ts'
import type { UsageRecord } from '../api/scanner.ts'
import { chains } from '../chains/index.ts'
import { ChainvetError, NoActivityError } from '../errors.ts'
import { parseJson } from '../json.ts'
import { withoutKey } from '../mask.ts'
import type { Reply } from '../reply.ts'
import { contradiction, type Question, type Reader } from './answer.ts'

type Service = Pick<Reader, 'service' | 'key'>

/** What a status other than 200 means (section 7). The words of the service are shown below ours, without the key. */
export function refusalOf(reply: Reply, { service, key }: Service, question: Question | undefined): ChainvetError {
  const { status } = reply
  const detail = detailOf(reply)
  const where = detail === undefined ? [] : [withoutKey(detail, key).slice(0, longestDetail)]

  if (status === 401) {
    return new ChainvetError('AUTH_INVALID', `${service} does not accept the API key`, {
      where,
      hint: `It may be mistyped, revoked, or of another service. Which one is used: chainvet whoami\nA new one: chainvet login --base-url ${service}`,
    })
  }
  if (status === 429) {
    return new ChainvetError('RATE_LIMITED', `${service} asks for fewer requests`, {
      where,
      hint: 'Wait a minute, or slow down with --rate and --concurrency.',
    })
  }
  if (status === 400 && question) {
    return new ChainvetError('INVALID_ADDRESS', `${service} does not accept this ${question.kind} on ${question.chain.name}`, {
      where,
      hint: 'Address shapes: chainvet chains',
    })
  }
  if (status === 404 && question?.kind === 'wallet' && detail !== undefined) return noActivity(question)
  if (status >= 500)
    return new ChainvetError('UPSTREAM_UNAVAILABLE', `${service} answered with status ${status}`, { where, hint: 'Try again in a moment.' })
  if (status >= 300 && status < 400) {
    const hint = 'It would take the key elsewhere. Give the final address with --base-url.'
    return contradiction(service, 'answered with a redirect, which is not followed', hint)
  }
  return contradiction(service, `answered with status ${status}, which the interface does not know here`)
}

/** The free pool is empty, and nothing more is to be had this month. */
export function quotaExhausted({ used_this_month: used, included_calls: included, tier, period_end: end }: UsageRecord): ChainvetError {
  const count = (calls: number) => calls.toLocaleString('en-US')
  return new ChainvetError(
    'QUOTA_EXHAUSTED',
    `the monthly quota is used up: ${count(used)} of ${count(included)} calls, tier ${tier.slice(0, 40)}`,
    { hint: `It resets on ${end.slice(0, 10)} ${end.slice(11, 16)} UTC.` },
  )
}

const longestDetail = 300

function noActivity({ chain }: Question): NoActivityError {
  const others = chains.filter(other => other.family === chain.family && other !== chain).map(({ names }) => names[0])
  return new NoActivityError({ chain: chain.name, others })
}

/** Section 2.4, or nothing where the body is something else: a proxy has its own pages for failures. */
function detailOf({ text }: Reply): string | undefined {
  try {
    return failureBody.safeParse(parseJson(text ?? 'null')).data?.detail
  } catch {
    return undefined
  }
}
