import type { PowerEffect, Powers } from '../evidence/powers.ts'

export const effectsOf = ({ effects }: Powers, kind: PowerEffect['kind']): readonly PowerEffect[] =>
  effects.filter(effect => effect.kind === kind)

/** "The owner 0x… (one account)" or "Anybody". */
export function who({ role, caller, callerKind }: PowerEffect): string {
  if (role === 'stranger') return 'Anybody'
  return `The owner ${caller} (${callerKind === 'account' ? 'one account' : 'a contract'})`
}

/** "by calling 0x8456cb59". */
export const how = ({ selector }: PowerEffect): string => `by calling ${selector}`

/** What was tried, for the sentence that says nothing was found. */
export function tried({ callers, tried: calls, accepted }: Powers): string {
  const names = callers.map(({ role, address }) => (role === 'owner' ? `the owner ${address}` : 'a stranger')).join(' and ')
  return `${calls} calls by ${names} were executed (${accepted} went through)`
}
