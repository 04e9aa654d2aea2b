import { describe, expect, test } from 'vitest'
import { decisiveChecks } from '../../src/engine/decisive.ts'
import { explanationOf, explanations, modelFacts } from '../../src/engine/explanation.ts'
import type { EvidenceKind } from '../../src/evidence/evidence.ts'
import { signals } from '../../src/signals/index.ts'
import model from '../../src/signals/woe-1.json' with { type: 'json' }
import { clean, cleanOf, gatheredWith } from './dossiers.ts'

const all = explanations()

test('every signal is explained, in the order of the checks, and as data', () => {
  expect(all.map(({ id }) => id)).toEqual(signals.map(({ id }) => id))
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
  expect(all.filter(({ kind, id }) => !id.startsWith(`${kind}/`))).toEqual([])
})

test('an id finds its signal, and no other text does', () => {
  expect(explanationOf('token/age')).toEqual(all.find(({ id }) => id === 'token/age'))
  for (const word of ['age', 'token/Age', '', 'constructor']) expect(explanationOf(word)).toBeUndefined()
})

test('every row of the model is told with group, tier, number and source', () => {
  for (const { id, rows } of all) {
    const { group, rows: written } = model.signals[id as keyof typeof model.signals] as {
      group: string
      rows: Record<string, { solo: number; tier: string; source: string; group?: string }>
    }
    expect(rows.map(({ row, group, solo, tier, source }) => ({ row, group, solo, tier, source }))).toEqual(
      Object.entries(written).map(([row, weight]) => ({ row, group, ...weight })),
    )
  }
  expect(modelFacts).toEqual({ name: 'woe-1', base: model.base })
})

// ten times the decimal logarithm of the odds, less that of 5 %: a table of the description of the model
test.each([
  ['wallet/new', 'week', 3.2, 24, 'LOW'],
  ['token/age', 'month', 5.3, 24, 'LOW'],
  ['wallet/labelled', 'web', 6.8, 49, 'LOW'],
  ['wallet/delegated', 'unknown', 9.1, 49, 'MEDIUM'],
  ['token/owner-mints', 'mints', 10.1, 49, 'MEDIUM'],
  ['token/age', 'day', 11, 49, 'MEDIUM'],
  ['wallet/labelled', 'community', 12.8, 79, 'HIGH'],
  ['token/sell-tax', 'fifth', 14.5, 79, 'HIGH'],
  ['token/owner-raises-tax', 'half', 16.5, 79, 'HIGH'],
  ['token/owner-blocks-sales', 'all', 17.6, 79, 'HIGH'],
  ['wallet/reported', 'sanctions', 18.5, 79, 'HIGH'],
  ['wallet/issuer-frozen', 'frozen', 25.6, 100, 'CRITICAL'],
  ['wallet/sanctioned', 'listed', 32.7, 100, 'CRITICAL'],
  ['token/owner', 'note', 0, 5, null],
])('%s "%s" weighs %d decibans, its tier ends at %d, and alone it is %s', (id, row, decibans, cap, level) => {
  expect(explanationOf(id)?.rows.find(each => each.row === row)).toMatchObject({ decibans, cap, level })
})

test('what proves a signal is named with the sources that can give it', () => {
  expect(explanationOf('wallet/inbound-only')?.proof).toEqual([
    { evidence: 'account', means: expect.stringMatching(/code of the account/), sources: expect.arrayContaining(['Node']) },
    { evidence: 'activity', means: expect.stringMatching(/history/), sources: expect.arrayContaining(['Explorer']) },
  ])
  expect(all.flatMap(({ proof }) => proof).filter(({ means, sources }) => means === '' || sources.length === 0)).toEqual([])
})

