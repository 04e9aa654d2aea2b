import { getAddressDecoder, isAddress as isSolanaAddress } from '@solana/addresses'
import { encodeBase58 } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddress } from '../../src/chains/chain.ts'
import { chainById } from '../../src/chains/index.ts'
import { withTypingError } from './typing-error.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const { family } = chainById(-1)

test.each([
  ['System Program', '11111111111111111111111111111111'],
  ['Token Program', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['Token-2022 Program', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
  ['Associated Token Account Program', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'],
  ['Memo Program', 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'],
  ['clock sysvar', 'SysvarC1ock11111111111111111111111111111111'],
  ['wrapped SOL', 'So11111111111111111111111111111111111111112'],
  ['USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
])('Solana public constant: the %s is at %s', (_, text) => {
  expect(family.parse(text)).toBe(text)
  expect(isSolanaAddress(text)).toBe(true)
})

test.each([
  ['31 characters', '1'.repeat(31)],
  ['45 characters', 'E'.repeat(45)],
  ['a zero', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10'],
  ['a capital O', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1O'],
  ['a capital I', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1I'],
  ['a small l', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1l'],
  ['a name', 'example.sol'],
])('%s is misshapen', (_, text) => {
  expect(family.parse(text)).toEqual({ kind: 'shape' })
})

test.each([
  ['1'.repeat(35), 35],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 25],
  ['4'.repeat(43), 31],
  ['z'.repeat(44), 33],
])('%s is measured in bytes: %i', (text, length) => {
  expect(family.parse(text)).toEqual({ kind: 'shape', why: `it holds ${length} bytes, not 32` })
})

const addresses = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => getAddressDecoder().decode(bytes) as string)

test('every 32 bytes that @solana/addresses encodes are accepted as they stand', () => {
  fc.assert(
    fc.property(addresses, text => {
      expect(family.parse(text)).toBe(text)
    }),
  )
})

test('one typing error: the verdict of @solana/addresses', () => {
  fc.assert(
    fc.property(withTypingError(addresses), text => {
      expect(isAddress(family.parse(text))).toBe(isSolanaAddress(text))
    }),
  )
})

test('24 to 40 bytes: the verdict of @solana/addresses', () => {
  const texts = fc.uint8Array({ minLength: 24, maxLength: 40 }).map(bytes => encodeBase58(bytes))
  fc.assert(
    fc.property(texts, text => {
      expect(isAddress(family.parse(text))).toBe(isSolanaAddress(text))
    }),
  )
})
