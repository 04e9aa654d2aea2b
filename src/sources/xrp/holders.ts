import { z } from 'zod'
import type { Chain } from '../../chains/index.ts'
import type { PinnedBlock, Proof } from '../../evidence/evidence.ts'
import type { Holder, Holders } from '../../evidence/holders.ts'
import { labels } from '../lists/source.ts'
import { type AccountRoot, accountInfo } from './account.ts'
import { classic, issuedValue } from './amounts.ts'
import type { IssuedCurrency } from './assets.ts'
import { controllerOf, isBlackHole } from './keys.ts'
import type { Question, Reply, Rippled } from './rippled.ts'

const linesOf = (account: string) =>
  z.looseObject({
    account: z.literal(account),
    lines: z.array(z.looseObject({ account: classic, balance: issuedValue, currency: z.string().min(3), freeze: z.boolean().optional() })),
    marker: z.unknown().optional(),
  })
type LinesPage = z.output<ReturnType<typeof linesOf>>

/** Lines that one answer brings at most, and answers that are read. */
const pageSize = 400
const mostPages = 2

export const issuerLines = (issuer: string, marker?: unknown): Question<LinesPage> => ({
  method: 'account_lines',
  params: { account: issuer, limit: pageSize, ...(marker !== undefined && { marker }) },
  result: linesOf(issuer),
  optional: true,
})

export interface Held {
  /** Holders of the currency among the lines that were read, largest first. */
  readonly found: readonly { readonly account: string; readonly amount: bigint; readonly frozen: boolean }[]
  readonly complete: boolean
}

/** Whom the issuer owes the currency. The first page was read with the state; the next follows at the same ledger. */
export async function holdersIn(
  rippled: Rippled,
  first: Reply<LinesPage>,
  { issuer, currency }: IssuedCurrency,
  ledger: PinnedBlock,
): Promise<Held> {
  if (!first.ok) return { found: [], complete: false }
  const pages = [first.value]
  for (let read = 1; read < mostPages; read++) {
    const marker = pages.at(-1)?.marker
    if (marker === undefined) break
    const reply = await rippled.at(ledger, issuerLines(issuer, marker))
    if (!reply.ok) break
    pages.push(reply.value)
  }
  const found = new Map<string, Held['found'][number]>()
  // seen from the issuer a line that somebody holds is a debt, below zero
  for (const { account, balance, currency: own, freeze } of pages.flatMap(({ lines }) => lines))
    if (own === currency && balance < 0n) found.set(account, { account, amount: -balance, frozen: freeze === true })
  return { found: [...found.values()].sort(largestFirst), complete: pages.at(-1)?.marker === undefined }
}

const largestFirst = (a: { amount: bigint }, b: { amount: bigint }): number => (b.amount > a.amount ? 1 : b.amount < a.amount ? -1 : 0)

/** Holders that are named, and those of them that are looked at one by one. */
const mostNamed = 20
const mostLooks = 3

/** Among the largest holders, how many the issuer has frozen. Only of all the lines, for a sample has no largest. */
export const frozenAmong = ({ found, complete }: Held): { balances: number; frozen: number } | undefined => {
  const largest = found.slice(0, mostNamed)
  return complete && largest.length > 0 ? { balances: largest.length, frozen: largest.filter(({ frozen }) => frozen).length } : undefined
}

/**
 * The largest holders and what they are. A fifth of what can come to market makes a holder worth a look: it may be a pool, or
 * nobody's. Lines that were read in part tell of a large holder only if one is among them; else nothing is said.
 */
export async function holdersOf(
  rippled: Rippled,
  {
    held,
    supply,
    pools,
    chain,
    ledger,
    proof,
  }: { held: Held; supply: bigint | undefined; pools: readonly string[]; chain: Chain; ledger: PinnedBlock; proof: Proof },
): Promise<Holders | undefined> {
  const named = held.found.slice(0, mostNamed)
  if (named.length === 0) return undefined
  const kinds = new Map<string, Holder['kind']>()
  for (const { account } of named) {
    const known = pools.includes(account) ? 'pool' : isBlackHole(account) ? 'burned' : isService(account, chain) ? 'service' : undefined
    if (known) kinds.set(account, known)
  }
  const float = () =>
    supply === undefined
      ? undefined
      : named.reduce(
          (left, { account, amount }) => (['pool', 'burned'].includes(kinds.get(account) ?? 'account') ? left - amount : left),
          supply,
        )
  const large = () =>
    named.filter(
      ({ account, amount }) => ['account', 'unknown'].includes(kinds.get(account) ?? 'account') && amount * 5n >= (float() ?? amount * 6n),
    )
  const looks = await Promise.all(
    large()
      .slice(0, mostLooks)
      .map(async ({ account }) => {
        const reply = await rippled.at(ledger, { ...accountInfo(account), optional: true })
        return [account, reply.ok ? kindOf(reply.value) : 'unknown'] as const
      }),
  )
  for (const [account, kind] of looks) kinds.set(account, kind)
  if (!held.complete && large().length === 0) return undefined
  const left = float()
  return {
    count: { value: held.found.length, atLeast: !held.complete },
    top: named.map(({ account, amount }): Holder => ({ address: account, amount, kind: kinds.get(account) ?? 'account' })),
    ...(left !== undefined && { float: left }),
    proofs: [proof],
  }
}

const isService = (account: string, chain: Chain): boolean =>
  labels()
    .find(account, chain)
    .some(({ category }) => category === 'service')

/** A pool, vault or broker of the ledger has no key; an account whose keys were all given away is as good as burned. */
function kindOf(root: AccountRoot): Holder['kind'] {
  const controller = controllerOf(root)
  return controller === 'program' ? 'pool' : controller === 'nobody' ? 'burned' : 'account'
}
