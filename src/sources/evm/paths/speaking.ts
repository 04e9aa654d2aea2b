import { asks, bare, isFixed } from './asking.ts'
import { type Bytes, type Mark, markOf, marksOf } from './bytes.ts'
import { everyWay, type OneWay, ordersOn, type Ways } from './every-way.ts'
import type { Fork, Inputs, Sent, State, Stored, Work } from './state.ts'
import { sumOf } from './sums.ts'
import { addressBits } from './tables.ts'
import { comparisonIn, inBits, isSame as isSameWord, type Order, op, small, type Term, type Word, wide } from './words.ts'

/** Whom a function names when it speaks to others; `himself` is absent where that cannot be said. */
export interface Speaking extends Pick<Ways, 'unread'> {
  readonly himself?: boolean
}

/** Where an account is named to a listener: by a call of a function, which begins with its selector, so many bytes from there. */
export interface Naming {
  readonly selector: Uint8Array
  readonly at: number
  /** Somebody who may be named besides: the account of the contract itself. */
  readonly besides?: Uint8Array
  /** How long such a call is, in bytes: whom what stands behind it names is not said. */
  readonly size?: bigint
}

/**
 * Whether a function speaks for nobody but who calls it, or who signed: whether on every way that goes through all that is sent to
 * `listener`, or to whoever may be chosen, names the account of the caller: at its end, as that of one whose signature
 * was asked for may be (ERC-2771), or where calls of one function name somebody; others are not looked at then.
 */
export function speaksForCaller(
  state: State,
  call: Inputs,
  { listener, naming }: { readonly listener: bigint; readonly naming?: Naming | undefined },
  work: Work,
): Speaking {
  const looked = (matters: (condition: Word) => boolean) => everyWay(state, call, work, { matters, chooses: true })
  const asksWho = (condition: Word) => comparing(condition) !== undefined || asks(condition)
  // what is shut to whom it was looked at for may be open to others, at another time, or with what cannot be chosen
  const { ways, unread } = firstOf([asksWho, condition => asksWho(condition) || !isGiven(condition), () => true], looked)
  const through = (ways ?? []).filter(({ ok }) => ok)
  // of what never goes through nothing was seen, nor of what may be written onto anything
  if (through.length === 0 || through.some(({ vague }) => vague)) return { unread }
  return { unread, himself: through.every(way => speaksSo(way, { listener, naming })) }
}

/** Whether all that is sent to `listener` on a way, or to whoever may be chosen, names the account of the caller, or of one who signed. */
export function speaksSo(
  { sent, forks, turns }: Pick<OneWay, 'sent' | 'forks' | 'turns'>,
  {
    listener,
    naming,
    isOwnWord,
  }: { readonly listener: bigint; readonly naming?: Naming | undefined; readonly isOwnWord?: (one: Stored) => boolean },
): boolean {
  const signers = forks.flatMap(fork => {
    const turn = turns.get(fork.place)
    return [...signedBy(fork, turn), ...(isOwnWord ? agreedBy(fork, turn, isOwnWord) : [])]
  })
  const callers = forks.flatMap(fork => callersIn(fork, turns.get(fork.place)))
  const orders = ordersOn({ forks, turns })
  const isMeant = (one: Sent) =>
    reaches(one, listener) && (naming === undefined || (mayCall(one, naming) && !isTooShort(one, naming, orders)))
  const isWhole = ({ size }: Sent) => naming?.size === undefined || (!size.term && size.value === naming.size)
  return sent.every(
    one => !isMeant(one) || (!one.own && isWhole(one) && (isOf(one, naming) || isFor(one, { signers, callers, at: naming?.at }))),
  )
}

/** Whether a call names who may be named besides, in bytes that are constant. */
function isOf({ input, firm }: Sent, naming: Naming | undefined): boolean {
  const { at, besides } = naming ?? { at: 0 }
  return (
    at + length <= firm && besides?.every((byte, nth) => byteAt(input, at + nth) === undefined && input.data[at + nth] === byte) === true
  )
}

/** The first look in which a way goes through, or which says nothing. */
function firstOf<T>(looks: readonly T[], looked: (look: T) => Ways): Ways {
  let found: Ways = { unread: [] }
  for (const look of looks) {
    found = looked(look)
    if (found.ways === undefined || found.ways.some(({ ok }) => ok)) break
  }
  return found
}

/** Whether a word is made of nothing but what the call is given, which is chosen. */
const isGiven = ({ term }: Word): boolean =>
  term === undefined ||
  term.kind === 'input' ||
  term.kind === 'size' ||
  (term.kind === 'made' && term.operands.length > 0 && term.operands.every(isGiven))

const reaches = ({ target, own }: Sent, listener: bigint): boolean =>
  own || target.term !== undefined || (target.value & addressBits) === listener

/** Where an account comes from: who calls, who signed, or a word of the calldata. */
type Source = Extract<Term, { kind: 'caller' | 'input' | 'signer' }>

