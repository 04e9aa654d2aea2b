import type { Chain } from '../../chains/index.ts'
import { within } from '../../clock.ts'
import { SourceError } from '../../errors.ts'
import type { ApprovalHistory } from '../../evidence/approvals.ts'
import { explorersOf } from '../explorer/explorer.ts'
import type { IndexedApprovals } from '../explorer/index-of-chain.ts'
import { registered } from '../identity.ts'
import type { Context } from '../source.ts'
import { type Grant, newest } from './approval-events.ts'
import { approvalWindows } from './approval-windows.ts'
import { endpointsFor } from './endpoints.ts'
import type { Rpc } from './pool.ts'
import { createNodes } from './quorum.ts'

/** Whose approvals are read. */
export interface Wallet {
  readonly chain: Chain
  readonly address: string
}

/** Requests for windows before an index is asked, and after it where it did not help. */
const [firstWindows, moreWindows] = [4, 120]
/** Approvals that are read again. Anybody can write events that name a wallet, so there is no end to them. */
const mostGrants = 1_000

export const poolOf = ({ chain }: Wallet, { http, upstreams, world }: Context, signal: AbortSignal): Rpc =>
  createNodes({ http, endpoints: endpointsFor(chain.id, upstreams.rpcUrl, upstreams.otherRpcUrls), chain: chain.name, signal, world }).rpc

/**
 * The approvals that a wallet gave up to the block `to`, as the events name them, and how far back they are known. Takes
 * half of `time` (milliseconds) at most. Rejects with `SourceError` where nobody tells anything.
 */
export const readHistory = (wallet: Wallet, context: Context, to: bigint, time: number): Promise<Told> =>
  within(context.world, Math.ceil(time / 2), context.signal, ({ signal }) => readUntil(wallet, context, to, signal))

interface Told {
  readonly grants: readonly Grant[]
  readonly history: ApprovalHistory
}

async function readUntil(wallet: Wallet, context: Context, to: bigint, signal: AbortSignal): Promise<Told> {
  const windows = approvalWindows(poolOf(wallet, context, signal), wallet.address, to)
  const trouble: string[] = []
  /** `undefined` for what failed, or took too long; the caller's wish to stop is not among it. */
  const tried = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      context.signal.throwIfAborted()
      if (signal.aborted) trouble.push('there was no time for more')
      else if (error instanceof SourceError) trouble.push(error.message)
      else throw error
      return undefined
    }
  }

  await tried(() => windows.read(firstWindows))
  let indexed: (IndexedApprovals & { readonly name: string }) | undefined
  if (windows.from() > 0n) {
    for (const place of explorersOf(wallet.chain, context.upstreams)) {
      const answer = await tried(() => place.open().approvals(wallet.address, to, { ...context, signal }))
      indexed = answer && { ...answer, name: place.name }
      if (indexed) break
    }
    if ((indexed?.to ?? -1n) < windows.from() - 1n) await tried(() => windows.read(moreWindows))
  }
  const joined = indexed !== undefined && indexed.to >= windows.from() - 1n
  const first = joined ? 0n : windows.from()
  if (first > to && (indexed === undefined || indexed.to < 0n))
    throw new SourceError({
      source: `The history of ${wallet.chain.name}`,
      code: 'UPSTREAM_UNAVAILABLE',
      problem: `could not be read: ${trouble.at(-1) ?? 'nobody has it'}`,
    })
  const all = inOrder(newest([...windows.items, ...(indexed?.grants ?? [])]), wallet.chain)
  const reason =
    first > 0n
      ? (trouble.at(-1) ?? 'the node allows only few blocks at a time, and no explorer told the rest')
      : all.length > mostGrants
        ? `${all.length} different approvals are named; ${mostGrants} of them were read`
        : undefined
  const history: ApprovalHistory = {
    from: first,
    to,
    complete: reason === undefined,
    ...(reason !== undefined && { reason }),
    sources: [...(windows.from() <= to ? ['Node'] : []), ...(indexed ? [indexed.name] : [])],
  }
  return { grants: all.slice(0, mostGrants), history }
}

/** Genuine tokens first, then the newest: whoever floods a wallet with events of his own pushes nothing of worth out. */
function inOrder(grants: readonly Grant[], { id }: Chain): Grant[] {
  const rank = ({ token }: Grant) => (registered(id, token) ? 1 : 0)
  return [...grants].sort((a, b) => rank(b) - rank(a) || (a.given.block < b.given.block ? 1 : a.given.block > b.given.block ? -1 : 0))
}
