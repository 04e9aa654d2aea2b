import { expect } from 'vitest'

/**
 * The part of vitest that pure tests use, made to run the same tests thousands of times in one process. Assertions are those of vitest.
 */
export { expect, vi } from 'vitest'

type Hook = () => unknown

interface Block {
  readonly name: string
  readonly parent: Block | undefined
  readonly parts: { readonly block: Block; readonly fill: () => unknown }[]
  readonly hooks: Readonly<Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Hook[]>>
  readonly skipped: boolean
}

interface Case {
  readonly name: string
  readonly block: Block
  readonly run: (context: Context) => unknown
}

interface Context {
  readonly expect: typeof expect
  readonly onTestFinished: (hook: Hook) => void
  readonly skip: () => never
}

/** Everything that the bundle of tests has described, in its order. */
export const cases: Case[] = []
const files: Block[] = []
let current: Block | undefined
let finished: Hook[] = []

const blockOf = (name: string, parent: Block | undefined, skipped = false): Block => ({
  name,
  parent,
  parts: [],
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
  skipped: skipped || parent?.skipped === true,
})

/** Called at the top of each file of tests: hooks that stand there are those of the file. */
export function begin(file: string): void {
  current = blockOf(file, undefined)
  files.push(current)
}

/** Fills the blocks, as vitest does it: when the files have been loaded to their ends. */
export async function collect(): Promise<void> {
  const fill = async ({ parts }: Block): Promise<void> => {
    for (const part of parts) {
      current = part.block
      await part.fill()
      await fill(part.block)
    }
  }
  for (const file of files.splice(0)) await fill(file)
}

function here(): Block {
  if (!current) throw new Error('No file of tests has begun.')
  return current
}

type Body = (...given: never[]) => unknown
type Named = (name: unknown, ...rest: unknown[]) => void

/** The function among "name, options, function" and "name, function, time limit". */
function bodyOf(rest: readonly unknown[]): Body {
  const found = rest.find(one => typeof one === 'function')
  return found ? (found as Body) : () => undefined
}

const rowOf = (row: unknown): readonly never[] =>
  (Array.isArray(row) ? (row as unknown[]) : [row]) as readonly unknown[] as readonly never[]
const nameOf = (name: unknown, place?: number): string => (place === undefined ? String(name) : `${String(name)} (${place + 1})`)

const withVariants = (make: (skipped: boolean) => Named, each: (rows: readonly unknown[]) => Named) =>
  Object.assign(make(false), {
    each,
    for: each,
    skip: make(true),
    todo: make(true),
    skipIf: (condition: unknown) => Object.assign(make(Boolean(condition)), { each: condition ? () => make(true) : each }),
    runIf: (condition: unknown) => make(!condition),
    concurrent: make(false),
    sequential: make(false),
  })

const block =
  (skipped: boolean): Named =>
  (name, ...rest) => {
    const made = blockOf(nameOf(name), here(), skipped)
    here().parts.push({ block: made, fill: bodyOf(rest) as () => unknown })
  }

export const describe = withVariants(block, rows => (name, ...rest) => {
  for (const [place, row] of rows.entries()) block(false)(nameOf(name, place), () => bodyOf(rest)(...rowOf(row)))
})

const single =
  (skipped: boolean): Named =>
  (name, ...rest) => {
    const where = here()
    const body = bodyOf(rest) as Case['run']
    // a test that was written after a block begins where the block ends, so its place in the list says nothing
    if (!skipped && !where.skipped) cases.push({ name: `${pathOf(where)} > ${nameOf(name)}`, block: where, run: body })
  }

export const test = withVariants(single, rows => (name, ...rest) => {
  for (const [place, row] of rows.entries()) single(false)(nameOf(name, place), () => bodyOf(rest)(...rowOf(row)))
})

const hook =
  (kind: keyof Block['hooks']) =>
  (run: Hook): void => {
    here().hooks[kind].push(run)
  }
export const beforeAll = hook('beforeAll')
export const afterAll = hook('afterAll')
export const beforeEach = hook('beforeEach')
export const afterEach = hook('afterEach')
export const onTestFinished = (run: Hook): void => {
  finished.push(run)
}

const chainOf = (one: Block): readonly Block[] => [...(one.parent ? chainOf(one.parent) : []), one]
const pathOf = (one: Block): string =>
  chainOf(one)
    .map(({ name }) => name)
    .join(' > ')

class Skipped extends Error {}
export class TooLate extends Error {}

const context: Context = {
  expect,
  onTestFinished,
  skip: () => {
    throw new Skipped()
  },
}

async function within(milliseconds: number, work: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`A test took more than ${milliseconds} ms.`)), milliseconds)
  })
  try {
    await Promise.race([Promise.resolve().then(work), late])
  } finally {
    clearTimeout(timer)
  }
}

async function runCase({ block: where, run }: Case): Promise<void> {
  const blocks = chainOf(where)
  finished = []
  const after: Hook[] = []
  try {
    for (const { hooks } of blocks)
      for (const before of hooks.beforeEach) {
        const undo = await before()
        if (typeof undo === 'function') after.push(undo as Hook)
      }
    await run(context)
  } catch (error) {
    if (!(error instanceof Skipped)) throw error
  } finally {
    for (const { hooks } of [...blocks].reverse()) for (const one of hooks.afterEach) await one()
    for (const one of [...after, ...finished].reverse()) await one()
  }
}

interface Ran {
  readonly failed?: { readonly test: number; readonly error: unknown }
}

/**
 * Runs some of the tests, each with the hooks of its blocks, until one fails.
 * `onEach` is told before a test, with its place, and after it, with nothing.
 */
export async function run(
  places: readonly number[],
  {
    limit,
    onEach = () => {},
    onFailure,
  }: { limit: (place: number) => number; onEach?: (place?: number) => void; onFailure?: (place: number, error: unknown) => void },
): Promise<Ran> {
  const entered: { readonly block: Block; readonly undo: Hook[] }[] = []
  const leave = async (down: number): Promise<void> => {
    for (const { block: one, undo } of entered.splice(down).reverse()) for (const last of [...one.hooks.afterAll, ...undo]) await last()
  }
  try {
    for (const place of places) {
      const one = cases[place]
      if (!one) continue
      const blocks = chainOf(one.block)
      try {
        onEach(place)
        await within(limit(place), async () => {
          const shared = blocks.findIndex((wanted, at) => entered[at]?.block !== wanted)
          await leave(shared < 0 ? blocks.length : shared)
          for (const next of blocks.slice(entered.length)) {
            const undo: Hook[] = []
            entered.push({ block: next, undo })
            for (const first of next.hooks.beforeAll) {
              const back = await first()
              if (typeof back === 'function') undo.push(back as Hook)
            }
          }
          await runCase(one)
        })
      } catch (error) {
        if (!onFailure) return { failed: { test: place, error } }
        onFailure(place, error)
      } finally {
        onEach()
      }
    }
    return {}
  } finally {
    await leave(0)
  }
}
