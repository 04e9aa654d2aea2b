import { getAddressDecoder, getProgramDerivedAddress, isOffCurveAddress } from '@solana/addresses'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, derivedAddress, mayHaveKey } from '../../../src/sources/solana/curve.ts'
import { metadataAccount } from '../../../src/sources/solana/metadata.ts'

const decoder = getAddressDecoder()
const anyAddress = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => decoder.decode(bytes))

test('an address may have a key exactly where the library of Solana finds it on the curve', () => {
  fc.assert(
    fc.property(anyAddress, address => {
      expect(mayHaveKey(address)).toBe(!isOffCurveAddress(address))
    }),
    { numRuns: 200 },
  )
})

test('addresses of programs are derived as the library of Solana derives them', async () => {
  const seeds = fc.array(fc.uint8Array({ maxLength: 32 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(anyAddress, seeds, async (program, parts) => {
      const [expected] = await getProgramDerivedAddress({ programAddress: program, seeds: parts })
      expect(derivedAddress(program, parts)).toBe(expected)
      expect(mayHaveKey(expected)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['1111111111111111111111111111111111111111111', 'is not 32 bytes'],
  ['0OIl', 'is not base58'],
])('what %s', (text, _why) => {
  expect(() => bytesOf(text)).toThrow(TypeError)
})

test('Metaplex keeps the name of USDC where its program derives it', () => {
  expect(metadataAccount('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')).toBe('5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq')
})
