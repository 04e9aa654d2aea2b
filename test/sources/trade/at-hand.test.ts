import fc from 'fast-check'
import { numberToHex, recoverAddress } from 'viem'
import { expect, test } from 'vitest'
import { half, parity, signerOf } from '../../../src/sources/trade/at-hand.ts'

const word = (value: bigint) => numberToHex(value, { size: 32 })

test('it is the signature of somebody, whatever was signed', () =>
  fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), async digest => {
      fc.pre(digest !== half)
      const signature = { r: word(half), s: word(half), v: parity }
      expect(await signerOf(digest)).toBe((await recoverAddress({ hash: word(digest), signature })).toLowerCase())
    }),
    { numRuns: 40 },
  ))

test('of one hash it is nobody’s', async () => {
  expect(await signerOf(half)).toBeUndefined()
})
