import type { ControllerKind } from './control.ts'
import type { Proof, Proven } from './evidence.ts'

/** What those who control a token can make it do, found by making it do so on a copy of the chain. */
export interface Powers extends Proven {
  /** Who was tried as the caller. A stranger stands for everybody. */
  readonly callers: readonly { readonly address: string; readonly role: 'owner' | 'stranger'; readonly kind: ControllerKind }[]
  /** Calls that were executed, and how many of them went through. */
  readonly tried: number
  readonly accepted: number
  readonly effects: readonly PowerEffect[]
  /** Selectors of functions that go through for the owner and whose effect nobody saw, or that were not tried at all. */
  readonly unseen?: readonly string[]
}

export interface PowerEffect {
  readonly kind: 'blocks all sales' | 'blocks one holder' | 'raises the sell tax' | 'takes balances' | 'mints' | 'mints unseen'
  readonly caller: string
  readonly role: 'owner' | 'stranger'
  readonly callerKind: ControllerKind
  /**
   * Absent for a power that was executed. Otherwise the state of the chain itself names the caller: an authority that a token
   * program keeps, the issuer of a ledger that gives every issuer that right, or a minting policy. "call": the call goes through for the caller and
   * is refused to strangers, and only its name says what it does.
   */
  readonly granted?: 'authority' | 'issuer' | 'policy' | 'call'
  /** A granted power that ends by itself does so at this time. */
  readonly until?: Date
  /** How often it was used until now, where the chain counts that. */
  readonly uses?: number
  /** What was called, for a power that was executed. */
  readonly selector?: string
  readonly calldata?: string
  /** Sell tax after the call, 0 to 1, for "raises the sell tax". */
  readonly tax?: number
  /** Base units taken or created. */
  readonly amount?: bigint
  readonly proof: Proof
}
