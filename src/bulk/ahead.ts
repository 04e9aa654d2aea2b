/**
 * Works on the next items while whoever has got this one waits for something else, a disk say: on `most` of them, and on
 * none before the first is asked for.
 */
export async function* ahead<T>(items: AsyncGenerator<T, void>, most: number): AsyncGenerator<T, void> {
  const ready: IteratorResult<T, void>[] = []
  let closed = false
  /** Wakes whoever waits for the other side: for an item, or for room for one. */
  let wake = () => {}
  const change = () =>
    new Promise<void>(resolve => {
      wake = resolve
    })

  const work = async () => {
    while (!closed) {
      const next = await items.next()
      ready.push(next)
      wake()
      if (next.done) return
      // first comes what is done with an item without waiting
      await new Promise<void>(resolve => void setImmediate(resolve))
      while (ready.length >= most && !closed) await change()
    }
  }

  let failed = false
  const working = work().catch((error: unknown) => {
    failed = true
    wake()
    throw error
  })
  // whoever asks for the item is told
  working.catch(() => {})
  try {
    for (;;) {
      const next = ready.shift()
      if (!next) {
        if (failed) await working
        await change()
      } else if (next.done) return
      else {
        wake()
        yield next.value
      }
    }
  } finally {
    closed = true
    wake()
    await working.catch(() => {})
    await items.return()
  }
}
