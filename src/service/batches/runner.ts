import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ChainvetError } from '../../errors.ts'
import { failureFields, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { BatchStore, ClaimedRow } from '../store/store.ts'
import { createEnds } from './ends.ts'
import { isPassing, type Scanned, type ScanRules, scanRow } from './scan-row.ts'

export interface RunnerOptions extends ScanRules {
  readonly batches: BatchStore
  readonly log: Log
  readonly metrics: Metrics
  /** Name of this process, for whoever looks into the database. */
  readonly worker: string
  /** Rows that are scanned at the same time. */
  readonly lanes: number
  /** Milliseconds from one look for rows that nobody was told of to the next: those that wait for another attempt, or whose worker died. */
  readonly patrol: number
  /** Milliseconds that writing the end of a row may take. A lease is so much longer than two scans: a row may wait for one, and is one. */
  readonly margin: number
}

/** Takes rows from the store and brings each to its end. */
export interface Runner {
  /** Takes up to `most` rows and resolves when they have ended: how many there were. Rejects where the store fails. */
  run(most: number): Promise<number>
  /** Looks for rows now. */
  wake(): void
  /** Begins no further row; those under way get `grace` milliseconds, and go back to the queue then. */
  stop(grace: number): Promise<void>
}

export function createRunner(options: RunnerOptions): Runner {
  const { batches, log, metrics, worker, lanes, patrol, timeout, margin, attempts } = options
  const [stopping, cutting] = [new AbortController(), new AbortController()]
  const ended = metrics.counter('chainvet_batch_rows_total', 'Rows of batches by what became of an attempt.', ['outcome'])
  const waiting: (() => void)[] = []
  const end = createEnds(batches)
  /** Rows that were handed to this worker and have not ended, and those that are asked for. */
  let busy = 0
  let scanning = 0
  const forLane: (() => void)[] = []
  /** When somebody who was told of rows last got some. */
  let served = Number.NEGATIVE_INFINITY
  metrics.gauge('chainvet_batch_rows_under_way', 'Rows that are scanned at this moment.', () => scanning)
  // every row under way listens
  setMaxListeners(0, cutting.signal)

  const leave = (rows: number) => {
    busy -= rows
    for (const next of waiting.splice(0)) next()
  }

  /**
   * Resolves when there is room for a row in each lane: a claim costs the same for one row and for many. Twice as many as there
   * are lanes are held, so that none of them stands still while the next rows are claimed.
   */
  const enter = async (most: number): Promise<number> => {
    const enough = Math.min(most, lanes)
    while (2 * lanes - busy < enough && !stopping.signal.aborted) await new Promise<void>(resolve => waiting.push(resolve))
    const rows = stopping.signal.aborted ? 0 : Math.min(most, 2 * lanes - busy)
    busy += rows
    return rows
  }

  const inLane = async (row: ClaimedRow): Promise<Scanned> => {
    while (scanning >= lanes && !stopping.signal.aborted) await new Promise<void>(resolve => forLane.push(resolve))
    // what has not been begun is left to the next worker
    if (stopping.signal.aborted) return { outcome: { state: 'again', after: 0 } }
    scanning++
    try {
      return await scanRow(row, options, cutting.signal)
    } finally {
      scanning--
      forLane.shift()?.()
    }
  }

  const work = async (row: ClaimedRow): Promise<void> => {
    const { outcome, failure } = await inLane(row)
    const givenUp = outcome.state === 'failed' && isPassing(failure)
    // one line an attempt would drown the log when an upstream is down: those that are repeated are counted, and bugs are told
    if (givenUp || (failure !== undefined && !(failure instanceof ChainvetError)))
      log.warn('batch row failed', { batch: row.batch, row: row.row, attempt: row.attempt, ...failureFields(failure) })
    for (let tries = 1; ; tries++) {
      try {
        const inTime = await end({ row, outcome })
        ended({ outcome: inTime ? (givenUp ? 'given up' : outcome.state) : 'late' })
        return
      } catch (error) {
        // the scan is done: it is thrown away only where the store stays away until the lease ends
        log.error('batch row not written', { batch: row.batch, row: row.row, ...failureFields(error) })
        if (tries === 5) return
        await pause(200 * 2 ** tries)
      }
    }
  }

  /** Begins up to `most` rows. How many, and those of them that have not ended. */
  const take = async (most: number): Promise<{ readonly taken: number; readonly own: ReadonlySet<Promise<void>> }> => {
    let taken = 0
    const own = new Set<Promise<void>>()
    while (taken < most) {
      const room = await enter(most - taken)
      if (room === 0) break
      let rows: readonly ClaimedRow[] = []
      try {
        rows = await batches.claim(worker, room, 2 * timeout + margin)
      } finally {
        leave(room - rows.length)
      }
      for (const row of rows) {
        const one = work(row).finally(() => {
          own.delete(one)
          leave(1)
        })
        own.add(one)
      }
      taken += rows.length
      if (rows.length === 0) break
    }
    return { taken, own }
  }

  let awake: Promise<unknown> | undefined
  let again = false
  const wake = () => {
    again = true
    awake ??= drain().finally(() => {
      awake = undefined
    })
  }
  const drain = async () => {
    while (again && !stopping.signal.aborted) {
      again = false
      // the slowest of these rows keeps nobody from beginning the next
      await take(Number.POSITIVE_INFINITY).catch((error: unknown) => log.error('batches not read', failureFields(error)))
    }
  }

  const patrols = async () => {
    while (!stopping.signal.aborted) {
      await pause(patrol, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        const back = await batches.reclaim(attempts)
        if (back > 0) log.warn('batch rows taken back', { rows: back })
      } catch (error) {
        log.error('batches not read', failureFields(error))
      }
      // while rows are found by those who were told of them, the others are found with them
      if (performance.now() - served > patrol) wake()
    }
  }
  const patrolling = patrols()
  wake()

  return {
    async run(most) {
      const { taken, own } = await take(most)
      if (taken > 0) served = performance.now()
      await Promise.all(own)
      return taken
    },
    wake,
    async stop(grace) {
      stopping.abort()
      for (const next of [...waiting.splice(0), ...forLane.splice(0)]) next()
      await patrolling
      const patience = new AbortController()
      const late = pause(grace, undefined, { signal: patience.signal }).then(
        () => cutting.abort(new Error('the worker stops')),
        () => {},
      )
      // claims that were on their way are among them
      while (busy > 0) await new Promise<void>(resolve => waiting.push(resolve))
      await awake
      patience.abort()
      await late
    },
  }
}
