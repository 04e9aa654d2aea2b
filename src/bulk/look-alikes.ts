import type { Row } from '../api/report.ts'
import type { Address, Family } from '../chains/chain.ts'
import { chainNamed, chainsAccepting, parseAddress } from '../chains/index.ts'
import { readTarget } from '../chains/target.ts'
import { ChainvetError } from '../errors.ts'

type LookAlike = Row['look_alikes'][number]

/** Somebody the user knows and pays. */
export interface Contact {
  /** Canonical. */
  readonly address: Address
  readonly family: Family['name']
  readonly name: string | null
}

export interface LookAlikeIndex {
  /**
   * Contacts that `address` resembles without being one: first and last characters agree, or all but one or two agree.
   * The closest first. Empty for an address that is a contact itself. `address` is canonical.
   */
  lookAlikes(address: string, family: Family['name']): readonly LookAlike[]
}

/**
 * A contact as it stands in a file: the chain may be given, spelled in front of the address, or be left out, since one
 * EVM address belongs to the same owner on every chain. Throws what {@link parseAddress} and `chainNamed` throw.
 */
export function readContact({ address, chain, name }: { address: string; chain?: string; name?: string }): Contact {
  const target = readTarget(address)
  if (target.refusal) throw target.refusal
  const home = target.chain ?? (chain === undefined || chain === '' ? chainsAccepting(target.address)[0] : chainNamed(chain))
  if (!home)
    throw new ChainvetError('INVALID_ADDRESS', 'this contact is not an address of any chain', { hint: 'Address shapes: chainvet chains' })
  return { address: parseAddress(target.address, home), family: home.family.name, name: name === undefined || name === '' ? null : name }
}

/**
 * An index of contacts; a lookup costs the same whatever their number.
 *
 * Alike means: three characters or more agree behind the fixed beginning ("0x", "bc1q", "T") and three or more at the end; of hex
 * digits seven or more in all, as the look-alikes do that poison histories (three and four are what wallets show). Against
 * 10,000 contacts a random EVM address agrees so far with a probability of 10,000 x (2 x 16^-7 - 16^-8) = 7 in 100,000,
 * one of bech32 10,000 x 32^-6 = 1 in 100,000, one of base58 below 10,000 / 17 x 58^-5 = 1 in 1,000,000 (its first character is
 * uneven). Three and three hex digits would be 6 in 10,000: in a file of 10,000 rows, six false alarms. Two edits elsewhere
 * never happen by chance. Addresses that were given out and not derived, with sixteen equal characters in a row, are
 * neighbours of each other by design ("0x4200...0006" and "0x4200...0010") and raise no alarm among themselves.
 */
export function lookAlikeIndex(contacts: readonly Contact[]): LookAlikeIndex {
  const known = new Set<string>()
  const byEnds = new Map<string, Contact[]>()
  const byPiece = new Map<string, Contact[]>()
  for (const contact of contacts) {
    const { family, address } = contact
    if (known.has(keyOf(family, address))) continue
    known.add(keyOf(family, address))
    const body = bodyOf(family, address)
    add(byEnds, endsOf(family, body), contact)
    for (const key of piecesOf(family, body, [0])) add(byPiece, key, contact)
  }

  return {
    lookAlikes(address, family) {
      if (known.has(keyOf(family, address))) return []
      const body = bodyOf(family, address)
      const alike = new Set<Contact>()
      for (const contact of byEnds.get(endsOf(family, body)) ?? []) {
        if (endsAgree(family, body, bodyOf(family, contact.address))) alike.add(contact)
      }
      for (const key of piecesOf(family, body, [0, -1, 1, -2, 2])) {
        for (const contact of byPiece.get(key) ?? []) if (withinTwoEdits(body, bodyOf(family, contact.address))) alike.add(contact)
      }
      return [...alike]
        .filter(contact => !(isAssigned(body) && isAssigned(contact.address)))
        .map(contact => describe(address, contact))
        .sort(closestFirst)
    },
  }
}

