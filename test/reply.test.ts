import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyOf, retryAfter, type Text } from '../src/reply.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each<[string | string[] | undefined, number | undefined]>([
  [undefined, undefined],
  ['0', 0],
  ['7', 7_000],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['-1', undefined],
  ['soon', undefined],
  [['1', '2'], undefined],
])('Retry-After %j is a wait of %j ms', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait)
})

/** The text of a body that comes in pieces of so many bytes. */
const text = (body: Buffer, encoding?: string, maxBytes = 1_024, piece = 700): Promise<Text> =>
  new Promise(resolve => {
    const reading = bodyOf({ encoding, maxBytes }, resolve)
    for (let at = 0; at < body.length; at += piece) reading.add(body.subarray(at, at + piece))
    reading.end()
  })

test('a body is UTF-8, plain or in one layer of gzip', async () => {
  expect(await text(Buffer.from('größer'))).toBe('größer')
  expect(await text(Buffer.from('größer'), 'identity')).toBe('größer')
  expect(await text(gzipSync('größer'), 'gzip')).toBe('größer')
})

test.each<[string, Buffer, string | undefined, string]>([
  ['too long', Buffer.alloc(1_025, 'a'), undefined, 'sent more than 1 KiB'],
  ['too long when it is inflated', gzipSync(Buffer.alloc(1_000_000)), 'gzip', 'sent more than 1 KiB'],
  ['damaged', gzipSync('text').fill(0, 12), 'gzip', 'sent a damaged body'],
  ['cut off', gzipSync('text').subarray(0, 15), 'gzip', 'sent a damaged body'],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), undefined, 'sent text that is not UTF-8'],
  ['in another encoding', Buffer.from('x'), 'br', 'answered in an encoding nobody asked for'],
])('a body that is %s is none', async (_, body, encoding, problem) => {
  expect(await text(body, encoding)).toEqual({ problem })
})

test('a body of exactly as many bytes as are wanted is one', async () => {
  expect(await text(Buffer.alloc(1_024, 'a'))).toHaveLength(1_024)
  expect(await text(gzipSync(Buffer.alloc(1_024, 'a')), 'gzip')).toHaveLength(1_024)
})

test('too much is told while more is still to come', async () => {
  const packed = gzipSync(Buffer.alloc(10_000_000))
  const told = await new Promise<Text>(resolve => {
    bodyOf({ encoding: 'gzip', maxBytes: 8_192 }, resolve).add(packed.subarray(0, 4_000))
  })
  expect(told).toEqual({ problem: 'sent more than 8 KiB' })
})

test('what nobody waits for any more is not told', async () => {
  const told: Text[] = []
  const reading = bodyOf({ encoding: 'gzip', maxBytes: 1_024 }, text => void told.push(text))
  reading.add(gzipSync('text'))
  reading.drop()
  reading.end()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(told).toEqual([])
})
