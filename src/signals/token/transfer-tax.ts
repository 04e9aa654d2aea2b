import { ofKind } from '../probes.ts'
import { defineSignal, unknown } from '../signal.ts'
import { taxed } from '../taxed.ts'

export const transferTax = defineSignal({
  id: 'token/transfer-tax',
  question: 'Does the token keep a part of a transfer between two wallets?',
  why: "Moving the token to another wallet of one's own costs a share of it.",
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) transfer a known amount from a fresh ' +
    'buyer to a second account and read balanceOf(address) (0x70a08231) of the receiver: the tax is one minus what arrived divided ' +
    'by what was sent.',
  remedy:
    'The owner lowers the tax on transfers between accounts below 5 %, or exempts all of them and not only chosen ones. In ' +
    'unchangeable code it cannot be cleared.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { transfer, probes, method } }) {
    if (!transfer?.ok || transfer.tax === undefined) return unknown('no transfer went through that could be measured')
    const moved = ofKind(probes, 'operator').filter(({ ok }) => ok)
    const verdict = taxed('transfer', [transfer.tax, ...moved.flatMap(({ tax }) => tax ?? [])])
    const open = moved.some(({ tax }) => tax === undefined) || (method === 'transactions' && ofKind(probes, 'operator').length === 0)
    return verdict.outcome === 'clear' && open ? unknown('a transfer by an approved account was not measured') : verdict
  },

  examples: [
    { given: { trading: { transfer: { ok: true, tax: 0.5 } } }, outcome: 'raised', row: 'half' },
    { given: { trading: { transfer: { ok: true, tax: 0 } } }, outcome: 'clear' },
    { given: { trading: {} }, outcome: 'unknown' },
  ],
})
