import { effectsOf, how, tried, who } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const ownerTakesBalances = defineSignal({
  id: 'token/owner-takes-balances',
  question: 'Can whoever controls the token take or burn what holders own?',
  why: 'The largest losses of all rug pulls came from tokens that could move or erase balances of others.',
  needs: ['powers'],

  judge({ powers }) {
    const [taken] = effectsOf(powers, 'takes balances')
    return taken
      ? raised('takes', `${who(taken)} can take a holder's tokens ${how(taken)}.`, { proofs: [taken.proof] })
      : clear(`The balance of a holder stayed as it was: ${tried(powers)}.`)
  },

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'takes balances',
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x9dc29fac',
              calldata: '0x',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'takes',
    },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
