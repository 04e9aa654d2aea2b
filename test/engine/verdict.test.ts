import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf } from '../../src/api/level.ts'
import { decisiveChecks } from '../../src/engine/decisive.ts'
import { verdictOn } from '../../src/engine/verdict.ts'
import type { Evidence } from '../../src/evidence/evidence.ts'
import { type Signal, signals, signalsFor } from '../../src/signals/index.ts'
import { runs } from '../support/runs.ts'
import { clean, cleanOf, dossier, familiesOf, gatheredWith, on, verdictWith } from './dossiers.ts'

const verdictOf = verdictWith

fc.configureGlobal({ seed: 1, numRuns: runs(400) })

type Known = Partial<Evidence>

const signalOf = (id: string): Signal => {
  const found = signals.find(signal => signal.id === id)
  if (!found) throw new Error(`There is no signal ${id}.`)
  return found
}
const sanctioned = { category: 'sanctions', list: 'OFAC SDN', entity: 'LAZARUS', confidence: 'official', asOf: '2025-12-31' } as const
const with_ = (known: Known): Known => ({ ...cleanOf('wallet'), ...known })

const everyKind = (['wallet', 'token'] as const).flatMap(kind => familiesOf(kind).map(family => ({ kind, family })))

describe.each(everyKind)('of any $kind ($family)', ({ kind, family }) => {
  const verdictWith = (_: typeof kind, known: Known) => verdictOf(kind, known, on(kind, family))
  // most runs on the chains that most people scan
  const numRuns = runs(family === 'evm' ? 400 : 150)
  const holds = (predicate: (known: Known) => void) => fc.assert(fc.property(dossier(kind, family), predicate), { numRuns })

  test('five, the points of all checks and the points of coverage add up to the score', () => {
    holds(known => {
      const { score, checks, coverage } = verdictWith(kind, known)
      expect(5 + checks.reduce((sum, { points }) => sum + points, 0) + coverage.points).toBe(score)
      expect(score).toBeGreaterThanOrEqual(5)
      expect(score).toBeLessThanOrEqual(100)
    })
  })

  test('every flag is a tag in brackets and a sentence that ends with a full stop', () => {
    holds(known => {
      for (const flag of verdictWith(kind, known).flags) expect(flag).toMatch(/^\[[^\]]+\] .+\.$/s)
    })
  })

  test('there is one flag for each check that was raised, none for the others, and one for each gap', () => {
    holds(known => {
      const { flags, checks, coverage } = verdictWith(kind, known)
      const raised = checks.filter(({ outcome }) => outcome === 'raised').map(({ source, sentence }) => `[${source}] ${sentence}`)
      expect([...flags].filter(flag => !flag.startsWith('[Coverage] ')).sort()).toEqual(raised.sort())
      expect(flags.filter(flag => flag.startsWith('[Coverage] '))).toHaveLength(coverage.missing.length)
    })
  })

  test('only a check that was raised has points, and flags stand in the order of points', () => {
    holds(known => {
      const { flags, checks } = verdictWith(kind, known)
      expect(checks.filter(({ outcome, points }) => outcome !== 'raised' && points !== 0)).toEqual([])
      const pointsOf = (flag: string) => checks.find(({ source, sentence }) => flag === `[${source}] ${sentence}`)?.points
      const order = flags.flatMap(flag => pointsOf(flag) ?? [])
      expect(order).toEqual([...order].sort((a, b) => b - a))
    })
  })

  test('a missing decisive check lifts the score to 25 and is flagged; without one confidence is 1', () => {
    holds(known => {
      const { score, confidence, coverage, flags } = verdictWith(kind, known)
      const limits = decisiveChecks[family]?.limits?.[kind] ?? []
      if (coverage.missing.length > 0 || limits.length === 0) expect(coverage.missing.length === 0).toBe(confidence === 1)
      else expect(confidence).toBeGreaterThan(0.3)
      if (coverage.missing.length === 0) expect(coverage.points).toBe(0)
      else expect([score >= 25, flags.some(flag => flag.endsWith('; this result cannot be LOW.'))]).toEqual([true, true])
    })
  })

  test('every check has been counted, and one that is unknown says why', () => {
    holds(known => {
      const { checks, coverage } = verdictWith(kind, known)
      expect(checks.map(({ id }) => id)).toEqual(signalsFor(kind, family).map(({ id }) => id))
      expect([coverage.judged, coverage.total]).toEqual([checks.filter(({ outcome }) => outcome !== 'unknown').length, checks.length])
      for (const { outcome, reason } of checks) expect(outcome === 'unknown' ? reason : (reason ?? 'none')).toMatch(/^.+/s)
    })
  })

  test('no sentence betrays a value that was not there', () => {
    holds(known => {
      const { checks, flags } = verdictWith(kind, known)
      const said = [...flags, ...checks.flatMap(({ sentence, reason }) => [sentence, reason ?? ''])]
      expect(said.filter(text => /undefined|NaN|\[object|null/.test(text))).toEqual([])
    })
  })
})

