import { bulk } from './bulk.ts'
import { coldStart } from './cold-start.ts'
import { lists } from './lists.ts'
import type { Row } from './measure.ts'

/** `npm run bench` runs all, `npm run bench -- NAME` one; `--json` for machines. Ratios, never bare times. */
const benches: Readonly<Record<string, { readonly unit: string; run(): Promise<Row[]> }>> = {
  'cold-start': { unit: 'ms', run: coldStart },
  lists: { unit: 'us', run: lists },
  bulk: { unit: 'rows/s, MB', run: bulk },
}

const asked = process.argv.slice(2).filter((word, at, all) => !word.startsWith('--') && all[at - 1] !== '--rows')
const unknown = asked.find(name => !(name in benches))
if (unknown !== undefined) {
  process.stderr.write(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}\n`)
  process.exitCode = 2
} else {
  const names = asked.length > 0 ? asked : Object.keys(benches)
  const report: Record<string, readonly (Row & { ratio: number; met: boolean })[]> = {}
  for (const name of names) {
    const rows = (await benches[name]?.run()) ?? []
    report[name] = rows.map(row => {
      const ratio = row.median / row.floorMedian
      return { ...row, ratio, met: row.better === 'less' ? ratio <= row.goal : ratio >= row.goal }
    })
    if (!process.argv.includes('--json')) print(name, benches[name]?.unit ?? '', report[name] ?? [])
  }
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
}

function print(name: string, unit: string, rows: readonly (Row & { ratio: number; met: boolean })[]): void {
  process.stdout.write(`${name} (medians, ${unit})\n`)
  for (const { work, floor, median, floorMedian, ratio, goal, better, met } of rows) {
    const sign = better === 'less' ? '<=' : '>='
    process.stdout.write(
      `  ${work.padEnd(34)} ${median.toFixed(1).padStart(8)}   ${`${floor} ${floorMedian.toFixed(1)}`.padEnd(24)} ${ratio.toFixed(2)}x  goal ${sign} ${goal}x  ${met ? 'met' : 'MISSED'}\n`,
    )
  }
}
