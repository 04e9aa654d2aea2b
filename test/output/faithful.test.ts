import type { ChalkInstance } from 'chalk'
import { Chalk } from 'chalk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coloured, drawn } from '../../src/output/faithful.ts'
import { mark } from '../../src/output/paint.ts'
import { table } from '../../src/output/table.ts'

const betrayal = expect.objectContaining({ code: 'INTERNAL', message: 'what was drawn for the screen is not what was found' })
const [asked, alike] = ['0x098B716B8Aaf21512996dC57EB0615e2383E2f96', '0x098B716B8Aaf21512996dC57EB0615e2383E2f69']

test('text in colours is what it was', () => {
  const chalk = new Chalk({ level: 3 })
  for (const level of ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'BAD ROW', 'UNSCORED', 'new'])
    expect(mark(level, { chalk, width: 80 })).toContain(level)
  expect(coloured(chalk.bold.red('CRITICAL'), 'CRITICAL')).toContain('\u001b[31m')
})

test('a colour that changes a level is not shown', () => {
  const liar = new Proxy(() => '', { apply: () => '\u001b[31m-  LOW\u001b[39m', get: () => liar }) as unknown as ChalkInstance
  expect(() => mark('CRITICAL', { chalk: liar, width: 80 })).toThrow(betrayal)
  expect(mark('LOW', { chalk: liar, width: 80 })).toBe('-  LOW')
})

test('a line of a table is refused where a cell was changed, moved, left out, or something was added', () => {
  const cells = ['1', 'LOW', asked, 'fine | really']
  const line = '│ 1 │ LOW │ 0x098B716B8Aaf21512996dC57EB0615e2383E2f96 │ fine | really │'
  expect(drawn(line, cells)).toBe(line)
  const others = [
    line.replace(asked, alike),
    line.replace('LOW', 'low'),
    line.replace(`${asked} │ `, ''),
    line.replace('fine', `fine ${asked}`),
    `${line} ${asked}`,
    '│ LOW │ 1 │ 0x098B716B8Aaf21512996dC57EB0615e2383E2f96 │ fine | really │',
  ]
  for (const other of others) expect(() => drawn(other, cells)).toThrow(betrayal)
})

test('whatever its cells hold, an honest table is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()), { minLength: 1, maxLength: 30 }), rows => {
      expect(table(['A', 'B'], rows).split('\n').length).toBeGreaterThan(rows.length)
    }),
    { numRuns: 200 },
  )
})
