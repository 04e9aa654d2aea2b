import { expect, test } from 'vitest'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { checkIn } from '../../support/checking.ts'

// its founder has said already that the token may take what he pays with
const minting = checkIn('token/owner-mints', 'Payments', {
  before: async (chain, { founder, token }) => {
    const coin = addressOf(await chain.rpc<string>('eth_call', [{ to: token, data: encodeCall('coin()') }, 'latest'])) ?? '0x'
    await chain.send({ from: founder, to: coin, data: encodeCall('approve(address,uint256)', token, 2n ** 255n) })
  },
})

test.each([
  ['Brought', 'clear'],
  ['BroughtInPrint', 'raised'],
  ['BroughtAndRecalled', 'raised'],
  ['BroughtAndSwept', 'raised'],
  ['BroughtForNothing', 'raised'],
  ['BroughtAsTold', 'raised'],
  ['BroughtAtRate', 'raised'],
  ['BroughtAndRescued', 'raised'],
  ['BroughtByOne', 'raised'],
  ['BroughtElsewhere', 'raised'],
  ['BroughtInSilence', 'raised'],
  ['BroughtFromOtherHand', 'raised'],
  ['BroughtByOtherHand', 'raised'],
  ['BroughtInSecret', 'raised'],
  ['BroughtLater', 'raised'],
  ['BroughtNamelessly', 'raised'],
])('what is made at will for coins of others, by %s: %s', async (name, outcome) => {
  expect((await minting(name))?.outcome).toBe(outcome)
})
