import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { Pool } from 'undici'
import { evmAddress, type MadeAddress } from '../torture/addresses.ts'
import { keyOf } from '../torture/fates.ts'
import { seeded } from '../torture/random.ts'
import { failureOf, key, type Script } from '../torture/upstream.ts'
import { forkScripted } from '../torture/upstream-process.ts'
import { measured } from './child.ts'
import { median, type Row } from './measure.ts'

const concurrency = 32
/** Of the service, in milliseconds. */
const silence = 50

/**
 * How well many rows keep a slow service busy, and what one that fails costs. A retry is worth its call where a score came
 * of it: more than the rows and those retries together is amplification.
 */
export async function pipeline(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  try {
    const down = await run(folder, 640, { faulty: 0, delay: silence, unsteady: 1000 })
    const third = await run(folder, 3_000, { faulty: 0, delay: silence, unsteady: 333 })
    // the first run in a new home compiles the program, and keeps that for all others
    const steady = await run(folder, 10_000, { faulty: 0, delay: silence })
    const bare = await askedBarely(10_000)
    const unexplained = [steady, third, down].reduce((sum, { unexplained: count }) => sum + count, 0)
    return [
      {
        work: `${stretch} of 10000 rows, 32 in flight, ms`,
        floor: 'ideal pipeline',
        median: median(stretchesOf(steady.answers)),
        floorMedian: (stretch / concurrency) * silence,
        goal: 1 / 0.9,
        better: 'less',
      },
      {
        work: '10000 rows, its start and end, ms',
        floor: 'ideal pipeline',
        median: steady.milliseconds,
        floorMedian: (10_000 / concurrency) * silence,
        goal: 1 / 0.9,
        better: 'less',
      },
      {
        work: 'the same beside bare undici, ms',
        floor: 'bare undici, 32 in flight',
        median: steady.milliseconds,
        floorMedian: bare,
        goal: 1 / 0.9,
        better: 'less',
      },
      {
        work: 'calls, a third of them fails',
        floor: 'rows and retries that helped',
        median: third.calls,
        floorMedian: third.worthwhile,
        goal: 1.1,
        better: 'less',
      },
      { work: 'calls, all of them fail', floor: 'rows', median: down.calls, floorMedian: 640, goal: 1.1, better: 'less' },
      { work: 'rows without score or reason, plus 1', floor: 'none', median: 1 + unexplained, floorMedian: 1, goal: 1, better: 'less' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers of which one duration is taken: a run of ten thousand rows has twenty of them, of which the median counts. */
const stretch = 499

const stretchesOf = (answers: readonly number[]): readonly number[] =>
  Array.from({ length: Math.floor((answers.length - 1) / stretch) }, (_, nth) => {
    const [from = Number.NaN, to = Number.NaN] = [answers[nth * stretch], answers[(nth + 1) * stretch]]
    return to - from
  })

const rowsOf = (count: number): readonly MadeAddress[] => {
  const random = seeded(count)
  return Array.from({ length: count }, () => evmAddress(random, ['ethereum', 1]))
}

/** The milliseconds in which bare undici has the same answers: what remains of the ideal on this machine. */
async function askedBarely(count: number): Promise<number> {
  const rows = rowsOf(count).values()
  const service = await forkScripted(process.argv[1] as string, { faulty: 0, delay: silence })
  const pool = new Pool(service.url, { connections: concurrency })
  try {
    const start = performance.now()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const { text } of rows) {
          const { body } = await pool.request({
            method: 'POST',
            path: '/v1/scan/wallet',
            headers: { 'x-api-key': key, 'content-type': 'application/json' },
            body: JSON.stringify({ address: text, chain_id: 1 }),
          })
          await body.json()
        }
      }),
    )
    return performance.now() - start
  } finally {
    await pool.close()
    await service.stop()
  }
}

interface Ran {
  readonly milliseconds: number
  readonly calls: number
  /** One call for each row, and the failures that were followed by a score. */
  readonly worthwhile: number
  readonly unexplained: number
  /** When they came, in milliseconds. */
  readonly answers: readonly number[]
}

async function run(folder: string, rows: number, script: Script): Promise<Ran> {
  const made = rowsOf(rows)
  const [input, output] = [join(folder, `${rows}.csv`), join(folder, `${rows}-out.csv`)]
  writeFileSync(input, `address,chain\n${made.map(({ text, chain }) => `${text},${chain}\n`).join('')}`)
  const service = await forkScripted(process.argv[1] as string, script)
  try {
    const args = ['scan', 'wallet', '--input', input, '--output', output, '--quiet', '--base-url', service.url]
    const end = await measured(['bin/chainvet.cjs', ...args, '--concurrency', String(concurrency)], { CHAINVET_API_KEY: key, HOME: folder })
    const calls = await service.life()
    const answers = await service.answers()
    const results = parse(readFileSync(output), { columns: true }) as Record<string, string>[]
    if (results.length !== rows) throw new Error(`${results.length} rows of ${rows}; exit ${end.code}: ${end.stderr.slice(-600)}`)
    const scored = made.filter((_, at) => results[at]?.['cv_status'] === 'scored')
    const helped = scored.map(({ text }) => {
      const target = keyOf(text, 1)
      let failures = 0
      while (failureOf(target, failures, script) !== undefined) failures++
      return failures
    })
    return {
      milliseconds: end.milliseconds,
      answers,
      calls: calls.reduce((sum, { asked }) => sum + asked, 0),
      worthwhile: rows + helped.reduce((sum, failures) => sum + failures, 0),
      unexplained: results.filter(row => row['cv_status'] !== 'scored' && !row['cv_error_code']).length,
    }
  } finally {
    await service.stop()
  }
}
