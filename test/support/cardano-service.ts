import { bech32 } from '@scure/base'
import { type Answer, type Asked, by, json, startUpstream, status, type Upstream } from './upstream.ts'

/** 28 bytes in hex that are a different hash for each word. */
export const hash28 = (word: string): string => Buffer.from(word.padEnd(28, '.').slice(0, 28)).toString('hex')
export const hash32 = (word: string): string => Buffer.from(word.padEnd(32, '.').slice(0, 32)).toString('hex')

interface Part {
  readonly kind: 'key' | 'script'
  readonly hash: string
}
export const key = (word: string): Part => ({ kind: 'key', hash: hash28(word) })
export const script = (hash: string): Part => ({ kind: 'script', hash })

/** A Shelley address of mainnet (CIP-19). */
export function shelley(payment: Part, stake?: Part): string {
  const type = (stake ? 0 : 6) + (payment.kind === 'script' ? 1 : 0) + (stake?.kind === 'script' ? 2 : 0)
  return encode('addr', `${type.toString(16)}1${payment.hash}${stake ? stake.hash : ''}`)
}
export const stakeAddress = ({ kind, hash }: Part): string => encode('stake', `${kind === 'key' ? 'e' : 'f'}1${hash}`)
const encode = (prefix: string, hex: string): string => bech32.encode(prefix, bech32.toWords(Buffer.from(hex, 'hex')), 130)

interface Amounts {
  readonly lovelace: bigint
  /** By policy, dot and name. */
  readonly [asset: string]: bigint
}

export interface ScriptedTransaction {
  readonly at: Date
  readonly inputs: readonly (readonly [address: string, amounts: Amounts])[]
  readonly outputs: readonly (readonly [address: string, amounts: Amounts])[]
  readonly valid?: boolean
}

export interface ScriptedAsset {
  readonly supply: bigint
  readonly created: Date
  readonly mints?: number
  readonly registry?: { readonly name: string; readonly ticker: string; readonly decimals: number } | null
  readonly cip68?: unknown
  /** Address and amount. */
  readonly holders?: readonly (readonly [address: string, amount: bigint])[]
  /** What /asset_summary says where it is another number. */
  readonly count?: number
}

/** What the stand-in knows of the chain. Histories follow from the transactions, newest first. */
export interface CardanoScene {
  readonly now: Date
  /** Lovelace by address or stake address; what is not here was never seen. */
  readonly balances?: Readonly<Record<string, bigint>>
  readonly transactions?: Readonly<Record<string, ScriptedTransaction>>
  /** Histories where they are longer than the transactions that are written down. */
  readonly histories?: Readonly<Record<string, readonly (readonly [hash: string, at: Date])[]>>
  readonly scripts?: Readonly<Record<string, object>>
  /** By policy, dot and name. */
  readonly assets?: Readonly<Record<string, ScriptedAsset>>
  readonly fingerprints?: Readonly<Record<string, string>>
  /** Decides about a request before the chain is asked. */
  readonly instead?: (asked: Asked) => Answer | undefined
}

export interface CardanoService extends Upstream {
  /** Another chain from now on; forgets earlier requests. */
  show(scene: CardanoScene): void
}

/** A Koios of one's own on loopback, in the shapes of its version 1.4. */
export async function startCardano(scene?: CardanoScene): Promise<CardanoService> {
  const upstream = await startUpstream(status(404))
  const service: CardanoService = Object.assign(Object.create(upstream) as Upstream, {
    show: (next: CardanoScene) => upstream.answer(koiosOf(next)),
  })
  if (scene) service.show(scene)
  return service
}

/** Slot of a moment: one a second since Shelley began. */
export const slotOf = (at: Date): number => Math.floor(at.getTime() / 1000) - 1_596_059_091 + 4_492_800
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Answers as the service does. */
export const koiosOf = (scene: CardanoScene): Answer => by(asked => scene.instead?.(asked) ?? json(rows(scene, asked)))

