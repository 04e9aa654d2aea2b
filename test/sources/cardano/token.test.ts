import { afterAll, describe, expect, test } from 'vitest'
import { parseAddress } from '../../../src/chains/index.ts'
import { NotATokenError } from '../../../src/errors.ts'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { cardano } from '../../../src/sources/cardano/cardano.ts'
import { asTimelock, type PolicyScript, policyOf } from '../../support/cardano-policy.ts'
import { type CardanoScene, key, type ScriptedAsset, script, shelley, slotOf, startCardano } from '../../support/cardano-service.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf, json, status } from '../../support/upstream.ts'

const service = await startCardano()
afterAll(() => service.stop())

const now = new Date('2026-11-20T11:59:40.000Z')
const sig = (word: string): PolicyScript => ({ type: 'sig', keyHash: key(word).hash })
const lock = (type: 'before' | 'after', slot: number): PolicyScript => ({ type, slot })
const all = (...scripts: PolicyScript[]): PolicyScript => ({ type: 'all', scripts })
const next = slotOf(new Date('2027-01-01T00:00:00Z'))
const holders = ['a', 'b', 'c'].map((word, at) => [shelley(key(word)), BigInt(at + 1)] as const)
const usual: ScriptedAsset = { supply: 1_000n, created: new Date('2023-05-01T00:00:00Z'), holders }

async function ask(given: string, scene: Omit<CardanoScene, 'now'>): Promise<Findings> {
  service.show({ now, ...scene })
  const { chain } = subject('wallet', shelley(key('me')), 'cardano')
  return cardano({ kind: 'token', chain, address: parseAddress(given, chain, { kind: 'token' }), given }, contextOf(service))
}
const read = (policy: PolicyScript, asset: Partial<ScriptedAsset> = {}, name = '746f6b656e', more: Omit<CardanoScene, 'now'> = {}) =>
  ask(`${policyOf(policy)}.${name}`, {
    assets: { [`${policyOf(policy)}.${name}`]: { ...usual, ...asset } },
    scripts: { [policyOf(policy)]: asTimelock(policy) },
    ...more,
  })

describe('the minting policy', () => {
  test.each<[string, PolicyScript, object, object[]]>([
    [
      'one key that never closes',
      sig('a'),
      { owner: key('a').hash, ownerKind: 'account' },
      [{ kind: 'mints', caller: key('a').hash, role: 'owner', callerKind: 'account', granted: 'policy' }],
    ],
    [
      'several keys',
      all(sig('a'), sig('b')),
      { owner: policyOf(all(sig('a'), sig('b'))), ownerKind: 'several' },
      [{ kind: 'mints', role: 'owner', callerKind: 'several', granted: 'policy' }],
    ],
    [
      'a lock that has passed: the supply can neither grow nor shrink',
      all(sig('a'), lock('before', 90_000_000)),
      { owner: null, ownerKind: 'nobody' },
      [],
    ],
    [
      'a lock to come',
      all(sig('a'), lock('before', next)),
      { owner: key('a').hash, ownerKind: 'account' },
      [{ kind: 'mints', callerKind: 'account', until: new Date('2027-01-01T00:00:00Z') }],
    ],
    [
      'only "after": it never closes',
      all(sig('a'), lock('after', 90_000_000)),
      { ownerKind: 'account' },
      [{ kind: 'mints', callerKind: 'account' }],
    ],
    ['no key at all', lock('after', 90_000_000), { ownerKind: 'unknown' }, [{ kind: 'mints', role: 'stranger' }]],
  ])('of %s', async (_, policy, control, effects) => {
    const { known } = await read(policy)
    expect(known.control).toMatchObject(control)
    expect(known.powers).toMatchObject({ tried: 0, accepted: 0, effects })
    expect(known.powers?.effects).toHaveLength(effects.length)
    if (!('until' in (effects[0] ?? {}))) expect(known.powers?.effects[0]?.until).toBeUndefined()
  })

  test('of a Plutus program is granted to the program', async () => {
    const policy = '67f33146617a5e61936081db3b2117cbf59bd2123748f58ac9678656'
    const program = { type: 'plutusV1', value: null, bytes: '4d01000033222220051200120011', size: 14 }
    const { known } = await ask(`${policy}.61`, { assets: { [`${policy}.61`]: usual }, scripts: { [policy]: program } })
    expect(known.control).toMatchObject({ owner: policy, ownerKind: 'program' })
    expect(known.powers?.effects).toMatchObject([{ kind: 'mints', caller: policy, callerKind: 'program', granted: 'policy' }])
  })

  test.each<[string, object]>([
    ['no script', {}],
    ['the script of another policy', asTimelock(all(sig('a'), lock('before', 90_000_000)))],
    ['something that is no script', { type: 'timelock', value: { type: 'sig' }, bytes: null }],
    ['a Plutus program without its code', { type: 'plutusV2', value: null, bytes: null }],
    ['a Plutus program of another hash', { type: 'plutusV2', value: null, bytes: '4d01' }],
    ['a language that is not known', { type: 'plutusV9', value: null, bytes: '4d01' }],
  ])('is not known where the index shows %s', async (what, shown) => {
    const policy = policyOf(sig('a'))
    const { known, missing } = await ask(`${policy}.61`, {
      assets: { [`${policy}.61`]: usual },
      scripts: what === 'no script' ? {} : { [policy]: shown },
    })
    expect([known.powers, known.control, known.token?.totalSupply]).toEqual([undefined, undefined, 1_000n])
    expect(missing?.powers).toMatch(/^the minting policy is not known: /)
  })
})

