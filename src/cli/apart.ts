import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/**
 * Megabytes for new objects: three times the 64 that half of them may fill. Node takes 16 unless it is told otherwise as it starts,
 * and a process cannot tell itself; of several scans of tokens at once so much is young that they take a fifth more time with it.
 * `NODE_OPTIONS=--max-semi-space-size` wins over this.
 */
const young = 192

/** Exit codes of signals are these and 128. */
const signals = { SIGINT: 2, SIGTERM: 15 } as const

type Signal = keyof typeof signals

/**
 * Runs this program, with the words that it was called with, in a thread that has more room for new objects. Resolves with the exit
 * code, rejects with what nobody caught there. Signals reach it through this one; the second of them ends all at once.
 */
export function runApart(): Promise<number> {
  const thread = new Worker(process.argv[1] as string, { argv: process.argv.slice(2), resourceLimits: { maxYoungGenerationSizeMb: young } })
  let told = false
  for (const signal of Object.keys(signals) as Signal[]) {
    process.on(signal, () => {
      if (told) process.exit(128 + signals[signal])
      told = true
      thread.postMessage(signal)
    })
  }
  // nobody is left who could be told
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return new Promise((resolve, reject) => {
    thread.on('error', reject)
    thread.on('exit', resolve)
  })
}

/** Whether this is the thread that {@link runApart} starts. If so, signals that reach the process are heard in it. */
export function isApart(): boolean {
  if (isMainThread) return false
  // while nothing listens to them they end the program, as they do without a thread
  parentPort?.on('message', (signal: Signal) => process.emit(signal, signal) || process.exit(128 + signals[signal])).unref()
  return true
}
