import { type Hint, hintOf, mentionsIn, onlyHint } from './chain-mention.ts'
import { braces, indented, type Scope, type ScopeAt, sections } from './scopes.ts'

/**
 * The chain that the surroundings of an EVM address name, where they leave no doubt: its object, mapping, table or CSV row, up to
 * two objects around that one in JSON and YAML, or the only mention on its line. Where two are named there is none.
 * Places are asked for in ascending order.
 */
export function chainContext(path: string, text: string): (index: number) => Hint | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? 'none'
  if (extension === 'csv' || extension === 'tsv') return fromRow(text, extension === 'tsv' ? '\t' : undefined)
  const mentions = mentionsIn(text)
  if (mentions.length === 0) return () => undefined
  if (/^(json|jsonl|ndjson|geojson|tokenlist)$/.test(extension)) return fromScope(braces(text, mentions), 2)
  const scope = /^(ya?ml)$/.test(extension)
    ? fromScope(indented(text, mentions), 2)
    : /^(toml|ini|cfg)$/.test(extension)
      ? fromScope(sections(text, mentions), 0)
      : /^(json5|jsonc|[cm]?[jt]sx?)$/.test(extension)
        ? fromScope(braces(text, mentions), 0)
        : undefined
  return index => fromLine(text, index) ?? scope?.(index)
}

function fromScope(scopeAt: ScopeAt, outwards: number): (index: number) => Hint | undefined {
  return index => {
    let scope: Scope | undefined = scopeAt(index)
    for (let step = 0; scope && step <= outwards; step++) {
      const hint = onlyHint(scope.mentions.map(mention => mention.hint))
      if (hint) return hint === 'several' ? undefined : hint
      scope = scope.parent
    }
    return undefined
  }
}

/** A line with one chain. Long lines and those of several objects are too full to tell what belongs to what. */
function fromLine(text: string, index: number): Hint | undefined {
  const line = lineAround(text, index, 500)
  if (line === undefined || line.split('{').length > 2) return undefined
  const hint = onlyHint(mentionsIn(line).map(mention => mention.hint))
  return hint === 'several' ? undefined : hint
}

/** The line of a place, unless more than `most` characters of it lie before or behind: each look costs the same. */
function lineAround(text: string, index: number, most: number): string | undefined {
  const before = text.slice(Math.max(0, index - most), index)
  const after = text.slice(index, index + most)
  const from = before.lastIndexOf('\n')
  const to = after.indexOf('\n')
  if ((from < 0 && index > most) || (to < 0 && index + most < text.length)) return undefined
  return before.slice(from + 1) + (to < 0 ? after : after.slice(0, to))
}

/** The cell below "chain", "chain_id", "network" or "blockchain" in the header, where the row has as many cells as it. */
function fromRow(text: string, given: string | undefined): (index: number) => Hint | undefined {
  const first = text.replace(/^\uFEFF/, '').split('\n', 1)[0] ?? 'no header'
  const delimiter = given ?? [',', ';', '\t'].find(character => first.includes(character))
  if (delimiter === undefined) return () => undefined
  const header = cellsOf(first, delimiter)?.map(cell => cell.trim().toLowerCase().replaceAll(/[ _-]/g, '')) ?? []
  const columns = header.flatMap((cell, at) => (/^(chain|chainid|chainname|network|blockchain)$/.test(cell) ? [at] : []))
  if (columns.length === 0) return () => undefined
  return index => {
    const line = index < first.length ? undefined : lineAround(text, index, 5_000)
    const cells = line === undefined ? undefined : cellsOf(line, delimiter)
    if (cells?.length !== header.length) return undefined
    const hint = onlyHint(columns.flatMap(at => hintOf(header[at] ?? 'chain', cells[at]) ?? []))
    return hint === 'several' ? undefined : hint
  }
}

/** Cells of one line; `undefined` where a quote stays open, since the record goes on in the next line then. */
function cellsOf(line: string, delimiter: string): string[] | undefined {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const character of line.replace(/\r$/, '')) {
    if (character === '"') quoted = !quoted
    else if (character === delimiter && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return quoted ? undefined : [...cells, cell]
}
