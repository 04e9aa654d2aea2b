import { effectsOf, how, tried, who } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const ownerMints = defineSignal({
  id: 'token/owner-mints',
  question: 'Can whoever controls the token create more of it?',
  why: 'New tokens dilute every holder and can be sold into the pool.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) read totalSupply() (0x18160ddd), send ' +
    'the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`, `cast send TOKEN CALLDATA ' +
    '--from CALLER --unlocked`), and read it again: it has grown.',
  remedy:
    'Give up the right to mint (the ownership or the minter role), or fix the supply at what exists, so that the call fails. For a ' +
    'token that stands in the registry of known tokens the power is shown at no points.',
  needs: ['powers'],

  judge({ powers }) {
    const [minted] = effectsOf(powers, 'mints')
    return minted
      ? raised('mints', `${who(minted)} can create tokens ${how(minted)}.`, { proofs: [minted.proof] })
      : clear(`The supply did not grow: ${tried(powers)}.`)
  },

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'mints',
              amount: 10n,
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x40c10f19',
              calldata: '0x',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'mints',
    },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
