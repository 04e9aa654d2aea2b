import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createKnownBodies } from '../known-bodies.ts'
import type { Work } from '../sql/database.ts'
import { unavailable } from '../unavailable.ts'
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

/** How an errand ended, in what one thread can tell another: `why` the database cannot be used, or what is wrong with the work. */
export type Told = { readonly result: unknown } | { readonly why?: string; readonly problem: string }

/** Errands that do not wait until all requests that have arrived are read. */
const atOnce = 64

interface Waiting {
  readonly errand: Errand
  readonly done: (result: unknown) => void
  readonly failed: (error: unknown) => void
}

function inThread(file: string, connection: Connection, writer: string): Teller {
  let thread: Worker | undefined
  let waiting: Waiting[] = []
  const underWay: Waiting[] = []
  const known = createKnownBodies()
  let closed = false
  let idle: (() => void) | undefined

  /** Without a text that is on the disk: it need not travel. */
  const lighter = (errand: Errand): Errand => {
    const common = commonOf(errand)
    if (!common || errand.do === 'reserve' || !errand.answer.scan || !known.has(common.name, errand.at)) return errand
    return { ...errand, answer: { ...errand.answer, scan: { ...errand.answer.scan, common: { name: common.name } } } }
  }
  const send = (): void => {
    // what the other connection writes has its turn as soon as nothing is under way here
    if (waiting.length === 0 || (underWay.length > 0 && connection.wants)) return
    thread ??= start()
    connection.pause()
    const errands = waiting.map(({ errand }) => lighter(errand))
    underWay.push(...waiting)
    waiting = []
    thread.postMessage(errands)
  }
  const next = (): void => {
    if (underWay.length === 0) connection.resume()
    send()
    if (underWay.length === 0) idle?.()
  }
  const start = (): Worker => {
    const worker = new Worker(writer, { workerData: { file } })
    worker.unref()
    worker.on('message', (ends: readonly Told[]) => {
      const group = underWay.splice(0, ends.length)
      next()
      ends.forEach((end, at) => {
        const { errand, done, failed } = group[at] as Waiting
        if ('result' in end) {
          const common = commonOf(errand)
          if (common) known.add(common.name, errand.at)
          done(end.result)
        } else failed(end.why === undefined ? new Error(end.problem) : unavailable(end.why))
      })
    })
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (thread === worker) thread = undefined
      for (const { failed } of underWay.splice(0)) failed(unavailable('its writer has ended'))
      next()
    })
    return worker
  }
  return {
    carry: <T>(errand: Errand) =>
      new Promise<T>((done, failed) => {
        if (closed) return failed(unavailable('it was closed'))
        if (waiting.length === 0) setImmediate(send)
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

const commonOf = (errand: Errand) => (errand.do === 'reserve' ? undefined : errand.answer.scan?.common)
