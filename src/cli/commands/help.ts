import { Argument, Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, fail } from '../app.ts'
import { withExamples } from '../help.ts'
import type { GlobalFlags } from '../options.ts'
import { widthOf } from '../terminal.ts'
import { isTopic, topics } from '../topics.ts'

/** `chainvet help`, of a command or a topic. The help of a command is that of its `--help`. */
export const helpCommand = (app: App): Command =>
  withExamples(
    new Command('help')
      .description('Explain a command or a topic')
      .addArgument(new Argument('[topic...]', `a command, or one of ${Object.keys(topics).join(', ')}`))
      .action(async (words: readonly string[], _flags, command: Command) => {
        const flags = command.optsWithGlobals<GlobalFlags>()
        const [word] = words
        if (word !== undefined && words.length === 1 && isTopic(word)) {
          const { topicText } = await import('../topics.ts')
          app.stdout.write(await topicText(word, widthOf(flags.width, app.stdout, app.env)))
          return
        }
        const found = commandNamed(words, command.parent ?? command)
        if (found instanceof Command) return found.outputHelp()
        await fail(app, await unknown(found, words), flags, { json: false })
      }),
    [['chainvet help scan wallet'], ['chainvet help exit-codes']],
  )

/** The command that words lead to, or the names that would have led on. */
function commandNamed(words: readonly string[], root: Command): Command | readonly string[] {
  let command = root
  for (const word of words) {
    const next = command.commands.find(child => child.name() === word || child.aliases().includes(word))
    if (!next) return [...command.commands.map(child => child.name()), ...(command === root ? Object.keys(topics) : [])]
    command = next
  }
  return command
}

async function unknown(names: readonly string[], words: readonly string[]): Promise<ChainvetError> {
  const { closest } = await import('../../chains/closest.ts')
  const near = words.map(word => closest(word, names)).find(name => name !== undefined)
  return new ChainvetError('USAGE', `there is no help for "${words.join(' ').slice(0, 120)}"`, {
    hint: `${near === undefined ? '' : `Did you mean ${near}?   `}There is help for: ${names.join(', ')}`,
  })
}
