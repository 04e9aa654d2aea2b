import { expect, test } from 'vitest'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Listed', {
  before: async (chain, { founder, token }) => {
    const coin = addressOf(await chain.rpc<string>('eth_call', [{ to: token, data: encodeCall('coin()') }, 'latest'])) ?? '0x'
    await chain.send({ from: founder, to: coin, data: encodeCall('approve(address,uint256)', token, 2n ** 255n) })
    // of what the founder has of the token by himself, all can be given back as well
    await chain.send({ from: founder, to: coin, data: encodeCall('transfer(address,uint256)', token, 10n ** 24n) })
  },
})

test.each([
  ['Listed', 'clear'],
  ['ListedElsewhere', 'clear'],
  ['ListedBothWays', 'clear'],
  ['ListedBothWaysForMore', 'raised'],
  ['ListedForPlenty', 'raised'],
  ['ListedForNothing', 'raised'],
  ['ListedForOne', 'raised'],
  ['ListedForLess', 'raised'],
  ['ListedAndFavoured', 'raised'],
  ['ListedAtRates', 'raised'],
  ['ListedForFavour', 'raised'],
  ['ListedWhoPrints', 'raised'],
  ['ListedWhoSweeps', 'raised'],
  ['ListedWhoSetsIt', 'raised'],
  ['ListedAtRisingRate', 'raised'],
  ['ListedAndRated', 'raised'],
  ['ListedAndAnnounced', 'raised'],
  ['ListedOnceAnHour', 'raised'],
  ['ListedAsPaid', 'raised'],
])('what those on a list make for coins, by %s: %s', async (name, outcome) => {
  expect((await minting(name))?.outcome).toBe(outcome)
})
