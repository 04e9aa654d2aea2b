import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundaryIn, multipart } from '../../../src/service/dashboard/multipart.ts'

interface Part {
  readonly name: string
  readonly filename?: string
  readonly bytes: Buffer
}

const boundary = '----WebKitFormBoundaryABC'

/** A form as browsers write it (RFC 7578). */
const written = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, bytes }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: text/csv`}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

async function* pieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer, void> {
  let at = 0
  for (let n = 0; at < bytes.length; n++) {
    const size = sizes[n % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Part[]> {
  const parts: Part[] = []
  for await (const { name, filename, bytes } of multipart(body, boundary)) {
    const read: Buffer[] = []
    for await (const piece of bytes) read.push(Buffer.from(piece))
    parts.push({ name, ...(filename !== undefined && { filename }), bytes: Buffer.concat(read) })
  }
  return parts
}

// pieces of boundaries and line ends are what can be taken for an end
const tricky = fc.array(
  fc.oneof(fc.constantFrom('\r\n', '\r', '--', `--${boundary}`.slice(0, -1), `\r\n--${boundary.slice(0, 8)}`), fc.string({ maxLength: 8 })),
  { maxLength: 12 },
)
const bytes = tricky
  .map(texts => Buffer.from(texts.join('')))
  .filter(each => !each.includes(`\r\n--${boundary}`) && !each.toString().startsWith(`--${boundary}`))
const part: fc.Arbitrary<Part> = fc.record(
  { name: fc.stringMatching(/^\w{1,10}$/), bytes, filename: fc.stringMatching(/^[\w .]{0,12}$/) },
  { requiredKeys: ['name', 'bytes'] },
)

describe('a form with a file', () => {
  test('comes out as it was sent, wherever the network cuts it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
        async (parts, sizes) => {
          expect(await readAll(pieces(written(parts), sizes))).toEqual(parts)
        },
      ),
    ))

  test('that ends too early is refused, wherever it ends', async () => {
    const whole = written([
      { name: 'a', bytes: Buffer.from('1') },
      { name: 'file', filename: 'x.csv', bytes: Buffer.from('address\r\n0x1') },
    ])
    // the line end behind the last boundary may be missing
    for (let end = 0; end < whole.length - 2; end++)
      await expect(readAll(pieces(whole.subarray(0, end), [7]))).rejects.toThrow('The form did not arrive whole.')
    expect(await readAll(pieces(whole.subarray(0, whole.length - 2), [7]))).toHaveLength(2)
  })

  test.each([
    ['something before the first boundary', `hello\r\n--${boundary}--`],
    ['headers without a name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--`],
    ['headers without an end', `--${boundary}\r\n${'x'.repeat(20_000)}`],
    ['a boundary that goes on', `--${boundary}xx\r\n\r\n`],
  ])('is refused with %s', async (_, text) => {
    await expect(readAll(pieces(Buffer.from(text), [50]))).rejects.toThrow('The form did not arrive whole.')
  })

  test('is held a piece at a time: a file of 50 MB needs little memory', async () => {
    async function* body() {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n`)
      for (let n = 0; n < 800; n++) yield Buffer.alloc(65_536, n)
      yield Buffer.from(`\r\n--${boundary}--\r\n`)
    }
    let [size, largest] = [0, 0]
    for await (const field of multipart(body(), boundary))
      for await (const piece of field.bytes) {
        size += piece.length
        largest = Math.max(largest, piece.length)
      }
    expect(size).toBe(800 * 65_536)
    expect(largest).toBeLessThan(140_000)
  })
})

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryABC', boundary],
  ['multipart/form-data; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;boundary=x', 'x'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
  ['multipart/mixed; boundary=x', undefined],
  ['application/x-www-form-urlencoded', undefined],
  [undefined, undefined],
])('the boundary of %j is %j', (type, expected) => {
  expect(boundaryIn(type)).toBe(expected)
})