/** Whose signature of what was asked for. */
interface Signed {
  readonly account: Source
  readonly digest: Word
}

/** What an account was cut out of, and how many bits to the left it was moved. */
interface Cut {
  readonly source: Source
  readonly moved: number
}

function cutFrom({ term }: Word): Cut | undefined {
  if (term?.kind === 'caller' || term?.kind === 'input' || term?.kind === 'signer') return { source: term, moved: 0 }
  const [one, other] = term?.kind === 'made' ? term.operands : []
  if (term?.kind !== 'made' || !one || !other) return undefined
  const [word, fixed] = one.term && term.opcode !== op.shl && term.opcode !== op.shr ? [one, other] : [other, one]
  const found = fixed.term ? undefined : cutFrom(word)
  const by = found && movedBy(term.opcode, fixed.value, { isFirst: word === one, moved: found.moved })
  return found && by !== undefined ? { ...found, moved: found.moved + by } : undefined
}

/** Bits to the left; `undefined` where an instruction does something else than to move or to mask. */
function movedBy(
  opcode: number,
  fixed: bigint,
  { isFirst, moved }: { readonly isFirst: boolean; readonly moved: number },
): number | undefined {
  const bits = fixed.toString(2).length - 1
  const isPower = fixed === 1n << wide(bits)
  // a mask that leaves less than an account leaves many accounts
  if (opcode === op.and) return moved >= 0 && fixed === addressBits << wide(moved) ? 0 : undefined
  if (opcode === op.shl) return small(fixed)
  if (opcode === op.shr) return -small(fixed)
  if (opcode === op.mul && isPower) return bits
  return opcode === op.div && isPower && isFirst ? -bits : undefined
}

const isSame = (one: Source, other: Source): boolean =>
  one.kind === other.kind && one.call === other.call && (one.kind !== 'input' || (other.kind === 'input' && one.at === other.at))

/** How long an account is, in bytes, and how many stand before it in a word. */
const [length, before] = [20, 12]

/** Whether a call may be one of the function: it begins so, or with what may be anything, or may be longer than it is. */
function mayCall({ own, input, firm, size }: Sent, { selector }: Naming): boolean {
  if (own || input.call !== undefined) return true
  if (input.size < selector.length && !size.term) return false
  return selector.every((byte, at) => at >= firm || byteAt(input, at) !== undefined || input.data[at] === byte)
}

/** Whether the way has seen that a call is shorter than the selector of the function, however long it is: it is a call of none then. */
function isTooShort({ own, size }: Sent, { selector }: Naming, orders: readonly Order[]): boolean {
  const { fixed, parts: [part, ...more] = [] } = sumOf(size) ?? {}
  if (own || fixed !== 0n || part?.times !== 1n || more.length > 0) return false
  return orders.some(
    one => !one.more.term && isSameWord(one.less, part.of) && one.more.value < wide(selector.length) + (one.isLess ? 1n : 0n),
  )
}

/** Who may be named on a way. */
interface Speakers {
  readonly signers: readonly Signed[]
  /** What was seen to be the account of the caller. */
  readonly callers: readonly Source[]
  /** Where the account is named; at the end where absent. */
  readonly at: number | undefined
}

function isFor({ target, input, firm }: Sent, { signers, callers, at }: Speakers): boolean {
  if (at !== undefined && at + length > firm) return false
  const place = at ?? input.size - length
  const bytes = Array.from({ length }, (_, nth) => byteAt(input, place + nth))
  const [first] = bytes
  const cut = first && cutFrom(first.word)
  if (!cut || !bytes.every((one, nth) => one?.word.term === first.word.term && one?.index === first.index + nth)) return false
  // other bytes of the same word are another account
  if (8 * (before - first.index) !== cut.moved) return false
  // zeros in front of the name are bytes of its word
  const all = marksOf(input).flatMap(one => whole(one) ?? [])
  const said = all.filter(({ word }) => word.term !== first.word.term)
  return (
    isCallers(cut.source, callers) ||
    signers.some(
      ({ account, digest }) =>
        isSame(account, cut.source) && (at === undefined ? covers(digest, target, input) : agrees(digest, target, said, callers)),
    )
  )
}

const isCallers = (source: Source, callers: readonly Source[]): boolean =>
  source.kind === 'caller' || callers.some(one => isSame(one, source))

/**
 * Whether who signed agreed to what is done in his name: his words name whom is called and all that is said, but what is the
 * caller's own account; or they name the caller, who then may do with it what he is let do.
 */
function agrees(digest: Word, target: Word, said: readonly Mark[], callers: readonly Source[]): boolean {
  if (digest.term?.kind !== 'hash') return false
  const signed = new Set(placesIn(digest))
  if (!placesIn(target).every(place => signed.has(place))) return false
  const named = callers.some(one => one.kind === 'input' && placesFrom(one.at + before, length).every(place => signed.has(place)))
  return said.every(({ word, index }) => {
    if (word.term?.kind === 'input') return named || signed.has(word.term.at + index)
    const source = cutFrom(word)?.source
    return source !== undefined && isCallers(source, callers)
  })
}

