/** Lower and upper bound of a share, exact for the binomial distribution (Clopper and Pearson 1934). */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** `hits` of `of` at the given confidence, 0.95. Nothing of nothing says nothing: 0 to 1. */
export function exactInterval(hits: number, of: number, confidence = 0.95): Interval {
  const tail = (1 - confidence) / 2
  return {
    low: hits === 0 ? 0 : solve(p => atLeast(hits, of, p) - tail),
    high: hits === of ? 1 : solve(p => tail - atMost(hits, of, p)),
  }
}

/** The root of a function that rises over 0 to 1. */
function solve(rising: (p: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const atLeast = (hits: number, of: number, p: number) => 1 - atMost(hits - 1, of, p)

function atMost(hits: number, of: number, p: number): number {
  if (p <= 0) return 1
  if (p >= 1) return hits >= of ? 1 : 0
  let sum = 0
  let logChoose = 0
  for (let k = 0; k <= hits; k++) {
    sum += Math.exp(logChoose + k * Math.log(p) + (of - k) * Math.log(1 - p))
    logChoose += Math.log(of - k) - Math.log(k + 1)
  }
  return Math.min(1, sum)
}
