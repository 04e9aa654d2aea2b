import { spawn } from 'node:child_process'
import type { App } from '../../src/cli/app.ts'
import { run } from '../../src/cli/run.ts'

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** What stands on the other side of standard input, and whether people are there. */
export interface Typed {
  /** Piped in. */
  readonly stdin?: string | Uint8Array
  /** Typed at a hidden prompt; standard input and stderr are terminals then. */
  readonly typed?: string
  readonly cwd?: string
}

/** Runs a command line in this process, on streams of paper: no terminal, no colour. */
export async function runCli(
  argv: readonly string[],
  env: App['env'] = {},
  { stdin, typed, cwd = process.cwd() }: Typed = {},
): Promise<Ran> {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const app: App = {
    env,
    cwd,
    stdout: onPaper(stdout),
    stderr: { ...onPaper(stderr), isTTY: typed !== undefined },
    stdin: {
      isTTY: typed !== undefined,
      async *bytes() {
        if (stdin !== undefined) yield Buffer.from(stdin as string)
      },
      async readHidden(prompt) {
        stderr.push(`${prompt}\n`)
        return typed ?? ''
      },
    },
    signal: new AbortController().signal,
    stopped: undefined,
    exitCode: 0,
  }
  await run(app, argv)
  return { code: app.exitCode, stdout: stdout.join(''), stderr: stderr.join('') }
}

const onPaper = (lines: string[]): App['stdout'] => ({
  isTTY: false,
  columns: undefined,
  write: text => void lines.push(text),
  drained: () => Promise.resolve(),
})

/** Runs the built program as a process of its own. */
export const runBin = (argv: readonly string[], env: Readonly<Record<string, string>> = {}, stdin = ''): Promise<Ran> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['bin/chainvet.cjs', ...argv], { env: { PATH: process.env['PATH'] ?? '', ...env } })
    // who has ended before it read all of it is no failure of this side
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', chunk => void stdout.push(chunk))
    child.stderr.on('data', chunk => void stderr.push(chunk))
    child.on('close', code =>
      resolve({ code: code ?? -1, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    )
  })