/**
 * Whether what was signed is a hash of whom is called and of all that is said but the name. For any other digest somebody can make
 * up a signature of anybody.
 */
function covers(digest: Word, target: Word, input: Bytes): boolean {
  if (digest.term?.kind !== 'hash') return false
  const signed = new Set(placesIn(digest))
  const said = Array.from({ length: input.size - length }, (_, nth) => byteAt(input, nth)).flatMap(mark => (mark ? [mark] : []))
  const places = said.flatMap(({ word, index }) => (word.term?.kind === 'input' ? [word.term.at + index] : []))
  return placesIn(target).every(place => signed.has(place)) && places.length === said.length && places.every(place => signed.has(place))
}

/** Bytes of the calldata that a word was made of. */
function placesIn({ term }: Word): number[] {
  switch (term?.kind) {
    case 'input':
      return placesFrom(term.at, 32)
    case 'hash':
      return term.inputs.flatMap(placesIn)
    case 'made':
      return term.operands.flatMap(placesIn)
    case 'bytes':
      return term.parts.flatMap(({ word, first, count }) =>
        word.term?.kind === 'input' ? placesFrom(word.term.at + first, count) : placesIn(word),
      )
    default:
      return []
  }
}

const placesFrom = (at: number, count: number): number[] => Array.from({ length: count }, (_, nth) => at + nth)

/** The word that a byte is one of, however often it was copied, masked and put beside others, and which; nothing where it is constant. */
const byteAt = (bytes: Bytes, place: number): Mark | undefined => whole(markOf(bytes, place))

function whole(mark: Mark | undefined): Mark | undefined {
  if (!mark) return undefined
  const { word, index } = mark
  if (word.term?.kind === 'bytes') {
    const part = word.term.parts.find(one => one.place <= index && index < one.place + one.count)
    return part && whole({ word: part.word, index: part.first + index - part.place })
  }
  const { term } = word
  const isMask = term?.kind === 'made' && (term.opcode === op.and || term.opcode === op.or)
  const [one, other] = isMask ? term.operands : []
  const [fixed, free] = one?.term ? [other, one] : [one, other]
  if (!isMask || !fixed || fixed.term || !free?.term) return { word, index }
  const byte = (fixed.value >> inBits(31 - index)) & 0xffn
  const under = whole({ word: free, index })
  if (term.opcode === op.or) return byte === 0n || under === undefined ? under : { word, index }
  return byte === 0n ? undefined : byte === 0xffn ? under : { word, index }
}

/** What is the account of the caller, where a fork was turned the way on which it is. */
function callersIn({ condition }: Fork, turn: boolean | undefined): Source[] {
  const found = comparisonIn(condition)
  if (!found || found.equal !== turn) return []
  // what was moved is compared with other bytes of it
  const [one, other] = found.pair.map(cutFrom).map(cut => (cut?.moved === 0 ? cut.source : undefined))
  if (one?.kind === 'caller' && other?.kind === 'input') return [other]
  return other?.kind === 'caller' && one?.kind === 'input' ? [one] : []
}

/** Who signed, where a fork was turned the way on which somebody did. */
function signedBy({ condition }: Fork, turn: boolean | undefined): Signed[] {
  const found = comparing(condition)
  return found && found.equal === turn ? [found] : []
}

/** Who agreed to what has a hash, where a fork was turned the way on which his account lies under that hash. */
function agreedBy({ condition }: Fork, turn: boolean | undefined, isOwnWord: (one: Stored) => boolean): Signed[] {
  const found = comparisonIn(condition)
  if (!found || found.equal !== turn) return []
  const [first, second] = found.pair
  return [
    [first, second],
    [second, first],
  ].flatMap(([one, other]) => {
    const [cut, { term }] = [cutFrom(one as Word), bare(other as Word)]
    const [digest, ...place] = term?.kind === 'stored' && term.slot.term?.kind === 'hash' ? term.slot.term.inputs : []
    if (term?.kind !== 'stored' || cut?.source.kind !== 'input' || cut.moved !== 0 || digest?.term?.kind !== 'hash') return []
    return place.length === 1 && place.every(isFixed) && isOwnWord(term) ? [{ account: cut.source, digest }] : []
  })
}

/** An account that is compared with who signed, and whether the condition holds where they are the same. */
function comparing(condition: Word): (Signed & { readonly equal: boolean }) | undefined {
  const found = comparisonIn(condition)
  const [first, second] = found ? found.pair.map(cutFrom) : []
  if (!found || first?.moved !== 0 || second?.moved !== 0) return undefined
  const [signer, account] = first.source.kind === 'signer' ? [first.source, second.source] : [second.source, first.source]
  return signer.kind === 'signer' ? { account, digest: signer.digest, equal: found.equal } : undefined
}