function rows(scene: CardanoScene, { path, query, body }: Asked): unknown {
  const { now, balances = {}, scripts = {}, assets = {}, transactions = {}, fingerprints = {} } = scene
  const named = (field: string): string[] => (JSON.parse(body) as Record<string, string[]>)[field] ?? []
  const [, endpoint] = /\/(\w+)(?:\?|$)/.exec(path) ?? []
  const assetAsked = () => `${query.get('_asset_policy')}.${query.get('_asset_name')}`
  const paged = <T>(list: readonly T[]): T[] => {
    const offset = Number(query.get('offset') ?? 0)
    return list.slice(offset, offset + Number(query.get('limit') ?? 1_000))
  }
  switch (endpoint) {
    case 'tip':
      return [
        {
          hash: hash32('tip'),
          era: 'Conway',
          epoch_no: 600,
          abs_slot: slotOf(now),
          epoch_slot: 1,
          block_no: 12_700_000,
          block_time: seconds(now),
        },
      ]
    case 'address_info':
      return named('_addresses').flatMap(address =>
        balances[address] === undefined
          ? []
          : [{ address, balance: String(balances[address]), stake_address: null, script_address: false }],
      )
    case 'account_info':
      return named('_stake_addresses').flatMap(stake_address =>
        balances[stake_address] === undefined
          ? []
          : [{ stake_address, status: 'registered', total_balance: String(balances[stake_address]) }],
      )
    case 'address_txs':
      return paged(historyOf(scene, named('_addresses')[0] ?? '', query))
    case 'account_txs':
      return paged(historyOf(scene, query.get('_stake_address') ?? '', query))
    case 'tx_info':
      return named('_tx_hashes').flatMap(hash => (transactions[hash] ? [transactionRow(hash, transactions[hash])] : []))
    case 'script_info':
      return named('_script_hashes').flatMap(hash =>
        scripts[hash] ? [{ script_hash: hash, creation_tx_hash: hash32('s'), ...scripts[hash] }] : [],
      )
    case 'asset_info':
      return (JSON.parse(body) as { _asset_list: [string, string][] })._asset_list.flatMap(([policy, name]) => {
        const asset = assets[`${policy}.${name}`]
        return asset ? [assetRow(policy, name, asset)] : []
      })
    case 'asset_summary': {
      const asset = assets[assetAsked()]
      return asset
        ? [{ total_transactions: 1, staked_wallets: 1, unstaked_addresses: 0, addresses: asset.count ?? asset.holders?.length ?? 0 }]
        : []
    }
    case 'asset_addresses':
      return paged(
        (assets[assetAsked()]?.holders ?? []).map(([payment_address, quantity]) => ({
          payment_address,
          stake_address: null,
          quantity: String(quantity),
        })),
      )
    case 'asset_list': {
      const [policy_id, asset_name] = fingerprints[(query.get('fingerprint') ?? '').replace(/^eq\./, '')]?.split('.') ?? []
      return policy_id === undefined ? [] : [{ policy_id, asset_name, asset_name_ascii: '', fingerprint: '' }]
    }
    default:
      return []
  }
}

function historyOf({ transactions = {}, histories = {} }: CardanoScene, address: string, query: URLSearchParams): object[] {
  const found = Object.entries(transactions).flatMap(([hash, { at, inputs, outputs }]) =>
    [...inputs, ...outputs].some(([party]) => party === address) ? [[hash, at] as const] : [],
  )
  const sign = query.get('order') === 'block_height.asc' ? 1 : -1
  return [...(histories[address] ?? found)]
    .sort(([, a], [, b]) => sign * (a.getTime() - b.getTime()))
    .map(([tx_hash, at]) => ({ tx_hash, epoch_no: 600, block_height: 12_000_000, block_time: seconds(at) }))
}

const outputRow = ([bech, amounts]: readonly [string, Amounts]) => ({
  payment_addr: { bech32: bech, cred: null },
  stake_addr: null,
  tx_hash: hash32('before'),
  tx_index: 0,
  value: String(amounts.lovelace),
  datum_hash: null,
  inline_datum: null,
  reference_script: null,
  asset_list: Object.entries(amounts).flatMap(([asset, quantity]) => {
    const [policy_id, asset_name = ''] = asset.split('.')
    return asset === 'lovelace' ? [] : [{ policy_id, asset_name, fingerprint: '', decimals: 0, quantity: String(quantity) }]
  }),
})

const transactionRow = (tx_hash: string, { at, inputs, outputs, valid = true }: ScriptedTransaction) => ({
  tx_hash,
  block_height: 12_000_000,
  tx_timestamp: seconds(at),
  fee: '170000',
  valid_contract: valid,
  collateral_inputs: [],
  inputs: inputs.map(outputRow),
  outputs: outputs.map(outputRow),
})

const assetRow = (policy_id: string, asset_name: string, { supply, created, mints = 1, registry = null, cip68 = null }: ScriptedAsset) => ({
  policy_id,
  asset_name,
  total_supply: String(supply),
  mint_cnt: mints,
  burn_cnt: 0,
  creation_time: seconds(created),
  token_registry_metadata: registry && { ...registry, description: '', url: null, logo: null },
  cip68_metadata: cip68,
})
