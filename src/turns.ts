/**
 * Lets one caller go on in each turn of the event loop, in their order. undici writes at the end of a turn: answers that came
 * together would all be worked on before the first of the next questions leaves, and would come together ever after.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise(resolve => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
}
