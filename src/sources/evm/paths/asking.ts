import { isPower, keptBits } from './bits.ts'
import { everyWay, failsInRounds, isTurned, type OneWay, type Ways } from './every-way.ts'
import { onceEach } from './once.ts'
import type { Inputs, State, Stored, Work, Write } from './state.ts'
import { addressBits } from './tables.ts'
import { compared, comparisonIn, cuts, isSame, lost, op, type Term, type Word, wide } from './words.ts'

/** What a function makes of whoever calls it; `asks` is absent where that cannot be said, and `unread` is what would have to be known. */
export interface Asking extends Pick<Ways, 'unread'> {
  readonly asks?: boolean
  /** Of each fork at which it asks: by which fields, kept for who calls, and whether he is which account. */
  readonly by: readonly { readonly fields: readonly string[]; readonly rival?: bigint }[]
  /** Whether it calls another contract. */
  readonly sends: boolean
  /** Fields that it may write, by {@link fieldOf}; `undefined` stands for any. */
  readonly writes: readonly (Written | undefined)[]
  /** Of each way that goes through what would have to lie where: a fork turned for each. `undefined` where something else would have to be. */
  readonly needs: readonly (readonly Need[] | undefined)[]
}

/** Bits of a field that are written; `grows`: with a sum; `own`: where something is kept for who calls. */
interface Written {
  readonly field: string
  readonly bits: bigint
  readonly grows: boolean
  readonly own: boolean
}

/** Bits of fields, one of which would have to be others; `own` are those that are kept for who calls. */
export interface Need {
  readonly fields: readonly { readonly field: string; readonly bits: bigint; readonly own: boolean }[]
}

/**
 * Whether a function asks who calls it, or who signed something: whether it goes through for somebody where a fork turned that
 * turns by who he is, for whoever calls here it turns the other way. How much somebody has is no such question: whoever gets it has
 * it. Nor is it one who is locked out.
 */
export function asksWho(state: State, call: Inputs, work: Work): Asking {
  // what is kept may be this or that by itself; who calls, and what he knows, may be all at once
  const { ways, unread } = everyWay(state, call, work, { matters })
  const through = (ways ?? []).filter(({ ok }) => ok)
  // of what never goes through nothing was seen, nor all of what might go through after more rounds
  if (through.length === 0 || (ways && failsInRounds(ways))) return { unread, by: [], sends: false, writes: [], needs: [] }
  const asked = through.flatMap(({ forks }) => forks.filter(fork => asks(fork.condition) && through.some(way => isTurned(way, fork))))
  const needsOf = (way: OneWay): readonly Need[] | undefined => {
    const conditions = way.forks.filter(fork => isTurned(way, fork)).map(({ condition }) => condition)
    // what the right argument turns is a door of whoever knows it
    const kept = conditions.map(condition => ({ fields: fieldsIn(condition) }))
    return kept.some(({ fields: none }) => none.length === 0) ? undefined : kept
  }
  const needs = through.map(needsOf)
  return {
    unread,
    asks: asked.length > 0,
    by: asked.map(({ condition }) => {
      const rival = rivalIn(condition)
      return { fields: fieldsIn(condition).flatMap(({ field, own }) => (own ? [field] : [])), ...(rival && { rival: rival.value }) }
    }),
    sends: through.some(({ sent }) => sent.length > 0),
    // what comes behind a secret is nobody's
    writes: through.flatMap(({ writes }, nth) => (needs[nth] ? writes.map(writtenBy) : writes.map(() => undefined))),
    needs,
  }
}

/** Whom a way goes on for alone: what it compared with who calls, where only he is let by. */
export const onlyFor = ({ forks, turns }: OneWay): readonly Word[] =>
  forks.flatMap(({ place, condition }) => {
    const rival = asks(condition) ? rivalIn(condition) : undefined
    return rival && turns.get(place) === comparisonIn(condition)?.equal ? [bare(rival)] : []
  })

/** The place in storage that a word lies in, or is cut out of, and all that lies there. */
export function storedIn({ value, term }: Word): (Stored & { readonly value: bigint }) | undefined {
  if (term?.kind === 'stored') return { account: term.account, slot: term.slot, value }
  if (term?.kind !== 'made' || !cuts.has(term.opcode)) return undefined
  const [one, other] = term.operands.filter(operand => operand.term)
  return one && !other ? storedIn(one) : undefined
}

/** Whether a word is the same whoever calls, whatever he gives, and whatever lies in storage. */
export function isFixed({ term }: Word): boolean {
  if (!term) return true
  const parts = term.kind === 'made' || term.kind === 'hash' || term.kind === 'bytes' ? partsOf(term) : []
  // what was made of nothing is not known
  return parts.length > 0 && parts.every(isFixed)
}

