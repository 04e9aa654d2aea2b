import { createEngine, type Scanner } from '../../src/index.ts'
import { type Explorer, startExplorer } from '../support/chain/explorer.ts'
import { unhurried } from '../support/unhurried.ts'
import type { Case } from './case.ts'
import type { Answer } from './judge.ts'
import { naive } from './naive.ts'
import { type Scene, startScene } from './scene.ts'

export interface RunOptions {
  /** Scans at the same time; the times of a scan mean something at 1 only. */
  readonly jobs?: number
  readonly said?: (answer: Answer, done: number) => void
  readonly ready?: () => void
}

/** A chain on which tokens have lived, with all that looks at it. */
export interface Watched extends Scene {
  readonly explorer: Explorer
  /** The engine of the library, in front of this explorer and the node of the chain, or of one that stands in for it. */
  engine(rpcUrl?: string): Scanner
}

export async function startWatched(cases: readonly Case[]): Promise<Watched> {
  const scene = await startScene(cases)
  const unverified = scene.tokens.filter(({ case: { verified } }) => verified === false).map(({ place }) => place.token)
  const explorer = await startExplorer(scene.chain, { unverified })
  return {
    ...scene,
    explorer,
    engine: (rpcUrl = scene.chain.url) =>
      createEngine({ timeout: unhurried, upstreams: { rpcUrl: new URL(rpcUrl), explorerUrl: new URL(explorer.url), provider: false } }),
    stop: async () => {
      await explorer.stop()
      await scene.stop()
    },
  }
}

/** Tokens on one chain: a local node takes the longer for each the more there are. */
const together = 100

/** Lets the tokens live on chains of their own and scans each through the engine of the library. */
export async function answersTo(cases: readonly Case[], options: RunOptions = {}): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < cases.length; from += together)
    answers.push(
      ...(await answersOnOne(cases.slice(from, from + together), {
        ...options,
        said: (answer, done) => options.said?.(answer, from + done),
      })),
    )
  return answers
}

async function answersOnOne(cases: readonly Case[], { jobs = 1, said, ready }: RunOptions): Promise<readonly Answer[]> {
  const scene = await startWatched(cases)
  try {
    const scanner = scene.engine()
    const [first] = scene.tokens
    // the explorer has read the chain, and all modules are loaded, before a clock runs
    await fetch(`${scene.explorer.url}/api/v2/addresses/${first?.place.token}/counters`)
    if (first) await scanner.scanToken({ contract_address: first.place.token, chain_id: 1 }).catch(() => undefined)
    ready?.()
    const answers: Answer[] = []
    const waiting = [...scene.tokens.entries()]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, { case: one, place }] = next
        const began = performance.now()
        const outcome = await scanner.scanToken({ contract_address: place.token, chain_id: 1 }).then(
          result => ({ result }),
          (error: Error) => ({ failure: `${error.name}: ${error.message}` }),
        )
        const milliseconds = performance.now() - began
        const answer: Answer = { case: one, token: place.token, ...outcome, milliseconds, naive: await naive(scene.chain, place.token) }
        answers[index] = answer
        said?.(answer, answers.filter(Boolean).length)
      }
    }
    await Promise.all(Array.from({ length: jobs }, worker))
    return answers
  } finally {
    await scene.stop()
  }
}
