import { spawn } from 'node:child_process'
import type { App } from '../../src/cli/app.ts'
import { run } from '../../src/cli/run.ts'

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command line in this process, on streams of paper: no terminal, no colour. */
export async function runCli(argv: readonly string[], env: App['env'] = {}): Promise<Ran> {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const app: App = {
    env,
    stdout: { isTTY: false, columns: undefined, write: text => void stdout.push(text) },
    stderr: { isTTY: false, columns: undefined, write: text => void stderr.push(text) },
    signal: new AbortController().signal,
    exitCode: 0,
  }
  await run(app, argv)
  return { code: app.exitCode, stdout: stdout.join(''), stderr: stderr.join('') }
}

/** Runs the built program as a process of its own. */
export const runBin = (argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['bin/chainvet.js', ...argv], { env: { PATH: process.env['PATH'] ?? '', ...env } })
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', chunk => void stdout.push(chunk))
    child.stderr.on('data', chunk => void stderr.push(chunk))
    child.on('close', code =>
      resolve({ code: code ?? -1, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    )
  })
