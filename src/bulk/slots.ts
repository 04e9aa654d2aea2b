/** Room for so many at once; the others wait, and go on in the order in which they came. */
export interface Slots {
  /** Resolves when there is room, to what gives it back. To give it back twice is to give it back once. */
  take(): Promise<() => void>
}

export function createSlots(most: number): Slots {
  let free = most
  const waiting: (() => void)[] = []
  const giveBack = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return {
    async take() {
      if (free > 0) free--
      else await new Promise<void>(resolve => void waiting.push(resolve))
      let given = false
      return () => {
        if (given) return
        given = true
        giveBack()
      }
    },
  }
}
