import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonError, parseJson } from '../src/json.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

/** "hostile" or "broken" where the text is refused, else the value. */
function read(text: string): { value: unknown } | 'broken' | 'hostile' {
  try {
    return { value: parseJson(text) }
  } catch (error) {
    if (error instanceof JsonError) return error.fault
    throw error
  }
}

/** The reference, where it takes the text. */
function reference(text: string): { value: unknown } | 'broken' {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return 'broken'
  }
}

describe('whole numbers are exact', () => {
  const numbers: [string, unknown][] = [
    ['0', 0],
    ['-1', -1],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['9007199254740993', 9007199254740993n],
    ['-9007199254740993', -9007199254740993n],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639936', 2n ** 256n],
    [`1${'0'.repeat(99)}`, 10n ** 99n],
    ['0.05', 0.05],
    ['1.0', 1],
    ['1e3', 1000],
    ['1E-7', 1e-7],
    ['1e308', 1e308],
  ]
  test.each(numbers)('%s', (text, value) => {
    expect(parseJson(text)).toBe(value)
    expect(parseJson(`{"a":[${text}]}`)).toEqual({ a: [value] })
  })

  test('any whole number of up to 100 digits', () => {
    const digits = fc.bigInt({ min: -(10n ** 100n) + 1n, max: 10n ** 100n - 1n })
    fc.assert(fc.property(digits, number => BigInt(parseJson(String(number)) as bigint) === number))
  })
})

