import { afterAll, describe, expect, test } from 'vitest'
import type { Findings } from '../../../src/evidence/evidence.ts'
import type { Flow } from '../../../src/sources/exposure.ts'
import { mostPages, pageSize } from '../../../src/sources/xrp/history.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'
import { accountNumber, failing, type LittleLedger, lsf, row, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const wallet = accountNumber(1)
const other = accountNumber(2)
/** On the OFAC list since 2021 (CHATEX). */
const listed = 'rnXyVQzgxZe7TR1EPzTkGj2jxH4LMJYh66'
const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const ask = (ledger: LittleLedger, address = wallet): Promise<Findings> => {
  service.show(ledger)
  return again(address)
}
const again = (address = wallet): Promise<Findings> =>
  xrpLedger(subject('wallet', address, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url }))

const birth = row({ hash: 1, from: other, to: wallet, at: daysAgo(400), delivered: '20000000', creates: wallet })
const plain: LittleLedger = { closedAt: now, accounts: { [wallet]: { balance: '123456789' } }, transactions: { [wallet]: [birth] } }

describe('state', () => {
  test('balance in drops, no nonce and no code, at the validated ledger', async () => {
    const { known, block } = await ask({ ...plain, number: 99, hash: 'CD'.repeat(32) })
    expect(known.account).toMatchObject({ balance: 123_456_789n, code: { kind: 'none' } })
    expect(known.account).not.toHaveProperty('nonce')
    expect(block).toEqual({ number: 99, hash: 'CD'.repeat(32), time: now })
    expect(known.account?.proofs[0]).toMatchObject({ source: 'XRP Ledger', method: 'account_info', block: 99 })
  })

  test('an account that is not there and has no history is no activity', async () => {
    const { known } = await ask({ closedAt: now, accounts: {} })
    expect(known.account).toMatchObject({ balance: 0n, code: { kind: 'none' } })
    expect(known.activity).toMatchObject({ any: false, transactions: { value: 0, atLeast: false } })
  })

  test('a deleted account has a history', async () => {
    const { known } = await ask({ closedAt: now, accounts: {}, transactions: { [wallet]: [birth] } })
    expect([known.account?.balance, known.activity?.any]).toEqual([0n, true])
  })

  test('a server with a part of the past cannot tell a deleted account from one that never was', async () => {
    const { known, missing } = await ask({ closedAt: now, accounts: {}, oldest: 90_000_000 })
    expect([known.account?.balance, known.activity]).toEqual([0n, undefined])
    expect(missing?.activity).toMatch(/does not keep ledgers old enough/)
  })

  test('a server without the history of an account that exists does not know how much there was', async () => {
    const { known, missing } = await ask({ ...plain, transactions: {}, oldest: 90_000_000 })
    expect(known.activity).toMatchObject({ any: true })
    expect(known.activity).not.toHaveProperty('transactions')
    expect(missing?.activity).toMatch(/keeps no history/)
  })
})

describe('round trips', () => {
  const patience = 60
  const many = Array.from({ length: pageSize * mostPages + 50 }, (_, at) =>
    row({ hash: at + 1, from: wallet, to: other, at: daysAgo(1), delivered: '1' }),
  )

  test('state and a short history take one', async () => {
    service.show(plain, patience)
    await again()
    expect(service.rounds).toBe(1)
  })

  test('a long history takes two more and says that it was cut', async () => {
    service.show({ ...plain, transactions: { [wallet]: many } }, patience)
    const { known } = await again()
    expect(service.rounds).toBe(mostPages)
    expect(mostPages).toBeLessThanOrEqual(3)
    const cut = { value: pageSize * mostPages, atLeast: true }
    expect(known.activity).toMatchObject({ transactions: cut, outbound: cut })
    expect(known.exposure?.read).toMatchObject({ transactions: pageSize * mostPages, complete: false })
  })

  test('a server that warns of its load is asked for no second page', async () => {
    const rows = many.slice(0, pageSize)
    service.show(plain, patience)
    service.instead({
      account_tx: (_, response) => {
        const result = { account: wallet, ledger_index_min: 1, transactions: rows, marker: 'next', warning: 'load', status: 'success' }
        response.end(JSON.stringify({ result }))
      },
    })
    const { known } = await again()
    expect(service.rounds).toBe(1)
    expect(known.activity?.transactions).toEqual({ value: pageSize, atLeast: true })
  })
})

describe('history', () => {
  test('outbound is what the account signed, not what concerned it', async () => {
    const rows = [
      row({ hash: 4, from: wallet, type: 'OfferCreate', at: daysAgo(1) }),
      row({ hash: 3, from: other, type: 'TrustSet', at: daysAgo(2) }),
      row({ hash: 2, from: wallet, to: other, at: daysAgo(3), delivered: '5' }),
      birth,
    ]
    const { known } = await ask({ ...plain, transactions: { [wallet]: rows } })
    expect(known.activity).toMatchObject({
      transactions: { value: 4, atLeast: false },
      outbound: { value: 2, atLeast: false },
      any: true,
      firstSeen: daysAgo(400),
    })
    expect(known.activity).not.toHaveProperty('contracts')
  })

  test.each([
    ['a server with all the past', 32_570, [row({ from: other, to: wallet, at: daysAgo(90), delivered: '1' })], daysAgo(90)],
    ['a server with a part of it, and the birth in that part', 90_000_000, [birth], daysAgo(400)],
    [
      'a server whose past begins later than the account',
      90_000_000,
      [row({ from: other, to: wallet, at: daysAgo(2), delivered: '1' })],
      undefined,
    ],
  ])('%s: first seen', async (_, oldest, rows, first) => {
    const { known } = await ask({ ...plain, oldest, transactions: { [wallet]: rows } })
    expect(known.activity?.firstSeen).toEqual(first)
    expect(known.activity?.transactions?.atLeast).toBe(first === undefined)
  })

  test('what a later ledger holds is left out', async () => {
    const rows = [row({ hash: 9, from: wallet, to: other, at: now, delivered: '1', ledger: 101 }), { ...birth }]
    const { known } = await ask({
      ...plain,
      number: 100_000_000,
      transactions: { [wallet]: [row({ hash: 9, from: wallet, at: now, ledger: 100_000_001 }), ...rows] },
    })
    expect(known.activity?.transactions?.value).toBe(2)
  })
})

