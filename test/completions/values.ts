import type { Argument, Command, Option } from 'commander'
import { levels } from '../../src/api/level.ts'
import { chains } from '../../src/chains/index.ts'
import { formatEntries, topics } from '../../src/cli/topics.ts'
import { failures } from '../../src/errors.ts'
import { signals } from '../../src/signals/index.ts'

/** A word that can be typed, and what it means. */
type Word = readonly [word: string, about: string]

/** What can stand in the place of a value. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly Word[] }
  /** A word, an equals sign, a file: "sarif=scan.sarif". */
  | { readonly kind: 'keyed'; readonly words: readonly Word[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'directory' }
  /** Nobody but the user knows. */
  | { readonly kind: 'free' }

const words = (list: readonly Word[]): Values => ({ kind: 'words', words: list })

/** Names of chains before ids, because a person reads them. */
const chainWords = words([
  ...chains.flatMap(({ name, names }) => names.map((word): Word => [word, name])),
  ...chains.map(({ id, name }): Word => [String(id), name]),
])
const levelWords = words([...levels].reverse().map((level): Word => [level.toLowerCase(), '']))
/** Codes of rows without a score, as --allow-unscored spells them. */
const codeWords = words([
  ...Object.entries(failures)
    .filter(([, { exit }]) => exit === 8 || exit === 5)
    .map(([code]): Word => [code.toLowerCase().replaceAll('_', '-'), '']),
  ['bad-row', 'rows that could not be understood'],
])
const formatWords: readonly Word[] = formatEntries.map(([name, about]) => [name, firstSentence(about)])

export function valuesOfOption({ long, argChoices, description }: Option, valueName: string): Values {
  const list = /\bnone$/.test(description) && valueName === 'level' ? [...wordsIn(levelWords), ['none', ''] as const] : undefined
  if (argChoices)
    return words(argChoices.map(choice => [choice, formatWords.find(([word]) => long === '--format' && word === choice)?.[1] ?? '']))
  if (list) return words(list)
  return valuesNamed(long === '--chain' ? 'chain' : valueName)
}

export function valuesOfArgument(argument: Argument, root: Command): Values {
  const name = argument.name()
  if (argument.argChoices) return words(argument.argChoices.map(choice => [choice, '']))
  if (name === 'topic') {
    const commands = root.commands.map((command): Word => [command.name(), command.summary() || command.description()])
    return words([...commands, ...Object.entries(topics)])
  }
  return /^folder\b/.test(argument.description) ? { kind: 'directory' } : valuesNamed(name)
}

/** A value is known by the name it has in the help text. */
function valuesNamed(name: string): Values {
  if (name === 'chain') return chainWords
  if (name === 'level') return levelWords
  if (name === 'codes') return codeWords
  if (name === 'signal') return words(signals.map(({ id, question }) => [id, question]))
  if (/=file$/.test(name)) return { kind: 'keyed', words: formatWords }
  if (/^(dir|directory|folder)\b/.test(name)) return { kind: 'directory' }
  if (/file|path|report|^(old|new)$/.test(name)) return { kind: 'file' }
  return { kind: 'free' }
}

const wordsIn = (values: Values): readonly Word[] => ('words' in values ? values.words : [])

function firstSentence(text: string): string {
  return text.split(/[.:] /)[0]?.replace(/\.$/, '') ?? text
}
