import { clear, defineSignal, raised } from '../signal.ts'

export const delegated = defineSignal({
  id: 'wallet/delegated',
  question: 'Has this account lent itself unknown code (EIP-7702)?',
  why: 'Delegated code acts for the account; sweepers use it to empty wallets whose key leaked.',
  needs: ['account'],

  judge({ account: { code } }) {
    if (code.kind !== 'delegated') return clear('The account runs no borrowed code.')
    return raised('unknown', `The account runs the code of ${code.delegate}, a contract chainvet does not know (EIP-7702).`)
  },

  examples: [
    { given: { account: { code: { kind: 'delegated', delegate: '0xdelegate' } } }, outcome: 'raised', row: 'unknown' },
    { given: { account: { code: { kind: 'none' } } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
