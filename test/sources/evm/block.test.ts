import { describe, expect, test } from 'vitest'
import { headerOf, hexNumber, pinned } from '../../../src/sources/evm/block.ts'
import { headerAt, word } from './scripted-chain.ts'

const { method, params, result } = headerOf('latest')
const read = (answer: unknown) => {
  const { success, data } = result.safeParse(answer)
  return success ? data : 'refused'
}

test('a header is asked for by tag or number, without its transactions', () => {
  expect([method, params]).toEqual(['eth_getBlockByNumber', ['latest', false]])
  expect(headerOf(hexNumber(255n)).params).toEqual(['0xff', false])
})

test('only what is needed comes out, exact', () => {
  expect(read({ ...headerAt({ number: 255n }), extra: 'x', miner: `0x${'Ab'.repeat(20)}` })).toEqual({
    number: 255n,
    hash: word(255n + 0xb10cn),
    timestamp: 1_795_176_000n,
    miner: `0x${'ab'.repeat(20)}`,
    gasLimit: 30_000_000n,
    baseFee: 1_000_000_000n,
  })
})

test('a chain before EIP-1559 has no base fee', () => {
  const { baseFeePerGas: _, ...old } = headerAt()
  expect(read(old)).toMatchObject({ number: 100n, baseFee: undefined })
})

describe('refused', () => {
  const wrong: [string, unknown][] = [
    ['null: a block that the node does not have', null],
    ['a text', 'latest'],
    ['a pending block without hash', { ...headerAt(), hash: null }],
    ['a hash of 31 bytes', { ...headerAt(), hash: `0x${'1'.repeat(62)}` }],
    ['no height', { ...headerAt(), number: undefined }],
    ['an empty height', { ...headerAt(), number: '0x' }],
    ['a height as a number of JSON', { ...headerAt(), number: 100 }],
    ['a height beyond 2^53', { ...headerAt(), number: '0x20000000000000' }],
    ['a time after the year 9999', { ...headerAt(), timestamp: '0x3afff44180' }],
    ['a negative base fee', { ...headerAt(), baseFeePerGas: '-0x1' }],
    ['no miner', { ...headerAt(), miner: '0x' }],
  ]
  test.each(wrong)('%s', (_, answer) => {
    expect(read(answer)).toBe('refused')
  })
})

test('the largest height and the last time make a date that can be written', () => {
  const last = read({ ...headerAt(), number: '0x1fffffffffffff', timestamp: '0x3afff4417f' })
  if (last === 'refused') throw new Error('The last time was refused.')
  expect(pinned(last)).toEqual({ number: Number.MAX_SAFE_INTEGER, hash: last.hash, time: new Date('9999-12-31T23:59:59.000Z') })
})
