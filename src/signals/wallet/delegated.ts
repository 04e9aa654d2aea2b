import type { Label } from '../../evidence/labels.ts'
import { clear, defineSignal, raised } from '../signal.ts'

const accusing: readonly Label['category'][] = ['sanctions', 'exploit', 'phishing', 'scam']
const sweeper = { category: 'phishing', list: 'Drainers', entity: 'A sweeper', confidence: 'curated', asOf: '2026-08-01' } as const

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
    const { delegate, wallet, labels = [], verified } = code
    const flagged = labels.find(
      ({ category, confidence, delistedOn }) =>
        accusing.includes(category) && (confidence === 'official' || confidence === 'curated') && delistedOn === undefined,
    )
    if (flagged)
      return raised('flagged', `The account runs the code of ${delegate} (EIP-7702), which ${flagged.list} lists as ${flagged.entity}.`)
    if (wallet !== undefined) return clear(`The account runs the code of ${delegate}, the audited wallet ${wallet} (EIP-7702).`)
    if (verified)
      return raised('published', `The account runs the code of ${delegate}, a contract with verified source that no list knows (EIP-7702).`)
    const source = verified === undefined ? '' : ' and without verified source'
    return raised('unknown', `The account runs the code of ${delegate}, a contract chainvet does not know${source} (EIP-7702).`)
  },

  examples: [
    { given: { account: { code: { kind: 'delegated', delegate: '0xdelegate' } } }, outcome: 'raised', row: 'unknown' },
    {
      given: { account: { code: { kind: 'delegated', delegate: '0xdelegate', labels: [sweeper] } } },
      outcome: 'raised',
      row: 'flagged',
    },
    { given: { account: { code: { kind: 'delegated', delegate: '0xdelegate', wallet: 'A wallet' } } }, outcome: 'clear' },
    {
      given: { account: { code: { kind: 'delegated', delegate: '0xdelegate', verified: false } } },
      outcome: 'raised',
      row: 'unknown',
    },
    {
      given: { account: { code: { kind: 'delegated', delegate: '0xdelegate', verified: true } } },
      outcome: 'raised',
      row: 'published',
    },
    { given: { account: { code: { kind: 'none' } } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
