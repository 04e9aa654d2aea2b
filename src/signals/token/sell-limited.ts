import { percent } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** Below this share of the token reserve a sale is dust: whoever holds more cannot leave. */
const dust = 0.001

export const sellLimited = defineSignal({
  id: 'token/sell-limited',
  question: 'Are only tiny amounts sellable?',
  why: 'A limit that lets crumbs through makes a trap look like a market.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account and sell ' +
    'twice from the same snapshot: the share of the pool that the sentence calls refused reverts, the smaller one goes through. The ' +
    'shares are of the token reserve that getReserves() (0x0902f1ac) of the pool answers; a getter such as maxTxAmount on the Read ' +
    'Contract tab often shows the limit.',
  remedy:
    'The owner lifts the limit on the size of a transfer, so that 0.1 % of the pool and more can be sold at once, and gives up the ' +
    'function that could bring it back.',
  needs: ['trading'],
  families: ['evm', 'tron'],

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