describe('the token', () => {
  test('has the names of the registry, supply, age and holders, all read in one round trip', async () => {
    const { known } = await read(sig('a'), { registry: { name: 'Test Token', ticker: 'TST', decimals: 3 } })
    expect(known.token).toMatchObject({ name: 'Test Token', symbol: 'TST', decimals: 3, totalSupply: 1_000n, kind: 'native asset' })
    expect(known.creation).toMatchObject({ at: usual.created, holders: 3 })
    expect(known.holders?.count).toEqual({ value: 3, atLeast: false })
    expect(known.holders?.top.map(({ amount, kind }) => [amount, kind])).toEqual([
      [3n, 'account'],
      [2n, 'account'],
      [1n, 'account'],
    ])
    expect(known.transferability).toMatchObject({ obstacles: [], fee: 0 })
    expect(service.requests).toHaveLength(5)
  })

  test('without a registry entry has the name in its id, and decimals that nobody said are not zero', async () => {
    const { known } = await read(sig('a'))
    expect([known.token?.name, known.token?.symbol, known.token?.decimals]).toEqual(['token', 'token', undefined])
  })

  test('of CIP-68 has the names in its datum', async () => {
    const bytes = (text: string) => ({ bytes: Buffer.from(text).toString('hex') })
    const map = [
      { k: bytes('name'), v: bytes('Datum Coin') },
      { k: bytes('ticker'), v: bytes('DTM') },
    ]
    const { known } = await read(sig('a'), { cip68: { '333': { constructor: 0, fields: [{ map }] } } }, '0014df10746f6b')
    expect([known.token?.name, known.token?.symbol]).toEqual(['Datum Coin', 'DTM'])
  })

  test('is found by its fingerprint, and an index that names another asset is not believed', async () => {
    const id = '279c909f348e533da5808898f87f9a14bb2c3dfbbacccd631d927a3f.534e454b'
    const fingerprint = 'asset108xu02ckwrfc8qs9d97mgyh4kn8gdu9w8f5sxk'
    const { known } = await ask(fingerprint, { fingerprints: { [fingerprint]: id }, assets: { [id]: usual } })
    expect(known.token?.symbol).toBe('SNEK')
    await expect(ask(fingerprint, { fingerprints: { [fingerprint]: `${id}4b` }, assets: { [`${id}4b`]: usual } })).rejects.toMatchObject({
      code: 'BAD_RESPONSE',
    })
    await expect(ask(fingerprint, {})).rejects.toThrow(NotATokenError)
  })

  test('that was never minted is none', async () => {
    await expect(ask(`${policyOf(sig('a'))}.61`, {})).rejects.toMatchObject({ code: 'INVALID_ADDRESS', status: 400 })
  })

  test('an answer for another asset is a failure', async () => {
    const row = { policy_id: policyOf(sig('b')), asset_name: '61', total_supply: '1', creation_time: 1_600_000_000 }
    const instead: CardanoScene['instead'] = ({ path }) => (path.includes('/asset_info') ? json([row]) : undefined)
    await expect(ask(`${policyOf(sig('a'))}.61`, { instead })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })
})

describe('holders', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => [shelley(key(`h${at}`)), BigInt(at + 1)] as const)

  test('of several pages are read as a whole', async () => {
    const { known } = await read(sig('a'), { holders: many(2_300) })
    expect(known.holders?.count).toEqual({ value: 2_300, atLeast: false })
    expect(known.holders?.top[0]?.amount).toBe(2_300n)
    expect(service.requests.filter(({ path }) => path.includes('/asset_addresses'))).toHaveLength(3)
  })

  test('too many to be read are counted, and who holds most is said to be unknown', async () => {
    const { known, missing } = await read(sig('a'), { supply: 10n ** 9n, holders: many(1_000), count: 60_000 })
    expect([known.creation?.holders, known.holders]).toEqual([60_000, undefined])
    expect(missing?.holders).toContain('too long')
  })

  test('of a list that was cut are named where they hold a fifth of the supply all the same', async () => {
    const list = [...many(999), [shelley(key('whale')), 200n] as const].sort()
    const small = list.map(([address, amount]) => [address, address === shelley(key('whale')) ? 200n : amount / 1_000n] as const)
    const { known } = await read(sig('a'), { holders: small, count: 60_000 })
    expect(known.holders).toMatchObject({ top: [{ address: shelley(key('whale')), amount: 200n, kind: 'account' }] })
    expect(known.holders?.count).toBeUndefined()
  })

  test('that share a stake key are one wallet, and scripts are contracts', async () => {
    const [main, other, pool] = [shelley(key('a'), key('s')), shelley(key('b'), key('s')), shelley(script('ab'.repeat(28)), key('s'))]
    const { known } = await read(sig('a'), {
      holders: [
        [other, 30n],
        [pool, 50n],
        [main, 40n],
        [shelley(key('c')), 60n],
      ],
    })
    expect(known.holders?.top).toEqual([
      { address: main, amount: 70n, kind: 'account' },
      { address: shelley(key('c')), amount: 60n, kind: 'account' },
      { address: pool, amount: 50n, kind: 'contract' },
    ])
  })

  test('that the index does not list in time cost the list and nothing else', async () => {
    const instead: CardanoScene['instead'] = ({ path }) => (path.includes('/asset_addresses') ? status(504) : undefined)
    const { known } = await read(sig('a'), {}, '61', { instead })
    expect([known.holders, known.powers?.effects.length, known.transferability?.obstacles]).toEqual([undefined, 1, []])
  })
})

