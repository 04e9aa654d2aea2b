import { effectsOf, how, tried, who } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const ownerTakesBalances = defineSignal({
  id: 'token/owner-takes-balances',
  question: 'Can whoever controls the token take or burn what holders own?',
  why: 'The largest losses of all rug pulls came from tokens that could move or erase balances of others.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account, then send ' +
    'the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`, `cast send TOKEN CALLDATA ' +
    '--from CALLER --unlocked`), with the buyer put in the place of the holder: balanceOf(address) (0x70a08231) of the buyer falls ' +
    'without a transaction of the buyer.',
  remedy:
    'Remove the function, or give up the power so that the call fails for every caller: renounceOwnership() where the owner alone ' +
    'may call it, the role where a role may. A contract of several signers in the place of one account does not clear it.',
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
