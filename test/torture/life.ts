import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { statOf, type Workplace } from './workplace.ts'

/** When a process is to die. `never` lets it end by itself. */
export type Plan =
  | { readonly at: 'time'; readonly ms: number }
  /** Once the output is whole in its temporary file, has its name, or the journal is gone; and a little later. */
  | { readonly at: 'part' | 'rename' | 'journal'; readonly ms: number; readonly size: number }
  | { readonly at: 'never' }

export interface Life {
  readonly killed: boolean
  /** Exit code where it ended by itself. */
  readonly code: number | null
  readonly stderr: string
  readonly milliseconds: number
}

/** Runs the program once, and kills it (SIGKILL) as planned. */
export async function live(place: Workplace, args: readonly string[], plan: Plan): Promise<Life> {
  const start = performance.now()
  const child = spawn(process.execPath, [place.program, ...args], {
    cwd: place.folder,
    env: place.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  place.children.add(child)
  const errors: Buffer[] = []
  child.stderr?.on('data', chunk => void errors.push(chunk))
  let killed = false
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      killed = signal === 'SIGKILL'
      resolve(code)
    })
  })
  const over = new AbortController()
  void execute(child, place, plan, over.signal)
  const code = await ended
  over.abort()
  place.children.delete(child)
  return { killed, code, stderr: Buffer.concat(errors).toString(), milliseconds: performance.now() - start }
}

async function execute(child: ChildProcess, place: Workplace, plan: Plan, over: AbortSignal): Promise<void> {
  if (plan.at === 'never') return
  if (plan.at !== 'time') await reached(place, plan.at, plan.size, over)
  await precisely(plan.ms, over)
  if (!over.aborted) child.kill('SIGKILL')
}

/** Resolves when the run is so far. Changes of the folder are told within a fraction of a millisecond. */
function reached({ folder, output }: Workplace, step: 'part' | 'rename' | 'journal', size: number, over: AbortSignal): Promise<void> {
  const before = statOf(output)?.ino
  let begun = existsSync(`${output}.journal.jsonl`)
  const isThere = (): boolean => {
    if (step === 'part') return (statOf(`${output}.part`)?.size ?? 0) >= size || statOf(output)?.ino !== before
    if (step === 'rename') return statOf(output)?.ino !== before
    const there = existsSync(`${output}.journal.jsonl`)
    begun ||= there
    return begun && !there
  }
  return new Promise(resolve => {
    const watcher = watch(folder, () => isThere() && done())
    const done = () => {
      watcher.close()
      resolve()
    }
    over.addEventListener('abort', done, { once: true })
  })
}

/** Timers are exact to a millisecond; where a rename is to be hit, that is long. */
async function precisely(ms: number, over: AbortSignal): Promise<void> {
  const end = performance.now() + ms
  if (ms > 5) await pause(ms - 2, undefined, { signal: over }).catch(() => {})
  while (performance.now() < end && !over.aborted);
}

/** The tail of what a process said, for a report. */
export const lastWords = ({ code, stderr }: Life): string => `exit ${code}: ${stderr.trim().slice(-600) || '(silent)'}`
