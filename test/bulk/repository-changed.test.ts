import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { address, commit, folder, git, places, repository, scan, write } from '../support/checkout.ts'

const [a, b, c, d] = [address(0x1a), address(0x2b), address(0x3c), address(0x4d)]

/** "main" has a commit more than the branch was made from; the branch "work" is checked out. */
function branch(files: Readonly<Record<string, string>>): string {
  const root = repository(files)
  git(root, 'checkout', '--quiet', '-b', 'work')
  git(root, 'checkout', '--quiet', 'main')
  write(root, { 'later.txt': d })
  commit(root)
  git(root, 'checkout', '--quiet', 'work')
  return root
}

describe('lines that were added since the merge base', () => {
  test('are those of commits, of the index and of the disk', async () => {
    const root = branch({ 'a.txt': `${a}\n`, 'same.txt': `${a}\n` })
    write(root, { 'a.txt': `${a}\n${b}\n` })
    commit(root)
    write(root, { 'staged.txt': `x\n${c}\n` })
    git(root, 'add', '--all')
    write(root, { 'a.txt': `${c}\n${a}\n${b}\n`, 'new.txt': d })
    expect(await places(root, { changed: 'main' })).toEqual(['a.txt:1:1 ?', 'a.txt:3:1 ?', 'new.txt:1:1 ?', 'staged.txt:2:1 ?'])
  })

  test('are none where nothing changed, also when the other branch went on', async () => {
    expect(await places(branch({ 'a.txt': a }), { changed: 'main' })).toEqual([])
  })

  test('are altered lines too, and not lines that moved', async () => {
    const root = branch({ 'a.txt': `one\ntwo ${a}\nthree ${b}\n` })
    write(root, { 'a.txt': `three ${b}\none\ntwo, now ${a}\n` })
    expect(await places(root, { changed: 'main' })).toEqual(['a.txt:3:10 ?'])
  })

  test('are copies of a line, the later ones', async () => {
    const root = branch({ 'a.txt': `${a}\n` })
    write(root, { 'a.txt': `${a}\n${a}\n` })
    expect(await places(root, { changed: 'main' })).toEqual(['a.txt:2:1 ?'])
  })

  test('know what a renamed file was', async () => {
    const root = branch({ 'a.txt': `${'line\n'.repeat(20)}${a}\n` })
    renameSync(join(root, 'a.txt'), join(root, 'b.txt'))
    write(root, { 'b.txt': `${'line\n'.repeat(20)}${a}\n${b}\n` })
    commit(root)
    expect(await places(root, { changed: 'main' })).toEqual(['b.txt:22:1 ?'])
  })

  test('are not all of them when only the line ends differ', async () => {
    const root = branch({ 'a.txt': `${a}\n${b}\n` })
    write(root, { 'a.txt': `${a}\r\n${c}\r\n${b}\r\n` })
    expect(await places(root, { changed: 'main' })).toEqual(['a.txt:2:1 ?'])
  })

  test('are found below a folder of the repository', async () => {
    const root = branch({ 'd/a.txt': `${a}\n`, 'a.txt': `${b}\n` })
    write(root, { 'd/a.txt': `${a}\n${c}\n`, 'a.txt': `${b}\n${c}\n` })
    expect(await places(join(root, 'd'), { changed: 'main' })).toEqual(['a.txt:2:1 ?'])
  })

  test('are not hidden by attributes of the repository', async () => {
    const root = branch({ 'a.txt': `${a}\n` })
    write(root, { '.gitattributes': '* -diff binary export-ignore linguist-generated\n', 'a.txt': `${a}\n${b}\n` })
    commit(root)
    expect(await places(root, { changed: 'main' })).toEqual(['a.txt:2:1 ?'])
  })

  test('take their chain from lines that were there before', async () => {
    const root = branch({ 'a.json': `{\n"chainId": 8453,\n"x": "${a}"\n}\n` })
    write(root, { 'a.json': `{\n"chainId": 8453,\n"y": "${b}",\n"x": "${a}"\n}\n` })
    expect(await places(root, { changed: 'main' })).toEqual(['a.json:3:7 base'])
  })

  test.each(['main', 'HEAD', 'HEAD~1', 'refs/heads/main', 'v1.0', 'main^0', 'feature/x-1_2'])('are asked for by %s', async ref => {
    const root = branch({ 'a.txt': a })
    commit(root)
    git(root, 'tag', 'v1.0')
    git(root, 'branch', 'feature/x-1_2')
    write(root, { 'n.txt': b })
    expect(await places(root, { changed: ref })).toEqual(['n.txt:1:1 ?'])
  })

  test('are those of a pull request in the commit that merges it', async () => {
    const root = branch({ 'a.txt': a })
    write(root, { 'n.txt': b })
    commit(root)
    git(root, 'merge', '--quiet', '--no-edit', 'main')
    expect(await places(root, { changed: 'main' })).toEqual(['n.txt:1:1 ?'])
  })
})