test('how the evidence of a check is asked for again is told of each, with its own name', () => {
  const told = (id: string) =>
    explanationOf(id)
      ?.repeat.flatMap(({ lines }) => lines)
      .join('\n') ?? ''
  expect(all.filter(({ repeat }) => repeat.at(-1)?.lines.at(-1) !== 'chainvet replay DIR')).toEqual([])
  expect(told('token/sell-blocked')).toContain(`jq -c '.token_data.checks[]\n  | select(.id ==\n    "token/sell-blocked")`)
  expect(told('wallet/oracle-sanctioned')).toContain(
    `jq -c '.security_summary.checks[]\n  | select(.id ==\n    "wallet/oracle-sanctioned")`,
  )
  expect(told('wallet/sanctioned')).toContain('chainvet data status')
  expect(told('token/reported')).toContain('curl -s HOST/PATH')
  // no source gives a proof whose form nobody knows
  expect(all.filter(({ proof, repeat }) => proof.length > 0 && repeat.length < 2).map(({ id }) => id)).toEqual([])
})

describe('a decisive check', () => {
  test.each([
    ['wallet/sanctioned', ['sanctions screen']],
    ['wallet/oracle-sanctioned', ['sanctions screen']],
    ['wallet/new', ['chain activity']],
    ['wallet/reported', []],
    ['wallet/service', []],
    ['token/sell-blocked', ['sale by a fresh buyer', 'sale or transfer by a holder']],
    ['token/owner-mints', ["test of the owner's powers"]],
    ['token/age', ['age of the token']],
    ['token/upgradeable', ['contract code']],
    ['token/labelled', []],
    ['token/canonical', []],
  ])('of %s is %j', (id, names) => {
    expect(explanationOf(id)?.decisive).toEqual(names)
  })

  test('of a family of chains is told where it has its own way', () => {
    const mints = explanationOf('token/owner-mints')
    expect(mints?.families).toEqual(expect.arrayContaining(['evm', 'solana', 'tron', 'xrp', 'cardano']))
    expect(mints?.elsewhere.map(({ families, decisive }) => [families, decisive])).toContainEqual([['cardano'], ['minting policy']])
    for (const { proof, families, verify } of all.flatMap(({ elsewhere }) => elsewhere)) {
      expect(families.length).toBeGreaterThan(0)
      expect(verify).not.toBe('')
      expect(proof.filter(({ sources }) => sources.length === 0)).toEqual([])
    }
  })

  test('that no scan can show is told with its family', () => {
    expect(explanationOf('token/age')?.limits).toContainEqual(expect.objectContaining({ family: 'solana', name: 'sale by a fresh buyer' }))
    const limits = explanationOf('wallet/oracle-sanctioned')?.limits ?? []
    expect(limits.map(({ family, name }) => `${family}: ${name}`)).toEqual(['evm: whole history', 'evm: all who stand between'])
  })

  // lists that are old make the oracle count, which lists that are fresh would replace
  const old = { ...clean.labels, lists: clean.labels.lists.map(list => ({ ...list, asOf: '2020-01-01' })) }
  // what a wallet created is asked for where it created something
  const maker = { ...clean.behaviour, created: { contracts: ['0x01'], named: [] } }
  const rows = (['wallet', 'token'] as const).flatMap(kind => decisiveChecks.evm[kind].map(check => ({ kind, ...check })))

  test.each(rows)('rests on just the evidence that is told: $name', ({ kind, missing, restsOn }) => {
    const known = { ...cleanOf(kind), ...(kind === 'wallet' && { labels: old, behaviour: maker }) }
    expect(missing(gatheredWith(kind, known))).toBeUndefined()
    const needed = (Object.keys(known) as EvidenceKind[]).filter(each => {
      const { [each]: _, ...rest } = known
      return missing(gatheredWith(kind, rest)) !== undefined
    })
    // the market counts by what it lacks, see below
    expect(needed.sort()).toEqual(restsOn.filter(each => each !== 'market').sort())
  })

  test('of the sale rests on the market too: where there is none, no sale is missing', () => {
    const { trading: _, ...untraded } = cleanOf('token')
    const sale = decisiveChecks.evm.token.find(({ name }) => name === 'sale by a fresh buyer')
    expect(sale?.missing(gatheredWith('token', untraded))).toBeDefined()
    expect(sale?.missing(gatheredWith('token', { ...untraded, market: { ...clean.market, pools: [] } }))).toBeUndefined()
  })
})
