import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m } from '@scure/base'
import { fromBase58Check, toBase58Check } from '../../src/chains/encoding/base58.ts'
import { type Answer, type Asked, body, by, json, status } from './upstream.ts'

/** Addresses of nobody in particular, a different one for each name, by kind. */
const bytesOf = (name: string, length: number) => sha256(utf8ToBytes(name)).subarray(0, length)
export const p2pkh = (name: string): string => toBase58Check(Uint8Array.of(0, ...bytesOf(name, 20)))
export const p2sh = (name: string): string => toBase58Check(Uint8Array.of(5, ...bytesOf(name, 20)))
export const p2wpkh = (name: string): string => bech32.encode('bc', [0, ...bech32.toWords(bytesOf(name, 20))])
export const p2tr = (name: string): string => bech32m.encode('bc', [1, ...bech32m.toWords(bytesOf(name, 32))])

/** Names that lists hold: Hydra Market on the OFAC list since 2022, and a wallet of an exchange. */
export const hydra = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX'
export const exchange = '15ZAumgvBkRBpBkvuB699FszE8KW7sUqof'
/** The address of the Colonial Pipeline ransom, which is on no list of the program. */
export const darkside = 'bc1qq2euq8pw950klpjcawuy4uj39ym43hs6cfsegq'

/** Coins at an address, or under a script of its own; satoshi. */
type Pile = readonly [home: string | { readonly script: string }, value: number]

/** A transaction of the book. Fees are what is left over. */
export interface Entry {
  readonly id: string
  /** "new" for a coinbase, "unsaid" for an input whose coins the host does not describe. */
  readonly from: readonly Pile[] | 'new' | 'unsaid'
  readonly to: readonly Pile[]
  /** Time of the block; without one it waits. */
  readonly at?: string
}

/** 64 hex digits, a different one for each name. */
export const txid = (name: string): string => Buffer.from(sha256(utf8ToBytes(name))).toString('hex')

/** The locking script of an address, in hex. */
function scriptOf(home: Pile[0]): string {
  if (typeof home !== 'string') return home.script
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const decoded = fromBase58Check(home)
  if (decoded instanceof Uint8Array) {
    const hash = hex(decoded.subarray(1))
    return decoded[0] === 0 ? `76a914${hash}88ac` : `a914${hash}87`
  }
  const [version = 0, ...data] = (home.startsWith('bc1p') ? bech32m : bech32).decode(home as `bc1${string}`).words
  const program = bech32.fromWords(data)
  return `${version === 0 ? '00' : (0x50 + version).toString(16)}${program.length.toString(16)}${hex(program)}`
}
const outputOf = ([home, value]: Pile) => ({
  scriptpubkey: scriptOf(home),
  ...(typeof home === 'string' && { scriptpubkey_address: home }),
  value,
})
const sum = (piles: readonly Pile[]): number => piles.reduce((all, [, value]) => all + value, 0)
const secondsOf = (at: string): number => Date.parse(at) / 1000

/** A transaction as Esplora writes it. */
export function esploraTransaction({ id, from, to, at }: Entry): object {
  const source = (index: number) => ({
    txid: txid(`${id} from ${index}`),
    vout: index,
    sequence: 4294967293,
    scriptsig: '',
    is_coinbase: false,
  })
  const vin =
    from === 'new'
      ? [{ ...source(0), txid: '0'.repeat(64), vout: 4294967295, prevout: null, is_coinbase: true }]
      : from === 'unsaid'
        ? [{ ...source(0), prevout: null }]
        : from.map((pile, index) => ({ ...source(index), prevout: outputOf(pile) }))
  return {
    txid: txid(id),
    version: 2,
    locktime: 0,
    vin,
    vout: to.map(outputOf),
    fee: Array.isArray(from) ? sum(from) - sum(to) : 0,
    status: at === undefined ? { confirmed: false } : { confirmed: true, block_height: 800_000, block_time: secondsOf(at) },
  }
}

