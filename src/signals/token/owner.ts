import { clear, defineSignal, raised } from '../signal.ts'

export const owner = defineSignal({
  id: 'token/owner',
  question: 'Does the contract have an owner?',
  why: 'An owner is no accusation and a renounced one is no absolution: both are shown, what they can do is tested.',
  needs: ['control'],

  judge({ control: { owner: address, ownerKind } }) {
    if (address === null) return clear('It has no owner() function.')
    if (ownerKind === 'nobody') return clear(`Its owner is ${address}, which nobody controls.`)
    return raised('note', `Its owner is ${address}, ${ownerKind === 'account' ? 'one account' : 'a contract'}.`)
  },

  examples: [
    { given: { control: { owner: '0xowner', ownerKind: 'account' } }, outcome: 'raised', row: 'note' },
    { given: { control: { owner: null, ownerKind: 'nobody' } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
