import { defineSignal, unknown } from '../signal.ts'
import { taxed } from '../taxed.ts'

export const buyTax = defineSignal({
  id: 'token/buy-tax',
  question: 'Does the token keep a part of every purchase?',
  why: 'The buyer pays for tokens that never arrive.',
  needs: ['trading'],

  judge({ trading: { buy } }) {
    return buy.ok && buy.tax !== undefined ? taxed('purchase', [buy.tax]) : unknown('no purchase went through that could be measured')
  },

  examples: [
    { given: { trading: { buy: { ok: true, tax: 0.25 } } }, outcome: 'raised', row: 'fifth' },
    { given: { trading: { buy: { ok: true, tax: 0.01 } } }, outcome: 'clear' },
    { given: { trading: { buy: { ok: false } } }, outcome: 'unknown' },
  ],
})
