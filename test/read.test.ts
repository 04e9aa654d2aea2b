import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonError, parseJson } from '../src/json.ts'
import {
  known,
  type Reading,
  readCount,
  readDecimalCount,
  readFlag,
  readFraction,
  readQuantity,
  readUnixSeconds,
  readWhole,
} from '../src/read.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const now = new Date('2026-11-20T12:00:00.000Z')
const day = 86_400

const readers: Record<string, (raw: unknown) => Reading<unknown>> = {
  bool01: readFlag,
  tax: raw => readFraction(raw),
  rpc_quantity: readQuantity,
  explorer_decimal: raw => readWhole(raw),
  btc_sats: raw => readWhole(raw, 21_000_000n * 10n ** 8n),
  xrp_drops: raw => readWhole(raw, 100_000_000_000n * 10n ** 6n),
  ada_lovelace: raw => readWhole(raw, 45_000_000_000n * 10n ** 6n),
  sol_lamports: raw => readWhole(raw, 2n ** 64n - 1n),
  unix_seconds: raw => readUnixSeconds(raw, now),
  holder_percent: raw => readFraction(raw, 1),
  tx_count: readCount,
}

interface Case {
  readonly id: string
  readonly kind: string
  readonly raw: string
  readonly expect: 'VALUE' | 'UNKNOWN' | 'HOSTILE' | 'RATE_LIMITED'
  readonly value?: string
}
const { cases } = JSON.parse(readFileSync(new URL('corpus/numbers.json', import.meta.url), 'utf8')) as { cases: Case[] }

/** As it comes out of an answer: through the exact reader of JSON first. */
function readingOf({ kind, raw }: Case): Reading<unknown> {
  const read = readers[kind]
  if (!read) throw new Error(`Nobody reads ${kind}.`)
  try {
    return read(raw === '<absent>' ? undefined : parseJson(raw))
  } catch (error) {
    if (error instanceof JsonError && error.fault === 'hostile') return 'hostile'
    throw error
  }
}

describe('the corpus of scalars', () => {
  test.each(cases.filter(({ id }) => id !== 'dom-07' && id !== 'dec-06'))('$id: $kind $raw is $expect', example => {
    const reading = readingOf(example)
    if (example.expect !== 'VALUE') return expect(reading).toBe(example.expect.toLowerCase())
    expect(typeof reading === 'object' ? String(reading.value) : reading).toBe(example.value)
    return undefined
  })

  test('dom-07: a number beyond 2^53 is hostile to a reader that has lost digits of it; this one has not', () => {
    const lamports = cases.find(({ id }) => id === 'dom-07')
    expect(lamports?.expect).toBe('HOSTILE')
    expect(lamports && readingOf(lamports)).toEqual({ value: 9007199254740993n })
    expect(readWhole(2 ** 53)).toBe('hostile')
  })

  test('dec-06: prose in place of a number is impossible here; that it speaks of a limit is read before, by the source', () => {
    const prose = cases.find(({ id }) => id === 'dec-06')
    expect(prose?.expect).toBe('RATE_LIMITED')
    expect(prose && readingOf(prose)).toBe('hostile')
  })
})

const unsaid = [undefined, null, '']
const nonsense = [
  [],
  {},
  [1],
  { value: '0x0' },
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  'NaN',
  ' 1',
  '1 ',
  '-1',
  '1e3',
  '+1',
  '０',
  '٣',
]

test('what nobody said is unknown to every reader', () => {
  for (const read of Object.values(readers)) expect(unsaid.map(raw => read(raw))).toEqual(['unknown', 'unknown', 'unknown'])
})

test('no reader makes a value of anything but a number', () => {
  const values = Object.entries(readers).flatMap(([kind, read]) =>
    nonsense.map(raw => [kind, raw, read(raw)] as const).filter(([, , reading]) => typeof reading === 'object'),
  )
  expect(values.map(([kind, raw]) => `${kind} ${raw}`)).toEqual(['bool01 true', 'bool01 false', 'tax 1.5'])
})

test('no input at all makes a reader throw', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
  })
  fc.assert(
    fc.property(anything, raw => {
      for (const read of Object.values(readers)) {
        const reading = read(raw)
        expect(typeof reading === 'object' || reading === 'unknown' || reading === 'hostile').toBe(true)
      }
    }),
  )
})

