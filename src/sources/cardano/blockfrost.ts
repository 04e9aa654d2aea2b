import type { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Context } from '../source.ts'
import { below } from './below.ts'
import * as shapes from './blockfrost-shapes.ts'
import { credentialsOf } from './credentials.ts'
import type { Asset, CardanoIndex, Entry, Holder, Script, Tip, Transaction } from './index-of-cardano.ts'
import { assertFresh, timeReader } from './times.ts'

/** Rows of a page, the most the service sends. */
const page = 100

/** Blockfrost at `base`, with the key of a project. It serves transactions one by one, so fewer of them are read. */
export function blockfrost(base: URL, project: string, { pace }: { pace?: number } = {}): CardanoIndex {
  const name = 'Blockfrost'
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })
  /** What is at `path`; `undefined` where the service knows nothing of it. */
  const ask = <T>(path: string, schema: z.ZodType<T>, { http, signal }: Context): Promise<T | undefined> =>
    http(
      {
        source: name,
        url: below(base, path),
        schema: shapes.answered(schema),
        headers: { project_id: project },
        alsoStatus: shapes.refusals,
        refusal: shapes.refusalIn,
        ...(pace !== undefined && { pace }),
      },
      signal,
    ).then(answer => (shapes.isError(answer) ? undefined : answer))
  const proof = (path: string, result: string): Proof => ({ source: name, method: `GET ${path}`, result })
  const timeOf = timeReader(name)

  const tipNow = async (context: Context): Promise<Tip> => {
    const row = await ask('/blocks/latest', shapes.block, context)
    const at = row && timeOf(row.time, context)
    if (!row || !at) throw bad('does not say how far it has read the chain')
    const tip: Tip = { slot: row.slot, height: row.height, hash: row.hash, at }
    assertFresh(name, tip, context)
    return tip
  }

  const entries = async (address: string, query: string, context: Context): Promise<Entry[]> =>
    ((await ask(`/addresses/${address}/transactions?${query}`, shapes.entries, context)) ?? []).map(({ tx_hash: hash, block_time }) => {
      const at = timeOf(block_time, context)
      return { hash, ...(at && { at }) }
    })

  const scriptOf = async (hash: string, context: Context): Promise<Script | undefined> => {
    const [about, json, cbor] = await Promise.all([
      ask(`/scripts/${hash}`, shapes.script, context),
      ask(`/scripts/${hash}/json`, shapes.scriptJson, context),
      ask(`/scripts/${hash}/cbor`, shapes.scriptBytes, context),
    ])
    if (about && about.script_hash !== hash) throw bad('answered for another script')
    return about && shapes.scriptIn(about.type, json?.json, cbor?.cbor)
  }

  return {
    name,
    mostRead: 20,
    methods: { transactions: 'GET /txs/{hash}/utxos', script: 'GET /scripts/{script_hash}/json' },

    async holder(address, context): Promise<Holder> {
      const stake = address.startsWith('stake1')
      const { payment, stake: staker } = credentialsOf(address)
      const owner = payment ?? staker
      const about = stake ? `/accounts/${address}` : `/addresses/${address}`
      const totals = stake ? `/accounts/${address}/addresses/total` : `/addresses/${address}/total`
      const [state, total, newest, tip, script] = await Promise.all([
        stake ? ask(about, shapes.account, context) : ask(about, shapes.address, context),
        ask(totals, shapes.total, context),
        // there is no list of the transactions of a stake address
        stake ? [] : entries(address, `order=desc&count=${page}`, context),
        tipNow(context),
        owner?.kind === 'script' ? scriptOf(owner.hash, context) : undefined,
      ])
      if (state && state.of !== address) throw bad('answered for another address')
      if (state && total?.tx_count === undefined) throw bad('does not say how many transactions there are')
      return {
        seen: state !== undefined,
        balance: state ? state.balance : 0n,
        entries: newest,
        total: { value: total?.tx_count ?? newest.length, atLeast: false },
        ...(script && { script }),
        tip,
        proofs: [
          proof(about, state ? `${state.balance} lovelace` : 'never seen'),
          proof(totals, `${total?.tx_count ?? 'no'} transactions`),
        ],
      }
    },

    oldest: (address, context) =>
      address.startsWith('stake1')
        ? Promise.reject(
            new SourceError({ source: name, code: 'UPSTREAM_UNAVAILABLE', problem: 'does not list the transactions of a stake address' }),
          )
        : entries(address, 'order=asc&count=10', context),

    transactions: (hashes, context) =>
      Promise.all(
        hashes.map(async (hash): Promise<Transaction> => {
          const [about, moved] = await Promise.all([
            ask(`/txs/${hash}`, shapes.transaction, context),
            ask(`/txs/${hash}/utxos`, shapes.moved, context),
          ])
          if (!about || !moved || about.hash !== hash || moved.hash !== hash) throw bad('answered for another transaction')
          const at = timeOf(about.block_time, context)
          // collateral is spent in place of the inputs when scripts fail, and references are only looked at
          const spent = moved.inputs.filter(
            ({ collateral, reference }) => (collateral === true) === !about.valid_contract && reference !== true,
          )
          return {
            hash,
            ...(at && { at }),
            valid: about.valid_contract,
            decimals: new Map(),
            inputs: spent.map(shapes.outputIn),
            outputs: moved.outputs.filter(({ collateral }) => (collateral === true) === !about.valid_contract).map(shapes.outputIn),
          }
        }),
      ),

    async asset({ policy, name: own }, context): Promise<Asset | undefined> {
      const [row, script, tip, first] = await Promise.all([
        ask(`/assets/${policy}${own}`, shapes.asset, context),
        scriptOf(policy, context),
        tipNow(context),
        ask(`/assets/${policy}${own}/addresses?count=${page}`, shapes.holdings, context),
      ])
      if (!row) return undefined
      if (row.asset !== `${policy}${own}`) throw bad('answered for another asset')
      const born = await ask(`/txs/${row.initial_mint_tx_hash}`, shapes.transaction, context)
      const created = born && timeOf(born.block_time, context)
      const complete = first !== undefined && first.length < page
      return {
        ...shapes.assetIn(row),
        ...(created && { created }),
        ...(script && { script }),
        ...(first && {
          holders: {
            first: first.map(({ address, quantity: amount }) => ({ address, amount })),
            complete,
            ...(complete && { count: first.length }),
          },
        }),
        tip,
        proofs: [
          proof(`/assets/${policy}${own}`, `supply ${row.quantity}, minted or burned ${row.mint_or_burn_count ?? '?'} times`),
          ...(created ? [proof(`/txs/${row.initial_mint_tx_hash}`, created.toISOString())] : []),
        ],
      }
    },

    moreHolders: () => Promise.resolve(undefined),

    find: () =>
      Promise.reject(new SourceError({ source: name, code: 'UPSTREAM_UNAVAILABLE', problem: 'cannot find a token by its fingerprint' })),
  }
}
