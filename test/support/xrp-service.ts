import { setTimeout as pause } from 'node:timers/promises'
import { toBase58Check } from '../../src/chains/encoding/base58.ts'
import { type Answer, type Asked, json, startUpstream, type Upstream } from './upstream.ts'

/** Flags of an account root. */
export const lsf = {
  requireAuth: 0x00040000,
  disableMaster: 0x00100000,
  noFreeze: 0x00200000,
  globalFreeze: 0x00400000,
  defaultRipple: 0x00800000,
  depositAuth: 0x01000000,
  clawback: 0x80000000,
} as const

/** An account as the ledger keeps it; what is left out is at its default. */
export interface LedgerAccount {
  /** Drops. */
  readonly balance?: string
  readonly flags?: number
  readonly regularKey?: string
  readonly signers?: { readonly quorum: number; readonly entries: readonly (readonly [string, number])[] }
  /** More members of the root. */
  readonly root?: Readonly<Record<string, unknown>>
}

/** A little ledger. Amounts are written as servers write them. */
export interface LittleLedger {
  /** 0 is the main network, 1 the test network. */
  readonly network?: number
  readonly number?: number
  readonly hash?: string
  readonly closedAt?: Date
  readonly accounts: Readonly<Record<string, LedgerAccount>>
  /** Newest first. */
  readonly transactions?: Readonly<Record<string, readonly object[]>>
  /** Where the server's past begins. */
  readonly oldest?: number
  /** Seen from the account that is asked about. */
  readonly lines?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** By issuer; "refused" is what public servers say that do not offer the method. */
  readonly balances?: Readonly<Record<string, object>> | 'refused'
  /** By "A/B", tokens as "CUR.rIssuer". */
  readonly amms?: Readonly<Record<string, object>>
  readonly bids?: Readonly<Record<string, readonly object[]>>
  readonly issuances?: Readonly<Record<string, object>>
}

export interface XrpService extends Pick<Upstream, 'url' | 'stop'> {
  /** The host behind it, for contexts in which it is the whole network. */
  readonly upstream: Upstream
  /** Calls so far: method and parameters. */
  readonly calls: readonly { readonly method: string; readonly params: Readonly<Record<string, unknown>> }[]
  /** Round trips that waited for one another. */
  readonly rounds: number
  /** `patience`: milliseconds without a further call after which those that came are answered, to tell round trips apart. */
  show(ledger: LittleLedger, patience?: number): void
  /** Answers these methods otherwise, until the next `show`. */
  instead(answers: Readonly<Record<string, Answer>>): void
}

/** A valid address, another one for each number. */
export const accountNumber = (number: number): string => toBase58Check(Uint8Array.from([0, ...Array(19).fill(7), number]), 'xrp')

/** Ripple's clock starts in 2000. */
const rippleSeconds = (at: Date): number => Math.floor(at.getTime() / 1000) - 946_684_800

export const failing = (error: string): Answer => json({ result: { error, status: 'error', validated: false } })

/** A server of the XRP Ledger on loopback, in front of a little ledger. */
export async function startXrp(first: LittleLedger = { accounts: {} }): Promise<XrpService> {
  let ledger = first
  let odd: Readonly<Record<string, Answer>> = {}
  let calls: XrpService['calls'] = []
  let [answered, rounds, patience, arrived] = [0, 0, 0, 0]
  const server: Answer = async (asked, response) => {
    const { method, params } = questionIn(asked)
    calls = [...calls, { method, params }]
    const round = answered + 1
    rounds = Math.max(rounds, round)
    // whatever is asked at once arrives before the first answer leaves
    arrived++
    for (let seen = -1; patience > 0 && seen !== arrived; await pause(patience)) seen = arrived
    const answer = odd[method] ?? json({ result: resultOf(ledger, method, params) })
    await answer(asked, response)
    answered = Math.max(answered, round)
  }
  const upstream = await startUpstream(server)
  // what is still on its way belongs to a scan that has ended
  const forget = () => {
    upstream.answer(server)
    calls = []
    ;[answered, rounds] = [0, 0]
  }
  return {
    upstream,
    url: upstream.url,
    stop: () => upstream.stop(),
    get calls() {
      return calls
    },
    get rounds() {
      return rounds
    },
    show(next, quiet = 0) {
      ledger = next
      patience = quiet
      odd = {}
      forget()
    },
    instead(answers) {
      odd = answers
      forget()
    },
  }
}

function questionIn({ body }: Asked): XrpService['calls'][number] {
  const { method, params } = JSON.parse(body) as { method: string; params: [Record<string, unknown>] }
  return { method, params: params[0] }
}

const missing = (error: string) => ({ error, status: 'error' })
const sideOf = (side: unknown): string => {
  const { currency, issuer } = side as { currency: string; issuer?: string }
  return issuer === undefined ? currency : `${currency}.${issuer}`
}

