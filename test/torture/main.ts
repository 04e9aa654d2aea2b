import { rmSync } from 'node:fs'
import { makeCustomer, serveListed } from '../bench/service-load.ts'
import { missing, startPostgres } from '../support/postgres.ts'
import { measurePace, workForPace } from './batch-pace.ts'
import { workAsChild } from './batch-worker.ts'
import { type BatchFigures, tortureBatches } from './batches.ts'
import { type Figures, tortureBulk } from './bulk.ts'
import { fuzzService } from './fuzz.ts'
import { type QuotaFigures, tortureQuota } from './quota.ts'
import { forkScripted, serveParent } from './upstream-process.ts'

/** `npm run torture -- bulk [--kills 1000] [--rows 20000] [--seed N]`: promises P5 and P6. Exit 1 when one is broken. */
const [what, ...rest] = process.argv.slice(2)
const faulty = 2

function number(flag: string, otherwise: number): number {
  const text = rest[rest.indexOf(flag) + 1]
  if (!rest.includes(flag)) return otherwise
  if (text === undefined || !/^\d{1,10}$/.test(text)) throw new Error(`${flag} takes a whole number`)
  return Number(text)
}

function report(figures: Figures): string {
  const { seed, rows, targets, kills, jobs, identical, lost, doubled, torn, tornTails, leftovers, phases, violations } = figures
  const { calls, paid, paidTwice, inFlight, mostInFlight, seconds } = figures
  return [
    `seed ${seed}: ${rows} rows, ${targets} targets, ${seconds.toFixed(0)} s`,
    `${kills} kills: ${lost} lost, ${doubled} doubled, ${torn} torn, output identical in ${identical} of ${jobs} jobs, ${leftovers} files left over`,
    `kills by phase: ${Object.entries(phases)
      .map(([phase, count]) => `${phase} ${count}`)
      .join(', ')}`,
    `journals whose last line was cut off: ${tornTails}`,
    `${calls} calls, ${paid} paid, ${paidTwice} of them twice; in flight at a kill: ${inFlight} in all, at most ${mostInFlight} at once`,
    `${violations.length} violations`,
    ...violations.map(violation => `  ${violation}`),
    '',
  ].join('\n')
}

/** `npm run torture -- batches [--rows 100000] [--every 5000] [--seed N]`: batches over workers that are killed. Exit 1 when a row or a call is wrong. */
async function batches(): Promise<void> {
  const [seed, rows, every] = [number('--seed', Date.now() % 1_000_000), number('--rows', 100_000), number('--every', 5_000)]
  process.stderr.write(`seed ${seed}\n`)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const rules = { attempts: 1_000, timeout: Math.max(500, every / 5), margin: Math.max(500, every / 5), backoff: 5, patrol: 250 }
  const figures = await tortureBatches({
    rows,
    every,
    kills: number('--kills', 1_000_000),
    seed,
    workers: number('--workers', 3),
    plan: { lanes: number('--lanes', 32), slowest: number('--slowest', 50), rules },
    program: process.argv[1] as string,
    signal: stop.signal,
    tell: line => void process.stderr.write(`${line}\n`),
  })
  process.stdout.write(batchReport(figures, seed))
  if (figures.violations.length > 0) process.exitCode = 1
}

const batchReport = (
  { rows, kills, cutOff, attempts, charged, lost, doubled, chargedTwice, seconds, violations }: BatchFigures,
  seed: number,
): string =>
  [
    `seed ${seed}: ${rows} rows, ${kills} workers killed, ${seconds.toFixed(0)} s, ${Math.round(rows / seconds)} rows/s`,
    `${lost} lost, ${doubled} doubled, ${chargedTwice} charged twice`,
    `${attempts} attempts, ${cutOff} of them cut off by a kill; ${charged} calls charged`,
    `${violations.length} violations`,
    ...violations.map(violation => `  ${violation}`),
    '',
  ].join('\n')

