import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { openIntake } from '../../src/service/batches/intake.ts'
import { openStore } from '../../src/service/store/open.ts'
import type { Batch, Store } from '../../src/service/store/store.ts'
import { missing, startPostgres } from '../support/postgres.ts'
import { fateOfAddress, forkWorker, type WorkerPlan } from './batch-worker.ts'
import { seeded } from './random.ts'

export interface BatchTorture {
  readonly rows: number
  readonly workers: number
  /** Milliseconds from one kill to the next. */
  readonly every: number
  /** Kills at most. */
  readonly kills: number
  readonly seed: number
  readonly plan: Omit<WorkerPlan, 'where'>
  /** The program that starts a worker when its argument is "batch-worker". */
  readonly program: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

export interface BatchFigures {
  readonly rows: number
  readonly kills: number
  /** Attempts that a kill cut off: the rows were scanned again. */
  readonly cutOff: number
  readonly attempts: number
  readonly charged: number
  readonly lost: number
  readonly doubled: number
  readonly chargedTwice: number
  readonly seconds: number
  readonly violations: readonly string[]
}

/** Batches of three accounts over workers that are killed; then every row, every call and every counter is looked at. Rejects where there is no PostgreSQL. */
export async function tortureBatches({
  rows,
  workers,
  every,
  kills: most,
  seed,
  plan,
  program,
  signal,
  tell,
}: BatchTorture): Promise<BatchFigures> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error(missing)
  const where = await postgres.database()
  const store = await openStore(where)
  const running = new Set<ChildProcess>()
  /** Those of them that have begun to work. */
  const working = new Set<ChildProcess>()
  const start = () => {
    const child = forkWorker(program, { ...plan, where })
    running.add(child)
    child.once('message', () => working.add(child))
    child.once('exit', () => {
      running.delete(child)
      working.delete(child)
    })
    return new Promise<void>(resolve => {
      child.once('message', () => resolve())
      child.once('exit', () => resolve())
    })
  }
  try {
    const random = seeded(seed)
    await Promise.all(Array.from({ length: workers }, start))
    const sent = await sendAll(store, rows, seed)
    const began = performance.now()
    let kills = 0
    for (let next = began + every; !signal.aborted && !(await allEnded(store, sent)); ) {
      await pause(Math.min(100, every))
      if (performance.now() < next || kills === most) continue
      // one that has not begun has nothing to lose, and somebody has to be left
      if (working.size < 2) continue
      next = performance.now() + every
      const victim = random.pick([...working])
      working.delete(victim)
      victim.kill('SIGKILL')
      kills += 1
      void start()
      if (kills % 10 === 0) tell(`${kills} kills`)
    }
    const seconds = (performance.now() - began) / 1000
    // what a killed worker had begun twice, or not given back, would show itself now
    await pause(500)
    return { rows, kills, seconds, ...(await examine(store, where, sent, rows)) }
  } finally {
    for (const child of running) child.kill('SIGKILL')
    await store.close()
    await postgres.stop()
  }
}

interface Sent {
  readonly account: string
  readonly batch: Batch
  readonly addresses: readonly string[]
}

/** Six tenths of the rows for one account, three for another, and the rest in two batches of a third; each thirtieth row is bad. */
async function sendAll(store: Store, rows: number, seed: number): Promise<Sent[]> {
  const random = seeded(seed)
  const shares = [0.6, 0.3, 0.05, 0.05]
  const accounts: string[] = []
  for (const name of ['one', 'two', 'three'])
    accounts.push((await store.accounts.create({ name, tier: 'enterprise', included: 10_000_000 })).id)
  const sent: Sent[] = []
  let left = rows
  for (const [at, share] of shares.entries()) {
    const account = accounts[Math.min(at, 2)] as string
    const count = at === shares.length - 1 ? left : Math.round(rows * share)
    left -= count
    const addresses = Array.from({ length: count }, () =>
      random.below(30) === 0 ? 'junk' : `0x${Buffer.from(random.bytes(20)).toString('hex')}`,
    )
    const text = async function* () {
      yield Buffer.from(`address,chain\n${addresses.map(address => `${address},1\n`).join('')}`)
    }
    const asked = { format: 'csv', kind: 'wallet', chain: undefined, header: true, columns: {} } as const
    const { columns, rows: read } = await openIntake(text(), asked, { rows: 1e7, bytes: 1e9 })
    sent.push({
      account,
      addresses,
      batch: await store.batches.create({ account, key: 'key', name: 'torture', input: JSON.stringify(columns), rows: read }),
    })
  }
  return sent
}

