import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import { known, readUnixSeconds } from '../../read.ts'
import type { Context } from '../source.ts'
import type { Host } from './host.ts'
import { address, coinOf, satoshi, script, turnover, txid } from './script.ts'
import { concerns, contradictionIn, type Transaction } from './transaction.ts'

const name = 'blockchain.info'
const base = new URL('https://blockchain.info')
/** One request in ten seconds is what its documentation asks for. */
const pace = 0.1
/** Most transactions of one answer. */
const most = 100
const maxBytes = 16 * 1024 * 1024
/** As many as a block has room for: an input takes 41 bytes at least, of a million outside of the witness. */
const mostInputs = 24_390
/** Number of the output that a coinbase "spends". */
const noOutput = 0xffffffff

const output = z.looseObject({ value: satoshi, script, addr: address.nullish(), n: z.int().nonnegative() })
const spent = output.extend({ tx_index: z.union([z.int().nonnegative(), z.bigint()]) })
const transaction = z.looseObject({
  hash: txid,
  fee: satoshi.nullish(),
  time: z.unknown().optional(),
  block_height: z.int().nonnegative().nullish(),
  vin_sz: z.int().positive().max(mostInputs),
  vout_sz: z.int().positive(),
  inputs: z.array(z.looseObject({ prev_out: spent.nullish() })).min(1),
  out: z.array(output).min(1),
})
const answer = z.looseObject({
  addresses: z.array(
    z.looseObject({
      address: z.string(),
      final_balance: satoshi,
      n_tx: z.int().nonnegative(),
      total_sent: turnover,
    }),
  ),
  txs: z.array(transaction),
})

const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })

/**
 * blockchain.info tells totals and the newest hundred transactions in one answer, and counts coins of a bare key as those of
 * the address of the key. Of a payment to the wallet it leaves out the outputs of others, so it shows no joint transaction there.
 */
export const blockchainInfo: Host = {
  name,
  probe: new URL('/q/getblockcount', base),
  countsBareKeys: true,
  open(self, context) {
    let asked: ReturnType<typeof ask> | undefined
    const once = () => {
      asked ??= ask(self, context)
      return asked
    }
    const path = `/multiaddr?active=${self}&n=${most}&offset=0`
    return {
      async state() {
        const { totals } = await once()
        const { final_balance: balance, n_tx: transactions, total_sent: sent } = totals
        return {
          balance,
          transactions,
          sent,
          proof: { source: name, method: `GET ${path}`, result: `${balance} satoshi, ${transactions} transactions` },
        }
      },
      async newest() {
        const { transactions } = await once()
        return { transactions, proof: { source: name, method: `GET ${path}`, result: `${transactions.length} transactions` } }
      },
    }
  },
}

async function ask(self: string, { http, signal, world }: Context) {
  const url = new URL('/multiaddr', base)
  for (const [key, value] of Object.entries({ active: self, n: String(most), offset: '0' })) url.searchParams.set(key, value)
  const { addresses, txs } = await http({ source: name, url, schema: answer, pace, maxBytes }, signal)
  const [totals, another] = addresses
  if (!totals || another || totals.address !== self) throw bad('answered for another address')
  const transactions = txs.map(item => transactionOf(item, world.now()))
  if (transactions.some(one => !concerns(one, self))) throw bad('answered for another address')
  return { totals, transactions }
}

function transactionOf(item: z.output<typeof transaction>, now: Date): Transaction {
  const { hash: id, fee, time, block_height: height, inputs, out, vin_sz: inputCount, vout_sz: outputCount } = item
  const coinbase = inputs.some(({ prev_out: source }) => source?.n === noOutput)
  const confirmed = typeof height === 'number'
  const at = readUnixSeconds(confirmed ? time : undefined, now)
  if (at === 'hostile') throw bad('gave a time that cannot be true')
  const when = known(at)
  const coin = ({ value, script: text, addr }: z.output<typeof output>) => coinOf({ value, script: text, address: addr })
  const found: Transaction = {
    id,
    coinbase,
    inputs: coinbase
      ? []
      : [
          ...inputs.map(({ prev_out: source }) => (source ? { outpoint: `${source.tx_index}:${source.n}`, spends: coin(source) } : {})),
          ...Array.from({ length: Math.max(0, inputCount - inputs.length) }, () => ({})),
        ],
    outputs: out.map(coin),
    ...(out.length < outputCount && { outputsCut: true }),
    ...(typeof fee === 'bigint' && !coinbase && { fee }),
    confirmed,
    ...(when && { at: when }),
  }
  const contradiction = contradictionIn(found)
  if (contradiction) throw bad(`gave a transaction that cannot be true: ${contradiction}`)
  return found
}
