import type { Kind, RowError } from '../../api/report.ts'
import { secretIn } from '../../chains/secrets.ts'
import { readDigits } from '../hex-words.ts'
import type { InputRow } from '../input.ts'
import { trimmed } from './trim.ts'
import { clip } from './wording.ts'

/** The cells of a row by the parts they play, blanks around them included. */
export interface RowParts {
  readonly line: number
  readonly cells: Record<string, string>
  readonly address: string | undefined
  readonly chain: string | undefined
  readonly type: string | undefined
  /** Why the row cannot be used, where its shape shows that already. */
  readonly fault?: RowError | undefined
  /** The record, where it may be written as it is. */
  readonly text?: string | undefined
}

/** Makes the row of `parts`. `kind` is what the command scans; without it the row must tell. */
export function inputRow(
  { line, cells, address: cell, chain: chainCell, type: typeCell, fault, text }: RowParts,
  kind: Kind | undefined,
): InputRow {
  const address = textOf(cell)
  const chain = textOf(chainCell)
  const type = textOf(typeCell)
  const usual = isPlainEvm(address)
  const secret = (usual ? undefined : keyIn(address)) ?? keyIn(chain) ?? keyIn(type)
  if (secret !== undefined) return { line, cells: withoutSecrets(cells, [address, chain, type]), address: '', fault: refused(secret) }
  const own = type === '' ? kind : kindOf(type)
  const reason =
    fault ?? (usual ? undefined : addressFault(address)) ?? (type === '' && kind !== undefined ? undefined : typeFault(type, own, kind))
  const row: Mutable<InputRow> = { line, cells: fault === undefined ? cells : withoutSecrets(cells, []), address }
  if (chain !== '') row.chain = chain
  if (own !== undefined) row.kind = own
  if (reason !== undefined) row.fault = reason
  else if (text !== undefined) row.text = text
  return row
}

/** An object for cells: it inherits nothing, so that no name of a column can mean anything. */
export const noCells = (): Record<string, string> => Object.create(nothing)

export const badRow = (message: string, hint: string | null = null): RowError => ({ code: 'CSV_BAD_ROW', message, hint })

const textOf = (cell: string | undefined): string => (cell === undefined ? '' : trimmed(cell))

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

// an object made from another one stays fast; one without any prototype is a slow dictionary
const nothing: object = Object.freeze(Object.create(null))

const kindOf = (type: string): Kind | undefined => {
  const word = type.toLowerCase()
  return word === 'wallet' || word === 'token' ? word : undefined
}

function typeFault(type: string, own: Kind | undefined, kind: Kind | undefined): RowError | undefined {
  if (type === '') return badRow('the row does not say whether it is a wallet or a token', 'Fill its type column: wallet or token.')
  if (own === undefined) return badRow(`the type is "${clip(type)}": expected wallet or token`)
  if (kind !== undefined && own !== kind)
    return badRow(`the row is a ${own}, and this command scans ${kind}s`, 'Both at once: chainvet scan file FILE')
  return undefined
}

function addressFault(address: string): RowError | undefined {
  if (address === '') return badRow('the address is empty')
  if (isMangled(address)) {
    return {
      code: 'EXCEL_MANGLED',
      message: `"${clip(address)}" is what a spreadsheet made of an address`,
      hint: 'The digits are lost. Take the addresses from where they came from, and format the column as text before you paste them.',
    }
  }
  const stranger = /[^\x20-\x7e]/u.exec(address)?.[0]
  if (stranger === undefined) return undefined
  const code = (stranger.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
  return {
    code: 'INVALID_ADDRESS',
    message: `the address cell holds the character U+${code}, which no address has`,
    hint: 'It may be invisible. Type the cell again, or copy the address from where it came from.',
  }
}

/** A number in scientific notation, one that is rounded to fifteen digits, or an error of a formula. */
const isMangled = (text: string): boolean =>
  text.length <= 60 && /^([+-]?\d+([.,]\d+)?E[+-]?\d{1,4}|[1-9]\d{14}0+|#(NAME\?|VALUE!|REF!|N\/A|NUM!|DIV\/0!|NULL!|#+))$/i.test(text)

/** The kind of secret in a text, also where other text stands around it or blanks and invisible characters were pasted into it. */
function keyIn(text: string): string | undefined {
  if (text.length < shortestSecret) return undefined
  const plain = text.replace(/[^\x21-\x7e]/g, '')
  const parts = /^[\dA-Za-z]+$/.test(text) ? [text] : [text, plain, ...text.split(/[^\x21-\x7e]|[:/?=&#]/)]
  for (const part of parts) {
    const kind = part.length < shortestSecret ? undefined : secretIn(part)
    if (kind !== undefined) return kind
  }
  return undefined
}

/** Twelve words of one letter. */
const shortestSecret = 23

/** Most addresses look like this, and no secret does. */
const isPlainEvm = (text: string): boolean => readDigits(text, digits) >= 0
const digits = new Uint32Array(5)

const refused = (looksLike: string): RowError => ({
  code: 'INVALID_ADDRESS',
  message: `this looks like ${looksLike}, so it was refused`,
  hint: 'It was not stored, sent or printed. If it is one, move the funds: it stands in a file. Give the address instead.',
})

/** The same cells, with a word in place of each that holds a secret or repeats one of `known`, the cells that were looked at first. */
function withoutSecrets(cells: Readonly<Record<string, string>>, known: readonly string[]): Record<string, string> {
  const secrets = [...known, ...Object.values(cells).map(trimmed)].filter(text => keyIn(text) !== undefined)
  const safe = noCells()
  for (const [key, cell] of Object.entries(cells)) safe[key] = secrets.some(text => cell.includes(text)) ? '[secret removed]' : cell
  return safe
}
