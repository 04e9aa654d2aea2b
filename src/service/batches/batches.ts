import type { Hono } from 'hono'
import { failureFields } from '../log.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import type { Batch } from '../store/store.ts'
import { type BatchQueue, openQueue, type QueueOptions } from './queue.ts'
import { batchRoutes } from './routes.ts'

export interface Batches {
  /** To be mounted at /. */
  readonly routes: Hono<ServiceEnv>
  /** Tells those who work on batches of one more. Never rejects. */
  added(batch: Batch): Promise<void>
  /** Rows under way get `grace` milliseconds. Doing it twice is once. To be called before the store is closed. */
  stop(grace: number): Promise<void>
}

/** Batches as a part of the service: their routes, and the queue behind them. A queue that cannot be opened is tried again with each batch. */
export function startBatches(parts: Parts, options: Pick<QueueOptions, 'where' | 'worker' | 'lanes' | 'rules'>): Batches {
  const { store, scanner, log, metrics } = parts
  let opening: Promise<BatchQueue | undefined> | undefined
  const queue = (): Promise<BatchQueue | undefined> => {
    opening ??= openQueue({ store, scanner, log, metrics, ...options }).catch((error: unknown) => {
      log.error('batches not worked on', failureFields(error))
      opening = undefined
      return undefined
    })
    return opening
  }
  void queue()
  let stopped: Promise<void> | undefined
  const added = async (batch: Batch): Promise<void> => (await queue())?.added(batch)
  return {
    routes: batchRoutes(parts, { added }),
    added,
    stop(grace) {
      stopped ??= Promise.resolve(opening).then(opened => opened?.stop(grace))
      return stopped
    },
  }
}
