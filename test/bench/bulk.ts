import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labelFacts } from '../labels/facts.ts'
import { bulkFile } from './bulk-file.ts'
import { type Measured, measured } from './child.ts'
import { median, type Row } from './measure.ts'

const floor = 'csv-parse alone'

/** Every record as an array of cells, to the end, and nothing else. */
const parseAlone = (file: string): string => `
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
let count = 0
const parser = createReadStream(${JSON.stringify(file)}).pipe(parse())
parser.on('readable', () => { while (parser.read() !== null) count++ })
parser.on('end', () => { if (count < 2) throw new Error('no rows') })`

/** What somebody would write by hand: one look at a set of listed addresses, no checks. */
const plainScript = (file: string, list: string, output: string): string => `
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { parse } from 'csv-parse'
const listed = new Set(readFileSync(${JSON.stringify(list)}, 'utf8').split('\\n'))
const out = createWriteStream(${JSON.stringify(output)})
const parser = createReadStream(${JSON.stringify(file)}).pipe(parse())
for await (const cells of parser) {
  if (!out.write([...cells, listed.has(cells[0].toLowerCase()) ? 'CRITICAL' : ''].join(',') + '\\n')) await new Promise(done => out.once('drain', done))
}
out.end()`

/**
 * A file of a million rows without a network, beside what reading it costs anybody. Rows a second; and the peak of memory.
 * The same for ten times as many rows, whose memory is to be no more. `--rows` says how many.
 */
export async function bulk(): Promise<Row[]> {
  const asked = /^\d{2,9}$/.exec(process.argv[process.argv.indexOf('--rows') + 1] ?? '')?.[0]
  const rows = asked === undefined ? 1_000_000 : Number(asked)
  const listed = labelFacts().entries.flatMap(({ address, record }) => (record.family === 'evm' ? [address] : []))
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  const list = join(folder, 'listed.txt')
  writeFileSync(list, listed.map(address => address.toLowerCase()).join('\n'))
  const scan = (file: string, format: string) =>
    measured(['bin/chainvet.cjs', 'scan', 'wallet', '--input', file, '--offline', '--quiet', '-o', join(folder, `out.${format}`)])
  const script = (code: string) => measured(['--input-type=module', '-e', code])
  try {
    const [file, long] = [bulkFile(rows, listed), bulkFile(10 * rows, listed)]
    const works: Readonly<Record<string, () => Promise<Measured>>> = {
      [floor]: () => script(parseAlone(file)),
      'a plain script over a Set': () => script(plainScript(file, list, join(folder, 'plain.csv'))),
      'scan wallet --offline -o out.csv': () => scan(file, 'csv'),
      'scan wallet --offline -o out.jsonl': () => scan(file, 'jsonl'),
    }
    const ends: Record<string, Measured> = {}
    const floors: number[] = []
    for (const [work, run] of Object.entries(works)) {
      // a machine that slows down slows all of them: the floor is measured beside each work
      if (work !== floor) floors.push((await script(parseAlone(file))).milliseconds)
      ends[work] = ended(work, await run())
    }
    const longFloor = ended(floor, await script(parseAlone(long)))
    const longEnd = ended('the long file', await scan(long, 'csv'))
    const time = (work: string) => (work === floor ? median(floors) : (ends[work]?.milliseconds ?? Number.NaN))
    const speed = (work: string) => rows / (time(work) / 1000)
    const peak = (work: string) => ends[work]?.peak ?? Number.NaN
    const against = { floor, floorMedian: speed(floor), better: 'more' } as const
    const csv = 'scan wallet --offline -o out.csv'
    return [
      ...Object.keys(works)
        .filter(work => work !== floor)
        .map(work => ({ work: `${work}, rows/s`, median: speed(work), goal: 0.5, ...against })),
      { work: `${csv}, peak MB`, floor: 'the promise', median: peak(csv), floorMedian: 150, goal: 1, better: 'less' },
      {
        work: 'ten times the rows, rows/s',
        floor,
        median: (10_000 * rows) / longEnd.milliseconds,
        floorMedian: (10_000 * rows) / longFloor.milliseconds,
        goal: 0.5,
        better: 'more',
      },
      { work: 'ten times the rows, peak MB', floor: 'the promise', median: longEnd.peak, floorMedian: 150, goal: 1, better: 'less' },
      {
        work: 'ten times the rows, peak MB',
        floor: 'a tenth of them',
        median: longEnd.peak,
        floorMedian: peak(csv),
        goal: 1.15,
        better: 'less',
      },
      { work: `${floor}, peak MB`, floor: 'the promise', median: peak(floor), floorMedian: 150, goal: 1, better: 'less' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows without a score end an offline run with 8. */
function ended(work: string, end: Measured): Measured {
  if (end.code === 0 || end.code === 8) return end
  throw new Error(`${work} ended with ${end.code}: ${end.stderr.slice(-2000)}`)
}
