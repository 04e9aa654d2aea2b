import { pathToFileURL } from 'node:url'
import type * as Suite from './suite.ts'

/** What the mutated code asks: which mutant is alive, and what it counts. The names are Stryker's. */
interface Switch {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

export type Order =
  | { readonly kind: 'dry' }
  | {
      readonly kind: 'mutant'
      readonly id: string
      /** Places of the tests that reach it, the quickest first. */
      readonly tests: readonly number[]
      /** It is alive while modules are loaded: they are loaded again. */
      readonly reload: boolean
      /** Names of tests that fail without a mutant. */
      readonly unfit: readonly string[]
      readonly hitLimit: number
      /** Milliseconds for each of the tests, and for any where all of them are run again. */
      readonly limits: readonly number[]
      /** A second try in a process that no other mutant has seen: what fails now was no remainder of another. */
      readonly fresh: boolean
    }

export interface Dry {
  readonly kind: 'dry'
  readonly tests: readonly { readonly name: string; readonly milliseconds: number; readonly error?: string }[]
  /** Hits of each mutant while modules were loaded, and by test. */
  readonly loading: Readonly<Record<string, number>>
  readonly byTest: Readonly<Record<string, Readonly<Record<string, number>>>>
}
export interface Outcome {
  readonly kind: 'outcome'
  readonly outcome: 'killed' | 'survived' | 'timeout' | 'spoiled'
  readonly by?: string
}
export type Answer = Dry | Outcome

const state: Switch = {}
Object.assign(globalThis, { __stryker__: state })

let loads = 0
async function load(bundle: string): Promise<typeof Suite> {
  const suite = (await import(`${pathToFileURL(bundle).href}?load=${loads++}`)) as typeof Suite
  await suite.collect()
  return suite
}

const nothing = () => ({ static: {}, perTest: {} })
const all = ({ cases }: typeof Suite, unfit: readonly string[] = []) =>
  cases.flatMap(({ name }, place) => (unfit.includes(name) ? [] : [place]))
const message = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

async function dry(bundle: string): Promise<{ suite: typeof Suite; answer: Dry }> {
  state.mutantCoverage = nothing()
  const suite = await load(bundle)
  const loading = { ...state.mutantCoverage.static }
  const tests = suite.cases.map(({ name }) => ({ name, milliseconds: 0 }) as { name: string; milliseconds: number; error?: string })
  let started = 0
  let at = 0
  await suite.run(all(suite), {
    limit: () => 30_000,
    onEach(place) {
      state.currentTestId = place === undefined ? undefined : `${place}`
      const entry = tests[place ?? at]
      if (place === undefined && entry) entry.milliseconds = performance.now() - started
      at = place ?? at
      started = performance.now()
    },
    onFailure(place, error) {
      const entry = tests[place]
      if (entry) entry.error = message(error)
    },
  })
  return { suite, answer: { kind: 'dry', tests, loading, byTest: state.mutantCoverage.perTest } }
}

async function attack(bundle: string, suite: typeof Suite, order: Extract<Order, { kind: 'mutant' }>): Promise<Outcome> {
  const most = Math.max(0, ...order.limits)
  const limit = (place: number): number => (order.reload ? most : (order.limits[order.tests.indexOf(place)] ?? most))
  Object.assign(state, { activeMutant: order.id, hitCount: 0, hitLimit: order.hitLimit, currentTestId: undefined })
  let shown = suite
  const answer = (outcome: Outcome['outcome'], by?: string): Outcome => ({ kind: 'outcome', outcome, ...(by !== undefined && { by }) })
  try {
    if (order.reload) shown = await load(bundle)
    let { failed } = await shown.run(order.reload ? all(shown, order.unfit) : order.tests, { limit })
    // a result that was kept since an earlier test hides the code that made it: only modules that are new make it again
    const again = !failed && state.hitCount === 0
    if (again) {
      shown = await load(bundle)
      failed = (await shown.run(order.tests, { limit })).failed
    }
    if (!failed) return answer('survived')
    if (failed.error instanceof shown.TooLate || (state.hitCount ?? 0) > order.hitLimit)
      return answer('timeout', shown.cases[failed.test]?.name)
    if (order.reload || order.fresh || again) return answer('killed', shown.cases[failed.test]?.name)
    // the same test has to pass when the mutant is gone, else something of an earlier one was left behind
    state.activeMutant = undefined
    const alone = await suite.run([failed.test], { limit })
    return alone.failed ? answer('spoiled') : answer('killed', suite.cases[failed.test]?.name)
  } catch (error) {
    return answer('killed', `loading: ${message(error)}`)
  } finally {
    state.activeMutant = undefined
  }
}

/** A process of its own, because some mutants never come to an end: whoever started it ends it then. */
export function work(bundle: string): void {
  // a mutant leaves promises behind that nobody waits for any more
  process.on('unhandledRejection', () => {})
  process.on('uncaughtException', () => {})
  const reply = (answer: Answer) => process.send?.(answer)
  let loaded: typeof Suite | undefined
  let turn: Promise<unknown> = Promise.resolve()
  process.on('message', (order: Order) => {
    turn = turn.then(async () => {
      if (order.kind === 'dry') {
        const { suite, answer } = await dry(bundle)
        loaded = suite
        return reply(answer)
      }
      loaded ??= await load(bundle)
      return reply(await attack(bundle, loaded, order))
    })
    turn.catch(error => {
      console.error(error)
      process.exit(1)
    })
  })
}
