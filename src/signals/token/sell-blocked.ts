import { span } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const sellBlocked = defineSignal({
  id: 'token/sell-blocked',
  question: 'Is a fresh buyer unable to sell, at every time tried?',
  why: 'Buyers can enter but never leave: the money is gone at the moment of purchase.',
  needs: ['trading'],

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
