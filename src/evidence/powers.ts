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
}

export interface PowerEffect {
  readonly kind: 'blocks all sales' | 'blocks one holder' | 'raises the sell tax' | 'takes balances' | 'mints' | 'mints unseen'
  readonly caller: string
  readonly role: 'owner' | 'stranger'
  readonly callerKind: ControllerKind
  readonly selector: string
  readonly calldata: string
  /** Sell tax after the call, 0 to 1, for "raises the sell tax". */
  readonly tax?: number
  /** Base units taken or created. */
  readonly amount?: bigint
  readonly proof: Proof
}
