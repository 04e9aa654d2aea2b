/** The first of each list, then the second of each, and so on. A list is made when its first is wanted. */
export function* inTurns<T>(lists: readonly (() => readonly T[])[]): Generator<T, void> {
  const made: (readonly T[])[] = []
  for (let [turn, longest] = [0, 1]; turn < longest; turn++) {
    for (const [at, make] of lists.entries()) {
      const list = made[at] ?? make()
      made[at] = list
      longest = Math.max(longest, list.length)
      if (turn < list.length) yield list[turn] as T
    }
  }
}

/** The first so many of these that are wanted. */
export function firstOf<T>(all: Iterable<T>, most: number, wanted: (one: T) => boolean): T[] {
  const found: T[] = []
  for (const one of all) {
    if (wanted(one)) found.push(one)
    if (found.length === most) break
  }
  return found
}
