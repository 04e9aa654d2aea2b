import type { App, Output } from './app.ts'

/** Runs the command line of this process. The exit code is set and never forced: output that waits in a pipe must get out. */
export async function main(): Promise<void> {
  const argv = process.argv.slice(2)
  // what scans for as long as it runs
  const lasting = /^(?:serve|worker)$/.test(argv.find(word => !word.startsWith('-')) ?? '--')
  let interrupt: Interrupt | undefined
  const app: App = {
    env: process.env,
    get cwd() {
      return process.cwd()
    },
    stdout: output(() => process.stdout, answerLost),
    // nobody is left who could be told, and the answer does not depend on it
    stderr: output(
      () => process.stderr,
      () => {},
    ),
    stdin: {
      get isTTY() {
        return process.stdin.isTTY === true
      },
      bytes: () => process.stdin,
      readHidden: async prompt => (await import('./hidden.ts')).readHidden(process.stdin, process.stderr, prompt),
    },
    get signal() {
      interrupt ??= onInterrupt()
      return interrupt.signal
    },
    get stopped() {
      return interrupt?.exitCode
    },
    exitCode: 0,
  }
  try {
    // the answer to the shortest question needs nothing else
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) app.stdout.write(`${(await import('../version.ts')).version}\n`)
    else if (lasting && !(await import('./apart.ts')).isApart()) app.exitCode = await (await import('./apart.ts')).runApart()
    else await (await import('./run.ts')).run(app, argv)
  } catch (error) {
    app.exitCode = 1
    const problem = error instanceof Error ? error.message : 'unknown'
    app.stderr.write(`error: chainvet failed in a way it should not: ${problem}  [INTERNAL]\n  Please report it, with the command line.\n`)
  }
  process.exitCode ??= app.exitCode
}

/** A stream of the process, opened when it is first used: a stream that is not used costs a cold start a millisecond. */
function output(open: () => NodeJS.WriteStream, onFailure: (error: NodeJS.ErrnoException) => void): Output {
  let opened: NodeJS.WriteStream | undefined
  let broken = false
  const stream = () => {
    opened ??= open().on('error', (error: NodeJS.ErrnoException) => {
      // every write to a full disk fails; one word about it is enough
      if (!broken) onFailure(error)
      broken = true
    })
    return opened
  }
  return {
    get isTTY() {
      return stream().isTTY === true
    },
    get columns() {
      return stream().columns
    },
    get broken() {
      return broken
    },
    write(text) {
      if (!broken) stream().write(text)
    },
    drained: () => (stream().writableNeedDrain && !broken ? drainOf(stream()) : Promise.resolve()),
  }
}

/** Resolves when a stream takes more, or never will: one that broke does not drain. */
function drainOf(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise(resolve => {
    const ends = ['drain', 'close', 'error']
    const end = () => {
      for (const event of ends) stream.off(event, end)
      resolve()
    }
    for (const event of ends) stream.on(event, end)
  })
}

interface Interrupt {
  readonly signal: AbortSignal
  exitCode: number | undefined
}

/** The first Ctrl-C or SIGTERM asks work to stop, the second one stops it. */
function onInterrupt(): Interrupt {
  const controller = new AbortController()
  const interrupt: Interrupt = { signal: controller.signal, exitCode: undefined }
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(name, () => {
      if (interrupt.exitCode !== undefined) process.exit(code)
      interrupt.exitCode = code
      controller.abort(new Error('interrupted'))
    })
  }
  return interrupt
}

/** A reader that went away ends the program without a word; a full disk is a failure that must not pass for success. */
function answerLost(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(141)
  process.exitCode = 1
  process.stderr.on('error', () => {}).write(`error: cannot write the output: ${error.code ?? 'unknown'}  [OUTPUT_FAILED]\n`)
}
