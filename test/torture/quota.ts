import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { digestOf, mintKey } from '../../src/service/keys.ts'
import { openStore } from '../../src/service/store/open.ts'
import type { Account, Store } from '../../src/service/store/store.ts'
import type { PostgresServer } from '../support/postgres.ts'
import { type Random, seeded } from './random.ts'
import { type Replica, startReplica } from './replicas.ts'

export interface QuotaJob {
  readonly server: PostgresServer
  readonly seed: number
  /** Rounds in which so many calls come at once to a pool of 1,000. */
  readonly rounds: number
  readonly calls: number
  /** Replicas that are killed, and stops of the database without a warning, while calls go on. */
  readonly kills: number
  readonly crashes: number
  readonly tell: (line: string) => void
}

export interface QuotaFigures {
  readonly rounds: number
  /** Rounds in which exactly the pool was charged. */
  readonly exact: number
  readonly kills: number
  readonly crashes: number
  /** Calls whose answer was charged and arrived, while replicas or the database died. */
  readonly acknowledged: number
  /** Of them, those that are not in the ledger. */
  readonly missing: number
  /** Charged calls whose answer did not arrive at first; repeats under their keys were free. */
  readonly inDoubt: number
  /** Calls that were charged more than once in the end. */
  readonly twice: number
  readonly callsPerSecond: number
  readonly seconds: number
  readonly violations: readonly string[]
}

const root = new URL('../..', import.meta.url).pathname
const cache = join(root, 'node_modules/.cache/chainvet')
const pool = 1_000
const replicaCount = 3
const month = () => new Date().toISOString().slice(0, 7)

