import { defineSignal, unknown } from '../signal.ts'
import { taxed } from '../taxed.ts'

export const sellTax = defineSignal({
  id: 'token/sell-tax',
  question: 'Does the token keep a part of every sale?',
  why: 'What the token keeps on the way out is lost to the seller; at 90 % a sale that succeeds is a honeypot all the same.',
  needs: ['trading'],

  judge({ trading: { sales, resale } }) {
    const taxes = [...sales, ...(resale ? [resale] : [])].flatMap(({ ok, tax }) => (ok && tax !== undefined ? [tax] : []))
    return taxes.length > 0 ? taxed('sale', taxes) : unknown('no sale went through that could be measured')
  },

  examples: [
    { given: { trading: { sales: [{ after: 12, ok: true, tax: 0.99 }] } }, outcome: 'raised', row: 'all' },
    {
      given: {
        trading: {
          sales: [
            { after: 12, ok: true, tax: 0 },
            { after: 86_400, ok: true, tax: 0.12 },
          ],
        },
      },
      outcome: 'raised',
      row: 'tenth',
    },
    { given: { trading: { sales: [{ after: 12, ok: true, tax: 0.02 }] } }, outcome: 'clear' },
    { given: { trading: { sales: [{ after: 12, ok: false }] } }, outcome: 'unknown' },
  ],
})
