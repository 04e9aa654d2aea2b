import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCall } from '../../src/sources/evm/abi.ts'
import { base58Of, hexOf } from '../../src/sources/tron/address.ts'
import { holders, startTronChain, type TronChain } from '../support/chain/tron.ts'
import { runBin } from '../support/run-cli.ts'
import { coinRow, type LittleTron, nodeHex, startTron, type TronService } from '../support/tron-service.ts'
import { json, status } from '../support/upstream.ts'

const [usdt, sun] = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S'] as const
/** On the OFAC list since 2024 (Ansarallah). */
const listed = 'TC4VsFHJdZ66BdwobZxkudVZBVmQZgCP65'
const [self, other] = ['5e', '07'].map(byte => base58Of(byte.repeat(20))) as [string, string]

let chain: TronChain
let service: TronService

beforeAll(async () => {
  ;[chain, service] = await Promise.all([startTronChain(), startTron()])
})
afterAll(async () => {
  await chain.stop()
  await service.stop()
})

async function scan(...words: readonly string[]) {
  const ran = await runBin(['scan', ...words, '--chain', 'tron', '--rpc-url', service.url.href, '--json'])
  return { ...ran, result: ran.stdout === '' ? undefined : JSON.parse(ran.stdout) }
}

/** The holders as the index of a token of so many decimals lists them. */
const listOf = (decimals: bigint) => holders.map((holder, at) => [base58Of(holder), BigInt(1_000 - at) * 10n ** decimals] as const)

describe('a token', () => {
  const flags = (result: { flags: string[] }, tag: string) => result.flags.filter(flag => flag.startsWith(`[${tag}]`))

  test('USDT is LOW, and the powers of its issuer are named at no points', async () => {
    const [builder = ''] = chain.accounts
    await chain.spread(builder, hexOf(usdt), 10n ** 6n)
    // one of the large balances is frozen, as some always are: that says nothing of the others
    await chain.send(builder, hexOf(usdt), encodeCall('addBlackList(address)', holders[0]))
    service.show({ ...chain.tron, holders: { [usdt]: listOf(6n) }, firstUse: { [usdt]: Date.parse('2019-04-16T12:41:18Z') } })
    const { code, result } = await scan('token', usdt)
    expect(result).toMatchObject({ contract_address: usdt, chain_id: -6, risk_score: 5, risk_level: 'LOW' })
    const { controls, owner, coverage, confidence } = result.token_data
    expect(owner).toBe(base58Of(builder))
    expect(controls.map(({ power, selector, granted }: Record<string, string>) => [power, selector, granted])).toEqual(
      expect.arrayContaining([
        ['blocks one holder', '0x0ecb93c0', 'call'],
        ['blocks all sales', '0x8456cb59', 'call'],
        ['mints', '0xcc872b66', 'call'],
      ]),
    )
    expect(flags(result, 'Simulation').join()).toMatch(/0x8456cb59.*0xcc872b66|0xcc872b66.*0x8456cb59/)
    expect(coverage.missing).toEqual([])
    // what no scan of this chain shows is told
    expect(confidence).toBeLessThan(1)
    expect(coverage.notes.join()).toContain('no call see a later state')
    expect(code).toBe(0)
  })

  test('SUN is LOW, in a market that was read', async () => {
    const [builder = ''] = chain.accounts
    await chain.stand(hexOf(sun), 'Sun', builder)
    await chain.provide(builder, hexOf(sun), 10n ** 24n, 10n ** 11n)
    await chain.spread(builder, hexOf(sun), 10n ** 18n)
    service.show({ ...chain.tron, holders: { [sun]: listOf(18n) }, firstUse: { [sun]: Date.parse('2021-05-21T12:00:00Z') } })
    const { code, result } = await scan('token', sun)
    expect([result.risk_score, result.risk_level, code]).toEqual([5, 'LOW', 0])
    // 100,000 TRX and as much in SUN, at a dollar for a TRX in the pool of USDT
    expect(result.token_data.liquidity).toMatchObject([{ venue: 'sunswap-v2', quote: 'WTRX', usd: 200_000 }])
  })

  test('that nobody can sell is CRITICAL', async () => {
    const { token } = await chain.launch('TrapBehindOpening', { setUp: [encodeCall('openTrading()')] })
    const address = base58Of(token)
    service.show({ ...chain.tron, holders: { [address]: listOf(18n) }, firstUse: { [address]: Date.parse('2025-01-01T00:00:00Z') } })
    const { code, result } = await scan('token', address)
    expect([result.risk_score, result.risk_level]).toEqual([100, 'CRITICAL'])
    expect(flags(result, 'Simulation').join('\n')).toContain('6 of 6 holders tried cannot send the token into the pool')
    expect(code).toBe(0)
  })

  test('is none where an account is no contract, and TRX itself has no contract', async () => {
    service.show({ ...chain.tron, accounts: { [self]: { address: nodeHex(self), balance: 1 } } })
    const account = await scan('token', self)
    expect(account.code).toBe(2)
    expect(account.result.error.message).toContain('there is no contract at this address')
    service.show({})
    expect([(await scan('token', 'TRX')).code, service.paths]).toEqual([2, []])
  })
})

