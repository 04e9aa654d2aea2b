import { atRandom, ofKind, quoted, shownBy } from '../probes.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** Fewest blocks from which something may be said of chance. */
const enough = 6

export const sellVaries = defineSignal({
  id: 'token/sell-varies',
  question: 'Does it depend on chance, or on looking like a simulation, whether a sale goes through?',
  why: 'A token that asks who proposes the block, what gas costs or what the random value is wants to know whether it is being tested.',
  verify:
    'Send the request in the evidence (eth_simulateV1) to any node that offers it: the same sale goes through in some of its blocks and ' +
    'reverts in others, which differ in feeRecipient, prevRandao, baseFeePerGas, gasPrice, gas and the parity of number and time only. ' +
    'In the code look for block.coinbase, block.prevrandao, tx.gasprice, block.basefee and gasleft() on the way of a transfer.',
  remedy:
    'The owner takes every condition on the block, the price of gas and the gas that is left out of transfers. Where it stands in code ' +
    'that nobody can change, it cannot be cleared.',
  needs: ['trading'],
  families: ['evm'],

  judge({ trading: { buy, opensWith, sales, probes, method, incomplete } }) {
    if (!buy.ok && !opensWith) return unknown('nobody could buy, so no sale could be tried')
    const [starved] = ofKind(probes, 'gas')
    if (starved && !starved.ok)
      return raised(
        'gas',
        `A sale goes through with the gas of a simulation and is refused with that of a wallet${quoted(starved)}.`,
        shownBy(starved),
      )
    const chances = ofKind(probes, 'chance')
    const [simulated] = ofKind(probes, 'simulation')
    const refused = chances.filter(({ ok }) => !ok)
    const sold = sales.some(({ ok }) => ok) || refused.length < chances.length
    if (simulated?.ok && !sold && sales.length > 0)
      return raised(
        'simulation',
        'A sale goes through in a block that looks simulated, and is refused in ordinary ones.',
        shownBy(simulated),
      )
    if (atRandom({ sales, ...(probes && { probes }) })) {
      const [first] = refused
      return raised(
        'chance',
        `The same sale is refused in ${refused.length} of ${chances.length} blocks that differ in what is up to chance${quoted(first ?? {})}.`,
        shownBy(...refused),
      )
    }
    if (chances.length < enough)
      return unknown(
        incomplete ?? (method === 'transactions' ? 'too few sales could be tried in other blocks' : 'this node cannot vary the block'),
      )
    // refusals with an order in time have another reason
    if (simulated && !simulated.ok && refused.length === 0)
      return raised(
        'simulation',
        `A sale goes through in ordinary blocks, and is refused in one that looks simulated${quoted(simulated)}.`,
        shownBy(simulated),
      )
    if (!simulated) return unknown('a sale in a block that looks simulated could not be tried')
    return clear(`A sale ended alike in ${chances.length} ordinary blocks and in one that looks simulated.`, shownBy(...chances, simulated))
  },

  examples: [
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [{ after: 12, ok: false }],
          probes: [{ kind: 'simulation', ok: true, proof: { source: 'Node', method: 'eth_simulateV1', result: '' } }],
        },
      },
      outcome: 'raised',
      row: 'simulation',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [{ after: 12, ok: true }],
          probes: [true, false, true, true, false, true].map(ok => ({
            kind: 'chance',
            ok,
            proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
          })),
        },
      },
      outcome: 'raised',
      row: 'chance',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [{ after: 12, ok: true }],
          probes: [{ kind: 'gas', ok: false, proof: { source: 'Node', method: 'eth_simulateV1', result: '' } }],
        },
      },
      outcome: 'raised',
      row: 'gas',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [{ after: 12, ok: true }],
          probes: (['chance', 'chance', 'chance', 'chance', 'chance', 'chance', 'simulation'] as const).map(kind => ({
            kind,
            ok: true,
            proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
          })),
        },
      },
      outcome: 'clear',
    },
    { given: { trading: { buy: { ok: true }, sales: [{ after: 12, ok: true }], method: 'transactions' } }, outcome: 'unknown' },
  ],
})
