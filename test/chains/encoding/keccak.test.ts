import { getAddress, hexlify, keccak256 as keccakByEthers } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksummed, keccak256 } from '../../../src/chains/encoding/keccak.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['Transfer(address,address,uint256)', 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
])('Keccak-256 of "%s" is %s', (text, digest) => {
  expect(keccak256(Buffer.from(text))).toBe(digest)
})

test('FIPS 202: Keccak-256 is not SHA3-256', () => {
  expect(keccak256(new Uint8Array())).not.toBe('a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a')
})

test('any bytes have the hash that ethers gives them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      expect(`0x${keccak256(bytes)}`).toBe(keccakByEthers(bytes))
    }),
  )
})

test('EIP-55: any address has the capitals that ethers gives it, whatever it had before', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), bytes => {
      const digits = hexlify(bytes).slice(2)
      const spellings = [`0x${digits}`, `0x${digits.toUpperCase()}`, getAddress(`0x${digits}`)]
      expect(new Set(spellings.map(checksummed))).toEqual(new Set([getAddress(`0x${digits}`)]))
    }),
  )
})
