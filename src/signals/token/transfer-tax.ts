import { defineSignal, unknown } from '../signal.ts'
import { taxed } from '../taxed.ts'

export const transferTax = defineSignal({
  id: 'token/transfer-tax',
  question: 'Does the token keep a part of a transfer between two wallets?',
  why: "Moving the token to another wallet of one's own costs a share of it.",
  needs: ['trading'],

  judge({ trading: { transfer } }) {
    return transfer?.ok && transfer.tax !== undefined
      ? taxed('transfer', [transfer.tax])
      : unknown('no transfer went through that could be measured')
  },

  examples: [
    { given: { trading: { transfer: { ok: true, tax: 0.5 } } }, outcome: 'raised', row: 'half' },
    { given: { trading: { transfer: { ok: true, tax: 0 } } }, outcome: 'clear' },
    { given: { trading: {} }, outcome: 'unknown' },
  ],
})
