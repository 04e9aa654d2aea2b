import { parse } from 'lossless-json'

/** Why a text was not taken as JSON. "hostile" is made to hurt, "broken" is cut off or never was JSON. */
export type JsonFault = 'broken' | 'hostile'

export class JsonError extends Error {
  override readonly name = 'JsonError'
  readonly fault: JsonFault
  constructor(fault: JsonFault, problem: string) {
    // the parser's own message quotes the text, which may hold a secret
    super(problem)
    this.fault = fault
  }
}

const limits = { depth: 64, values: 100_000, digits: 100 }

/**
 * Parses JSON that came from outside. Whole numbers beyond 2^53 come out as bigint, so that no amount ever passes
 * through a double; numbers too large for a double, a key that stands twice with two values, `__proto__` and texts that
 * nest deeper than 64 or hold more than 100,000 values are hostile. One byte-order mark is tolerated. Throws {@link JsonError}.
 */
export function parseJson(text: string): unknown {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const { keys, exact } = measure(body)
  const quick = exact ? parsedQuickly(body) : undefined
  // of a key that stands twice the engine keeps one and says nothing: fewer have come out than were written
  if (quick && keysIn(quick.value) === keys) return quick.value
  try {
    return parse(body, undefined, { parseNumber: exactNumber })
  } catch (error) {
    if (error instanceof JsonError) throw error
    const duplicate = error instanceof Error && error.message.startsWith('Duplicate key')
    throw new JsonError(duplicate ? 'hostile' : 'broken', duplicate ? 'a key stands twice' : 'it is not JSON')
  }
}

/** By the engine of the process, which takes a hundredth of the time and memory; `undefined` for what it does not take. */
function parsedQuickly(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Keys of all objects in a value. The text that it came from was measured, so it does not nest deep. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) {
    for (const member of value) if (typeof member === 'object') keys += keysIn(member)
    return keys
  }
  // what the engine parsed inherits nothing that this would show
  for (const key in value) {
    keys++
    const member = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof member === 'object') keys += keysIn(member)
  }
  return keys
}

function exactNumber(digits: string): number | bigint {
  const value = Number(digits)
  if (!Number.isFinite(value)) throw new JsonError('hostile', 'a number is too large')
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(digits) ? value : BigInt(digits)
}

/**
 * One linear pass before the parser, which recurses: depth, number of values and length of numbers are bounded here. Tells how
 * many keys there are, and whether every number is one that a double holds.
 */
function measure(text: string): { readonly keys: number; readonly exact: boolean } {
  let depth = 0
  let values = 1
  let keys = 0
  let exact = true
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === openBrace || code === openBracket) {
      if (++depth > limits.depth) throw new JsonError('hostile', `it nests deeper than ${limits.depth}`)
      values++
    } else if (code === closeBrace || code === closeBracket) depth--
    else if (code === comma) values++
    else if (code === colon) keys++
    else if (code >= zero && code <= nine) {
      const start = at
      while (isNumberPart(text.charCodeAt(at + 1))) {
        at++
        // an exponent makes a short number too large
        if (text.charCodeAt(at) > nine) exact = false
      }
      if (at - start >= limits.digits) throw new JsonError('hostile', `a number has more than ${limits.digits} digits`)
      if (at - start >= safeDigits) exact = false
    }
    if (values > limits.values) throw new JsonError('hostile', `it holds more than ${limits.values} values`)
  }
  return { keys, exact }
}

function endOfString(text: string, start: number): number {
  let at = start
  do {
    at = text.indexOf('"', at + 1)
    if (at < 0) at = text.length
  } while (at < text.length && isEscaped(text, at))
  const first = text.charCodeAt(start + 1)
  const maybe = (first === underscore || first === backslash) && at - start <= longestProto
  if (maybe && unescaped(text.slice(start + 1, at)) === '__proto__') throw new JsonError('hostile', 'a key is __proto__')
  return at
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}

/** Any whole number of so many digits is below 2^53. */
const safeDigits = 15

/** Nine letters, each spelled as an escape of six characters, and the quote in front. */
const longestProto = 9 * 6 + 1

const unescaped = (text: string): string =>
  text.includes('\\') ? text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text

const isNumberPart = (code: number): boolean => (code >= zero && code <= nine) || code === 0x2e || code === 0x65 || code === 0x45

const [quote, backslash, comma, colon, zero, nine, underscore] = [0x22, 0x5c, 0x2c, 0x3a, 0x30, 0x39, 0x5f]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]
