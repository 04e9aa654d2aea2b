import type { ControllerKind } from '../../evidence/control.ts'
import type { Permission, Permissions } from '../../evidence/permissions.ts'
import { type AccountRoot, has, type SignerList } from './account.ts'

/**
 * Addresses whose keys cannot exist: they were written down, not derived from a key (the special addresses of the ledger's
 * documentation). Who hands an account to one of them gives it up.
 */
const blackHoles = new Set([
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
  'rrrrrrrrrrrrrrrrrNAMEtxvNvQ',
  'rrrrrrrrrrrrrrrrrrrn5RM1rHd',
])

export const isBlackHole = (account: string): boolean => blackHoles.has(account)

/** Who can act for the account, each way apart. */
interface Ways {
  readonly own: boolean
  readonly regularKey: string | undefined
  /** Signers who reach the quorum alone. */
  readonly alone: readonly string[]
  /** Signers who reach it together only. */
  readonly together: SignerList | undefined
}

function waysInto(root: AccountRoot): Ways {
  const { regularKey, signers } = root
  const able = signers?.entries.filter(({ account }) => !isBlackHole(account)) ?? []
  const reachable = signers && able.reduce((sum, { weight }) => sum + weight, 0) >= signers.quorum
  const alone = able.filter(({ weight }) => signers && weight >= signers.quorum).map(({ account }) => account)
  return {
    own: !has(root, 'disableMaster'),
    regularKey: regularKey === undefined || isBlackHole(regularKey) ? undefined : regularKey,
    alone,
    together: signers && reachable && alone.length === 0 ? signers : undefined,
  }
}

/** What stands behind an account that issues tokens: one key is enough, several must agree, or nobody can sign any more. */
export function controllerOf(root: AccountRoot): ControllerKind {
  if (root.pseudo) return 'program'
  const { own, regularKey, alone, together } = waysInto(root)
  if (own || regularKey !== undefined || alone.length > 0) return 'account'
  if (together) return 'several'
  return root.signers === undefined ? 'unknown' : 'nobody'
}

/** A change of the keys, as the history of the account has it. */
export interface KeyChange {
  readonly kind: 'SetRegularKey' | 'SignerListSet' | 'DisableMaster'
  readonly at: Date
}

/** What of an account's past tells a deliberate change of keys from a theft. */
export interface KeyHistory {
  readonly changes: readonly KeyChange[]
  /** When the account began, where the history reaches that far. */
  readonly firstSeen: Date | undefined
  /** Drops that the account has sent to others since a moment. */
  sentSince(moment: Date): bigint
  readonly now: Date
  /** Whether everything that was read tells its time and what it moved. */
  readonly certain: boolean
  /** From when on everything was read; absent where nothing was. */
  readonly since: Date | undefined
}

const month = 30 * 86_400_000

/**
 * A disabled master key beside one regular key is what the ledger's own documentation advises for keeping the first key
 * offline, and what exchanges do; the same state remains after a theft. The state alone, and a recent change alone, is
 * therefore a second key. It counts as taken over only if an account in use for a month before got that key within the last
 * month, and nine tenths of its XRP have left since: a new owner empties an account, a new key of the old one does not.
 */
function kindOfSoleKey({ balance }: AccountRoot, history: KeyHistory): { kind: 'taken over' | 'second key'; sure: boolean } {
  const { changes, firstSeen, sentSince, now, certain, since } = history
  const change = changes.find(({ kind }) => kind === 'SetRegularKey')
  const reachesBack = since !== undefined && now.getTime() - since.getTime() > month
  if (!change) return { kind: 'second key', sure: certain && reachesBack }
  if (now.getTime() - change.at.getTime() > month) return { kind: 'second key', sure: certain }
  const sent = sentSince(change.at)
  if (sent === 0n || sent < 9n * balance) return { kind: 'second key', sure: certain }
  if (!firstSeen) return { kind: 'second key', sure: false }
  return { kind: change.at.getTime() - firstSeen.getTime() >= month ? 'taken over' : 'second key', sure: true }
}

/** Who besides the account's own key may move what it holds. */
export function permissionsOf(root: AccountRoot, history: KeyHistory): Pick<Permissions, 'complete' | 'found'> {
  const told = root.signers !== undefined
  const restricted: Permission[] = has(root, 'depositAuth') ? [{ kind: 'restricted', holders: [root.account] }] : []
  if (root.pseudo) return { complete: told, found: [{ kind: 'contract', holders: [] }, ...restricted] }
  const { own, regularKey, alone, together } = waysInto(root)
  const since = (kind: KeyChange['kind']) => {
    const change = history.changes.find(candidate => candidate.kind === kind)
    return change && { since: change.at }
  }
  const beside = own ? '' : ', the key of the account itself is disabled'
  const found: Permission[] = []
  let complete = told
  if (regularKey !== undefined) {
    const sole = !own && alone.length === 0 && !together && told
    const { kind, sure } = sole ? kindOfSoleKey(root, history) : ({ kind: 'second key', sure: true } as const)
    complete &&= sure
    found.push({ kind, holders: [regularKey], rule: `regular key${beside}`, ...since('SetRegularKey') })
  }
  for (const account of alone)
    found.push({ kind: 'second key', holders: [account], rule: `signer who needs no other${beside}`, ...since('SignerListSet') })
  if (together) {
    const holders = together.entries.map(({ account }) => account)
    found.push({
      kind: 'shared',
      holders,
      rule: `${ruleOf(together)}${own ? ', or the key of the account itself' : ''}`,
      ...since('SignerListSet'),
    })
  }
  if (!own && found.length === 0 && told) {
    found.push({ kind: 'nobody', holders: root.regularKey === undefined ? [] : [root.regularKey], ...since('DisableMaster') })
  }
  return { complete, found: [...found, ...restricted] }
}

function ruleOf({ quorum, entries }: SignerList): string {
  const [weight, ...others] = new Set(entries.map(entry => entry.weight))
  if (weight !== undefined && weight > 0 && others.length === 0) return `${Math.ceil(quorum / weight)} of ${entries.length} keys`
  return `weight ${quorum} of ${entries.reduce((sum, entry) => sum + entry.weight, 0)} among ${entries.length} keys`
}
