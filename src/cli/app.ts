import type { Command } from 'commander'
import { ChainvetError } from '../errors.ts'
import type { Paper } from '../output/paint.ts'
import type { GlobalFlags } from './options.ts'
import { canSpin, isAccessible, type StreamFacts, wantsColor, widthOf } from './terminal.ts'

/** What a command may touch. Everything of the process comes through here. */
export interface App {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder it was started in. */
  readonly cwd: string
  readonly stdout: Output
  readonly stderr: Output
  readonly stdin: Input
  /** Ends with the first Ctrl-C or SIGTERM. */
  readonly signal: AbortSignal
  /** Exit code of the signal that came: 130 or 143. */
  readonly stopped: number | undefined
  exitCode: number
}

interface Input {
  readonly isTTY: boolean
  /** What is piped in. */
  bytes(): AsyncIterable<Uint8Array>
  /** Asks on stderr and reads one line that is typed, or pasted, without showing it. Rejects when the terminal is closed or Ctrl-C is pressed. */
  readHidden(prompt: string): Promise<string>
}

export interface Output extends StreamFacts {
  /** It failed, which has been told; what is written now goes nowhere. */
  readonly broken?: boolean
  write(text: string): void
  /** Resolves when the stream takes more: what is written faster than it is read would fill the memory. */
  drained(): Promise<void>
}

/** A stream as people see it. Chalk is loaded here, so that JSON never pays for it. */
export async function paper({ env }: App, stream: Output, { color, width }: GlobalFlags): Promise<Paper> {
  const { Chalk } = await import('chalk')
  return {
    chalk: new Chalk({ level: wantsColor(color === false ? 'never' : color, stream, env) ? 1 : 0 }),
    width: widthOf(width, stream, env),
  }
}

/** Shows on a terminal that work goes on, after half a second of it. Nothing is shown in a pipe. */
export async function busy<T>(app: App, label: string, flags: GlobalFlags, work: Promise<T>): Promise<T> {
  const stop = spin(app, label, flags)
  try {
    return await work
  } finally {
    stop()
  }
}

/** Starts what `busy` shows. It goes on until the function is called that comes back: before anything else is written. */
export function spin({ env, stderr }: App, label: string, { quiet, progress, accessible, ascii }: GlobalFlags): () => void {
  if (quiet || progress === 'never' || isAccessible(accessible, env) || !canSpin(stderr, env)) return () => {}
  let spinner: { stop(): unknown } | undefined
  let ended = false
  const timer = setTimeout(async () => {
    const { default: ora } = await import('ora')
    // stdin is left alone, and colours are those of the terminal that canSpin has seen
    const options = { text: label, discardStdin: false, color: false, stream: process.stderr } as const
    if (!ended) spinner = ora({ ...options, ...(ascii && { spinner: 'line' }) }).start()
  }, 500)
  return () => {
    ended = true
    clearTimeout(timer)
    spinner?.stop()
  }
}

/** Tells what went wrong, in the form that was asked for, and sets the exit code. */
export async function fail(
  app: App,
  error: ChainvetError,
  flags: GlobalFlags,
  options: { json: boolean | 'lines'; target?: { input: string; chain: string | null } },
): Promise<void> {
  const { failureJson, failureText } = await import('../output/failure.ts')
  const { failures } = await import('../errors.ts')
  app.exitCode = error.code === 'INTERRUPTED' ? (app.stopped ?? 130) : failures[error.code].exit
  // the stream itself has said why
  if (error.code === 'OUTPUT_FAILED' && app.stdout.broken) return
  if (options.json)
    app.stdout.write(failureJson(error, options.target, { exit: app.exitCode, lines: options.json === 'lines' ? 'one' : 'many' }))
  app.stderr.write(failureText(error, await paper(app, app.stderr, flags)))
}

/** Runs the body of a command, and tells what went wrong in the form that was asked for. `input` is what a person gave as the subject. */
export async function guarded(app: App, command: Command, body: () => Promise<void>, input?: string): Promise<void> {
  const flags = command.optsWithGlobals<GlobalFlags & { json?: boolean; format?: string; chain?: string }>()
  const json = flags.format === 'jsonl' ? 'lines' : flags.json === true || flags.format === 'json'
  try {
    await body()
  } catch (error) {
    if (!(error instanceof ChainvetError)) throw error
    // a secret is not repeated, not even in the machine form of its refusal
    const given = error.name === 'SecretRefusedError' ? '' : input?.slice(0, 200)
    await fail(app, error, flags, { json, ...(given !== undefined && { target: { input: given, chain: flags.chain ?? null } }) })
  }
}
