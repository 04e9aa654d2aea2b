import { z } from 'zod'
import { count, whole } from '../quantities.ts'
import { metadataIn, spelled } from './asset.ts'
import type { Asset, Output, Script } from './index-of-cardano.ts'

/** PostgREST answers with rows. */
export const list = <T>(row: z.ZodType<T>): z.ZodType<T[]> => z.array(row)

const hash32 = z.string().regex(/^[0-9a-f]{64}$/)
const hash28 = z.string().regex(/^[0-9a-f]{56}$/)
/** Name of an asset in hex; PostgREST writes an empty one as "" or null. */
const assetName = z.union([z.string().regex(/^([0-9a-f]{2}){0,32}$/), z.null().transform(() => ''), z.undefined().transform(() => '')])

export const tip = z.looseObject({ hash: hash32, abs_slot: whole, block_no: z.int().min(0), block_time: z.unknown() })
export const entry = z.looseObject({ tx_hash: hash32, block_time: z.unknown() })
export type EntryRow = z.output<typeof entry>
export const address = z.looseObject({ address: z.string(), balance: whole })
export const account = z.looseObject({ stake_address: z.string(), total_balance: whole })

const outputShape = z.looseObject({
  payment_addr: z.looseObject({ bech32: z.string() }),
  value: whole,
  asset_list: z.array(z.looseObject({ policy_id: hash28, asset_name: assetName, quantity: whole, decimals: count })).nullish(),
})
export const transaction = z.looseObject({
  tx_hash: hash32,
  tx_timestamp: z.unknown(),
  valid_contract: z.boolean().nullish(),
  inputs: z.array(outputShape),
  outputs: z.array(outputShape),
})

/** Decimals by asset, where the outputs name them. */
export const decimalsIn = (outputs: readonly z.output<typeof outputShape>[]): ReadonlyMap<string, number> =>
  new Map(
    outputs.flatMap(({ asset_list }) =>
      (asset_list ?? []).flatMap(({ policy_id, asset_name, decimals }) =>
        decimals === undefined || decimals > 255 ? [] : [[spelled({ policy: policy_id, name: asset_name }), decimals] as const],
      ),
    ),
  )

export const outputIn = ({ payment_addr, value, asset_list }: z.output<typeof outputShape>): Output => ({
  address: payment_addr.bech32,
  amounts: new Map([
    ['lovelace', value] as const,
    ...(asset_list ?? []).map(
      ({ policy_id, asset_name, quantity }) => [spelled({ policy: policy_id, name: asset_name }), quantity] as const,
    ),
  ]),
})

export const script = z.looseObject({ script_hash: hash28, type: z.string(), value: z.unknown(), bytes: z.string().nullish() })

/** Kinds as the index spells them; one that is not known is as good as none. */
export function scriptIn({ type, value, bytes }: z.output<typeof script>): Script | undefined {
  if (type === 'timelock' || type === 'multisig') return { kind: 'native', json: value }
  const version = ([1, 2, 3] as const).find(candidate => type.toLowerCase() === `plutusv${candidate}`)
  const hex = bytes?.toLowerCase()
  return version && { kind: 'plutus', version, ...(hex !== undefined && /^([0-9a-f]{2})+$/.test(hex) && { bytes: hex }) }
}

/** What is asked of /asset_info: the metadata of the minting transaction can be large, and nothing rests on it. */
export const assetColumns = 'policy_id,asset_name,total_supply,mint_cnt,creation_time,token_registry_metadata,cip68_metadata'
export const asset = z.looseObject({
  policy_id: hash28,
  asset_name: assetName,
  total_supply: whole.nullish(),
  mint_cnt: count,
  creation_time: z.unknown(),
  token_registry_metadata: z.looseObject({ name: z.string().nullish(), ticker: z.string().nullish(), decimals: count }).nullish(),
  cip68_metadata: z.record(z.string(), z.unknown()).nullish(),
})

export function assetIn(row: z.output<typeof asset>): Pick<Asset, 'supply' | 'mints' | 'registry' | 'onChain'> {
  const { total_supply: supply, mint_cnt: mints, token_registry_metadata: entry, cip68_metadata: datums } = row
  const [datum] = Object.values(datums ?? {})
  return {
    ...(supply !== undefined && supply !== null && { supply }),
    ...(mints !== undefined && { mints }),
    ...(entry && {
      registry: {
        ...(typeof entry.name === 'string' && { name: entry.name }),
        ...(typeof entry.ticker === 'string' && { ticker: entry.ticker }),
        ...(entry.decimals !== undefined && entry.decimals <= 255 && { decimals: entry.decimals }),
      },
    }),
    ...(datum !== undefined && datum !== null && { onChain: metadataIn(datum) }),
  }
}

export const summary = z.looseObject({ addresses: count })
export const holding = z.looseObject({ payment_address: z.string(), quantity: whole })
export const listed = z.looseObject({ policy_id: hash28, asset_name: assetName })
