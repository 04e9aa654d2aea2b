import { levelOf } from '../../src/api/level.ts'
import { chains } from '../../src/chains/index.ts'
import { numberOf } from './random.ts'

/** What the service does to those who ask about a target. The target alone decides it. */
export interface Fate {
  /** How it ends: a score, "this wallet has no activity" (404), or a refusal that costs nothing (400). */
  readonly end: 'scored' | 'no_activity' | 'refused'
  /** What the first calls get in place of that end, one each. */
  readonly failures: readonly (429 | 502)[]
}

/** One name for a target, however it is spelled. */
export const keyOf = (address: string, chainId: number): string => `${chainId} ${/^0x/i.test(address) ? address.toLowerCase() : address}`

/** The same from a key of the journal, "wallet eip155:1:0x…". */
export function keyOfJournal(key: string): string {
  const caip10 = key.slice(key.indexOf(' ') + 1)
  const at = caip10.lastIndexOf(':')
  const chain = chains.find(({ caip2 }) => caip2 === caip10.slice(0, at))
  if (!chain) throw new Error(`the journal names a chain that nobody knows: ${key.slice(0, 200)}`)
  return keyOf(caip10.slice(at + 1), chain.id)
}

/** `faulty` of a thousand targets fail before they end well; others never have a score. */
export function fateOf(key: string, faulty: number): Fate {
  const lot = numberOf(`fate ${key}`) % 100_000
  const failing = faulty * 100
  if (lot < failing) {
    const status = lot % 2 === 0 ? 429 : 502
    return { end: 'scored', failures: lot % 4 < 2 ? [status] : [status, status] }
  }
  if (lot < failing + 2_000) return { end: 'no_activity', failures: [] }
  return { end: lot < failing + 2_300 ? 'refused' : 'scored', failures: [] }
}

export const scoreOf = (key: string): number => numberOf(`score ${key}`) % 101

/** What a result has besides its address and chain: the same bytes at every call. */
export function findingsFor(key: string): object {
  const score = scoreOf(key)
  const lot = numberOf(`flags ${key}`)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return {
    risk_score: score,
    risk_level: levelOf(score),
    flags: flags.filter((_, at) => (lot >> at) & 1),
    scanned_at: `2026-11-${twoDigits(1 + (lot % 28))}T${twoDigits(lot % 24)}:${twoDigits(lot % 60)}:36.${String(lot % 1_000_000).padStart(6, '0')}`,
  }
}

const flags = [
  '[GoPlus] Address is linked to phishing activity.',
  '[Explorer] 143 outbound transfers within one hour, of "Token, Inc."',
  '=HYPERLINK("https://example.com","open")',
  'Zwei Zeilen\nin einem Satz; größer als 10 €',
]
