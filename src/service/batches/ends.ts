import type { BatchStore, RowEnd } from '../store/store.ts'

interface Waiting extends RowEnd {
  readonly told: (inTime: boolean) => void
  readonly failed: (error: unknown) => void
}

/** Rows of one transaction at most. Powers of two below it are the only sizes, so that each has its prepared statement. */
const most = 128

/**
 * Writes the ends of rows: what ends while one transaction is under way goes into the next, so that a commit, which waits for
 * the disk, is paid for by many. Resolves when the row is safe; false where it had ended before.
 */
export function createEnds({ finishAll }: Pick<BatchStore, 'finishAll'>): (end: RowEnd) => Promise<boolean> {
  /** By account: what is written together holds counters and batches of one alone. */
  const lists = new Map<string, Waiting[]>()

  const write = async (account: string, list: Waiting[]): Promise<void> => {
    // rows that end within the same turn of the loop go together
    await Promise.resolve()
    while (list.length > 0) {
      const some = list.splice(0, 2 ** Math.floor(Math.log2(Math.min(list.length, most))))
      try {
        const inTime = await finishAll(some)
        for (const [at, { told }] of some.entries()) told(inTime[at] === true)
      } catch (error) {
        for (const { failed } of some) failed(error)
      }
    }
    lists.delete(account)
  }

  return end =>
    new Promise((told, failed) => {
      const { account } = end.row
      const list = lists.get(account)
      if (list) {
        list.push({ ...end, told, failed })
        return
      }
      const begun: Waiting[] = [{ ...end, told, failed }]
      lists.set(account, begun)
      void write(account, begun)
    })
}
