import type { Controller, ControllerKind } from '../evidence/control.ts'
import type { PowerEffect, Powers } from '../evidence/powers.ts'
import { day, span } from './numbers.ts'

export const effectsOf = ({ effects }: Powers, kind: PowerEffect['kind']): readonly PowerEffect[] =>
  effects.filter(effect => effect.kind === kind)

const kinds: Readonly<Record<ControllerKind, string>> = {
  account: 'one account',
  contract: 'a contract',
  several: 'several keys together',
  timelock: 'a timelock',
  governor: 'a vote',
  program: 'a program',
  nobody: 'nobody',
  unknown: 'of an unknown kind',
}

/** "one account", "a contract", "2 of 3 keys together", "a timelock of 48 hours". */
export function kindInWords(kind: ControllerKind, { keys, delay, tried: all }: Pick<PowerEffect, 'keys' | 'delay' | 'tried'> = {}): string {
  if (kind === 'several' && keys) return `${keys.needed} of ${keys.of} keys together`
  if (all) return `${kinds[kind]} whose functions were all tried`
  return kind === 'timelock' && delay !== undefined ? `a timelock of ${Math.floor(delay / 3_600)} hours` : kinds[kind]
}

/** A delay of a day, in seconds: whoever watches has the time to leave. */
const noticeOfADay = 86_400

/**
 * What stands between the wish of who holds an executed power and the deed: time enough to leave, the agreement of several,
 * nothing, or not even the knowledge that somebody is there. What is not known stands between nothing.
 */
export type Hold = 'hidden' | 'one' | 'several' | 'delayed'

/** The same of an address, whatever it may do. */
export function between({ kind, delay }: Pick<Controller, 'kind' | 'delay'>): Exclude<Hold, 'hidden'> {
  if (kind === 'timelock' && delay !== undefined && delay >= noticeOfADay) return 'delayed'
  return kind === 'several' || kind === 'governor' ? 'several' : 'one'
}

export function holdOf({ role, callerKind, delay, hidden, granted, wait, tried: all }: PowerEffect): Hold {
  if (granted !== undefined || role === 'stranger') return 'one'
  const hold = between({ kind: callerKind, ...(delay !== undefined && { delay }) })
  // what others can make a contract do weighs as theirs; nobody acts at will who can only act in order, if he is named to everybody
  if (all) return hidden ? 'one' : 'several'
  if (hold === 'one' && hidden) return 'hidden'
  // whatever the contract itself makes everybody wait for is as good as a timelock
  return hold === 'one' && wait !== undefined && wait >= noticeOfADay ? 'delayed' : hold
}

const holders: Readonly<Record<string, string>> = { authority: 'The authority', issuer: 'The issuer', policy: 'The minting policy of' }

/** "The owner 0x… (one account)", "The authority … (a program)", "The hidden controller 0x… (one account, met in storage slot 7)" or "Anybody". */
export function who(effect: PowerEffect): string {
  const { role, caller, callerKind, granted, foundAt, hidden } = effect
  if (role === 'stranger') return 'Anybody'
  const kind = kindInWords(callerKind, effect)
  if (role === 'controller')
    return `The ${hidden ? 'hidden ' : ''}controller ${caller} (${kind}${foundAt === undefined ? '' : `, met in ${foundAt}`})`
  return `${holders[granted ?? 'call'] ?? 'The owner'} ${caller} (${kind})`
}

const rights: Readonly<Record<string, string>> = {
  authority: 'by a right that the token keeps for it',
  issuer: 'by a right that issuers have',
  policy: 'as the minting policy has it',
}

/** "by calling 0x8456cb59", or by what right, and until when. */
export function how({ selector, granted, until, target, steps, wait, every, traded, viaContract }: PowerEffect): string {
  if (traded) return 'by buying some, as everybody does'
  const end = until === undefined ? '' : ` until ${day(until)}`
  const place = target === undefined ? '' : ` of ${target}, a contract that the token asks`
  const time = wait === undefined ? '' : ` ${span(wait)}`
  const first = steps && steps.length > 0 ? [...new Set(steps.map(({ calldata }) => calldata.slice(0, 10)))].join(', ') : undefined
  const before = first === undefined ? (wait === undefined ? '' : `, which shows${time} later`) : `${time} after ${first}`
  const again = every === undefined ? '' : ` again every ${span(every)}`
  const from = viaContract ? ' from a contract of his own' : ''
  const call = `by calling ${selector ?? 'one of its functions'}${place}${from}${before}${again}`
  if (granted === undefined) return call
  const right = rights[granted] ?? `${call}, which only the owner may, if it does what its name says`
  return `${right}${end}`
}

/** What makes a power one: it was executed, the state of the chain keeps it for somebody, every issuer has it, or a name says so. */
export type Right = 'executed' | 'kept' | 'issuer' | 'named'

export function rightOf({ granted }: PowerEffect): Right {
  if (granted === undefined) return 'executed'
  if (granted === 'issuer') return 'issuer'
  return granted === 'authority' || granted === 'policy' ? 'kept' : 'named'
}

/** The effect whose row stands first in `order`, which begins with the gravest; of equals the first that was found. */
export function gravest<Row extends string>(
  effects: readonly PowerEffect[],
  order: readonly Row[],
  rowOf: (effect: PowerEffect) => Row,
): { readonly effect: PowerEffect; readonly row: Row } | undefined {
  const ranked = effects.map(effect => ({ effect, row: rowOf(effect) }))
  return ranked.sort((a, b) => order.indexOf(a.row) - order.indexOf(b.row))[0]
}

/** What was tried, and what was not, for the sentence that says nothing was found. */
export function tried({ callers, tried: calls, accepted, unseen = [] }: Powers): string {
  const others = callers.filter(({ role }) => role === 'controller').length
  const names = [
    ...callers.filter(({ role }) => role === 'owner').map(({ address }) => `the owner ${address}`),
    ...(others > 0 ? [`${others} other ${others === 1 ? 'address' : 'addresses'} that the contract knows`] : []),
    ...(callers.some(({ role }) => role === 'stranger') ? ['a stranger'] : []),
  ]
  const left = unseen.length > 0 ? `; what comes of calling ${unseen.join(', ')} was not seen` : ''
  return `${calls} calls by ${names.join(' and ')} were executed (${accepted} went through)${left}`
}
