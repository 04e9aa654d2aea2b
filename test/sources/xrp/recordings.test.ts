import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { accountInfo } from '../../../src/sources/xrp/account.ts'
import { issuerLines } from '../../../src/sources/xrp/holders.ts'
import { controllerOf } from '../../../src/sources/xrp/keys.ts'
import { ammInfo } from '../../../src/sources/xrp/market.ts'
import { transactionRow } from '../../../src/sources/xrp/transactions.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { haveRecordings, howToRecord, recordingsOf } from '../../support/recordings.ts'
import { subject } from '../../support/subjects.ts'
import { body, contextOf } from '../../support/upstream.ts'
import { lsf, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

if (!haveRecordings) test.skip(howToRecord)

const all = new Map(recordingsOf('xrpl').map(recording => [recording.name, recording.text]))
const textOf = (name: string) => all.get(name) ?? '{}'
interface Stamped {
  readonly account?: string
  readonly ledger_index?: number
  readonly ledger_hash?: string
}
const resultOf = (name: string) => (JSON.parse(textOf(name)) as { result: Stamped & Record<string, unknown> }).result
const now = new Date('2026-11-20T12:00:00Z')

/** A scan whose server has the ledger of the recording, and answers this method with it. */
const scan = (kind: 'wallet' | 'token', address: string, method: string, name: string) => {
  const { ledger_index: number, ledger_hash: hash } = all.has(name) ? resultOf(name) : {}
  const [account = address] = address.split('.').slice(-1)
  service.show({ closedAt: now, accounts: { [account]: { flags: lsf.defaultRipple } }, ...(number && { number }), ...(hash && { hash }) })
  service.instead({ [method]: body(textOf(name)) })
  return xrpLedger(subject(kind, address, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url }))
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'an answer',
    (error: unknown) => (error instanceof SourceError ? error.code : Promise.reject(error)),
  )

describe.skipIf(!haveRecordings)('wallets', () => {
  const keyed = 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn'

  test('the state of an account whose master key is disabled', async () => {
    const { known, block } = await scan('wallet', keyed, 'account_info', 'account_info.validated')
    expect(known.account?.balance).toBe(9_986n)
    expect(block).toMatchObject({ number: 56_843_712, hash: '8169428EDF7F046F817CE44F5F1DF23AD9FAEFFA2CBA7645C3254D66AA79B46E' })
    expect(known.permissions).toMatchObject({
      complete: false,
      found: [{ kind: 'second key', holders: ['rhLkGGNZdjSpnHJw4XAFw1Jy7PD8TqxoET'] }],
    })
  })

  test('an open ledger is no state', async () => {
    expect(await codeOf(scan('wallet', keyed, 'account_info', 'account_info.current-queue'))).toBe('BAD_RESPONSE')
  })

  test('a list of signers', () => {
    const root = accountInfo('r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59').result.parse(resultOf('xrpljs.accountInfo'))
    expect(root).toMatchObject({
      balance: 922_913_243n,
      flags: 655_360,
      transferRate: 1_002_000_000,
      signers: { quorum: 3, entries: [{ weight: 1 }, { weight: 1 }, { weight: 1 }] },
    })
    expect(controllerOf({ ...root, flags: lsf.disableMaster })).toBe('several')
  })

  test.each([
    ['account_tx.mainnet', 0, 'C58EB987B4AC3AE984ADF70DE375AD9B8A180569C30072DE57D6E17EFC69E7F0', '2025-09-17T17:50:52.000Z'],
    ['xrpljs.accountTx', 2, '4E0AA11CBDD1760DE95B68DF2ABBE75C9698CEB548BEA9789053FCB3EBD444FB', '2021-03-04T00:48:01.000Z'],
  ])('%s: two transactions, and a marker for more', async (name, outbound, hash, time) => {
    const address = String(resultOf(name).account)
    const { known } = await scan('wallet', address, 'account_tx', name)
    expect(known.activity).toMatchObject({
      transactions: { value: 2, atLeast: true },
      outbound: { value: outbound, atLeast: true },
      any: true,
    })
    const [first] = resultOf(name)['transactions'] as unknown[]
    const read = transactionRow(now).parse(first)
    expect([read.hash, read.at?.toISOString()]).toEqual([hash, time])
  })

  test.each([
    ['xrpljs.partialPaymentXRP', { asset: 'XRP', value: 1_000_000n, decimals: 6 }],
    ['xrpljs.partialPaymentIOU', { asset: 'USD.rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B', value: 9_980_039_920_159_681n, decimals: 15 }],
  ])('%s: what arrived, not what was asked for', (name, moved) => {
    const read = transactionRow(now).parse(JSON.parse(textOf(name)))
    expect(read.moved).toEqual({ from: 'rGFuMiw48HdbnrUbkRYuitXTmfrDBNTCnX', to: 'rNNuQMuExCiEjeZ4h9JJnj5PSWypdMXDj4', ...moved })
  })

  test('an account that is not there', async () => {
    const { known } = await scan('wallet', keyed, 'account_info', 'error.actNotFound.minimal')
    expect([known.account?.balance, known.activity?.any]).toEqual([0n, false])
  })

  test.each([
    ['error.ledgerIndexMalformed', 'UPSTREAM_UNAVAILABLE'],
    ['account_currencies.mainnet', 'BAD_RESPONSE'],
    ['account_objects.jsonrpc', 'BAD_RESPONSE'],
    ['gateway_balances.mainnet', 'BAD_RESPONSE'],
    ['noripple_check.mainnet', 'BAD_RESPONSE'],
    ['xrpljs.serverInfo', 'BAD_RESPONSE'],
  ])('%s is no state of an account', async (name, code) => {
    expect(await codeOf(scan('wallet', keyed, 'account_info', name))).toBe(code)
  })
})

describe.skipIf(!haveRecordings)('tokens', () => {
  const bitstamp = 'rMwjYedjc7qqtKYVLiAccJSmCwih4LnE2q'

  test.each([
    ['gateway_balances.mainnet', 'GBP', 4_991_387_060_131_930_000n],
    // 1762.700511879441 owed and 0.091207822800868 frozen
    ['gateway_balances.frozen', 'BTC', 1_762_791_719_702_241_868n],
  ])('%s: what is owed in %s', async (name, currency, supply) => {
    const { known } = await scan('token', `${currency}.${bitstamp}`, 'gateway_balances', name)
    expect(known.token?.totalSupply).toBe(supply)
  })

  test('an automated market', () => {
    const token = { currency: 'TST', issuer: 'rP9jPyP5kyvFRb6ZiRghAGw5u8SGAmU4bd' }
    expect(ammInfo({ currency: 'XRP' }, token).result.parse(resultOf('amm_info.testnet'))).toEqual({
      account: 'rp9E3FN3gNmvePGhYnf414T2TkUuoxu8vM',
      sides: [
        { asset: 'XRP', decimals: 6, value: 296_890_496n },
        { asset: `TST.${token.issuer}`, decimals: 15, value: 25_816_564_706_484_730n },
      ],
      frozen: false,
      fee: 600,
    })
  })

  test('lines of an account', () => {
    const { lines } = issuerLines('r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59').result.parse(resultOf('account_lines.jsonrpc'))
    expect(lines.find(({ currency }) => currency === 'MXN')).toMatchObject({
      account: 'rHpXfibHgSb64n8kK9QWDpdbfqSpYbM9a4',
      balance: 481_992_867_407_479_000n,
    })
  })
})