/** An address, and a line below it that marks with "^" every character in which it differs from `other`. Plain ASCII. */
export function differenceLine(address: string, other: string): string[] {
  const [a, b] = foldsCase(address) && foldsCase(other) ? [address.toLowerCase(), other.toLowerCase()] : [address, other]
  const prefix = sharedPrefix(a, b)
  const suffix = Math.min(sharedSuffix(a, b), Math.min(a.length, b.length) - prefix)
  // of different lengths nothing stands below its counterpart: the middle differs as a whole, and a gap shows at its place
  const end = Math.max(a.length - suffix, a === b ? 0 : prefix + 1)
  const marks = [...a].map((character, at) => {
    const differs = a.length === b.length ? character !== b[at] : at >= prefix && at < end
    return differs ? '^' : ' '
  })
  return [address, marks.join('').trimEnd()]
}

const describe = (address: string, { address: known, family, name }: Contact): LookAlike => {
  const [a, b] = [spoken(family, address), spoken(family, known)]
  return { known, name, shared_prefix: sharedPrefix(a, b), shared_suffix: sharedSuffix(a, b) }
}

const closestFirst = (a: LookAlike, b: LookAlike): number =>
  b.shared_prefix + b.shared_suffix - (a.shared_prefix + a.shared_suffix) || (a.known < b.known ? -1 : 1)

const isAssigned = (body: string): boolean => /(.)\1{15}/.test(body)

/** Capitals carry no meaning in hex and bech32, and are another character in base58. */
const foldsCase = (address: string): boolean => /^(0x[0-9a-f]{40}|(bc|addr|stake)1[0-9a-z]+)$/i.test(address)
const spoken = (family: Family['name'], address: string): string => {
  const text = foldsCase(address) ? address.toLowerCase() : address
  return family === 'evm' ? text.slice(2) : text
}
const keyOf = (family: Family['name'], address: string): string => `${family} ${spoken(family, address)}`

/** What is the same in every address of the form says nothing: version and type in front, network bits of Cardano included. */
const fixed = /^(bc1[a-z0-9]|addr1[a-z0-9]|stake1[a-z0-9]|Ae2tdPwUPE|DdzFF|[13TrX])/
const bodyOf = (family: Family['name'], address: string): string =>
  family === 'evm' || family === 'solana' ? spoken(family, address) : spoken(family, address).replace(fixed, '')

const endsOf = (family: Family['name'], body: string): string => `${family} ${body.slice(0, 3)} ${body.slice(-3)}`

function endsAgree(family: Family['name'], a: string, b: string): boolean {
  const [prefix, suffix] = [sharedPrefix(a, b), sharedSuffix(a, b)]
  return prefix >= 3 && suffix >= 3 && (family !== 'evm' || prefix + suffix >= 7)
}

/** Two edits leave one of three pieces whole, at most two places from where it was. No body is shorter than three of seven. */
function piecesOf(family: Family['name'], body: string, shifts: readonly number[]): readonly string[] {
  const starts = [0, 7, 14].flatMap(piece => shifts.map(shift => ({ piece, from: piece + shift })))
  return starts.filter(({ from }) => from >= 0).map(({ piece, from }) => `${family} ${piece} ${body.slice(from, from + 7)}`)
}

function sharedPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

function sharedSuffix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++
  return length
}

/** Levenshtein distance of at most two. Tries, at each difference, the three edits: 3^2 ways, each linear. */
function withinTwoEdits(a: string, b: string, left = 2): boolean {
  const at = sharedPrefix(a, b)
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)]
  if (restOfA === restOfB) return true
  if (left === 0 || Math.abs(restOfA.length - restOfB.length) > left) return false
  return (
    withinTwoEdits(restOfA.slice(1), restOfB.slice(1), left - 1) ||
    withinTwoEdits(restOfA.slice(1), restOfB, left - 1) ||
    withinTwoEdits(restOfA, restOfB.slice(1), left - 1)
  )
}

function add(index: Map<string, Contact[]>, key: string, contact: Contact): void {
  const bucket = index.get(key)
  if (bucket) bucket.push(contact)
  else index.set(key, [contact])
}
