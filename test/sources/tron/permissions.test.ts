import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State, TronPermission } from '../../../src/sources/tron/account.ts'
import { base58Of } from '../../../src/sources/tron/address.ts'
import { allows, permissionsOf } from '../../../src/sources/tron/permissions.ts'

const [self, other, third] = ['11', '22', '33'].map(byte => base58Of(byte.repeat(20))) as [string, string, string]
const burn = base58Of('0'.repeat(40))
/** All that wallets allow by default. */
const usual = '7fff1fc0033e0000000000000000000000000000000000000000000000000000'
/** Votes (contract type 4) alone. */
const votes = '10'.padEnd(64, '0')

const proof = { source: 'TronGrid', method: 'GET /v1/accounts', result: '' }
const rule = (threshold: bigint, ...keys: (readonly [string, bigint])[]): TronPermission => ({
  threshold,
  keys: keys.map(([address, weight]) => ({ address, weight })),
})
const found = (owner: TronPermission | undefined, ...actives: (TronPermission & { operations: string })[]) =>
  permissionsOf(self, { address: self, ...(owner && { owner_permission: owner }), active_permission: actives } as State, proof, undefined)
    .found

describe('the owner permission', () => {
  test.each<[string, TronPermission | undefined, object[]]>([
    ['the own key alone', rule(1n, [self, 1n]), []],
    ['none, as in accounts from before permissions', undefined, []],
    ['one foreign key', rule(1n, [other, 1n]), [{ kind: 'taken over', holders: [other] }]],
    ['a foreign key that outweighs the own', rule(2n, [self, 1n], [other, 2n]), [{ kind: 'taken over', holders: [other] }]],
    ['two foreign keys, each alone', rule(1n, [other, 1n], [third, 1n]), [{ kind: 'taken over', holders: [other, third] }]],
    ['own and foreign key, each alone', rule(1n, [self, 1n], [other, 1n]), [{ kind: 'second key', holders: [other] }]],
    ['own and foreign key together', rule(2n, [self, 1n], [other, 1n]), [{ kind: 'shared', holders: [self, other], rule: '2 of 2 keys' }]],
    ['2 of 3 foreign keys', rule(4n, [other, 2n], [third, 2n], [burn, 2n]), [{ kind: 'shared', rule: '2 of 3 keys' }]],
    [
      'keys of different weight',
      rule(3n, [self, 1n], [other, 2n]),
      [{ kind: 'shared', rule: 'keys of weight 1, 2, of which 3 must sign' }],
    ],
    ['a key that nobody has', rule(1n, [burn, 1n]), [{ kind: 'nobody', holders: [burn] }]],
    ['a threshold that nobody reaches', rule(5n, [other, 1n]), [{ kind: 'nobody', holders: [other] }]],
  ])('%s', (_, owner, expected) => {
    expect(found(owner)).toMatchObject(expected)
    expect(found(owner)).toHaveLength(expected.length)
  })
})

describe('active permissions', () => {
  const own = rule(1n, [self, 1n])
  const active = (permission: TronPermission, operations = usual) => ({ ...permission, operations })

  test.each<[string, ReturnType<typeof active>, string[]]>([
    ['the own key', active(own), []],
    ['a foreign key that moves funds', active(rule(1n, [other, 1n])), [other]],
    ['a foreign key beside the own', active(rule(1n, [self, 1n], [other, 1n])), [other]],
    ['a foreign key that cannot act alone', active(rule(2n, [self, 1n], [other, 1n])), []],
    ['a foreign key that may only vote', active(rule(1n, [other, 1n]), votes), []],
  ])('%s', (_, permission, holders) => {
    expect(found(own, permission).map(({ kind, holders: named }) => [kind, named])).toEqual(
      holders.length > 0 ? [['second key', holders]] : [],
    )
  })

  test('a key that took the account over is not named twice', () => {
    const taken = rule(1n, [other, 1n])
    expect(found(taken, active(taken)).map(({ kind }) => kind)).toEqual(['taken over'])
  })
})

test('the bitmap is read from the lowest bit of the first byte', () => {
  expect([1, 2, 31, 46].map(type => allows(usual, type))).toEqual([true, true, true, false])
  const only = (type: number) =>
    Buffer.from(Array.from({ length: 32 }, (_, at) => (at === type >> 3 ? 1 << (type & 7) : 0))).toString('hex')
  for (const type of [0, 1, 7, 8, 31, 46, 255]) {
    expect(Array.from({ length: 256 }, (_, at) => at).filter(at => allows(only(type), at))).toEqual([type])
  }
})

test('whoever can sign alone beside the owner is named, and nobody else is', () => {
  const weights = fc.bigInt({ min: 0n, max: 5n })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n }), weights, weights, weights, (threshold, mine, theirs, last) => {
      const permissions = found(rule(threshold, [self, mine], [other, theirs], [third, last]))
      const alone = [
        [other, theirs],
        [third, last],
      ].flatMap(([address, weight]) => ((weight as bigint) >= threshold ? [address] : []))
      const [first] = permissions
      expect(first && ['taken over', 'second key'].includes(first.kind) ? first.holders : []).toEqual(alone)
      // the own key alone still rules, unless something is said
      if (permissions.length === 0) expect(mine >= threshold).toBe(true)
    }),
    { seed: 1, numRuns: 300 },
  )
})