describe('exposure', () => {
  const dealings = async (...rows: object[]) =>
    (await ask({ ...plain, transactions: { [wallet]: [...rows, birth] } })).known.exposure?.dealings.map(
      ({ direction, party, asset, amount, decimals }) => ({
        direction,
        party,
        asset,
        amount,
        decimals,
      }),
    )
  const payment = (given: Partial<Parameters<typeof row>[0]>) => row({ hash: 5, from: wallet, to: listed, at: daysAgo(9), ...given })

  test('what was delivered counts, not what was asked for: a partial payment', async () => {
    const tfPartialPayment = 0x00020000
    const partial = payment({ amount: '9000000000', delivered: '1000000', more: { Flags: tfPartialPayment } })
    expect(await dealings(partial)).toEqual([
      { direction: 'out', party: listed, asset: 'XRP', amount: 1_000_000n, decimals: 6 } satisfies Partial<Flow> & { party: string },
    ])
  })

  test('a payment that failed moved nothing', async () => {
    expect(await dealings(payment({ delivered: '1000000', result: 'tecPATH_DRY' }))).toEqual([])
  })

  test('money in and a cashed check count; a stranger between the two does not', async () => {
    const check = { DeletedNode: { LedgerEntryType: 'Check', FinalFields: { Account: listed, Destination: wallet } } }
    expect(
      await dealings(
        row({ hash: 5, from: listed, to: wallet, at: daysAgo(5), delivered: '70' }),
        row({ hash: 6, from: wallet, type: 'CheckCash', at: daysAgo(6), delivered: '30', nodes: [check] }),
        row({ hash: 7, from: listed, to: other, at: daysAgo(7), delivered: '1000' }),
      ),
    ).toEqual([{ direction: 'in', party: listed, asset: 'XRP', amount: 100n, decimals: 6 }])
  })

  test('an escrow pays what it held, to the one it was made for', async () => {
    const escrow = { DeletedNode: { LedgerEntryType: 'Escrow', FinalFields: { Account: wallet, Destination: listed, Amount: '5000' } } }
    expect(await dealings(row({ hash: 5, from: other, type: 'EscrowFinish', at: daysAgo(5), nodes: [escrow] }))).toEqual([
      { direction: 'out', party: listed, asset: 'XRP', amount: 5_000n, decimals: 6 },
    ])
  })

  test('an amount that nobody kept makes the reading incomplete', async () => {
    const { known } = await ask({ ...plain, transactions: { [wallet]: [payment({ delivered: 'unavailable', amount: '5' }), birth] } })
    expect(known.exposure).toMatchObject({ dealings: [], read: { transactions: 2, complete: false } })
  })
})

describe('keys', () => {
  const permissions = async (account: LittleLedger['accounts'][string], rows: readonly object[] = [birth]) =>
    (await ask({ ...plain, accounts: { [wallet]: account }, transactions: { [wallet]: rows } })).known.permissions

  test('an ordinary account has none beside its own', async () => {
    expect(await permissions({})).toMatchObject({ complete: true, found: [] })
  })

  const change = (days: number) => row({ hash: 8, from: wallet, type: 'SetRegularKey', at: daysAgo(days), more: { RegularKey: other } })
  const sent = row({ hash: 9, from: wallet, to: other, at: daysAgo(6), delivered: '180000000' })
  const young = row({ from: other, to: wallet, at: daysAgo(9), delivered: '9', creates: wallet })
  test.each([
    ['set last week on an account in use that was then emptied', [sent, change(7), birth], 'taken over', daysAgo(7)],
    ['set last week on an account in use that kept what it had', [change(7), birth], 'second key', daysAgo(7)],
    ['set last week, after the account was emptied', [change(5), sent, birth], 'second key', daysAgo(5)],
    ['set long ago', [sent, change(90), birth], 'second key', daysAgo(90)],
    ['set last week on a new account', [sent, change(7), young], 'second key', daysAgo(7)],
    ['set before what was read', [sent, birth], 'second key', undefined],
  ])('the only key is a regular key, %s', async (_, rows, kind, since) => {
    const found = (await permissions({ flags: lsf.disableMaster, regularKey: other }, rows))?.found
    expect(found).toEqual([
      { kind, holders: [other], rule: 'regular key, the key of the account itself is disabled', ...(since && { since }) },
    ])
  })

  test('a server that does not tell the signers says so', async () => {
    service.show(plain)
    service.instead({
      account_info: (_, response) => {
        const account_data = { Account: wallet, Balance: '1', Flags: lsf.disableMaster }
        response.end(JSON.stringify({ result: { account_data, ledger_index: 100_974_014, ledger_hash: 'AB'.repeat(32), validated: true } }))
      },
    })
    expect((await again()).known.permissions).toMatchObject({ complete: false, found: [] })
  })
})

test('the source says what it could not read of a history, and tells the state all the same', async () => {
  service.show(plain)
  service.instead({ account_tx: failing('tooBusy') })
  const { known, missing } = await again()
  expect(known.account?.balance).toBe(123_456_789n)
  expect(known).not.toHaveProperty('activity')
  expect(missing?.activity).toBe('The node is too busy')
})
