import { isApart, runApart } from '../../src/cli/apart.ts'
import { serveParent } from '../torture/upstream-process.ts'
import { bulk } from './bulk.ts'
import { coldStart } from './cold-start.ts'
import { lists } from './lists.ts'
import type { Row } from './measure.ts'
import { pipeline } from './pipeline.ts'
import { serveRecorded } from './recorded.ts'
import { enter, type Judged } from './report.ts'
import { service } from './service.ts'
import { servePairs, token } from './token.ts'
import { wallet } from './wallet.ts'

/** `npm run bench` runs all, `npm run bench -- NAME` one; `--json` for machines. Ratios, never bare times. Each run is entered in REPORT.md. */
const benches: Readonly<Record<string, { readonly unit: string; run(): Promise<Row[]> }>> = {
  'cold-start': { unit: 'ms', run: coldStart },
  lists: { unit: 'us', run: lists },
  bulk: { unit: 'rows/s, MB', run: bulk },
  pipeline: { unit: 'ms, calls', run: pipeline },
  service: { unit: 'requests/s, ms, MB', run: service },
  token: { unit: 'ms, round trips', run: token },
  wallet: { unit: 'round trips, scans/s', run: wallet },
}

const words = process.argv.slice(2)
const asked = words.filter((word, at) => !word.startsWith('--') && words[at - 1] !== '--rows' && words[at - 1] !== '--minutes')
const unknown = asked.find(name => !(name in benches))
// a bench that needs a service starts this program once more
if (words[0] === 'upstream') await serveParent(words.slice(1))
else if (words[0] === 'recorded') await serveRecorded(words.slice(1))
else if (words[0] === 'pairs' || (words[0] === 'served-pairs' && isApart())) await servePairs(words.slice(1))
else if (words[0] === 'served-pairs') process.exitCode = await runApart()
else if (unknown !== undefined) {
  process.stderr.write(`There is no bench "${unknown}". There are: ${Object.keys(benches).join(', ')}\n`)
  process.exitCode = 2
} else await run(asked.length > 0 ? asked : Object.keys(benches))

async function run(names: readonly string[]): Promise<void> {
  const report: Record<string, readonly Judged[]> = {}
  for (const name of names) {
    const rows = (await benches[name]?.run()) ?? []
    report[name] = rows.map(row => {
      const ratio = row.median / row.floorMedian
      return { ...row, ratio, met: row.better === 'less' ? ratio <= row.goal : ratio >= row.goal }
    })
    // fewer rows or minutes than usual are a look, and no figure
    if (!words.includes('--rows') && !words.includes('--minutes'))
      enter(name, benches[name]?.unit ?? '', report[name] ?? [], Object.keys(benches))
    if (!words.includes('--json')) print(name, benches[name]?.unit ?? '', report[name] ?? [])
  }
  if (words.includes('--json')) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
}

function print(name: string, unit: string, rows: readonly Judged[]): void {
  process.stdout.write(`${name} (medians, ${unit})\n`)
  for (const { work, floor, median, floorMedian, ratio, goal, better, met } of rows) {
    const sign = better === 'less' ? '<=' : '>='
    process.stdout.write(
      `  ${work.padEnd(34)} ${median.toFixed(1).padStart(8)}   ${`${floor} ${floorMedian.toFixed(1)}`.padEnd(24)} ${ratio.toFixed(2)}x  goal ${sign} ${Number(goal.toFixed(2))}x  ${met ? 'met' : 'MISSED'}\n`,
    )
  }
}