describe('a programmable token (CIP-113)', () => {
  const policy = '67f33146617a5e61936081db3b2117cbf59bd2123748f58ac9678656'
  const program = { type: 'plutusV1', value: null, bytes: '4d01000033222220051200120011', size: 14 }
  const base = script('cd'.repeat(28))
  const of = (list: ScriptedAsset['holders'], more: Omit<CardanoScene, 'now'> = {}) =>
    ask(`${policy}.61`, { assets: { [`${policy}.61`]: { ...usual, holders: list ?? [] } }, scripts: { [policy]: program }, ...more })

  test('sits at one script, with each holder under a stake credential: that script is asked about every transfer', async () => {
    const { known } = await of([
      [shelley(base, key('a')), 5n],
      [shelley(base, key('b')), 7n],
    ])
    expect(known.transferability?.obstacles).toEqual([{ kind: 'hook', by: base.hash }])
  })

  test('is not seen in a token that keys hold too', async () => {
    const { known } = await of([
      [shelley(base, key('a')), 5n],
      [shelley(key('b')), 7n],
    ])
    expect(known.transferability?.obstacles).toEqual([])
  })

  test('cannot be ruled out where holders were not read, or all is in one place', async () => {
    const instead: CardanoScene['instead'] = ({ path }) => (path.includes('/asset_addresses') ? status(504) : undefined)
    expect((await of([], { instead })).known.transferability).toBeUndefined()
    const { known, missing } = await of([[shelley(base, key('a')), 5n]])
    expect([known.transferability, missing?.transferability]).toEqual([undefined, expect.stringContaining('programmable')])
  })
})

test('a name of the registry under another policy resembles it, wherever the name stands', async () => {
  const named = [
    await read(sig('a'), {}, '534e454b'),
    await read(sig('a'), { registry: { name: 'Snek', ticker: 'SNEK', decimals: 0 } }),
    await read(sig('a'), { registry: { name: 'Other', ticker: 'OTHER', decimals: 0 } }, '534e454b'),
  ]
  for (const { known } of named) expect(known.identity?.resembles.map(({ token }) => token.symbol)).toContain('SNEK')
  const { known } = await read(sig('a'), { registry: { name: 'Other', ticker: 'OTHER', decimals: 0 } })
  expect([known.identity?.resembles, known.identity?.canonical]).toEqual([[], undefined])
})
