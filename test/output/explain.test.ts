import { stripVTControlCharacters } from 'node:util'
import { Chalk } from 'chalk'
import { describe, expect, test } from 'vitest'
import type { Breakdown, Counterfactual, Explanation } from '../../src/api/explanation.ts'
import { explanationOf, explanations } from '../../src/engine/explanation.ts'
import { contributionsText, explanationText, signalsText } from '../../src/output/explain.ts'

const paper = (width: number, level: 0 | 1 = 0) => ({ chalk: new Chalk({ level }), width })
const widths = [40, 60, 71, 72, 80, 120, Number.POSITIVE_INFINITY]

/** Longer than the page are only lines that one word fills: addresses and paths are never cut. */
const tooLong = (text: string, width: number): string[] => text.split('\n').filter(line => line.length > width && line.trim().includes(' '))

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const breakdown = (more: Partial<Breakdown> = {}): Breakdown => ({
  kind: 'breakdown',
  model: 'woe-1',
  score: 79,
  level: 'HIGH',
  contributions: [
    { kind: 'base', id: null, points: 5, sentence: 'nobody is above suspicion', without: null },
    { kind: 'check', id: 'token/owner-blocks-sales', points: 70, sentence: `The owner ${owner} can block all sales.`, without: 35 },
    { kind: 'check', id: 'token/owner-mints', points: 4, sentence: 'The owner can create tokens.', without: 75 },
    { kind: 'check', id: 'token/owner', points: 0, sentence: 'It has an owner.', without: 79 },
  ],
  missing: [],
  unplayed: null,
  down: { clear: ['token/owner-blocks-sales'], complete: [], score: 35, level: 'MEDIUM', smallest: true },
  up: { id: 'token/sell-limited', row: 'dust', group: 'exit', tier: 'A', solo: 90, now: 'clear', score: 99, level: 'CRITICAL' },
  open: [],
  ...more,
})
const textOf = (counterfactual: Counterfactual, width = 120, ascii?: boolean): string =>
  contributionsText({ risk_score: 79 }, counterfactual, { ...paper(width), ...(ascii !== undefined && { ascii }) })

test('a score is a sum of lines, with bars beside the largest, and its smallest changes below', () => {
  expect(textOf(breakdown())).toBe(`How 79 comes about
     5  base: nobody is above suspicion
    70  ############  token/owner-blocks-sales  The owner 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 can block all
                                                sales. Without it: 35.
     4  #             token/owner-mints         The owner can create tokens. Without it: 75.
     0                token/owner               It has an owner.
    79  sum

To leave HIGH: clear token/owner-blocks-sales. Then the score is 35, MEDIUM.
To rise above HIGH: token/sell-limited "dust" (99, CRITICAL), which is clear today.
How to verify and clear one: chainvet explain SIGNAL
`)
})

test('a narrow sheet has the points and the sentences below each other, and no bars', () => {
  const text = textOf(breakdown(), 40)
  expect(text).toContain(`    70  token/owner-blocks-sales
        The owner
        ${owner}
        can block all sales. Without it:
        35.
`)
  expect(text).not.toContain('#')
})

test('bars are blocks only where more than ASCII is wanted', () => {
  expect(textOf(breakdown(), 120, false)).toContain('\u2588'.repeat(12))
  for (const ascii of [true, undefined]) expect(textOf(breakdown(), 120, ascii)).toMatch(/^[\n\x20-\x7e]+$/)
})

test('missing checks are named with their reasons, and as what would have to run', () => {
  const text = textOf(
    breakdown({
      level: 'MEDIUM',
      contributions: [
        { kind: 'coverage', id: null, points: 20, sentence: 'A scan without a decisive check scores 25 at least.', without: null },
      ],
      missing: [{ check: 'age of the token', reason: 'no index knows it' }],
      down: { clear: ['token/x', 'token/y'], complete: ['age of the token'], score: 12, level: 'LOW', smallest: false },
    }),
  )
  expect(text).toContain('    20  ############  coverage  A scan without a decisive check scores 25 at least.\n')
  expect(text).toContain('Did not run: "age of the token" (no index knows it).\n')
  expect(text).toContain(
    'To leave MEDIUM: clear token/x and token/y, and run "age of the token" without a finding. Then the score is 12, LOW.\n  There may be a smaller change.\n',
  )
})

