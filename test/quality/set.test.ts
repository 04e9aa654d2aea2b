import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { signals } from '../../src/signals/index.ts'
import { effectClasses } from './case.ts'
import { blind, cases, replicas } from './cases/index.ts'
import { chosenOf } from './chosen.ts'
import { compileFile, variantOf } from './compile.ts'
import { below, inPart, type Kept } from './figures.ts'
import { context, speaksOf } from './judge.ts'

const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1)
const sourceOf = (file: string) => readFileSync(new URL(`contracts/${file}.sol`, import.meta.url), 'utf8')
/** From the line that begins a contract to the one that begins the next. */
const linesOf = (contract: string, source: string) =>
  source.split(/^(?=(?:abstract )?(?:contract|interface|library) )/m).find(part => new RegExp(`^contract ${contract}\\b`).test(part))

describe('the development set', () => {
  const traps = cases.filter(({ variant }) => variant === 'trap')

  test('holds at least sixty traps and sixty benign tokens, each with a name of its own', () => {
    expect(traps.length).toBeGreaterThanOrEqual(60)
    expect(cases.length - traps.length).toBeGreaterThanOrEqual(60)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  test('falls into parts, each case into one, and no part is much larger than the others', () => {
    const parts = Array.from({ length: 10 }, (_, nth) => chosenOf(cases, { part: `${nth + 1}/10` }))
    expect(parts.flat().toSorted(byName)).toEqual(cases.toSorted(byName))
    for (const part of parts) expect(Math.abs(part.length * 10 - cases.length)).toBeLessThan(cases.length / 5)
    const [one] = cases
    expect(chosenOf(cases, { only: [one?.name ?? ''], part: '1/1' })).toContain(one)
    for (const part of ['0/10', '11/10', '1', 'x/y', '1/10 ']) expect(() => chosenOf(cases, { part })).toThrow(RangeError)
  })

  test('has a trap for every effect, and every trap has one', () => {
    expect(new Set(traps.flatMap(({ effects }) => effects.map(effect => effect.class)))).toEqual(new Set(effectClasses))
    expect(traps.filter(({ effects, levels }) => effects.length === 0 || levels.includes('LOW'))).toEqual([])
  })

  test('gives a trap another code than its twin, unless their lives differ', () => {
    // these take the compilers two minutes more, and differ by who holds what as often as by code
    const own = traps.filter(one => ![...replicas, ...blind].includes(one) && cases.some(other => other.name === `${one.name}, twin`))
    const livesDiffer = own.filter(({ file, contract, parts = [] }) => {
      const all = [contract, ...parts.flatMap(part => (part.file === undefined ? [part.contract] : []))]
      // whose own lines differ needs no compiler
      const [armed, harmless] = (['trap', 'twin'] as const).map(variant =>
        all.map(one => linesOf(one, variantOf(sourceOf(file), variant))).join(),
      )
      if (armed !== harmless) return false
      const [one, other] = (['trap', 'twin'] as const).map(variant => {
        const made = compileFile(file, variant, all)
        return all.map(each => made[each]?.bytecode.slice(0, -106)).join()
      })
      return one === other
    })
    // proxies, pools and names: the code is the same, who holds it or what it is called is not
    for (const { file, effects } of livesDiffer)
      expect([
        file,
        effects.every(effect => ['E7', 'E8', 'E9'].includes(effect.class)) ||
          ['Proxies7', 'FairLaunch8', 'Fair5', 'Ploys8', 'Swells8'].includes(file),
      ]).toEqual([file, true])
    // the first run on a machine compiles some of them, with four compilers
  }, 240_000)
})

test('a twin is the source without the lines of the trap', () => {
  const source = ['a', '  b // trap', '// trap {', 'c', '// trap }', '  // twin: d', 'e'].join('\n')
  expect(variantOf(source, 'trap')).toBe(source)
  expect(variantOf(source, 'twin').split('\n').filter(Boolean)).toEqual(['a', '  d', 'e'])
})

test('every check that can be raised about a token of this family is judged', () => {
  const elsewhere = ['token/sanctioned', 'token/labelled', 'token/reported', 'token/owner', 'token/canonical']
  const known = [...Object.keys(speaksOf), ...context, ...elsewhere]
  const own = signals.filter(({ id, families }) => id.startsWith('token/') && (families === undefined || families.includes('evm')))
  expect(own.map(({ id }) => id).filter(id => !known.includes(id))).toEqual([])
})

describe('the figures of the last release', () => {
  const shares = (hits: number) => Object.fromEntries(effectClasses.map(one => [one, [hits, 10]])) as unknown as Kept['recall']
  const before: Kept = {
    recall: shares(9),
    precision: shares(9),
    honeypots: [30, 30],
    benign: { critical: 0, high: 1, mistaken: 0 },
    tax: [50, 50],
    faults: ['known'],
  }

  test('are kept by a run that is as good', () => {
    expect(below(before, before)).toEqual([])
  })

  test('are not kept by one that misses more, and it says what', () => {
    const now: Kept = {
      ...before,
      recall: { ...before.recall, E3: [8, 10] },
      benign: { critical: 1, high: 1, mistaken: 1 },
      faults: ['known', 'new'],
    }
    expect(below(now, before)).toEqual([
      'recall of E3 is 8/10, was 9/10',
      'benign tokens that are CRITICAL: 1, were 0',
      'benign tokens that are HIGH and may not be: 1, were 0',
      '"new" was right before',
    ])
  })

  test('take from a part what is wrong with it, and leave what is wrong elsewhere and all that is counted', () => {
    const faults = ['elsewhere', 'mended', 'still']
    const part = { faults: ['still', 'new'] }
    const seen = ['mended', 'still', 'new', 'right'].map(name => ({ name }))
    expect(inPart({ ...before, faults }, part, seen)).toEqual({ ...before, faults: ['elsewhere', 'new', 'still'] })
  })
})
