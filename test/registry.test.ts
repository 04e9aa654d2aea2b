import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { signals } from '../src/signals/index.ts'
import model from '../src/signals/woe-1.json' with { type: 'json' }
import { sources } from '../src/sources/index.ts'
import { version } from '../src/version.ts'

const root = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const under = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map(path => posix.join(folder, path.replaceAll('\\', '/')))
    .filter(path => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .sort()
const [source, tests] = [under('src'), under('test')]
const packageJson = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> }

/** Files that a file of the repository imports, not for their types alone, by their paths from its root. */
const importsOf = (path: string): string[] =>
  [
    ...read(path)
      .replace(/^import type [^']*'[^']*'/gm, '')
      .matchAll(/\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm),
  ].map(([, from, dynamic, bare]) => posix.join(posix.dirname(path), from ?? dynamic ?? bare ?? ''))

describe('signals', () => {
  const files = source.filter(path => /^src\/signals\/(wallet|token)\//.test(path))

  test('every file of wallet/ and token/ is in the registry, and nothing else is', () => {
    expect(signals.map(({ id }) => `src/signals/${id}.ts`).sort()).toEqual(files)
    expect(
      importsOf('src/signals/index.ts')
        .filter(path => files.includes(path))
        .sort(),
    ).toEqual(files)
  })

  test.each(signals.map(({ id }) => id))('%s says its id in the file of that name', id => {
    expect(read(`src/signals/${id}.ts`)).toContain(`id: '${id}'`)
  })

  test('the model weighs the signals of the registry, in its order, and no others', () => {
    expect(Object.keys(model.signals).sort()).toEqual(signals.map(({ id }) => id).sort())
  })
})

describe('the model', () => {
  const rows = signals.flatMap(({ id, weights }) => Object.entries(weights).map(([row, weight]) => ({ name: `${id} "${row}"`, ...weight })))
  const caps = { A: 100, B: 79, C: 49, D: 24, info: 0 }

  test.each(rows)('$name has a solo score within its tier, and says where it comes from', ({ solo, tier, group, source: from }) => {
    expect(Number.isInteger(solo) && (tier === 'info' ? solo === 0 : solo >= 6 && solo <= caps[tier])).toBe(true)
    expect(group).toMatch(/^[a-z-]+$/)
    expect(from).toMatch(/\S{4}/)
  })

  test('every other number says where it comes from', () => {
    const { base, damping, largestSolo, caps: tiers, coverageFloor } = model
    const numbers = [base, damping, largestSolo, coverageFloor].map(({ value, source: from }) => [typeof value, from.length > 10])
    expect(numbers).toEqual(numbers.map(() => ['number', true]))
    expect(tiers.source.length).toBeGreaterThan(10)
    expect([base.value, damping.value, largestSolo.value, coverageFloor.value]).toEqual([5, 0.5, 99, 25])
    expect([tiers.A, tiers.B, tiers.C, tiers.D]).toEqual([100, 79, 49, 24])
  })

  test('only an exact listing, and what was executed or is in force, score 100', () => {
    expect(rows.filter(({ solo }) => solo === 100).map(({ name }) => name)).toEqual([
      'wallet/sanctioned "listed"',
      'token/sanctioned "listed"',
      'token/transfers-stopped "frozen"',
      'token/transfers-stopped "bound"',
      'token/sell-blocked "never"',
      'token/sell-tax "all"',
      'token/transfers-refused "most"',
    ])
  })
})

describe('evidence', () => {
  const [, members = ''] = /^export interface Evidence \{\n([^}]+)\}/m.exec(read('src/evidence/evidence.ts')) ?? []
  const ofEvidence = [...members.matchAll(/^ {2}readonly (\w+): [A-Z]\w+$/gm)].map(([, kind]) => kind)

  test('every kind is given by a source of the registry, and no other is', () => {
    expect(ofEvidence).toHaveLength(members.trim().split('\n').length)
    expect([...new Set(sources.flatMap(({ provides }) => provides))].sort()).toEqual([...ofEvidence].sort())
  })

  test('every kind that a signal needs is given, and every kind that is given is needed or decisive', () => {
    const decisive = ['market']
    const needed = signals.flatMap(({ needs, elsewhere }) => [...needs, ...elsewhere.flatMap(other => other.needs)])
    expect(needed.filter(kind => !ofEvidence.includes(kind))).toEqual([])
    expect(ofEvidence.filter(kind => kind && ![...needed, ...decisive].some(need => need === kind))).toEqual([])
  })

  test('every file is in use', () => {
    const texts = source.map(read).join('')
    const unused = source.filter(path => path.startsWith('src/evidence/') && !texts.includes(`/${posix.basename(path)}'`))
    expect(unused).toEqual([])
  })
})

test('every source has a name of its own, and is loaded from a file that is there', async () => {
  expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
  expect(importsOf('src/sources/index.ts').filter(path => !source.includes(path))).toEqual([])
  expect(await Promise.all(sources.map(async ({ load }) => typeof (await load())))).toEqual(sources.map(() => 'function'))
})

test('the version is that of package.json', () => {
  expect(version).toBe(packageJson.version)
  expect((JSON.parse(read('package-lock.json')) as { version: string }).version).toBe(version)
})

describe('tests', () => {
  /** Files, or folders, that are tested through the one file that brings them in. */
  const through: Readonly<Record<string, string>> = {
    'src/api/check.ts': 'src/api/wallet.ts',
    'src/api/data.ts': 'src/api/schemas.ts',
    'src/signals/accused.ts': 'src/signals/wallet/reported.ts',
    'src/signals/labelled.ts': 'src/signals/wallet/labelled.ts',
    'src/signals/lists.ts': 'src/signals/wallet/sanctioned.ts',
    'src/signals/power.ts': 'src/signals/token/owner-mints.ts',
    'src/signals/taxed.ts': 'src/signals/token/sell-tax.ts',
    'src/signals/probes.ts': 'src/signals/token/sell-varies.ts',
    // the stories run whole command lines
    // files of src/cli that no command loads
    'src/cli/main.ts': 'src/cli/main.ts',
    'src/cli/apart.ts': 'src/cli/apart.ts',
    'src/cli/hidden.ts': 'src/cli/hidden.ts',
    'src/cli/': 'src/cli/run.ts',
    'src/output/differences.ts': 'src/cli/run.ts',
    'src/output/data.ts': 'src/cli/run.ts',
    'src/output/json.ts': 'src/cli/run.ts',
    'src/output/table.ts': 'src/cli/run.ts',
    'src/output/html/': 'src/output/html/html.ts',
    'src/api/report.ts': 'src/output/read-report.ts',
    'src/bulk/asker.ts': 'src/bulk/run.ts',
    'src/bulk/dismiss.ts': 'src/bulk/run.ts',
    'src/bulk/once.ts': 'src/bulk/run.ts',
    'src/bulk/results.ts': 'src/bulk/run.ts',
    'src/bulk/row-target.ts': 'src/bulk/run.ts',
    'src/bulk/seal.ts': 'src/bulk/journal.ts',
    // a file is read, a text is searched, a checkout is walked, as a whole
    'src/bulk/read/errors-file.ts': 'src/bulk/read/errors-file.ts',
    'src/bulk/read/file-bytes.ts': 'src/bulk/read/file-bytes.ts',
    'src/bulk/read/': 'src/bulk/read/open-input.ts',
    'src/bulk/extract/': 'src/bulk/extract.ts',
    'src/bulk/repository/': 'src/bulk/repository/repository-input.ts',
    // tokens of a local chain are scanned
    'src/sources/evm/token.ts': 'src/sources/evm/node.ts',
    'src/sources/evm/proxy.ts': 'src/sources/evm/node.ts',
    'src/sources/trade/': 'src/sources/evm/node.ts',
    // scans are recorded and replayed as whole command lines
    'src/api/recording.ts': 'src/cli/run.ts',
    'src/engine/model.ts': 'src/cli/run.ts',
    'src/output/replay.ts': 'src/cli/run.ts',
    'src/recording/folder.ts': 'src/cli/run.ts',
    'src/recording/overhear.ts': 'src/cli/run.ts',
    'src/wire.ts': 'src/http.ts',
    // wallets of a local chain are scanned (test/quality/wallets)
    'src/sources/explorer/trace.ts': 'src/sources/explorer/explorer.ts',
    'src/sources/explorer/parties.ts': 'src/sources/explorer/explorer.ts',
    'src/signals/standing.ts': 'src/signals/wallet/fan.ts',
    // approvals of a local chain are read, histories are scripted
    'src/output/approvals.ts': 'src/cli/run.ts',
    'src/sources/evm/approvals.ts': 'src/engine/approvals.ts',
    'src/sources/evm/approval-state.ts': 'src/engine/approvals.ts',
    'src/sources/evm/approval-windows.ts': 'src/sources/evm/approval-history.ts',
    'src/sources/evm/log-windows.ts': 'src/sources/evm/approval-history.ts',
    'src/sources/explorer/approval-logs.ts': 'src/sources/evm/approval-history.ts',
    // the source is asked, in front of a little chain
    'src/sources/solana/': 'src/sources/solana/solana.ts',
    // wallets are scripted, tokens run on a local chain
    'src/sources/tron/': 'src/sources/tron/tron.ts',
    // a server is asked for all of a scan
    'src/sources/xrp/': 'src/sources/xrp/xrp.ts',
    'src/sources/lists/label-file.ts': 'src/sources/lists/source.ts',
    'src/sources/lists/label-index.ts': 'src/sources/lists/source.ts',
    'src/sources/lists/label-header.ts': 'src/sources/lists/source.ts',
    'src/sources/lists/label-records.ts': 'src/sources/lists/source.ts',
    'src/sources/lists/layout.ts': 'src/sources/lists/source.ts',
    // an update runs against publishers on loopback
    'src/sources/lists/update/': 'src/cli/data/update.ts',
    // wallets are read through hosts of two dialects
    'src/sources/bitcoin/': 'src/sources/bitcoin/bitcoin.ts',
    'src/engine/decisive/': 'src/engine/decisive.ts',
    // pages are asked for
    'src/service/dashboard/': 'src/service/dashboard/dashboard.ts',
    // a thread of the store that is built, and routes that the command line adds
    'src/service/store/sqlite/writer.ts': 'src/service/store/sqlite/writer.ts',
    'src/service/routes/approvals.ts': 'src/service/routes/approvals.ts',
    // one suite runs on both stores
    'src/service/store/': 'src/service/store/open.ts',
    // rows are scanned by workers
    'src/service/batches/': 'src/service/batches/batches.ts',
    // requests are sent
    'src/api/service.ts': 'src/service/serve.ts',
    'src/service/': 'src/service/serve.ts',
    // every index answers through the source
    'src/sources/cardano/': 'src/sources/cardano/cardano.ts',
    // both dialects answer the same questions
    'src/sources/explorer/etherscan.ts': 'src/sources/explorer/explorer.ts',
    'src/sources/explorer/index-of-chain.ts': 'src/sources/explorer/explorer.ts',
    // the machine is asked for ways
    'src/sources/evm/paths/choose.ts': 'src/sources/evm/paths/choose.ts',
    'src/sources/evm/paths/creation.ts': 'src/sources/evm/paths/creation.ts',
    'src/sources/evm/paths/every-way.ts': 'src/sources/evm/paths/every-way.ts',
    'src/sources/evm/paths/asking.ts': 'src/sources/evm/paths/asking.ts',
    'src/sources/evm/paths/hidden.ts': 'src/sources/evm/paths/hidden.ts',
    'src/sources/evm/paths/naming.ts': 'src/sources/evm/paths/naming.ts',
    'src/sources/evm/paths/signing.ts': 'src/sources/evm/paths/signing.ts',
    'src/sources/evm/paths/speaking.ts': 'src/sources/evm/paths/speaking.ts',
    'src/sources/evm/paths/bits.ts': 'src/sources/evm/paths/bits.ts',
    'src/sources/evm/paths/elements.ts': 'src/sources/evm/paths/elements.ts',
    'src/sources/evm/paths/entries.ts': 'src/sources/evm/paths/entries.ts',
    'src/sources/evm/paths/': 'src/sources/evm/paths/sway.ts',
    // holders are asked for by the scan of a token
    'src/sources/explorer/holders.ts': 'src/sources/evm/node.ts',
  }
  /** The process itself, which the stories start as a program, its thread, and the one that the tests of the store start. */
  const asProgram = ['src/cli/main.ts', 'src/cli/apart.ts', 'src/cli/hidden.ts', 'src/service/store/sqlite/writer.ts']

  /** Files without anything that could run: types, and what other files hold. */
  const declares = (path: string): boolean =>
    read(path)
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split(/\n(?=\S)/)
      .every(part => /^\s*$|^[})]|^(export )?(type|interface|import)\b|^export \{/.test(part))

  const closure = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path) || !source.includes(path)) return seen
    seen.add(path)
    for (const next of importsOf(path)) closure(next, seen)
    return seen
  }
  const imported = new Set(tests.filter(path => path.endsWith('.test.ts') || path.startsWith('test/support/')).flatMap(importsOf))
  // a registry hands its members to the tests that go through all of them
  const registries = [...imported].filter(path => /^src\/(signals|sources|chains)\/index\.ts$/.test(path))
  const reached = new Set([...imported, ...registries.flatMap(importsOf), ...asProgram])

  test.each(source.filter(path => !declares(path)))('%s is imported by one, or stands behind a file that is', path => {
    const [, front] = Object.entries(through).find(([behind]) => path === behind || (behind.endsWith('/') && path.startsWith(behind))) ?? []
    if (front === undefined) expect(reached).toContain(path)
    else expect([reached.has(front), closure(front).has(path)]).toEqual([true, true])
  })
})

describe('sizes', () => {
  const longer = (paths: readonly string[], most: number) => paths.filter(path => read(path).trimEnd().split('\n').length > most)

  test('no file of src is longer than 300 lines, and none of test than 400', () => {
    expect(longer(source, 300)).toEqual([])
    expect(longer(tests, 400)).toEqual([])
  })
})

describe('the top of the repository', () => {
  test('holds what belongs there and nothing else', () => {
    const allowed = [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'bin',
      'src',
      'test',
      'completions',
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'node_modules',
      'dist',
      'coverage',
    ]
    expect(readdirSync(root).filter(name => !name.startsWith('.') && !allowed.includes(name))).toEqual([])
  })

  test('what is made stays out of the history', () => {
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['node_modules/', 'dist/', 'coverage/']))
  })
})