/** The result of one call, as rippled words it. */
export function resultOf(ledger: LittleLedger, method: string, params: Readonly<Record<string, unknown>>): object {
  const { number = 100_974_014, hash = 'AB'.repeat(32), closedAt = new Date(Date.now() - 4_000) } = ledger
  const stamp = { ledger_index: number, ledger_hash: hash, validated: true, status: 'success' }
  const account = String(params['account'])
  const there = ledger.accounts[account]
  switch (method) {
    case 'server_info':
      return { info: { build_version: '3.0.0', complete_ledgers: `32570-${number}`, network_id: ledger.network ?? 0 }, status: 'success' }
    case 'ledger':
      return { ledger: { close_time: rippleSeconds(closedAt), closed: true }, ...stamp }
    case 'account_info':
      return there
        ? { account_data: rootOf(account, there), ...stamp }
        : { ...missing('actNotFound'), ledger_index: number, ledger_hash: hash }
    case 'account_lines': {
      if (!there) return missing('actNotFound')
      const all = (ledger.lines?.[account] ?? []).filter(line => params['peer'] === undefined || line['account'] === params['peer'])
      return { account, ...paged(all, params, 'lines'), ...stamp }
    }
    case 'account_tx': {
      const all = ledger.transactions?.[account] ?? []
      const ordered = params['forward'] === true ? all.toReversed() : all
      return {
        account,
        ledger_index_min: ledger.oldest ?? 32_570,
        ledger_index_max: number,
        ...paged(ordered, params, 'transactions'),
        validated: true,
        status: 'success',
      }
    }
    case 'gateway_balances':
      if (ledger.balances === 'refused') return missing('unknownCmd')
      return there ? { account, ...ledger.balances?.[account], ...stamp } : missing('actNotFound')
    case 'amm_info': {
      const amm = ledger.amms?.[`${sideOf(params['asset'])}/${sideOf(params['asset2'])}`]
      return amm ? { amm, ...stamp } : missing('actNotFound')
    }
    case 'book_offers':
      return { offers: ledger.bids?.[sideOf(params['taker_pays'])] ?? [], ...stamp }
    case 'ledger_entry': {
      const node = ledger.issuances?.[String(params['mpt_issuance'])]
      return node ? { node, ...stamp } : missing('entryNotFound')
    }
    default:
      return missing('unknownCmd')
  }
}

function rootOf(account: string, { balance = '20000000', flags = 0, regularKey, signers, root }: LedgerAccount): object {
  const lists = signers
    ? [
        {
          SignerQuorum: signers.quorum,
          SignerEntries: signers.entries.map(([Account, SignerWeight]) => ({ SignerEntry: { Account, SignerWeight } })),
        },
      ]
    : []
  return {
    Account: account,
    Balance: balance,
    Flags: flags,
    LedgerEntryType: 'AccountRoot',
    OwnerCount: 0,
    Sequence: 7,
    ...(regularKey !== undefined && { RegularKey: regularKey }),
    signer_lists: lists,
    ...root,
  }
}

/** A page of a list; the marker of the next is where it begins. */
function paged(all: readonly object[], { limit, marker }: Readonly<Record<string, unknown>>, name: string): object {
  const [size, from] = [typeof limit === 'number' ? limit : 200, typeof marker === 'number' ? marker : 0]
  return { [name]: all.slice(from, from + size), limit: size, ...(from + size < all.length && { marker: from + size }) }
}

interface Row {
  readonly hash?: number
  readonly from: string
  readonly to?: string
  readonly at: Date
  readonly type?: string
  /** What a payment asked for; never what counts. */
  readonly amount?: unknown
  readonly delivered?: unknown
  readonly result?: string
  /** The account that it brought into being. */
  readonly creates?: string
  readonly more?: Readonly<Record<string, unknown>>
  readonly nodes?: readonly object[]
  readonly ledger?: number
}

/** A row of account_tx in its older form. */
export function row({
  hash = 1,
  from,
  to,
  at,
  type = 'Payment',
  amount,
  delivered,
  result = 'tesSUCCESS',
  creates,
  more,
  nodes = [],
  ledger = 100_000_000,
}: Row): object {
  const created =
    creates === undefined
      ? []
      : [{ CreatedNode: { LedgerEntryType: 'AccountRoot', LedgerIndex: '00', NewFields: { Account: creates, Balance: '20000000' } } }]
  return {
    tx: {
      Account: from,
      ...(to !== undefined && { Destination: to }),
      ...(amount !== undefined && { Amount: amount }),
      TransactionType: type,
      date: rippleSeconds(at),
      ledger_index: ledger,
      hash: hash.toString(16).toUpperCase().padStart(64, '0'),
      Fee: '10',
      ...more,
    },
    meta: {
      TransactionResult: result,
      TransactionIndex: 1,
      AffectedNodes: [...created, ...nodes],
      ...(delivered !== undefined && { delivered_amount: delivered }),
    },
    validated: true,
  }
}
