import type { Kind } from '../../api/report.ts'
import { ChainvetError } from '../../errors.ts'
import { extractAddresses, type Found } from '../extract.ts'
import type { Input, InputRow } from '../input.ts'
import { chainContext } from './chain-context.ts'
import type { Hint } from './chain-mention.ts'
import { changedSince } from './changed.ts'
import { listFiles, readText, type Skipped, skippedByName } from './files.ts'
import { gitIn } from './git.ts'

export interface RepositoryOptions {
  /** Branch, tag or commit: only lines that were added since the merge base with it, committed or not. */
  readonly changed?: string | undefined
  /**
   * What every address is. "auto" takes it from the link an address stands in, and leaves it open where there is none: an
   * address in a repository may be either.
   */
  readonly kind: Kind | 'auto'
  /** Largest file that is read, in bytes. 5 MB by default. */
  readonly largest?: number | undefined
  /** PATH and HOME are handed to git, nothing else. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** To be asked after the last row. */
export interface RepositoryInput extends Input {
  /** Files that were read. */
  files(): number
  readonly skipped: readonly Skipped[]
  /** Words in the form of a private key or a seed, which are counted and never returned; by file. */
  readonly secrets: ReadonlyMap<string, number>
  readonly warnings: readonly string[]
}

/**
 * The addresses of a checkout, each with its file, line and column, in the order of the file names. A row has a chain where the
 * text around it leaves no doubt; a row on a network that is not scanned has a fault. Nothing in the folder is executed,
 * and no link is followed. Throws USAGE for a `--changed` that cannot be answered and INPUT_NOT_FOUND without a folder.
 */
export async function repositoryInput(folder: string, options: RepositoryOptions): Promise<RepositoryInput> {
  const { changed: ref, kind, largest = 5_000_000, env } = options
  const { stat } = await import('node:fs/promises')
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    throw new ChainvetError('INPUT_NOT_FOUND', `there is no folder ${folder}`, {
      hint: 'Give the path of a checkout: chainvet scan repo .',
    })
  }
  const git = gitIn(folder, env)
  const changed = ref === undefined ? undefined : await changedSince(git, folder, ref)
  const { paths, warning } = await listFiles(folder, git)
  const skipped: Skipped[] = []
  const secrets = new Map<string, number>()
  let files = 0

  async function* rows(): AsyncGenerator<InputRow> {
    for (const path of paths) {
      const byName = skippedByName(path)
      const content = byName ?? (await readText(folder, path, largest))
      if (typeof content === 'string') {
        skipped.push({ path, why: content })
        continue
      }
      files++
      const { bytes, text } = content
      const lines = await changed?.linesOf(path, bytes, text)
      if (changed && lines === undefined) continue
      const { found, secrets: count } = extractAddresses(text)
      if (count > 0) secrets.set(path, count)
      const near = chainContext(path, text)
      for (const address of found) {
        const hint = hintOf(address, near)
        if (!lines || lines.has(address.line)) yield rowOf(path, address, hint, kind)
      }
    }
  }

  return {
    file: folder,
    columns: ['address', 'chain'],
    header: null,
    rows: rows(),
    sha256: () => null,
    files: () => files,
    skipped,
    secrets,
    warnings: warning === undefined ? [] : [warning],
  }
}

/** What stands at the address itself goes before its surroundings, and those are about EVM chains: other formats name their own. */
function hintOf({ index, family, chainHint, elsewhere }: Found, near: (index: number) => Hint | undefined): Hint | undefined {
  if (elsewhere !== undefined) return { elsewhere }
  if (chainHint || family !== 'evm') return chainHint && { chain: chainHint }
  const hint = near(index)
  return hint && 'chain' in hint && hint.chain.family.name !== 'evm' ? undefined : hint
}

function rowOf(file: string, { text: address, line, column, kindHint }: Found, hint: Hint | undefined, asked: Kind | 'auto'): InputRow {
  const kind = asked === 'auto' ? kindHint : asked
  const chain = hint === undefined ? undefined : 'chain' in hint ? hint.chain.names[0] : hint.elsewhere
  return {
    line,
    file,
    column,
    cells: { address, ...(chain !== undefined && { chain }) },
    address,
    ...(chain !== undefined && { chain }),
    ...(kind && { kind }),
    ...(hint &&
      'elsewhere' in hint && {
        fault: {
          code: 'UNKNOWN_CHAIN',
          message: `this address is on ${hint.elsewhere}, which chainvet does not scan`,
          hint: 'All chains: chainvet chains',
        },
      }),
  }
}
