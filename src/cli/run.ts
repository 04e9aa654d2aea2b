import { CommanderError } from 'commander'
import { ChainvetError } from '../errors.ts'
import { type App, fail } from './app.ts'
import type { GlobalFlags } from './options.ts'
import { program } from './program.ts'

/** Parses the command line and runs what it names. Usage errors end with 2, help and version with 0. */
export async function run(app: App, argv: readonly string[]): Promise<void> {
  const root = program(app)
  try {
    await root.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return
    // called without a command, commander has printed the help on stderr
    if (error.code === 'commander.help') {
      app.exitCode = 2
      return
    }
    const json =
      argv.includes('--json') ||
      argv.some((word, at) => word === '--format=json' || (word === 'json' && /^(-f|--format)$/.test(argv[at - 1] ?? '')))
    await fail(app, usageError(error), root.opts<GlobalFlags>(), { json })
  }
}

/** What commander says, in the form of every other error: "error: option '--chian' unknown" and a suggestion below. */
function usageError({ message }: CommanderError): ChainvetError {
  // a value that was refused is not repeated: it may be a URL with a password, or a key in the wrong place
  const [first = '', ...rest] = message
    .replace(/^error: /, '')
    .replace(/ argument '.*' is invalid\./s, ' has an invalid value.')
    .split('\n')
  const hint = rest.join(' ').replace(/^\(|\)$/g, '')
  return new ChainvetError('USAGE', first, { hint: hint === '' ? 'All options: chainvet --help' : hint })
}
