import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdersOf, inWords, type NativeScript, readNativeScript, satisfies } from '../../../src/sources/cardano/native-script.ts'

const key = (digit: string) => digit.repeat(56)
const [a, b, c] = [key('a'), key('b'), key('c')] as [string, string, string]
const sig = (keyHash: string): NativeScript => ({ type: 'sig', keyHash })
const until = (slot: bigint): NativeScript => ({ type: 'before', slot })
const since = (slot: bigint): NativeScript => ({ type: 'after', slot })
const all = (...scripts: NativeScript[]): NativeScript => ({ type: 'all', scripts })
const any = (...scripts: NativeScript[]): NativeScript => ({ type: 'any', scripts })
const atLeast = (required: bigint, ...scripts: NativeScript[]): NativeScript => ({ type: 'atLeast', required, scripts })

describe('in slot 100', () => {
  test.each<[string, NativeScript, object]>([
    ['one key', sig(a), { kind: 'account', keys: [a] }],
    ['one key in a list of one', all(any(sig(a))), { kind: 'account', keys: [a] }],
    ['two keys together', all(sig(a), sig(b)), { kind: 'several', keys: [a, b] }],
    ['the same key twice is one key', all(sig(a), sig(a)), { kind: 'account', keys: [a] }],
    ['either of two keys', any(sig(a), sig(b)), { kind: 'account', keys: [a, b] }],
    ['two of three', atLeast(2n, sig(a), sig(b), sig(c)), { kind: 'several', keys: [a, b, c] }],
    ['two of three, of which two are one key', atLeast(2n, sig(a), sig(a), sig(b)), { kind: 'account', keys: [a] }],
    ['none of two', atLeast(0n, sig(a), sig(b)), { kind: 'anybody', keys: [] }],
    ['three of two', atLeast(3n, sig(a), sig(b)), { kind: 'nobody', keys: [] }],
    ['everything of nothing', all(), { kind: 'anybody', keys: [] }],
    ['something of nothing', any(), { kind: 'nobody', keys: [] }],
    ['a lock that has passed', all(until(100n), sig(a)), { kind: 'nobody', keys: [] }],
    ['a lock whose last slot this is', all(until(101n), sig(a)), { kind: 'account', keys: [a], until: 101n }],
    ['a lock to come', all(until(500n), sig(a)), { kind: 'account', keys: [a], until: 500n }],
    ['a lock without a key', until(500n), { kind: 'anybody', keys: [], until: 500n }],
    ['only "after", passed', all(since(50n), sig(a)), { kind: 'account', keys: [a] }],
    ['only "after", to come: it opens and never closes', all(since(500n), sig(a)), { kind: 'account', keys: [a], from: 500n }],
    ['a window to come', all(since(200n), until(300n), sig(a)), { kind: 'account', keys: [a], from: 200n, until: 300n }],
    ['a window that never opens', all(since(300n), until(200n), sig(a)), { kind: 'nobody', keys: [] }],
    ['"before" beside the key and not with it', any(until(500n), sig(a)), { kind: 'anybody', keys: [] }],
    ['"before" beside the key, passed', any(until(50n), sig(a)), { kind: 'account', keys: [a] }],
    ['two keys now, one later', any(all(sig(a), sig(b)), all(since(900n), sig(c))), { kind: 'account', keys: [c], from: 900n }],
    ['one key until a lock, then two for ever', any(all(until(500n), sig(a)), all(sig(b), sig(c))), { kind: 'account', keys: [a] }],
    ['a lock inside "at least": the key alone counts as one', atLeast(2n, until(500n), sig(a), sig(b)), { kind: 'account', keys: [a, b] }],
  ])('%s', (_, script, expected) => {
    expect(holdersOf(script, 100n)).toEqual(expected)
  })
})

/** Scripts of three keys and slots up to 20, four levels deep. */
const scripts = fc.letrec<{ script: NativeScript }>(tie => {
  const inner = fc.array(tie('script'), { maxLength: 3 })
  return {
    script: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(a, b, c).map(sig),
      fc.bigInt(0n, 20n).map(until),
      fc.bigInt(0n, 20n).map(since),
      inner.map(list => all(...list)),
      inner.map(list => any(...list)),
      fc.tuple(fc.bigInt(0n, 3n), inner).map(([required, list]) => atLeast(required, ...list)),
    ),
  }
}).script

const slots = (from: bigint) => Array.from({ length: 25 - Number(from) }, (_, at) => from + BigInt(at))
const groups = [[], [a], [b], [c], [a, b], [a, c], [b, c], [a, b, c]].map(keys => new Set(keys))

