import type { ReportHead } from '../api/report.ts'
import { closest } from '../chains/closest.ts'
import { ChainvetError } from '../errors.ts'
import { visibleName } from './visible.ts'

type Members = Readonly<Record<string, unknown>>

const leaves: readonly string[] = []
/** What can be chosen of a row; "free" holds what the service likes to send. */
const known: Readonly<Record<string, readonly string[]>> = {
  line: leaves,
  file: leaves,
  column: leaves,
  status: leaves,
  input: leaves,
  target: ['kind', 'given', 'address', 'chain', 'chain_id', 'caip10'],
  given: leaves,
  chain_id: leaves,
  kind: leaves,
  result: [
    'wallet_address',
    'contract_address',
    'chain_id',
    'risk_score',
    'risk_level',
    'flags',
    'security_summary',
    'explorer_summary',
    'token_data',
    'data_sources',
    'scanned_at',
  ],
  error: ['code', 'message', 'hint'],
  cached: leaves,
  duplicate_of: leaves,
  note: leaves,
  look_alikes: leaves,
  ignored: ['reason', 'expires', 'accepted_level'],
  baseline: leaves,
}
/** Members of a result whose contents are not specified: any path into them may be right. */
const free: readonly string[] = ['security_summary', 'explorer_summary', 'token_data']

/** Every field that can be named for the rows of this run. */
export const knownFields = ({ input }: Pick<ReportHead, 'input'>): string[] =>
  Object.entries(known).flatMap(([name, inside]) => [
    name,
    ...(name === 'input' ? (input.columns ?? ['address']) : inside).map(member => `${name}.${member}`),
  ])

/** Parts of a path. The name of a column may hold dots itself, so what follows "input." is one part. Throws USAGE for a field that no row has. */
export function pathOf(field: string, head: Pick<ReportHead, 'input'>): string[] {
  const [name = '', ...rest] = field.split('.')
  const parts = name === 'input' && rest.length > 0 ? [name, rest.join('.')] : [name, ...rest]
  const all = knownFields(head)
  const [, inside = '', ...deeper] = parts
  if (all.includes(field) || (name === 'result' && free.includes(inside) && deeper.every(part => part !== ''))) return parts
  // without columns of its own, a row may have any cell
  if (name === 'input' && head.input.columns === null && inside !== '') return parts
  const near = closest(field.toLowerCase(), all)
  throw new ChainvetError('USAGE', `unknown field "${visibleName(field)}"`, {
    hint: `${near === undefined ? '' : `Did you mean ${near}?\n`}Known fields: ${all.join(', ')}, and any path below ${free.map(part => `result.${part}`).join(', ')}`,
  })
}

/** What a row holds at a path; `undefined` where it ends before. */
export function valueAt(members: Members, path: readonly string[]): unknown {
  let value: unknown = members
  for (const part of path) {
    const members = written(value)
    if (members === undefined || !Object.hasOwn(members, part)) return undefined
    value = members[part]
  }
  return value
}

/** Members of an object, those among them that are made when they are written; `undefined` where it is none. */
export function written(value: unknown): Members | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { toJSON } = value as { readonly toJSON?: unknown }
  return typeof toJSON === 'function' ? toJSON.call(value) : (value as Members)
}

/** Keeps the chosen fields of a row, nested as they were; a field that a row lacks is null, so that all rows have one shape. */
export function choose(fields: readonly string[] | undefined, head: Pick<ReportHead, 'input'>): (members: Members) => Members {
  if (fields === undefined) return members => members
  const asked = fields.map(field => pathOf(field, head))
  // a path inside a chosen member is chosen already
  const paths = asked.filter(path => !asked.some(other => other.length < path.length && other.every((part, at) => part === path[at])))
  return members => {
    const chosen = {}
    for (const path of paths) put(chosen, path, valueAt(members, path) ?? null)
    return chosen
  }
}

/** The key may be "__proto__" in the file of a stranger: a definition, never an assignment. */
function put(into: object, [name = '', ...deeper]: readonly string[], value: unknown): void {
  const define = (content: unknown) =>
    Object.defineProperty(into, name, { value: content, enumerable: true, configurable: true, writable: true })
  if (deeper.length === 0) define(value)
  else {
    if (!Object.hasOwn(into, name)) define({})
    put((into as Record<string, object>)[name] as object, deeper, value)
  }
}
