import type { Proven } from './evidence.ts'

/** Who besides its owner may move what an account holds, or keep it from moving, as the state of the chain says. */
export interface Permissions extends Proven {
  /** False where a list was cut: what was not read is not known to be absent. */
  readonly complete: boolean
  readonly found: readonly Permission[]
}

/**
 * - `taken over`: the owner's key no longer moves anything, and one foreign key does.
 * - `shared`: several keys are needed, by a rule such as 2 of 3.
 * - `second key`: another key may act alone, beside the owner's.
 * - `delegate`: another account may spend a balance of a token.
 * - `closer`: another account may close a token account of the wallet and takes what it holds.
 * - `nobody`: no key can act any more.
 * - `restricted`: the account takes payments only from those it chose.
 * - `contract`: code decides, not a key.
 */
export interface Permission {
  readonly kind: 'taken over' | 'shared' | 'second key' | 'delegate' | 'closer' | 'nobody' | 'restricted' | 'contract'
  /** Accounts or keys that hold the permission, as the chain spells them. */
  readonly holders: readonly string[]
  /** The token it is about; absent for the account as a whole. */
  readonly asset?: string
  /** The rule in words: "2 of 3 keys". Never text that somebody else could choose. */
  readonly rule?: string
  readonly since?: Date
}
