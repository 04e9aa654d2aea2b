import type { PowerEffect } from '../../evidence/powers.ts'
import type { State } from '../evm/paths/state.ts'
import type { Beside } from './beside.ts'
import type { Holder, Known } from './controllers/kinds.ts'
import type { Storage } from './controllers/storage.ts'
import type { PowerCall } from './trials.ts'

/** What proofs need that is asked while they run. */
export interface Means extends Beside {
  readonly controllerOf: Promise<(caller: string) => Known>
  readonly slots: Storage
  /** Functions that go through for strangers too, by {@link functionOf}. */
  readonly open: ReadonlySet<string>
  /** Calls of strangers by themselves after which there was more. */
  readonly entering: readonly PowerCall[]
  /** Calls after which nobody sold in the laboratory. */
  readonly blocking: ReadonlySet<PowerCall>
  /** Effects that show only because a sum ran over: in code of compilers that did not look after that, or because fewer bits are kept. */
  readonly ranOver: WeakSet<PowerEffect>
  /** Calls of which nothing came to be known, as the node did not run them or what they are compared with. */
  readonly unproved: Set<PowerCall>
  /** What a machine of our own is told. */
  readonly known: Promise<State>
  /** Whether sums that run over are refused where nobody said otherwise. */
  readonly counts: boolean
  /** Whether somebody has signed for what is done: that anybody may hand it in excuses nothing. */
  readonly isSigned?: true
}

/** The same where more is known of some who were met on the way. */
export const knowing = (proving: Means, holders: ReadonlyMap<string, Holder>): Means => ({
  ...proving,
  controllerOf: proving.controllerOf.then(known => address => ({ ...known(address), ...holders.get(address) })),
})
