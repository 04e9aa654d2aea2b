import type { Report, Row } from '../../src/api/report.ts'
import { formatNames, loadFormat, renderReport } from '../../src/output/index.ts'
import { hostileTexts, page, reportOf, row, tokenResult } from '../support/reports.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

/** What a terminal, a build server or a spreadsheet could be moved by; a line break ends a line of ours. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u
const command = /^\s*(?:::|##\[|##vso\[|##teamcity\[)/
/** A cell that a spreadsheet would run. */
const formula = /^[=+\-@\t\r]/

const pieces = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\x1b[2J',
  '\x1b]8;;http://x\x07',
  '\x9b31m',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u00ad',
]
const moreUnsafe = [
  '::error::',
  '##vso[task]',
  '##[error]',
  '##teamcity[x]',
  '|',
  '`',
  '<script>',
  ']]>',
  '&',
  '"',
  "'",
  '\\',
  '\0',
  '\ud800',
  '%0A',
]
const harmless = ['USD', 'Coin', ' ', 'x', '\u706b', '\u00e9', '\ud83d\udc36', '1', '(A1)', 'cmd|calc!A0', ',', ';']

function nameOf(random: Random): string {
  if (random.next() < 0.2) return random.pick(hostileTexts).name
  const parts = Array.from({ length: 1 + random.below(6) }, () =>
    random.next() < 0.3
      ? String.fromCodePoint(random.below(0x110000))
      : random.pick(random.next() < 0.5 ? pieces : random.next() < 0.5 ? moreUnsafe : harmless),
  )
  return parts.join('')
}

/** A report of tokens with these names, which stand in their flags and pools as well. */
const tokensNamed = (names: readonly string[], first: number): Report =>
  reportOf(
    names.map(
      (name, at): Row =>
        row(first + at, `0x${(first + at).toString(16).padStart(40, '0')}`, {
          kind: 'token',
          input: { address: '0x', chain: 'ethereum' },
          result: tokenResult(name),
        }),
    ),
  )

/** Cells of a CSV record, unquoted, as a spreadsheet reads them. */
function* cellsOf(csv: string): Generator<string> {
  for (const match of csv.matchAll(/(?:^|,|\n)(?:"((?:[^"]|"")*)"|([^",\n]*))/g)) yield match[1]?.replaceAll('""', '"') ?? match[2] ?? ''
}

/** P9: generated names of tokens through every format. */
export const names = torture({
  name: 'names',
  promises: 'P9',
  sentence: 'Output cannot attack your terminal, your spreadsheet or your build server',
  size: { names: 1_000_000 },
  async run({ names: count }, { seed, signal, tell }) {
    const random = seeded(seed)
    const formats = await Promise.all(formatNames.map(loadFormat))
    const violations: string[] = []
    let bytes = 0
    const block = 1_000
    for (let start = 0; start < count && !signal.aborted; start += block) {
      const report = tokensNamed(
        Array.from({ length: Math.min(block, count - start) }, () => nameOf(random)),
        start + 2,
      )
      for (const format of formats) {
        const text = renderReport(format, report, page())
        bytes += text.length
        const wrong = (what: string, line: string) => {
          if (violations.length < 50)
            violations.push(`${format.name}, names from ${start}: ${what} in ${JSON.stringify(line.slice(0, 200))}`)
        }
        for (const line of text.split('\n')) {
          if (unsafe.test(line)) wrong('a control, bidi or invisible character', line)
          if (command.test(line)) wrong('a command to a build server', line)
        }
        if (/^(json|jsonl|sarif)$/.test(format.name) && !/^[\n\x20-\x7e]*$/.test(text)) wrong('a byte that is not printable ASCII', text)
        if (format.name === 'csv') for (const cell of cellsOf(text)) if (formula.test(cell) && !/^-?\d/.test(cell)) wrong('a formula', cell)
      }
      if (start % 100_000 === 0) tell(`${start.toLocaleString('en')} names`)
    }
    const figure = `${violations.length} control bytes, bidi characters, formulas or workflow commands in ${count.toLocaleString('en')} names x ${formats.length} formats (${(bytes / 2 ** 30).toFixed(1)} GB)`
    return { figure, violations }
  },
})
