import { spawnSync } from 'node:child_process'
import { key } from '../torture/upstream.ts'
import { forkScripted } from '../torture/upstream-process.ts'
import { inTurn, milliseconds, type Row } from './measure.ts'

const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const wallet = ['bin/chainvet.cjs', 'scan', 'wallet', listed, '--chain', '1']
const scan = [...wallet, '--offline']
const floor = 'node -e 0'

interface Work {
  readonly args: readonly string[]
  readonly goal: number
}

const works: Readonly<Record<string, Work>> = {
  '--version': { args: ['bin/chainvet.cjs', '--version'], goal: 1.3 },
  '--help': { args: ['bin/chainvet.cjs', '--help'], goal: 1.4 },
  'completion bash': { args: ['bin/chainvet.cjs', 'completion', 'bash'], goal: 1.4 },
  'scan wallet X --offline --json': { args: [...scan, '--json'], goal: 1.6 },
  'scan wallet X --offline': { args: scan, goal: 1.8 },
}

/** How long the program takes from its start to its end, beside node itself. Milliseconds. */
export async function coldStart(): Promise<Row[]> {
  const service = await forkScripted(process.argv[1] as string, { faulty: 0 })
  const all = { ...works, 'scan wallet X at a service': { args: [...wallet, '--base-url', service.url], goal: 2.7 } }
  const run = (args: readonly string[]) => () =>
    milliseconds(() => {
      const env = { ...process.env, CHAINVET_API_KEY: key }
      const { status } = spawnSync(process.execPath, [...args], { stdio: 'ignore', env })
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
    })
  try {
    const medians = await inTurn(
      { [floor]: run(['-e', '0']), ...Object.fromEntries(Object.entries<Work>(all).map(([name, { args }]) => [name, run(args)])) },
      41,
    )
    return Object.entries<Work>(all).map(([work, { goal }]) => ({
      work,
      floor,
      median: medians[work] ?? Number.NaN,
      floorMedian: medians[floor] ?? Number.NaN,
      goal,
      better: 'less',
    }))
  } finally {
    await service.stop()
  }
}
