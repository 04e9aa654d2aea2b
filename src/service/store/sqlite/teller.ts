import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createKnownBodies } from '../known-bodies.ts'
import type { Work } from '../sql/database.ts'
import type { Reserved } from '../store.ts'
import { unavailable } from '../unavailable.ts'
import { apartFrom, type Counted, type Order, ordersOf, outcomesOf } from './charges.ts'
import type { Connection } from './connection.ts'
import { type Errand, workOf } from './errands.ts'

/** Does what is done for every call: what comes while it is busy is done together, and shares the wait for the disk. */
export interface Teller {
  /** Resolves when the errand is on the disk. */
  carry<T>(errand: Errand): Promise<T>
  /** Resolves when nothing is under way. */
  close(): Promise<void>
}

/** Where the thread that writes is, in a program that is built; there is none where the sources are run. */
const threadFile = fileURLToPath(new URL('./writer.cjs', import.meta.url))

/** A service writes in a thread of its own, so that it reads requests while the disk works. */
export function createTeller(file: string, connection: Connection, writer = threadFile): Teller {
  return existsSync(writer) ? inThread(file, connection, writer) : here(connection)
}

/** The same without a thread. */
export const here = (connection: Connection): Teller => ({
  carry: <T>(errand: Errand) => connection.commit(() => workOf(errand, new Map()) as Work<T>),
  close: async () => {},
})

/**
 * How it ended, in what one thread can tell another: `why` the database cannot be used, or what is wrong with the work. Charges of
 * which one was wrong end each for itself.
 */
export type Told = { readonly result: unknown } | { readonly why?: string; readonly problem: string } | { readonly apart: readonly Told[] }

/** Errands that do not wait until all requests that have arrived are read. */
const atOnce = 64
/** Milliseconds in which errands are gathered at most, while more come with every turn of the loop: each group writes much the same pages. */
const gathering = 5

interface Waiting {
  readonly errand: Errand
  readonly done: (result: unknown) => void
  readonly failed: (error: unknown) => void
}

function inThread(file: string, connection: Connection, writer: string): Teller {
  let thread: Worker | undefined
  let waiting: Waiting[] = []
  const underWay: Order<Waiting>[] = []
  const known = createKnownBodies()
  let closed = false
  let idle: (() => void) | undefined

  /** What is gathered at the moment: how many there were a turn ago, and how long it goes on at most. */
  let gathered: { before: number; readonly until: number } | undefined

  const send = (): void => {
    // what the other connection writes has its turn as soon as nothing is under way here
    if (waiting.length === 0 || (underWay.length > 0 && connection.wants)) return
    gathered = undefined
    thread ??= start()
    connection.pause()
    const orders = ordersOf(waiting, known)
    waiting = []
    underWay.push(...orders)
    thread.postMessage(orders.map(({ message }) => message))
  }
  /** Sends when a turn has brought nothing more, which is at once where one asks alone. */
  const look = (mine: typeof gathered): void => {
    if (!mine || mine !== gathered) return
    if (waiting.length > mine.before && performance.now() < mine.until) {
      mine.before = waiting.length
      setImmediate(look, mine)
    } else {
      gathered = undefined
      send()
    }
  }
  const next = (): void => {
    if (underWay.length === 0) connection.resume()
    if (!gathered) send()
    if (underWay.length === 0 && waiting.length === 0) idle?.()
  }
  const tell = (order: Order<Waiting>, end: Told): void => {
    const { message, all } = order
    if ('apart' in end) {
      for (const [nth, one] of apartFrom(order).entries()) tell(one, end.apart[nth] as Told)
    } else if ('problem' in end) {
      for (const { failed } of all) failed(end.why === undefined ? new Error(end.problem) : unavailable(end.why))
    } else if (message.do === 'charges') {
      const counted = end.result as Counted
      const granted = counted.outcome === 'counted' ? counted.granted : 0
      for (const { name, first } of message.bodies) if (first < granted) known.add(name, message.at)
      for (const [nth, outcome] of outcomesOf(counted, order).entries()) all[nth]?.done(outcome)
    } else {
      const common = message.do === 'reserve' ? undefined : message.answer.scan?.common
      // who was refused left nothing on the disk
      if (common && (end.result === true || (end.result as Reserved).outcome === 'granted')) known.add(common.name, message.at)
      all[0]?.done(end.result)
    }
  }
  const start = (): Worker => {
    const worker = new Worker(writer, { workerData: { file } })
    worker.unref()
    worker.on('message', (ends: readonly Told[]) => {
      const group = underWay.splice(0, ends.length)
      next()
      for (const [at, end] of ends.entries()) tell(group[at] as Order<Waiting>, end)
    })
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (thread === worker) thread = undefined
      for (const { all } of underWay.splice(0)) for (const { failed } of all) failed(unavailable('its writer has ended'))
      next()
    })
    return worker
  }
  return {
    carry: <T>(errand: Errand) =>
      new Promise<T>((done, failed) => {
        if (closed) return failed(unavailable('it was closed'))
        if (waiting.length === 0) {
          gathered = { before: 0, until: performance.now() + gathering }
          setImmediate(look, gathered)
        }
        waiting.push({ errand, done: done as (result: unknown) => void, failed })
        // the writer begins while further requests are read
        if (waiting.length >= atOnce) send()
      }),
    async close() {
      closed = true
      if (waiting.length > 0 || underWay.length > 0)
        await new Promise<void>(resolve => {
          idle = resolve
        })
      const worker = thread
      if (!worker) return
      await new Promise<void>(resolve => {
        worker.once('exit', () => resolve())
        worker.postMessage(undefined)
      })
    },
  }
}
