import type { Argument, Command, Help, HelpConfiguration, Option } from 'commander'
import { wrap } from '../output/paint.ts'
import { exitCodeLine } from './exit-codes.ts'

/** A command line to paste, and what it is for. */
export type Example = readonly [line: string, remark?: string]
/** A term and what it means. */
export type Entry = readonly [term: string, text: string]

const examples = new WeakMap<Command, readonly Example[]>()

/** Gives a command its examples. They stand first in its help, and in the manual page. */
export function withExamples(command: Command, lines: readonly Example[]): Command {
  examples.set(command, lines)
  return command
}

export const examplesOf = (command: Command): readonly Example[] => examples.get(command) ?? []

/** The heading an option stands below in help and manual: that of its `helpGroup`. */
export const groupOf = ({ helpGroupHeading }: Option): string => helpGroupHeading ?? 'Options:'

/** What an option means, with its choices, default and variable where the words do not name them. */
export function optionText({ description, argChoices, defaultValue, defaultValueDescription, envVar, required, optional }: Option): string {
  const unsaid = argChoices?.some(choice => !description.includes(choice)) ? `: ${argChoices.join(', ')}` : ''
  const fallback = (required || optional) && defaultValue !== undefined ? (defaultValueDescription ?? String(defaultValue)) : undefined
  const facts = [...(fallback === undefined ? [] : [`default ${fallback}`]), ...(envVar === undefined ? [] : [`env ${envVar}`])]
  return `${description}${unsaid}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
}

/** Long flags stand below each other, whether there is a short one or not. */
const optionTerm = ({ flags, short }: Option): string => (short ? flags : `    ${flags}`)

/** Terms on the left, meanings on the right; below each other where the width does not suffice. */
export function definitions(entries: readonly Entry[], width: number, termWidth = termWidthOf(entries)): string[] {
  const room = width - termWidth - 4
  return entries.flatMap(([term, text]) => {
    if (text === '') return [`  ${term}`]
    if (room < 30) return [`  ${term}`, ...wrap(text, width - 8).map(line => `        ${line}`)]
    if (term.length > termWidth) return [`  ${term}`, ...wrap(text, room).map(line => `${' '.repeat(termWidth + 4)}${line}`)]
    return wrap(text, room).map((line, at) => `  ${(at === 0 ? term : '').padEnd(termWidth)}  ${line}`)
  })
}

const termWidthOf = (entries: readonly Entry[]): number => Math.min(28, Math.max(...entries.map(([term]) => term.length)))

/** The layout of every help text: what it is for, examples, then flags by what they are for. After an error only the beginning is shown. */
export function helpLayout(): HelpConfiguration {
  let brief = false
  return {
    prepareContext({ error, helpWidth }) {
      brief = error === true
      this.helpWidth = helpWidth ?? Number.POSITIVE_INFINITY
    },
    formatHelp: (command, helper) => `${(brief ? briefHelp : fullHelp)(command, helper).join('\n')}\n`,
  }
}

function fullHelp(command: Command, helper: Help): string[] {
  const inherited = inheritedOptions(command)
  const everywhere: [string, readonly Entry[]][] = inherited.length > 0 ? [['Everywhere:', inherited.map(optionEntry)]] : []
  return [
    ...beginning(command, helper),
    ...sections([...commandGroups(command, helper), ...optionGroups(command, helper), ...everywhere], widthOf(helper)),
    '',
    ...wrap(exitCodeLine, widthOf(helper)),
  ]
}

const briefHelp = (command: Command, helper: Help): string[] => [
  ...beginning(command, helper),
  ...sections(commandGroups(command, helper), widthOf(helper)),
  '',
  `All options: ${pathOf(command)} --help`,
]

const widthOf = ({ helpWidth }: Help): number => helpWidth ?? Number.POSITIVE_INFINITY

function sections(groups: readonly (readonly [string, readonly Entry[]])[], width: number): string[] {
  const termWidth = termWidthOf(groups.flatMap(([, entries]) => entries))
  return groups.flatMap(([heading, entries]) => [strong(heading), ...definitions(entries, width, termWidth)])
}

function beginning(command: Command, helper: Help): string[] {
  const lines = examplesOf(command)
  const column = Math.max(0, ...lines.filter(([, remark]) => remark !== undefined).map(([line]) => line.length))
  const fits = lines.every(([, remark]) => remark === undefined || column + 5 + remark.length <= widthOf(helper))
  const examples = lines.flatMap(([line, remark]) => {
    if (remark === undefined) return [`  ${line}`]
    return fits
      ? [`  ${line.padEnd(column)}   ${remark}`]
      : [`  ${line}`, ...wrap(remark, widthOf(helper) - 6).map(text => `      ${text}`)]
  })
  return [
    ...wrap(helper.commandDescription(command), widthOf(helper)),
    '',
    `${strong('Usage:')} ${helper.commandUsage(command)}`,
    '',
    ...(examples.length === 0 ? [] : [strong('Examples:'), ...examples, '']),
  ]
}

function optionGroups(command: Command, helper: Help): [string, readonly Entry[]][] {
  const groups = grouped(helper.visibleOptions(command), groupOf, optionEntry)
  const given = helper.visibleArguments(command).map((argument): Entry => [argument.name(), argumentText(argument)])
  // an address belongs to the flags that say where it lives
  const target = groups.get('Target:')
  if (!target) return [...(given.length > 0 ? [['Arguments:', given] as [string, Entry[]]] : []), ...groups]
  groups.set('Target:', [...given, ...target])
  return [...groups]
}

const commandGroups = (command: Command, helper: Help): [string, readonly Entry[]][] => [
  ...grouped(
    helper.visibleCommands(command),
    child => child.helpGroup() || 'Commands:',
    child => [commandTerm(child), child.summary() || child.description()],
  ),
]

function grouped<T>(items: readonly T[], headingOf: (item: T) => string, entryOf: (item: T) => Entry): Map<string, readonly Entry[]> {
  const groups = new Map<string, readonly Entry[]>()
  for (const item of items) groups.set(headingOf(item), [...(groups.get(headingOf(item)) ?? []), entryOf(item)])
  return groups
}

const optionEntry = (option: Option): Entry => [optionTerm(option), optionText(option)]

/** What an argument means, with its choices where the words do not name them. */
export const argumentText = ({ description, argChoices }: Argument): string =>
  argChoices?.some(choice => !description.includes(choice)) ? `${description}: ${argChoices.join(', ')}` : description

const commandTerm = (command: Command): string => {
  const inner = command.commands.length > 0 ? command.commands.map(child => child.name()).join('|') : ''
  return [command.name(), inner].filter(word => word !== '').join(' ')
}

/** Options of the commands above, which are understood behind this one too. */
export const inheritedOptions = (command: Command): Option[] =>
  ancestorsOf(command).flatMap(({ options }) => options.filter(({ hidden, long }) => !hidden && long !== '--version'))

const ancestorsOf = (command: Command): Command[] => (command.parent ? [command.parent, ...ancestorsOf(command.parent)] : [])

/** "chainvet scan wallet" */
const pathOf = (command: Command): string =>
  [command, ...ancestorsOf(command)]
    .map(each => each.name())
    .reverse()
    .join(' ')

/** Bold; commander takes it out again where the stream is not to be coloured. */
const strong = (text: string): string => `\u001b[1m${text}\u001b[22m`
