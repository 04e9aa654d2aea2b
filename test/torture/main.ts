import { rmSync } from 'node:fs'
import { makeCustomer, serveListed } from '../bench/service-load.ts'
import { missing, startPostgres } from '../support/postgres.ts'
import { measurePace, workForPace } from './batch-pace.ts'
import { workAsChild } from './batch-worker.ts'
import { tortureBatches } from './batches.ts'
import { type Figures, tortureBulk } from './bulk.ts'
import { canaryKey } from './canary.ts'
import { fuzzService } from './fuzz.ts'
import { gate } from './gate.ts'
import { assaultAsChild, hostile } from './hostile.ts'
import { linear } from './linear.ts'
import { names } from './names.ts'
import { omissions } from './omissions.ts'
import { paidOnce } from './paid-once.ts'
import { type Torture, torture } from './promise.ts'
import { quorum } from './quorum.ts'
import { tortureQuota } from './quota.ts'
import { replays } from './replays.ts'
import { enter, lineOf } from './report.ts'
import { spellings } from './spellings.ts'
import { swapped } from './swaps.ts'
import { tails } from './tails.ts'
import { forkScripted, serveParent } from './upstream-process.ts'

const [what, ...rest] = process.argv.slice(2)
const faulty = 2
const program = process.argv[1] as string

const bulkDetails = (figures: Figures): string[] => {
  const { rows, targets, tornTails, leftovers, phases, calls, paid, paidTwice, inFlight, mostInFlight } = figures
  return [
    `${rows} rows, ${targets} targets, ${leftovers} files left over`,
    `kills by phase: ${Object.entries(phases)
      .map(([phase, count]) => `${phase} ${count}`)
      .join(', ')}`,
    `journals whose last line was cut off: ${tornTails}`,
    `${calls} calls, ${paid} paid, ${paidTwice} of them twice; in flight at a kill: ${inFlight} in all, at most ${mostInFlight} at once`,
  ]
}

const bulk = torture({
  name: 'bulk',
  promises: 'P5, P6',
  sentence: 'Kill a bulk scan at any moment: no row is lost, none doubled, none paid twice',
  size: { kills: 1_000, rows: 20_000 },
  async run({ kills, rows }, { seed, signal, tell }) {
    const upstream = await forkScripted(program, { faulty })
    try {
      const figures = await tortureBulk({ rows, kills, seed, faulty, upstream, signal, tell })
      const { lost, doubled, torn, identical, jobs, paidTwice } = figures
      return {
        figure: `${figures.kills} kills: ${lost} lost, ${doubled} doubled, ${torn} torn, ${paidTwice} paid twice, output identical in ${identical} of ${jobs} jobs`,
        // a run that was cut short has proved nothing
        violations: [...figures.violations, ...(figures.kills < kills ? [`only ${figures.kills} kills`] : [])],
        details: bulkDetails(figures),
      }
    } finally {
      await upstream.stop()
    }
  },
})

const batches = torture({
  name: 'batches',
  promises: 'P5',
  sentence: 'Kill workers of a batch: no row is lost, none doubled, none charged twice',
  size: { rows: 100_000, every: 5_000, workers: 3, kills: 1_000_000, lanes: 32, slowest: 50 },
  async run({ rows, every, kills, workers, lanes, slowest }, { seed, signal, tell }) {
    const rules = { attempts: 1_000, timeout: Math.max(500, every / 5), margin: Math.max(500, every / 5), backoff: 5, patrol: 250 }
    const plan = { lanes, slowest, rules }
    const figures = await tortureBatches({ rows, every, kills, seed, workers, plan, program, signal, tell })
    const { lost, doubled, chargedTwice, violations, attempts, cutOff, charged } = figures
    return {
      figure: `${figures.rows} rows over ${workers} workers, ${figures.kills} killed: ${lost} lost, ${doubled} doubled, ${chargedTwice} charged twice`,
      violations,
      details: [`${attempts} attempts, ${cutOff} of them cut off by a kill; ${charged} calls charged`],
    }
  },
})

const fuzz = torture({
  name: 'fuzz',
  promises: 'P14',
  sentence: 'Every refusal of the service is `{detail}`, and no request crashes it',
  size: { requests: 100_000 },
  async run({ requests: count }, { seed }) {
    const customer = await makeCustomer()
    const served = await serveListed(customer)
    try {
      const { requests, refusals, statuses, violations, crashes } = await fuzzService({
        ...{ url: new URL(served.url), key: customer.key, requests: count, seed, alive: served.alive },
      })
      return {
        figure: `${requests} raw requests: ${refusals} refusals, ${violations.length} of them without a valid body, ${crashes} crashes`,
        violations: crashes > 0 ? [...violations, `${crashes} crashes`] : violations,
        details: [`answers by status: ${inPairs(statuses)}`],
      }
    } finally {
      await served.stop()
      rmSync(customer.folder, { recursive: true, force: true })
    }
  },
})

