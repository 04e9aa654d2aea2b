import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { asTimelock, type PolicyScript, policyOf } from '../support/cardano-policy.ts'
import {
  type CardanoScene,
  hash32,
  key,
  type ScriptedAsset,
  shelley,
  slotOf,
  stakeAddress,
  startCardano,
} from '../support/cardano-service.ts'
import { runBin } from '../support/run-cli.ts'
import { body, json, status } from '../support/upstream.ts'

const service = await startCardano()
afterAll(() => service.stop())

const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const me = shelley(key('me'))
const shop = shelley(key('shop'))

/** The wallet received 100 ADA 400 days ago and paid 30 of them 3 days ago. */
const used: CardanoScene = {
  now,
  balances: { [me]: 69_830_000n },
  transactions: {
    [hash32('1')]: { at: ago(400), inputs: [[shop, { lovelace: 200_000_000n }]], outputs: [[me, { lovelace: 100_000_000n }]] },
    [hash32('2')]: {
      at: ago(3),
      inputs: [[me, { lovelace: 100_000_000n }]],
      outputs: [
        [shop, { lovelace: 30_000_000n }],
        [me, { lovelace: 69_830_000n }],
      ],
    },
  },
}
beforeEach(() => service.show(used))

const scan = (kind: 'wallet' | 'token', address: string, ...flags: string[]) =>
  runBin(['scan', kind, address, '--chain', 'cardano', '--rpc-url', service.url.href, ...flags])
const json1 = async (kind: 'wallet' | 'token', address: string) => {
  const { stdout, stderr } = await scan(kind, address, '--json')
  expect(stdout).toMatch(/^[\n\x20-\x7e]+$/)
  return { ...JSON.parse(stdout), stderr }
}