describe('what is made to hurt is hostile', () => {
  const texts: [string, string][] = [
    ['a number that is infinite', '1e400'],
    ['a negative one', '{"a":-1e400}'],
    ['a number of 101 digits', `[${'9'.repeat(101)}]`],
    ['101 digits behind the point', `0.${'1'.repeat(101)}`],
    ['a key that stands twice', '{"result":"0xffff","result":"0x0"}'],
    ['a key that stands twice, once as an escape', '{"result":1,"\\u0072esult":2}'],
    ['a key that stands twice, deep inside', '[[{"a":{"b":1,"b":2}}]]'],
    ['__proto__', '{"__proto__":{"is_honeypot":"0"}}'],
    ['__proto__ with an escape', '{"\\u005f_proto__":{"is_honeypot":"0"}}'],
    ['__proto__ all in escapes', '{"\\u005F\\u005f\\u0070\\u0072\\u006f\\u0074\\u006F\\u005f\\u005f":1}'],
    ['__proto__ as a value', '["__proto__"]'],
    ['65 levels', '['.repeat(65) + ']'.repeat(65)],
    ['65 levels of objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`],
    ['100,001 values', `[${'0,'.repeat(100_000)}0]`],
    ['100,001 lists, each in one', `[${'[[]],'.repeat(50_000)}[]]`],
  ]
  test.each(texts)('%s', (_, text) => {
    expect(read(text)).toBe('hostile')
    expect(({} as Record<string, unknown>)['is_honeypot']).toBeUndefined()
  })

  const close: [string, string][] = [
    ['100 digits', '9'.repeat(100)],
    ['64 levels', '['.repeat(64) + ']'.repeat(64)],
    ['99,000 values', `[${'0,'.repeat(98_998)}0]`],
    ['a key that stands twice with one value', '{"a":1,"a":1}'],
    ['keys that only look like __proto__', '{"__proto_":1,"_proto__":2,"\\\\u005f_proto__":3,"constructor":4}'],
    ['brackets inside a text', `"${'['.repeat(1_000)}"`],
    ['digits inside a text', `"${'9'.repeat(1_000)}"`],
    ['a quote inside a text', '["\\"[[[", "\\\\"]'],
  ]
  test.each(close)('%s: allowed', (_, text) => {
    expect(read(text)).toMatchObject({ value: expect.anything() })
  })
})

describe('what is no JSON is broken', () => {
  const texts = [
    ...['', ' ', 'nothing', '{', '[', '"', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '[1,]', '[1 2]', '{a:1}', "{'a':1}"],
    ...['01', '-', '+1', '.5', '1.', '1e', '0x10', 'NaN', 'Infinity', 'undefined', 'True', 'nul', '"\\x41"', '"\\u00g0"', '"a\nb"'],
    ...['{"a":1}{"a":2}', '1 2', ")]}'\n{}", '\ufeff\ufeff{}', ']', '}', ']'.repeat(100) + '['.repeat(100), '// a\n1', '/**/1', '\u00a01'],
    ...['<html></html>', '{\u0000}', '[1],'],
  ]
  test.each(texts.map(text => [JSON.stringify(text.slice(0, 20)), text]))('%s', (_, text) => {
    expect(read(text)).toBe('broken')
  })

  test('one byte-order mark is tolerated', () => {
    expect(parseJson('\ufeff{"a":1}')).toEqual({ a: 1 })
  })

  test('a message never quotes the text', () => {
    for (const text of ['{"canary', '{"canary":1,"canary":2}', 'canary', '{"a":canary}', `"canary${'\u0001'}"`]) {
      expect(() => parseJson(text)).toThrow(/^(?!.*canary)/)
    }
  })
})

describe('beside JSON.parse', () => {
  const noBigNumbers = fc.jsonValue({ maxDepth: 6 }).filter(value => !/\d{16}|__proto__/.test(JSON.stringify(value)))

  test('any value that JSON.stringify writes is read back', () => {
    fc.assert(
      fc.property(noBigNumbers, value => {
        const text = JSON.stringify(value)
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test('white space between the signs changes nothing', () => {
    fc.assert(
      fc.property(noBigNumbers, value => {
        expect(parseJson(` ${JSON.stringify(value, null, '\t\r\n ')}\n`)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('a text with one sign changed, doubled or lost is read as JSON.parse reads it, or refused', () => {
    const sign = fc.constantFrom(...'{}[],:"\\0159.eE-+tfn \n\u0000\ufeff')
    fc.assert(
      fc.property(noBigNumbers, fc.nat(), sign, fc.constantFrom(0, 1), (value, place, by, lost) => {
        const text = JSON.stringify(value)
        const at = place % (text.length + 1)
        const changed = text.slice(0, at) + by + text.slice(at + lost)
        const mine = read(changed)
        if (typeof mine === 'object' && !/\d{16}/.test(changed))
          expect(mine).toEqual(changed.startsWith('\ufeff') ? reference(changed.slice(1)) : reference(changed))
      }),
      { numRuns: 3_000 },
    )
  })

  test('a document cut at any place is refused, never read as something else', () => {
    const sample = JSON.stringify({
      status: '1',
      message: 'OK \u20ac "quoted" \\',
      result: [{ hash: '0x1', value: 10, list: [[], {}, null, true, false, -0.5e-3] }],
    })
    for (let at = 0; at < sample.length; at++) expect(read(sample.slice(0, at))).toBe('broken')
    expect(read(sample)).toEqual({ value: JSON.parse(sample) })
  })
})

describe('a million characters come to an end', () => {
  const million = 1_000_000
  const texts: [string, string, unknown][] = [
    ['brackets', '['.repeat(million), 'hostile'],
    ['closing brackets', ']'.repeat(million), 'broken'],
    ['quotes', '"'.repeat(million), 'broken'],
    ['backslashes', `"${'\\'.repeat(million)}"`, expect.anything()],
    ['digits', '9'.repeat(million), 'hostile'],
    ['one digit and a million zeros after it, over and over', '1e0'.repeat(million / 3), 'hostile'],
    ['minus signs', '-'.repeat(million), 'broken'],
    ['commas', ','.repeat(million), 'hostile'],
    ['white space', ' '.repeat(million), 'broken'],
    ['a text', `"${'a'.repeat(million)}"`, expect.anything()],
    ['escapes', `"${'\\u005f'.repeat(million / 6)}"`, expect.anything()],
    ['an open text', `"${'a'.repeat(million)}`, 'broken'],
    ['keys', `{${'"":0,'.repeat(90_000)}"":0}`, expect.anything()],
    ['different keys', `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":0`).join()}}`, expect.anything()],
    ['the same list under one key', `{${'"a":[0,0,0,0,0,0,0,0,0],'.repeat(9_000)}"a":[]}`, 'hostile'],
  ]
  test.each(texts)('%s', (_, text, outcome) => {
    expect(read(text)).toEqual(outcome)
  })
})
