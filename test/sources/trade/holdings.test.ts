import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Holdings')

test.each(['HoldsNone', 'HoldsLess', 'HoldsMore', 'HoldsMuch', 'SendsOften', 'AllowsThat'])(
  'a market may hang on what somebody has, or does with it: %s',
  async name => {
    expect(await blocking(name)).toMatchObject({ outcome: 'raised', row: 'all-hidden' })
  },
)

test.each(['HoldsAnybody', 'HoldsAnything'])('what anybody may do is the power of nobody, nor is what changes nothing: %s', async name => {
  expect(await blocking(name)).not.toMatchObject({ outcome: 'raised' })
})
