import { SourceError } from '../../errors.ts'
import type { PinnedBlock } from '../../evidence/evidence.ts'
import type { World } from '../../world.ts'
import { type Header, headerOf, hexNumber } from './block.ts'
import { type Endpoint, operatorOf } from './endpoints.ts'
import { createAskNode, createRpc, type Pool, type Question, type Reply, type Rpc } from './pool.ts'

/** Operators whose answers must be the same. It is a property of the fact, not of who is alive: it never shrinks to the survivors. */
const needed = 2

/** A head of the chain that is this much older than another one has no vote, in seconds: state may be two minutes old, not more. */
const tooOld = 120n

/** A chain may rest, and a clock be wrong, by so many seconds: what no head is younger than has no vote at all. */
const longestRest = 600n

const hint = 'Try again in a moment, or name nodes that you trust with --rpc-url; one alone is believed alone.'

/** What one operator says to all questions of a request. */
interface Ballot {
  readonly endpoint: Endpoint
  readonly replies: readonly Reply<unknown>[]
}

type Present = { readonly world: Pick<World, 'now'> }

/** Nodes to ask. */
export interface Nodes {
  readonly rpc: Rpc
  /** Names of the nodes whose answers counted, and of those that the others contradicted; `undefined` where one is trusted alone. */
  voices(): PinnedBlock['voices']
}

/** Several nodes must confirm one another; the only one that is known is trusted alone. */
export const createNodes = (pool: Pool & Present): Nodes =>
  pool.endpoints.length < needed ? { rpc: createRpc(pool), voices: () => undefined } : createQuorum(pool)

/**
 * Asks the same questions of two operators at once, about the same block, and believes what both say. Where they differ
 * the next operators decide: what two say counts, and who said something else is not heard again in this scan. Rejects
 * with {@link SourceError} when fewer than two answer (UPSTREAM_UNAVAILABLE) or no two say the same (CONTRADICTION).
 *
 * The first request of a scan costs one round trip more: the newest block is asked for, and the lower of two fresh heads
 * is the block of the scan. Where two name different blocks of one height, the chain is being reorganised, and the scan
 * moves to the newest final block.
 */