const quota = torture({
  name: 'quota',
  promises: 'P4',
  sentence: 'The pool is exact, on three replicas and through kills of replicas and stops of the database',
  size: { rounds: 100, calls: 10_000, kills: 40, crashes: 30 },
  async run(size, { seed, tell }) {
    const server = await startPostgres()
    if (!server) throw new Error(missing)
    try {
      const figures = await tortureQuota({ server, seed, ...size, tell })
      const { exact, rounds, kills, crashes, acknowledged, violations, inDoubt, twice, callsPerSecond } = figures
      return {
        figure: `exactly 1,000 of ${size.calls.toLocaleString('en')} in ${exact} of ${rounds} rounds; ${kills} kills, ${crashes} stops of the database: ${acknowledged} calls acknowledged, ${figures.missing} missing, ${twice} charged twice`,
        violations,
        details: [`${callsPerSecond} calls/s`, `${inDoubt} charged calls had no answer at first and were answered again free of charge`],
      }
    } finally {
      await server.stop()
    }
  },
})

const inPairs = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** Every torture, in the order in which all of them run: the quick ones first. */
const tortures: readonly Torture[] = [
  ...[quorum, spellings, linear, replays, tails, swapped, gate, paidOnce, canaryKey],
  ...[omissions, hostile, names, fuzz, batches, bulk, quota],
]

function sizeOf({ size }: Torture, flags: readonly string[]): Record<string, number> {
  const known = [...Object.keys(size), 'seed']
  for (const flag of flags.filter((_, at) => at % 2 === 0))
    if (!known.includes(flag.replace(/^--/, ''))) throw new Error(`There is no ${flag} here. There is: ${known.join(', ')}`)
  return Object.fromEntries(Object.entries(size).map(([flag, whole]) => [flag, numberAt(flags, `--${flag}`) ?? whole]))
}

function numberAt(flags: readonly string[], flag: string): number | undefined {
  const at = flags.indexOf(flag)
  if (at < 0) return undefined
  const text = flags[at + 1]
  if (text === undefined || !/^\d{1,10}$/.test(text)) throw new Error(`${flag} takes a whole number`)
  return Number(text)
}

/** Runs one and enters it into the report; false when a promise was broken. */
async function runOne(chosen: Torture, flags: readonly string[], signal: AbortSignal): Promise<boolean> {
  const size = sizeOf(
    chosen,
    flags.filter(flag => flag !== '--report'),
  )
  const seed = numberAt(flags, '--seed') ?? Date.now() % 1_000_000
  process.stderr.write(`${chosen.name}, seed ${seed}\n`)
  const [start, date] = [performance.now(), new Date()]
  const finding = await chosen.run(size, { seed, program, signal, tell: line => void process.stderr.write(`${line}\n`) })
  const seconds = (performance.now() - start) / 1000
  const { figure, violations, details = [] } = finding
  const lines = [`${chosen.promises}: ${figure}`, `seed ${seed}, ${seconds.toFixed(0)} s`, ...details, `${violations.length} violations`]
  process.stdout.write(`${[...lines, ...violations.map(violation => `  ${violation}`)].join('\n')}\n`)
  const line = lineOf(chosen, size, finding, { seed, seconds, date })
  if (!signal.aborted && (line.full || flags.includes('--report'))) enter(line)
  return violations.length === 0 && !signal.aborted
}

/**
 * `npm run torture` tries every promise at its full size, which takes hours, and writes REPORT.md; `npm run torture -- NAME` tries
 * one, with sizes of one's own: `-- bulk --kills 50 --rows 2000 --seed 7`. A run below its full size is entered with --report alone.
 * Exit 1 when one is broken.
 */
if (what === 'upstream') await serveParent(rest)
else if (what === 'batch-worker') await workAsChild(rest)
else if (what === 'hostile-bodies') await assaultAsChild(rest)
else if (what === 'pace-worker') await workForPace(rest)
else if (what === 'batch-pace') await measurePace(program, numberAt(rest, '--rows') ?? 20_000)
else {
  const chosen = what === undefined ? tortures : tortures.filter(({ name }) => name === what)
  if (chosen.length === 0) {
    const usage = ({ name, size }: Torture) =>
      `  ${name} ${Object.entries(size)
        .map(([flag, whole]) => `[--${flag} ${whole}]`)
        .join(' ')} [--seed N]`
    process.stderr.write(`There is:\n${tortures.map(usage).join('\n')}\n  batch-pace [--rows 20000], which measures and breaks nothing\n`)
    process.exitCode = 2
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  for (const one of chosen) if (!stop.signal.aborted && !(await runOne(one, rest, stop.signal))) process.exitCode = 1
}
