import { expect, test } from 'vitest'
import { addresses } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Signs', { told: ['address,address', [addresses.factory, addresses.weth]] })

test.each([
  ['SignOfNobody', undefined],
  ['SignOfNothing', 'all-hidden'],
  ['SignOfSoMuch', 'all-hidden'],
])('%s: a transfer that means something: %s', async (name, row) => {
  const check = await blocking(name)
  expect(check?.outcome === 'raised' ? check.row : undefined).toBe(row)
})
