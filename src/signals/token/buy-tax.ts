import { defineSignal, unknown } from '../signal.ts'
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

  judge({ trading: { buy } }) {
    return buy.ok && buy.tax !== undefined ? taxed('purchase', [buy.tax]) : unknown('no purchase went through that could be measured')
  },

  examples: [
    { given: { trading: { buy: { ok: true, tax: 0.25 } } }, outcome: 'raised', row: 'fifth' },
    { given: { trading: { buy: { ok: true, tax: 0.01 } } }, outcome: 'clear' },
    { given: { trading: { buy: { ok: false } } }, outcome: 'unknown' },
  ],
})