test('checks without an answer stand first among what raises a level; from the sixth on they are counted', () => {
  const open = Array.from({ length: 7 }, (_, at) => ({ ...breakdown().up, id: `token/${at}`, now: 'unknown' }) as Breakdown['open'][number])
  const text = textOf(breakdown({ open }), Number.POSITIVE_INFINITY)
  expect(text).toContain('To rise above HIGH: a bad answer of one that has none today: token/0 "dust" (99, CRITICAL), ')
  expect(text).toMatch(/token\/4 "dust" \(99, CRITICAL\), and 2 more\.\n/)
  expect(text).not.toContain('token/5')
  expect(text).toContain('Or a change: token/sell-limited "dust" (99, CRITICAL), which is clear today.')
  expect(textOf(breakdown({ open, up: open[0] ?? null }))).not.toContain('Or a change')
})

test.each<[string, Partial<Breakdown>, string]>([
  ['the lowest', { level: 'LOW', down: null }, 'LOW is the lowest level.'],
  ['the highest', { level: 'CRITICAL', up: null }, 'CRITICAL is the highest level.'],
  ['one that nothing lowers', { down: null }, 'To leave HIGH: nothing that could be cleared here is enough.'],
  ['one that nothing raises', { up: null }, 'To rise above HIGH: no single finding is enough.'],
  [
    'one of another model',
    { unplayed: 'it is another model', down: null, up: null },
    'What would change the level cannot be told: it is another model.',
  ],
])('of a level that is %s this is said', (_, more, line) => {
  expect(textOf(breakdown(more)).split('\n')).toContain(line)
})

test('a result without a breakdown says so in one sentence', () => {
  const text = textOf({ kind: 'none', why: 'whoever scanned this gives no breakdown of the score' })
  expect(text).toBe('How 79 comes about cannot be shown: whoever scanned this gives no breakdown of the score.\n')
})

test('what comes from outside moves no cursor, whatever it is put into', () => {
  const evil = 'a\u001b[31m\u202eb\nc\r'
  const one = { id: evil, row: evil, group: evil, tier: evil, solo: 1, now: 'unknown', score: 99, level: 'CRITICAL' } as const
  const text = textOf(
    breakdown({
      contributions: [{ kind: 'check', id: evil, points: 74, sentence: evil, without: 5 }],
      missing: [{ check: evil, reason: evil }],
      down: { clear: [evil], complete: [evil], score: 5, level: 'LOW', smallest: true },
      up: one,
      open: [one],
    }),
  )
  expect(text + textOf({ kind: 'none', why: evil }) + textOf(breakdown({ unplayed: evil }))).toMatch(/^[\n\x20-\x7e]+$/)
  expect(text.split('\n').filter(line => line.startsWith('c'))).toEqual([])
})

describe.each(widths)('on %d columns', width => {
  test('a sum fits', () => {
    expect(tooLong(textOf(breakdown(), width), width)).toEqual([])
  })

  test('the list of signals fits', () => {
    expect(tooLong(signalsText(explanations(), 'woe-1', paper(width)), width)).toEqual([])
  })

  test.each(explanations())('$id fits', explanation => {
    expect(tooLong(explanationText(explanation, 'woe-1', paper(width)), width)).toEqual([])
  })
})

