import { allNodes, type Flag, type Node } from './tree.ts'
import type { Values } from './values.ts'

/** Completion for fish: one line a flag, under the condition that its command is being typed. */
export function fishCompletion(tree: Node): string {
  const nodes = allNodes(tree)
  const takers = [
    ...new Set(nodes.flatMap(({ offers }) => offers.filter(({ value }) => value && !value.optional).flatMap(({ names }) => names))),
  ]
  const steps = nodes.flatMap(({ path, children }) =>
    children.map(child => {
      const words = [child.name, ...child.aliases].map(word => `'${`${path} ${word}`.trim()}'`)
      return `                case ${words.join(' ')}\n                    set path '${child.path}'`
    }),
  )
  const global = tree.flags.filter(({ names }) => !names.includes('--version'))
  const ofEverybody = new Set(global.flatMap(({ names }) => names))

  return `# fish completion for chainvet. Made from the command tree by "npm run completions".
# Put it into ~/.config/fish/completions/chainvet.fish.

# The command that the line names so far, and how many words stand behind it.
function __chainvet_where
    set -l path ''
    set -l count 0
    set -l skip 0
    set -l plain 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        if test $plain = 1
            set count (math $count + 1)
            continue
        end
        switch $word
            case --
                set plain 1
            case '-*=*'
            case ${takers.join(' ')}
                set skip 1
            case '-?*'
            case '*'
                set -l next (string trim "$path $word")
                test $count = 0; or set next ''
                switch $next
${steps.map(step => step.replaceAll(/^ {4}/gm, '        ')).join('\n')}
                    case '*'
                        set count (math $count + 1)
                end
        end
    end
    echo $path
    echo $count
    echo $skip
end

# Whether a word with a dash is being typed where a value is due: fish takes it for a flag.
function __chainvet_negative
    set -l where (__chainvet_where)
    test "$where[3]" = 1; and string match -q -- '-*' (commandline -ct)
end

# Whether a command is being typed; with a number, whether so many words stand behind it.
function __chainvet_at
    set -l where (__chainvet_where)
    test "$where[1]" = "$argv[1]"; or return 1
    __chainvet_negative; and return 1
    test (count $argv) = 1; or test "$where[2]" = "$argv[2]"
end

# Whether a negative number is being typed behind one of these flags.
function __chainvet_number_after
    set -l words (commandline -opc)
    contains -- $words[-1] $argv; and __chainvet_negative
end

complete -c chainvet -f
${global.map(flag => `complete -c chainvet -n 'not __chainvet_negative'${flagLine(flag)}`).join('\n')}
${negativeLines(nodes).join('\n')}

${nodes.map(node => linesOf(node, ofEverybody)).join('\n\n')}
`
}

function linesOf(node: Node, ofEverybody: ReadonlySet<string>): string {
  const at = (count?: number) => ` -n "__chainvet_at '${node.path}'${count === undefined ? '' : ` ${count}`}"`
  const own = node.offers.filter(({ names }) => !names.every(name => ofEverybody.has(name)))
  return [
    `# chainvet ${node.path}`.trim(),
    ...node.children.map(({ name, about }) => `complete -c chainvet${at(0)} -a ${quoted(name)} -d ${quoted(about)}`),
    ...own.map(flag => `complete -c chainvet${at()}${flagLine(flag)}`),
    ...node.places.flatMap(({ values, variadic }, index) => {
      const argument = argumentLine(values)
      return argument === '' ? [] : [`complete -c chainvet${variadic ? at() : at(index)}${argument}`]
    }),
  ].join('\n')
}

/** Negative ids, in the only form in which fish offers a word with a dash: as flags. */
function negativeLines(nodes: readonly Node[]): string[] {
  const lines = nodes.flatMap(({ offers }) =>
    offers.flatMap(({ names, value }) =>
      (value && 'words' in value.values ? value.values.words : [])
        .filter(([word]) => /^-\d$/.test(word))
        .map(
          ([word, about]) => `complete -c chainvet -n '__chainvet_number_after ${names.join(' ')}' -s ${word.slice(1)} -d ${quoted(about)}`,
        ),
    ),
  )
  return [...new Set(lines)]
}

function flagLine({ names, about, value }: Flag): string {
  const spelled = names.map(name => (name.startsWith('--') ? ` -l ${name.slice(2)}` : ` -s ${name.slice(1)}`)).join('')
  const files = value?.values.kind === 'file' || value?.values.kind === 'keyed'
  const required = value && !value.optional ? (files ? ' -r' : ' -x') : ''
  return `${spelled}${required}${value ? argumentLine(value.values) : ''} -d ${quoted(about)}`
}

function argumentLine(values: Values): string {
  switch (values.kind) {
    case 'words':
      return ` -a ${quoted(values.words.map(([word, about]) => (about === '' ? word : `${word}\\t${escaped(about)}`)).join('\n'))}`
    case 'keyed':
      return ` -F -a ${quoted(values.words.map(([word, about]) => `${word}=\\t${escaped(about)}`).join('\n'))}`
    case 'file':
      return ' -F'
    case 'directory':
      return " -a '(__fish_complete_directories)'"
    case 'free':
      return ''
  }
}

/** A list of -a is expanded by fish like words of a command line, so its descriptions are quoted there once more. */
const escaped = (about: string): string => `"${about.replaceAll(/["$\\]/g, '\\$&')}"`
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
