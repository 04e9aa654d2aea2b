import { createHash } from 'node:crypto'
import { ChainvetError } from '../../errors.ts'
import { complaintOf, type Git, lineOf, namesOf } from './git.ts'

/** What a file had at the merge base. */
export interface Changed {
  /** The numbers of the lines that were added or altered since, from 1; `undefined` where the file is the same. */
  linesOf(path: string, bytes: Buffer, text: string): Promise<ReadonlySet<number> | undefined>
}

/**
 * Compares the files on disk, committed or not, with the merge base of HEAD and `ref`.
 *
 * The comparison is made here and not by `git diff`: that one reads the working tree through filters the repository names, and
 * attributes can tell it to show nothing. A line counts as added when it stands in the file more often than before, so
 * a line that only moved is not one. Files that were renamed are compared with what they were.
 */
export async function changedSince(git: Git, folder: string, ref: string): Promise<Changed> {
  if (!/^[\w./@][\w./@{}^~+-]{0,249}$/.test(ref) || ref.includes('..')) {
    throw new ChainvetError('USAGE', '--changed takes the name of a branch, a tag or a commit', {
      hint: 'Like this: --changed origin/main',
    })
  }
  await assertRepository(git, folder)
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).then(commitOf, () => undefined)
  if (commit === undefined) throw await unknownRef(git, ref)
  const base = await git('merge-base', commit, 'HEAD').then(commitOf, () => undefined)
  if (base === undefined) throw await noCommonCommit(git, ref)
  const prefix = lineOf(await git('rev-parse', '--show-prefix'))
  const before = new Map<string, string>()
  for (const entry of namesOf(await git('ls-tree', '-r', '-z', '--full-tree', base))) {
    const [, id, path] = /^\d+ blob ([0-9a-f]{40,64})\t(.*)$/s.exec(entry) ?? []
    if (id !== undefined && path !== undefined) before.set(path, id)
  }
  const renamed = await renames(git, base)

  return {
    async linesOf(path, bytes, text) {
      const full = `${prefix}${path}`
      const id = before.get(full) ?? before.get(renamed.get(full) ?? full)
      if (id === idOf(bytes, id)) return undefined
      // a blob that is not there (partial clone) makes every line a new one: more is scanned, not less
      const old = id === undefined ? undefined : await git('cat-file', 'blob', id).catch(() => undefined)
      return addedLines(old?.toString('utf8'), text)
    },
  }
}

const commitOf = (output: Buffer): string | undefined => /^[0-9a-f]{40,64}$/.exec(lineOf(output))?.[0]

/** git's name for a content: a hash of its length and itself, SHA-1 or in newer repositories SHA-256. */
function idOf(bytes: Buffer, like: string | undefined): string {
  const hash = createHash(like?.length === 64 ? 'sha256' : 'sha1')
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

function addedLines(before: string | undefined, after: string): ReadonlySet<number> {
  const left = new Map<string, number>()
  for (const line of before === undefined ? [] : linesIn(before)) {
    const count = left.get(line)
    left.set(line, count === undefined ? 1 : count + 1)
  }
  const added = new Set<number>()
  for (const [index, line] of linesIn(after).entries()) {
    const count = left.get(line)
    if (count === undefined || count === 0) added.add(index + 1)
    else left.set(line, count - 1)
  }
  return added
}

/** Line ends may differ between the history and the disk. */
const linesIn = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r?\n/)

async function renames(git: Git, base: string): Promise<ReadonlyMap<string, string>> {
  const args = ['-r', '-M', '-z', '--name-status', '--diff-filter=R', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all']
  const names = namesOf(await git('diff-tree', ...args, base, 'HEAD'))
  const old = new Map<string, string>()
  for (let at = 0; at + 2 < names.length; at += 3) {
    const [, from, to] = names.slice(at, at + 3)
    if (from !== undefined && to !== undefined) old.set(to, from)
  }
  return old
}

async function assertRepository(git: Git, folder: string): Promise<void> {
  const why = await git('rev-parse', '--is-inside-work-tree').then(
    output => (lineOf(output) === 'true' ? undefined : 'not a git repository'),
    complaintOf,
  )
  if (why === undefined) return
  if (/dubious ownership/.test(why)) {
    throw new ChainvetError('USAGE', `git does not read ${folder}, because it belongs to another user`, {
      hint: `If you trust it: git config --global --add safe.directory ${JSON.stringify(folder)}`,
    })
  }
  if (/ENOENT/.test(why))
    throw new ChainvetError('USAGE', '--changed needs git, and it was not found', { hint: 'Install git, or leave --changed out.' })
  throw new ChainvetError('USAGE', `${folder} is not a git repository, so nothing is known to have changed in it`, {
    hint: 'Leave --changed out to scan every file, or name a folder of a checkout.',
  })
}

const isShallow = (git: Git): Promise<boolean> =>
  git('rev-parse', '--is-shallow-repository').then(
    output => lineOf(output) === 'true',
    () => false,
  )

const deepen = 'This is a shallow clone. In GitHub Actions: actions/checkout with fetch-depth: 0. Elsewhere: git fetch --unshallow'

async function unknownRef(git: Git, ref: string): Promise<ChainvetError> {
  const hint = (await isShallow(git)) ? deepen : `Is it fetched? git fetch origin   Branches that are there: git branch --all`
  return new ChainvetError('USAGE', `--changed ${ref}: there is no such commit here`, { hint })
}

async function noCommonCommit(git: Git, ref: string): Promise<ChainvetError> {
  const hint = (await isShallow(git)) ? deepen : 'Name a branch that this one was made from, and commit at least once.'
  return new ChainvetError('USAGE', `--changed ${ref}: HEAD has no commit in common with it`, { hint })
}
