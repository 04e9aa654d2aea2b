import type { Kind, RowError } from '../api/report.ts'
import { ChainvetError } from '../errors.ts'
import { asRowError } from './asker.ts'
import type { InputRow } from './input.ts'
import { type ResolvedTarget, resolveTarget } from './resolve.ts'

/** How rows are understood that do not say everything themselves. */
export interface RowRules {
  /** What rows are that do not say it. */
  readonly kind: Kind | undefined
  /** The chain of rows that name none. */
  readonly chain?: string | undefined
  readonly checksum: boolean
}

export interface RowTarget {
  readonly kind: Kind
  readonly resolved: ResolvedTarget
  readonly caip10: string
  /** The same for every row that names this target, however it is spelled. */
  readonly key: string
}

export interface NoTarget {
  readonly error: RowError
  /** The same with everything that can be said to a person. */
  readonly failure?: ChainvetError
}

/** What a row asks for, or why it cannot be asked. Nobody is asked here, so a bad row costs no call. */
export function targetOf(row: InputRow, { kind: fallback, chain, checksum }: RowRules): RowTarget | NoTarget {
  if (row.fault) return { error: row.fault }
  const kind = row.kind ?? fallback
  if (!kind) {
    const message = 'the row does not say whether it is a wallet or a token'
    return { error: { code: 'CSV_BAD_ROW', message, hint: 'Add a column "type".' } }
  }
  try {
    const command = `chainvet scan ${kind}`
    const resolved = resolveTarget(row.address, { chain: row.chain, fallback: chain, checksum, kind, command })
    const caip10 = `${resolved.chain.caip2}:${resolved.address}`
    return { kind, resolved, caip10, key: `${kind} ${caip10}` }
  } catch (error) {
    if (!(error instanceof ChainvetError)) throw error
    return { error: asRowError(error), failure: error }
  }
}
