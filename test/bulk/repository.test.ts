import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { address, commit, env, folder, git, places, repository, scan, write } from '../support/checkout.ts'

const [a, b, c] = [address(0x1a), address(0x2b), address(0x3c)]
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

test('every address has its file, line and column, in the order of the file names', async () => {
  const root = repository({
    'src/b.ts': `const x = '${a}'\n`,
    'src/a.sol': `// ${b}\r\n  address constant A = ${a}; // ${c}\r\n`,
    'README.md': `\nSend to ${tron}.\n`,
    '.github/workflows/x.yml': `to: ${b}\n`,
    'ein Ordner/\u00FCmlaut.txt': a,
  })
  expect(await places(root)).toEqual([
    '.github/workflows/x.yml:1:5 ?',
    'README.md:2:9 tron',
    'ein Ordner/\u00FCmlaut.txt:1:1 ?',
    'src/a.sol:1:4 ?',
    'src/a.sol:2:24 ?',
    'src/a.sol:2:71 ?',
    'src/b.ts:1:12 ?',
  ])
})

test('a row holds the address as it is spelled, and the chain that stands at it', async () => {
  const root = folder({ a: `https://basescan.org/token/${a} sep:${b} ${c}` })
  const { rows } = await scan(root)
  expect(rows).toEqual([
    { file: 'a', line: 1, column: 28, address: a, cells: { address: a, chain: 'base' }, chain: 'base', kind: 'token' },
    {
      file: 'a',
      line: 1,
      column: 75,
      address: b,
      cells: { address: b, chain: 'sep' },
      chain: 'sep',
      fault: {
        code: 'UNKNOWN_CHAIN',
        message: 'this address is on sep, which chainvet does not scan',
        hint: 'All chains: chainvet chains',
      },
    },
    { file: 'a', line: 1, column: 118, address: c, cells: { address: c } },
  ])
})

test.each(['wallet', 'token'] as const)('every address is a %s where that was asked for', async kind => {
  const { rows } = await scan(folder({ a: `https://basescan.org/token/${a} ${b}` }), { kind })
  expect(rows.map(row => row.kind)).toEqual([kind, kind])
})

test('addresses that nobody owns are rows like others', async () => {
  const zero = `0x${'0'.repeat(40)}`
  const { rows } = await scan(folder({ 'a.test.ts': `${zero} 0x000000000000000000000000000000000000dEaD` }))
  expect(rows.map(row => row.address)).toEqual([zero, '0x000000000000000000000000000000000000dEaD'])
})

test('what git ignores is not read, what it does not know yet is', async () => {
  const root = repository({ '.gitignore': 'out/\n*.log\n!keep.log\n', 'in.txt': a })
  write(root, { 'out/x.txt': a, 'y.log': a, 'keep.log': a, 'new.txt': a, 'deep/.gitignore': 'z\n', 'deep/z': a })
  expect(await places(root)).toEqual(['in.txt:1:1 ?', 'keep.log:1:1 ?', 'new.txt:1:1 ?'])
})

test('a file that git follows is read although a rule ignores it now', async () => {
  const root = repository({ 'hidden.txt': a })
  write(root, { '.gitignore': 'hidden.txt\n' })
  commit(root)
  expect(await places(root)).toEqual(['hidden.txt:1:1 ?'])
})

test('a folder below the root is a checkout of its own, with paths from there', async () => {
  const root = repository({ 'x.txt': a, 'contracts/y.txt': a })
  expect(await places(join(root, 'contracts'))).toEqual(['y.txt:1:1 ?'])
})

test('without git every file is read but those of packages', async () => {
  const root = folder({ 'x.txt': a, '.gitignore': 'x.txt', 'node_modules/p/y.txt': a, '.git/z.txt': a })
  expect(await places(root)).toEqual(['x.txt:1:1 ?'])
  expect(await places(root, { env: { PATH: '' } })).toEqual(['x.txt:1:1 ?'])
})

test('files that are not read are named with the reason', async () => {
  const root = folder({
    'package-lock.json': a,
    'Cargo.lock': a,
    'vendor/x.go': a,
    'app.min.js': a,
    'app.js': `${'x'.repeat(30_000)} ${a}`,
    'image.png': a,
    'data.bin': `\0${a}`,
    'large.txt': a + ' '.repeat(2_000),
    'small.txt': a,
  })
  const { rows, input } = await scan(root, { largest: 1_000 })
  expect(rows.map(row => row.file)).toEqual(['small.txt'])
  expect(input.files()).toBe(1)
  expect(Object.fromEntries(input.skipped.map(({ path, why }) => [path, why]))).toEqual({
    'package-lock.json': 'lock file',
    'Cargo.lock': 'lock file',
    'vendor/x.go': 'vendored',
    'app.min.js': 'minified',
    'app.js': 'too large',
    'image.png': 'binary',
    'data.bin': 'binary',
    'large.txt': 'too large',
  })
  expect((await scan(root)).input.skipped).toContainEqual({ path: 'app.js', why: 'minified' })
})

test('no link is followed, neither of a file nor of a folder', async () => {
  const outside = folder({ 'secret.txt': a, 'deep/secret.txt': a })
  const root = folder({ 'in.txt': b })
  symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'))
  symlinkSync(join(root, 'in.txt'), join(root, 'inner.txt'))
  symlinkSync(outside, join(root, 'folder'))
  const { rows, input } = await scan(root)
  expect(rows.map(row => row.address)).toEqual([b])
  expect(input.skipped.map(({ why }) => why)).toEqual(['link', 'link', 'link'])
})

test('a folder that became a link after it was added to git is not followed', async () => {
  const outside = folder({ 'x.txt': a })
  const root = repository({ 'd/x.txt': b })
  git(root, 'mv', 'd', 'e')
  symlinkSync(outside, join(root, 'd'))
  git(root, 'update-index', '--add', '--cacheinfo', `100644,${git(root, 'rev-parse', 'HEAD:d/x.txt').trim()},d/x.txt`)
  expect((await scan(root)).rows.map(row => row.address)).toEqual([b])
})

test('text of Windows in UTF-16 is read', async () => {
  const root = folder({ 'a.txt': Buffer.from(`\uFEFFx\n${a}`, 'utf16le') })
  expect(await places(root)).toEqual(['a.txt:2:1 ?'])
})

test('keys are counted by file and never in a row', async () => {
  const key = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'
  const { rows, input } = await scan(folder({ '.env': `KEY=${key}\nTO=${a}`, b: a }))
  expect(rows).toHaveLength(2)
  expect([...input.secrets]).toEqual([['.env', 1]])
  expect(JSON.stringify([rows, input])).not.toContain(key)
})

test('a folder that is not there is said', async () => {
  await expect(scan(join(folder(), 'nowhere'))).rejects.toThrow(expect.objectContaining({ code: 'INPUT_NOT_FOUND' }))
})

test('an empty folder has no rows', async () => {
  const root = folder()
  mkdirSync(join(root, 'empty'))
  expect(await places(root, { env })).toEqual([])
})
