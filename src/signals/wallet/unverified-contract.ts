import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const unverifiedContract = defineSignal({
  id: 'wallet/unverified-contract',
  question: 'Is this a contract whose source nobody has published?',
  why: 'What such a contract does with funds can only be guessed from its bytes.',
  verify:
    'Read the code, `cast code ADDRESS --rpc-url NODE`: there is some, and it does not begin with 0xef0100. The Contract tab of an ' +
    'explorer shows it as bytecode, without a verified source.',
  remedy:
    'Whoever deployed the contract publishes its source: verify it on the explorer with the version and settings of the compiler it ' +
    'was built with. The next scan reads the new answer of the explorer.',
  needs: ['account', 'activity'],
  families: ['evm', 'tron'],

  judge({ account, activity: { verified } }) {
    if (account.code.kind !== 'contract') return clear('It is not a contract.')
    if (verified === undefined) return unknown('the explorer did not say whether the source is published')
    return verified
      ? clear('The source of the contract is published and verified.')
      : raised('unverified', 'It is a contract without published source.')
  },

  examples: [
    { given: { account: { code: { kind: 'contract' } }, activity: { verified: false } }, outcome: 'raised', row: 'unverified' },
    { given: { account: { code: { kind: 'none' } }, activity: {} }, outcome: 'clear' },
    { given: { account: { code: { kind: 'contract' } }, activity: {} }, outcome: 'unknown' },
  ],
})