test('the list names every signal below its kind, with its strongest score, and what it asks', () => {
  const text = signalsText(explanations(), 'woe-1', paper(100))
  const lines = text.split('\n')
  for (const { id, question } of explanations()) {
    const at = lines.findIndex(line => line.startsWith(`  ${id} `))
    expect(lines[at + 1]).toBe(`    ${question}`)
  }
  expect(lines.filter(line => /^(wallet|token) \(\d+\)$/.test(line))).toEqual(
    (['wallet', 'token'] as const).map(kind => `${kind} (${explanations().filter(each => each.kind === kind).length})`),
  )
  expect(lines.find(line => line.startsWith('  token/sell-tax'))).toMatch(/ 100 !! CRITICAL {3}Node/)
  expect(lines.find(line => line.startsWith('  wallet/inbound-only'))).toMatch(/ 8 - {2}LOW {8}Node \+ Explorer$/)
  expect(lines.find(line => line.startsWith('  token/owner '))).toMatch(/ note, 0 points {4}Node/)
})

const signal: Explanation = {
  id: 'token/example',
  kind: 'token',
  question: 'Is it bad?',
  why: 'It matters.',
  proof: [{ evidence: 'trading', means: 'trades of fresh accounts', sources: ['Node', 'Other'] }],
  decisive: ['sale by a fresh buyer'],
  rows: [
    { row: 'never', group: 'exit', tier: 'A', solo: 100, level: 'CRITICAL', decibans: 32.7, cap: 100, source: 'executed' },
    { row: 'late', group: 'exit', tier: 'C', solo: 40, level: 'MEDIUM', decibans: 11, cap: 49, source: 'judgement' },
  ],
  verify: 'Look.',
  repeat: [{ says: 'Ask again.', lines: ['ask \\', '  again'] }],
  remedy: 'Stop.',
  families: ['evm', 'xrp', 'solana'],
  elsewhere: [
    {
      families: ['xrp', 'solana'],
      proof: [{ evidence: 'transferability', means: 'rules', sources: ['XRP Ledger'] }],
      decisive: [],
      verify: 'Ask.',
      remedy: 'Wait.',
    },
  ],
  limits: [{ family: 'solana', name: 'later times', why: 'Nobody can tell.' }],
}

test('a signal in full: why, what proves it, its weights with their sources, how to verify and clear it', () => {
  expect(explanationText(signal, 'woe-1', paper(120))).toBe(`token/example
Is it bad?

Why        It matters.
Proved by  trades of fresh accounts (Node, Other).
Asked on   EVM chains, XRP, Solana.
Decisive   its evidence is that of the check "sale by a fresh buyer": while that is missing, a scan cannot be LOW.

Weights
  never: alone 100 (CRITICAL), tier A, group exit, 32.7 decibans
    from: executed
  late: alone 40 (MEDIUM), tier C, group exit, 11.0 decibans
    from: judgement
  The best finding of a scan caps its score: tier A at 100, tier C at 49. Of the findings of a group only the strongest
  counts (model woe-1).

Verify by hand
  Look.

Repeat the evidence
  Ask again.
    ask \\
      again

How an owner clears it
  Stop.

On XRP, Solana
Proved by  rules (XRP Ledger).
Decisive   no: without its evidence the check is unknown, and the scan says so.
Verify     Ask.
Clear      Wait.
`)
})

test('a note has no weight, and a signal without a decisive check says what its silence means', () => {
  const note = explanationOf('token/owner')
  if (!note) throw new Error('There is no such signal.')
  const text = explanationText(note, 'woe-1', paper(120))
  expect(text).toContain('  note: no points, a note; group note\n')
  expect(text).toContain('A note never changes a score (model woe-1).')
  expect(text).toContain('Decisive   no: without its evidence the check is unknown, and the scan says so.')
})

test('colours change nothing but colours', () => {
  for (const width of [40, 100]) {
    expect(stripVTControlCharacters(signalsText(explanations(), 'woe-1', paper(width, 1)))).toBe(
      signalsText(explanations(), 'woe-1', paper(width)),
    )
    expect(stripVTControlCharacters(explanationText(signal, 'woe-1', paper(width, 1)))).toBe(explanationText(signal, 'woe-1', paper(width)))
    const colored = contributionsText({ risk_score: 79 }, breakdown(), paper(width, 1))
    expect(stripVTControlCharacters(colored)).toBe(textOf(breakdown(), width))
  }
})
