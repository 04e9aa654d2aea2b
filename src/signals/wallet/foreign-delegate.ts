import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const foreignDelegate = defineSignal({
  id: 'wallet/foreign-delegate',
  question: 'May somebody else spend tokens of this wallet, or close its accounts?',
  why: 'Drainers have their victims sign an approval and empty the account later, when it is worth it.',
  verify:
    'Open the token accounts of the wallet on an explorer, or ask a node for getTokenAccountsByOwner with the encoding jsonParsed: ' +
    '"delegate" may spend "delegatedAmount", and "closeAuthority" may close the account.',
  remedy:
    'The owner takes the approval back (`spl-token revoke ACCOUNT`), and sets itself as the close authority. An approval to an exchange ' +
    'or a card that is meant to be there keeps the signal.',
  needs: ['permissions'],
  families: ['solana'],

  judge({ permissions: { complete, found } }) {
    const closers = found.filter(({ kind }) => kind === 'closer')
    const delegates = found.filter(({ kind }) => kind === 'delegate')
    const [first, ...others] = [...closers, ...delegates]
    if (!first)
      return complete ? clear('Nobody else may spend its tokens or close its accounts.') : unknown('its token accounts were read in part')
    const [kind, can] = first.kind === 'closer' ? (['closer', 'close the account of'] as const) : (['delegate', 'spend'] as const)
    const more = others.length === 0 ? '' : `, and ${others.length} more such right${others.length === 1 ? ' exists' : 's exist'}`
    return raised(kind, `${first.holders.join(', ') || 'Somebody else'} may ${can} ${first.asset ?? 'a token'} in its place${more}.`)
  },

  examples: [
    {
      given: { permissions: { complete: true, found: [{ kind: 'delegate', holders: ['who'], asset: 'mint' }] } },
      outcome: 'raised',
      row: 'delegate',
    },
    {
      given: { permissions: { complete: false, found: [{ kind: 'closer', holders: ['who'], asset: 'mint' }] } },
      outcome: 'raised',
      row: 'closer',
    },
    { given: { permissions: { complete: true, found: [] } }, outcome: 'clear' },
    { given: { permissions: { complete: false, found: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})
