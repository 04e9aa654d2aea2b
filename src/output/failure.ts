import { type ChainvetError, type FailureCode, failures } from '../errors.ts'
import { mark, type Paper, wrap } from './paint.ts'
import { asciiJson, visible } from './visible.ts'

/** "error: what is wrong  [CODE]", where, and what to do next. */
export function failureText(error: ChainvetError, { chalk, width }: Paper): string {
  const indented = (text: string) => wrap(text, width - 2).map(line => `  ${line}`)
  const code = `[${error.code}]`
  const [first = '', ...rest] = wrap(`error: ${visible(error.message)}  ${code}`, width)
  const lines = [first.replace('error:', chalk.red('error:')), ...rest.map(line => `  ${line}`)].map((line, at) =>
    at === rest.length && line.endsWith(code) ? `${line.slice(0, -code.length)}${chalk.dim(code)}` : line,
  )
  lines.push(
    ...error.where.map(line => `  ${visible(line)}`),
    ...(error.hint === undefined ? [] : error.hint.split('\n').flatMap(line => indented(visible(line)))),
  )
  return `${lines.join('\n')}\n`
}

/** The row that stands on stdout, where a result would, for a subject without a score. */
export const unscoredText = (reason: string, address: string, paper: Paper): string =>
  `${mark('UNSCORED', paper)}  ${visible(reason)}\n   ${visible(address)}\n`

/** The same failure as one JSON document for stdout. */
export function failureJson(
  error: ChainvetError,
  target: { input: string; chain: string | null } | undefined,
  { exit = failures[error.code].exit, lines = 'many' }: { readonly exit?: number; readonly lines?: 'many' | 'one' } = {},
): string {
  const { retryable, status } = failures[error.code]
  return `${asciiJson(
    {
      error: {
        code: error.code,
        message: error.message,
        hint: error.hint ?? null,
        where: error.where,
        exit_code: exit,
        retryable,
        http_status: httpStatuses.includes(error.code) ? status : null,
        target: target ?? null,
      },
    },
    lines === 'many' ? 2 : undefined,
  )}\n`
}

/** Codes that travel as an HTTP answer of the interface; the others end before anything is asked. */
const httpStatuses: readonly FailureCode[] = [
  'UPSTREAM_UNAVAILABLE',
  'NETWORK',
  'TIMEOUT',
  'BAD_RESPONSE',
  'RATE_LIMITED',
  'NO_ACTIVITY',
  'AUTH_INVALID',
  'QUOTA_EXHAUSTED',
  'CONTRADICTION',
  'UNKNOWN_LEVEL',
]
