import { z } from 'zod'
import { fromBase58Check, toBase58Check } from '../../chains/encoding/base58.ts'

/** First byte of every address of the main network. */
const prefix = 0x41

/** The spelling that people use: base58check of 0x41 and the 20 bytes in `hex`, which may carry "0x" or "41" in front. */
export const base58Of = (hex: string): string =>
  toBase58Check(Uint8Array.of(prefix, ...Buffer.from(hex.replace(/^(?:0x|41(?=[0-9a-f]{40}$))/i, ''), 'hex')))

/** The 20 bytes that contracts know an account by: "0x" and 40 small hex digits. Throws for what is not an address of Tron. */
export function hexOf(address: string): string {
  const payload = fromBase58Check(address)
  if (typeof payload !== 'object' || payload.length !== 21 || payload[0] !== prefix) throw new TypeError('This is not an address of Tron.')
  return `0x${Buffer.from(payload.subarray(1)).toString('hex')}`
}

/** An address as nodes and indexes write it, base58 or hex; read as base58. */
export const tronAddress = z.string().transform((text, context): string => {
  if (/^41[0-9a-f]{40}$/i.test(text)) return base58Of(text)
  const payload = fromBase58Check(text)
  if (typeof payload === 'object' && payload.length === 21 && payload[0] === prefix) return text
  context.addIssue({ code: 'custom', message: 'not an address of Tron' })
  return z.NEVER
})

/** Nobody has the key of the zero address; wallets name it T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb. */
export const zeroAddress = base58Of('0'.repeat(40))

/** The zero address, its neighbour and the one that people burn to. */
export const isNobody = (address: string): boolean => nobodies.includes(address)

const nobodies = [zeroAddress, base58Of(`${'0'.repeat(39)}1`), base58Of(`${'0'.repeat(36)}dead`)]