async function allEnded(store: Store, sent: readonly Sent[]): Promise<boolean> {
  const states = await Promise.all(sent.map(({ account, batch }) => store.batches.byId(account, batch.id)))
  return states.every(found => found?.endedAt !== undefined)
}

const expected = { scored: ['scored', 200], flaky: ['scored', 200], 'no activity': ['failed', 404], unscored: ['failed', 502] } as const

async function examine(store: Store, where: string, sent: readonly Sent[], rows: number) {
  const client = new Client({ connectionString: where })
  await client.connect()
  const ask = async <R>(statement: string) => (await client.query(statement)).rows as R[]
  const violations: string[] = []
  let [lost, doubled, chargedTwice, charged, attempts] = [0, 0, 0, 0, 0]
  const settled = new Map(
    (
      await ask<{ row: string; calls: string }>(
        `SELECT regexp_replace(id, '\\.[0-9]+$', '') AS row, count(*) AS calls FROM chainvet.ledger WHERE state = 'settled' GROUP BY 1`,
      )
    ).map(({ row, calls }) => [row, Number(calls)]),
  )
  for (const { account, batch, addresses } of sent) {
    const lines = await ask<{ number: string; address: string; state: string; status: string | null; attempt: string }>(
      `SELECT number, address, state, status, attempt FROM chainvet.batch_rows WHERE batch = '${batch.id}' ORDER BY number`,
    )
    doubled += Math.max(0, lines.length - addresses.length)
    for (const [at, address] of addresses.entries()) {
      const line = lines[at]
      const [state, status] = address === 'junk' ? ['failed', 400] : expected[fateOfAddress(address)]
      const calls = settled.get(`${batch.id}.${at + 1}`) ?? 0
      settled.delete(`${batch.id}.${at + 1}`)
      const due = status === 200 || status === 404 ? 1 : 0
      attempts += Number(line?.attempt)
      charged += calls
      if (calls > 1) chargedTwice++
      if (!line || line.address !== address || line.state !== state || Number(line.status) !== status) {
        lost++
        violations.push(`${batch.id} row ${at + 1}: ${line?.state} ${line?.status} in place of ${state} ${status}`)
      } else if (calls !== due) violations.push(`${batch.id} row ${at + 1}: charged ${calls} times in place of ${due}`)
    }
    const found = await store.batches.byId(account, batch.id)
    if (found?.state !== 'done' || found.rows !== addresses.length || found.scored + found.failed !== found.rows)
      violations.push(`${batch.id} says ${JSON.stringify(found)}`)
  }
  if (settled.size > 0) violations.push(`${settled.size} calls of rows that are none`)
  const [open] = await ask<{ calls: string }>(`SELECT count(*) AS calls FROM chainvet.ledger WHERE state = 'reserved'`)
  if (open?.calls !== '0') violations.push(`${open?.calls} calls are still reserved`)
  for (const difference of await store.quota.audit()) violations.push(`counter and ledger differ: ${JSON.stringify(difference)}`)
  const used = await Promise.all(
    [...new Set(sent.map(({ account }) => account))].map(async account => (await store.quota.usage(account)).used),
  )
  if (used.reduce((sum, one) => sum + one, 0) !== charged) violations.push(`counters say ${used}, and ${charged} calls were settled`)
  const [cut] = await ask<{ calls: string }>(`SELECT count(*) AS calls FROM chainvet.ledger WHERE state = 'released' AND status = 504`)
  await client.end()
  if (sent.reduce((sum, { addresses }) => sum + addresses.length, 0) !== rows) violations.push('rows were not sent')
  return { lost, doubled, chargedTwice, charged, attempts, cutOff: Number(cut?.calls), violations: violations.slice(0, 50) }
}
