import { createEngine } from '../../src/index.ts'
import { startExplorer } from '../support/chain/explorer.ts'
import type { Case } from './case.ts'
import type { Answer } from './judge.ts'
import { naive } from './naive.ts'
import { startScene } from './scene.ts'

export interface RunOptions {
  /** Scans at the same time; the times of a scan mean something at 1 only. */
  readonly jobs?: number
  readonly said?: (answer: Answer, done: number) => void
  readonly ready?: () => void
}

/** Lets the tokens live on a chain of their own and scans each through the engine of the library. */
export async function answersTo(cases: readonly Case[], { jobs = 1, said, ready }: RunOptions = {}): Promise<readonly Answer[]> {
  const scene = await startScene(cases)
  const unverified = scene.tokens.filter(({ case: { verified } }) => verified === false).map(({ place }) => place.token)
  const explorer = await startExplorer(scene.chain, { unverified })
  try {
    const scanner = createEngine({
      upstreams: { rpcUrl: new URL(scene.chain.url), explorerUrl: new URL(explorer.url), provider: false },
    })
    const [first] = scene.tokens
    // the explorer has read the chain, and all modules are loaded, before a clock runs
    await fetch(`${explorer.url}/api/v2/addresses/${first?.place.token}/counters`)
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
    await explorer.stop()
    await scene.stop()
  }
}
