import { afterAll, expect, test } from 'vitest'
import { runBin } from '../support/run-cli.ts'
import { type Answer, body, status } from '../support/upstream.ts'
import { accountNumber, failing, type LittleLedger, lsf, row, startXrp } from '../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const [wallet, other, issuer, pool] = [1, 2, 3, 4].map(accountNumber) as [string, string, string, string]
/** On the OFAC list since 2021 (CHATEX). */
const listed = 'rnXyVQzgxZe7TR1EPzTkGj2jxH4LMJYh66'
const rlusdIssuer = 'rMxCKbEDwqr76QuheSUMdEGf4B9xJ8m5De'
const rlusd = '524C555344000000000000000000000000000000'
const seal = '5345414C00000000000000000000000000000000'

const scan = async (kind: 'wallet' | 'token', address: string, ...flags: string[]) => {
  const ran = await runBin(['scan', kind, address, '--chain', 'xrp', '--rpc-url', service.url.origin, '--json', ...flags])
  // biome-ignore lint/suspicious/noExplicitAny: the document is what is tested
  return { ...ran, result: (ran.stdout === '' ? undefined : JSON.parse(ran.stdout)) as any }
}
const birth = (account: string, days: number) =>
  row({ from: other, to: account, at: daysAgo(days), delivered: '20000000', creates: account })
const lineOf = (account: string, balance: string, currency: string) => ({
  account,
  balance,
  currency,
  limit: '0',
  limit_peer: '1000000000',
})

/** An issuer with a hundred holders, a pool of 2,000,000 XRP and dollars enough to price it. */
const issuing = (at: string, code: string, account: LittleLedger['accounts'][string]): LittleLedger => ({
  accounts: { [at]: account, [rlusdIssuer]: account },
  transactions: { [at]: [birth(at, 700)], [pool]: [birth(pool, 400)] },
  lines: { [at]: Array.from({ length: 100 }, (_, number) => lineOf(accountNumber(number + 10), '-1000', code)) },
  balances: { [at]: { obligations: { [code]: '100000' } } },
  amms: {
    [`XRP/${code}.${at}`]: {
      account: pool,
      amount: '2000000000000',
      amount2: { currency: code, issuer: at, value: '5000000' },
      trading_fee: 300,
    },
    [`XRP/${rlusd}.${rlusdIssuer}`]: {
      account: pool,
      amount: '2000000000000',
      amount2: { currency: rlusd, issuer: rlusdIssuer, value: '5000000' },
      trading_fee: 300,
    },
  },
})

test('a wallet: balance in XRP, counts and the way to them', async () => {
  const rows = [row({ hash: 2, from: wallet, to: other, at: daysAgo(3), delivered: '1' }), birth(wallet, 400)]
  service.show({ accounts: { [wallet]: { balance: '123456789' } }, transactions: { [wallet]: rows } })
  const { result, stderr, code } = await scan('wallet', wallet)
  expect([code, stderr]).toEqual([0, ''])
  expect(result.explorer_summary).toEqual({ balance_eth: 123.456789, tx_count: 2, outbound_count: 1, unique_contracts_interacted: null })
  expect(result.data_sources).toEqual(expect.arrayContaining(['Lists', 'XRP Ledger']))
  // the lists in the program are older than two days, so nothing here can be LOW
  expect([result.risk_score, result.risk_level]).toEqual([25, 'MEDIUM'])
})

test('a wallet that paid a sanctioned account', async () => {
  const rows = [row({ hash: 2, from: wallet, to: listed, at: daysAgo(3), amount: '9', delivered: '5000000000' }), birth(wallet, 400)]
  service.show({ accounts: { [wallet]: {} }, transactions: { [wallet]: rows } })
  const { result } = await scan('wallet', wallet)
  expect([result.risk_score, result.risk_level]).toEqual([79, 'HIGH'])
  expect(result.flags.join()).toContain(listed)
})

