import { spawnSync } from 'node:child_process'
import { inTurn, milliseconds, type Row } from './measure.ts'

const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const scan = ['bin/chainvet.cjs', 'scan', 'wallet', listed, '--chain', '1', '--offline']
const floor = 'node -e 0'

const works: Readonly<Record<string, { readonly args: readonly string[]; readonly goal: number }>> = {
  '--version': { args: ['bin/chainvet.cjs', '--version'], goal: 1.3 },
  '--help': { args: ['bin/chainvet.cjs', '--help'], goal: 1.4 },
  'completion bash': { args: ['bin/chainvet.cjs', 'completion', 'bash'], goal: 1.4 },
  'scan wallet X --offline --json': { args: [...scan, '--json'], goal: 1.6 },
  'scan wallet X --offline': { args: scan, goal: 1.8 },
}

/** How long the program takes to start, beside node itself. Milliseconds. */
export async function coldStart(): Promise<Row[]> {
  const run = (args: readonly string[]) => () =>
    milliseconds(() => {
      const { status } = spawnSync(process.execPath, [...args], { stdio: 'ignore' })
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
    })
  const medians = await inTurn(
    { [floor]: run(['-e', '0']), ...Object.fromEntries(Object.entries(works).map(([name, { args }]) => [name, run(args)])) },
    41,
  )
  return Object.entries(works).map(([work, { goal }]) => ({
    work,
    floor,
    median: medians[work] ?? Number.NaN,
    floorMedian: medians[floor] ?? Number.NaN,
    goal,
    better: 'less',
  }))
}
