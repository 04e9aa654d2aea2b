import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .sort()

/** Code without its comments; a comment marker inside a string is left alone. */
const codeOf = (path: string): string =>
  read(`src/${path}`).replace(/('(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*$/gm, (_, text: string | undefined) => text ?? '')

/** Everything a file imports: statically, dynamically, through an export or as a type. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/\bfrom\s*'([^']+)'|\bimport\s*\(\s*'([^']+)'|^\s*import\s*'([^']+)'/gm)].flatMap(
    ([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? [],
  )

/** First part of a path below src: a folder, or a file that stands alone. */
const roomOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.ts$/, '')
/** "@noble/hashes" of "@noble/hashes/sha2.js". */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
const targetOf = (path: string, specifier: string): string => posix.normalize(posix.join(posix.dirname(path), specifier))

const map = read('src/README.md')
const chapter = map.slice(map.indexOf('\n## Who may import whom'), map.indexOf('\n## Add one thing'))

/** "cli → api chains" says that cli may import api and chains; two spaces end the list and begin a remark. */
const mayImport = new Map(
  [...chapter.matchAll(/^(\S.*?)\s*→ (.+)$/gm)].flatMap(([, rooms = '', targets = '']) => {
    const [list = ''] = targets.split(/\s{2,}/)
    return rooms.split(', ').map(room => [room, list === 'nothing' ? [] : list.split(' ')] as const)
  }),
)

/** "`undici` in `http.ts`": what ends in .ts or / is a place, the rest are packages. "x is made in `y`" is one place more. */
function fences(): Map<string, string[]> {
  const sentence = chapter.slice(chapter.indexOf('Packages are fenced too:'))
  const places = new Map<string, string[]>()
  for (const [, name = '', place = ''] of sentence.matchAll(/\((\S+) is made in `([^`]+)`/g)) places.set(name, [place])
  let packages: string[] = []
  let placed = false
  for (const [, word = ''] of sentence.replace(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)) {
    if (/\.ts$|\/$/.test(word)) {
      for (const name of packages) places.set(name, [...(places.get(name) ?? []), word])
      placed = true
    } else {
      packages = placed ? [word] : [...packages, word]
      placed = false
    }
  }
  return places
}

describe('the map', () => {
  test('has a row for every room that imports another', () => {
    const rooms = files
      .filter(path => path !== 'index.ts' && importsOf(codeOf(path)).some(specifier => specifier.startsWith('.')))
      .map(roomOf)
    expect([...new Set(rooms)].filter(room => !mayImport.has(room))).toEqual([])
  })

  test('names no room that is not there, and leads nowhere upwards', () => {
    const rooms = new Set(files.map(roomOf))
    expect([...mayImport.keys(), ...[...mayImport.values()].flat()].filter(room => !rooms.has(room))).toEqual([])
    const reach = (room: string, seen: readonly string[] = []): string[] =>
      seen.includes(room) ? [room] : (mayImport.get(room) ?? []).flatMap(next => [next, ...reach(next, [...seen, room])])
    expect([...mayImport.keys()].filter(room => reach(room).includes(room))).toEqual([])
  })

  test('fences packages that are in use', () => {
    const used = new Set(files.flatMap(path => importsOf(codeOf(path)).map(packageOf)))
    expect([...fences().keys()].filter(name => !used.has(name))).toEqual([])
    expect(fences().get('zod')).toEqual(['api/', 'http.ts', 'sources/'])
    expect(fences().get('chalk')?.sort()).toEqual(['cli/app.ts', 'output/'])
  })
})

describe.each(files)('%s', path => {
  const code = codeOf(path)
  const imports = importsOf(code)
  const inside = imports.filter(specifier => specifier.startsWith('.'))
  const packages = imports.filter(specifier => !specifier.startsWith('.')).map(packageOf)

  test('imports only rooms that the map allows', () => {
    const rooms = inside.map(specifier => roomOf(targetOf(path, specifier))).filter(room => room !== roomOf(path))
    if (path === 'index.ts') expect(code.replace(/export\s(type )?\{[^}]*\} from '[^']+'/g, '').trim()).toBe('')
    else expect(rooms.filter(room => !mayImport.get(roomOf(path))?.includes(room))).toEqual([])
  })

  test('imports nothing from outside src', () => {
    expect(inside.map(specifier => targetOf(path, specifier)).filter(target => target.startsWith('..'))).toEqual([])
  })

  test('imports only packages whose fence it stands in', () => {
    const known = fences()
    const outside = packages.filter(name => known.has(name) && !known.get(name)?.some(place => path === place || path.startsWith(place)))
    expect(outside).toEqual([])
  })

  test('has named exports, no enums, and no classes but failures', () => {
    expect(code).not.toMatch(/\bexport default\b|\bexport \{[^}]*\bas default\b/)
    expect(code).not.toMatch(/^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s/m)
    expect(
      [...code.matchAll(/^(?:export )?(?:abstract )?class (.*)$/gm)].filter(([, rest = '']) => !/^\w+ extends \w*Error \{/.test(rest)),
    ).toEqual([])
  })

  test('speaks neither of tests nor of what is built', () => {
    expect(read(`src/${path}`)).not.toMatch(/\b(?:test|dist)\//)
  })
})

/**
 * Where a number is made of something, or nothing is made into a number or text: each place with the reason why no
 * answer from outside is read there. Answers are read in `read.ts` and `json.ts`.
 */
const allowed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'counts of our own': {
    'bulk/price.ts': ['BigInt(count)'],
    'engine/score.ts': ['points.get(strongest.id) ?? 0'],
    'engine/verdict.ts': ['points.get(judgement.signal.id) ?? 0'],
    'http.ts': ['world.random(1)[0] ?? 0'],
    'remote/persist.ts': ['world.random(1)[0] ?? 0'],
    'service/store/postgres/connection.ts': ['Number(text)'],
    'service/usage.ts': ['overagePrice(usage) ?? 0'],
    'sources/lists/update/merge.ts': ['counts.get(record.family) ?? 0'],
    'sources/evm/scout.ts': [
      'BigInt((head.length - 2) / 2)',
      'BigInt(fee)',
      'BigInt(tickSpacing)',
      'BigInt(pairs.length)',
      'BigInt(designs.indexOf(design))',
    ],
    'sources/evm/code.ts': ['BigInt(codeSize)'],
    'sources/evm/paths/words.ts': ['Number(value)', 'BigInt(count)', 'BigInt(8 * bytes)', 'BigInt(hex)'],
    'sources/trade/excuses.ts': ['BigInt(nth)'],
    'sources/trade/opening.ts': ['BigInt(wait)'],
    'sources/trade/market.ts': ['BigInt(key)'],
    'sources/trade/controllers/listed.ts': ['BigInt(nth)'],
    'sources/trade/further.ts': ['BigInt(length)'],
    'sources/trade/controllers/kinds.ts': ['BigInt(keys.length)', 'Number(report.accounts[at]?.codeSize)'],
    'sources/trade/controllers/storage.ts': ['BigInt(slot)', 'BigInt(nth)', 'BigInt(most)'],
    'sources/trade/controllers/whole-storage.ts': ['BigInt(at)'],
    'sources/trade/liquidity/holders.ts': ['balances.get(account) ?? 0n'],
    'sources/evm/survey.ts': ['BigInt(id)'],
    'sources/quantities.ts': ['BigInt(Number.MAX_SAFE_INTEGER)'],
    'sources/solana/curve.ts': ['BigInt(byte)'],
    'sources/trade/trials.ts': ['seen.get(kind) ?? 0'],
    'sources/tron/visit.ts': ['act.value ?? 0n', 'BigInt(place)'],
    'sources/trade/transactions.ts': ['BigInt(1 + skip)', 'BigInt(after)'],
    'sources/trade/arguments.ts': ['BigInt(unsigned ? width : width - 1)'],
    'sources/trade/climbs.ts': ['BigInt(4 * at + 4)'],
  },
  'digits that were written or matched before': {
    'bulk/price.ts': ['BigInt(digits)'],
    'engine/result.ts': ['return Number.parseFloat('],
    'cli/options.ts': ['Number.parseInt(text, 10)'],
    'cli/config/duration.ts': ['Number.parseInt(digits, 10)'],
    'cli/config/layers.ts': ['Number.parseInt(String(value), 10)', 'Number.parseInt(String(than), 10)'],
    'cli/scan-options.ts': ['Number.parseFloat(text)'],
    'sources/lists/update/xml.ts': ["Number.parseInt(decimal ?? 'none', 10)", 'Number.parseInt(hex, 16)'],
    'cli/terminal.ts': ["env['COLUMNS'] ?? '')", "Number.parseInt(env['COLUMNS'] ?? '', 10)"],
    'sources/evm/abi.ts': ['BigInt(data)'],
    'sources/trade/arguments.ts': [
      "Number.parseInt(list[2] ?? '1', 10)",
      'Number.parseInt(bytesWidth, 10)',
      "Number.parseInt(type.replace(/^u?int/, ''), 10)",
    ],
    'sources/trade/controllers/wishes.ts': ['Number.parseInt(width, 10)'],
  },
  'whole numbers that were read before, small enough for a double': {
    'bulk/price.ts': ['Number(calls)'],
    'engine/approvals.ts': ['Number(history.from)', 'Number(history.to)', 'Number(given.block)'],
    'output/cost.ts': ['Number(millionths)'],
    'sources/cardano/script-hash.ts': ['Number(value)'],
    'sources/cardano/slots.ts': ['Number(seconds)'],
    'sources/evm/approvals.ts': ['Number(decimals)', 'Number(expires)'],
    'sources/evm/block.ts': ['Number(number)', 'Number(timestamp)'],
    'sources/evm/token.ts': ['Number(header.number)', 'Number(number)', 'Number(decimals)'],
    'sources/evm/scout.ts': ['Number(index)'],
    'sources/trade/liquidity/holders.ts': ['Number(header.number)'],
    'sources/trade/liquidity/lockers.ts': ['Number(end)'],
    'sources/trade/liquidity/positions.ts': ['Number(header.number)', 'Number(born)'],
    'sources/trade/liquidity/shares.ts': ['Number(header.number)', 'Number(born)'],
    'sources/evm/wallet.ts': ['Number(header.number)', 'Number(nonce)', 'Number(threshold)'],
    'sources/tron/constant.ts': ['Number(value)'],
    'sources/tron/members.ts': ['Number(decimals)'],
    'sources/trade/confirm.ts': ['Number(stage.header.number)'],
    'sources/trade/told.ts': ['Number(stage.header.number)'],
    'sources/trade/matrix/heights.ts': ['Number(blocks)'],
    'sources/trade/one-call.ts': ['Number(stage.header.number)'],
    'sources/trade/matrix/basis.ts': ['Number(header.number)'],
    'sources/trade/round-trip.ts': ['Number(header.number)'],
  },
  'a share or a price: digits beyond those of a double do not matter': {
    'sources/trade/market.ts': ['Number(amount)'],
    'sources/trade/one-call.ts': ['Number(((whole - part) * 1_000_000n) / whole)'],
    'sources/trade/round-trip.ts': [
      'Number(((whole - part) * 1_000_000n) / whole)',
      'Number((saleAmount(stage, size) * 1_000_000n) / stage.route.pool.tokenReserve)',
    ],
    'signals/token/concentrated.ts': ['Number((amount * 1_000n) / whole)'],
    'sources/trade/liquidity/owners.ts': ['Number((amount * 1_000_000n) / total)'],
    'sources/explorer/flows.ts': ['BigInt(decimals)'],
    'sources/explorer/hops.ts': ['BigInt(Math.round(part * 1e9))'],
    'sources/trade/price.ts': ['Number(amount)'],
    'sources/exposure.ts': ['BigInt(decimals)', 'Number((part * 10n ** 12n) / whole)'],
    'sources/tron/round-trip.ts': ['Number(((whole - part) * 1_000_000n) / whole)'],
    'sources/trade/trials.ts': [
      'Number(((supplyAfter - supplyBefore) * 1_000n) / supplyAfter)',
      'Number((earnedNow * 10_000n) / earned)',
      'Number(((victimBefore - victimNow) * 1_000n) / victimBefore)',
      'Number(((poolBefore - poolNow) * 1_000n) / poolBefore)',
      'Number((more * 1_000n) / victimBefore)',
    ],
    'sources/trade/changes.ts': ['Number((part * 1_000_000n) / (whole > 0n ? whole : 1n))'],
    'sources/trade/controllers/kinds.ts': ['Number(needed)', 'Number(delay < 3_153_600_000n ? delay : 3_153_600_000n)'],
    'sources/trade/matrix/basis.ts': ['Number((part * 1_000_000n) / whole)'],
    'sources/trade/matrix/in-one-call.ts': ['BigInt(after)'],
    'sources/xrp/market.ts': ['Number(value / 10n ** 13n)'],
  },
  'an empty text that the reader behind it takes for no answer': {
    'sources/evm/token.ts': ["replyTo(report, 'decimals()')?.data ?? ''", "replyTo(report, 'totalSupply()')?.data ?? ''"],
    'sources/explorer/etherscan.ts': ["message ?? ''"],
    'sources/trade/payments.ts': ["topics[1] ?? ''"],
    'sources/trade/arguments.ts': ["list[1] ?? ''"],
    'sources/trade/controllers/wishes.ts': ["list[1] ?? ''"],
  },
  'text for people, or for a proof': {
    'output/visible.ts': ['character.codePointAt(0) ?? 0'],
    'sources/evm/abi.ts': [" ?? ''}`.trim()"],
    'sources/evm/wallet.ts': ["questions[0]?.data ?? ''"],
  },
  'the present of the world': { 'sources/evm/quorum.ts': ['BigInt(Math.floor(pool.world.now().getTime() / 1000))'] },
  'no proxy is wanted': { 'http.ts': ["env[name.toUpperCase()] ?? ''"] },
  'a lower bound is refused all the sooner': { 'sources/goplus.ts': ['percent ?? 0'] },
  'less is the worse news: nothing arrived, so nothing was sold': {
    'sources/trade/one-call.ts': ["wordIn(findings.prepared, 'bought') ?? 0n"],
    'sources/trade/round-trip.ts': ["wordIn(outcomes, 'received') ?? 0n"],
  },
  'a suspicion only, which is proved with known balances': { 'sources/trade/trials.ts': ['value ?? 0n'] },
  'an amount that is no number makes an accusation smaller, never another': { 'sources/tron/owner-calls.ts': ['wordOf(data) ?? 0n'] },
  'nothing of it is there: an account that does not exist has no coin, and one that does not list a token holds none': {
    'sources/tron/account.ts': ['found?.balance ?? 0n'],
    'sources/tron/trc10.ts': ['?.value ?? 0n'],
  },
  'digits of code and of words whose length was checked, and addresses and positions of ours': {
    'sources/evm/code.ts': ["Number.parseInt(/^u?int(\\d+)$/.exec(type)?.[1] ?? '0', 10)"],
    'sources/evm/reach.ts': ['BigInt(at)'],
    'sources/evm/instructions.ts': ['BigInt(`0x', 'BigInt(bytes.readUIntBE(at + 1, width))'],
    'sources/evm/thresholds.ts': ['BigInt(value.toString(2).length - 1)'],
    'sources/evm/numbers.ts': ['BigInt(at)'],
    'sources/trade/calls.ts': ['BigInt(word)', 'BigInt(value)'],
    'sources/trade/further.ts': ['BigInt(victim)', 'BigInt(width)', 'BigInt(name)'],
    'sources/trade/second.ts': ['BigInt(`0x', 'BigInt(account.slice(0, 4))'],
    'sources/trade/plugged.ts': ['BigInt(unknown.padEnd(66'],
    'sources/trade/dictionary.ts': ['BigInt(victim)', 'BigInt(name)'],
    'sources/trade/unnamed.ts': ['BigInt(victim)', 'BigInt(caller)'],
    'sources/trade/levers.ts': ['BigInt(field.shift)', 'values.get(field.slot) ?? 0n'],
  },
  'the words of the contract ABI are read here, each with its bounds': {
    'sources/evm/codec.ts': [
      'Number.parseInt(size, 10)',
      'Number.parseInt(bits, 10)',
      'BigInt(bits)',
      'BigInt(value as bigint | number)',
      'BigInt(smallAt(words, at))',
      'BigInt(`0x',
      'Number(value)',
    ],
  },
  'chains from before EIP-1559 have no base fee; four bytes whose bounds were checked': {
    'sources/trade/lab.ts': ['header.baseFee ?? 0n', 'BigInt(bytes.readUInt32BE(at + 1))'],
  },
  'a pool without a price comes last, and a purse without a second pool needs no more': {
    'sources/trade/powers.ts': ['stage.route.funding?.nativeReserve ?? 0n'],
  },
}

const makesNumbers = /(?:\?\?|\|\|) (?:0n?(?![\w.])|''|"")|(?<![\w.])(?:Number|BigInt)\(|\bparse(?:Int|Float)\(|\bz\.coerce\b/g

describe('no number is made of an answer outside the one reader', () => {
  const covers = (code: string, snippet: string, at: number): boolean => {
    for (let start = code.indexOf(snippet); start >= 0 && start <= at; start = code.indexOf(snippet, start + 1))
      if (at < start + snippet.length) return true
    return false
  }

  test.each(files.filter(path => path !== 'read.ts' && path !== 'json.ts'))('%s', path => {
    const code = codeOf(path)
    const snippets = Object.values(allowed).flatMap(byFile => byFile[path] ?? [])
    const found = [...code.matchAll(makesNumbers)]
    const strangers = found.filter(({ index }) => !snippets.some(snippet => covers(code, snippet, index)))
    expect(strangers.map(({ index }) => code.slice(code.lastIndexOf('\n', index) + 1, code.indexOf('\n', index)).trim())).toEqual([])
    expect(snippets.filter(snippet => !found.some(({ index }) => covers(code, snippet, index)))).toEqual([])
  })
})

/** Rooms in which a run is repeated byte for byte from its seed. */
const repeatable = [
  'api',
  'chains',
  'evidence',
  'signals',
  'engine',
  'sources',
  'remote',
  'http',
  'clock',
  'pacer',
  'read',
  'json',
  'reply',
  'turns',
  'wire',
]
/** Reason, file and expression of what is of this process, and not of the run. */
const ofTheProcess: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'answers that came together are worked on in turns of the event loop, in their order': { 'turns.ts': 'setImmediate()' },
  'whether the file of labels is another one now': { 'sources/lists/source.ts': 'Date.now()' },
  'two runs of one seed must not pay under one name': { 'remote/remote-scanner.ts': 'randomUUID()' },
}
const ownTime =
  /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(|\bset(?:Timeout|Interval|Immediate)\(|\bAbortSignal\.timeout\(|\bperformance\.now\(|\bhrtime\b|\bgetRandomValues\(|\brandom(?:Bytes|UUID)\(/g

test('the clock, chance and waiting come from the World', () => {
  const found = files
    .filter(path => repeatable.includes(roomOf(path)))
    .flatMap(path => [...codeOf(path).matchAll(ownTime)].map(([snippet]) => `${path}: ${snippet}${snippet.endsWith('()') ? '' : ')'}`))
  const known = Object.values(ofTheProcess).flatMap(byFile => Object.entries(byFile).map(([path, snippet]) => `${path}: ${snippet}`))
  expect([...new Set(found)].sort()).toEqual(known.sort())
})

/**
 * Getters by file, and how few of their objects there are. A getter of an object literal is written into a description of its shape, which
 * lives among old objects: what it closes over stays until those are swept, and all that a request has touched with it.
 */
const getters: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'one of a process, or of a part of it': {
    'cli/main.ts': ['cwd', 'isTTY', 'signal', 'stopped', 'isTTY', 'columns', 'broken'],
    'service/cashier.ts': ['underWay'],
    'service/seats.ts': ['taken'],
    'service/store/sqlite/connection.ts': ['wants'],
    'sources/lists/source.ts': ['lists'],
  },
  'one of a run or of a recording': { 'bulk/key-table.ts': ['size'], 'recording/record.ts': ['lists'] },
  'of a class': { 'errors.ts': ['status', 'retryable'] },
}

test('no object of a scan or of a request has a getter of its own', () => {
  const found = files.flatMap(path => {
    const names = [...codeOf(path).matchAll(/^\s*get (\w+)\(\)/gm)].map(([, name]) => name)
    return names.length > 0 ? [[path, names] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(Object.assign({}, ...Object.values(getters)))
})

test('a scan of one address without a connection loads no schemas, no network, no nodes and nothing that draws tables', () => {
  const heavy = ['zod', 'undici', 'viem', 'evmole', 'cli-table3', 'lossless-json', 'csv-parse', 'hono', 'pg']
  const loaded = new Map<string, string>()
  const visit = (path: string, from: string): void => {
    if (loaded.has(path)) return
    loaded.set(path, from)
    if (!files.includes(path)) return
    for (const [, named = '', specifier = ''] of codeOf(path).matchAll(/^(?:import|export)\s+([^'"]*?)\s*from\s*'([^']+)'/gm)) {
      // types are gone when the program is built
      const ofTypes = named.startsWith('type ') || /^\{(?:\s*type [\w ]+,?)+\s*\}$/.test(named)
      if (!ofTypes) visit(specifier.startsWith('.') ? targetOf(path, specifier) : specifier, path)
    }
  }
  for (const path of ['engine/engine', 'cli/run', 'cli/session', 'cli/inputs', 'cli/scanner', 'output/json']) visit(`${path}.ts`, '')
  expect([...loaded].filter(([path]) => heavy.includes(packageOf(path))).map(([path, from]) => `${path}, by ${from}`)).toEqual([])
  expect(loaded.size).toBeGreaterThan(100)
})
