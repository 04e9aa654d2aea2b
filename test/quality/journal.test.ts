import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { TokenScanResult } from '../../src/index.ts'
import { cases } from './cases/index.ts'
import { openJournal } from './journal.ts'
import { type Answer, figuresOf } from './judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [first, second] = cases
const answerOf = (one: typeof first): Answer => {
  const check = { id: 'token/sell-blocked', outcome: 'raised', solo: 80, evidence: [{ method: 'eth_call' }] }
  const result = { risk_level: 'CRITICAL', token_data: { checks: [check], trading: { status: 'unknown' } } }
  if (!one) throw new Error('There are no cases.')
  return {
    case: one,
    token: `0x${'11'.repeat(20)}`,
    result: result as unknown as TokenScanResult,
    milliseconds: 7,
    naive: {} as Answer['naive'],
  }
}
const written = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('a run goes on with the answers that came before it was stopped', () => {
  const [path, program] = [join(folder, 'answers'), written('program.mjs', 'one')]
  const begun = openJournal(path, program, cases)
  expect(begun.found.size).toBe(0)
  begun.add(answerOf(first))
  begun.add(answerOf(second))
  appendFileSync(path, '{"name":"what was being writ')

  const again = openJournal(path, program, cases)
  expect([...again.found.keys()]).toEqual([first?.name, second?.name])
  // what it is judged by is as it was
  expect(figuresOf([...again.found.values()])).toEqual(figuresOf([answerOf(first), answerOf(second)]))
  again.add(answerOf(cases[2]))
  expect(openJournal(path, program, cases).found.size).toBe(3)
})

test('answers of another program are not taken for its own', () => {
  const path = join(folder, 'others')
  openJournal(path, written('program.mjs', 'one'), cases).add(answerOf(first))
  expect(() => openJournal(path, written('program.mjs', 'two'), cases)).toThrow(/other code/)
})
