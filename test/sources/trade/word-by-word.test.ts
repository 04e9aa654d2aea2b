import { expect, test } from 'vitest'
import type { PowerCall } from '../../../src/sources/trade/trials.ts'
import { wordByWord } from '../../../src/sources/trade/word-by-word.ts'

const digits = (value: bigint) => value.toString(16).padStart(64, '0')
const said = (...words: bigint[]): PowerCall => ({
  caller: '0x01',
  by: { address: '0x01', role: 'owner' },
  target: '0x02',
  selector: '0x12345678',
  calldata: `0x12345678${words.map(digits).join('')}`,
})
const wordsOf = (calls: readonly PowerCall[]) =>
  calls.map(({ calldata }) => (calldata.slice(10).match(/.{64}/g) ?? []).map(one => BigInt(`0x${one}`)))
const [end, account] = [2n ** 112n - 1n, BigInt(`0x${'ab5e9d42'.repeat(5)}`)]

test('a share stands in the place of each number of what went through, and the others stay', () => {
  const varied = wordsOf(wordByWord([said(0n, 1n, 1n), said(1n, end, 1n)], []))
  for (const share of [99n, 9_900n])
    expect(varied).toEqual(
      expect.arrayContaining([
        [1n, end, share],
        [share, end, 1n],
        [1n, share, 1n],
      ]),
    )
  expect(new Set(varied.map(String)).size).toBe(varied.length)
})

test('accounts stay who they are, and what was tried is not tried again', () => {
  const varied = wordsOf(wordByWord([said(account, 1n)], [said(account, 99n)]))
  expect(varied).toContainEqual([account, 9_900n])
  expect(varied).not.toContainEqual([account, 99n])
  expect(varied.map(([who]) => who)).not.toContain(99n)
})

test('one number is climbed otherwise, many words are a list, and calls with steps before them are left alone', () => {
  expect(wordByWord([said(1n), said(...Array.from({ length: 9 }, () => 1n)), { ...said(1n, 2n), steps: [said(1n)] }], [])).toEqual([])
})

test('of many functions each is varied before any is varied again', () => {
  const many = Array.from({ length: 80 }, (_, nth): PowerCall => ({ ...said(1n, 2n), selector: `0x${nth}` }))
  const varied = wordByWord(many, [])
  expect(new Set(varied.map(({ selector }) => selector)).size).toBe(varied.length)
})