describe('what cannot be compared is refused', () => {
  const refusal = (root: string, changed: string) =>
    scan(root, { changed }).then(
      () => undefined,
      ({ code, message, hint }: { code: string; message: string; hint: string }) => ({ code, message, hint }),
    )

  test.each(['--output=x', '-x', '', 'a b', 'a..b', 'a:b', 'a\nb', '$(touch x)', '`x`', ':/x', 'a'.repeat(300)])(
    '%j is no name of a commit',
    async ref => {
      expect(await refusal(repository({}), ref)).toMatchObject({ code: 'USAGE', hint: 'Like this: --changed origin/main' })
    },
  )

  test('a folder that is no repository', async () => {
    expect(await refusal(folder({ a }), 'main')).toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining('is not a git repository'),
    })
  })

  test('a name that nobody has', async () => {
    expect(await refusal(repository({ a }), 'origin/main')).toEqual({
      code: 'USAGE',
      message: '--changed origin/main: there is no such commit here',
      hint: 'Is it fetched? git fetch origin   Branches that are there: git branch --all',
    })
  })

  test('a repository without a commit', async () => {
    const root = folder({ a })
    git(root, 'init', '--quiet')
    expect(await refusal(root, 'HEAD')).toMatchObject({ code: 'USAGE' })
  })

  test('a shallow clone: it says what to fetch', async () => {
    const origin = branch({ a })
    write(origin, { b })
    commit(origin)
    const root = join(folder(), 'clone')
    git(origin, 'clone', '--quiet', '--depth=1', '--branch=work', `file://${origin}`, root)
    for (const ref of ['main', 'origin/main']) {
      expect(await refusal(root, ref)).toMatchObject({ code: 'USAGE', hint: expect.stringContaining('fetch-depth: 0') })
    }
    git(root, 'fetch', '--quiet', '--depth=1', 'origin', 'main:other')
    expect(await refusal(root, 'other')).toMatchObject({
      message: expect.stringContaining('no commit in common'),
      hint: expect.stringContaining('fetch-depth: 0'),
    })
  })

  test('branches that share nothing', async () => {
    const root = repository({ a })
    git(root, 'checkout', '--quiet', '--orphan', 'lonely')
    write(root, { b })
    commit(root)
    expect(await refusal(root, 'main')).toMatchObject({ message: expect.stringContaining('no commit in common') })
  })

  test('a machine without git', async () => {
    const root = repository({ a })
    await expect(scan(root, { changed: 'main', env: { PATH: join(root, 'nothing') } })).rejects.toThrow('needs git')
  })
})

