import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { known, readUnixSeconds } from '../../read.ts'
import type { Context } from '../source.ts'
import type { Host, Page, State } from './host.ts'
import { address, coinOf, satoshi, script, turnover, txid } from './script.ts'
import { concerns, contradictionIn, type Transaction } from './transaction.ts'

/** A page of consolidations is long: thousands of inputs, each with its signature. */
const maxBytes = 16 * 1024 * 1024

const stats = z.looseObject({
  funded_txo_sum: turnover,
  spent_txo_sum: turnover,
  spent_txo_count: z.int().nonnegative(),
  tx_count: z.int().nonnegative(),
})
const totals = z.looseObject({ address: z.string(), chain_stats: stats, mempool_stats: stats })

const output = z.looseObject({ scriptpubkey: script, scriptpubkey_address: address.nullish(), value: satoshi })
const transaction = z.looseObject({
  txid,
  vin: z.array(z.looseObject({ txid, vout: z.int().nonnegative(), prevout: output.nullish(), is_coinbase: z.boolean().nullish() })).min(1),
  vout: z.array(output).min(1),
  fee: satoshi.nullish(),
  status: z.looseObject({ confirmed: z.boolean(), block_time: z.unknown().optional() }),
})
const page = z.array(transaction)

/** The interface of Esplora, which mempool.space and blockstream.info offer, at `base`. `pace` is in calls a second. */
export function esplora(name: string, base: URL, pace?: number): Host {
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })
  const proof = (path: string, result: string): Proof => ({ source: name, method: `GET ${path}`, result })
  const get = <T>(path: string, schema: z.ZodType<T>, { http, signal }: Context): Promise<T> =>
    http({ source: name, url: under(base, path), schema, maxBytes, ...(pace !== undefined && { pace }) }, signal)

  const open: Host['open'] = (self, context) => {
    const list = async (path: string): Promise<Page> => {
      const items = await get(path, page, context)
      const transactions = items.map(item => transactionOf(item, context.world.now(), bad))
      if (transactions.some(one => !concerns(one, self))) throw bad('answered for another address')
      return { transactions, proof: proof(path, `${transactions.length} transactions`) }
    }
    return {
      async state(): Promise<State> {
        const path = `/address/${self}`
        const { address: said, chain_stats: chain, mempool_stats: waiting } = await get(path, totals, context)
        if (said !== self) throw bad('answered for another address')
        const sent = chain.spent_txo_sum + waiting.spent_txo_sum
        const balance = chain.funded_txo_sum + waiting.funded_txo_sum - sent
        if (balance < 0n || chain.spent_txo_sum > chain.funded_txo_sum) throw bad('says that more was spent than received')
        const transactions = chain.tx_count + waiting.tx_count
        return {
          balance,
          transactions,
          sent,
          spends: chain.spent_txo_count + waiting.spent_txo_count,
          proof: proof(path, `${balance} satoshi, ${transactions} transactions, ${waiting.tx_count} of them without a block`),
        }
      },
      newest: () => list(`/address/${self}/txs`),
      older: before => list(`/address/${self}/txs/chain${before === undefined ? '' : `/${before}`}`),
    }
  }
  return { name, probe: under(base, '/blocks/tip/height'), countsBareKeys: false, open }
}

function transactionOf(item: z.output<typeof transaction>, now: Date, bad: (problem: string) => SourceError): Transaction {
  const { txid: id, vin, vout, fee, status } = item
  const coinbase = vin.some(({ is_coinbase: fresh }) => fresh === true)
  const at = readUnixSeconds(status.confirmed ? status.block_time : undefined, now)
  if (at === 'hostile') throw bad('gave a time that cannot be true')
  const time = known(at)
  const coin = ({ value, scriptpubkey, scriptpubkey_address }: z.output<typeof output>) =>
    coinOf({ value, script: scriptpubkey, address: scriptpubkey_address })
  const found: Transaction = {
    id,
    coinbase,
    inputs: coinbase
      ? []
      : vin.map(({ txid: source, vout: at, prevout }) => ({ outpoint: `${source}:${at}`, ...(prevout && { spends: coin(prevout) }) })),
    outputs: vout.map(coin),
    ...(typeof fee === 'bigint' && !coinbase && { fee }),
    confirmed: status.confirmed,
    ...(time && { at: time }),
  }
  const contradiction = contradictionIn(found)
  if (contradiction) throw bad(`gave a transaction that cannot be true: ${contradiction}`)
  return found
}

/** A path below the base; what the base has behind a question mark, such as a key, is sent along. */
function under(base: URL, path: string): URL {
  const url = new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`)
  for (const [key, value] of base.searchParams) url.searchParams.append(key, value)
  return url
}
