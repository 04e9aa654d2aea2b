import { counted, grouped } from '../../output/amounts.ts'
import { fine } from '../../output/html/overview.ts'
import type { Batch } from '../store/store.ts'

const states = { waiting: 'waiting', running: 'running', done: 'done', cancelled: 'cancelled' } as const

export const batchState = (state: Batch['state']): string => states[state]

/** Whether its numbers will still change. */
export const isOpen = ({ state }: Pick<Batch, 'state'>): boolean => state === 'waiting' || state === 'running'

/** How far a batch is, as the page says it and as its script renews it. */
export interface Progress {
  readonly open: boolean
  /** By the id of the element that shows it. */
  readonly texts: Readonly<Record<string, string>>
  /** Begin and width of the bars, in percent. */
  readonly shares: Readonly<Record<string, readonly [number, number]>>
}

export function progressOf(batch: Batch): Progress {
  const { rows, scored, failed, state } = batch
  const part = (count: number): number => (rows === 0 ? 0 : fine((100 * count) / rows))
  const left = rows - scored - failed
  return {
    open: isOpen(batch),
    texts: {
      state: sentences[state],
      done: `${grouped(scored + failed)} of ${counted(rows, 'row')} done, ${Math.floor(part(scored + failed))} %`,
      scored: grouped(scored),
      failed: grouped(failed),
      left: grouped(left),
    },
    shares: { 'bar-scored': [0, part(scored)], 'bar-failed': [part(scored), part(failed)] },
  }
}

const sentences = {
  waiting: 'Waiting for its turn.',
  running: 'Being scanned.',
  done: 'Done.',
  cancelled: 'Cancelled: what had not begun was not scanned and costs nothing.',
} as const