/** `npm run torture -- fuzz [--requests 100000] [--seed N]`: promise P14, against `chainvet serve`. Exit 1 when a refusal is not `{detail}`. */
async function fuzz(): Promise<void> {
  const seed = number('--seed', Date.now() % 1_000_000)
  process.stderr.write(`seed ${seed}\n`)
  const customer = await makeCustomer()
  const served = await serveListed(customer)
  try {
    const { requests, refusals, statuses, violations, crashes, seconds } = await fuzzService({
      url: new URL(served.url),
      key: customer.key,
      requests: number('--requests', 100_000),
      seed,
      alive: served.alive,
    })
    const lines = [
      `seed ${seed}: ${requests} requests, ${seconds.toFixed(0)} s`,
      `answers by status: ${Object.entries(statuses)
        .map(([status, count]) => `${status} ${count}`)
        .join(', ')}`,
      `${refusals} refusals, ${crashes} crashes, ${violations.length} violations`,
      ...violations.map(violation => `  ${violation}`),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    if (violations.length > 0 || crashes > 0) process.exitCode = 1
  } finally {
    await served.stop()
    rmSync(customer.folder, { recursive: true, force: true })
  }
}

async function quota(): Promise<void> {
  const server = await startPostgres()
  if (!server) throw new Error(missing)
  const seed = number('--seed', Date.now() % 1_000_000)
  try {
    const figures = await tortureQuota({
      server,
      seed,
      rounds: number('--rounds', 100),
      calls: number('--calls', 10_000),
      kills: number('--kills', 40),
      crashes: number('--crashes', 30),
      tell: line => void process.stderr.write(`${line}\n`),
    })
    process.stdout.write(quotaReport(figures, seed))
    if (figures.violations.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

const quotaReport = (figures: QuotaFigures, seed: number): string =>
  [
    `seed ${seed}: ${figures.seconds.toFixed(0)} s`,
    `the pool was exact in ${figures.exact} of ${figures.rounds} rounds, ${figures.callsPerSecond} calls/s`,
    `${figures.kills} replicas killed, ${figures.crashes} crashes of the database: ${figures.acknowledged} calls acknowledged, ${figures.missing} of them missing`,
    `${figures.inDoubt} charged calls had no answer at first and were answered again free of charge; ${figures.twice} charged twice`,
    `${figures.violations.length} violations`,
    ...figures.violations.map(violation => `  ${violation}`),
    '',
  ].join('\n')

if (what === 'upstream') await serveParent(rest)
else if (what === 'quota') await quota()
else if (what === 'fuzz') await fuzz()
else if (what === 'batch-worker') await workAsChild(rest)
else if (what === 'batches') await batches()
else if (what === 'pace-worker') await workForPace(rest)
else if (what === 'batch-pace') await measurePace(process.argv[1] as string, number('--rows', 20_000))
else if (what === 'bulk') {
  const seed = number('--seed', Date.now() % 1_000_000)
  process.stderr.write(`seed ${seed}\n`)
  const upstream = await forkScripted(process.argv[1] as string, { faulty })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const kills = number('--kills', 1_000)
    const figures = await tortureBulk({
      rows: number('--rows', 20_000),
      kills,
      seed,
      faulty,
      upstream,
      signal: stop.signal,
      tell: line => void process.stderr.write(`${line}\n`),
    })
    process.stdout.write(report(figures))
    // a run that was cut short has proved nothing
    if (figures.violations.length > 0 || figures.kills < kills) process.exitCode = 1
  } finally {
    await upstream.stop()
  }
} else {
  process.stderr.write('There is: bulk [--kills 1000] [--rows 20000] [--seed N]\n')
  process.stderr.write('          batches [--rows 100000] [--every 5000] [--seed N]\n')
  process.stderr.write('          batch-pace [--rows 20000], which measures and breaks nothing\n')
  process.stderr.write('          fuzz [--requests 100000] [--seed N]\n')
  process.stderr.write('          quota [--rounds 100] [--calls 10000] [--kills 40] [--crashes 30] [--seed N]\n')
  process.exitCode = 2
}
