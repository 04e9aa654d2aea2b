import type { Family } from '../../chains/chain.ts'
import { chains } from '../../chains/index.ts'
import { secretIn } from '../../chains/secrets.ts'

/** An address within a word, or what else the word holds. Anything of no interest is `undefined`. */
export type Classified =
  | { readonly family: Family['name']; readonly start: number; readonly checksum?: false }
  /** 'hash' has the form of a hash or signature and of a key: nobody can tell which. */
  | 'secret'
  | 'hash'
  | undefined

const families = new Map(chains.map(({ family }) => [family.name, family]))
const parse = (name: Family['name'], text: string) => families.get(name)?.parse(text)

/** Judges the word of ASCII letters and digits between `start` and `end`. */
export function classify(text: string, start: number, end: number): Classified {
  if (endsInEvm(text, start, end)) {
    const word = text.slice(end - 42, end)
    return { family: 'evm', start: end - 42, ...(typeof parse('evm', word) !== 'string' && { checksum: false }) }
  }
  for (const from of starts(text, start, end)) {
    const found = familyOf(text, from, end)
    if (found) return { ...found, start: from }
  }
  return secretOf(text, start, end)
}

/** "0x" and 40 hex digits at the end of a word: what is glued to the front (an escape, a colour, a name) cannot be part of it. */
function endsInEvm(text: string, start: number, end: number): boolean {
  const from = end - 42
  if (from < start || text.charCodeAt(from) !== 48 || text.charCodeAt(from + 1) !== 120) return false
  for (let at = from + 2; at < end; at++) if (!isHex(text.charCodeAt(at))) return false
  return true
}

const isHex = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70)

/** Where an address could begin: "\n", "%3A" and the "31m" of a colour are no part of it. */
export function starts(text: string, start: number, end: number): readonly number[] {
  const before = text.charAt(start - 1)
  if (before === '\\' && /[nrt]/.test(text.charAt(start))) return [start, start + 1]
  if (before === '%' && end - start > 2) return [start + 2]
  if (before === '[' || before === ';') {
    const color = /^\d{0,3}m/.exec(text.slice(start, start + 4))
    if (color && /(?:\x1b|\\u001b|\\x1b|\\033|\\e)\[[\d;]{0,12}$/i.test(text.slice(Math.max(0, start - 20), start)))
      return [start + color[0].length]
  }
  return [start]
}

function familyOf(text: string, start: number, end: number): { family: Family['name']; checksum?: false } | undefined {
  const length = end - start
  const word = () => text.slice(start, end)
  const only = (family: Family['name'], fits: boolean) => (fits && typeof parse(family, word()) === 'string' ? { family } : undefined)
  switch (text.charAt(start)) {
    case '1':
    case '3':
      return only('bitcoin', length >= 25 && length <= 35)
    case 'T':
      return only('tron', length === 34)
    case 'r':
      return only('xrp', length >= 25 && length <= 35)
    case 'X':
      return only('xrp', length >= 46 && length <= 48)
    case 'b':
    case 'B':
      return /^bc1/i.test(text.slice(start, start + 3)) ? bech32('bitcoin', word(), [42, 62]) : undefined
    case 'D':
      return only('cardano', length >= 90 && length <= 128 && text.startsWith('Ddz', start))
    case 's':
    case 'S':
      return /^stake1/i.test(text.slice(start, start + 6)) ? bech32('cardano', word(), [59]) : undefined
    case 'a':
    case 'A':
      if (/^addr1/i.test(text.slice(start, start + 5))) return bech32('cardano', word(), [58, 103])
      return only('cardano', length >= 50 && length <= 70 && text.startsWith('Ae2', start))
    default:
      return undefined
  }
}

/** Prefix and length leave no doubt what was meant, so that a wrong checksum is told and not passed over. */
function bech32(
  family: 'bitcoin' | 'cardano',
  word: string,
  lengths: readonly number[],
): { family: Family['name']; checksum?: false } | undefined {
  if (word.length > 130) return undefined
  const parsed = parse(family, word)
  if (typeof parsed === 'string') return { family }
  return parsed?.kind === 'checksum' && lengths.includes(word.length) ? { family, checksum: false } : undefined
}

function secretOf(text: string, start: number, end: number): 'secret' | 'hash' | undefined {
  const length = end - start
  const word = text.slice(start, Math.min(end, start + 200))
  if (length === 64 || length === 66 || length === 128 || length === 130) {
    if (/^(0x)?([0-9a-f]{64}|[0-9a-f]{128})$/i.test(word)) return 'hash'
  }
  if (length === 87 || length === 88) return secretIn(word) ? 'hash' : undefined
  // Cardano writes the kind of key in front of "sk1", with an underscore
  if (/^(x?sk|xprv)1/.test(word))
    return secretIn(/[a-z0-9_]*$/.exec(text.slice(Math.max(0, start - 20), start)) + word) ? 'secret' : undefined
  const shaped =
    ((length === 51 || length === 52) && /^[5KLc9p]/.test(word)) ||
    (length === 58 && word.startsWith('6P')) ||
    (length >= 28 && length <= 31 && /^s(?=\w*\d)/.test(word)) ||
    (length > 80 && /^[xyztuv](pub|prv)/.test(word))
  return shaped && secretIn(word) ? 'secret' : undefined
}
