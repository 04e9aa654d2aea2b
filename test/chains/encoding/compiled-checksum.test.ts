import { getAddress, hexlify, keccak256 as keccakByEthers } from 'ethers'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { compiledChecksum } from '../../../src/chains/encoding/compiled-checksum.ts'
import { checksummed, spellMany } from '../../../src/chains/encoding/keccak.ts'
import { buildKeccakMachine } from '../../../src/chains/encoding/keccak-machine.ts'

afterEach(() => vi.unstubAllGlobals())

test('forty bytes have the hash that ethers gives them, one after the other', () => {
  const machine = buildKeccakMachine()
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 40, maxLength: 40 }), bytes => {
      machine?.message.set(bytes)
      machine?.hash()
      expect(hexlify(machine?.digest.slice(0, 32) ?? '0x')).toBe(keccakByEthers(bytes))
    }),
  )
})

test('EIP-55: any address has the capitals that ethers gives it, whatever it had before', async () => {
  const compiled = compiledChecksum()
  await spellMany()
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), bytes => {
      const digits = hexlify(bytes).slice(2)
      const right = getAddress(`0x${digits}`)
      for (const spelling of [`0x${digits}`, `0x${digits.toUpperCase()}`, right]) {
        expect(compiled?.(spelling)).toBe(right)
        expect(checksummed(spelling)).toBe(right)
      }
    }),
  )
})

test('without WebAssembly nothing is compiled, and addresses are spelled all the same', async () => {
  vi.stubGlobal('WebAssembly', undefined)
  expect(compiledChecksum()).toBeUndefined()
  await spellMany()
  expect(checksummed('0x52908400098527886e0f7030069857d2e4169ee7')).toBe('0x52908400098527886E0F7030069857D2E4169EE7')
})
