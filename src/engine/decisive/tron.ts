import type { Dossier } from '../../evidence/evidence.ts'
import { activity } from './activity.ts'
import type { Decisive, FamilyChecks, Limit } from './decisive.ts'
import { history } from './history.ts'
import { listScreen } from './list-screen.ts'
import { freezes, permissions } from './rights.ts'

/** TRC-10: the protocol itself keeps the balances. There is no code, so there is nothing in it that could stop or take anything. */
const keptByProtocol = ({ known }: Pick<Dossier, 'known'>): boolean => known.token?.kind === 'native asset'

const code: Decisive = {
  name: 'contract code',
  restsOn: ['contract'],
  missing: dossier => (dossier.known.contract || keptByProtocol(dossier) ? undefined : (dossier.missing.contract ?? 'no node answered')),
}

/**
 * A way out that was executed: a round trip of an account made for the call, measured both ways. Where no node runs one, or
 * there is no pool, transfers of real holders stand in. A round trip that ran and was not completed leaves the check open:
 * holders who may leave can be those whom a trap spares.
 */
const wayOut: Decisive = {
  name: 'sale or transfer by a holder',
  restsOn: ['transfers', 'trading'],
  missing(dossier) {
    const { known, missing } = dossier
    if (keptByProtocol(dossier) || (known.transfers && known.identity?.canonical)) return undefined
    const { trading } = known
    if (!trading) return known.transfers ? known.transfers.doubt : (missing.trading ?? missing.transfers ?? 'no node ran a transfer')
    if (trading.sales.length === 0) return 'no sale was completed'
    if (!trading.transfer) return 'no transfer to a second account was completed'
    const measured = [trading.buy, ...trading.sales, trading.transfer].every(leg => !leg.ok || leg.tax !== undefined)
    return measured ? undefined : 'what a trade lost could not be measured'
  },
}

/** Functions that only the owner may call and whose effect nobody saw may be anything, so they leave the check open. */
const ownerProbe: Decisive = {
  name: "test of the owner's powers",
  restsOn: ['powers'],
  missing(dossier) {
    const { known, missing } = dossier
    if (known.identity?.canonical || keptByProtocol(dossier)) return undefined
    if (!known.powers) return missing.powers ?? 'no node ran the calls of the owner'
    const { unseen = [] } = known.powers
    return unseen.length === 0 ? undefined : `one call does not show what the owner does with ${unseen.join(', ')}`
  },
}

/** As on other chains: most traps are days old, so an unknown age must not read as an old one. */
const age: Decisive = {
  name: 'age of the token',
  restsOn: ['creation'],
  missing: ({ known, missing }) =>
    known.creation?.at || known.identity?.canonical ? undefined : (missing.creation ?? 'no index of Tron knows it'),
}

/** The protocol demands both ends of the sale of every TRC-10 token. */
const sale: Decisive = {
  name: 'sale by the issuer',
  restsOn: ['issue'],
  missing(dossier) {
    const { contract, issue, token } = dossier.known
    if (contract || issue || (token && !keptByProtocol(dossier))) return undefined
    return 'the node did not say from when to when it runs'
  },
}

const oneMoment: Limit = {
  name: 'later times',
  why: 'Nodes of Tron run single calls on their newest state: a token that stops sales later, or behind a call of its owner, is not shown to.',
  applies: dossier => !keptByProtocol(dossier),
}

const otherPools: Limit = {
  name: 'other pools',
  why: 'Only pools of SunSwap V2 were looked for; SunSwap V1 and V3 and SunPump have other interfaces.',
  applies: dossier => !keptByProtocol(dossier),
}

const wholeHistory: Limit = {
  name: 'whole history',
  why: 'Only the newest transactions were read; with whom the wallet dealt before is not known.',
  applies: ({ known: { exposure } }) => exposure?.read.complete === false,
}

export const tron: FamilyChecks = {
  wallet: [listScreen, activity, history, permissions, freezes],
  token: [code, wayOut, ownerProbe, age, sale],
  limits: { wallet: [wholeHistory], token: [oneMoment, otherPools] },
}
