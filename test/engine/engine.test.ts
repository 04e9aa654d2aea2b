import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TokenScanResult, WalletScanResult } from '../../src/api/scanner.ts'
import { tokenScanResult } from '../../src/api/token.ts'
import { walletScanResult } from '../../src/api/wallet.ts'
import { createEngine, type EngineOptions } from '../../src/engine/engine.ts'
import {
  ChecksumMismatchError,
  InvalidAddressError,
  NoActivityError,
  SecretRefusedError,
  SourceError,
  UnknownChainError,
  UnscoredError,
} from '../../src/errors.ts'
import type { Evidence, EvidenceKind } from '../../src/evidence/evidence.ts'
import type { Label } from '../../src/evidence/labels.ts'
import type { Source } from '../../src/sources/index.ts'
import { down, hanging, saying, source } from '../support/fake-source.ts'
import { known, stillWorld } from '../support/subjects.ts'
import { clean, cleanOf } from './dossiers.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const engine = (sources: readonly Source[] | undefined, more: EngineOptions = {}) =>
  createEngine({ ...(sources && { sources }), world: stillWorld(), http: () => Promise.reject(new Error('Nobody is asked.')), ...more })
const scanWallet = (sources: readonly Source[], more?: EngineOptions, signal?: AbortSignal, address: string = known.vitalik) =>
  engine(sources, more).scanWallet({ address, chain_id: 1 }, signal)
const scanToken = (sources: readonly Source[], more?: EngineOptions) =>
  engine(sources, more).scanToken({ contract_address: known.uniswapToken, chain_id: 1 })

const both: Pick<Source, 'essential'> = { essential: ['wallet', 'token'] }
const lists = (found: readonly Label[] = []): Source =>
  source('Lists', { known: { labels: { ...clean.labels, found } }, tags: { labels: 'Labels' } }, { offline: true, ...both })
const label = (more: Partial<Label>): Label => ({
  category: 'sanctions',
  list: 'OFAC SDN',
  entity: 'LAZARUS GROUP',
  confidence: 'official',
  asOf: '2025-12-31',
  ...more,
})
const { account, activity, exposure, behaviour, oracle, freezes, opinion } = clean
const node = source('Node', saying({ account, oracle, freezes }), both)
const explorer = source('Explorer', saying({ activity, exposure, behaviour }), { essential: ['wallet'] })
const goplus = source('GoPlus', saying({ opinion }))
const everybody = [lists(), node, explorer, goplus]

test('a wallet of which everything is known and nothing bad scores 5, LOW, without a flag', async () => {
  const result = await scanWallet(everybody)
  expect(walletScanResult.parse(result)).toEqual(result)
  expect(result).toMatchObject({ risk_score: 5, risk_level: 'LOW', flags: [], data_sources: ['Lists', 'Node', 'Explorer', 'GoPlus'] })
})

test('a token of which everything is known and nothing bad scores 5, LOW, without a flag', async () => {
  const result = await scanToken([source('Everything', saying(cleanOf('token')))])
  expect(tokenScanResult.parse(result)).toEqual(result)
  expect(result).toMatchObject({ risk_score: 5, risk_level: 'LOW', flags: [] })
})

describe('a source that is down', () => {
  test('costs the scan its evidence and no more', async () => {
    const young = { ...activity, firstSeen: new Date('2025-12-31T00:00:00Z') }
    const accused = source('Explorer', saying({ activity: young, exposure, behaviour }), { essential: ['wallet'] })
    const result = await scanWallet([lists(), node, accused, source('GoPlus', down('GoPlus'), { provides: ['opinion'] })])
    expect(result.flags).toEqual(['[Explorer] First used 1 day ago, on 2025-12-31.'])
    expect(result.data_sources).toEqual(['Lists', 'Node', 'Explorer'])
    const { checks, coverage } = result.security_summary
    expect(checks.find(({ id }) => id === 'wallet/reported')?.reason).toBe('GoPlus answered with status 503')
    expect(coverage.sources).toContainEqual({ name: 'GoPlus', status: 'failed', reason: 'GoPlus answered with status 503' })
  })

  test.each([
    ['the lists', [source('Lists', down('Lists'), { offline: true, ...both }), node, explorer], 'Lists'],
    ['the node', [lists(), source('Node', down('Node'), both), explorer], 'Node'],
    ['the explorer of a wallet', [lists(), node, source('Explorer', down('Explorer'), { essential: ['wallet'] })], 'Explorer'],
  ])('takes the scan with it when it is essential: %s', async (_, sources, name) => {
    const failed = expect(scanWallet(sources)).rejects
    await failed.toBeInstanceOf(SourceError)
    await failed.toMatchObject({ source: name, status: 502, code: 'UPSTREAM_UNAVAILABLE' })
  })

  test('is not essential to a token when it is the explorer: the age is missing, and the token is not LOW', async () => {
    const { creation: _, ...rest } = cleanOf('token')
    const dead = source('Explorer', down('Explorer'), { essential: ['wallet'], provides: ['creation'] })
    expect(await scanToken([source('Node', saying(rest)), dead])).toMatchObject({
      risk_score: 25,
      risk_level: 'MEDIUM',
      flags: ['[Coverage] The age of the token is missing (Explorer answered with status 503); this result cannot be LOW.'],
    })
  })
})

