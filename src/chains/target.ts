import type { Chain } from './chain.ts'
import { chains } from './index.ts'

/** What a person typed to name a subject: an address, and the chain where the spelling names one. */
export interface Target {
  readonly address: string
  readonly chain?: Chain
}

/**
 * Splits the spellings that carry their chain: CAIP-10 ("eip155:8453:0x…"), ERC-3770 ("base:0x…") and any name of a
 * chain in front of a colon ("bitcoin:bc1…", with the query of a BIP-21 link left out). Anything else is an address.
 */
export function readTarget(text: string): Target {
  // the look-behind tries each run of blanks once: a long run inside the text would cost the square of its length
  const pasted = text.replace(/^\uFEFF?[\t\n\r ]*/, '').replace(/(?<![\t\n\r ])[\t\n\r ]+$/, '')
  const [withoutQuery = ''] = pasted.split('?', 1)
  const lastColon = withoutQuery.lastIndexOf(':')
  if (lastColon < 0) return { address: pasted }
  const prefix = withoutQuery.slice(0, lastColon).toLowerCase()
  const chain = chains.find(({ caip2, names }) => prefix === caip2.toLowerCase() || names.includes(prefix))
  return chain ? { address: withoutQuery.slice(lastColon + 1), chain } : { address: pasted }
}