/** A transaction as blockchain.info writes it. */
function blockchainTransaction({ id, from, to, at }: Entry, address: string): object {
  const coin = ([home, value]: Pile, n: number) => ({ value, n, script: scriptOf(home), ...(typeof home === 'string' && { addr: home }) })
  return {
    hash: txid(id),
    fee: Array.isArray(from) ? sum(from) - sum(to) : 0,
    time: secondsOf(at ?? '2026-11-20T11:00:00Z'),
    block_height: at === undefined ? null : 800_000,
    vin_sz: Array.isArray(from) ? from.length : 1,
    vout_sz: to.length,
    inputs: Array.isArray(from)
      ? from.map((pile, n) => ({ prev_out: { ...coin(pile, n), tx_index: 5272690575048283 } }))
      : [{ prev_out: from === 'new' ? { n: 4294967295, script: '', tx_index: 0, type: 0, value: 0 } : null }],
    // of a payment to the address it shows the outputs to the address alone
    out: to.map(coin).filter((_, at) => counts(from, address) > 0 || to[at]?.[0] === address),
  }
}

const pays = (piles: Entry['from'], address: string): number =>
  Array.isArray(piles) ? sum(piles.filter(([home]: Pile) => home === address)) : 0
const counts = (piles: Entry['from'], address: string): number =>
  Array.isArray(piles) ? piles.filter(([home]: Pile) => home === address).length : 0

/** Entries that the address has a part in. One whose inputs are not said is everybody's. */
const touching = (book: readonly Entry[], address: string): readonly Entry[] =>
  book.filter(({ from, to }) => counts(from, address) > 0 || counts(to, address) > 0 || from === 'unsaid')

const total = (entries: readonly Entry[], address: string) => ({
  funded_txo_count: entries.reduce((all, { to }) => all + counts(to, address), 0),
  funded_txo_sum: entries.reduce((all, { to }) => all + pays(to, address), 0),
  spent_txo_count: entries.reduce((all, { from }) => all + counts(from, address), 0),
  spent_txo_sum: entries.reduce((all, { from }) => all + pays(from, address), 0),
  tx_count: entries.length,
})

const asOf = (entries: readonly Entry[], confirmed: boolean) => entries.filter(({ at }) => (at !== undefined) === confirmed)

/** The totals of an address as Esplora writes them. */
export const esploraTotals = (book: readonly Entry[], address: string): object => ({
  address,
  chain_stats: total(asOf(touching(book, address), true), address),
  mempool_stats: total(asOf(touching(book, address), false), address),
})

const perPage = 25

/** An Esplora that knows a book, newest first. Paths may stand below any base. */
export const esploraOf = (book: readonly Entry[]): Answer =>
  by(({ path }) => {
    const [, address = '', list, last] =
      /\/address\/([^/?]+)(?:\/(txs(?:\/chain)?)(?:\/([0-9a-f]{64}))?)?$/.exec(path.split('?')[0] ?? '') ?? []
    if (/\/blocks\/tip\/height$/.test(path)) return body('923000')
    if (address === '') return body('Invalid Bitcoin address', { status: 400 })
    if (list === undefined) return json(esploraTotals(book, address))
    const mine = touching(book, address)
    const chain = asOf(mine, true)
    const from = last === undefined ? 0 : chain.findIndex(({ id }) => txid(id) === last) + 1
    const page = chain.slice(from, from + perPage)
    return json([...(list === 'txs' ? asOf(mine, false) : []), ...page].map(esploraTransaction))
  })

/** blockchain.info over the same book. */
export const blockchainInfoOf = (book: readonly Entry[]): Answer =>
  by(({ query }) => {
    const address = query.get('active') ?? ''
    const mine = touching(book, address)
    const { funded_txo_sum: received, spent_txo_sum: sent } = total(mine, address)
    const totals = { address, final_balance: received - sent, n_tx: mine.length, total_received: received, total_sent: sent }
    return json({ addresses: [totals], wallet: {}, txs: mine.slice(0, 100).map(entry => blockchainTransaction(entry, address)), info: {} })
  })

/** Every host of Bitcoin by its name, as `contextOf` tells it; who is not named is down. */
export const hostsAnswering = (answers: Readonly<Record<string, Answer>>): Answer =>
  by(({ headers }: Asked) => answers[String(headers['x-meant-for'])] ?? status(503))
