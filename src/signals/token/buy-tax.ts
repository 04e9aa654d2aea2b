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

  judge({ trading: { buy, buyWhenOpen, opensWith, laterBuy } }) {
    const { ok, tax } = buyWhenOpen ?? buy
    if (!ok || tax === undefined) return unknown('no purchase went through that could be measured')
    // what a launch takes at first, and soon no more, is no price of the token
    if (laterBuy && tax >= much && laterBuy.tax < much) {
      // what anybody may call for is open today
      const waits = opensWith !== undefined && ('after' in opensWith || ('caller' in opensWith && opensWith.caller !== 'anybody'))
      const when = waits ? 'when it opens' : 'now'
      const sentence = `A purchase loses ${percent(tax)} to the token ${when}, and ${percent(laterBuy.tax)} ${span(laterBuy.after)} later.`
      // before it opens nobody pays
      return raised(tax >= half && !waits ? 'launch-half' : 'launch', sentence, { proofs: [laterBuy.proof] })
    }
    return taxed('purchase', [tax])
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
    {
      given: {
        trading: {
          buy: { ok: false },
          buyWhenOpen: { ok: true, tax: 0.6 },
          opensWith: { after: 86_400, proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
          laterBuy: { after: 3_600, tax: 0.05, proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
        },
      },
      outcome: 'raised',
      row: 'launch',
    },
    {
      given: {
        trading: {
          buy: { ok: false },
          buyWhenOpen: { ok: true, tax: 0.6 },
          opensWith: { caller: 'anybody', selector: '0x8360c185', proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
          laterBuy: { after: 3_600, tax: 0.05, proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
        },
      },
      outcome: 'raised',
      row: 'launch-half',
    },
    { given: { trading: { buy: { ok: false }, buyWhenOpen: { ok: true, tax: 0.25 } } }, outcome: 'raised', row: 'fifth' },
    { given: { trading: { buy: { ok: true, tax: 0.01 } } }, outcome: 'clear' },
    { given: { trading: { buy: { ok: false } } }, outcome: 'unknown' },
  ],
})

/** Shares of a purchase, as they are told of taxes that stay. */
const [half, much] = [0.5, 0.1]