/** Real services on one database, many callers, and whatever may go wrong. Promises P4 and P6 of the design. */
export async function tortureQuota(job: QuotaJob): Promise<QuotaFigures> {
  const start = performance.now()
  // a build meanwhile changes nothing; the copy lies where it finds the packages of the project
  const folder = mkdtempSync(join(cache, 'quota-'))
  for (const part of ['bin', 'dist']) cpSync(join(root, part), join(folder, part), { recursive: true })
  const url = await job.server.database()
  const pepper = 'a pepper of the torture, which is long enough'
  const store = await openStore(url)
  const open = () => startReplica({ program: join(folder, 'bin/chainvet.cjs'), database: url, pepper })
  const replicas = await Promise.all(Array.from({ length: replicaCount }, open))
  const place: Workplace = { job, store, url, replicas, open, pepper: Buffer.from(pepper), random: seeded(job.seed), violations: [] }
  try {
    const calm = await raceForThePool(place)
    const killed = await underFire(place, 'kill', job.kills)
    const crashed = await underFire(place, 'crash', job.crashes)
    return {
      ...calm,
      rounds: job.rounds,
      kills: job.kills,
      crashes: job.crashes,
      acknowledged: killed.acknowledged + crashed.acknowledged,
      missing: killed.missing + crashed.missing,
      inDoubt: killed.inDoubt + crashed.inDoubt,
      twice: killed.twice + crashed.twice,
      seconds: (performance.now() - start) / 1000,
      violations: place.violations,
    }
  } finally {
    await Promise.all(place.replicas.map(replica => replica.kill()))
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Workplace {
  readonly job: QuotaJob
  readonly store: Store
  readonly url: string
  readonly replicas: Replica[]
  readonly open: () => Promise<Replica>
  readonly pepper: Uint8Array
  readonly random: Random
  readonly violations: string[]
}

/** All calls at once, to all replicas: as many are charged as there are, every time. */
async function raceForThePool({ job, store, replicas, pepper, random, violations, url }: Workplace) {
  let exact = 0
  let busy = 0
  for (let round = 0; round < job.rounds; round++) {
    const { account, secret } = await customer(store, pepper, `round ${round}`, 'free')
    const began = performance.now()
    const statuses = await Promise.all(Array.from({ length: job.calls }, () => random.pick(replicas).scan(secret)))
    busy += performance.now() - began
    const count = (status: number) => statuses.filter(one => one?.status === status).length
    const [counter = 0, settled = 0] = await booksOf(url, account)
    const right = count(200) === pool && count(429) === job.calls - pool && counter === pool && settled === pool
    if (right) exact += 1
    else violations.push(`round ${round}: ${count(200)} charged, ${count(429)} refused, counter ${counter}, ledger ${settled}`)
    job.tell(`round ${round + 1} of ${job.rounds}: ${count(200)} of ${job.calls} charged`)
  }
  violations.push(...(await store.quota.audit()).map(difference => `books: ${JSON.stringify(difference)}`))
  return { exact, callsPerSecond: busy === 0 ? 0 : Math.round((job.rounds * job.calls * 1000) / busy) }
}

/** Callers that never pause, each call under a key of its own, while something dies again and again. */
async function underFire(
  { job, store, replicas, open, pepper, random, violations, url }: Workplace,
  what: 'kill' | 'crash',
  deaths: number,
) {
  const { account, secret } = await customer(store, pepper, `under ${what}`, 'scale')
  const acknowledged = new Set<string>()
  const unanswered = new Set<string>()
  let over = deaths === 0
  let calls = 0
  const callers = Array.from({ length: 24 }, async () => {
    while (!over) {
      const key = `${what}-${calls++}`
      const answer = await random.pick(replicas).scan(secret, key)
      if (answer?.status === 200) acknowledged.add(key)
      else {
        unanswered.add(key)
        await pause(20)
      }
    }
  })
  for (let death = 0; death < deaths; death++) {
    await pause(100 + random.below(400))
    if (what === 'crash') await job.server.crash()
    else {
      const at = random.below(replicaCount)
      await replicas[at]?.kill()
      replicas[at] = await open()
    }
    job.tell(`${what} ${death + 1} of ${deaths}: ${acknowledged.size} calls acknowledged, ${unanswered.size} not`)
  }
  over = true
  await Promise.all(callers)

  const charged = await chargedKeys(url, account)
  const missing = [...acknowledged].filter(key => !charged.has(key)).length
  const inDoubt = [...unanswered].filter(key => charged.has(key)).length
  // what nobody works on any more is given back, as the services do after two minutes
  await store.quota.sweep(0)
  // a client that heard nothing asks again, under the same key
  for (const key of unanswered) {
    const answer = await random.pick(replicas).scan(secret, key)
    if (answer?.status === 200) acknowledged.add(key)
    else violations.push(`${key}: ${answer?.status ?? 'no answer'} when it was asked again`)
  }
  const [counter = 0, settled = 0] = await booksOf(url, account)
  if (missing > 0) violations.push(`${missing} acknowledged calls are not in the ledger`)
  if (counter !== settled || settled !== acknowledged.size)
    violations.push(`after ${what}: ${acknowledged.size} answers, ledger ${settled}, counter ${counter}`)
  violations.push(...(await store.quota.audit()).map(difference => `books after ${what}: ${JSON.stringify(difference)}`))
  return { acknowledged: acknowledged.size, missing, inDoubt, twice: Math.max(0, settled - acknowledged.size) }
}

async function customer(store: Store, pepper: Uint8Array, name: string, tier: Account['tier']) {
  const secret = mintKey('live')
  const account = await store.accounts.create({ name, tier })
  await store.keys.create({ account: account.id, label: '', mode: 'live', ending: secret.slice(-4), digest: digestOf(secret, pepper) })
  return { account, secret }
}

/** Counter and ledger of the month, read past the store. */
const booksOf = async (url: string, { id }: Account): Promise<readonly number[]> => {
  const [row] = await sql(
    url,
    `SELECT (SELECT used FROM counters WHERE account = '${id}' AND period = '${month()}') AS counter,
       (SELECT count(*) FROM ledger WHERE account = '${id}' AND state = 'settled') AS settled`,
  )
  return [Number(row?.['counter'] ?? 0), Number(row?.['settled'])]
}

/** Idempotency keys whose call is charged. */
const chargedKeys = async (url: string, { id }: Account): Promise<ReadonlySet<unknown>> =>
  new Set(
    (
      await sql(
        url,
        `SELECT repeats.key FROM repeats JOIN ledger ON ledger.id = reservation WHERE repeats.account = '${id}' AND state = 'settled'`,
      )
    ).map(({ key }) => key),
  )

async function sql(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, options: '-c search_path=chainvet' })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
