import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Vouchers')

const inAll = 'of the supply in all'
test.each([
  ['VoucherSigned', inAll],
  ['VoucherUncounted', undefined],
  ['VoucherAsked', undefined],
  ['VoucherAskedForGood', inAll],
  ['VoucherAskedAlways', inAll],
  ['VoucherNoted', inAll],
  ['VoucherBeside', inAll],
  ['VoucherOnto', undefined],
  ['VoucherRunsOver', undefined],
  ['VoucherPicked', undefined],
  ['VoucherFlooded', undefined],
  ['VoucherCutShort', undefined],
  ['VoucherRounded', inAll],
  ['VoucherOfWords', undefined],
  ['VoucherOfOneWord', inAll],
  ['VoucherMixed', undefined],
  ['VoucherContradicted', undefined],
  ['VoucherIndexed', undefined],
  ['VoucherInFront', undefined],
  ['VoucherNowhere', undefined],
  ['VoucherFar', undefined],
  ['VoucherRoundsOver', undefined],
  ['VoucherComesBack', undefined],
  ['VoucherLooped', inAll],
  ['VoucherLoopedOnto', undefined],
])('coins are counted whatever is put into memory, by %s: %s', async (name, bound) => {
  const check = await minting(name)
  expect(check?.outcome).toBe('raised')
  expect([inAll].find(one => check?.sentence.includes(one))).toBe(bound)
})
