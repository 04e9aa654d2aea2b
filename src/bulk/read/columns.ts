import { closest } from '../../chains/closest.ts'
import { chainsAccepting } from '../../chains/index.ts'
import { readTarget } from '../../chains/target.ts'
import { ChainvetError } from '../../errors.ts'
import { keysOf, namesOf, placesAsked, placesOf, plainName, type Role } from './roles.ts'
import { trimmed } from './trim.ts'
import { clip, inputName, listed, shown } from './wording.ts'

/** Which column plays which part. */
export interface Columns {
  readonly keys: readonly string[]
  /** The header as it stands in the file; null where the file has none. */
  readonly header: readonly string[] | null
  readonly address: number
  readonly chain: number | undefined
  readonly type: number | undefined
}

/** Columns named by the user, by name or by number. */
export type AskedColumns = { readonly [role in Role]?: string | undefined }

/** Reads a header. Throws CSV_NO_ADDRESS_COLUMN where it has no address or does not seem to be one, USAGE where a name fits twice or never. */
export function columnsOfHeader(header: readonly string[], file: string, asked: AskedColumns): Columns {
  const names = header.map(trimmed)
  const found = placeOf('address', names, file, asked)
  const suspects = found === undefined ? names : names.slice(found, found + 1)
  if (suspects.some(isTarget)) {
    throw new ChainvetError('CSV_NO_ADDRESS_COLUMN', `${inputName(file)} looks like there is no header: its first line holds an address`, {
      hint: 'Add --no-header.',
    })
  }
  if (found === undefined) throw noAddress(names, file)
  return {
    keys: keysOf(names),
    header,
    address: found,
    chain: placeOf('chain', names, file, asked),
    type: placeOf('type', names, file, asked),
  }
}

/** Columns of a file without header: the address is the one cell of its first row that is one. */
export function columnsOfRow(row: readonly string[], file: string, asked: AskedColumns): Columns {
  const keys = row.map((_, place) => `column_${place + 1}`)
  const role = (name: Role): number | undefined => (asked[name] === undefined ? undefined : placeOf(name, keys, file, asked))
  const [address, second] =
    asked.address === undefined ? row.flatMap((cell, place) => (isTarget(trimmed(cell)) ? [place] : [])) : [role('address')]
  if (address === undefined) {
    throw new ChainvetError('CSV_NO_ADDRESS_COLUMN', `no cell of the first row of ${inputName(file)} is an address`, {
      where: [`first row: ${listed(row)}`],
      hint: 'Say which column it is: --address-column 1',
    })
  }
  if (second !== undefined) throw ambiguous('address', [`column ${address + 1}`, `column ${second + 1}`], String(address + 1))
  return { keys, header: null, address, chain: role('chain'), type: role('type') }
}

/** An address of any chain or the name of a token, its chain in front of it or not. A number alone may be anything. */
export function isTarget(text: string): boolean {
  const { address } = readTarget(text)
  return chainsAccepting(address).length > 0 || (/\D/.test(address) && chainsAccepting(address, 'token').length > 0)
}

function placeOf(role: Role, names: readonly string[], file: string, asked: AskedColumns): number | undefined {
  const wanted = asked[role]
  const nameAt = (at: number): string => names[at] as string
  const [place, second] = wanted === undefined ? placesOf(role, names) : placesAsked(wanted, names)
  if (wanted !== undefined && place === undefined) {
    throw new ChainvetError('USAGE', `${inputName(file)} has no column "${clip(wanted)}"`, {
      where: [`header: ${listed(names)}`],
      hint: `--${role}-column takes one of these names, or a number from 1 to ${names.length}.`,
    })
  }
  if (place !== undefined && second !== undefined) {
    throw ambiguous(
      role,
      [place, second].map(at => `"${shown(nameAt(at))}"`),
      nameAt(place).toLowerCase() === nameAt(second).toLowerCase() ? String(place + 1) : nameAt(place),
    )
  }
  return place
}

const ambiguous = (role: Role, both: readonly string[], first: string): ChainvetError =>
  new ChainvetError('USAGE', `two columns could be the ${role}: ${both.join(' and ')}`, {
    hint: `Say which one it is: --${role}-column ${/\s/.test(first) ? `"${first}"` : first}`,
  })

function noAddress(names: readonly string[], file: string): ChainvetError {
  const near = names.slice(0, 100).find(name => closest(plainName(name), namesOf.address) !== undefined)
  const hints = [
    near === undefined
      ? 'Say which column it is: --address-column NAME'
      : `Did you mean "${shown(near)}"?  --address-column "${shown(near)}"`,
    ...(names.some(name => /^\S{25,}$/.test(name)) ? ['Where the first line is a row: --no-header'] : []),
    ...(names[0]?.startsWith('#') ? ['Lines that are comments: --comment "#"'] : []),
  ]
  return new ChainvetError('CSV_NO_ADDRESS_COLUMN', `${inputName(file)} has no address column`, {
    where: [`header: ${listed(names)}`],
    hint: hints.join('\n'),
  })
}
