import { SourceError } from '../../errors.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Context } from '../source.ts'
import { type AssetId, hasFingerprint } from './asset.ts'
import { below } from './below.ts'
import { credentialsOf } from './credentials.ts'
import type { Asset, CardanoIndex, Entry, Holder, Holding, Script, Tip, Transaction } from './index-of-cardano.ts'
import * as shapes from './koios-shapes.ts'
import { assertFresh, timeReader } from './times.ts'

/** Public bodies may have 1 KB: ten hashes of 67 characters and the flags fit in it. */
const hashesABody = 10
/** Rows of a page, the most the service sends. */
const page = 1_000
/** Pages of holders that are read. */
const mostPages = 5

/** Koios at `base`, an open index that PostgREST serves; a key raises its limits. */
export function koios(base: URL, { key, pace }: { key?: string | undefined; pace?: number } = {}): CardanoIndex {
  const name = 'Koios'
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })
  const ask = <T>(path: string, schema: Parameters<typeof shapes.list<T>>[0], { http, signal }: Context, body?: unknown): Promise<T[]> =>
    http(
      {
        source: name,
        url: below(base, path),
        schema: shapes.list(schema),
        ...(body !== undefined && { method: 'POST', body }),
        ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
        ...(pace !== undefined && { pace }),
        maxBytes: 8 * 1024 * 1024,
      },
      signal,
    )
  const proof = (method: string, params: unknown, result: string): Proof => ({ source: name, method, params, result })
  const timeOf = timeReader(name)

  const tipNow = async (context: Context): Promise<Tip> => {
    const [row] = await ask('/tip', shapes.tip, context)
    const at = row && timeOf(row.block_time, context)
    if (!row || !at) throw bad('does not say how far it has read the chain')
    const tip: Tip = { slot: row.abs_slot, height: row.block_no, hash: row.hash, at }
    assertFresh(name, tip, context)
    return tip
  }

  const entriesOf = (rows: readonly shapes.EntryRow[], context: Context): Entry[] =>
    rows.map(({ tx_hash: hash, block_time }) => {
      const at = timeOf(block_time, context)
      return { hash, ...(at && { at }) }
    })

  const history = async (address: string, query: string, context: Context): Promise<Entry[]> => {
    const rows = isStake(address)
      ? await ask(`/account_txs?_stake_address=${address}&${query}`, shapes.entry, context)
      : await ask(`/address_txs?${query}`, shapes.entry, context, { _addresses: [address] })
    return entriesOf(rows, context)
  }

  const stateOf = async (address: string, context: Context): Promise<{ balance: bigint } | undefined> => {
    const rows = isStake(address)
      ? (await ask('/account_info', shapes.account, context, { _stake_addresses: [address] })).map(row => ({
          address: row.stake_address,
          balance: row.total_balance,
        }))
      : await ask('/address_info?select=address,balance,stake_address,script_address', shapes.address, context, { _addresses: [address] })
    const own = rows.find(row => row.address === address)
    if (rows.length > 0 && !own) throw bad('answered for another address')
    return own
  }

  const scriptOf = async (hash: string, context: Context): Promise<Script | undefined> => {
    const rows = await ask('/script_info', shapes.script, context, { _script_hashes: [hash] })
    const own = rows.find(row => row.script_hash === hash)
    if (rows.length > 0 && !own) throw bad('answered for another script')
    return own && shapes.scriptIn(own)
  }

  return {
    name,
    mostRead: 60,
    methods: { transactions: 'POST /tx_info', script: 'POST /script_info' },

    async holder(address, context): Promise<Holder> {
      const { payment, stake } = credentialsOf(address)
      const owner = isStake(address) ? stake : payment
      const [state, entries, tip, script] = await Promise.all([
        stateOf(address, context),
        history(address, `order=block_height.desc&limit=${page}`, context),
        tipNow(context),
        owner?.kind === 'script' ? scriptOf(owner.hash, context) : undefined,
      ])
      if (!state && entries.length > 0) throw bad('knows the history of the address and not the address')
      const atLeast = entries.length >= page
      const held = state ? `${state.balance} lovelace` : 'never seen'
      const listed = `${atLeast ? 'at least ' : ''}${entries.length} transactions`
      return {
        seen: state !== undefined,
        balance: state ? state.balance : 0n,
        entries,
        total: { value: entries.length, atLeast },
        ...(script && { script }),
        tip,
        proofs: [
          ...(isStake(address)
            ? [
                proof('POST /account_info', { _stake_addresses: [address] }, held),
                proof(`GET /account_txs?limit=${page}`, { _stake_address: address }, listed),
              ]
            : [
                proof('POST /address_info', { _addresses: [address] }, held),
                proof(`POST /address_txs?limit=${page}`, { _addresses: [address] }, listed),
              ]),
        ],
      }
    },

    oldest: (address, context) => history(address, 'order=block_height.asc&limit=10', context),

    async transactions(hashes, context): Promise<Transaction[]> {
      const bodies = Array.from({ length: Math.ceil(hashes.length / hashesABody) }, (_, at) =>
        hashes.slice(at * hashesABody, (at + 1) * hashesABody),
      )
      const answers = await Promise.all(
        bodies.map(part => ask('/tx_info', shapes.transaction, context, { _tx_hashes: part, _inputs: true, _assets: true })),
      )
      const wanted = new Set(hashes)
      return answers.flat().map((row): Transaction => {
        if (!wanted.has(row.tx_hash)) throw bad('answered for another transaction')
        const at = timeOf(row.tx_timestamp, context)
        return {
          hash: row.tx_hash,
          ...(at && { at }),
          valid: row.valid_contract !== false,
          decimals: shapes.decimalsIn([...row.inputs, ...row.outputs]),
          inputs: row.inputs.map(shapes.outputIn),
          outputs: row.outputs.map(shapes.outputIn),
        }
      })
    },

    async asset(id, context): Promise<Asset | undefined> {
      const query = `_asset_policy=${id.policy}&_asset_name=${id.name}`
      const [rows, script, tip, summary, first] = await Promise.all([
        ask(`/asset_info?select=${shapes.assetColumns}`, shapes.asset, context, { _asset_list: [[id.policy, id.name]] }),
        scriptOf(id.policy, context),
        tipNow(context),
        unlessItFails(ask(`/asset_summary?${query}`, shapes.summary, context)),
        unlessItFails(holdersOf(id, 0, context)),
      ])
      const own = rows.find(row => row.policy_id === id.policy && row.asset_name === id.name)
      if (!own) {
        if (rows.length > 0) throw bad('answered for another asset')
        return undefined
      }
      const created = timeOf(own.creation_time, context)
      const total = summary?.[0]?.addresses
      const complete = first !== undefined && first.length < page && (total === undefined || first.length >= total)
      const counted = complete ? first.length : total
      return {
        ...shapes.assetIn(own),
        ...(created && { created }),
        ...(script && { script }),
        ...(first && { holders: { first, complete, ...(counted !== undefined && { count: counted }) } }),
        tip,
        proofs: [
          proof(
            'POST /asset_info',
            { _asset_list: [[id.policy, id.name]] },
            `supply ${own.total_supply ?? 'unknown'}, minted ${own.mint_cnt ?? '?'} times`,
          ),
          proof('GET /tip', undefined, `slot ${tip.slot}`),
        ],
      }
    },

    async moreHolders(id, count, context): Promise<Holding[] | undefined> {
      const pages = Math.ceil(count / page)
      if (pages > mostPages) return undefined
      const answers = await Promise.all(
        Array.from({ length: pages - 1 }, (_, at) => unlessItFails(holdersOf(id, (at + 1) * page, context))),
      )
      const more = answers.flatMap(answer => answer ?? [])
      // a list that does not come to the number that was counted has lost somebody on the way
      return answers.every(answer => answer !== undefined) && more.length + page >= count ? more : undefined
    },

    async find(fingerprint, context): Promise<AssetId | undefined> {
      const [row] = await ask(`/asset_list?fingerprint=eq.${fingerprint}`, shapes.listed, context)
      if (!row) return undefined
      const id = { policy: row.policy_id, name: row.asset_name }
      if (!hasFingerprint(id, fingerprint)) throw bad('answered for another fingerprint')
      return id
    },
  }

  async function holdersOf(id: AssetId, offset: number, context: Context): Promise<Holding[]> {
    const query = `_asset_policy=${id.policy}&_asset_name=${id.name}&order=payment_address.asc&limit=${page}&offset=${offset}`
    const rows = await ask(`/asset_addresses?${query}`, shapes.holding, context)
    return rows.map(({ payment_address: address, quantity: amount }) => ({ address, amount }))
  }
}

const isStake = (address: string): boolean => address.startsWith('stake1')

/** Large tokens make a list of holders run into the limit of the service: the rest is worth having without it. */
const unlessItFails = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof SourceError) return undefined
    throw error
  })
