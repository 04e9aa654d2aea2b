import type { Kind, Row } from '../api/report.ts'
import type { Scanner } from '../api/scanner.ts'
import { type Chain, chainNamed, parseAddress } from '../chains/index.ts'
import { ChainvetError } from '../errors.ts'
import { asRowError } from './asker.ts'
import type { InputRow } from './input.ts'
import { createFirstLines } from './key-table.ts'
import type { RowRules } from './row-target.ts'
import type { Scanned } from './run.ts'

export interface Dismiss {
  /** The finished row of a subject about which nothing has to be asked; `undefined` for a row that takes the usual way. */
  finished(row: InputRow): Scanned | undefined
  /** The row that named a subject first, on either way; null for the row on `line`, if it is that one. */
  firstOf(target: { readonly kind: Kind; readonly chain_id: number; readonly address: string }, line: number): number | null
}

/**
 * The fast lane of a run without a connection. Most rows of a long list are plainly spelled addresses that no label names:
 * they are told apart here, at the speed of reading, and say just what the usual way would say of them.
 */
export function createDismiss(
  dismiss: NonNullable<Scanner['dismiss']>,
  { kind: fallbackKind, chain: fallback, checksum }: RowRules,
): Dismiss {
  const chains = new Map<string, Chain | undefined>()
  const errors = new Map<Error, NonNullable<Row['error']>>()
  const seen = createFirstLines()

  const chainOf = (name: string): Chain | undefined => {
    if (chains.has(name)) return chains.get(name)
    const chain = evmChain(name)
    // a file of a million different wrong names must not fill the memory
    if (chains.size < 1_000) chains.set(name, chain)
    return chain
  }

  const firstOf: Dismiss['firstOf'] = ({ kind, chain_id, address }, line) => {
    // of EVM addresses capitals are no part; of others they are
    const key = `${kind}${chain_id}${plainEvm.test(address) ? address.toLowerCase() : address}`
    const first = seen.get(key)
    if (first === null) seen.set(key, line)
    return first
  }

  const finished: Dismiss['finished'] = row => {
    const kind = row.kind ?? fallbackKind
    const name = row.chain ?? fallback
    const { address: given } = row
    if (row.fault || !kind || name === undefined || given.length !== 42 || !plainEvm.test(given)) return undefined
    const chain = chainOf(name)
    if (!chain) return undefined
    const small = given.toLowerCase()
    const capitals = given.slice(2)
    // capitals are a checksum, which takes longer than all the rest
    const claims = given !== small && capitals !== capitals.toUpperCase()
    if (claims && checksum && !isChecksummed(given, chain)) return undefined
    const failure = dismiss(kind, chain.id, small)
    if (!failure) return undefined
    const error = errors.get(failure) ?? remember(errors, failure)
    return {
      row: {
        line: row.line,
        ...(row.file !== undefined && { file: row.file }),
        ...(row.column !== undefined && { column: row.column }),
        status: 'unscored',
        kind,
        input: row.cells,
        target: targetOf(kind, given, chain),
        duplicate_of: firstOf({ kind, chain_id: chain.id, address: small }, row.line),
        note: null,
        look_alikes: [],
        cached: false,
        ignored: null,
        baseline: null,
        error,
      },
      ...(failure instanceof ChainvetError && { failure }),
    }
  }
  return { finished, firstOf }
}

const plainEvm = /^0x[0-9a-fA-F]{40}$/

function evmChain(name: string): Chain | undefined {
  try {
    const chain = chainNamed(name)
    return chain.family.name === 'evm' ? chain : undefined
  } catch {
    return undefined
  }
}

function isChecksummed(given: string, chain: Chain): boolean {
  try {
    return parseAddress(given, chain) === given
  } catch {
    return false
  }
}

function remember(errors: Map<Error, NonNullable<Row['error']>>, failure: Error): NonNullable<Row['error']> {
  const error = failure instanceof ChainvetError ? asRowError(failure) : { code: 'UNSCORED', message: failure.message, hint: null }
  errors.set(failure, error)
  return error
}

/** The canonical spelling takes a hash, and few documents show it: it is made when somebody reads it. */
function targetOf(kind: Kind, given: string, chain: Chain): NonNullable<Row['target']> {
  let canonical: string | undefined
  const address = () => {
    canonical ??= parseAddress(given, chain, { checksum: false })
    return canonical
  }
  return {
    kind,
    given,
    chain: chain.names[0] as string,
    chain_id: chain.id,
    get address() {
      return address()
    },
    get caip10() {
      return `${chain.caip2}:${address()}`
    },
  }
}
