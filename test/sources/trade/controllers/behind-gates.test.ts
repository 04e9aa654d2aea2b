import { expect, test } from 'vitest'
import type { Rpc } from '../../../../src/sources/evm/pool.ts'
import { behindGates } from '../../../../src/sources/trade/controllers/behind-gates.ts'
import { checkIn } from '../../../support/checking.ts'

const raising = checkIn('token/owner-raises-tax', 'Hops')
const taking = checkIn('token/owner-takes-balances', 'Hops')
const making = checkIn('token/owner-mints', 'Hops')
const block = '0x7'

test('an office is given in a contract that only another one names', async () => {
  expect(await raising('ByOffice')).toMatchObject({ outcome: 'raised' })
  expect((await raising('ByNobodysOffice'))?.outcome).toBe('clear')
})

test('a feed two contracts away is told something, and anybody lets the supply follow it later', async () => {
  expect(await taking('Breathing')).toMatchObject({ outcome: 'raised', row: 'takes', sentence: expect.stringContaining('100 %') })
  expect(await taking('BreathingSlowly')).not.toMatchObject({ row: 'takes' })
})

test('a contract is no secret where the one that the token asks says who it is', async () => {
  expect(await making('Arrived')).toMatchObject({ row: 'mints' })
  expect(await making('ArrivedInSecret')).toMatchObject({ row: 'mints-hidden' })
})

test('where nobody names a contract nothing is asked', async () => {
  const rpc: Rpc = () => Promise.reject(new Error('Something was asked.'))
  const beside = { others: [], excluded: new Set<string>(), most: 4, block }
  expect(await behindGates(rpc, [], beside)).toEqual([])
  expect(await behindGates(rpc, [{ address: '0x01', door: undefined }], beside)).toEqual([])
})
