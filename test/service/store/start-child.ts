import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { forNode } from '../../support/for-node.ts'

const root = new URL('../../..', import.meta.url).pathname

/** Bundles a TypeScript program of this folder, or the thread that writes, so that node can run it as a process of its own. */
export async function bundled(program: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/chainvet')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${program}-${process.pid}.mjs`)
  const entry = join(root, program === 'writer' ? 'src/service/store/sqlite/writer.ts' : `test/service/store/${program}.ts`)
  await build({
    entryPoints: [entry],
    ...forNode,
    outfile,
  })
  return outfile
}

export interface Child {
  /** Lines that it has written, whole ones only. */
  readonly lines: readonly string[]
  readonly errors: () => string
  /** Resolves when it has written so many lines. */
  wrote(count: number): Promise<void>
  kill(): Promise<void>
  readonly ended: Promise<number | null>
}

interface Limits {
  /** Bytes beyond which no file grows: for the process, the disk is full then. */
  readonly longestFile?: number
}

export function startChild(program: string, args: readonly string[], { longestFile }: Limits = {}): Child {
  const limit = longestFile === undefined ? '' : `ulimit -f ${Math.ceil(longestFile / 512)}; `
  const command = ['-c', `${limit}exec "$@"`, 'sh', process.execPath, program, ...args]
  const child: ChildProcess = spawn('/bin/sh', command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let rest = ''
  let errors = ''
  let looking = () => {}
  child.stdout?.on('data', chunk => {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    looking()
  })
  child.stderr?.on('data', chunk => {
    errors += chunk
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code))
  })
  return {
    lines,
    errors: () => errors,
    ended,
    wrote: count =>
      new Promise((resolve, reject) => {
        looking = () => lines.length >= count && resolve()
        looking()
        void ended.then(code => reject(new Error(`It ended with ${code}: ${errors}`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
