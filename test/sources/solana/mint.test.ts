import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOf } from '../../../src/sources/solana/metadata.ts'
import { readMint } from '../../../src/sources/solana/mint.ts'
import { readSigners, readTokenAccount } from '../../../src/sources/solana/token-account.ts'
import {
  type Extension,
  extension,
  metaplexBytes,
  mintBytes,
  person,
  programs,
  signersBytes,
  tokenAccountBytes,
} from '../../support/solana-layout.ts'

const someKey = fc.constantFrom(null, person('a'), person('b'))
const bytes = (max: number) => fc.uint8Array({ maxLength: max }).map(array => Buffer.from(array))

/** A mint that names nothing itself. */
const nameless = { mintAuthority: null, freezeAuthority: null, supply: 0n, decimals: 0, extensions: { unknown: [] } }

test('whatever a mint is made of comes out again', () => {
  const shape = fc.record({
    mintAuthority: someKey,
    freezeAuthority: someKey,
    supply: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    decimals: fc.integer({ min: 0, max: 255 }),
  })
  fc.assert(
    fc.property(shape, mint => {
      expect(readMint(mintBytes(mint))).toEqual({ ...mint, extensions: { unknown: [] } })
    }),
  )
})

test('an extension is found wherever it stands, and one that nobody knows is told by its number', () => {
  const strange = fc.tuple(fc.integer({ min: 29, max: 65_535 }), bytes(40)).map(([type, value]): Extension => [type, value])
  const before = fc.array(strange, { maxLength: 4 })
  fc.assert(
    fc.property(before, before, (first, last) => {
      const mint = readMint(mintBytes({ extensions: [...first, extension.permanentDelegate(person('a')), ...last] }))
      expect(mint?.extensions.permanentDelegate).toBe(person('a'))
      expect(mint?.extensions.unknown).toEqual([...first, ...last].map(([type]) => type))
    }),
  )
})

test('bytes that are no mint, no token account and no signers are told as such, and nothing is thrown', () => {
  const anything = fc.oneof(
    bytes(400),
    // a mint with one byte changed, and one that is cut off
    fc.tuple(fc.nat(400), fc.nat(255)).map(([at, byte]) => {
      const data = mintBytes({ extensions: [extension.transferFee(person('a'), 1, 2, 3n), extension.metadata(person('a'), 'Name', 'SYM')] })
      data[at % data.length] = byte
      return data
    }),
    fc.nat(400).map(length => mintBytes({ extensions: [extension.metadata(person('a'), 'Name', 'SYM')] }).subarray(0, length)),
  )
  fc.assert(
    fc.property(anything, data => {
      for (const owner of [programs.token, programs.token2022, programs.system]) {
        readMint(data)
        readTokenAccount({ owner, data })
        readSigners({ owner, data })
      }
      const named = { lamports: 1n, owner: programs.metadata, executable: false, data }
      if (data.length > 0) nameOf(person('a'), nameless, person('b'), named)
    }),
    { numRuns: 500 },
  )
})

test('an account of Metaplex without any data is an answer that lacks something, and no token without a name', () => {
  const named = { lamports: 1n, owner: programs.metadata, executable: false, data: Buffer.alloc(0) }
  expect(() => nameOf(person('a'), nameless, person('b'), named)).toThrow('without its data')
  expect(nameOf(person('a'), nameless, person('b'), { ...named, data: Buffer.alloc(1) })).toBeUndefined()
  expect(nameOf(person('a'), nameless, person('b'), { ...named, owner: programs.system })).toBeUndefined()
})

test('a token account, a mint and an account of several signers are never taken for one another', () => {
  const account = tokenAccountBytes({ mint: person('a'), owner: person('b'), amount: 5n })
  const of = (data: Buffer) => [
    readMint(data) !== undefined,
    readTokenAccount({ owner: programs.token, data }) !== undefined,
    readSigners({ owner: programs.token, data }) !== undefined,
  ]
  expect(of(mintBytes())).toEqual([true, false, false])
  expect(of(account)).toEqual([false, true, false])
  expect(of(signersBytes(2, 3))).toEqual([false, false, true])
  // with extensions, one byte tells the two apart
  expect(of(Buffer.concat([account, Buffer.of(2), Buffer.alloc(20)]))).toEqual([false, true, false])
  expect(of(mintBytes({ extensions: [extension.nonTransferable()] }))).toEqual([true, false, false])
})

test('names lose their padding, and are no longer than a name', () => {
  const read = (name: string) =>
    nameOf(person('a'), nameless, person('b'), {
      lamports: 1n,
      owner: programs.metadata,
      executable: false,
      data: metaplexBytes(person('a'), name, 'S'),
    })?.name
  expect(read('Bonk')).toBe('Bonk')
  expect(read('')).toBeUndefined()
  expect(read('x'.repeat(5_000))).toHaveLength(256)
})

test.each([
  [0 as const, null],
  [1 as const, person('updater')],
])('a name of which Metaplex says mutable %i can be changed by %s', (mutable, authority) => {
  const data = metaplexBytes(person('a'), 'Bonk', 'BONK', { mutable })
  expect(nameOf(person('a'), nameless, person('b'), { lamports: 1n, owner: programs.metadata, executable: false, data })?.authority).toBe(
    authority,
  )
})
