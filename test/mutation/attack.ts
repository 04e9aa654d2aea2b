import { type ChildProcess, fork } from 'node:child_process'
import type { Mutant, Mutated } from './mutate.ts'
import type { Answer, Dry, Order, Outcome } from './worker.ts'

export interface Judged extends Mutant {
  readonly outcome: 'killed' | 'survived' | 'timeout' | 'uncovered'
}
export interface Attacked {
  readonly judged: readonly Judged[]
  readonly tests: number
  /** Tests that fail where they stand without any mutant, and were left out: their name and why. */
  readonly unfit: readonly string[]
}

/** How long a process may say nothing beyond what its tests may take, before it is taken for one that runs in circles: it has to load first. */
const patience = 15_000
/** A test with a mutant may take five times as long as without, and this on top. */
const grace = 2_000

/** A process that has loaded the tests, and is replaced when it has ended. */
class Arena {
  #child: ChildProcess | undefined
  readonly #bundle: string

  constructor(bundle: string) {
    this.#bundle = bundle
  }

  /** The answer, or nothing when none came in time. */
  ask(order: Order, wait: number): Promise<Answer | undefined> {
    this.#child ??= fork(process.argv[1] ?? '', ['--worker', this.#bundle], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=2048'],
    })
    const child = this.#child
    return new Promise(resolve => {
      const done = (answer?: Answer) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (answer === undefined) this.end()
        resolve(answer)
      }
      const timer = setTimeout(done, wait)
      child.once('message', (answer: Answer) => done(answer))
      child.once('exit', () => done())
      child.send(order)
    })
  }

  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/** Wakes the mutants one after the other, and shows each to the tests that reach it. */
export async function attack({ bundle, mutants }: Mutated, told: (done: number) => void): Promise<Attacked> {
  const arena = new Arena(bundle)
  const dry = (await arena.ask({ kind: 'dry' }, 600_000)) as Dry | undefined
  if (dry === undefined) throw new Error('The tests did not come to their end without a mutant.')
  const passes = (place: number): boolean => dry.tests[place]?.error === undefined
  const reach = new Map<string, { readonly tests: number[]; hits: number }>()
  for (const [place, hits] of Object.entries(dry.byTest))
    for (const [id, count] of Object.entries(hits)) {
      const entry = reach.get(id) ?? { tests: [], hits: 0 }
      if (passes(Number(place))) entry.tests.push(Number(place))
      entry.hits += count
      reach.set(id, entry)
    }
  const quick = (a: number, b: number): number => (dry.tests[a]?.milliseconds ?? 0) - (dry.tests[b]?.milliseconds ?? 0)
  const unfit = dry.tests.filter(({ error }) => error !== undefined).map(({ name }) => name)
  const judged: Judged[] = []
  let loads = 0
  for (const [at, mutant] of mutants.entries()) {
    const { tests, hits } = reach.get(mutant.id) ?? { tests: [], hits: 0 }
    const loading = dry.loading[mutant.id] ?? 0
    const reload = loading > 0
    if (!reload && tests.length === 0) {
      judged.push({ ...mutant, outcome: 'uncovered' })
      told(at + 1)
      continue
    }
    tests.sort(quick)
    const times = (reload ? dry.tests : tests.map(place => dry.tests[place])).map(test => test?.milliseconds ?? 0)
    const limits = { limits: times.map(time => grace + 5 * time), hitLimit: 1_000 + 100 * (hits + loading) }
    const order = { kind: 'mutant', id: mutant.id, tests, reload, unfit, ...limits } as const
    const wait = patience + 5 * times.reduce((sum, time) => sum + time, grace)
    let answer = (await arena.ask({ ...order, fresh: false }, wait)) as Outcome | undefined
    if (answer?.outcome === 'spoiled') {
      arena.end()
      answer = (await arena.ask({ ...order, fresh: true }, wait)) as Outcome | undefined
    }
    const outcome = answer === undefined || answer.outcome === 'spoiled' ? 'timeout' : answer.outcome
    // every load stays in the memory of its process
    if (reload) loads++
    if (outcome === 'timeout' || loads === 50) {
      arena.end()
      loads = 0
    }
    judged.push({ ...mutant, outcome })
    told(at + 1)
  }
  arena.end()
  const left = dry.tests.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}: ${error}`]))
  return { judged, tests: dry.tests.length, unfit: left }
}
