import { kindInWords } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const owner = defineSignal({
  id: 'token/owner',
  question: 'Does the contract have an owner?',
  why: 'An owner is no accusation and a renounced one is no absolution: both are shown, what they can do is tested.',
  verify:
    'Call owner() (0x8da5cb5b), or getOwner() (0x893d20e8) where there is no other: the answer is the address in the sentence. `cast ' +
    'code` of that address tells an account, which has none, from a contract.',
  remedy:
    'There is nothing to clear: the note adds no points. What an owner can do is tested apart, and renouncing changes the score only ' +
    'where such a power ends with it.',
  needs: ['control'],

  judge({ control: { owner: address, ownerKind } }) {
    if (address === null) return clear('It has no owner() function.')
    if (ownerKind === 'nobody') return clear(`Its owner is ${address}, which nobody controls.`)
    return raised('note', `Its owner is ${address}, ${kindInWords(ownerKind)}.`)
  },

  elsewhere: [
    {
      on: ['solana', 'xrp', 'cardano'],
      judge: ({ control: { owner: address, ownerKind } }) =>
        address === null || ownerKind === 'nobody'
          ? clear(`Nobody controls it${address === null ? '' : `: no key of ${address} is left`}.`)
          : raised('note', `It is controlled by ${address}, ${kindInWords(ownerKind)}.`),
      verify:
        'Open the token on an explorer: it names the authorities of a mint, the issuer of a currency or the keys of a minting policy.',
      remedy: 'There is nothing to clear: the note adds no points. What its controller may do is shown apart, each power by itself.',
    },
  ],

  examples: [
    { given: { control: { owner: '0xowner', ownerKind: 'account' } }, outcome: 'raised', row: 'note' },
    { given: { control: { owner: null, ownerKind: 'nobody' } }, outcome: 'clear' },
    { on: 'xrp', given: { control: { owner: 'rIssuer', ownerKind: 'several' } }, outcome: 'raised', row: 'note' },
    { on: 'solana', given: { control: { owner: null, ownerKind: 'nobody' } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
