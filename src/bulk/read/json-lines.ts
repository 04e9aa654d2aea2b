import type { Kind, RowError } from '../../api/report.ts'
import { ChainvetError } from '../../errors.ts'
import { parseJson } from '../../json.ts'
import type { InputRow } from '../input.ts'
import type { AskedColumns } from './columns.ts'
import { linesOf } from './lines.ts'
import { keysOf, placesAsked, placesOf, type Role } from './roles.ts'
import { badRow, inputRow, noCells } from './row.ts'
import type { TextBlock } from './text-blocks.ts'
import { trimmed } from './trim.ts'
import { inputName } from './wording.ts'

/**
 * Reads one JSON object a line. Results that chainvet wrote are read as the rows they came from; the lines around them
 * that are no rows are left out. Throws USAGE where the input is one JSON document that spans lines.
 */
export async function* readJsonLines(
  file: string,
  first: TextBlock,
  blocks: AsyncGenerator<TextBlock, void>,
  { columns, kind }: { readonly columns: AskedColumns; readonly kind: Kind | undefined },
): AsyncGenerator<InputRow, void> {
  let begun = false
  for await (const lines of linesOf(first, blocks, { comment: undefined, largest: largestLine }))
    for (const { line, text } of lines) {
      const word = text === undefined ? undefined : trimmed(text)
      if (word === '') continue
      if (!begun && (word === '{' || word?.startsWith('['))) throw oneDocument(file, word)
      begun = true
      const row = word === undefined ? broken(line, `the line is longer than ${largestLine} bytes`) : rowOf(word, line, columns, kind)
      if (row) yield row
    }
}

type Members = readonly (readonly [string, unknown])[]

function rowOf(text: string, line: number, asked: AskedColumns, kind: Kind | undefined): InputRow | undefined {
  const value = objectIn(text)
  if (value === undefined) return broken(line, 'the line is not a JSON object')
  const own = ownRow(value)
  if (own === 'none') return undefined
  const members = own ?? value
  const names = members.map(([name]) => name)
  const keys = keysOf(names)
  const texts = members.map(([, member]) => textOf(member))
  const cells = noCells()
  for (const [place, key] of keys.entries()) cells[key] = texts[place] as string

  let fault: RowError | undefined
  const partOf = (role: Role): string | undefined => {
    const [place, second] = asked[role] === undefined ? placesOf(role, names) : placesAsked(asked[role], names)
    if (place !== undefined && second !== undefined)
      fault ??= badRow(
        `two members could be the ${role}: "${names[place]}" and "${names[second]}"`,
        `Say which one it is: --${role}-column`,
      )
    return place === undefined ? undefined : texts[place]
  }
  const [address, chain, type] = [partOf('address'), partOf('chain'), partOf('type')]
  if (address === undefined) fault ??= badRow('the line has no member with an address')
  return inputRow({ line, cells, address, chain, type, fault }, kind)
}

/** Where the line is one of a report: the members of the row it came from, or "none" where it is no row. */
function ownRow(line: Members): Members | 'none' | undefined {
  const type = memberOf(line, 'type')
  if (type === 'head' || type === 'summary' || type === 'tail')
    return placesOf(
      'address',
      line.map(([name]) => name),
    ).length > 0
      ? undefined
      : 'none'
  const input = membersOf(memberOf(line, 'input'))
  // the rows of a JSON report say no type
  const isRow = type === 'result' || (type === undefined && typeof memberOf(line, 'status') === 'string')
  if (!isRow || input === undefined) return undefined
  const names = input.map(([name]) => name)
  const target = membersOf(memberOf(line, 'target')) ?? []
  const missing = (role: Role, value: unknown): Members => (value === undefined || placesOf(role, names).length > 0 ? [] : [[role, value]])
  return [
    ...input,
    ...missing('address', memberOf(target, 'given')),
    ...missing('chain', memberOf(target, 'chain')),
    ...missing('type', memberOf(line, 'kind')),
  ]
}

function objectIn(text: string): Members | undefined {
  // a file of other lines need not be refused by the parser line by line
  if (!text.startsWith('{')) return undefined
  try {
    return membersOf(parseJson(text))
  } catch {
    return undefined
  }
}

const membersOf = (value: unknown): Members | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined

const memberOf = (members: Members, name: string): unknown => members.find(([found]) => found === name)?.[1]

/** A member as the text of a cell: what is no text in its JSON form, whole numbers with all their digits. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)).replace(/^"(-?\d+)"$/, '$1')

const broken = (line: number, message: string): InputRow => ({ line, cells: noCells(), address: '', fault: badRow(message) })

const oneDocument = (file: string, start: string): ChainvetError =>
  new ChainvetError('USAGE', `${inputName(file)} is one JSON document, not one object a line`, {
    hint: `Turn it into lines: jq -c '${start.startsWith('[') ? '.[]' : '.results[]'}' FILE > rows.jsonl`,
  })

const largestLine = 1_048_576
