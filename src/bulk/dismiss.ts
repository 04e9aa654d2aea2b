import { createHash } from 'node:crypto'
import { recordText, type WithRecordText } from '../api/record-text.ts'
import type { Kind, Row } from '../api/report.ts'
import type { Scanner } from '../api/scanner.ts'
import { checksummed, spellMany } from '../chains/encoding/keccak.ts'
import { type Chain, chainNamed } from '../chains/index.ts'
import { ChainvetError } from '../errors.ts'
import { asRowError, type Outcome } from './asker.ts'
import { createFirstLines } from './first-lines.ts'
import { readDigits } from './hex-words.ts'
import type { InputRow } from './input.ts'
import { lateTarget } from './late-target.ts'
import type { ResolvedTarget } from './resolve.ts'
import type { RowRules } from './row-target.ts'
import type { Scanned } from './run.ts'

export interface Dismiss {
  /** The finished row of a plainly spelled subject about which nothing has to be asked; `undefined` for a row that takes the usual way. */
  finished(row: InputRow): Scanned | undefined
  /** The same for a subject in any spelling, once it is understood; `undefined` where it has to be asked about. */
  outcomeOf(kind: Kind, target: ResolvedTarget): Outcome | undefined
  /** The row that named a subject first, on either way; null for the row on `line`, if it is that one. */
  firstOf(kind: Kind, target: Pick<ResolvedTarget, 'chain' | 'address'>, line: number): number | null
  /** Subjects that `outcomeOf` has answered for: each would have been one call. */
  calls(): number
  /** To be called at the end. */
  close(): void
}

type Dismissed = Outcome & Required<Pick<Outcome, 'error'>>
type Dismissal = NonNullable<Scanner['dismiss']>

/**
 * The fast lane of a run without a connection. Most rows of a long list are plainly spelled addresses that no label names:
 * they are told apart here, at the speed of reading, and say just what the usual way would say of them.
 */
export async function createDismiss(dismiss: Dismissal, { kind: fallbackKind, chain: fallback, checksum }: RowRules): Promise<Dismiss> {
  await spellMany()
  const chains = new Map<string, Chain | undefined>()
  const outcomes = new Map<Error, Dismissed>()
  const seen = createFirstLines()
  const words = new Uint32Array(5)
  let calls = 0

  const chainOf = (name: string): Chain | undefined => {
    const known = chains.get(name)
    if (known || chains.has(name)) return known
    const chain = evmChain(name)
    // a file of a million different wrong names must not fill the memory
    if (chains.size < 1_000) chains.set(name, chain)
    return chain
  }

  const outcomeFor = (failure: Error): Dismissed => {
    const known = outcomes.get(failure)
    if (known) return known
    const outcome: Dismissed =
      failure instanceof ChainvetError
        ? { status: 'unscored', error: asRowError(failure), failure }
        : { status: 'unscored', error: { code: 'UNSCORED', message: failure.message, hint: null } }
    outcomes.set(failure, outcome)
    return outcome
  }

  /** Where `words` hold the address. */
  const firstHere = (kind: Kind, chain: Chain, line: number, use: number): number | null =>
    seen.firstOf(words, chain.id * 8 + use + (kind === 'token' ? 1 : 0), line)

  /** Puts an address of any family into `words`; says which kind of key it is. */
  const readKey = (address: string): number => {
    // of EVM addresses capitals are no part; of others they are
    if (readDigits(address, words) >= 0) return uses.digits
    const digest = createHash('sha256').update(address).digest()
    for (let at = 0; at < words.length; at++) words[at] = digest.readUInt32LE(at * 4)
    return uses.hash
  }

  return {
    firstOf: (kind, { chain, address }, line) => firstHere(kind, chain, line, readKey(address)),

    finished(row) {
      const kind = row.kind ?? fallbackKind
      const name = row.chain ?? fallback
      if (row.fault || !kind || name === undefined) return undefined
      const given = row.address
      const letters = readDigits(given, words)
      if (letters < 0) return undefined
      const chain = chainOf(name)
      if (!chain) return undefined
      // capitals beside small letters are a checksum
      if (letters === 3 && checksum && checksummed(given) !== given) return undefined
      const failure = dismiss(kind, chain.id, given)
      if (!failure) return undefined
      const { status, error, failure: told } = outcomeFor(failure)
      const finished: WithRecordText = {
        line: row.line,
        status,
        kind,
        input: row.cells,
        target: lateTarget(kind, given, chain),
        duplicate_of: firstHere(kind, chain, row.line, uses.digits),
        note: null,
        look_alikes: none,
        cached: false,
        ignored: null,
        baseline: null,
        error,
        [recordText]: row.text,
      }
      const placed = row.file === undefined && row.column === undefined ? finished : { ...finished, ...placeOf(row) }
      return told ? { row: placed, failure: told } : { row: placed }
    },

    outcomeOf(kind, { chain, address }) {
      const failure = dismiss(kind, chain.id, address)
      if (!failure) return undefined
      if (firstHere(kind, chain, 0, readKey(address) + uses.asked) === null) calls++
      return outcomeFor(failure)
    },
    calls: () => calls,
    close: seen.close,
  }
}

const none: Row['look_alikes'] = []

const placeOf = ({ file, column }: InputRow) => ({ ...(file !== undefined && { file }), ...(column !== undefined && { column }) })

/** What a key is, beside the kind of its subject. */
const uses = { digits: 0, hash: 2, asked: 4 } as const

function evmChain(name: string): Chain | undefined {
  try {
    const chain = chainNamed(name)
    return chain.family.name === 'evm' ? chain : undefined
  } catch {
    return undefined
  }
}