describe('a hostile repository runs nothing', () => {
  /** A program that leaves a trace, and the repository whose configuration names it everywhere. */
  function trap(): { root: string; sprung: () => boolean; program: string } {
    const root = branch({ 'a.txt': `${a}\n`, 'b.sol': `${a}\n`, '.gitattributes': '* filter=evil diff=evil merge=evil\n' })
    const trace = join(folder(), 'trace')
    const program = join(folder({ 'evil.sh': `#!/bin/sh\ntouch '${trace}'\nexit 1\n` }), 'evil.sh')
    chmodSync(program, 0o755)
    return { root, program, sprung: () => existsSync(trace) }
  }

  /** Whether the trap is one: git as everybody runs it springs it. */
  const afterwards = (root: string, sprung: () => boolean, ...args: readonly string[]): boolean => {
    try {
      git(root, ...args)
    } catch {
      // the program is no file system monitor, filter or remote, so git fails after it ran
    }
    return sprung()
  }

  const settings = (program: string): string[] => [
    `core.fsmonitor=${program}`,
    `core.sshCommand=${program}`,
    `core.pager=${program}`,
    `core.editor=${program}`,
    `core.askPass=${program}`,
    `core.gitProxy=${program}`,
    `core.alternateRefsCommand=${program}`,
    `pager.ls-files=${program}`,
    `diff.external=${program}`,
    `diff.evil.command=${program}`,
    `diff.evil.textconv=${program}`,
    `filter.evil.clean=${program}`,
    `filter.evil.smudge=${program}`,
    `filter.evil.process=${program}`,
    'filter.evil.required=true',
    `credential.helper=${program}`,
    `gpg.program=${program}`,
    `alias.ls-files=!${program}`,
    `alias.rev-parse=!${program}`,
    `uploadpack.packObjectsHook=${program}`,
  ]

  test('by its configuration, its attributes or its hooks', async () => {
    const { root, program, sprung } = trap()
    const hooks = join(root, '.git', 'hooks')
    rmSync(hooks, { recursive: true, force: true })
    mkdirSync(hooks)
    for (const name of ['post-index-change', 'fsmonitor-watchman', 'post-checkout', 'reference-transaction', 'pre-auto-gc'])
      write(hooks, { [name]: `#!/bin/sh\n'${program}' </dev/null\n` })
    for (const name of ['post-index-change', 'fsmonitor-watchman', 'reference-transaction']) chmodSync(join(hooks, name), 0o755)
    for (const setting of settings(program)) git(root, 'config', ...(setting.split(/=(.*)/s).slice(0, 2) as [string, string]))
    write(root, { 'a.txt': `${a}\n${b}\n`, 'b.sol': `${a}\n${c}\n` })
    expect(await places(root, { changed: 'main' })).toEqual(['a.txt:2:1 ?', 'b.sol:2:1 ?'])
    expect(await places(root)).toHaveLength(4)
    expect(sprung()).toBe(false)
    expect(afterwards(root, sprung, 'diff', 'main')).toBe(true)
  })

  test('by fetching what a partial clone lacks', async () => {
    const { root, program, sprung } = trap()
    const blob = git(root, 'rev-parse', 'HEAD:a.txt').trim()
    rmSync(join(root, '.git', 'objects', blob.slice(0, 2), blob.slice(2)), { force: true })
    for (const setting of [
      'core.repositoryFormatVersion=1',
      'extensions.partialClone=origin',
      'remote.origin.promisor=true',
      `remote.origin.url=ext::${program}`,
      'protocol.ext.allow=always',
      'protocol.allow=always',
    ])
      git(root, 'config', ...(setting.split(/=(.*)/s).slice(0, 2) as [string, string]))
    write(root, { 'a.txt': `${a}\n${b}\n` })
    // what it was is unknown, so every line counts
    expect((await places(root, { changed: 'main' })).filter(place => place.startsWith('a.txt'))).toEqual(['a.txt:1:1 ?', 'a.txt:2:1 ?'])
    expect(sprung()).toBe(false)
    expect(afterwards(root, sprung, 'cat-file', 'blob', blob)).toBe(true)
  })

  test('by looking like a bare repository', async () => {
    const { program, sprung } = trap()
    const root = folder({
      HEAD: 'ref: refs/heads/main\n',
      config: `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = ${program}\n`,
      'x.txt': a,
    })
    mkdirSync(join(root, 'objects'))
    mkdirSync(join(root, 'refs'))
    expect(await places(root)).toEqual(['x.txt:1:1 ?'])
    expect(sprung()).toBe(false)
    expect(afterwards(root, sprung, 'ls-files', '--others')).toBe(true)
  })

  test('by a program of the name of git in the folder', async () => {
    const { root, sprung, program } = trap()
    write(root, { git: `#!/bin/sh\n'${program}' </dev/null\n` })
    chmodSync(join(root, 'git'), 0o755)
    await scan(root, { env: { PATH: `.:${root.slice(1)}::${process.env['PATH']}` } })
    expect(sprung()).toBe(false)
  })

  test('or reads files of another folder as its own', async () => {
    const elsewhere = folder({ 'private.txt': b })
    const root = repository({ 'x.txt': a })
    git(root, 'config', 'core.worktree', elsewhere)
    expect((await scan(root)).rows.map(row => row.address)).not.toContain(b)
  })
})
