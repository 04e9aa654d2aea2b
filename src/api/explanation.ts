import type { Level } from './level.ts'

/** What a signal means, what it weighs, and how people check and clear it. `chainvet explain` prints it. */
export interface Explanation {
  readonly id: string
  readonly kind: 'wallet' | 'token'
  readonly question: string
  readonly why: string
  /** The kinds of evidence it rests on, what each is, and the sources that can give it. All of them are needed. */
  readonly proof: readonly { readonly evidence: string; readonly means: string; readonly sources: readonly string[] }[]
  /** Names of the decisive checks that rest on the same evidence: while one of them is missing a scan cannot be LOW. None for a mere note. */
  readonly decisive: readonly string[]
  /** What it can end in, each with its weight. */
  readonly rows: readonly ExplainedRow[]
  readonly verify: string
  /** How anybody asks for the evidence of the check again: what for, and the lines of a shell. Words in capital letters are to be filled in. */
  readonly repeat: readonly { readonly says: string; readonly lines: readonly string[] }[]
  readonly remedy: string
  /** Families of chains on which it is asked: "evm", "solana" and so on. */
  readonly families: readonly string[]
  /** On which of them it is known or checked in another way than the one above. */
  readonly elsewhere: readonly (Pick<Explanation, 'proof' | 'decisive' | 'verify' | 'remedy'> & { readonly families: readonly string[] })[]
  /** What no scan of such a subject can show on a family of chains. It lowers the confidence, and no level rests on it. */
  readonly limits: readonly { readonly family: string; readonly name: string; readonly why: string }[]
}

export interface ExplainedRow {
  readonly row: string
  readonly group: string
  readonly tier: string
  /** Score of a scan in which it is the only finding; 0 for information. */
  readonly solo: number
  /** Level of that score; null for information, which has no weight. */
  readonly level: Level | null
  /** What it adds by itself to the evidence, to a tenth of a deciban. */
  readonly decibans: number
  /** Highest score that findings of this tier can reach together. */
  readonly cap: number
  /** Where the number comes from. */
  readonly source: string
}

/** Why a score is what it is, and what would change its level. */
export type Counterfactual = Breakdown | { readonly kind: 'none'; readonly why: string }

export interface Breakdown {
  readonly kind: 'breakdown'
  readonly model: string
  readonly score: number
  readonly level: Level
  /** The base first, then what was raised, most points first, then the missing checks. Their points add up to the score. */
  readonly contributions: readonly Contribution[]
  /** Decisive checks that did not run to their end. */
  readonly missing: readonly { readonly check: string; readonly reason: string }[]
  /** Why the score could not be worked out again, so that nothing can be said about changes; null where it could. */
  readonly unplayed: string | null
  /** The smallest change that lowers the level; null where nothing does. */
  readonly down: Relief | null
  /** The smallest change that raises the level; null where nothing does. */
  readonly up: Addition | null
  /** Every check without an answer that would raise the level by itself, were the answer bad. */
  readonly open: readonly Addition[]
}

export interface Contribution {
  readonly kind: 'base' | 'check' | 'coverage'
  /** The check that was raised; null for the other two. */
  readonly id: string | null
  readonly points: number
  readonly sentence: string
  /** The score without this check; null for the other two, and where the score could not be worked out again. */
  readonly without: number | null
}

export interface Relief {
  /** Raised checks that would have to be clear, all of them. */
  readonly clear: readonly string[]
  /** Decisive checks that would have to run as well, and find nothing. */
  readonly complete: readonly string[]
  readonly score: number
  readonly level: Level
  /** False where so many findings stand that not every smaller change was tried. */
  readonly smallest: boolean
}

export interface Addition {
  readonly id: string
  /** The weakest row of the check that would be enough. */
  readonly row: string
  readonly group: string
  readonly tier: string
  readonly solo: number
  /** What the check says today; "absent" where the scan did not hold it. */
  readonly now: 'clear' | 'unknown' | 'absent'
  readonly score: number
  readonly level: Level
}
