import { environment } from '../../src/cli/environment.ts'
import { exitCodes, precedence } from '../../src/cli/exit-codes.ts'
import { formatEntries } from '../../src/cli/topics.ts'
import { version } from '../../src/version.ts'
import { allNodes, type Flag, type Node } from './tree.ts'

/** The manual page chainvet(1), in the man macros. It has no date: the same tree gives the same bytes. */
export function manualPage(tree: Node): string {
  const commands = allNodes(tree).filter(({ path, children }) => path !== '' && children.length === 0)
  return `${[
    '.\\" Made from the command tree by "npm run completions".',
    `.TH CHAINVET 1 "" "chainvet ${version}" "User Commands"`,
    '.nh',
    '.ad l',
    '.SH NAME',
    `chainvet \\- ${roff('risk scores of wallets and tokens, with their proof')}`,
    '.SH SYNOPSIS',
    ...commands.flatMap(({ path, usage }, at) => [...(at > 0 ? ['.br'] : []), `.B chainvet ${roff(path)}`, roff(usage)]),
    '.SH DESCRIPTION',
    roff(`${tree.about} The answer goes to standard output, everything else to standard error.`),
    roff(
      'There is no default chain: an EVM address is valid on seven. What could not be learned is unknown, with its reason, and never lowers a score.',
    ),
    ...(tree.examples.length > 0 ? ['.SH EXAMPLES', ...examples(tree)] : []),
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH GLOBAL OPTIONS',
    'They may stand before or behind a command.',
    ...tree.flags.flatMap(flagLines),
    '.SH FORMATS',
    ...formatEntries.flatMap(([name, about]) => ['.TP', `.B ${roff(name)}`, roff(about)]),
    '.SH EXIT STATUS',
    ...exitCodes.flatMap(({ code, name, when }) => ['.TP', `.B ${code}`, roff(`${name}: ${when}`)]),
    '.PP',
    roff(`Several at once: ${precedence}`),
    '.SH ENVIRONMENT',
    roff('A flag wins over a variable. An empty variable counts as not set.'),
    ...environment.flatMap(({ names, meaning }) => ['.TP', `.B ${roff(names.join(', '))}`, roff(meaning)]),
    '.SH SEE ALSO',
    roff('chainvet help exit-codes, environment, formats, accessibility; chainvet completion; chainvet schema; chainvet doctor'),
  ].join('\n')}\n`
}

const commandLines = (node: Node): string[] => [
  `.SS "chainvet ${roff(node.path)}"`,
  roff(`${node.about}.`),
  ...node.places.flatMap(({ name, about }) => ['.TP', `.I ${roff(name)}`, roff(about)]),
  ...node.flags.filter(({ names }) => !names.includes('--help')).flatMap(flagLines),
  ...(node.examples.length > 0 ? ['.PP', 'Examples:', ...examples(node)] : []),
]

const flagLines = ({ spelling, text }: Flag): string[] => ['.TP', `.B ${roff(spelling)}`, roff(text)]

const examples = ({ examples: lines }: Node): string[] => [
  '.nf',
  ...lines.flatMap(([line, remark]) => [...(remark === undefined ? [] : [`.RS 2\n# ${roff(remark)}\n.RE`]), `.RS 2\n${roff(line)}\n.RE`]),
  '.fi',
]

/** Text in which roff reads nothing as its own; a hyphen stays one that can be copied into a shell. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('"', '\\(dq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replace(/[^\x20-\x7e]/g, character => `\\[u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
    .replace(/^\./, '\\&.')