describe('readQuantity', () => {
  test('any 256-bit number in hex, with zeros in front and in any case', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(80), fc.boolean(), (value, zeros, upper) => {
        const digits = '0'.repeat(zeros) + value.toString(16)
        expect(readQuantity(`0x${upper ? digits.toUpperCase() : digits}`)).toEqual({ value })
      }),
    )
  })

  test('2^256 and beyond are hostile, a million zeros are 0', () => {
    expect(readQuantity(`0x1${'0'.repeat(64)}`)).toBe('hostile')
    expect(readQuantity(`0x${'f'.repeat(1_000_000)}`)).toBe('hostile')
    expect(readQuantity(`0x${'0'.repeat(1_000_000)}`)).toEqual({ value: 0n })
  })
})

describe('readWhole', () => {
  test('any number up to the bound, as text, number or bigint, and none above', () => {
    const most = 21_000_000n * 10n ** 8n
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n * most }), value => {
        const expected = value <= most ? { value } : 'hostile'
        expect(readWhole(String(value), most)).toEqual(expected)
        expect(readWhole(value, most)).toEqual(expected)
        expect(readWhole(Number(value), most)).toEqual(expected)
      }),
    )
  })

  test('without a bound of its own it ends at 256 bits', () => {
    expect(readWhole(2n ** 256n - 1n)).toEqual({ value: 2n ** 256n - 1n })
    expect(readWhole(2n ** 256n)).toBe('hostile')
    expect(readWhole('9'.repeat(1_000_000))).toBe('hostile')
  })
})

test('readCount reads decimal and hex, up to what an integer of JSON carries', () => {
  expect(['7', 7, 7n, '0x7', '0x07', '007'].map(raw => known(readCount(raw)))).toEqual([7, 7, 7, 7, 7, 7])
  expect(['9007199254740991', '9007199254740992', 2n ** 53n, '0x20000000000000'].map(raw => readCount(raw))).toEqual([
    { value: Number.MAX_SAFE_INTEGER },
    ...['hostile', 'hostile', 'hostile'],
  ])
})

test('readDecimalCount reads the same, and no hex', () => {
  expect(['7', 7, 7n, '007'].map(raw => known(readDecimalCount(raw)))).toEqual([7, 7, 7, 7])
  expect(['0x7', '0x0', '9007199254740992', -1].map(readDecimalCount)).toEqual(['hostile', 'hostile', 'hostile', 'hostile'])
  expect([undefined, null, ''].map(readDecimalCount)).toEqual(['unknown', 'unknown', 'unknown'])
})

describe('readFraction', () => {
  test('plain decimals, as text and as numbers', () => {
    expect(['0', '0.05', '1', '1.5', '100', 0, 0.05, 1e-7].map(raw => known(readFraction(raw)))).toEqual([
      0, 0.05, 1, 1.5, 100, 0, 0.05, 1e-7,
    ])
  })

  test('what is larger than can be true is hostile, whatever form it has', () => {
    const large = 10n ** 29n
    expect([1.2, '1.2', large, String(large), '1.0000000000000000000001e0'].map(raw => readFraction(raw, 1))).toEqual([
      ...['hostile', 'hostile', 'hostile', 'hostile'],
      'unknown',
    ])
    expect(readFraction(large)).toEqual({ value: 1e29 })
    expect(readFraction(-large)).toBe('hostile')
  })

  test('any text that it takes means the same to Number, and is no less than zero', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,-+e%x '), maxLength: 12 })
    fc.assert(
      fc.property(signs, text => {
        const value = known(readFraction(text))
        if (value === undefined) return
        expect(value).toBe(Number(text))
        expect(text).toMatch(/^\d+(\.\d+)?$/)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('readUnixSeconds', () => {
  const seconds = now.getTime() / 1000

  test('up to a day ahead, for clocks that differ', () => {
    expect(readUnixSeconds(seconds, now)).toEqual({ value: now })
    expect(readUnixSeconds(String(seconds + day), now)).toEqual({ value: new Date((seconds + day) * 1000) })
    expect(readUnixSeconds(seconds + day + 1, now)).toBe('hostile')
    expect(readUnixSeconds(Number.MAX_SAFE_INTEGER, now)).toBe('hostile')
  })

  test('a time before the first chain is none: zero would make every wallet old', () => {
    expect([0, '0', 1, '0x0', 1_231_469_664].map(raw => readUnixSeconds(raw, now))).toEqual(Array(5).fill('unknown'))
    expect(known(readUnixSeconds(1_231_469_665, now))?.toISOString()).toBe('2009-01-09T02:54:25.000Z')
  })
})
