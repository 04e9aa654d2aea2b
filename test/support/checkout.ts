import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import type { InputRow } from '../../src/bulk/input.ts'
import { type RepositoryInput, type RepositoryOptions, repositoryInput } from '../../src/bulk/repository/repository-input.ts'

const home = mkdtempSync(join(tmpdir(), 'chainvet-checkout-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** The variables git is given: no configuration of this machine or of a run around the tests. */
export const env = { PATH: process.env['PATH'], HOME: home }
let folders = 0

/** A new folder, with files. */
export function folder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const path = join(home, `folder-${folders++}`)
  mkdirSync(path)
  write(path, files)
  return path
}

export function write(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

export const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'protocol.file.allow=always', ...args], {
    cwd: root,
    env: { ...env, GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  })

/** A repository on the branch "main" with one commit. */
export function repository(files: Readonly<Record<string, string | Buffer>>): string {
  const root = folder(files)
  git(root, 'init', '--quiet', '--initial-branch=main')
  commit(root)
  return root
}

export function commit(root: string): void {
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--allow-empty', '--message=x')
}

export async function scan(root: string, options: Partial<RepositoryOptions> = {}): Promise<{ rows: InputRow[]; input: RepositoryInput }> {
  const input = await repositoryInput(root, { kind: 'auto', env, ...options })
  const rows: InputRow[] = []
  for await (const row of input.rows) rows.push(row)
  return { rows, input }
}

/** "path:line:column chain" of every row. */
export const places = async (root: string, options?: Partial<RepositoryOptions>): Promise<string[]> =>
  (await scan(root, options)).rows.map(({ file, line, column, chain }) => `${file}:${line}:${column} ${chain ?? '?'}`)

/** EVM addresses in small letters, different for each number. */
export const address = (at: number): string => `0x${at.toString(16).padStart(2, '0').repeat(20)}`
