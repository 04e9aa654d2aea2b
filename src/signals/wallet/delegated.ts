import { clear, defineSignal, raised } from '../signal.ts'

export const delegated = defineSignal({
  id: 'wallet/delegated',
  question: 'Has this account lent itself unknown code (EIP-7702)?',
  why: 'Delegated code acts for the account; sweepers use it to empty wallets whose key leaked.',
  verify:
    'Read the code of the account: `cast code ADDRESS --rpc-url NODE`. 23 bytes that begin with 0xef0100 are a delegation ' +
    '(EIP-7702), and the 20 bytes behind them are the contract whose code the account runs; read that contract on an explorer.',
  remedy:
    'The holder of the key signs a new authorization for the zero address, which takes the code off the account again (EIP-7702). If ' +
    'somebody else made the delegation, the key has leaked: abandon the account and use a new key.',
  needs: ['account'],
  families: ['evm'],

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
