import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileSpool } from '../../src/cli/spool-file.ts'
import { junit } from '../../src/output/junit.ts'
import { memorySpool } from '../../src/output/spool.ts'
import { page, reportOf, row, walletResult } from '../support/reports.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'chainvet-spool-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test.each([3, 40_000])('text of several kinds comes back as it would from memory, in %i pieces, and leaves no file', count => {
  const where = folder()
  const [file, memory] = [fileSpool(where), memorySpool()]
  const names = ['a', 'b', 'c']
  for (let at = 0; at < count; at++)
    for (const spool of [file, memory]) spool.add(names[at % 3] as string, `${at} größer als 💰 ${'x'.repeat(at % 90)}\n`)
  expect(readdirSync(where)).toEqual([])
  for (const name of [...names, 'nobody']) expect([...file.read(name)].join('')).toBe([...memory.read(name)].join(''))
  file.close()
  expect(readdirSync(where)).toEqual([])
})

test('a disk that cannot be written to is told, not overlooked', () => {
  const spool = fileSpool(join(folder(), 'not', 'there'))
  expect(() => {
    for (let at = 0; at < 30; at++) spool.add('a', 'x'.repeat(64 * 1024))
  }).toThrow(expect.objectContaining({ code: 'OUTPUT_FAILED' }))
})

test('a long JUnit document is the same through a file, known limits or not', () => {
  const rows = Array.from({ length: 9_000 }, (_, at) =>
    row(at + 2, `0x${at.toString(16).padStart(40, '0')}`, {
      kind: at % 2 === 0 ? 'wallet' : 'token',
      result: walletResult({ risk_score: at % 101, risk_level: at % 3 === 0 ? 'CRITICAL' : 'LOW' }),
    }),
  )
  const gate = { ...reportOf([]).gate, fail_on: 'CRITICAL' as const }
  const { results, ...run } = reportOf(rows, { gate })
  const written = (more: Parameters<typeof page>[0]): string => {
    const writer = junit.open(run, page(more))
    return results.map(each => writer.row(each)).join('') + [...(writer.pieces?.(run) ?? [writer.end(run)])].join('')
  }
  const plain = written({})
  expect(plain).toMatch(/<testsuites name="chainvet" tests="9000" failures="3000" errors="0" skipped="0"/)
  expect(written({ limits: gate, spool: () => fileSpool(folder()) })).toBe(plain)
})
