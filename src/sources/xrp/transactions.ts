import { z } from 'zod'
import type { Flow } from '../exposure.ts'
import { type Amount, amount, classic, uint32 } from './amounts.ts'
import { dateOf } from './rippled.ts'

/** "unavailable": a partial payment of before 2014, of which nobody kept what arrived. */
const arrival = z.union([amount, z.literal('unavailable').transform(() => undefined)])

const deleted = z.looseObject({
  DeletedNode: z.looseObject({
    LedgerEntryType: z.string(),
    FinalFields: z.looseObject({ Account: classic.optional(), Destination: classic.optional(), Amount: z.unknown().optional() }).optional(),
  }),
})
const created = z.looseObject({
  CreatedNode: z.looseObject({ LedgerEntryType: z.literal('AccountRoot'), NewFields: z.looseObject({ Account: classic }) }),
})

const body = z.looseObject({
  Account: classic,
  Destination: classic.optional(),
  TransactionType: z.string().regex(/^[A-Z]\w+$/),
  SetFlag: uint32.optional(),
  RegularKey: classic.optional(),
  date: uint32.optional(),
  hash: z.string().optional(),
})
const row = z.looseObject({
  // the older interface says tx, the newer tx_json and puts the hash beside it
  tx: body.optional(),
  tx_json: body.optional(),
  hash: z.string().optional(),
  ledger_index: uint32.optional(),
  validated: z.boolean().optional(),
  meta: z.looseObject({
    // "tesSUCCESS", "tecPATH_DRY"
    TransactionResult: z.string().regex(/^te[a-z]\w+$/),
    AffectedNodes: z.array(z.unknown()).optional(),
    delivered_amount: arrival.optional(),
    DeliveredAmount: arrival.optional(),
  }),
})

/** One transaction of a validated ledger, as an account's history has it. */
export interface XrpTransaction {
  readonly hash: string
  readonly sender: string
  readonly type: string
  readonly succeeded: boolean
  readonly at: Date | undefined
  readonly ledger: number | undefined
  /** The key that SetRegularKey set; absent when it took one away. */
  readonly regularKey: string | undefined
  readonly setFlag: number | undefined
  /** The account that this transaction brought into being. */
  readonly creates: string | undefined
  /** What it moved from one account to another; "unknown" where it moved something that nobody can count any more. */
  readonly moved: Movement | 'unknown' | undefined
}

interface Movement extends Amount {
  readonly from: string
  readonly to: string
}

export const transactionRow = (now: Date) =>
  row.transform((read, context): XrpTransaction => {
    const transaction = read.tx_json ?? read.tx
    const hash = read.hash ?? transaction?.hash
    if (!transaction || hash === undefined || !/^[0-9A-F]{64}$/.test(hash) || read.validated === false) {
      context.addIssue({ code: 'custom', message: 'no transaction of a validated ledger' })
      return z.NEVER
    }
    const { Account: sender, TransactionType: type, date, RegularKey: regularKey, SetFlag: setFlag } = transaction
    const succeeded = read.meta.TransactionResult === 'tesSUCCESS'
    return {
      hash,
      sender,
      type,
      succeeded,
      at: date === undefined ? undefined : dateOf(date, now),
      ledger: read.ledger_index ?? ledgerIn(transaction),
      regularKey,
      setFlag,
      creates: read.meta.AffectedNodes?.flatMap(node => created.safeParse(node).data?.CreatedNode.NewFields.Account ?? [])[0],
      moved: succeeded ? movedBy(transaction, read.meta) : undefined,
    }
  })

const ledgerIn = (transaction: z.output<typeof body>): number | undefined => uint32.safeParse(transaction['ledger_index']).data

/**
 * Who gave what to whom. The amount is always what arrived: `Amount` of a payment is a wish, and with the flag of partial
 * payments any wish succeeds. Checks and escrows name their parties in the entry that the transaction removed.
 */
function movedBy(transaction: z.output<typeof body>, meta: z.output<typeof row>['meta']): XrpTransaction['moved'] {
  const { TransactionType: type, Account: sender, Destination: destination } = transaction
  const arrived = 'delivered_amount' in meta ? meta.delivered_amount : meta.DeliveredAmount
  const between = (from: string | undefined, to: string | undefined, what: Amount | undefined) =>
    from === undefined || to === undefined || what === undefined ? ('unknown' as const) : { from, to, ...what }
  if (type === 'Payment' || type === 'AccountDelete') return between(sender, destination, arrived)
  const removed = (entry: string) =>
    meta.AffectedNodes?.map(node => deleted.safeParse(node).data?.DeletedNode).find(node => node?.LedgerEntryType === entry)?.FinalFields
  if (type === 'CheckCash') return between(removed('Check')?.Account, sender, arrived)
  if (type !== 'EscrowFinish') return undefined
  const escrow = removed('Escrow')
  return between(escrow?.Account, escrow?.Destination, amount.safeParse(escrow?.Amount).data)
}

/** What went in and out of an account. `unread` counts the movements of which nobody knows the amount. */
export function flowsOf(account: string, transactions: readonly XrpTransaction[]): { flows: readonly Flow[]; unread: number } {
  const flows: Flow[] = []
  let unread = 0
  for (const { hash, at, moved } of transactions) {
    if (moved === 'unknown') unread++
    if (moved === undefined || moved === 'unknown' || moved.from === moved.to) continue
    const { from, to, asset, decimals, value } = moved
    if (from !== account && to !== account) continue
    const out = from === account
    flows.push({
      direction: out ? 'out' : 'in',
      party: out ? to : from,
      asset,
      decimals,
      amount: value,
      transaction: hash,
      ...(at && { at }),
    })
  }
  return { flows, unread }
}
