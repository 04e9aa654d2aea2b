import type { App, Output } from './app.ts'

/** Runs the command line of this process. The exit code is set and never forced: output that waits in a pipe must get out. */
export async function main(): Promise<void> {
  const argv = process.argv.slice(2)
  let interrupt: AbortController | undefined
  const app: App = {
    env: process.env,
    stdout: output(() => process.stdout),
    stderr: output(() => process.stderr),
    get signal() {
      interrupt ??= onInterrupt()
      return interrupt.signal
    },
    exitCode: 0,
  }
  try {
    // the answer to the shortest question needs nothing else
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) app.stdout.write(`${(await import('../version.ts')).version}\n`)
    else await (await import('./run.ts')).run(app, argv)
  } catch (error) {
    app.exitCode = 1
    const problem = error instanceof Error ? error.message : 'unknown'
    app.stderr.write(`error: chainvet failed in a way it should not: ${problem}  [INTERNAL]\n  Please report it, with the command line.\n`)
  }
  process.exitCode ??= app.exitCode
}

/** A stream of the process, opened when it is first used: a stream that is not used costs a cold start a millisecond. */
function output(open: () => NodeJS.WriteStream): Output {
  let opened: NodeJS.WriteStream | undefined
  const stream = () => {
    opened ??= open().on('error', streamFailed)
    return opened
  }
  return {
    get isTTY() {
      return stream().isTTY === true
    },
    get columns() {
      return stream().columns
    },
    write: text => void stream().write(text),
  }
}

/** The first Ctrl-C asks work to stop, the second one stops it. */
function onInterrupt(): AbortController {
  const interrupt = new AbortController()
  process.once('SIGINT', () => {
    interrupt.abort(new Error('interrupted'))
    process.once('SIGINT', () => process.exit(130))
  })
  return interrupt
}

/** A reader that went away ends the program without a word; a full disk is a failure that must not pass for success. */
function streamFailed(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(141)
  process.exitCode = 1
  process.stderr.write(`error: cannot write the output: ${error.code ?? 'unknown'}  [OUTPUT_FAILED]\n`, () => {})
}