/** Whether a word is made of nothing but what is written in the code and in variables. */
export function isOfVariables({ term }: Word): boolean {
  if (!term) return true
  if (term.kind === 'stored') return isFixed(term.slot)
  const parts = term.kind === 'made' || term.kind === 'hash' || term.kind === 'bytes' ? partsOf(term) : []
  return parts.length > 0 && parts.every(isOfVariables)
}

/** What a condition compares with who calls. */
export function rivalIn(condition: Word): Word | undefined {
  const [one, other] = comparisonIn(condition)?.pair ?? []
  if (!one || !other || isCaller(one) === isCaller(other)) return undefined
  return isCaller(one) ? other : one
}

/** What is smaller was no hash. */
export const leastAccount = 1n << 96n

/** Whether a fork is turned by more than what is kept: by who calls, or by what he says or knows. */
export const matters = (condition: Word): boolean => asks(condition) || fieldsIn(condition).length === 0

/** The field that a word of storage belongs to, such as a mapping with all its entries, by account and place; `undefined` where that is put together otherwise. */
export function fieldOf({ account, slot }: Stored): string | undefined {
  const base = baseOf(slot)
  if (base === undefined) return undefined
  const field = `${account} ${base.toString(16)}`
  return slot.term ? `${field} entry` : field
}

/** Whether a field is one word, and no entry among others. */
export const isOneWord = (field: string): boolean => !field.endsWith('entry')

function baseOf({ value, term }: Word): bigint | undefined {
  if (!term) return value
  // entries lie behind their keys and the place of the mapping, members behind the place of the whole
  if (term.kind === 'hash') {
    const last = term.inputs.at(-1)
    return last && baseOf(last)
  }
  const parts = term.kind === 'made' && term.opcode === op.add ? term.operands.filter(operand => operand.term) : []
  return parts.length === 1 && parts[0]?.term?.kind === 'hash' ? baseOf(parts[0]) : undefined
}

/** What is written, and which bits of it: a part of a word is put into the rest of what lay there. */
export function writtenBy({ account, slot, value }: Write): Written | undefined {
  const field = fieldOf({ account, slot })
  return field === undefined ? undefined : { field, bits: whole & ~keptBits(value, slot), grows: grows(value), own: depends(slot) }
}

/** What is added to what lay in a place, or taken from it; `undefined` where something else is written. */
export function stepOf({
  account,
  slot,
  value: { term },
}: Write): { readonly before: Word; readonly by: Word; readonly adds: boolean } | undefined {
  if (term?.kind !== 'made') return undefined
  const [one, other] = term.operands
  const isBefore = ({ term: of }: Word) => of?.kind === 'stored' && of.account === account && isSame(of.slot, slot)
  if (!one || !other || (term.opcode !== op.add && term.opcode !== op.sub)) return undefined
  const adds = term.opcode === op.add
  if (isBefore(one)) return { before: one, by: other, adds }
  return adds && isBefore(other) ? { before: other, by: one, adds } : undefined
}

const grows = ({ term }: Word): boolean => term?.kind === 'made' && (term.opcode === op.add || term.operands.some(grows))

export type Kept = Need['fields'][number]
const whole = (1n << 256n) - 1n

/** Fields that a word was made of. */
export const fieldsIn = ({ term }: Word): readonly Kept[] => (term ? fieldsOf(term) : [])

const fieldsOf = onceEach((term: Term): readonly Kept[] => {
  const cut = cutOf(term)
  const each = cut ? [cut, ...fieldsIn(cut.slot)] : partsOf(term).flatMap(fieldsIn)
  return [...new Map(each.map(one => [`${one.field} ${one.bits} ${one.own}`, one])).values()]
})

/** Fields that what is written was made of, but for what lay in its place before. */
export const fieldsBeside = ({ slot, value }: Pick<Write, 'slot' | 'value'>): readonly Kept[] => {
  const cut = value.term && cutOf(value.term)
  if (cut) return isSame(cut.slot, slot) ? [] : fieldsIn(value)
  return value.term ? partsOf(value.term).flatMap(part => fieldsBeside({ slot, value: part })) : []
}

