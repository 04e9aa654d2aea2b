import type { Bytes } from './bytes.ts'
import type { Word } from './words.ts'

/** What is known of the accounts: the code of those that have any, and words of their storage. */
export interface State {
  readonly codes: ReadonlyMap<bigint, Uint8Array>
  readonly storage: ReadonlyMap<bigint, ReadonlyMap<bigint, bigint>>
  /** Words of 32 bytes in the code that may be names, such as those of roles. */
  readonly names: readonly bigint[]
  /** An account that nobody has met before: what is kept for it is nothing yet. */
  readonly fresh: bigint
  readonly time: bigint
  readonly number: bigint
  readonly chain: bigint
}

/** A call as it is made. */
export interface Inputs {
  readonly caller: bigint
  readonly to: bigint
  readonly data: Uint8Array
  readonly wei: bigint
  /** Whether a contract calls: who has begun that may be anybody. */
  readonly passedOn?: true
  /** Seconds after the block that is looked at. */
  readonly later: bigint
}

/** A place where the code went one way and could have gone another. */
export interface Fork {
  /** Which call came to it. */
  readonly call: number
  readonly place: string
  readonly condition: Word
  /** Calls that had been made before it, kept where anybody may have made the first. */
  readonly sent: number
  /** Whether nothing but a refusal lies where it was not gone, and none of what comes there is looked for. */
  readonly refuses?: true
}

/** A word that a call keeps. */
export interface Write {
  readonly account: bigint
  readonly slot: Word
  readonly value: Word
  /** Calls that had been made before, kept where anybody may have made the first. */
  readonly sent: number
}

/** A word that lies in storage, whoever put it there. */
export interface Stored {
  readonly account: bigint
  readonly slot: Word
}

/** A word that is put somewhere: where something is looked for or sent to, or into storage, into another call, into a log. */
export interface Put {
  readonly word: Word
  readonly as: 'key' | 'value'
}

/** A call that a contract makes; `own` where the other runs in its place. */
export interface Sent {
  readonly target: Word
  readonly input: Bytes
  /** How many bytes of it always lie where they lie now, from its beginning on. */
  readonly firm: number
  /** How long the input is. */
  readonly size: Word
  readonly own: boolean
}

/** Whom a contract calls or asks; `within`: where it was called itself by then. */
export interface Looked {
  readonly target: Word
  readonly within: boolean
}

/** What came of calls, one after another. */
export interface Trace {
  /** Whether all went through. */
  readonly ok: boolean
  /** How many did. */
  readonly through: number
  /** Whether one of them took more steps than are counted: of it nothing is known. */
  readonly endless: boolean
  readonly steps: number
  readonly forks: readonly Fork[]
  /** Of the last call, if it went through. */
  readonly writes: readonly Write[]
  /** What the last call found in storage. */
  readonly reads: readonly Stored[]
  /** Words that the last call puts somewhere. */
  readonly put: readonly Put[]
  /** Whether it called another contract or left a log. */
  readonly acts: boolean
  /** The calls that the last call makes, kept where anybody may have made it. */
  readonly sent: readonly Sent[]
  /** Whom the last call calls or asks, kept where anybody may have made it. */
  readonly looked: readonly Looked[]
  /** Instructions of the code that was called last by which it wrote something or called somebody, by their places. */
  readonly touched: ReadonlySet<number>
  /** What the last call answers. */
  readonly said: Bytes
  /** Whether memory was read in which something else may lie, as something was put at a place that is worked out from what is given. */
  readonly vague: boolean
  /** Storage and codes that were read and are not known. */
  readonly unread: readonly { readonly account: bigint; readonly slot?: bigint }[]
  /** Whether something was made up on the way: what a block or an account has, where a jump leads, what nobody answers. */
  readonly guessed: boolean
  /** What lies in storage where something was written. */
  readonly stored: ReadonlyMap<bigint, ReadonlyMap<bigint, Word>>
}

/** Steps of all runs together after which nothing is looked for any more: code may be written to cost. */
export interface Work {
  left: number
}

/** Calls that go through one after another, and what came of them. */
export interface Way {
  readonly calls: readonly Inputs[]
  readonly trace: Trace
}

/** Which way was taken at a fork. */
export const turned = ({ place, condition }: Fork): string => `${place} ${condition.value !== 0n}`

/** Each fork as it was passed last, in their order. */
export const lastOfEach = (forks: readonly Fork[]): Fork[] => [...new Map(forks.map(fork => [fork.place, fork])).values()]