test.each(['wallet', 'token'] as const)('of a %s of which everything is known and nothing bad: 5, LOW, no flag', kind => {
  const { score, flags, vector, confidence, coverage } = verdictWith(kind, cleanOf(kind))
  expect([score, levelOf(score), flags, vector, confidence]).toEqual([5, 'LOW', [], 'CV:1', 1])
  expect(coverage).toMatchObject({ points: 0, missing: [], notes: [] })
})

test('information is flagged at no points', () => {
  const known = { ...cleanOf('token'), control: { owner: '0xowner', ownerKind: 'account', proofs: [] } } as const
  expect(verdictWith('token', known, { tags: { control: 'State' } })).toMatchObject({
    score: 5,
    flags: ['[State] Its owner is 0xowner, one account.'],
  })
})

test('the issuer of a registry token may hold its powers: 5, LOW', () => {
  const proof = { source: 'Node', method: 'eth_simulateV1', result: '' }
  const power = { caller: '0xissuer', role: 'owner', callerKind: 'account', selector: '0x8456cb59', calldata: '0x', proof } as const
  const usdc: Known = {
    ...cleanOf('token'),
    identity: { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' }, resembles: [], tricks: [], proofs: [] },
    contract: { ...clean.contract, proxy: { kind: 'eip-1967', implementation: '0ximplementation' } },
    control: { owner: '0xissuer', ownerKind: 'account', upgrader: { address: '0xissuer', kind: 'account' }, proofs: [] },
    powers: {
      ...clean.powers,
      effects: [
        { ...power, kind: 'mints' },
        { ...power, kind: 'blocks one holder' },
      ],
    },
  }
  const { score, flags, checks } = verdictWith('token', usdc)
  expect([score, levelOf(score)]).toEqual([5, 'LOW'])
  expect(flags).toHaveLength(5)
  expect(checks.filter(({ points }) => points > 0)).toEqual([])
})

describe('a flag', () => {
  test('carries the tag that the signal chose', () => {
    const { flags } = verdictWith('wallet', with_({ labels: { ...clean.labels, found: [sanctioned] } }))
    expect(flags).toEqual(['[Sanctions] OFAC SDN lists it as LAZARUS (list of 2025-12-31).'])
  })

  test('else that of its evidence, else the name of the program', () => {
    const known = with_({ freezes: { asked: [{ symbol: 'USDT', token: '0x', frozen: true }], proofs: [] } })
    const sentence = 'The issuer of USDT has frozen this wallet.'
    expect(verdictWith('wallet', known, { tags: { freezes: 'Issuer' } }).flags).toEqual([`[Issuer] ${sentence}`])
    expect(verdictWith('wallet', known).flags).toEqual([`[chainvet] ${sentence}`])
  })

  test('of a gap names the check, and the reason without its full stop', () => {
    const { powers: _, ...rest } = cleanOf('token')
    const { flags } = verdictWith('token', rest, { missing: { powers: 'The lab is shut.' } })
    expect(flags).toEqual(["[Coverage] The test of the owner's powers is missing (The lab is shut); this result cannot be LOW."])
  })
})

describe('a check', () => {
  const proof = (result: string) => ({ source: 'Node', method: 'eth_call', result })

  test('carries the proofs of all evidence it needs', () => {
    const known = with_({
      account: { ...clean.account, proofs: [proof('account')] },
      activity: { ...clean.activity, proofs: [proof('activity')] },
    })
    const check = verdictWith('wallet', known).checks.find(({ id }) => id === 'wallet/inbound-only')
    expect(check?.evidence.map(({ result }) => result)).toEqual(['account', 'activity'])
  })

  test('carries the proofs that its verdict names in their place', () => {
    const gathered = gatheredWith('token', { powers: { ...clean.powers, proofs: [proof('all')] } })
    const signal = signalOf('token/owner-mints')
    const verdict = { outcome: 'raised', row: 'mints', sentence: 'It mints.', proofs: [proof('one')] } as const
    expect(verdictOn(gathered, [{ signal, verdict }]).checks[0]?.evidence).toEqual([proof('one')])
  })

  test('that is unknown repeats the question, and carries no proof', () => {
    const { checks } = verdictWith('wallet', {}, { missing: { oracle: 'the node is down' } })
    expect(checks.find(({ id }) => id === 'wallet/oracle-sanctioned')).toEqual({
      id: 'wallet/oracle-sanctioned',
      outcome: 'unknown',
      points: 0,
      source: 'chainvet',
      sentence: 'Not known: Does the sanctions oracle on this chain name the address?',
      reason: 'the node is down',
      evidence: [],
    })
  })
})

test('a row that the model does not weigh is a bug', () => {
  const verdict = { outcome: 'raised', row: 'nonsense', sentence: 'It is bad.' } as const
  const judgements = [{ signal: signalOf('wallet/new'), verdict }]
  expect(() => verdictOn(gatheredWith('wallet', {}), judgements)).toThrow(
    new TypeError('wallet/new raised "nonsense", which the model does not weigh.'),
  )
})

test('what has no decisive checks has no confidence, and never scores below 25', () => {
  // Bitcoin has no tokens, and nothing that would decide about one
  expect(verdictWith('token', cleanOf('token'), on('token', 'bitcoin'))).toMatchObject({ score: 25, confidence: 0 })
})

describe('what no scan of a chain can show', () => {
  const solana = (known: Known) => verdictWith('token', known, on('token', 'solana'))
  const { token } = decisiveChecks.solana
  const limits = decisiveChecks.solana.limits?.token?.filter(({ applies }) => !applies) ?? []

  test('lowers the confidence and is noted, and puts no floor under the score', () => {
    const { score, confidence, coverage, vector } = solana(cleanOf('token', 'solana'))
    expect(limits.length).toBeGreaterThan(0)
    expect([score, coverage.points, coverage.missing]).toEqual([5, 0, []])
    expect(confidence).toBe(token.length / (token.length + limits.length))
    expect(vector).toBe(`CV:${Math.round(confidence * 100) / 100}`)
    for (const { why } of limits) expect(coverage.notes.some(note => note.endsWith(`: ${why}`))).toBe(true)
  })

  test('lowers nothing where a check is missing too: the floor holds', () => {
    const { transferability: _, ...rest } = cleanOf('token', 'solana')
    const { score, confidence } = solana(rest)
    expect([score, confidence]).toEqual([25, (token.length - 1) / (token.length + limits.length)])
  })
})

test('a finding that says how much of it there is weighs that much, and never more than its row', () => {
  const weighed = (solo: number) => {
    const verdict = { outcome: 'raised', row: 'mixer', sentence: 'It mixes.', solo } as const
    const { score, checks } = verdictOn(gatheredWith('wallet', cleanOf('wallet', 'bitcoin'), on('wallet', 'bitcoin')), [
      { signal: signalOf('wallet/exposure'), verdict },
    ])
    return [score, checks[0]?.points, checks[0]?.solo, checks[0]?.group, checks[0]?.tier]
  }
  expect(weighed(30)).toEqual([30, 25, 30, 'exposure-mixer', 'B'])
  expect(weighed(90)).toEqual([55, 50, 55, 'exposure-mixer', 'B'])
})

test('counts that are lower bounds, and probes that did not run, are noted', () => {
  const some = { value: 200, atLeast: true }
  const wallet = verdictWith(
    'wallet',
    with_({ activity: { any: true, transactions: some, outbound: { ...some, atLeast: false }, contracts: some, proofs: [] } }),
  )
  expect(wallet.coverage.notes).toEqual(['The index was read in part: transactions, contracts are lower bounds.'])
  const token = verdictWith('token', { ...cleanOf('token'), trading: { ...clean.trading, notRun: ['No sale at a later time.'] } })
  expect(token.coverage.notes).toEqual(['No sale at a later time.'])
})

test('lists are named with their date and size, sources with what became of them', () => {
  const statuses = [
    { name: 'Lists', status: 'answered' },
    { name: 'Node', status: 'failed', reason: 'Node is down' },
  ] as const
  const { coverage } = verdictWith('wallet', cleanOf('wallet'), { statuses })
  expect(coverage.lists).toEqual([{ name: 'OFAC SDN', as_of: '2025-12-31', entries: 189, sanctions: true }])
  expect(coverage.sources).toEqual(statuses)
})

test('nodes that were outvoted, and holders who do not speak for a buyer, are told', () => {
  const block = { number: 7, hash: '0x7', time: new Date('2026-01-01') }
  const notes = (voices?: { agreed: string[]; outvoted: string[] }, doubt?: string) => {
    const known = { ...cleanOf('token'), transfers: { ...clean.transfers, ...(doubt !== undefined && { doubt }) } }
    return verdictWith('token', known, { block: { ...block, ...(voices && { voices }) } }).coverage.notes
  }
  const plain = notes()
  expect(notes({ agreed: ['one', 'two'], outvoted: [] })).toEqual(plain)
  expect(notes({ agreed: ['one', 'two'], outvoted: ['three', 'four'] }, 'they are few, i.e. two.')).toEqual([
    ...plain,
    'three and four contradicted what two other nodes said, and was not believed.',
    'Transfers by holders may not speak for a buyer: they are few, i.e. two.',
  ])
})
