import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { key } from './upstream.ts'

/** A folder with a copy of the program and of the input, and a home of its own. */
export interface Workplace {
  readonly folder: string
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  readonly input: string
  /** Where the runs that are killed write. */
  readonly output: string
  /** Processes that are under way. */
  readonly children: Set<ChildProcess>
  /** Ends the processes. */
  stop(): void
  /** Ends the processes and removes the folder. */
  close(): void
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The program is copied, so that a build meanwhile changes nothing. It lies where it finds the packages of the project. */
export function openWorkplace(csv: string): Workplace {
  const cache = join(root, 'node_modules/.cache/chainvet')
  mkdirSync(cache, { recursive: true })
  const own = mkdtempSync(join(cache, 'torture-'))
  const children = new Set<ChildProcess>()
  const stop = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  for (const part of ['bin', 'dist']) cpSync(join(root, part), join(own, part), { recursive: true })
  writeFileSync(join(own, 'package.json'), '{"type":"module"}\n')
  const folder = join(own, 'work')
  mkdirSync(folder)
  const input = join(own, 'wallets.csv')
  writeFileSync(input, csv)
  return {
    folder,
    program: join(own, 'bin/chainvet.cjs'),
    env: { PATH: process.env['PATH'] ?? '', HOME: own, CHAINVET_API_KEY: key, NO_COLOR: '1' },
    input,
    output: join(folder, 'out.csv'),
    children,
    stop,
    close() {
      stop()
      rmSync(own, { recursive: true, force: true })
    },
  }
}

export const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false })
