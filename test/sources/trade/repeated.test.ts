import { expect, test } from 'vitest'
import { addresses } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

const told = ['address,address', [addresses.factory, addresses.weth]] as const
const blocking = checkIn('token/owner-blocks-sales', 'Paces', { told })
const taxing = checkIn('token/owner-raises-tax', 'Paces', { told })

test.each([
  ['PacedByHours', 'all-hidden'],
  ['PacedTwofold', 'all-hidden'],
  ['PacedBeside', 'all-hidden'],
  ['CappedByTenths', 'all-hidden'],
  ['PacedForGood', undefined],
])('%s: what stops buyers a little may do so again and again: %s', async (name, row) => {
  const check = await blocking(name)
  expect(check?.outcome === 'raised' ? check.row : undefined).toBe(row)
})

test.each([
  ['TaxedByTwo', 'half-hidden'],
  ['TaxedBeside', 'half-hidden'],
  ['TaxedToSix', undefined],
])('%s: what raises a tax by two may do so again and again: %s', async (name, row) => {
  const check = await taxing(name)
  expect(check?.outcome === 'raised' ? check.row : undefined).toBe(row)
})