describe('a wallet', () => {
  const account = (more: object = {}) => ({
    address: nodeHex(self),
    balance: 2_500_000,
    create_time: Date.parse('2020-01-01T00:00:00Z'),
    ...more,
  })
  const usual: LittleTron = {
    accounts: { [self]: account() },
    transactions: { [self]: [coinRow(2, self, other, 1, '2025-02-02T00:00:00Z'), coinRow(1, other, self, 2, '2025-01-01T00:00:00Z')] },
    call: () => ({ ok: true, data: `0x${'0'.repeat(64)}` }),
  }

  test('is read to the last sun', async () => {
    service.show(usual)
    const { code, result } = await scan('wallet', self)
    expect(result).toMatchObject({
      wallet_address: self,
      chain_id: -6,
      explorer_summary: { balance_eth: 2.5, tx_count: 2, outbound_count: 1, unique_contracts_interacted: 0 },
      data_sources: ['Lists', 'TronGrid'],
    })
    // lists in the program grow old, and Tron keeps none of its own
    expect(result.security_summary.coverage.missing.map(({ check }: { check: string }) => check)).toEqual(['sanctions screen'])
    expect([result.risk_score, result.risk_level, code]).toEqual([25, 'MEDIUM', 0])
  })

  test('whose permission was handed to a stranger is HIGH', async () => {
    const key = { threshold: 1, keys: [{ address: nodeHex(other), weight: 1 }] }
    service.show({ ...usual, accounts: { [self]: account({ owner_permission: { permission_name: 'owner', ...key } }) } })
    const { result } = await scan('wallet', self)
    expect(result.risk_level).toBe('HIGH')
    expect(result.flags.find((flag: string) => flag.includes(other))).toMatch(/^\[Account\] /)
  })

  test('that the issuer of USDT froze is CRITICAL', async () => {
    service.show({ ...usual, call: () => ({ ok: true, data: `0x${'1'.padStart(64, '0')}` }) })
    const { result } = await scan('wallet', self)
    expect([result.risk_score, result.risk_level]).toEqual([95, 'CRITICAL'])
    expect(result.flags).toContain('[Issuer] The issuer of USDT has frozen this wallet.')
  })

  test('on a list of sanctions is CRITICAL, though nobody answers', async () => {
    service.show({})
    service.instead({ '/': status(503) })
    const { result } = await scan('wallet', listed)
    expect([result.risk_score, result.risk_level]).toEqual([100, 'CRITICAL'])
  })

  test('that never did anything is not scored', async () => {
    service.show({ call: usual.call as NonNullable<LittleTron['call']> })
    const { code, result } = await scan('wallet', self)
    expect([code, result.error.code]).toEqual([8, 'NO_ACTIVITY'])
    expect(result.error.message).toContain('this wallet has no activity on Tron')
  })

  test.each<[string, string, string]>([
    ['a wrong last letter', `${self.slice(0, -1)}${self.endsWith('a') ? 'b' : 'a'}`, 'checksum does not match'],
    ['the form of nodes', nodeHex(self), 'it is the hex form that nodes use'],
    ['an address of Ethereum', hexOf(self), 'it is valid on Ethereum'],
    ['an address of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'it is valid on Bitcoin'],
    ['the number of a token', '1002000', 'it names a token of Tron'],
  ])('given as %s is refused before anybody is asked', async (_, text, why) => {
    service.show(usual)
    const { code, result } = await scan('wallet', text)
    expect([code, service.paths]).toEqual([2, []])
    expect(result.error.message).toContain(why)
  })

  test.each<[string, ReturnType<typeof json>, string, string]>([
    ['is down', status(503), 'UPSTREAM_UNAVAILABLE', 'The node answered with status 503'],
    [
      'asks for fewer requests',
      json({ Error: 'request rate exceeded the allowed_rps(3), suspended for 1 s' }, { status: 429 }),
      'RATE_LIMITED',
      'The node asks for fewer requests',
    ],
  ])('cannot be scored while the host %s', async (_, answer, failure, message) => {
    service.show(usual)
    service.instead({ '/': answer })
    const { code, result } = await scan('wallet', self)
    expect([code, result.error]).toMatchObject([5, { code: failure, message }])
  })
})
