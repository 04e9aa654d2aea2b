import { z } from 'zod'
import type { Chain } from '../../chains/index.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Holder, Holders } from '../../evidence/holders.ts'
import { readWhole } from '../../read.ts'
import { labels } from '../lists/source.ts'
import { isNobody, tronAddress } from './address.ts'
import type { Ask, TronHost } from './grid.ts'

/** Holders that are read: enough to find some who are nobody in particular. */
const most = 50

/** One holder: an object whose only key is the address. */
const row = z.record(z.string(), z.unknown()).transform((raw, context): { address: string; amount: bigint } => {
  const [[address, amount] = [], ...others] = Object.entries(raw)
  const [named, reading] = [tronAddress.safeParse(address), readWhole(amount)]
  if (others.length === 0 && named.success && typeof reading === 'object') return { address: named.data, amount: reading.value }
  context.addIssue({ code: 'custom', message: 'not a holder and a balance' })
  return z.NEVER
})
const page = z.looseObject({
  data: z.array(row).max(most),
  meta: z.looseObject({ fingerprint: z.string().optional() }).optional(),
})

export interface HolderList {
  /** Largest first. */
  readonly rows: readonly { readonly address: string; readonly amount: bigint }[]
  readonly complete: boolean
  readonly proof: Proof
}

/** The largest holders of a token, from the index. Rejects with `SourceError`. */
export async function readHolders(host: TronHost, ask: Ask, token: string): Promise<HolderList> {
  const path = `/v1/contracts/${token}/tokens`
  const { data, meta } = await ask({ path: `${path}?limit=${most}&order_by=balance,desc`, schema: page })
  const rows = data.filter(({ amount }) => amount > 0n)
  const complete = meta?.fingerprint === undefined || data.length < most
  return {
    rows,
    complete,
    proof: { source: host.name, method: `GET ${path}`, result: `${rows.length} holders${complete ? '' : ', and there are more'}` },
  }
}

/**
 * Holders to be tried, drawn from the whole list: the largest are often insiders whom a trap spares. Pools, the owner, the
 * deployer and the token itself are not asked.
 */
export function sampleOf({ rows }: HolderList, without: readonly (string | null)[], size: number): HolderList['rows'] {
  const candidates = rows.filter(({ address, amount }) => amount > 1n && !isNobody(address) && !without.includes(address))
  const places = Array.from({ length: size }, (_, at) => Math.floor((at * (candidates.length - 1)) / Math.max(1, size - 1)))
  return [...new Set(places)].flatMap(place => candidates[place] ?? [])
}

/** The list as evidence. `codeSizes` tells contracts from accounts, as far as they were looked at. */
export function holdersOf(
  { rows, complete, proof }: HolderList,
  {
    chain,
    pools,
    codeSizes,
    supply,
  }: {
    readonly chain: Chain
    readonly pools: readonly string[]
    readonly codeSizes: ReadonlyMap<string, bigint>
    readonly supply: bigint | undefined
  },
): Holders {
  const top = rows.map(({ address, amount }): Holder => ({ address, amount, kind: kindOf(address, chain, pools, codeSizes) }))
  const locked = top.filter(({ kind }) => kind === 'burned' || kind === 'pool').reduce((sum, { amount }) => sum + amount, 0n)
  const listed = top.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    count: { value: rows.length, atLeast: !complete },
    top,
    // balances beyond the supply are no balances
    ...(supply !== undefined && listed <= supply && { float: supply - locked }),
    proofs: [proof],
  }
}

function kindOf(address: string, chain: Chain, pools: readonly string[], codeSizes: ReadonlyMap<string, bigint>): Holder['kind'] {
  if (isNobody(address)) return 'burned'
  if (pools.includes(address)) return 'pool'
  const named = labels().find(address, chain)
  if (named.some(({ category }) => category === 'burn')) return 'burned'
  if (named.some(({ category }) => category === 'service')) return 'service'
  const size = codeSizes.get(address)
  return size === undefined ? 'unknown' : size > 0n ? 'contract' : 'account'
}
