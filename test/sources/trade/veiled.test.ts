import { expect, test } from 'vitest'
import { addresses } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Veils', { told: ['address,address', [addresses.factory, addresses.weth]] })

const byHash = /met in a hash that the code compares with that of who calls/
const byNumbers = /0x9d21c0a47b3e58f1c6d2a7e94b80f35d16ac29e7 \(of an unknown kind, met in numbers that the code compares with who calls/

test.each([
  ['VeilOfHash', byHash],
  ['VeilInStorage', byHash],
  ['VeilWithWord', byHash],
  ['VeilOfNumbers', byNumbers],
])('%s: somebody whom nobody names stops sales, %s', async (name, who) => {
  const check = await blocking(name)
  expect(check).toMatchObject({ outcome: 'raised', row: 'all-hidden' })
  expect(check?.sentence).toMatch(who)
})

test('who settles what nobody looks at has no power', async () => {
  expect(await blocking('VeilOfNothing')).toMatchObject({ outcome: 'clear' })
})
