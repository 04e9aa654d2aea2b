import { clear, defineSignal, raised } from '../signal.ts'

export const canonical = defineSignal({
  id: 'token/canonical',
  question: 'Is this one of the well-known tokens itself?',
  why: 'Issuers of regulated and established tokens hold powers that are public; they are shown and weigh nothing.',
  verify:
    'Find chain and address in the columns `chain_id` and `address` of src/sources/lists/facts/registry.tsv; `source` names the ' +
    'public token list it was confirmed with. Compare it with the address on the page of the issuer.',
  remedy: 'There is nothing to clear: the note adds no points.',
  needs: ['identity'],

  judge({ identity: { canonical: token } }) {
    return token
      ? raised('note', `It is ${token.symbol} (${token.name}): the exact address stands in the registry of known tokens.`)
      : clear('It does not stand in the registry of known tokens.')
  },

  examples: [
    { given: { identity: { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0xreal' } } }, outcome: 'raised', row: 'note' },
    { given: { identity: {} }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
