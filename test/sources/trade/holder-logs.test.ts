import { expect, test } from 'vitest'
import { buyersIn, type Receipt } from '../../../src/sources/trade/matrix/holder-logs.ts'

const [pool, desk, maker] = ['0xpool', '0xdesk', '0xmaker']
const receipt = (holder: string, from: string, transaction?: string): Receipt => ({ holder, from, amount: 1n, transaction })

test('who bought was paid by the pool, or by somebody in a transaction in which it paid', () => {
  const receipts = [
    receipt('buyer', pool, '0x1'),
    receipt(desk, pool, '0x2'),
    receipt('customer', desk, '0x2'),
    receipt('friend', maker, '0x3'),
    receipt('customer of yesterday', desk, '0x4'),
  ]
  expect(buyersIn(receipts, pool).map(({ holder }) => holder)).toEqual(['buyer', desk, 'customer'])
})

test('a node that tells no transactions leaves those whom the pool paid itself', () => {
  const receipts = [receipt('buyer', pool), receipt(desk, pool), receipt('customer', desk), receipt('friend', maker)]
  expect(buyersIn(receipts, pool).map(({ holder }) => holder)).toEqual(['buyer', desk])
})
