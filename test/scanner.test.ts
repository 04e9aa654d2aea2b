import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerOf, tokenDetailsOf } from '../src/api/ledger.ts'
import type { Scanner } from '../src/api/scanner.ts'
import { tokenScanResult } from '../src/api/token.ts'
import { walletScanResult } from '../src/api/wallet.ts'
import { createEngine } from '../src/engine/engine.ts'
import { ChainvetError, UnscoredError } from '../src/errors.ts'
import { createRemoteScanner } from '../src/remote/remote-scanner.ts'
import type { Source } from '../src/sources/index.ts'
import { clean, cleanOf } from './engine/dossiers.ts'
import { down, saying, source } from './support/fake-source.ts'
import { type Service, starter, startService } from './support/service.ts'
import { known, stillWorld } from './support/subjects.ts'
import { clockwork } from './support/upstream.ts'

const both: Pick<Source, 'essential'> = { essential: ['wallet', 'token'] }
const { account, activity, oracle, freezes, opinion } = clean
const listing = { category: 'sanctions', list: 'OFAC SDN', entity: 'LAZARUS GROUP', confidence: 'official', asOf: '2025-12-31' } as const
const unused = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const dark = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const unreachable = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** A small world: a listed wallet, an unused one, one whose node is down, one that nobody can judge, and everything else in order. */
const sources: readonly Source[] = [
  source(
    'Lists',
    async ({ address }) => ({
      known: { labels: { ...clean.labels, found: address === known.lazarus ? [listing] : [] } },
      tags: { labels: 'Sanctions' },
    }),
    { offline: true, provides: ['labels'], ...both },
  ),
  source(
    'Node',
    async ({ address }) => {
      if (address === unreachable) throw down('Node')
      if (address === dark) throw new UnscoredError({ subject: 'wallet', reason: 'too little is known', checked: [], hint: 'Wait.' })
      return saying({ account: address === unused ? { ...account, balance: 0n, nonce: 0 } : account, oracle, freezes })
    },
    { provides: ['account', 'oracle', 'freezes'], ...both, covers: (_, kind) => kind === 'wallet' },
  ),
  source(
    'Explorer',
    async ({ address }) =>
      saying({
        activity: address === unused ? { any: false, transactions: { value: 0, atLeast: false }, proofs: [] } : activity,
        ...(address !== unused && { exposure: clean.exposure, behaviour: clean.behaviour }),
      }),
    { provides: ['activity', 'exposure', 'behaviour'], essential: ['wallet'], covers: (_, kind) => kind === 'wallet' },
  ),
  source('Everything', saying(cleanOf('token')), { covers: (_, kind) => kind === 'token' }),
  source('GoPlus', saying({ opinion })),
]
const engine = createEngine({
  sources,
  world: stillWorld(),
  http: () => Promise.reject(new Error('Nobody is asked.')),
  // whoever names a node keeps the address from the nodes of other chains
  upstreams: { rpcUrl: new URL('http://127.0.0.1:9') },
})

const key = 'cv_test_0123456789abcdefabcd'
let service: Service
beforeAll(async () => {
  service = await startService({ [key]: starter() }, engine)
})
afterAll(() => service.stop())

const scanners: readonly (readonly [string, () => Scanner])[] = [
  ['in this process', () => engine],
  ['over HTTP', () => createRemoteScanner({ baseUrl: service.url, key, world: clockwork(), retries: 1 })],
]

describe.each(scanners)('a scanner %s', (_, scanner) => {
  const wallet = (address: string, chain_id = 1) => scanner().scanWallet({ address, chain_id })
  const token = (contract_address: string, chain_id = 1) => scanner().scanToken({ contract_address, chain_id })

  test('scores a wallet, with the proof', async () => {
    const result = await wallet(known.vitalik)
    expect(walletScanResult.parse(result)).toEqual(result)
    expect(result).toMatchObject({ wallet_address: known.vitalik, chain_id: 1, risk_score: 5, risk_level: 'LOW', flags: [] })
    expect(ledgerOf(result)?.coverage.sources.map(({ status }) => status)).toEqual(['answered', 'answered', 'answered', 'answered'])
  })

  test('scores a token, with its details', async () => {
    const result = await token(known.uniswapToken, 8453)
    expect(tokenScanResult.parse(result)).toEqual(result)
    expect(result).toMatchObject({ contract_address: known.uniswapToken, chain_id: 8453, risk_score: 5, risk_level: 'LOW' })
    expect(tokenDetailsOf(result)).toMatchObject({ decimals: 18 })
  })

  test('echoes the address as it was given', async () => {
    expect(await wallet(known.vitalik.toLowerCase())).toMatchObject({ wallet_address: known.vitalik.toLowerCase() })
  })

  test('finds what is listed', async () => {
    const result = await wallet(known.lazarus, 56)
    expect(result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
    expect(result.flags[0]).toBe('[Sanctions] OFAC SDN lists it as LAZARUS GROUP (list of 2025-12-31).')
  })

  test.each<[string, string, number, string, boolean]>([
    ['a wallet without activity', unused, 1, 'NO_ACTIVITY', false],
    ['a node that is down', unreachable, 1, 'UPSTREAM_UNAVAILABLE', true],
    ['a chain that is none', known.vitalik, 99, 'UNKNOWN_CHAIN', false],
    ['an address that is none', '0x5290', 1, 'INVALID_ADDRESS', false],
    ['an address of another chain', known.vitalik, 0, 'INVALID_ADDRESS', false],
    ['a wrong checksum', '0x8617E340B3D01FA5F11F306F4090FD50E238070d', 1, 'CHECKSUM_MISMATCH', false],
    ['a private key', `0x${'ab'.repeat(32)}`, 1, 'INVALID_ADDRESS', false],
  ])('fails with a code: %s', async (_, address, chain, code, retryable) => {
    const error: unknown = await wallet(address, chain).catch(thrown => thrown)
    expect(error).toBeInstanceOf(ChainvetError)
    expect(error).toMatchObject({ code, retryable })
  })

  test('a wallet without activity is told with the chains it may be on', async () => {
    await expect(wallet(unused, 10)).rejects.toMatchObject({
      message: 'this wallet has no activity on Optimism, so it was not scored',
      hint: 'Right chain? The same address exists on ethereum, bnb, polygon, arbitrum, base, avalanche.',
    })
  })

  test('stops when its caller stops', async () => {
    const stopped = AbortSignal.abort(new Error('enough'))
    await expect(scanner().scanWallet({ address: known.vitalik, chain_id: 1 }, stopped)).rejects.toThrow('enough')
  })
})

test('both find the same, byte for byte', async () => {
  const [here, there] = scanners.map(([, make]) => make())
  for (const address of [known.vitalik, known.lazarus]) {
    const ask = (scanner: Scanner | undefined) => scanner?.scanWallet({ address, chain_id: 1 })
    expect(JSON.stringify(await ask(there))).toBe(JSON.stringify(await ask(here)))
  }
})

test('what is too little to judge travels as 502, the only status the interface has for it', async () => {
  const unjudged = { address: dark, chain_id: 1 }
  const codes = await Promise.all(
    scanners.map(([, make]) =>
      make()
        .scanWallet(unjudged)
        .catch(error => (error as ChainvetError).code),
    ),
  )
  expect(codes).toEqual(['UNSCORED', 'UPSTREAM_UNAVAILABLE'])
})
