/** The candidate that `word` was probably meant to be: fewest edits, at most four tenths of its length; `undefined` when none is near. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    const distance = editDistance(word.slice(0, 40), candidate)
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best && best.distance <= Math.max(1, Math.floor(best.candidate.length * 0.4)) ? best.candidate : undefined
}

/** Damerau-Levenshtein distance with adjacent swaps: "etherium", "ehtereum" and "ethereu" are all one step away. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + same)
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? Number.POSITIVE_INFINITY
}
