import { z } from 'zod'
import type { Refusal } from '../../http.ts'
import { count, whole } from '../quantities.ts'
import type { Asset, Output, Script } from './index-of-cardano.ts'

/** Statuses whose body is an error of the service: what is meant stands in it (documentation, "Errors"). */
export const refusals = [400, 402, 403, 404, 418] as const

const error = z.looseObject({ status_code: z.int(), error: z.string(), message: z.string() })
type ServiceError = z.output<typeof error>

/** An answer of that shape, or the error of the service. */
export const answered = <T>(schema: z.ZodType<T>): z.ZodType<T | ServiceError> => z.union([error, schema])

export const isError = <T>(answer: T | ServiceError): answer is ServiceError => error.safeParse(answer).success

/** 402 is the limit of the day, 418 a ban after too many 429; 404 says that there is nothing, which is an answer. */
export function refusalIn(answer: unknown): Refusal | undefined {
  const { success, data } = error.safeParse(answer)
  if (!success || data.status_code === 404) return undefined
  if (data.status_code === 402 || data.status_code === 418 || data.status_code === 429)
    return { code: 'RATE_LIMITED', problem: data.status_code === 402 ? 'has no requests left for today' : 'asks for fewer requests' }
  const problem = data.status_code === 403 ? 'does not accept the project id' : `refused with status ${data.status_code}`
  return { code: 'UPSTREAM_UNAVAILABLE', problem }
}

const hash32 = z.string().regex(/^[0-9a-f]{64}$/)
const hash28 = z.string().regex(/^[0-9a-f]{56}$/)
const amounts = z.array(z.looseObject({ unit: z.string(), quantity: whole }))
type Amounts = z.output<typeof amounts>

const lovelaceIn = (list: Amounts): bigint => list.reduce((sum, { unit, quantity }) => (unit === 'lovelace' ? sum + quantity : sum), 0n)

export const block = z.looseObject({ time: z.unknown(), height: z.int().min(0), hash: hash32, slot: whole })
export const address = z
  .looseObject({ address: z.string(), amount: amounts })
  .transform(({ address: of, amount }) => ({ of, balance: lovelaceIn(amount) }))
export const account = z
  .looseObject({ stake_address: z.string(), controlled_amount: whole })
  .transform(({ stake_address: of, controlled_amount: balance }) => ({ of, balance }))
export const total = z.looseObject({ tx_count: count })
export const entries = z.array(z.looseObject({ tx_hash: hash32, block_time: z.unknown() }))

export const transaction = z.looseObject({ hash: hash32, block_time: z.unknown(), valid_contract: z.boolean() })
const output = z.looseObject({
  address: z.string(),
  amount: amounts,
  collateral: z.boolean().nullish(),
  reference: z.boolean().nullish(),
})
export const moved = z.looseObject({ hash: hash32, inputs: z.array(output), outputs: z.array(output) })
export const outputIn = ({ address: at, amount }: z.output<typeof output>): Output => ({
  address: at,
  amounts: new Map(amount.map(({ unit, quantity }) => [unit === 'lovelace' ? unit : `${unit.slice(0, 56)}.${unit.slice(56)}`, quantity])),
})

export const script = z.looseObject({ script_hash: hash28, type: z.string() })
export const scriptJson = z.looseObject({ json: z.unknown() })
export const scriptBytes = z.looseObject({ cbor: z.string().nullish() })
export function scriptIn(type: string, json: unknown, cbor: string | null | undefined): Script | undefined {
  if (type === 'timelock') return { kind: 'native', json }
  const version = ([1, 2, 3] as const).find(candidate => type.toLowerCase() === `plutusv${candidate}`)
  const hex = cbor?.toLowerCase()
  return version && { kind: 'plutus', version, ...(hex !== undefined && /^([0-9a-f]{2})+$/.test(hex) && { bytes: hex }) }
}

const words = z.looseObject({ name: z.unknown(), ticker: z.unknown(), decimals: z.unknown() })
export const asset = z.looseObject({
  asset: z.string(),
  quantity: whole,
  initial_mint_tx_hash: hash32,
  mint_or_burn_count: count,
  onchain_metadata: words.nullish(),
  metadata: words.nullish(),
})
export const holdings = z.array(z.looseObject({ address: z.string(), quantity: whole }))

export const assetIn = (row: z.output<typeof asset>): Pick<Asset, 'supply' | 'mints' | 'registry' | 'onChain'> => ({
  supply: row.quantity,
  // mints and burns are counted together: one of them is one mint
  ...(row.mint_or_burn_count === 1 && { mints: 1 }),
  ...(row.metadata && { registry: wordsIn(row.metadata) }),
  ...(row.onchain_metadata && { onChain: wordsIn(row.onchain_metadata) }),
})

const small = z.int().min(0).max(255)

const wordsIn = ({ name, ticker, decimals }: z.output<typeof words>): NonNullable<Asset['registry']> => ({
  ...(typeof name === 'string' && { name }),
  ...(typeof ticker === 'string' && { ticker }),
  ...(small.safeParse(decimals).success && { decimals: small.parse(decimals) }),
})
