import { isAddress } from '../../../chains/chain.ts'
import { type Address, type Chain, chains } from '../../../chains/index.ts'

/** An address, and the family whose form it has. */
export interface Classified {
  readonly family: Chain['family']['name']
  readonly address: Address
}

const families = [...new Set(chains.map(({ family }) => family))]

/**
 * What an address is by its form alone: publishers name assets, and "USDT" is an address of Tron, of Ethereum or of Bitcoin.
 * `undefined` for what belongs to none of the chains. Capital letters of EVM addresses are not held against a list: many are
 * copied without them, some with wrong ones.
 */
export function classify(text: string): Classified | undefined {
  const trimmed = text.replace(/^[\s\u200b-\u200d\ufeff]+|[\s\u200b-\u200d\ufeff]+$/g, '')
  for (const family of families) {
    const address = family.parse(trimmed, { checksum: false })
    if (isAddress(address)) return { family: family.name, address }
  }
  return undefined
}

/** Words of a publisher as they may stand in a label: in one line, without characters that move a cursor, not too long. */
export function tidy(text: string, fallback: string): string {
  const words = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = [...words].slice(0, 120).join('')
  return short === '' ? fallback : short
}

/** A day as publishers write it, or nothing where it is none. */
export const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : undefined
