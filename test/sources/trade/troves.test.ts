import { expect, test } from 'vitest'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { ether } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

/** Its maker has begun with more coins than it takes. */
const minting = checkIn('token/owner-mints', 'Troves', {
  before: (chain, { founder, token }) =>
    chain.send({ from: founder, to: token, data: encodeCall('open(uint256)', 1_000_000n * ether), value: 300n * ether }),
})

test.each([
  ['Troves', 'clear'],
  ['TrovesForLess', 'raised'],
  ['TrovesForOne', 'raised'],
  ['TrovesForMore', 'raised'],
])('what somebody makes more of who has begun, where others begin as he did, by %s: %s', async (name, outcome) => {
  expect((await minting(name))?.outcome).toBe(outcome)
})
