import { type Chain, chains } from '../../chains/index.ts'
import { chainOfPrefix } from '../../chains/target.ts'
import { foreignNames } from '../extract/context.ts'

/** A chain that a text names, or the name of a network that is not scanned. */
export type Hint = { readonly chain: Chain } | { readonly elsewhere: string }

export interface Mention {
  /** Place of the key, and the key as it is spelled. */
  readonly index: number
  readonly key: string
  readonly hint: Hint
}

/**
 * Every `chainId: 8453`, `"chain": "base"`, `network = "polygon"` of a text. A value that is nothing certain, "mainnet" or a
 * variable, is no mention; a chain id that is not scanned is one.
 */
export function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = []
  for (const { index, 1: key = '', 2: double, 3: single, 4: bare } of text.matchAll(mention)) {
    const hint = hintOf(key, double ?? single ?? bare)
    if (hint) mentions.push({ index, key, hint })
  }
  return mentions
}

const mention =
  /(?<![A-Za-z0-9_$.-])(chain[_-]?id|chain[_-]?name|chain|network[_-]?id|network|blockchain)["'`]?[ \t]{0,20}[:=][ \t\r\n]{0,20}(?:"([^"\n]{1,40})"|'([^'\n]{1,40})'|([A-Za-z0-9_-]{1,40})(?![A-Za-z0-9_-]))/gi

/** What a cell or value says: an id of an EVM chain, a name, or the chain part of CAIP-10. */
export function hintOf(key: string, value: string | undefined): Hint | undefined {
  const word = value
    ?.trim()
    .toLowerCase()
    .replace(/(?<=\d)n$/, '')
    .replaceAll(/[ _]/g, '-')
  // nobody's chain, but what programs write before they know it
  if (!word || word === '0') return undefined
  const id = /^(\d{1,20}|0x[0-9a-f]{1,16})$/.exec(word)?.[0]
  if (id !== undefined) {
    const chain = chains.find(({ family, id: own }) => family.name === 'evm' && (String(own) === id || `0x${own.toString(16)}` === id))
    if (chain) return { chain }
    return /id$/i.test(key) ? { elsewhere: `chain id ${id}` } : undefined
  }
  if (foreignNames.has(word) || /-(testnet|sepolia|goerli|devnet)$/.test(word)) return { elsewhere: word }
  const caip = /^eip155:\d+$/.test(word)
  const name = word.replace(/-(mainnet|one|c-chain|smart-chain|chain|pos)$/, '')
  const chain = name === 'mainnet' ? undefined : chainOfPrefix(name)
  return chain ? { chain } : caip ? { elsewhere: word } : undefined
}

/** The one hint of a list; "several" where they differ, `undefined` where there is none. */
export function onlyHint(hints: readonly Hint[]): Hint | 'several' | undefined {
  const [first] = hints
  const name = (hint: Hint) => ('chain' in hint ? hint.chain.caip2 : hint.elsewhere)
  return first && hints.some(hint => name(hint) !== name(first)) ? 'several' : first
}
