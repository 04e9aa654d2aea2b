import { dollars, percent } from '../numbers.ts'
import { ofBuyers, quoted, shownBy } from '../probes.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** Below this share of the token reserve a sale is dust: whoever holds more cannot leave. */
const dust = 0.001
/** The same in dollars. */
const crumbs = 50

export const sellLimited = defineSignal({
  id: 'token/sell-limited',
  question: 'Is there a limit to how much can be sold at once?',
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

  judge({ trading: { sales, sellLimit, largestSale, probes, method } }) {
    const sizes = ofBuyers(probes).filter(({ kind }) => kind === 'amount' || kind === 'whole' || kind === 'all but one')
    if (![...sales, ...sizes].some(({ ok }) => ok)) return unknown('no sale went through')
    const proof = shownBy(...sizes.filter(({ kind }) => kind !== 'all but one'))
    const usd = largestSale?.usd
    const worth = usd === undefined ? '' : ` (${dollars(usd)})`
    if (sellLimit) {
      const sentence = `Sales of ${percent(sellLimit.refused)} of the pool are refused, those of ${percent(sellLimit.accepted)}${worth} go through.`
      const tiny = sellLimit.accepted < dust || (usd !== undefined && usd < crumbs)
      return raised(tiny ? 'dust' : 'capped', sentence, proof)
    }
    const stuck = sizes.find(({ kind, ok }) => kind === 'whole' && !ok)
    const nearly = sizes.find(({ kind }) => kind === 'all but one')
    if (stuck && sizes.some(({ kind, ok }) => kind !== 'whole' && ok))
      return raised(
        'rest',
        `A holder cannot sell the whole balance at once${quoted(stuck)}${nearly?.ok ? ', and can sell all but the last unit' : ''}.`,
        proof,
      )
    // it may have another reason than the size
    if (sizes.some(({ ok }) => !ok)) return unknown('sales of some sizes were refused, and no limit was found')
    if (method === 'transactions' && sizes.length === 0) return unknown('no other sizes were tried')
    const largest = largestSale ? `, the largest ${percent(largestSale.share)} of the pool${worth}` : ''
    return clear(`Sales of the sizes tried went through alike${largest}.`, proof)
  },

  examples: [
    {
      given: { trading: { sales: [{ after: 12, ok: true }], sellLimit: { refused: 0.0015, accepted: 0.00015 } } },
      outcome: 'raised',
      row: 'dust',
    },
    {
      given: { trading: { sales: [{ after: 12, ok: true }], sellLimit: { refused: 0.05, accepted: 0.01 } } },
      outcome: 'raised',
      row: 'capped',
    },
    {
      given: {
        trading: {
          sales: [{ after: 12, ok: true }],
          probes: (['whole', 'amount'] as const).map(kind => ({
            kind,
            ok: kind === 'amount',
            proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
          })),
        },
      },
      outcome: 'raised',
      row: 'rest',
    },
    { given: { trading: { sales: [{ after: 12, ok: true }] } }, outcome: 'clear' },
    { given: { trading: { sales: [] } }, outcome: 'unknown' },
  ],
})
