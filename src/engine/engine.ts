import type { Scanner } from '../api/scanner.ts'
import { chainById, chains, parseAddress } from '../chains/index.ts'
import { clockOf } from '../clock.ts'
import { NoActivityError, SourceError, UnscoredError } from '../errors.ts'
import type { Subject } from '../evidence/evidence.ts'
import type { Http } from '../http.ts'
import { signalsFor } from '../signals/index.ts'
import { type Context, sources as everySource, type Source, type Upstreams } from '../sources/index.ts'
import { labels, partyOf } from '../sources/lists/source.ts'
import { realWorld, type World } from '../world.ts'
import { followUp } from './follow-up.ts'
import { type Gathered, gather } from './gather.ts'
import { type Judgement, judge } from './judge.ts'
import { tokenResult, walletResult } from './result.ts'
import { verdictOn } from './verdict.ts'

export interface EngineOptions {
  /** Who to ask, most trusted first. Every built-in source by default. */
  readonly sources?: readonly Source[]
  /** Opens no connection: an address on a list is scored, any other rejects with `UnscoredError`. */
  readonly offline?: boolean
  readonly upstreams?: Partial<Upstreams>
  /**
   * Of an Ethereum token only what the first trades show, in a third of the time: every check that needs more is unknown, so
   * that the answer is never LOW.
   */
  readonly fast?: boolean
  /** Longest time for a whole scan, in milliseconds. 30 seconds by default. */
  readonly timeout?: number
  /** Accepts EVM addresses whose capital letters contradict EIP-55. */
  readonly checksum?: boolean
  readonly world?: World
  /** The door to the network; an ordinary one by default. */
  readonly http?: Http
}

/**
 * Creates a scanner that works in this process.
 *
 * A source that is down costs the scan its evidence: the signals that needed it answer "unknown", and without a decisive
 * check a score is never below 25. When the chain itself cannot be read the scan rejects with `SourceError`, unless an
 * official list already decides.
 *
 * @example
 * const { risk_level, flags } = await createEngine().scanWallet({ address: '0x…', chain_id: 1 })
 */
export function createEngine(options: EngineOptions = {}): Scanner {
  const { sources = everySource, offline = false, fast = false, timeout = 30_000, checksum = true, world = realWorld } = options
  const upstreams: Upstreams = { provider: true, keys: {}, ...options.upstreams }
  let door: Promise<Http> | undefined

  const scan = async (kind: Subject['kind'], given: string, chainId: number, outer?: AbortSignal) => {
    const chain = chainById(chainId)
    const subject: Subject = { kind, chain, address: parseAddress(given, chain, { kind, checksum }), given }
    door ??= options.http ? Promise.resolve(options.http) : openDoor(offline, world, timeout)
    // offline nothing waits
    const clock = offline ? undefined : clockOf(world, timeout, outer)
    try {
      const context: Context = { http: untilEnded(await door), world, upstreams, fast, signal: clock?.signal ?? outer ?? endless }
      const first = await gather(subject, sources, context, { offline })
      const gathered = offline ? first : await followUp(first, sources, context)
      // an abort that looks like the deadline of the scan, such as AbortSignal.timeout(), is the caller's wish all the same
      outer?.throwIfAborted()
      const judgements = judge(gathered, signalsFor(kind, chain.family.name))
      if (!listDecides(judgements)) await assertScorable(gathered, offline, { ...context, http: await door })
      return { gathered, verdict: verdictOn(gathered, judgements), at: timestamp(world) }
    } finally {
      clock?.stop()
    }
  }

  return {
    ...(offline && sources === everySource && { dismiss: dismissal() }),
    async scanWallet({ address, chain_id }, signal) {
      const { gathered, verdict, at } = await scan('wallet', address, chain_id, signal)
      return walletResult(gathered, verdict, at)
    },
    async scanToken({ contract_address, chain_id }, signal) {
      const { gathered, verdict, at } = await scan('token', contract_address, chain_id, signal)
      return tokenResult(gathered, verdict, at)
    },
  }
}

