import { levels } from '../../src/api/level.ts'
import { effectClasses } from './case.ts'
import type { Fault, Figures, Share } from './judge.ts'

const shown = ({ hits, of, interval: { low, high } }: Share): string =>
  of === 0 ? '-' : `${hits}/${of} = ${(hits / of).toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`

const words: Readonly<Record<string, string>> = {
  E1: 'exit blocked now',
  E2: 'exit blocked later by itself',
  E3: 'exit blockable by somebody',
  E4: 'exit taxed or taxable',
  E5: 'balances taken',
  E6: 'supply inflated',
  E7: 'code replaceable',
  E8: 'market removable',
  E9: 'deception',
}

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  return rows.map(row => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** What people read: shares with their exact 95 % intervals, then everything that went wrong, by name. */
export function reportOf(figures: Figures, faults: readonly Fault[]): string {
  const { cases, recall, precision, honeypots, powers, benign, confusion, tax, milliseconds, naive } = figures
  return [
    `${cases.traps} traps, ${cases.benign} benign tokens. Shares with exact 95 % intervals (Clopper-Pearson).`,
    '',
    ...columns([
      ['effect', '', 'recall', 'precision', 'naive recall'],
      ...effectClasses.map(one => [one, words[one] ?? '', shown(recall[one]), shown(precision[one]), shown(naive.recall[one])]),
    ]),
    '',
    ...columns([
      ['', 'chainvet', 'naive buy and sell'],
      ['honeypots that are CRITICAL', shown(honeypots), shown(naive.honeypots)],
      [
        'benign tokens called honeypots',
        `${benign.critical} CRITICAL, ${benign.high} HIGH, ${benign.mistaken} wrongly`,
        shown(naive.falseAlarms),
      ],
      ['reachable powers E3, E5, E6: recall', shown(powers.recall), '-'],
      ['reachable powers E3, E5, E6: precision', shown(powers.precision), '-'],
      ['tax within 0.5 points', shown(tax.within), shown(naive.tax)],
      ['largest error of a tax, points', tax.most.toFixed(2), ''],
      ['time of a scan, median', `${Math.round(milliseconds.median)} ms`, ''],
      ['time of a scan, p95', `${Math.round(milliseconds.p95)} ms`, ''],
    ]),
    '',
    ...columns([
      ['expected \\ got', ...levels, 'none'],
      ...Object.entries(confusion).map(([row, counts]) => [
        row,
        ...levels.map(level => String(counts[level])),
        String((counts as Record<string, number>)['none'] ?? 0),
      ]),
    ]),
    '',
    faults.length === 0 ? 'Nothing was missed, and there was no false alarm.' : `${faults.length} disagreements:`,
    ...faults.map(({ kind, name, expected, got }) => `  ${kind}: ${name}\n      expected ${expected}\n      got ${got}`),
    '',
  ].join('\n')
}
