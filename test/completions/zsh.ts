import { allNodes, type Flag, type Node, type Place } from './tree.ts'
import type { Values } from './values.ts'

/** Completion for zsh: one function a command, on `_arguments`. */
export function zshCompletion(tree: Node): string {
  const lists = new Map<string, string>()
  const functions = allNodes(tree).map(node => functionOf(node, lists))
  return `#compdef chainvet
# zsh completion for chainvet. Made from the command tree by "npm run completions".
# Put it into a folder of $fpath under the name _chainvet.

${[...lists].map(([body, name]) => `${name}() {\n${body}\n}`).join('\n\n')}

${functions.join('\n\n')}

if [[ $funcstack[1] == _chainvet ]]; then
  _chainvet "$@"
else
  compdef _chainvet chainvet
fi
`
}

function functionOf(node: Node, lists: Map<string, string>): string {
  const specs = [...node.offers.map(flag => flagSpec(flag, lists)), ...node.places.map((place, at) => placeSpec(place, at, lists))]
  const start = `${functionName(node)}() {`
  if (node.children.length === 0) return `${start}\n  _arguments -s -S \\\n${specs.map(spec => `    ${spec}`).join(' \\\n')}\n}`
  const commands = listOf({ kind: 'words', words: node.children.map(({ name, about }) => [name, about]) }, 'command', lists)
  return `${start}
  local curcontext=$curcontext state line ret=1
  typeset -A opt_args
  _arguments -s -S -C \\
${[...specs, `'1: :${commands}'`, "'*:: :->rest'"].map(spec => `    ${spec}`).join(' \\\n')} && ret=0
  if [[ $state == rest ]]; then
    case $line[1] in
${node.children.map(child => `      ${[child.name, ...child.aliases].join(' | ')}) ${functionName(child)} && ret=0 ;;`).join('\n')}
    esac
  fi
  return ret
}`
}

const functionName = ({ path }: Node): string => (path === '' ? '_chainvet' : `_chainvet__${path.replaceAll(/[ -]/g, '_')}`)

/** `'(-c --chain)'{-c+,--chain=}'[text]:name:action'`: a flag excludes itself, unless it may be repeated. */
function flagSpec({ names, about, value, repeatable }: Flag, lists: Map<string, string>): string {
  const taken = value ? `:${plain(value.name)}:${actionOf(value.values, value.name, lists)}` : ''
  const action = value?.optional ? `:${taken}` : taken
  const marked = names.map(name => (value ? (value.optional ? `${name}=-` : name.startsWith('--') ? `${name}=` : `${name}+`) : name))
  // an optional value is only one where it hangs at the flag, and a short flag has no place for it
  const spellings = value?.optional ? marked.filter(name => name.startsWith('--')) : marked
  const exclusion = repeatable ? "'*'" : spellings.length > 1 ? `'(${names.join(' ')})'` : ''
  const text = `'[${plain(about)}]${action}'`
  if (spellings.length > 1) return `${exclusion}{${spellings.join(',')}}${text}`
  return `${exclusion}'${spellings[0]}'${text}`.replace("''", '')
}

function placeSpec({ name, values, variadic, required }: Place, at: number, lists: Map<string, string>): string {
  const where = variadic ? '*' : String(at + 1)
  return `'${where}${required || variadic ? ':' : '::'}${plain(name)}:${actionOf(values, name, lists)}'`
}

function actionOf(values: Values, name: string, lists: Map<string, string>): string {
  switch (values.kind) {
    case 'words':
    case 'keyed':
      return listOf(values, name, lists)
    case 'file':
      return '_files'
    case 'directory':
      return '_files -/'
    case 'free':
      return ' '
  }
}

/** The function that offers a list of words; lists that are equal share it. */
function listOf(values: Extract<Values, { words: unknown }>, name: string, lists: Map<string, string>): string {
  const label = plain(name).replaceAll(/[^a-z]+/gi, '_')
  const items = values.words.map(([word, about]) => `'${word}${about === '' ? '' : `:${text(about)}`}'`).join(' ')
  const keyed = [
    '  if compset -P "*="; then',
    '    _files',
    '  else',
    `    local -a words=(${items})`,
    `    _describe -t ${label} '${plain(name)}' words -S = -q`,
    '  fi',
  ].join('\n')
  const body = values.kind === 'keyed' ? keyed : `  local -a words=(${items})\n  _describe -t ${label} '${plain(name)}' words`
  const known = lists.get(body)
  if (known) return known
  const made = `_chainvet_list_${lists.size + 1}_${label}`
  lists.set(body, made)
  return made
}

/** Text in single quotes where a colon would end it. */
const plain = (about: string): string => text(about).replaceAll(/[[\]:]/g, '\\$&')
const text = (about: string): string => about.replaceAll('\\', '\\\\').replaceAll("'", "'\\''")
