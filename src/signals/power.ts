import type { ControllerKind } from '../evidence/control.ts'
import type { PowerEffect, Powers } from '../evidence/powers.ts'
import { day } from './numbers.ts'

export const effectsOf = ({ effects }: Powers, kind: PowerEffect['kind']): readonly PowerEffect[] =>
  effects.filter(effect => effect.kind === kind)

const kinds: Readonly<Record<ControllerKind, string>> = {
  account: 'one account',
  contract: 'a contract',
  several: 'several keys together',
  program: 'a program',
  nobody: 'nobody',
  unknown: 'of an unknown kind',
}

/** "one account", "a contract". */
export const kindInWords = (kind: ControllerKind): string => kinds[kind]

const holders: Readonly<Record<string, string>> = { authority: 'The authority', issuer: 'The issuer', policy: 'The minting policy of' }

/** "The owner 0x… (one account)", "The authority … (a program)" or "Anybody". */
export function who({ role, caller, callerKind, granted }: PowerEffect): string {
  return role === 'stranger' ? 'Anybody' : `${holders[granted ?? 'call'] ?? 'The owner'} ${caller} (${kinds[callerKind]})`
}

const rights: Readonly<Record<string, string>> = {
  authority: 'by a right that the token keeps for it',
  issuer: 'by a right that issuers have',
  policy: 'as the minting policy has it',
}

/** "by calling 0x8456cb59", or by what right, and until when. */
export function how({ selector, granted, until }: PowerEffect): string {
  const end = until === undefined ? '' : ` until ${day(until)}`
  const call = `by calling ${selector ?? 'one of its functions'}`
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

/** What was tried, for the sentence that says nothing was found. */
export function tried({ callers, tried: calls, accepted }: Powers): string {
  const names = callers.map(({ role, address }) => (role === 'owner' ? `the owner ${address}` : 'a stranger')).join(' and ')
  return `${calls} calls by ${names} were executed (${accepted} went through)`
}
