import { span } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const sellBlocked = defineSignal({
  id: 'token/sell-blocked',
  question: 'Is a fresh buyer unable to sell, at every time tried?',
  why: 'Buyers can enter but never leave: the money is gone at the moment of purchase.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account through the ' +
    'router of the venue, and try to sell one block later and again after a day (`cast rpc evm_increaseTime 86400`): both sales ' +
    'revert. Or send the request in the evidence of the check to any node that offers its method. On an explorer, look whether any ' +
    'account but the deployer and its friends ever sent the token into the pool.',
  remedy:
    'The owner removes what makes the transfer into the pool fail (a list, a switch, a limit, a call to another contract), for every ' +
    'account. Where the condition stands in code that nobody can change, it cannot be cleared.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { buy, opensWith, sales, venue } }) {
    if (!buy.ok && !opensWith) return unknown('nobody could buy, so no sale could be tried')
    const [first] = sales
    if (!first) return unknown('no sale was tried')
    if (sales.some(({ ok }) => ok))
      return clear(`A fresh buyer sold on ${venue}, ${sales.filter(({ ok }) => ok).length} of ${sales.length} times tried.`)
    const tried = sales.map(({ after }) => span(after)).join(' and ')
    return raised(
      'never',
      `A fresh buyer cannot sell on ${venue}: refused ${tried} after buying${first.reason === undefined ? '' : ` ("${first.reason}")`}.`,
    )
  },

  examples: [
    {
      given: {
        trading: {
          venue: 'uniswap-v2',
          buy: { ok: true },
          sales: [
            { after: 12, ok: false },
            { after: 86_400, ok: false },
          ],
        },
      },
      outcome: 'raised',
      row: 'never',
    },
    { given: { trading: { venue: 'uniswap-v2', buy: { ok: true }, sales: [{ after: 12, ok: true, tax: 0.99 }] } }, outcome: 'clear' },
    { given: { trading: { venue: 'uniswap-v2', buy: { ok: false }, sales: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})
