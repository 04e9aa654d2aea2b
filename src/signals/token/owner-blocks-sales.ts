import { effectsOf, how, tried, who } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const ownerBlocksSales = defineSignal({
  id: 'token/owner-blocks-sales',
  question: 'Can whoever controls the token stop holders from selling?',
  why: 'A switch that is off today can be turned on when enough people have bought.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from two fresh accounts, an hour ' +
    'later send the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`), with the first ' +
    'buyer put in the place of the holder, and a day after that sell from both: one sale reverts, or both do, and without the call ' +
    'they go through.',
  remedy:
    'Give up the power, so that the call fails for every caller: renounce the ownership or role that may pause, block accounts or ' +
    'close trading, while trading is open. An upgrade that removes the function clears it too.',
  needs: ['powers'],

  judge({ powers }) {
    const [all] = effectsOf(powers, 'blocks all sales')
    if (all) return raised('all', `${who(all)} can block all sales ${how(all)}.`, { proofs: [all.proof] })
    const [one] = effectsOf(powers, 'blocks one holder')
    if (one) return raised('one', `${who(one)} can stop a single holder from selling ${how(one)}.`, { proofs: [one.proof] })
    return clear(`Sales went on whatever was called: ${tried(powers)}.`)
  },

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'blocks all sales',
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x8456cb59',
              calldata: '0x8456cb59',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'all',
    },
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'blocks one holder',
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x44337ea1',
              calldata: '0x44337ea1',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'one',
    },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
