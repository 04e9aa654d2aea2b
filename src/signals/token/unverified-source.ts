import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const unverifiedSource = defineSignal({
  id: 'token/unverified-source',
  question: 'Is the source code unpublished?',
  why: 'Honest projects publish their source; without it nobody but a machine can check the code.',
  verify:
    'Open the Contract tab of the token on an explorer: it shows bytecode, without a verified source. The API of Etherscan and its ' +
    'like says so too: module=contract&action=getsourcecode answers with an empty SourceCode.',
  remedy:
    'The deployer publishes the source: verify the contract on the explorer, with the version, settings and constructor arguments it ' +
    'was built with. Whoever has the source may do that, not the owner alone.',
  needs: ['creation'],
  families: ['evm', 'tron'],

  judge({ creation: { verified } }) {
    if (verified === undefined) return unknown('the explorer did not say whether the source is published')
    return verified ? clear('The source is published and verified.') : raised('unverified', 'The source code is not published.')
  },

  examples: [
    { given: { creation: { verified: false } }, outcome: 'raised', row: 'unverified' },
    { given: { creation: { verified: true } }, outcome: 'clear' },
    { given: { creation: {} }, outcome: 'unknown' },
  ],
})
