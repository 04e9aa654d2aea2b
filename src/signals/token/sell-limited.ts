import { percent } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** Below this share of the token reserve a sale is dust: whoever holds more cannot leave. */
const dust = 0.001

export const sellLimited = defineSignal({
  id: 'token/sell-limited',
  question: 'Are only tiny amounts sellable?',
  why: 'A limit that lets crumbs through makes a trap look like a market.',
  needs: ['trading'],

  judge({ trading: { sales, sellLimit } }) {
    if (!sales.some(({ ok }) => ok)) return unknown('no sale went through')
    if (!sellLimit || sellLimit.accepted >= dust) return clear('Sales of the sizes tried went through alike.')
    return raised(
      'dust',
      `Sales of ${percent(sellLimit.refused)} of the pool are refused, those of ${percent(sellLimit.accepted)} go through.`,
    )
  },

  examples: [
    {
      given: { trading: { sales: [{ after: 12, ok: true }], sellLimit: { refused: 0.0015, accepted: 0.00015 } } },
      outcome: 'raised',
      row: 'dust',
    },
    { given: { trading: { sales: [{ after: 12, ok: true }] } }, outcome: 'clear' },
    { given: { trading: { sales: [] } }, outcome: 'unknown' },
  ],
})
