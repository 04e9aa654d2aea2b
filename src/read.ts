/**
 * The one reader of numbers from outside. Every other place is forbidden to coerce: in JavaScript `Number('')`,
 * `Number(null)` and `BigInt('')` are 0, and a zero that nobody said reads as good news.
 *
 * Each function answers with the exact value, with "unknown" (it was not said), or with "hostile" (it cannot be true,
 * so nothing else in the same answer is believed).
 */
export type Reading<T> = { readonly value: T } | 'unknown' | 'hostile'

const unsaid = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

/** An object with members, and no list. */
export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** A yes or no as providers write it: "1", "0", 1, 0, true, false. The string "0" is no. */
export function readFlag(raw: unknown): Reading<boolean> {
  if (raw === '1' || raw === 1 || raw === true) return { value: true }
  if (raw === '0' || raw === 0 || raw === false) return { value: false }
  return 'unknown'
}

/** A quantity of Ethereum JSON-RPC: "0x" and up to 64 hex digits, leading zeros tolerated. */
export function readQuantity(raw: unknown): Reading<bigint> {
  if (unsaid(raw) || raw === '0x') return 'unknown'
  if (typeof raw !== 'string' || !/^0x[0-9a-f]{1,}$/i.test(raw)) return 'hostile'
  const digits = raw.slice(2).replace(/^0+(?=.)/, '')
  return digits.length <= 64 ? { value: BigInt(`0x${digits}`) } : 'hostile'
}

const largestWord = 2n ** 256n - 1n

/** A whole number of base units in decimal: text, or a JSON number (exact, see `parseJson`). At most `most`. */
export function readWhole(raw: unknown, most: bigint = largestWord): Reading<bigint> {
  if (unsaid(raw)) return 'unknown'
  const text = typeof raw === 'string' ? raw : typeof raw === 'bigint' || Number.isSafeInteger(raw) ? String(raw) : undefined
  if (text === undefined || !/^\d{1,100}$/.test(text)) return 'hostile'
  const value = BigInt(text)
  return value <= most ? { value } : 'hostile'
}

/** A count that a JSON integer can carry: decimal or hex, up to 2^53 - 1. */
export function readCount(raw: unknown): Reading<number> {
  // most counts and times are short: every row of a history has several
  if (typeof raw === 'string' && /^\d{1,15}$/.test(raw)) return { value: Number(raw) }
  return countIn(typeof raw === 'string' && raw.startsWith('0x') ? readQuantity(raw) : readWhole(raw))
}

/** The same on chains whose nodes never write hex. */
export const readDecimalCount = (raw: unknown): Reading<number> => countIn(readWhole(raw))

function countIn(reading: Reading<bigint>): Reading<number> {
  if (typeof reading === 'string') return reading
  return reading.value <= BigInt(Number.MAX_SAFE_INTEGER) ? { value: Number(reading.value) } : 'hostile'
}

/** A share or rate in plain decimal notation, 0.05 for 5 %. Text with a percent sign or a comma says nothing certain. */
export function readFraction(raw: unknown, most = Number.POSITIVE_INFINITY): Reading<number> {
  if (typeof raw === 'number' || typeof raw === 'bigint') {
    const value = Number(raw)
    return value >= 0 && value <= most && Number.isFinite(value) ? { value } : 'hostile'
  }
  if (typeof raw !== 'string') return 'unknown'
  if (/^-[\d.]/.test(raw) || /^[+-]?inf/i.test(raw)) return 'hostile'
  if (!/^\d{1,30}(\.\d{1,80})?$/.test(raw)) return 'unknown'
  const value = Number(raw)
  return value <= most ? { value } : 'hostile'
}

/**
 * Seconds since 1970. A time more than a day after `now` is impossible; milliseconds land there too. A time before the
 * first chain is how indexes and nodes write that they have none: taken as one, it would make every wallet old.
 */
export function readUnixSeconds(raw: unknown, now: Date): Reading<Date> {
  const reading = readCount(raw)
  if (typeof reading === 'string') return reading
  if (reading.value < firstBlock) return 'unknown'
  const date = new Date(reading.value * 1000)
  return date.getTime() <= now.getTime() + 86_400_000 ? { value: date } : 'hostile'
}

/** Block 1 of Bitcoin, January 2009. */
const firstBlock = 1_231_469_665

/** The value of a reading, or `undefined` where there is none. For places where an impossible value has been refused before. */
export const known = <T>(reading: Reading<T>): T | undefined => (typeof reading === 'object' ? reading.value : undefined)
