import { activity } from './activity.ts'
import type { Decisive, FamilyChecks, Limit } from './decisive.ts'
import { history } from './history.ts'
import { listScreen } from './list-screen.ts'

/** A policy id is the hash of the one script that mints and burns: whoever that script obeys decides about the supply. */
const policy: Decisive = {
  name: 'minting policy',
  restsOn: ['powers'],
  missing: ({ known, missing }) =>
    known.powers || known.identity?.canonical ? undefined : (missing.powers ?? 'no index of Cardano answered'),
}

/** The ledger lets every plain asset go. A programmable one (CIP-113) is held back by a script, and must not pass for plain. */
const transferability: Decisive = {
  name: 'rules for transfers',
  restsOn: ['transferability'],
  missing: ({ known, missing }) =>
    known.transferability || known.identity?.canonical ? undefined : (missing.transferability ?? 'no index of Cardano answered'),
}

/** As on other chains: most traps are days old, so an unknown age must not read as an old one. */
const age: Decisive = {
  name: 'age of the token',
  restsOn: ['creation'],
  missing: ({ known, missing }) =>
    known.creation?.at || known.identity?.canonical ? undefined : (missing.creation ?? 'no index of Cardano knows it'),
}

/**
 * Nobody can stop or take a native asset, so what is left is who holds it. The index gives the list unless it is too long,
 * which only a token that many hold has.
 */
const holders: Decisive = {
  name: 'large holders',
  restsOn: ['holders', 'token'],
  missing({ known, missing }) {
    const count = known.creation?.holders
    if (known.identity?.canonical || (count !== undefined && count > mostListed)) return undefined
    if (!known.holders) return missing.holders ?? 'no index of Cardano named them'
    return (known.holders.float ?? known.token?.totalSupply) === undefined ? 'the supply is not known' : undefined
  },
}

/** Holders of which an index lists all. */
const mostListed = 5_000

const market: Limit = {
  name: 'market',
  why: 'The exchanges of Cardano are not read, so whether the token can be sold, and for how much, is not known.',
  applies: ({ known }) => known.market === undefined,
}

const wholeHistory: Limit = {
  name: 'whole history',
  why: 'Only the newest and the oldest transactions were read; with whom the wallet dealt in between is not known.',
  applies: ({ known: { exposure } }) => exposure?.read.complete === false,
}

export const cardano: FamilyChecks = {
  wallet: [listScreen, activity, history],
  token: [policy, transferability, age, holders],
  limits: { wallet: [wholeHistory], token: [market] },
}