test('a listed account is CRITICAL, whatever the ledger says of it', async () => {
  service.show({ accounts: {} })
  expect((await scan('wallet', listed)).result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
})

test('an account that was never paid has no activity', async () => {
  service.show({ accounts: {} })
  const { code, stderr } = await scan('wallet', wallet)
  expect(code).toBe(8)
  expect(stderr).toContain('this wallet has no activity on XRP')
})

test.each([
  ['one wrong character', `${wallet.slice(0, -1)}${wallet.endsWith('a') ? 'b' : 'a'}`, 'checksum'],
  ['an address of the test network', 'TVE26TYGhfLC7tQDno7G8dGtxSkYQn49b3qD26PK7FcGSKE', ''],
  ['an address of another chain', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'Ethereum'],
])('%s is refused before anybody is asked', async (_, address, word) => {
  service.show({ accounts: {} })
  const { code, stderr } = await scan('wallet', address)
  expect(code).toBe(2)
  expect(stderr).toContain(word)
  expect(service.calls).toEqual([])
})

test.each<[string, Answer, number]>([
  ['a server that is not connected', failing('noNetwork'), 5],
  ['a server that is down', status(503), 5],
  ['a page in place of an answer', body('<html>Just a moment...</html>'), 5],
  ['a body that breaks off', body('{"result":{"acc'), 5],
])('%s ends in a failure, never in a score', async (_, answer, expected) => {
  service.show({ accounts: {} })
  service.instead({ ledger: answer, account_info: answer, account_tx: answer })
  const { code, stderr } = await scan('wallet', wallet)
  expect(code).toBe(expected)
  expect(stderr).toContain('The node')
})

test('RLUSD: its issuer may freeze and take back, which is said and weighs little', async () => {
  const account = { flags: (lsf.defaultRipple | lsf.clawback) >>> 0 }
  service.show(issuing(rlusdIssuer, rlusd, account))
  const { result, stderr } = await scan('token', `RLUSD.${rlusdIssuer}`)
  expect(stderr).toBe('')
  expect(['LOW', 'MEDIUM']).toContain(result.risk_level)
  const { symbol, owner, total_supply, controls } = result.token_data
  expect({ symbol, owner, total_supply }).toEqual({ symbol: 'RLUSD', owner: rlusdIssuer, total_supply: `100000${'0'.repeat(15)}` })
  expect(controls.map(({ power }: { power: string }) => power)).toEqual(['blocks one holder', 'takes balances', 'mints'])
  expect(result.flags.join()).toMatch(/take a holder's tokens/)
})

test('an active freeze of everything is CRITICAL', async () => {
  service.show(issuing(issuer, seal, { flags: lsf.defaultRipple | lsf.globalFreeze }))
  const { result } = await scan('token', `SEAL.${issuer}`)
  expect(result.risk_level).toBe('CRITICAL')
  expect(result.flags[0]).toContain(`${issuer} has frozen every balance`)
})

test('an unknown issuer that may take back is MEDIUM, and one that gave up its keys is LOW', async () => {
  service.show(issuing(issuer, seal, { flags: (lsf.defaultRipple | lsf.clawback) >>> 0 }))
  expect((await scan('token', `SEAL.${issuer}`)).result.risk_level).toBe('MEDIUM')
  service.show(issuing(issuer, seal, { flags: lsf.defaultRipple | lsf.disableMaster }))
  const { result } = await scan('token', `SEAL.${issuer}`)
  expect([result.risk_level, result.flags]).toEqual(['LOW', []])
})

test('RLUSD of another issuer is none', async () => {
  service.show(issuing(issuer, rlusd, { flags: lsf.defaultRipple | lsf.disableMaster }))
  const { result } = await scan('token', `RLUSD.${issuer}`)
  expect(result.risk_level).toBe('CRITICAL')
  expect(result.flags.join()).toContain(rlusdIssuer)
})

test('XRP is no token', async () => {
  service.show({ accounts: {} })
  const { code, stderr } = await scan('token', 'XRP')
  expect([code, stderr]).toEqual([2, expect.stringContaining('native coin')])
})

test('a currency that its issuer never issued is no token', async () => {
  service.show(issuing(issuer, seal, { flags: lsf.defaultRipple }))
  const { code, stderr } = await scan('token', `USD.${issuer}`)
  expect([code, stderr]).toEqual([2, expect.stringContaining('owes none of it')])
})

test('what a stranger wrote reaches the terminal harmless', async () => {
  const hostile = `${Buffer.from('\u001b[2J\u202eEVIL').toString('hex').toUpperCase().padEnd(40, '0')}`
  service.show(issuing(issuer, hostile, { flags: lsf.defaultRipple, root: { Domain: Buffer.from('\u001b]0;x\u0007').toString('hex') } }))
  const ran = await runBin(['scan', 'token', `${hostile}.${issuer}`, '--chain', 'xrp', '--rpc-url', service.url.origin])
  expect([ran.code, ran.stdout]).toEqual([0, expect.stringContaining('score')])
  expect(`${ran.stdout}${ran.stderr}`).not.toMatch(/[\u001b\u202e\u0007]/)
})