/** Offline a subject without any label ends in a failure that depends on its kind and family alone. */
function dismissal(): NonNullable<Scanner['dismiss']> {
  const failures = new Map<string, UnscoredError>()
  return (kind, chainId, address) => {
    const chain = chainById(chainId)
    const index = labels()
    if (index.find(partyOf(address, chain), chain).length > 0) return undefined
    const key = `${kind} ${chain.family.name}`
    const known = failures.get(key)
    if (known) return known
    const failure = onlyScreened(
      kind,
      index.lists.filter(({ family }) => family === chain.family.name),
    )
    failures.set(key, failure)
    return failure
  }
}

/** Offline nobody is asked, and nothing has an end to wait for. */
const endless = new AbortController().signal

/**
 * A source asks much side by side. When the time of its scan is over all of that would fail at once, and a failure of what
 * nobody awaits any more ends a process: it stays open instead. The scan itself has been told by its signal.
 */
const untilEnded =
  (http: Http): Http =>
  async (call, signal) => {
    try {
      return await http(call, signal)
    } catch (error) {
      if (signal.aborted) return new Promise(() => {})
      throw error
    }
  }

/** Offline there is no door: the network code is not even loaded. */
async function openDoor(offline: boolean, world: World, timeout: number): Promise<Http> {
  if (offline) return () => Promise.reject(new SourceError({ source: 'The network', code: 'NETWORK', problem: 'is closed: --offline' }))
  const { createHttp } = await import('../http.ts')
  return createHttp({ world, timeout: Math.min(timeout, 15_000), env: world.env })
}

/** An address on an official or curated list is scored whatever else can be learned. */
const listDecides = (judgements: readonly Judgement[]): boolean =>
  judgements.some(({ signal, verdict }) => {
    const weight = verdict.outcome === 'raised' ? signal.weights[verdict.row] : undefined
    return weight?.group === 'list' && weight.tier === 'A'
  })

function onlyScreened(kind: Subject['kind'], lists: readonly { name: string; asOf: string; entries: number }[]): UnscoredError {
  const checked = lists.map(({ name, asOf, entries }) => `${name}, state of ${asOf}, ${entries} entries: not on it`)
  const hint = 'Leave out --offline to ask the chain.'
  return new UnscoredError({ subject: kind, reason: 'offline only the lists were screened, and they clear nobody', checked, hint })
}

/** Refuses a score that would rest on nothing. */
async function assertScorable({ subject, known, essentialFailure }: Gathered, offline: boolean, context: Context): Promise<void> {
  const { chain, kind } = subject
  if (offline) {
    throw onlyScreened(kind, known.labels?.lists ?? [])
  }
  if (essentialFailure) throw essentialFailure
  const { account, activity } = known
  if (
    kind !== 'wallet' ||
    !account ||
    account.balance > 0n ||
    (account.nonce !== undefined && account.nonce > 0) ||
    account.code.kind !== 'none'
  )
    return
  if (activity?.any === false) {
    const others = chains.filter(other => other.family === chain.family && other !== chain).map(({ names }) => names[0])
    const active =
      chain.family.name === 'evm'
        ? await (await import('../sources/evm/elsewhere.ts')).activeElsewhere(subject.address, chain, context)
        : []
    throw new NoActivityError({ chain: chain.name, others, active })
  }
  if (!activity) {
    throw new SourceError({
      source: `The history of ${chain.name}`,
      code: 'UPSTREAM_UNAVAILABLE',
      problem: 'could not be read, so "no activity" cannot be told from "unknown"',
    })
  }
}

/** UTC with microseconds and without offset (interface specification, 2.1). */
const timestamp = (world: World): string => world.now().toISOString().slice(0, -1) + String(world.microseconds()).padStart(3, '0')
