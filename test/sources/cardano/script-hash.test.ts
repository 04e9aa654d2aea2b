import { bech32 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { NativeScript } from '../../../src/sources/cardano/native-script.ts'
import { isHashOfNative, isHashOfPlutus } from '../../../src/sources/cardano/script-hash.ts'

const hex = (text: string): string => Buffer.from(bech32.fromWords(bech32.decode(text as `${string}1${string}`, 120).words)).toString('hex')
const [one, two, three] = [
  'addr_shared_vkh1zxt0uvrza94h3hv4jpv0ttddgnwkvdgeyq8jf9w30mcs6y8w3nq',
  'addr_shared_vkh1y3zl4nqgm96ankt96dsdhc86vd5geny0wr7hu8cpzdfcqskq2cp',
  'addr_shared_vkh175wsm9ckhm3snwcsn72543yguxeuqm7v9r6kl6gx57h8gdydcd9',
].map((text): NativeScript => ({ type: 'sig', keyHash: hex(text) })) as [NativeScript, NativeScript, NativeScript]

/** Test vectors of the command line of cardano-addresses, and two policies of mainnet, from the token registry of the Cardano Foundation. */
const known: readonly (readonly [string, string, NativeScript])[] = [
  ['all', hex('script1ugvvxx2vrajnx7q4y8a3mtjgrms8a3c85zz5hjvwa2gpqpkhpzq'), { type: 'all', scripts: [one] }],
  ['any', hex('script1wnsgkncprsznm9smhc6x9h2gms3dn7kyx5g549hjueussc5twaa'), { type: 'any', scripts: [one, two, three] }],
  [
    'at least',
    hex('script1hwv9dxq42uqy34las3gvhxg3s45n8vtzn74wjq6ungpp7xg86mh'),
    { type: 'atLeast', required: 1n, scripts: [one, { type: 'all', scripts: [two, three] }] },
  ],
  [
    'slots',
    hex('script1ltujlnyeee7j5ujgjjw6taqc9vqlaj63ws75ttpfzxq9557zuzv'),
    { type: 'atLeast', required: 1n, scripts: [one, two, { type: 'after', slot: 10n }, { type: 'before', slot: 25n }] },
  ],
  [
    'MIN',
    '29d222ce763455e3d7a09a665ce554f00ac89d2e99a1a83d267170c6',
    { type: 'sig', keyHash: '293153a7fb06d516b3ae3b8befc0db29284bbf2e5760b892602f0e4c' },
  ],
  [
    'SNEK',
    '279c909f348e533da5808898f87f9a14bb2c3dfbbacccd631d927a3f',
    {
      type: 'all',
      scripts: [
        { type: 'before', slot: 90_915_881n },
        { type: 'sig', keyHash: '39a1df51147b6de6689a4727846962fb6540c3a3c7859a1a79b9420f' },
      ],
    },
  ],
]

describe('a native script', () => {
  test.each(known)('%s has the hash that others give it', (_, hash, script) => {
    expect(isHashOfNative(hash, script)).toBe(true)
  })

  test.each(known)('%s has no other hash', (_, __, script) => {
    expect(known.filter(([, hash]) => isHashOfNative(hash, script))).toHaveLength(1)
  })

  test('a slot that differs by one makes another hash', () => {
    const snek = known.at(-1)
    const other = {
      type: 'all',
      scripts: [
        { type: 'before', slot: 90_915_882n },
        { type: 'sig', keyHash: '39a1df51147b6de6689a4727846962fb6540c3a3c7859a1a79b9420f' },
      ],
    } as const
    expect(isHashOfNative(snek?.[1] ?? '', other)).toBe(false)
  })
})

describe('a Plutus program', () => {
  const alwaysSucceeds = '67f33146617a5e61936081db3b2117cbf59bd2123748f58ac9678656'
  const code = '4d01000033222220051200120011'

  test('is known by its bytes, wrapped once or twice', () => {
    expect(isHashOfPlutus(alwaysSucceeds, 'plutusV1', code)).toBe(true)
    expect(isHashOfPlutus(alwaysSucceeds, 'plutusV1', `4e${code}`)).toBe(true)
  })

  test('has another hash in another version of the language, and with other bytes', () => {
    expect(isHashOfPlutus(alwaysSucceeds, 'plutusV2', code)).toBe(false)
    expect(isHashOfPlutus(alwaysSucceeds, 'plutusV1', `${code.slice(0, -2)}12`)).toBe(false)
  })
})