function createQuorum(pool: Pool & Present): Nodes {
  const { endpoints, chain } = pool
  const ask = createAskNode(pool)
  const cordoned = new Map<Endpoint, SourceError | 'outvoted'>()
  const agreed = new Set<string>()
  let block: Promise<string> | undefined

  const standing = () => endpoints.filter(endpoint => !cordoned.has(endpoint))

  /** One vote of each operator, two at a time and then one by one, until `enough`. */
  const collect = async (questions: readonly Question<unknown>[], enough: (ballots: readonly Ballot[]) => boolean): Promise<Ballot[]> => {
    const ballots: Ballot[] = []
    const heard = new Set<string>()
    const queue = standing()
    const next = async (): Promise<void> => {
      for (let endpoint = queue.shift(); endpoint; endpoint = queue.shift()) {
        const operator = operatorOf(endpoint)
        if (heard.has(operator)) continue
        heard.add(operator)
        try {
          ballots.push({ endpoint, replies: await ask(endpoint, questions) })
          return
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          // an operator may have a second host, and that one may be well
          heard.delete(operator)
          cordoned.set(endpoint, error)
        }
      }
    }
    await Promise.all(Array.from({ length: needed }, next))
    while (queue.length > 0 && !enough(ballots)) await next()
    return ballots
  }

  const tooFew = (answered: number): SourceError => {
    const failures = [...cordoned.values()].filter(reason => reason instanceof SourceError)
    const last = failures.at(-1)
    return new SourceError({
      source: `The nodes of ${chain}`,
      code: (last?.code as 'NETWORK' | undefined) ?? 'UPSTREAM_UNAVAILABLE',
      problem:
        `could not confirm one another: ${answered} of ${endpoints.length} answered, and ${needed} operators must say the same` +
        (last ? `; the last failure: ${last.message}` : ''),
      hint,
    })
  }

  const disagree = (questions: readonly Question<unknown>[]): SourceError =>
    new SourceError({
      source: `The nodes of ${chain}`,
      code: 'CONTRADICTION',
      problem: `contradict each other about ${[...new Set(questions.map(({ method }) => method))].join(', ')}, and no two say the same`,
      hint,
    })

  /** The block of the scan: the lower of two heads that are fresh, or for `tag` "finalized" the lower of two final blocks. */
  const agreeOnBlock = async (tag: 'latest' | 'finalized'): Promise<string> => {
    const head = headerOf(tag)
    const headsIn = (ballots: readonly Ballot[]) =>
      ballots.flatMap(({ endpoint, replies: [reply] }) => (reply?.ok ? [{ endpoint, ...(reply.value as Header) }] : []))
    const isFresh = (now: bigint) => (head: Pick<Header, 'timestamp'>) => tag === 'finalized' || now - head.timestamp <= tooOld
    const present = BigInt(Math.floor(pool.world.now().getTime() / 1000))
    // when the first two are behind the clock, the others may know better
    const all = headsIn(await collect([head], found => headsIn(found).filter(isFresh(present)).length >= needed))
    const newest = all.reduce((time, { timestamp }) => (timestamp > time ? timestamp : time), present - longestRest)
    const heads = all.filter(isFresh(newest))
    for (const { endpoint, timestamp } of all.filter(found => !heads.includes(found)))
      cordoned.set(
        endpoint,
        new SourceError({
          source: endpoint.name,
          code: 'UPSTREAM_UNAVAILABLE',
          problem: `is ${newest - timestamp} seconds behind`,
        }),
      )
    if (heads.length < needed) throw tooFew(heads.length)
    // the second highest: a node that runs ahead of all others, or pretends to, is not followed
    const heights = heads.map(({ number }) => number).sort((a, b) => (a > b ? -1 : a < b ? 1 : 0))
    return hexNumber(heights[needed - 1] as bigint)
  }

  /** `onFork` is what follows when it is the block itself that they see differently. */
  const vote = async (questions: readonly Question<unknown>[], onFork?: () => Promise<Reply<unknown>[]>): Promise<Reply<unknown>[]> => {
    const ballots = await collect(questions, found => questions.every((_, at) => majority(found, at) !== undefined))
    if (ballots.length < needed) throw tooFew(ballots.length)
    const chosen = questions.map((_, at) => majority(ballots, at))
    const open = questions.filter((_, at) => chosen[at] === undefined)
    if (open.length > 0 && onFork && open.some(({ method }) => method === 'eth_getBlockByNumber')) return onFork()
    if (open.length > 0) throw disagree(open)
    const replies = chosen as Reply<unknown>[]
    for (const { endpoint, replies: own } of ballots) {
      const contradicts = own.some((reply, at) => !abstains(reply) && !same(reply, replies[at] as Reply<unknown>))
      if (contradicts) cordoned.set(endpoint, 'outvoted')
      else agreed.add(endpoint.name)
    }
    return replies
  }

  const rpc = (async (...questions: readonly Question<unknown>[]) => {
    if (!questions.some(asksForLatest)) return vote(questions)
    block ??= agreeOnBlock('latest')
    const at = await block
    const pinned = (height: string) => questions.map(question => pinnedTo(question, height))
    return vote(pinned(at), async () => {
      block = agreeOnBlock('finalized')
      return vote(pinned(await block))
    })
  }) as Rpc

  return {
    rpc,
    voices: () => ({
      agreed: [...agreed],
      outvoted: [...cordoned].flatMap(([{ name }, reason]) => (reason === 'outvoted' ? [name] : [])),
    }),
  }
}

const asksForLatest = ({ params }: Question<unknown>): boolean => params.some(isLatest)

/** The block stands as a parameter of its own, or at the end of a range of logs. */
const isLatest = (param: unknown): boolean =>
  param === 'latest' || (typeof param === 'object' && param !== null && 'toBlock' in param && param.toBlock === 'latest')

const pinnedTo = <T>(question: Question<T>, block: string): Question<T> => ({
  ...question,
  params: question.params.map(param =>
    !isLatest(param) ? param : param === 'latest' ? block : { ...(param as Record<string, unknown>), toBlock: block },
  ),
})

/** A node that does not offer a method, or answers it for fewer blocks only, says nothing about the chain. */
const abstains = (reply: Reply<unknown>): boolean => !reply.ok && reply.kind !== 'execution'

/** What two say about one question. Where fewer than two have an opinion, it is that the question cannot be answered. */
function majority(ballots: readonly Ballot[], at: number): Reply<unknown> | undefined {
  const replies = ballots.flatMap(({ replies }) => replies[at] ?? [])
  const opinions = replies.filter(reply => !abstains(reply))
  const found = opinions.find((reply, index) => opinions.slice(index + 1).some(other => same(reply, other)))
  if (found || opinions.length >= needed) return found
  return replies.length >= needed ? replies.find(abstains) : undefined
}

/**
 * Whether two replies say the same about the chain. Words of a refusal and the gas of a call differ between programs of
 * nodes; what a call ended with, its data and its logs do not.
 */
function same(one: Reply<unknown>, other: Reply<unknown>): boolean {
  if (one.ok && other.ok) return essence(one.value) === essence(other.value)
  return !one.ok && !other.ok && one.kind === other.kind && (one.data === undefined || other.data === undefined || one.data === other.data)
}

const inTheWordsOfANode: ReadonlySet<string> = new Set(['reason', 'gasUsed', 'message'])

const essence = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (inTheWordsOfANode.has(key)) return undefined
    if (typeof part === 'bigint') return `${part}n`
    return part instanceof Map ? [...part] : part
  })
