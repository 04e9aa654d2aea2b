import { agreedSlots } from '../evm/agreed.ts'
import { functionsOf, slots as proxySlots } from '../evm/code.ts'
import { operationsIn } from '../evm/instructions.ts'
import { bare, fieldsIn, isOfVariables, type Kept, storedIn } from '../evm/paths/asking.ts'
import type { State } from '../evm/paths/state.ts'
import { op, type Word } from '../evm/paths/words.ts'
import { views } from '../evm/selectors.ts'
import type { Controllers } from './controllers/discover.ts'
import { bytesOf, numberOf } from './machine-state.ts'
import { type Machine, nameless } from './whole-ways.ts'

/** The code that a proxy runs as its own, where one of its slots says whose that is. */
export function codeRunBy({ codes, slots, known }: Pick<Controllers, 'codes' | 'slots' | 'known'>): string | undefined {
  const inSlots = [...slots.values()].map(word => known.get(`0x${word.slice(26)}`)?.code)
  return codes.find(code => inSlots.includes(code))
}

/** A state in which an account runs the code that it runs as its own, with what it keeps. */
export const runningAs = (state: State, account: bigint, code: string | undefined): State =>
  code === undefined ? state : { ...state, codes: new Map([...state.codes, [account, bytesOf(code)]]) }

/** Functions that do nothing as things stand, whether they go through, and what they rely on for that. */
export function restingIn(state: State, account: bigint, selectors: readonly string[], waysOf: Machine['waysOf']) {
  const relied: Kept[] = []
  const resting = selectors.flatMap(selector => {
    const kept: Kept[] = []
    // what would have to be otherwise for it, such as that nobody has set it up yet
    const stays = (condition: Word): boolean => {
      const isOwn = isOfVariables(condition) && isOf(account, condition)
      const fields = isOwn ? fieldsIn(condition) : []
      kept.push(...fields)
      return fields.length > 0
    }
    const { through, rounds } = waysOf(state, account, [selector], stays)
    // what goes round as often as somebody likes may come to more in the fiftieth round
    if (!through || rounds || through.some(({ writes, sent }) => writes.length + sent.length > 0)) return []
    relied.push(...kept)
    return [{ selector, isShut: through.length === 0 }]
  })
  return { resting, relied }
}

/** Whether a word is made of nothing that another contract keeps: that may become another without a trace here. */
export const isOf = (account: bigint, word: Word): boolean => fieldsIn(word).every(({ field }) => field.startsWith(`${account} `))

const { proxiable, legacyImplementation, legacyAdmin } = agreedSlots
/** Slots in which a proxy keeps its code, and who may replace it. */
export const codeSlots: ReadonlySet<bigint> = new Set(
  [...Object.values(proxySlots), proxiable, legacyImplementation, legacyAdmin].map(numberOf),
)

/**
 * Whether a proxy runs no other code as its own than that which its slots name, on any way of functions that are asked through it: it
 * runs other code in one place, whatever it is told.
 */
function runsOne(state: State, token: bigint, code: string, { waysOf, selectors }: Passing): boolean {
  if (operationsIn(code).filter(({ opcode }) => opcode === op.delegatecall).length !== 1) return false
  const { through } = waysOf(state, token, [...Object.values(views), ...selectors])
  return (
    through !== undefined &&
    through.length > 0 &&
    through.every(({ sent }) =>
      sent.every(({ own, target }) => {
        const at = own ? storedIn(bare(target)) : undefined
        return !own || (at !== undefined && at.account === token && !at.slot.term && codeSlots.has(at.slot.value))
      }),
    )
  )
}

interface Passing {
  readonly waysOf: Machine['waysOf']
  /** Functions behind the proxy that are asked through it. */
  readonly selectors: readonly string[]
}

/** What a proxy does by code of its own; `runsOne`: whether it runs one code alone, which takes longer to say. */
export function frontIn(state: State, token: bigint, { waysOf, selectors }: Passing) {
  const code = `0x${Buffer.from(state.codes.get(token) ?? []).toString('hex')}`
  const gone = waysOf(state, token, [...functionsOf(code).map(({ selector }) => selector), ...nameless])
  // where a proxy keeps its code, and who may replace it, lies nothing else
  const through = gone.through?.map(way => ({ ...way, writes: way.writes.filter(({ slot }) => slot.term || !codeSlots.has(slot.value)) }))
  return { code, gone: { ...gone, through }, runsOne: () => runsOne(state, token, code, { waysOf, selectors }) }
}