describe('a wallet', () => {
  test('has its balance in ADA and its history counted, and the score says what was not screened', async () => {
    const result = await json1('wallet', me)
    expect(result).toMatchObject({
      wallet_address: me,
      chain_id: -7,
      explorer_summary: { balance_eth: 69.83, tx_count: 2, outbound_count: 1, unique_contracts_interacted: 0 },
      data_sources: ['Lists', 'Koios'],
      risk_level: 'MEDIUM',
      risk_score: 25,
    })
    expect(result.security_summary.coverage.missing.map(({ check }: { check: string }) => check)).toEqual(['sanctions screen'])
    expect(service.requests).toHaveLength(4)
  })

  test('that is a stake address is scanned as an account', async () => {
    const account = stakeAddress(key('mine'))
    service.show({ ...used, balances: { [account]: 5_000_000n }, histories: { [account]: [[hash32('1'), ago(400)]] } })
    expect((await json1('wallet', account)).explorer_summary).toMatchObject({ balance_eth: 5, tx_count: 1 })
  })

  test('that was never used is not scored', async () => {
    service.show({ now })
    const { code, stderr } = await scan('wallet', me)
    expect(code).toBe(8)
    expect(stderr).toContain('this wallet has no activity on Cardano, so it was not scored  [NO_ACTIVITY]')
  })

  test.each([
    ['a damaged address', `${me.slice(0, -1)}${me.endsWith('q') ? 'p' : 'q'}`, /checksum/],
    ['an address of a test network', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', /test network/],
    ['an address of another chain', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', /valid on Ethereum/],
    ['a token', `${'ab'.repeat(28)}.61`, /scan token/],
    ['the fingerprint of a token', 'asset108xu02ckwrfc8qs9d97mgyh4kn8gdu9w8f5sxk', /scan token/],
  ])('%s is refused before anybody is asked', async (_, address, words) => {
    const { code, stderr } = await scan('wallet', address)
    expect([code, service.requests.length]).toEqual([2, 0])
    expect(stderr).toMatch(words)
  })

  test.each([
    ['is down', status(503), 'UPSTREAM_UNAVAILABLE'],
    ['wants fewer requests', status(429), 'RATE_LIMITED'],
    ['is a web page', body('<html></html>'), 'BAD_RESPONSE'],
  ])('is not scored while the index %s', async (_, answer, failure) => {
    service.show({ ...used, instead: () => answer })
    const { code, stdout, stderr } = await scan('wallet', me)
    expect([code, stderr.includes(`[${failure}]`), stdout.includes('LOW')]).toEqual([5, true, false])
  })
})

describe('a token', () => {
  const sig = (word: string): PolicyScript => ({ type: 'sig', keyHash: key(word).hash })
  const until = (at: Date, ...scripts: PolicyScript[]): PolicyScript => ({
    type: 'all',
    scripts: [...scripts, { type: 'before', slot: slotOf(at) }],
  })
  const holders = Array.from({ length: 200 }, (_, at) => [shelley(key(`holder ${at}`)), 5n] as const)
  const usual: ScriptedAsset = { supply: 1_000n, created: ago(900), holders }
  const nutcoin = { name: 'Nutcoin', ticker: 'NUTC', decimals: 0 }

  const show = (policy: PolicyScript, asset: Partial<ScriptedAsset> = {}, name = '6e7574') => {
    const id = `${policyOf(policy)}.${name}`
    service.show({ now, assets: { [id]: { ...usual, registry: nutcoin, ...asset } }, scripts: { [policyOf(policy)]: asTimelock(policy) } })
    return id
  }

  test('SNEK, whose policy closed in April 2023, is LOW, by its id and by its fingerprint', async () => {
    const policy = '279c909f348e533da5808898f87f9a14bb2c3dfbbacccd631d927a3f'
    const lock: PolicyScript = {
      type: 'all',
      scripts: [
        { type: 'before', slot: 90_915_881 },
        { type: 'sig', keyHash: '39a1df51147b6de6689a4727846962fb6540c3a3c7859a1a79b9420f' },
      ],
    }
    expect(policyOf(lock)).toBe(policy)
    const fingerprint = 'asset108xu02ckwrfc8qs9d97mgyh4kn8gdu9w8f5sxk'
    const id = `${policy}.534e454b`
    const snek: ScriptedAsset = {
      ...usual,
      supply: 76_715_880_000n,
      created: new Date('2023-04-25T00:00:00Z'),
      registry: { name: 'Snek', ticker: 'SNEK', decimals: 0 },
      count: 60_000,
    }
    service.show({ now, assets: { [id]: snek }, scripts: { [policy]: asTimelock(lock) }, fingerprints: { [fingerprint]: id } })
    for (const given of [id, fingerprint, `${policy}534e454b`]) {
      const result = await json1('token', given)
      expect(result).toMatchObject({
        contract_address: given,
        risk_score: 5,
        risk_level: 'LOW',
        token_data: { name: 'Snek', symbol: 'SNEK', decimals: 0, total_supply: '76715880000', owner: null, controls: [] },
      })
      expect(result.token_data.coverage.missing).toEqual([])
      expect(result.token_data.coverage.notes.join()).toContain('exchanges of Cardano')
    }
  })

  test('that one key may mint for ever is MEDIUM, and the key is named', async () => {
    const result = await json1('token', show(sig('a')))
    expect([result.risk_level, result.risk_score]).toEqual(['MEDIUM', 35])
    expect(result.flags.join()).toContain(key('a').hash)
    expect(result.token_data.controls).toMatchObject([{ power: 'mints', caller: key('a').hash, caller_kind: 'account', granted: 'policy' }])
  })

  test.each<[string, PolicyScript, number]>([
    ['whose policy has closed', until(ago(300), sig('a')), 5],
    ['that several keys mint together', { type: 'atLeast', required: 2, scripts: [sig('a'), sig('b'), sig('c')] }, 12],
    ['whose policy closes in a month', until(ago(-30), sig('a')), 12],
  ])('%s is LOW', async (_, policy, score) => {
    const result = await json1('token', show(policy))
    expect([result.risk_level, result.risk_score]).toEqual(['LOW', score])
  })

  test('with the name of SNEK under another policy is CRITICAL', async () => {
    const result = await json1(
      'token',
      show(until(ago(300), sig('a')), { registry: { name: 'Snek', ticker: 'SNEK', decimals: 0 } }, '534e454b'),
    )
    expect([result.risk_level, result.risk_score]).toEqual(['CRITICAL', 95])
  })

  test('whose script is not the one of its policy cannot be LOW', async () => {
    const id = show(sig('a'))
    service.show({
      now,
      assets: { [id]: { ...usual, registry: nutcoin } },
      scripts: { [id.slice(0, 56)]: asTimelock(until(ago(300), sig('a'))) },
    })
    const result = await json1('token', id)
    expect([result.risk_level, result.risk_score]).toEqual(['MEDIUM', 25])
    expect(result.token_data.coverage.missing).toMatchObject([{ check: 'minting policy', reason: expect.stringContaining('another hash') }])
  })

  test('that is a day old is MEDIUM whatever its policy', async () => {
    const result = await json1('token', show(until(ago(0.5), sig('a')), { created: ago(0.6) }))
    expect(result.risk_level).toBe('MEDIUM')
  })

  test('a name that would write to the terminal does not', async () => {
    const { code, stdout } = await scan(
      'token',
      show(until(ago(300), sig('a')), { registry: { name: '\u001b[2JEvil\u202e', ticker: 'E\u0007', decimals: 0 } }),
    )
    expect(code).toBe(0)
    expect(stdout).not.toMatch(/[\u001b\u0007\u202e]/)
  })

  test.each([
    ['a wallet', me],
    ['a policy without a name', policyOf(sig('a'))],
    ['ADA itself', 'ADA'],
  ])('%s is refused before anybody is asked', async (_, given) => {
    const { code } = await scan('token', given)
    expect([code, service.requests.length]).toEqual([2, 0])
  })

  test('that was never minted is no token', async () => {
    service.show({ now, instead: ({ path }) => (path.includes('asset_info') ? json([]) : undefined) })
    const { code, stderr } = await scan('token', `${policyOf(sig('a'))}.61`)
    expect(code).toBe(2)
    expect(stderr).toContain('was ever minted')
  })
})
