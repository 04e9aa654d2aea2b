import type { Command, Option } from 'commander'
import type { App } from '../../src/cli/app.ts'
import { argumentText, type Example, examplesOf, groupOf, inheritedOptions, optionText } from '../../src/cli/help.ts'
import { program } from '../../src/cli/program.ts'
import { type Values, valuesOfArgument, valuesOfOption } from './values.ts'

/** A command as completion files and the manual page need to know it. */
export interface Node {
  readonly name: string
  /** Its names from the first below "chainvet", "scan wallet"; "" for the program itself. */
  readonly path: string
  readonly aliases: readonly string[]
  readonly about: string
  readonly usage: string
  readonly examples: readonly Example[]
  /** Its own, without those of the commands above. */
  readonly flags: readonly Flag[]
  /** All that may stand behind it. */
  readonly offers: readonly Flag[]
  readonly places: readonly Place[]
  readonly children: readonly Node[]
}

export interface Flag {
  /** "--chain", "-c" */
  readonly names: readonly string[]
  /** As commander spells it: "-c, --chain <name|id>". */
  readonly spelling: string
  readonly about: string
  /** What help says: with choices, default and variable. */
  readonly text: string
  readonly group: string
  readonly repeatable: boolean
  readonly value?: { readonly name: string; readonly optional: boolean; readonly values: Values }
}

/** A word that a command takes besides flags. */
export interface Place {
  readonly name: string
  readonly about: string
  readonly required: boolean
  readonly variadic: boolean
  readonly values: Values
}

/** The command tree of the program. */
export const commandTree = (): Node => nodeOf(program(nowhere), '')

/** Every command of a tree, the program first. */
export const allNodes = (node: Node): Node[] => [node, ...node.children.flatMap(allNodes)]

function nodeOf(command: Command, path: string): Node {
  const hasChildren = command.commands.length > 0
  const children = command.commands.filter(child => !isHidden(child)).map(child => nodeOf(child, `${path} ${child.name()}`.trim()))
  const help: Flag = {
    names: ['-h', '--help'],
    spelling: '-h, --help',
    about: 'show help',
    text: 'Show help.',
    group: 'Options:',
    repeatable: false,
  }
  const flags = [...command.options.filter(({ hidden }) => !hidden).map(flagOf), help]
  const known = new Set(flags.flatMap(({ names }) => names))
  const places = command.registeredArguments.map(argument => ({
    name: argument.name(),
    about: argumentText(argument),
    required: argument.required,
    variadic: argument.variadic,
    values: valuesOfArgument(argument, rootOf(command)),
  }))
  return {
    name: command.name(),
    path,
    aliases: command.aliases(),
    about: (command.summary() || command.description()).replace(/\.$/, ''),
    usage: command.usage(),
    examples: examplesOf(command),
    flags,
    offers: [
      ...flags,
      ...inheritedOptions(command)
        .map(flagOf)
        .filter(({ names }) => !names.some(name => known.has(name))),
    ],
    places: hasChildren ? [] : places,
    children,
  }
}

function flagOf(option: Option): Flag {
  const { short, long, flags, description, required, optional, variadic } = option
  const [, name] = /[<[]([^>\]]+)[>\]]/.exec(flags) ?? []
  return {
    names: [short, long].filter(flag => flag !== undefined),
    spelling: flags,
    about: plain(description),
    text: optionText(option),
    group: groupOf(option),
    repeatable: variadic || /\brepeatable\b/.test(description),
    ...((required || optional) &&
      name !== undefined && { value: { name: name.replace(/\.\.\.$/, ''), optional, values: valuesOfOption(option, name) } }),
  }
}

/** One line for a list: what stands behind the first semicolon or in brackets is for the help text. */
const plain = (text: string): string => text.replace(/\s*\(.*\)|;.*$/gs, '').trim()

const isHidden = (command: Command): boolean =>
  command.parent !== null && !command.parent.createHelp().visibleCommands(command.parent).includes(command)

const rootOf = (command: Command): Command => (command.parent ? rootOf(command.parent) : command)

/** Building the tree touches nothing of it: no command is run. */
const nowhere = { env: {}, exitCode: 0 } as App
