import type { Level } from '../../../src/api/level.ts'
import type { WalletScanResult } from '../../../src/api/scanner.ts'
import type { Town } from './town.ts'

/** "early" is 1,500 days ago, before one of the parties was listed, "turn" the last that begins so; "late" 700 days ago, and "recent" a day. */
export type Phase = 'early' | 'turn' | 'late' | 'recent'

export interface WalletCase {
  readonly name: string
  /** Part of the quick set that every test run scans. */
  readonly quick?: true
  readonly phase?: Phase
  /** Lives the history of the wallet and tells its address. */
  readonly live: (town: Town) => Promise<string>
  readonly level: Level
  /** Where the model decides it to the point. */
  readonly score?: number
  /** As `pointsOf` tells them: what the score is made of, and nothing beside it. */
  readonly points?: Readonly<Record<string, number>>
  /** What the flags must say, each once or more; none where empty and nothing else is said. */
  readonly flags?: readonly RegExp[]
  readonly noFlags?: readonly RegExp[]
  /** What must hold beyond that; throws where it does not. */
  readonly facts?: (result: WalletScanResult, town: Town) => string | undefined
}
