import type { Level } from '../../src/api/level.ts'

/**
 * What a token does to its holders, and how far that is from happening: E1 exit blocked now, E2 exit blocked later without its
 * owner, E3 exit blockable by a privileged account, E4 exit taxed, E5 balance taken, E6 supply inflated, E7 code replaceable,
 * E8 market removable, E9 deception.
 */
export type EffectClass = 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'E7' | 'E8' | 'E9'
export const effectClasses: readonly EffectClass[] = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9']

/** "now" is a fact that a fresh account or a holder meets; "reachable" takes a call of somebody privileged, or of anybody. */
interface Effect {
  readonly class: EffectClass
  readonly when: 'now' | 'reachable'
}

/** In percent of the amount. */
interface Taxes {
  readonly buy: number
  readonly sell: number
  readonly transfer?: number
}

export interface Transaction {
  readonly from: string
  /** Absent: makes a contract. */
  readonly to?: string
  readonly data: string
  readonly value?: bigint
  /** The scene goes on when it fails. */
  readonly mayFail?: true
  /** Keeps the address of the contract it makes under this name. */
  readonly as?: string
}

/** What a script knows about its token. */
export interface Place {
  readonly token: string
  readonly pair: string
  readonly deployer: string
  /** Accounts that have bought, in order. */
  readonly buyers: readonly string[]
  /** Accounts that were given some and never bought. */
  readonly given: readonly string[]
  /** Contracts made before the token, and those shared by all: timelock, multisig. */
  readonly parts: Readonly<Record<string, string>>
  /** Time of the scans, in seconds. */
  readonly present: number
}

type Script = (place: Place) => readonly Transaction[]
type Values = (place: Place) => readonly unknown[]

interface Part {
  readonly as: string
  readonly contract: string
  readonly types?: string
  readonly values?: Values
  /** Another file than that of the token. */
  readonly file?: string
}

/** How a token comes to life. What is left out is what most tokens do. */
export interface Life {
  /** old: more than a year; grown: two months; young: 25 days; fresh: 3 days; newborn: hours. Young by default. */
  readonly age?: 'old' | 'grown' | 'young' | 'fresh' | 'newborn'
  readonly types?: string
  readonly values?: Values
  /** Instead of what the compiler made. */
  readonly code?: (place: Place) => string
  readonly parts?: readonly Part[]
  /** Between deployment and pool. */
  readonly before?: Script
  /** Percent of what the deployer has that goes into the pool, 80; ether beside it, 60. No pool at 0. */
  readonly pooled?: number
  readonly ether?: number
  /** After the pool was made. */
  readonly open?: Script
  /** Accounts that buy, 12, and how many of them sell half again, 4. */
  readonly buyers?: number
  readonly sellers?: number
  /** Accounts that are given some: 25, and 64 by an old token. */
  readonly given?: number
  /** How the rest is handed out: through a contract, by the deployer himself, or not at all. */
  readonly spread?: 'disperser' | 'direct' | 'none'
  /** After people have traded. */
  readonly shut?: Script
  /** Only with the trap. */
  readonly armed?: Script
  /** What becomes of the share of the pool: burnt by default. */
  readonly lp?: 'burnt' | 'kept' | Script
  /** At last, such as giving the ownership away. */
  readonly end?: Script
  readonly verified?: false
}

export interface Case extends Life {
  readonly name: string
  readonly file: string
  readonly contract: string
  readonly variant: 'trap' | 'twin'
  readonly effects: readonly Effect[]
  /** What may be said about it as well, because it is true, and need not be. */
  readonly also?: readonly EffectClass[]
  readonly levels: readonly Level[]
  readonly taxes?: Taxes
  /** Why these levels, where the rule is not plain. */
  readonly because?: string
}

/** What a trap does, in the words of the cases: "E1 now". */
type EffectInWords = `${EffectClass} ${Effect['when']}`
const effectsOf = (words: readonly EffectInWords[]): Effect[] =>
  words.map(word => {
    const [name, when] = word.split(' ') as [EffectClass, Effect['when']]
    return { class: name, when }
  })

interface Told {
  readonly effects?: readonly EffectInWords[]
  readonly also?: readonly EffectClass[]
  readonly levels?: readonly Level[]
  readonly taxes?: Taxes
  readonly because?: string
}

const harmless: readonly Level[] = ['LOW', 'MEDIUM']

/** `place` is "File Contract". */
const placeOf = (place: string): { file: string; contract: string } => {
  const [file = '', contract = ''] = place.split(' ')
  return { file, contract }
}

/** A benign token. */
export function benign(name: string, place: string, { effects = [], levels = harmless, ...rest }: Told & Life = {}): Case {
  return { name, ...placeOf(place), variant: 'twin', effects: effectsOf(effects), levels, ...rest }
}

/** A trap and its twin: the same code and the same life without the trap. `twin` says what stays of it, or that there is none. */
export function trap(name: string, place: string, told: Told & Life & { readonly twin?: false | (Told & Life) }): Case[] {
  const { effects = [], also, levels = [], twin = {}, taxes, because, armed, ...life } = told
  const own: Case = {
    name,
    ...placeOf(place),
    variant: 'trap',
    effects: effectsOf(effects),
    levels,
    ...(also && { also }),
    ...(taxes && { taxes }),
    ...(because !== undefined && { because }),
    ...(armed && { armed }),
    ...life,
  }
  return twin === false ? [own] : [own, benign(`${name}, twin`, place, { ...life, ...twin })]
}
