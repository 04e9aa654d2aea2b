import type { Mention } from './chain-mention.ts'

/** A group of keys that belong together: an object, a mapping, a table. */
export interface Scope {
  readonly parent?: Scope
  readonly mentions: Mention[]
}

/** The innermost scope around a place; places are asked for in ascending order. */
export type ScopeAt = (index: number) => Scope

/**
 * Objects in braces, of JSON or JavaScript: strings and comments are passed over, a string ends with its line. A mention
 * counts where it is a key, not where it stands inside a text.
 */
export function braces(text: string, mentions: readonly Mention[]): ScopeAt {
  const token = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|'[^'\\\n]*(?:\\.[^'\\\n]*)*'?|\/\/[^\n]*|\/\*|[{}]/gs
  const edges: Edge[] = []
  let scope: Scope = { mentions: [] }
  let next = 0
  edges.push({ from: 0, scope })
  const pass = (until: number, quoted: boolean) => {
    for (let mention = mentions[next]; mention && mention.index < until; mention = mentions[++next])
      if (!quoted) scope.mentions.push(mention)
  }
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match
    pass(match.index, false)
    if (found === '{') scope = { parent: scope, mentions: [] }
    else if (found === '}') scope = scope.parent ?? { mentions: [] }
    else {
      const end = found === '/*' ? text.indexOf('*/', token.lastIndex) : token.lastIndex
      const { index, key } = mentions[next] ?? {}
      if (index === match.index + 1 && found.slice(1, -1) === key) pass(index + 1, false)
      pass(end < 0 ? text.length : end, true)
      if (end < 0) break
      token.lastIndex = end
      continue
    }
    edges.push({ from: match.index, scope })
  }
  pass(text.length, false)
  return along(edges)
}

/** Mappings of YAML: keys that begin at the same column below the same parent; a dash begins a new one. */
export function indented(text: string, mentions: readonly Mention[]): ScopeAt {
  const edges: Edge[] = []
  let open: { readonly column: number; readonly scope: Scope }[] = []
  let next = 0
  for (const { index: from, 0: line } of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const [lead = ' '] = /^ *(?:- +)*/.exec(line) ?? []
    const blank = /^\s*(#|$)/.test(line)
    if (/^---/.test(line)) open = []
    else if (!blank) {
      const dash = lead.includes('-')
      const inner = open.filter(({ column }) => (dash ? column < lead.length : column <= lead.length))
      const last = inner.at(-1)
      const scope: Scope = last && last.column === lead.length ? last.scope : { ...(last && { parent: last.scope }), mentions: [] }
      open = last?.scope === scope ? inner : [...inner, { column: lead.length, scope }]
      if (open.length > deepest) open = open.slice(-deepest)
      edges.push({ from, scope })
      for (let mention = mentions[next]; mention && mention.index < from + line.length; mention = mentions[++next]) {
        // only a key at the beginning of its line belongs to the mapping
        if (/^["']?$/.test(text.slice(from + lead.length, mention.index))) scope.mentions.push(mention)
      }
    }
    while ((mentions[next]?.index ?? text.length) < from + line.length) next++
  }
  return along(edges)
}

/** Tables of TOML and INI: everything below a line in brackets, up to the next. */
export function sections(text: string, mentions: readonly Mention[]): ScopeAt {
  const edges: Edge[] = [{ from: 0, scope: { mentions: [] } }]
  for (const { index: from } of text.matchAll(/^[ \t]*\[/gm)) edges.push({ from, scope: { mentions: [] } })
  const scopeAt = along(edges)
  for (const mention of mentions) scopeAt(mention.index).mentions.push(mention)
  return along(edges)
}

/** No document that people write nests deeper. */
const deepest = 64

interface Edge {
  readonly from: number
  readonly scope: Scope
}

function along(edges: readonly Edge[]): ScopeAt {
  const outside: Scope = { mentions: [] }
  let at = 0
  return index => {
    while ((edges[at + 1]?.from ?? Number.POSITIVE_INFINITY) <= index) at++
    const edge = edges[at]
    return edge && edge.from <= index ? edge.scope : outside
  }
}
