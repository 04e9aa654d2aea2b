import type { Family } from '../chains/chain.ts'
import { type Chain, chains } from '../chains/index.ts'
import { classify, starts } from './extract/classify.ts'
import { type Context, contextOf } from './extract/context.ts'
import { looksLikeSolana } from './extract/solana-word.ts'
import { forEachWord } from './extract/words.ts'

/** An address in a text. */
export interface Found {
  /** As it is spelled, without a prefix or a link around it. */
  readonly text: string
  /** Place of its first character in the text, from 0. */
  readonly index: number
  /** Line, from 1; it ends with "\n". */
  readonly line: number
  /** Column of its first character, from 1, in UTF-16 units as SARIF counts them; a byte-order mark is not counted. */
  readonly column: number
  readonly family: Family['name']
  /** The chain, where the family has only one or the characters around the address name it. */
  readonly chainHint?: Chain
  /** Name of the network where the text says that it is one that is not scanned: no default chain may be put in its place. */
  readonly elsewhere?: string
  /** Where the link in which it stands is about a token or about a wallet. */
  readonly kindHint?: 'wallet' | 'token'
  /** Only where the form is right and the checksum is not. */
  readonly checksum?: false
}

export interface Extraction {
  readonly found: readonly Found[]
  /** Words that have the form of a private key, a seed or an extended key. They are counted, never returned. */
  readonly secrets: number
  /** Words of 64 or 128 hex digits, or of 64 bytes in base58: hashes and signatures look like that, and so do keys. */
  readonly hashes: number
}

/**
 * Finds the addresses of every family in prose, logs, JSON or code, in the order of the text. Linear in its length.
 *
 * Checksums decide where a format has one. An EVM, bech32 or Shelley address with a wrong one is returned as
 * `checksum: false`; base58 with a wrong one is no address. Solana has none: see {@link looksLikeSolana}. Words of fewer than
 * 25 characters, and EVM addresses without "0x" (a commit hash has 40 digits too), are not looked at.
 */
export function extractAddresses(text: string): Extraction {
  const found: Found[] = []
  let secrets = 0
  let hashes = 0
  const place = lines(text)
  forEachWord(text, shortest, (start, end) => {
    const what = classify(text, start, end) ?? solana(text, start, end)
    if (what === 'secret') secrets++
    else if (what === 'hash') hashes++
    else if (what) {
      const { family, start: index, checksum } = what
      const word = text.slice(index, end)
      const hints = hintsFor(family, contextOf(text, index, end))
      found.push({ text: word, index, ...place(index), family, ...hints, ...(checksum === false && { checksum }) })
    }
  })
  return { found, secrets, hashes }
}

/** Shortest address of XRP; no family but Bitcoin's witness programs of two bytes is shorter. */
const shortest = 25

/** Where the text says that an account is Solana's, any length that holds 32 bytes will do. */
function solana(text: string, start: number, end: number): { family: 'solana'; start: number; checksum?: false } | undefined {
  if (end - start < 32 || end - start > 47) return undefined
  for (const from of starts(text, start, end)) {
    if (typeof solanaChain?.family.parse(text.slice(from, end)) !== 'string') continue
    const named = () => /[:/=]/.test(text.charAt(from - 1)) && contextOf(text, from, end).chain === solanaChain
    if (looksLikeSolana(text, from, end) || named()) return { family: 'solana', start: from }
  }
  return undefined
}

const solanaChain = chains.find(({ family }) => family.name === 'solana')

/** A hint of another family says nothing about this address. */
function hintsFor(family: Family['name'], { chain, elsewhere, kind }: Context): Partial<Found> {
  const homes = chains.filter(home => home.family.name === family)
  const hint = homes.length === 1 ? homes[0] : homes.find(home => home === chain)
  // elsewhere: bc1... is Bitcoin's main network whatever stands in front of it; the other formats are shared with test networks
  const foreign = elsewhere !== undefined && (family === 'evm' || family === 'solana' || family === 'tron' || family === 'xrp')
  return { ...(foreign ? { elsewhere } : hint && { chainHint: hint }), ...(kind && !foreign && { kindHint: kind }) }
}

/** Line and column of places that are asked for in ascending order. */
function lines(text: string): (index: number) => { line: number; column: number } {
  let line = 1
  let first = text.startsWith('\uFEFF') ? 1 : 0
  let next = text.indexOf('\n')
  return index => {
    while (next >= 0 && next < index) {
      line++
      first = next + 1
      next = text.indexOf('\n', first)
    }
    return { line, column: index - first + 1 }
  }
}
