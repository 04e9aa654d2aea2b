import { activity } from './activity.ts'
import type { Decisive, FamilyChecks } from './decisive.ts'
import { history } from './history.ts'
import { listScreen } from './list-screen.ts'
import { freezes, permissions } from './rights.ts'

/**
 * The root of the issuer's account tells at once who may freeze, take and issue, and whether holders can pass the token on;
 * the science of the score names it as the one decisive fact of this ledger. A signer list that the server kept to itself
 * leaves open who signs, but no power is taken for absent by it, so it is no gap.
 */
const issuer: Decisive = {
  name: "state of the issuer's account",
  restsOn: ['control', 'powers'],
  missing: ({ known, missing }) =>
    known.control && known.powers ? undefined : (missing.control ?? missing.powers ?? 'no server of the ledger answered'),
}

/** The same root for currencies, the issuance itself for multi-purpose tokens. An active freeze is what most surely ends a sale. */
const transferability: Decisive = {
  name: 'rules for transfers',
  restsOn: ['transferability'],
  missing: ({ known, missing }) => (known.transferability ? undefined : (missing.transferability ?? 'no server of the ledger answered')),
}

/** As on other chains: most traps are days old, so an unknown age must not read as an old one. A registry token is known to be none. */
const age: Decisive = {
  name: 'age of the token',
  restsOn: ['creation'],
  missing: ({ known, missing }) =>
    known.creation?.at || known.identity?.canonical ? undefined : (missing.creation ?? 'no server of the ledger knows it'),
}

/**
 * The supply decides nothing: no row of the model rests on it, public servers often refuse to add it up, and where it is
 * missing the signals on concentration say that they do not know. The market is no decisive check either: without one the
 * token is MEDIUM by its own signal, and a venue that did not answer leaves that signal unknown.
 */
export const xrp: FamilyChecks = { wallet: [listScreen, activity, history, permissions, freezes], token: [issuer, transferability, age] }
