import type { Proof } from '../../evidence/evidence.ts'
import type { Leg } from '../../evidence/trading.ts'
import { percent } from '../numbers.ts'
import { ofBuyers, ofKind, shownBy } from '../probes.ts'
import { defineSignal, unknown } from '../signal.ts'
import { taxed } from '../taxed.ts'

export const sellTax = defineSignal({
  id: 'token/sell-tax',
  question: 'Does the token keep a part of every sale?',
  why: 'What the token keeps on the way out is lost to the seller; at 90 % a sale that succeeds is a honeypot all the same.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) sell a known amount from a fresh buyer ' +
    'and read the Swap event of the pool: the tax is one minus what the pool counts as received (amount0In or amount1In) divided by ' +
    'what left the seller (balanceOf before and after: some tokens take more than was sold). Real sales on an explorer show the same: ' +
    'beside the transfer into the pool stands one to the token or to a collector.',
  remedy:
    'The owner lowers the tax on sales below 5 %, for every account. A tax that can be raised again is a finding of its own, and one ' +
    'that is fixed in unchangeable code cannot be cleared.',
  needs: ['trading'],

  judge({ trading: { sales, resale, probes, method } }) {
    const legs: readonly (Leg & { readonly proof?: Proof })[] = [...sales, ...(resale ? [resale] : []), ...ofBuyers(probes)]
    const through = legs.filter(({ ok }) => ok)
    const measured = through.flatMap(leg => (leg.tax === undefined ? [] : [{ ...leg, tax: leg.tax }]))
    if (measured.length === 0) return unknown('no sale went through that could be measured')
    const highest = measured.reduce((most, leg) => (leg.tax > most.tax ? leg : most))
    const early = hasty(sales)
    const verdict = taxed('sale', early ? early.lasting : measured.map(({ tax }) => tax))
    if (verdict.outcome === 'unknown') return verdict
    // a sale that was not measured may have lost everything
    if (verdict.outcome === 'clear' && measured.length < through.length) return unknown('not every sale could be measured')
    if (verdict.outcome === 'clear' && method === 'transactions' && ofKind(probes, 'amount').length === 0)
      return unknown('sales of other sizes were not measured')
    const sentence = early
      ? `${verdict.sentence.replace(/\.$/, '')}; within an hour of the purchase it is up to ${percent(highest.tax)}.`
      : verdict.sentence
    return { ...verdict, sentence, ...(verdict.outcome === 'raised' && shownBy(highest)) }
  },

  elsewhere: [
    {
      on: ['solana', 'xrp', 'cardano'],
      needs: ['transferability'],
      judge({ transferability: { fee, laterFee } }) {
        if (fee === undefined) return unknown('the fee on transfers could not be read')
        if (!laterFee || laterFee.fee <= fee) return taxed('transfer', [fee])
        const verdict = taxed('transfer', [laterFee.fee])
        const sentence = `A transfer loses ${percent(fee)} now, and ${percent(laterFee.fee)} from ${laterFee.from} on.`
        return verdict.outcome === 'unknown' ? verdict : { ...verdict, sentence }
      },
      verify:
        'Ask a node for the mint, `getAccountInfo MINT` with the encoding jsonParsed: "transferFeeConfig" holds the fee in hundredths ' +
        'of a percent. On the XRP Ledger an explorer shows "TransferRate" of the issuer, in parts of a billion above one billion.',
      remedy:
        'Whoever may set the fee lowers it below 5 %; on Solana that takes two epochs to come into force. A fee whose authority is ' +
        'given up stays what it is.',
    },
  ],

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
    {
      given: {
        trading: {
          sales: [
            { after: 0, ok: true, tax: 0.9 },
            { after: 3_600, ok: true, tax: 0.02 },
          ],
        },
      },
      outcome: 'clear',
    },
    {
      given: {
        trading: {
          sales: [{ after: 12, ok: true, tax: 0.02 }],
          probes: [{ kind: 'amount', ok: true, tax: 0.12, proof: { source: 'Node', method: 'eth_simulateV1', result: '' } }],
        },
      },
      outcome: 'raised',
      row: 'tenth',
    },
    { given: { trading: { sales: [{ after: 12, ok: true, tax: 0.02 }] } }, outcome: 'clear' },
    { on: 'solana', given: { transferability: { obstacles: [], fee: 0.12 } }, outcome: 'raised', row: 'tenth' },
    {
      on: 'solana',
      given: { transferability: { obstacles: [], fee: 0, laterFee: { fee: 0.99, from: 'epoch 812' } } },
      outcome: 'raised',
      row: 'all',
    },
    { on: 'xrp', given: { transferability: { obstacles: [], fee: 0.002 } }, outcome: 'clear' },
    { on: 'solana', given: { transferability: { obstacles: [] } }, outcome: 'unknown' },
    { given: { trading: { sales: [{ after: 12, ok: false }] } }, outcome: 'unknown' },
  ],
})

/** Seconds after which a holder is no longer one who has just bought. */
const hour = 3_600

/**
 * A tax on those who sell within the hour and on nobody else, as launches use it against bots, with the taxes of those who
 * waited; `undefined` where waiting changes nothing.
 */
function hasty(sales: readonly (Leg & { readonly after: number })[]): { readonly lasting: readonly number[] } | undefined {
  const taxes = (late: boolean) => sales.flatMap(({ ok, tax, after }) => (ok && tax !== undefined && after >= hour === late ? [tax] : []))
  const [soon, lasting] = [taxes(false), taxes(true)]
  return lasting.length > 0 && Math.max(...soon) > Math.max(...lasting) + 0.005 ? { lasting } : undefined
}
