import { expect, test } from 'vitest'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Ethereum, ether } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

/** Its founder has said already that the token may take what he pays with. */
const allowing = async (chain: Ethereum, { founder, token }: { readonly founder: string; readonly token: string }) => {
  const coin = addressOf(await chain.rpc<string>('eth_call', [{ to: token, data: encodeCall('coin()') }, 'latest'])) ?? '0x'
  await chain.send({ from: founder, to: coin, data: encodeCall('approve(address,uint256)', token, 2n ** 255n) })
}
const minting = checkIn('token/owner-mints', 'Payments', { before: allowing })

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

const bringing = checkIn('token/owner-mints', 'Payments', {
  before: async (chain, one) => {
    await allowing(chain, one)
    const data = encodeCall('wrap(uint256,address)', 800_000n * ether, one.founder)
    await chain.send({ from: one.founder, to: one.token, data })
  },
})

test.each([
  ['BroughtInAnother', 'raised'],
  ['BroughtInAnotherAtFirst', 'clear'],
])('what is made for a coin that may be another tomorrow, by %s: %s', async (name, outcome) => {
  expect((await bringing(name))?.outcome).toBe(outcome)
})

const wrapping = checkIn('token/owner-mints', 'Members', { before: allowing })

test.each([
  ['OfMembers', 'clear'],
  ['OfMembersWhoHaveAll', 'raised'],
  ['OfMembersWhoIssue', 'raised'],
  ['OfMembersWhoKeepIt', 'raised'],
  ['OfMembersForLess', 'raised'],
  ['OfOneMember', 'raised'],
  ['OfEnough', 'clear'],
  ['OfPlenty', 'raised'],
  ['OfEnoughForAFee', 'clear'],
  ['OfPlentyForAFee', 'raised'],
  ['OfEnoughWithABonus', 'raised'],
  ['OfPlentyOnce', 'raised'],
])('what is made for a coin of some, by %s: %s', async (name, outcome) => {
  expect((await wrapping(name))?.outcome).toBe(outcome)
})

const subscribing = checkIn('token/owner-mints', 'Enrolments')

test.each([
  ['RegisterOfAll', 'clear'],
  ['RegisterOfFounder', 'raised'],
  ['RegisterOfFirst', 'raised'],
  ['RegisterOfTwoKinds', 'raised'],
])('what is made at the price of the pool for those on a register, by %s: %s', async (name, outcome) => {
  expect((await subscribing(name))?.outcome).toBe(outcome)
})
