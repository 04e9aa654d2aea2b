import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How a process of its own has ended. */
export interface Measured {
  /** From its start to its end. */
  readonly milliseconds: number
  /** The most memory that it held at once, in MB of 10^6 bytes. */
  readonly peak: number
  readonly code: number
  readonly stderr: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs `node` with these arguments in the folder of the project. The process tells its peak itself, in its last moment:
 * whoever asks from outside may come too late. It is the high-water mark of its own pages; the number that getrusage gives
 * may be the one of the process that it was forked from.
 */
export function measured(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const start = process.hrtime.bigint()
  const child = spawn(process.execPath, ['--require', tellsItsPeak, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [errors, peaks]: [Buffer[], Buffer[]] = [[], []]
  child.stderr?.on('data', chunk => void errors.push(chunk))
  child.stdio[3]?.on('data', chunk => void peaks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      const peak = Number.parseInt(Buffer.concat(peaks).toString(), 10) / 1e6
      resolve({
        milliseconds: Number(process.hrtime.bigint() - start) / 1e6,
        peak,
        code: code ?? -1,
        stderr: Buffer.concat(errors).toString(),
      })
    })
  })
}

const tellsItsPeak = join(root, 'test/bench/peak.cjs')
