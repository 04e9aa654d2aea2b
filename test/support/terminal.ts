import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawn as spawnInTerminal } from '@lydell/node-pty'
import xterm from '@xterm/headless'

/** Where a program runs: a pseudo-terminal of so many columns, and an environment that holds nothing but what is named. */
export interface Place {
  readonly columns?: number
  readonly rows?: number
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Milliseconds until it is ended by force, and the test fails. */
  readonly patience?: number
}

/** A program in a pseudo-terminal, and whoever sits in front of it. */
export interface Terminal {
  readonly pid: number
  /** All that was sent to the terminal so far, escape sequences and all. */
  raw(): string
  /** Presses keys. Control characters are keys too: see `keys`. */
  press(text: string): void
  signal(name: NodeJS.Signals): void
  /** Resolves once what was sent holds the text. */
  until(text: string): Promise<void>
  /** How it ended. */
  readonly ended: Promise<Ended>
}

export interface Ended {
  /** Exit code, or 128 and the signal that killed it. */
  readonly code: number
  readonly killed: boolean
  readonly raw: string
  readonly milliseconds: number
}

export const keys = { enter: '\r', backspace: '\u007f', interrupt: '\u0003', endOfInput: '\u0004' }

const bin = fileURLToPath(new URL('../../bin/chainvet.cjs', import.meta.url))
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`

/** `chainvet` with these arguments, as a command line of a shell. */
export const commandLine = (...argv: readonly string[]): string => [process.execPath, bin, ...argv].map(quoted).join(' ')

/** Starts a command line of bash in a pseudo-terminal. Its last command takes the place of the shell when it starts with `exec`. */
export function startTerminal(line: string, { columns = 80, rows = 24, env = {}, cwd, patience = 60_000 }: Place = {}): Terminal {
  // a terminal of no columns can be had from inside alone
  const sized = columns === 0 ? `stty cols 0 rows 0; ${line}` : line
  const started = performance.now()
  const { TERM = 'xterm-256color', ...others } = env
  const child = spawnInTerminal('/bin/bash', ['--norc', '--noprofile', '-c', sized], {
    name: TERM,
    cols: columns || 80,
    rows,
    env: { PATH: process.env['PATH'] ?? '', ...others },
    ...(cwd !== undefined && { cwd }),
  })
  let raw = ''
  let over = false
  child.onData(text => {
    raw += text
  })
  const ended = new Promise<Ended>((settle, refuse) => {
    const late = setTimeout(() => {
      // the group: a shell in between would leave its child behind
      process.kill(-child.pid, 'SIGKILL')
      refuse(new Error(`it did not end within ${patience} ms; ${raw.length} characters, the last: ${JSON.stringify(raw.slice(-400))}`))
    }, patience)
    child.onExit(({ exitCode, signal }) => {
      over = true
      clearTimeout(late)
      const killed = signal !== undefined && signal !== 0
      settle({ code: killed ? 128 + signal : exitCode, killed, raw, milliseconds: performance.now() - started })
    })
  })
  // whoever waits for a text hears of it there
  ended.catch(() => {})
  return {
    pid: child.pid,
    raw: () => raw,
    press: text => child.write(text),
    signal: name => void process.kill(child.pid, name),
    async until(text) {
      while (!raw.includes(text)) {
        if (over) throw new Error(`it ended without ${JSON.stringify(text)}: ${JSON.stringify(raw.slice(-400))}`)
        await pause(10)
        if (performance.now() - started > patience) throw new Error(`no ${JSON.stringify(text)} in ${JSON.stringify(raw.slice(-400))}`)
      }
    },
    ended,
  }
}

/**
 * The same for a command line that comes to its end by itself, so that all it wrote is read: whoever is late to read finds nothing
 * in a terminal that nobody holds open any more.
 */
export function startHeld(line: string, place: Place = {}): Terminal {
  const terminal = startTerminal(`${line}; code=$?; printf '${over}'; read -r; exit $code`, place)
  terminal.until(over).then(
    () => terminal.press(keys.enter),
    () => {},
  )
  const ended = terminal.ended.then(end => ({ ...end, raw: end.raw.slice(0, end.raw.indexOf(over)) }))
  ended.catch(() => {})
  return { ...terminal, ended }
}

/** Runs `chainvet` in a pseudo-terminal from start to end. */
export const inTerminal = (argv: readonly string[], place: Place = {}): Promise<Ended> => startHeld(commandLine(...argv), place).ended

/** A command to the application that sits behind the terminal: what is tried writes none. */
const over = '\u001b_all was written\u001b\\'

/** What somebody in front of a terminal sees, and what the terminal was made to do besides. */
export interface Seen {
  /** Lines as they were written: one that did not fit and was broken by the terminal is one line. */
  readonly lines: readonly string[]
  /** Lines that the terminal had to break. */
  readonly broken: readonly string[]
  /** Row and column of the cursor, from 0. */
  readonly cursor: readonly [row: number, column: number]
  readonly titles: readonly string[]
  /** Operating system commands by their number: 52 writes to the clipboard, 8 makes a link. */
  readonly commands: readonly number[]
}

/** Renders what was sent as a terminal does. */
export async function seen(raw: string, { columns = 80, rows = 24 }: Pick<Place, 'columns' | 'rows'> = {}): Promise<Seen> {
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 100_000, allowProposedApi: true })
  const titles: string[] = []
  const commands: number[] = []
  terminal.onTitleChange(title => void titles.push(title))
  for (const command of [0, 1, 2, 4, 7, 8, 9, 10, 11, 12, 50, 52, 104, 133, 777, 1337])
    terminal.parser.registerOscHandler(command, () => {
      commands.push(command)
      return false
    })
  await new Promise<void>(done => terminal.write(raw, done))
  const buffer = terminal.buffer.active
  const lines: string[] = []
  const broken = new Set<number>()
  for (let at = 0; at < buffer.length; at++) {
    const line = buffer.getLine(at)
    if (line?.isWrapped) {
      lines.push(`${lines.pop() ?? ''}${line.translateToString(true)}`)
      broken.add(lines.length - 1)
    } else lines.push(line?.translateToString(true) ?? '')
  }
  while (lines.at(-1) === '') lines.pop()
  const cursor = [buffer.baseY + buffer.cursorY, buffer.cursorX] as const
  terminal.dispose()
  return { lines, broken: lines.filter((_, at) => broken.has(at)), cursor, titles, commands }
}

export interface Piped {
  readonly code: number
  readonly stdout: Buffer
  readonly stderr: string
}

/** Runs a command line of bash without a terminal; standard input is empty. `chainvet` is a command there. */
export function inShell(line: string, { env = {}, cwd, patience = 60_000 }: Omit<Place, 'columns' | 'rows'> = {}): Promise<Piped> {
  const child = spawn('/bin/bash', ['--norc', '--noprofile', '-c', `chainvet() { ${commandLine()} "$@"; }\n${line}`], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', chunk => void stdout.push(chunk))
  child.stderr.on('data', chunk => void stderr.push(chunk))
  return new Promise((settle, refuse) => {
    const late = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      refuse(new Error(`it did not end within ${patience} ms: ${Buffer.concat(stderr).toString().slice(-400)}`))
    }, patience)
    child.on('close', code => {
      clearTimeout(late)
      settle({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() })
    })
  })
}