describe('an address on an official list', () => {
  const listed = lists([label({})])
  const dead = ['Node', 'Explorer', 'GoPlus'].map(name => source(name, down(name), both))
  const nulls = { balance_eth: null, tx_count: null, outbound_count: null, unique_contracts_interacted: null }

  test.each<[string, EngineOptions]>([
    ['although everything else is down', {}],
    ['offline', { offline: true }],
  ])('is scored 100, CRITICAL, %s; what was not learned is null', async (_, more) => {
    const result = await scanWallet([listed, ...dead], more)
    expect(result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL', explorer_summary: nulls, data_sources: ['Lists'] })
    expect(result.flags[0]).toBe('[Sanctions] OFAC SDN lists it as LAZARUS GROUP (list of 2025-12-31).')
    expect(walletScanResult.parse(result)).toEqual(result)
  })

  test('is scored as a token too', async () => {
    const result = await scanToken([listed, ...dead])
    expect(result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL', token_data: { total_supply: null, trading: null } })
    expect(tokenScanResult.parse(result)).toEqual(result)
  })

  test('is scored although it was never used', async () => {
    const empty = source('Node', saying({ account: { ...account, balance: 0n, nonce: 0 } }), both)
    const silent = source('Explorer', saying({ activity: { any: false, transactions: { value: 0, atLeast: false }, proofs: [] } }))
    expect(await scanWallet([listed, empty, silent])).toMatchObject({ risk_score: 100, explorer_summary: { balance_eth: 0, tx_count: 0 } })
  })

  test('is scored where nobody could read its chain', async () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
    const index = source('Esplora', down('Esplora'), { provides: ['account', 'activity'], essential: ['wallet'] })
    expect(await engine([listed, index]).scanWallet({ address, chain_id: 0 })).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
    await expect(engine([lists(), index]).scanWallet({ address, chain_id: 0 })).rejects.toBeInstanceOf(SourceError)
  })

  test('of a curated kind is scored, one of a community is not enough', async () => {
    const curated = lists([label({ category: 'exploit', confidence: 'curated' })])
    expect(await scanWallet([curated, ...dead])).toMatchObject({ risk_score: 95 })
    const rumours = lists(['one', 'two'].map(list => label({ category: 'scam', confidence: 'community', list })))
    await expect(scanWallet([rumours, ...dead])).rejects.toMatchObject({ source: 'Node' })
    await expect(scanWallet([rumours, ...dead], { offline: true })).rejects.toBeInstanceOf(UnscoredError)
  })

  test('that was taken back is not on it', async () => {
    const past = lists([label({ delistedOn: '2025-03-21' })])
    await expect(scanWallet([past, ...dead])).rejects.toBeInstanceOf(SourceError)
    expect(await scanWallet([past, node, explorer])).toMatchObject({ risk_score: 5, risk_level: 'LOW' })
  })

  test('is found in the lists of the program, without a connection', async () => {
    const scanner = createEngine({ offline: true, world: stillWorld() })
    const result = await scanner.scanWallet({ address: known.lazarus, chain_id: 1 })
    expect(result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL', explorer_summary: nulls, data_sources: ['Lists'] })
  })
})

describe('offline, any other address', () => {
  test('is not scored, and the lists that were screened are named with their dates', async () => {
    const refused = expect(scanWallet(everybody, { offline: true })).rejects
    await refused.toBeInstanceOf(UnscoredError)
    await refused.toMatchObject({
      message: 'this wallet was not scored: offline only the lists were screened, and they clear nobody',
      where: ['OFAC SDN, state of 2025-12-31, 189 entries: not on it'],
      status: 502,
    })
  })

  test('is not scored as a token, nor by the lists of the program', async () => {
    await expect(scanToken(everybody, { offline: true })).rejects.toThrow(/^this token was not scored: /)
    const refused = expect(createEngine({ offline: true }).scanWallet({ address: known.vitalik, chain_id: 1 })).rejects
    await refused.toBeInstanceOf(UnscoredError)
    await refused.toMatchObject({
      where: expect.arrayContaining([expect.stringMatching(/^OFAC SDN, state of \d{4}-\d\d-\d\d, \d+ entries: not on it$/)]),
    })
  })
})

describe('a wallet that was never used', () => {
  const unused = { ...account, balance: 0n, nonce: 0 }
  const at = (state: Partial<Evidence['account']>) => source('Node', saying({ account: { ...unused, ...state } }), both)
  const seen = (any: boolean) =>
    source('Explorer', saying({ activity: { any, transactions: { value: 0, atLeast: false }, proofs: [] } }), { essential: ['wallet'] })

  test('is a 404 when the node and the explorer both say so, and other chains are named', async () => {
    // public nodes are not asked about other chains where the caller named his own
    const upstreams = { rpcUrl: new URL('http://own.example') }
    const none = expect(scanWallet([lists(), at({}), seen(false)], { upstreams })).rejects
    await none.toBeInstanceOf(NoActivityError)
    await none.toMatchObject({ status: 404, hint: expect.stringContaining('bnb') })
  })

  test.each<[string, Partial<Evidence['account']>, boolean]>([
    ['the node knows a balance', { balance: 1n }, false],
    ['the node knows a transaction', { nonce: 1 }, false],
    ['the node knows code', { code: { kind: 'contract' } }, false],
    ['the explorer knows a transfer', {}, true],
  ])('is scored when %s', async (_, state, any) => {
    expect(await scanWallet([lists(), at(state), seen(any)])).toMatchObject({ wallet_address: known.vitalik })
  })

  test('is a 502 when the explorer is down', async () => {
    const dead = source('Explorer', down('Explorer'), { essential: ['wallet'] })
    await expect(scanWallet([lists(), at({}), dead])).rejects.toMatchObject({ source: 'Explorer', status: 502 })
  })

  test('is a 502 on a chain without an index, where another wallet is scored at 25 or more', async () => {
    const without = source(
      'Explorer',
      { known: {}, missing: { activity: 'BNB Chain has no open index', exposure: 'BNB Chain has no open index' } },
      { essential: ['wallet'] },
    )
    const unknown = expect(scanWallet([lists(), at({}), without])).rejects
    await unknown.toBeInstanceOf(SourceError)
    await unknown.toThrow('The history of Ethereum could not be read, so "no activity" cannot be told from "unknown"')
    const used = await scanWallet([lists(), at({ balance: 1n }), without])
    expect(used).toMatchObject({
      risk_score: 25,
      risk_level: 'MEDIUM',
      flags: [
        '[Coverage] The chain activity is missing (BNB Chain has no open index); this result cannot be LOW.',
        '[Coverage] The transaction history is missing (BNB Chain has no open index); this result cannot be LOW.',
      ],
    })
  })
})

describe('what a result repeats', () => {
  test('is the address as it was spelled; the spelling changes nothing else', async () => {
    const spellings = [known.vitalik, known.vitalik.toLowerCase(), `0x${known.vitalik.slice(2).toUpperCase()}`]
    const results = await Promise.all(spellings.map(address => scanWallet(everybody, {}, undefined, address)))
    expect(results.map(({ wallet_address }) => wallet_address)).toEqual(spellings)
    const bytes = results.map(result => JSON.stringify({ ...result, wallet_address: '' }))
    expect(new Set(bytes).size).toBe(1)
  })

  test('is the time of the scan in UTC, with microseconds and without an offset', async () => {
    expect((await scanWallet(everybody)).scanned_at).toBe('2026-01-01T00:00:00.000007')
    expect((await scanWallet(everybody, { world: stillWorld(999) })).scanned_at).toBe('2026-01-01T00:00:00.000999')
  })

  test('is byte for byte the same for the same world but for that time, whoever answers first', async () => {
    const late = (name: string, turns: number, evidence: Partial<Evidence>): Source =>
      source(name, async () => {
        for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setImmediate(resolve))
        return saying(evidence)
      })
    const scanAt = async (microseconds: number, turns: readonly [number, number, number]) => {
      const sources = [
        lists(),
        late('Node', turns[0], { account, oracle, freezes }),
        late('Explorer', turns[1], { activity }),
        late('GoPlus', turns[2], { opinion }),
      ]
      const { scanned_at, ...rest } = await scanWallet(sources, { world: stillWorld(microseconds) })
      return { scanned_at, bytes: JSON.stringify(rest) }
    }
    const [one, other] = [await scanAt(1, [0, 1, 2]), await scanAt(2, [2, 1, 0])]
    expect(one.bytes).toBe(other.bytes)
    expect(one.scanned_at).not.toBe(other.scanned_at)
  })
})

describe('removing a source that answered "clean" never lowers the score', () => {
  const apart = (kind: 'wallet' | 'token', worse: Partial<Evidence> = {}): Source[] =>
    Object.entries({ ...cleanOf(kind), ...worse }).map(([name, evidence]) => source(name, saying({ [name as EvidenceKind]: evidence })))
  const bad: Partial<Evidence>[] = [
    {},
    { opinion: { ...opinion, accusations: [{ kind: 'mixer', fields: ['mixer'] }] } },
    { labels: { ...clean.labels, found: [label({ category: 'scam', confidence: 'web' })] } },
  ]

  test.each(['wallet', 'token'] as const)('of a %s', async kind => {
    const scan = async (sources: readonly Source[]): Promise<WalletScanResult | TokenScanResult> =>
      kind === 'wallet' ? scanWallet(sources) : scanToken(sources)
    const cases = fc.constantFrom(...bad).chain(worse => {
      const all = apart(kind, worse)
      const accusing = all.filter(({ name }) => name in worse)
      return fc.tuple(
        fc.constant(all),
        fc.subarray(all.filter(({ name }) => !(name in worse))).map(some => [...accusing, ...some]),
      )
    })
    await fc.assert(
      fc.asyncProperty(cases, async ([all, fewer]) => {
        expect((await scan(fewer)).risk_score).toBeGreaterThanOrEqual((await scan(all)).risk_score)
      }),
    )
  })
})

describe('what is no address of the chain', () => {
  const unasked = source('Node', saying({}), { load: () => Promise.reject(new TypeError('It was asked.')) })

  test.each([
    ['an unknown chain', known.vitalik, 2, UnknownChainError],
    ['no address', 'hello', 1, InvalidAddressError],
    ['an address of another chain', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 1, InvalidAddressError],
    ['a wrong capital', known.vitalik.replace('d8dA', 'D8dA'), 1, ChecksumMismatchError],
    ['a private key', `0x${'4f'.repeat(32)}`, 1, SecretRefusedError],
  ])('is refused before anybody is asked: %s', async (_, address, chain_id, failure) => {
    await expect(engine([unasked]).scanWallet({ address, chain_id })).rejects.toBeInstanceOf(failure)
    await expect(engine([unasked]).scanToken({ contract_address: address, chain_id })).rejects.toBeInstanceOf(failure)
  })

  test('may have wrong capitals when that was asked for', async () => {
    const address = known.vitalik.replace('d8dA', 'D8dA')
    expect(await scanWallet(everybody, { checksum: false }, undefined, address)).toMatchObject({ wallet_address: address, risk_score: 5 })
  })
})

test('the external provider is not asked when it was not wanted', async () => {
  const provider = source('GoPlus', saying({ opinion }), { covers: (_chain, _kind, upstreams) => upstreams.provider })
  const { data_sources } = await scanWallet([lists(), node, explorer, provider], { upstreams: { provider: false } })
  expect(data_sources).toEqual(['Lists', 'Node', 'Explorer'])
})

test('a bug in a source is not taken for silence', async () => {
  const bug = new TypeError('undefined is not a function')
  await expect(scanWallet([...everybody, source('Broken', bug)])).rejects.toBe(bug)
})

describe('when the caller aborts', () => {
  test.each([
    ['for a reason of its own', new Error('interrupted')],
    ['without a reason', new DOMException('This operation was aborted', 'AbortError')],
    ['by a time limit of its own', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ])('the scan rejects with that reason: %s', async (_, reason) => {
    const stop = new AbortController()
    const scan = scanWallet([lists(), node, explorer, source('GoPlus', hanging)], {}, stop.signal)
    stop.abort(reason)
    await expect(scan).rejects.toBe(reason)
  })

  test('before the scan began, it rejects although every source answered', async () => {
    const reason = new Error('changed my mind')
    await expect(scanWallet(everybody, {}, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

describe('when the time of the scan is over', () => {
  test('an optional source that hangs has failed', async () => {
    const result = await scanWallet([lists(), node, explorer, source('GoPlus', hanging, { provides: ['opinion'] })], { timeout: 20 })
    expect(result).toMatchObject({ risk_score: 5, data_sources: ['Lists', 'Node', 'Explorer'] })
    const reason = 'GoPlus did not answer within the time of the scan'
    expect(result.security_summary.coverage.sources).toContainEqual({ name: 'GoPlus', status: 'failed', reason })
  })

  test('an essential source that hangs ends the scan with TIMEOUT', async () => {
    const late = expect(scanWallet([lists(), source('Node', hanging, both), explorer], { timeout: 20 })).rejects
    await late.toBeInstanceOf(SourceError)
    await late.toMatchObject({ source: 'Node', code: 'TIMEOUT', status: 502, retryable: true })
  })

  test('a listed address is scored all the same', async () => {
    const result = await scanWallet([lists([label({})]), source('Node', hanging, both)], { timeout: 20 })
    expect(result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
  })
})
