/** What one statement takes at most. */
const atOnce = 500
/** Statements at the same time: one that hangs does not hold up all the others. */
const lanes = 2

/**
 * Does together what comes while the same is under way: the first does not wait, and those that come meanwhile share a statement and its
 * wait for the disk. Where it fails, it has failed for all of them.
 */
export function gathered<T>(work: (all: readonly T[]) => Promise<void>): { add(one: T): Promise<void> } {
  let waiting: { readonly one: T; readonly done: () => void; readonly failed: (error: unknown) => void }[] = []
  let busy = 0
  const go = async (): Promise<void> => {
    busy += 1
    while (waiting.length > 0) {
      const group = waiting.slice(0, atOnce)
      waiting = waiting.slice(atOnce)
      try {
        await work(group.map(({ one }) => one))
        for (const { done } of group) done()
      } catch (error) {
        for (const { failed } of group) failed(error)
      }
    }
    busy -= 1
  }
  return {
    add: one =>
      new Promise((done, failed) => {
        waiting.push({ one, done, failed })
        if (busy < lanes) void go()
      }),
  }
}
