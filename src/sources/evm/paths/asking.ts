import { everyWay, type Ways } from './every-way.ts'
import type { Fork, Inputs, State, Stored, Work } from './state.ts'
import { addressBits } from './tables.ts'
import { op, type Term, type Word } from './words.ts'

/** What a function makes of whoever calls it; `asks` is absent where that cannot be said, and `unread` is what would have to be known. */
export interface Asking extends Pick<Ways, 'unread'> {
  readonly asks?: boolean
  /** Fields that it may write, by {@link fieldOf}. */
  readonly writes: readonly string[]
  /** Of each way that goes through the fields in which something else would have to lie. */
  readonly needs: readonly (readonly string[])[]
}

/**
 * Whether a function asks who calls it, or who signed something: whether it goes through for somebody where a fork turned that
 * turns by who he is, for whoever calls here it turns the other way. How much somebody has is no such question: whoever gets it has
 * it. Nor is it one who is locked out.
 */
export function asksWho(state: State, call: Inputs, work: Work): Asking {
  const { ways, unread } = everyWay(state, call, work, { matters: asks })
  const through = (ways ?? []).filter(({ ok }) => ok)
  // of what never goes through nothing was seen
  if (through.length === 0) return { unread, writes: [], needs: [] }
  const favours = ({ place, condition }: Fork) =>
    asks(condition) && through.some(({ turns }) => turns.get(place) === (condition.value === 0n))
  return {
    unread,
    asks: through.some(({ forks }) => forks.some(favours)),
    writes: through.flatMap(({ writes }) => writes.flatMap(fieldOf)),
    needs: through.map(({ forks, turns }) =>
      forks.filter(({ place, condition }) => turns.get(place) === (condition.value === 0n)).flatMap(({ condition }) => fieldsIn(condition)),
    ),
  }
}

/** The field that a word of storage belongs to, such as a mapping with all its entries; none where the place is put together otherwise. */
function fieldOf({ account, slot }: Stored): string[] {
  const base = baseOf(slot)
  return base === undefined ? [] : [slot.term ? `${account} ${base} entry` : `${account} ${base}`]
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
  return parts.length === 1 && parts[0] ? baseOf(parts[0]) : undefined
}

const fields = new WeakMap<Term, readonly string[]>()

/** Fields that a word was made of. */
function fieldsIn({ term }: Word): readonly string[] {
  if (!term) return []
  const before = fields.get(term)
  if (before) return before
  const found = [...new Set([...(term.kind === 'stored' ? fieldOf(term) : []), ...partsOf(term).flatMap(fieldsIn)])]
  fields.set(term, found)
  return found
}

const known = new WeakMap<Term, boolean>()

function asks({ term }: Word): boolean {
  if (!term) return false
  const before = known.get(term)
  if (before !== undefined) return before
  const found = isHim(term) || (!isIdle(term) && (isOfNumbers(term) ? partsOf(term).some(tells) : partsOf(term).some(asks)))
  known.set(term, found)
  return found
}

/** Whether a comparison comes out the same for everybody: of somebody with himself, or with the address of nobody. */
function isIdle(term: Term): boolean {
  if (term.kind !== 'made') return false
  const [one, other] = term.operands.map(bare)
  if (term.opcode === op.iszero) return one?.term !== undefined && isHim(one.term)
  const nobody = (word: Word | undefined) => word !== undefined && !word.term && word.value === 0n
  return compared.has(term.opcode) && [one, other].every(word => nobody(word) || (word?.term && isHim(word.term)))
}

/** A word without a mask for addresses. */
function bare(word: Word): Word {
  if (word.term?.kind !== 'made' || word.term.opcode !== op.and) return word
  const { operands } = word.term
  return operands.find(({ term, value }) => term || value !== addressBits) ?? word
}

const told = new WeakMap<Term, boolean>()

/** Whether a number tells who somebody is, and not what is kept for him. */
function tells({ term }: Word): boolean {
  if (!term || term.kind === 'stored') return false
  const before = told.get(term)
  if (before !== undefined) return before
  const found = isHim(term) || partsOf(term).some(tells)
  told.set(term, found)
  return found
}

const isHim = ({ kind }: Term): boolean => kind === 'caller' || kind === 'signer'

function partsOf(term: Term): readonly Word[] {
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
const compared: ReadonlySet<number> = new Set([op.eq, op.sub, op.xor])
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
