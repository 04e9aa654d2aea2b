import { activity } from './activity.ts'
import type { Decisive, FamilyChecks } from './decisive.ts'
import { history } from './history.ts'
import { listScreen } from './list-screen.ts'
import { freezes, permissions } from './rights.ts'

const mint: Decisive = {
  name: 'state of the mint',
  restsOn: ['token'],
  missing: ({ known, missing }) => (known.token ? undefined : (missing.token ?? 'no node answered')),
}

const authorities: Decisive = {
  name: 'authorities of the token',
  restsOn: ['control', 'powers'],
  missing: ({ known, missing }) => (known.control && known.powers ? undefined : (missing.control ?? 'no node named them')),
}

const transfers: Decisive = {
  name: 'rules for transfers',
  restsOn: ['transferability'],
  missing({ known: { transferability, powers, identity }, missing }) {
    if (!transferability) return missing.transferability ?? 'no node told them'
    // whoever may freeze has perhaps done so; of a registry token that is known to be the rule
    const freezes = powers?.effects.some(({ kind }) => kind === 'blocks one holder') === true
    if (!freezes || transferability.sampled || identity?.canonical) return undefined
    return transferability.notSampled ?? 'whether balances are frozen could not be read'
  },
}

/** As on other chains: an unknown age must not read as an old one. */
const age: Decisive = {
  name: 'age of the token',
  restsOn: ['creation'],
  missing: ({ known, missing }) =>
    known.creation?.at || known.identity?.canonical ? undefined : (missing.creation ?? 'nobody told when it was made'),
}

export const solana: FamilyChecks = {
  wallet: [listScreen, activity, history, permissions, freezes],
  token: [mint, authorities, transfers, age],
  limits: {
    wallet: [
      {
        name: 'whole history',
        why: 'Only the newest and the oldest transactions were read; with whom the wallet dealt in between is not known.',
        applies: ({ known: { exposure } }) => exposure?.read.complete === false,
      },
    ],
    token: [
      {
        name: 'sale by a fresh buyer',
        why: 'Nodes of Solana lend nobody a balance for a test, so no purchase and sale was executed: what the mint allows was read instead.',
      },
      {
        name: 'transfer by a real holder',
        why: 'Whether somebody who holds the token can send it was not tried: public nodes refuse the list of holders.',
        applies: ({ known: { transfers } }) => transfers === undefined,
      },
    ],
  },
}
