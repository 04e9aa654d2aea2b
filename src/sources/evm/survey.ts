import type { Chain } from '../../chains/index.ts'
import { SourceError } from '../../errors.ts'
import type { Read } from '../../shape.ts'
import { type Header, headerOf, hexNumber } from './block.ts'
import type { Question, Reply, Rpc } from './pool.ts'
import { type Report, type Survey, surveyCall } from './scout.ts'

/**
 * Reads a block in one round trip: its header, the survey, and what else must be asked of it. The survey names the block
 * it ran in by its time; when the chain moved between the answers, everything is asked once more of the block by number.
 */
export async function readBlock<const More extends readonly ((block: string) => Question<unknown>)[]>(
  rpc: Rpc,
  chain: Chain,
  survey: Survey,
  more: More,
): Promise<{ header: Header; report: Report; more: { readonly [Index in keyof More]: Read<ReturnType<More[Index]>['result']> } }> {
  const ask = async (block: string) => {
    const report = { ...surveyCall(survey, block), refuse: (answer: Report) => otherChain(answer, chain) }
    const replies = await rpc(headerOf(block), report, ...more.map(question => question(block)))
    const [header, found, ...rest] = replies.map(reply => must(reply, chain))
    return { header: header as Header, report: found as Report, more: rest as never }
  }
  const latest = await ask('latest')
  if (latest.report.timestamp === latest.header.timestamp) return latest
  const fixed = await ask(hexNumber(latest.header.number))
  if (fixed.report.timestamp === fixed.header.timestamp) return fixed
  throw new SourceError({ source: 'The node', code: 'BAD_RESPONSE', problem: 'answers for another block than the one it was asked for' })
}

/** A node of another chain is as good as none: the next is asked. */
const otherChain = ({ chainId }: Report, { id, name }: Chain): ReturnType<NonNullable<Question<Report>['refuse']>> =>
  chainId === BigInt(id)
    ? undefined
    : {
        problem: `serves chain ${chainId}, not ${name} (${id})`,
        hint: `Give the URL of a node of ${name}, or the chain that this node serves.`,
      }

/** The value of a reply whose refusal leaves nothing to go on with. */
export function must<T>(reply: Reply<T>, chain: Chain): T {
  if (reply.ok) return reply.value
  throw new SourceError({
    source: `The node of ${chain.name}`,
    code: 'UPSTREAM_UNAVAILABLE',
    problem: reply.kind === 'unsupported' ? 'does not offer a method that every node offers' : 'could not run a plain read',
  })
}
