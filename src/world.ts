/** Everything that differs from one run to the next. Passed in, so that a scan can be repeated byte for byte. */
export interface World {
  /** The present, in UTC. */
  now(): Date
  /** Microseconds within the present millisecond, 0 to 999. */
  microseconds(): number
  /** Variables of the environment; only names of proxies are read. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Unpredictable bytes: actors of a simulation must not be guessable by the contract that is tested. */
  random(size: number): Uint8Array
  /** Calls `act` once when `ms` milliseconds are over, unless what it gives back was called before. */
  after(ms: number, act: () => void): () => void
  /** Resolves after `ms` milliseconds, or rejects with the reason of `signal`. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

const after: World['after'] = (ms, act) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Sleep in a world whose time passes as `after` has it. */
export const sleepBy =
  (after: World['after']): World['sleep'] =>
  (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const stop = () => {
        wake()
        reject(signal.reason)
      }
      const wake = after(ms, () => {
        signal.removeEventListener('abort', stop)
        resolve()
      })
      return signal.addEventListener('abort', stop, { once: true })
    })

export const realWorld: World = {
  now: () => new Date(),
  // asked of the process: the global `performance` costs a cold start two milliseconds
  microseconds: () => Math.floor((process.hrtime()[1] / 1000) % 1000),
  env: process.env,
  random: size => globalThis.crypto.getRandomValues(new Uint8Array(size)),
  after,
  sleep: sleepBy(after),
}
