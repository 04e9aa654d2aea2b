import { CommanderError } from 'commander'
import { ChainvetError } from '../errors.ts'
import { type App, fail } from './app.ts'
import type { GlobalFlags } from './options.ts'
import { program } from './program.ts'

/** Parses the command line and runs what it names. Usage errors end with 2, help and version with 0. */
export async function run(app: App, argv: readonly string[]): Promise<void> {
  const root = program(app, argv)
  try {
    // before anything is understood: whatever the rest of the line says, a key on it is known to others
    if (argv.some(word => /^--\w*[-_]?(?:key|token|secret)/i.test(word))) (await import('./config/api-key.ts')).refuseKeysIn(argv)
    await root.parseAsync(spelledOut(argv), { from: 'user' })
  } catch (error) {
    if (error instanceof ChainvetError) return fail(app, error, root.opts<GlobalFlags>(), { json: wantsJson(argv) })
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return
    // called without a command, commander has printed the help on stderr
    if (error.code === 'commander.help') {
      app.exitCode = 2
      return
    }
    await fail(app, usageError(error), root.opts<GlobalFlags>(), { json: wantsJson(argv) })
  }
}

/** Whether the answer was to be JSON, as far as an unread command line tells; "lines" for one document a line. */
function wantsJson(argv: readonly string[]): boolean | 'lines' {
  const formats = argv.flatMap(
    (word, at) => /^(?:--format=|-f=?)(.+)$/.exec(word)?.[1] ?? (/^(-f|--format)$/.test(word) ? (argv[at + 1] ?? []) : []),
  )
  if (formats.includes('jsonl')) return 'lines'
  return argv.includes('--json') || formats.includes('json')
}

/** What commander says, in the form of every other error: "error: option '--chian' unknown" and a suggestion below. */
function usageError({ message }: CommanderError): ChainvetError {
  // a value that was refused is not repeated: it may be a URL with a password, or a key in the wrong place
  const [first = '', ...rest] = message
    .replace(/^error: /, '')
    .replace(/ argument '.*' is invalid\./s, ' has an invalid value.')
    .replace(/(unknown option '[^'=]*)=.*'/s, "$1'")
    .split('\n')
  const hint = rest.join(' ').replace(/^\(|\)$/g, '')
  return new ChainvetError('USAGE', first, { hint: hint === '' ? 'All options: chainvet --help' : hint })
}

/** A flag whose value may be left out would take the word after it, which may be an address. It takes a value behind "=" only. */
function spelledOut(argv: readonly string[]): string[] {
  const end = argv.indexOf('--')
  return argv.map((word, at) => (valueAside.includes(word) && (end < 0 || at < end) ? `${word}=all` : word))
}

const valueAside: readonly string[] = ['--allow-unscored', '--resume']