describe('whatever the script', () => {
  /** The rule of the ledger: signatures and the declared bounds [from, to) of a transaction. */
  function ledger(script: NativeScript, keys: ReadonlySet<string>, from: bigint, to: bigint): boolean {
    if (script.type === 'sig') return keys.has(script.keyHash)
    if (script.type === 'before') return to <= script.slot
    if (script.type === 'after') return from >= script.slot
    if (!('scripts' in script)) return false
    const met = script.scripts.filter(part => ledger(part, keys, from, to)).length
    return script.type === 'all' ? met === script.scripts.length : met >= (script.type === 'any' ? 1 : script.required)
  }

  test('it is satisfied in a slot when some bounds around the slot satisfy the ledger', () => {
    fc.assert(
      fc.property(scripts, fc.bigInt(0n, 22n), fc.constantFrom(...groups), (script, slot, keys) => {
        const bounds = slots(0n).flatMap(from => slots(0n).map(to => [from, to] as const))
        const possible = bounds.some(([from, to]) => from <= slot && slot < to && ledger(script, keys, from, to))
        expect(satisfies(script, keys, slot)).toBe(possible)
      }),
      { numRuns: 150 },
    )
  })

  test('who holds it, from when and until when is what trying every key in every slot tells', () => {
    fc.assert(
      fc.property(scripts, fc.bigInt(0n, 20n), (script, now) => {
        const kindIn = (slot: bigint) => {
          const least = Math.min(...groups.filter(keys => satisfies(script, keys, slot)).map(({ size }) => size))
          return least === 0 ? 'anybody' : least === 1 ? 'account' : least <= 3 ? 'several' : 'nobody'
        }
        const future = slots(now).map(slot => ({ slot, kind: kindIn(slot) }))
        const kind = (['anybody', 'account', 'several', 'nobody'] as const).find(each => future.some(found => found.kind === each))
        const found = holdersOf(script, now)
        expect(found.kind).toBe(kind)
        if (kind === 'nobody') {
          expect(found).toEqual({ kind, keys: [] })
          return
        }
        const first = future.find(each => each.kind === kind)?.slot
        expect(found.from).toBe(first === now ? undefined : first)
        const last = future.findLast(each => each.kind !== 'nobody')?.slot
        expect(found.until).toBe(last === 24n ? undefined : (last ?? 0n) + 1n)
        const alone = [a, b, c].filter(one => future.some(each => each.kind === 'account' && satisfies(script, new Set([one]), each.slot)))
        if (kind === 'account') expect([...found.keys].sort()).toEqual(alone)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the JSON form', () => {
  test.each<[string, unknown]>([
    ['a kind that is none', { type: 'not', scripts: [] }],
    ['a key of another length', { type: 'sig', keyHash: 'ab' }],
    ['a slot below zero', { type: 'before', slot: -1 }],
    ['an empty text for a slot', { type: 'before', slot: '' }],
    ['a list that is none', { type: 'all', scripts: {} }],
    ['no number of signatures', { type: 'atLeast', scripts: [] }],
    ['one bad part among good ones', { type: 'any', scripts: [{ type: 'sig', keyHash: a }, null] }],
    ['null', null],
    ['more parts than a transaction can carry', { type: 'any', scripts: Array(1_001).fill({ type: 'sig', keyHash: a }) }],
  ])('%s is no script', (_, raw) => {
    expect(readNativeScript(raw)).toBeUndefined()
  })

  test('numbers may be text, and as large as a slot can be', () => {
    const last = 2n ** 64n - 1n
    expect(
      readNativeScript({
        type: 'all',
        scripts: [
          { type: 'after', slot: '7' },
          { type: 'before', slot: last },
        ],
      }),
    ).toEqual(all(since(7n), until(last)))
    expect(readNativeScript({ type: 'before', slot: 2n ** 64n })).toBeUndefined()
  })
})

test('the words are the whole rule, with dates, and long lists are counted', () => {
  expect(inWords(all(until(90_915_881n), sig(a)))).toBe(`all of (before slot 90915881 (2023-04-26T04:09:32Z), key ${a})`)
  expect(inWords(until(2n ** 63n))).toBe(`before slot ${2n ** 63n}`)
  expect(inWords(atLeast(2n, ...'0123456789'.split('').map(digit => sig(key(digit)))))).toBe('at least 2 of (10 keys and other conditions)')
})
