import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { statOf, type Workplace } from './workplace.ts'

/** When a process is to die: `ms` milliseconds after something has happened. `never` lets it end by itself. */
export type Plan =
  /** It was started. */
  | { readonly at: 'time'; readonly ms: number }
  /** It has written so many bytes of the output, or the journal has grown to so many. */
  | { readonly at: 'part' | 'growth'; readonly ms: number; readonly size: number }
  /** The output has its name; the journal is gone. */
  | { readonly at: 'rename' | 'removal'; readonly ms: number }
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
  if (plan.at !== 'time') await reached(place, plan, over)
  await precisely(plan.ms, over)
  if (!over.aborted) child.kill('SIGKILL')
}

/** Resolves when the run is so far. Changes of the folder are told within a fraction of a millisecond. */
function reached({ folder, output }: Workplace, plan: Exclude<Plan, { at: 'time' | 'never' }>, over: AbortSignal): Promise<void> {
  const journal = `${output}.journal.jsonl`
  const start = Date.now()
  const before = statOf(output)?.ino
  let begun = existsSync(journal)
  const isThere = (): boolean => {
    if (plan.at === 'growth') return (statOf(journal)?.size ?? 0) >= plan.size
    if (plan.at === 'part') {
      const part = statOf(`${output}.part`)
      // the one of the life before lies there until this life opens its own
      return part !== undefined && part.mtimeMs >= start && part.size >= plan.size
    }
    if (plan.at === 'rename') return statOf(output)?.ino !== before
    const there = existsSync(journal)
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