/** A word of storage, or the bits that are cut out of one; `moved`: how far to the right. */
export function cutOf(term: Term): (Kept & { readonly slot: Word; readonly moved: bigint }) | undefined {
  if (term.kind === 'stored') {
    const field = fieldOf(term)
    return { field: field === undefined ? 'nowhere' : field, bits: whole, own: depends(term.slot), slot: term.slot, moved: 0n }
  }
  if (term.kind !== 'made' || !cuts.has(term.opcode)) return undefined
  const [one, other] = term.operands
  const [word, fixed] = one?.term ? [one, other] : [other, one]
  const inner = word?.term && fixed && !fixed.term ? cutOf(word.term) : undefined
  if (!inner || !fixed) return undefined
  if (term.opcode === op.and) return { ...inner, bits: inner.bits & (fixed.value << inner.moved) }
  // what is moved, or divided by a power of two; the other way round it is a number like any other
  const isMoved = term.opcode === op.shr ? word === other && fixed.value < 256n : word === one && isPower(fixed.value)
  if (!isMoved) return undefined
  const moved = inner.moved + (term.opcode === op.shr ? fixed.value : wide(fixed.value.toString(2).length - 1))
  return { ...inner, bits: (inner.bits >> moved) << moved, moved }
}

/** Whether a condition depends on who calls, or on who signed. Whether he is nobody is no question. */
export const asks = (condition: Word): boolean => !isHim(bare(condition).term) && depends(condition)

const depends = ({ term }: Word): boolean => term !== undefined && isOfHim(term)

const isOfHim = onceEach(
  (term: Term): boolean =>
    // what was lost may have been anything, so also him
    isHim(term) || isLost(term) || (!isIdle(term) && (isOfNumbers(term) ? partsOf(term).some(tells) : partsOf(term).some(depends))),
)

/** Whether a comparison comes out the same for everybody: of somebody with himself, or with the address of nobody. */
function isIdle(term: Term): boolean {
  if (term.kind !== 'made') return false
  const [one, other] = term.operands.map(bare)
  if (term.opcode === op.iszero) return isHim(one?.term)
  const nobody = (word: Word | undefined) => word !== undefined && !word.term && word.value === 0n
  return compared.has(term.opcode) && [one, other].every(word => nobody(word) || isHim(word?.term))
}

/** Whether a word is the address of who calls. */
export const isCaller = (word: Word): boolean => bare(word).term?.kind === 'caller'

/** A word without masks for addresses. A shorter one leaves many accounts. */
export function bare(word: Word): Word {
  if (word.term?.kind !== 'made' || word.term.opcode !== op.and) return word
  const { operands } = word.term
  const isMask = ({ term, value }: Word) => !term && value === addressBits
  const inner = operands.some(isMask) ? operands.find(operand => !isMask(operand)) : undefined
  return inner ? bare(inner) : word
}

/** Whether a number tells who somebody is, and not what is kept for him. */
const tells = ({ term }: Word): boolean => term !== undefined && term.kind !== 'stored' && tellsOfHim(term)

const tellsOfHim = onceEach((term: Term): boolean => isHim(term) || isLost(term) || partsOf(term).some(tells))

const isLost = (term: Term): boolean => term.kind === 'made' && term.opcode === lost

const isHim = (term: Term | undefined): boolean => term?.kind === 'caller' || term?.kind === 'signer'

/** The words that a word was made of. */
export function partsOf(term: Term): readonly Word[] {
  switch (term.kind) {
    case 'made':
      return term.operands
    case 'bytes':
      return term.parts.map(({ word }) => word)
    case 'hash':
      return term.inputs
    case 'stored':
      return [term.slot]
    default:
      return []
  }
}

const ordered: ReadonlySet<number> = new Set([op.lt, op.gt, op.slt, op.sgt])
const summed: ReadonlySet<number> = new Set([op.add, op.mul, op.div, op.sdiv, op.mod, op.smod])
const unlimited = (1n << 256n) - 1n

/**
 * Whether a comparison is one of amounts, neither of which is written in the code: that would be a rank. An amount without limit
 * is told apart by one that is, and a product that ran over by a division.
 */
function isOfNumbers(term: Term): boolean {
  if (term.kind !== 'made') return false
  const { opcode, operands } = term
  const endless = operands.some(({ value, term: made }) => !made && value === unlimited)
  if (opcode === op.not || (compared.has(opcode) && endless)) return true
  const chosen = operands.every(operand => operand.term !== undefined)
  if (ordered.has(opcode) || summed.has(opcode)) return endless || chosen
  if (opcode === op.sub) return chosen && operands.some(({ term: made }) => made?.kind === 'made' && summed.has(made.opcode))
  return opcode === op.or && operands.some(isQuotient)
}

/** Whether a product divided by one of its factors is compared with the other. */
const isQuotient = ({ term }: Word): boolean =>
  term?.kind === 'made' &&
  compared.has(term.opcode) &&
  term.operands.some(({ term: side }) => side?.kind === 'made' && side.opcode === op.div && side.operands.some(isProduct))

const isProduct = ({ term }: Word): boolean => term?.kind === 'made' && term.opcode === op.mul
