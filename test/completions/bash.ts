import { allNodes, type Flag, type Node } from './tree.ts'
import type { Values } from './values.ts'

/** Completion for bash 3.2 and later: case statements and word lists, nothing that starts a program. */
export function bashCompletion(tree: Node): string {
  const nodes = allNodes(tree)
  const cases = (rows: readonly (readonly [pattern: string, body: string])[]): string => {
    const patterns = new Map<string, string[]>()
    for (const [pattern, body] of rows) patterns.set(body, [...(patterns.get(body) ?? []), pattern])
    return [...patterns].map(([body, list]) => `    ${list.join(' | ')}) ${body} ;;`).join('\n')
  }
  const steps = nodes.flatMap(({ path, children }) =>
    children.flatMap(child =>
      [child.name, ...child.aliases].map(word => [quoted(`${path}>${word}`), `path=${quoted(child.path)}`] as const),
    ),
  )
  const offers = nodes.map(
    ({ path, children, offers: flags }) =>
      [
        quoted(path),
        `commands=${wordList(children.map(({ name }) => name))} flags=${wordList(flags.flatMap(({ names }) => names))}`,
      ] as const,
  )
  const places = nodes.flatMap(({ path, places: list }) =>
    list.map(({ variadic, values }, at) => [variadic ? `${quoted(`${path}:`)}*` : quoted(`${path}:${at}`), bodyOf(values)] as const),
  )

  return `# bash completion for chainvet. Made from the command tree by "npm run completions".
# Put it where bash-completion looks, ~/.local/share/bash-completion/completions/chainvet, or source it in ~/.bashrc.

# The command behind another one: sets path, or fails.
_chainvet_step() {
  case "$path>$1" in
${cases(steps)}
    *) return 1 ;;
  esac
}

# What a command offers: sets commands and flags.
_chainvet_offers() {
  case "$path" in
${cases(offers)}
  esac
}

# What follows a flag: sets kind and words; kind is empty where nothing does.
_chainvet_value() {
  kind= words= optional=
  case "$path $1" in
${cases(valueRows(nodes))}
  esac
}

# What stands in a place of a command: sets kind and words.
_chainvet_place() {
  kind= words= optional=
  case "$path:$1" in
${cases(places)}
  esac
}

# Adds what fits the word at hand.
_chainvet_reply() {
  local IFS=$' \\t\\n'
  case $kind in
    words) COMPREPLY+=($(compgen -W "$words" -- "$cur")) ;;
    keyed)
      compopt -o nospace 2>/dev/null
      COMPREPLY+=($(compgen -W "$words" -- "$cur"))
      ;;
    file)
      IFS=$'\\n'
      compopt -o default 2>/dev/null || COMPREPLY+=($(compgen -f -- "$cur"))
      ;;
    directory)
      IFS=$'\\n'
      compopt -o dirnames 2>/dev/null || COMPREPLY+=($(compgen -d -- "$cur"))
      ;;
  esac
}

_chainvet() {
  local cur=\${COMP_WORDS[COMP_CWORD]} path= commands= flags= kind= words= optional=
  local pending= last= taken= keyed= plain= count=0 i word
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ -n $plain ]]; then
      count=$((count + 1))
    elif [[ $word == = && -n $last ]]; then
      # bash splits --chain=base into three words, and --report=sarif=file into five
      [[ -n $taken ]] && keyed=1
      pending=$last
    elif [[ -n $pending ]]; then
      pending= taken=1
    else
      pending= last= taken= keyed=
      case $word in
        --) plain=1 ;;
        -*=*) ;;
        -?*)
          last=$word
          _chainvet_value "$word"
          # where a value may be left out, it only counts behind an equals sign
          [[ -n $kind && -z $optional ]] && pending=$word
          ;;
        *) [[ $count == 0 ]] && _chainvet_step "$word" || count=$((count + 1)) ;;
      esac
    fi
  done

  if [[ -z $plain && $cur == = && -n $last ]]; then
    [[ -n $taken ]] && keyed=1
    pending=$last cur=
  elif [[ -z $plain && -z $pending && $cur == --*=* ]]; then
    # bash 3 does not split
    pending=\${cur%%=*} cur=\${cur#*=}
    [[ $cur == *=* ]] && keyed=1 cur=\${cur#*=}
  fi
  if [[ -n $pending ]]; then
    _chainvet_value "$pending"
    [[ -n $keyed && $kind == keyed ]] && kind=file
    _chainvet_reply
    return 0
  fi
  _chainvet_offers
  if [[ -z $plain && $cur == -* ]]; then
    kind=words words=$flags
    _chainvet_reply
    return 0
  fi
  if [[ $count == 0 && -n $commands ]]; then
    kind=words words=$commands
    _chainvet_reply
    return 0
  fi
  _chainvet_place "$count"
  _chainvet_reply
}

complete -F _chainvet chainvet
`
}

/** What follows each flag. A flag that means the same everywhere has one row, whatever the command. */
function valueRows(nodes: readonly Node[]): (readonly [string, string])[] {
  const bodies = new Map<string, Map<string, string[]>>()
  for (const { path, offers } of nodes)
    for (const flag of offers)
      for (const name of flag.names) {
        const byBody = bodies.get(name) ?? new Map<string, string[]>()
        const body = bodyAfter(flag)
        byBody.set(body, [...(byBody.get(body) ?? []), path])
        bodies.set(name, byBody)
      }
  return [...bodies].flatMap(([name, byBody]) => {
    const anywhere = `*${quoted(` ${name}`)}`
    if (byBody.size === 1) return [...byBody.keys()].filter(body => body !== '').map(body => [anywhere, body] as const)
    return [...byBody].flatMap(([body, paths]) => paths.map(path => [quoted(`${path} ${name}`), body === '' ? ':' : body] as const))
  })
}

function bodyAfter({ value }: Flag): string {
  if (!value) return ''
  return `${bodyOf(value.values)}${value.optional ? ' optional=1' : ''}`
}

const bodyOf = (values: Values): string =>
  'words' in values
    ? `kind=${values.kind} words=${wordList(values.words.map(([word]) => (values.kind === 'keyed' ? `${word}=` : word)))}`
    : `kind=${values.kind}`

const quoted = (text: string): string => `'${text}'`

/** The shell expands what it is given here once more: only plain words may pass. */
function wordList(words: readonly string[]): string {
  const strange = words.find(word => !/^[\w@%+=:,./-]+$/.test(word))
  if (strange !== undefined) throw new Error(`"${strange}" cannot stand in a word list of a shell.`)
  return `'${words.join(' ')}'`
}
