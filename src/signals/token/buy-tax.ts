import { percent, span } from '../numbers.ts'
import { defineSignal, raised, unknown } from '../signal.ts'
import { taxed } from '../taxed.ts'

export const buyTax = defineSignal({
  id: 'token/buy-tax',
  question: 'Does the token keep a part of every purchase?',
  why: 'The buyer pays for tokens that never arrive.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account and read ' +
    'balanceOf(address) (0x70a08231): the tax is one minus what arrived divided by what the pool paid out (amount0Out or amount1Out ' +
    'of its Swap event).',
  remedy: 'The owner lowers the tax on purchases below 5 %, for every account. A tax that is fixed in unchangeable code cannot be cleared.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { buy, laterBuy } }) {
    if (!buy.ok || buy.tax === undefined) return unknown('no purchase went through that could be measured')
    // what a launch takes at first, and soon no more, is no price of the token
    if (laterBuy && buy.tax >= much && laterBuy.tax < much)
      return raised(
        buy.tax >= half ? 'launch-half' : 'launch',
        `A purchase loses ${percent(buy.tax)} to the token now, and ${percent(laterBuy.tax)} ${span(laterBuy.after)} from now.`,
        { proofs: [laterBuy.proof] },
      )
    return taxed('purchase', [buy.tax])
  },

  examples: [
    { given: { trading: { buy: { ok: true, tax: 0.25 } } }, outcome: 'raised', row: 'fifth' },
    {
      given: {
        trading: {
          buy: { ok: true, tax: 0.25 },
          laterBuy: { after: 3_600, tax: 0.05, proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
        },
      },
      outcome: 'raised',
      row: 'launch',
    },
    {
      given: {
        trading: {
          buy: { ok: true, tax: 0.6 },
          laterBuy: { after: 3_600, tax: 0.05, proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
        },
      },
      outcome: 'raised',
      row: 'launch-half',
    },
    { given: { trading: { buy: { ok: true, tax: 0.01 } } }, outcome: 'clear' },
    { given: { trading: { buy: { ok: false } } }, outcome: 'unknown' },
  ],
})

/** Shares of a purchase, as they are told of taxes that stay. */
const [half, much] = [0.5, 0.1]
