import type { PowerEffect } from '../../evidence/powers.ts'

/** Whether it is not as much as anybody likes. */
export const isBounded = ({ pace, daily, little, most, ends, released }: PowerEffect): boolean =>
  little === true || [pace, daily, most, ends, released].some(bound => bound !== undefined)

/** Of each kind and caller the gravest effect. */
export function gravest(effects: readonly PowerEffect[]): PowerEffect[] {
  const best = new Map<string, PowerEffect>()
  for (const effect of effects) {
    // what is bounded is no rival of what is not
    const key = `${effect.kind} ${effect.role === 'stranger' ? '' : effect.caller} ${isBounded(effect)}`
    const rival = best.get(key)
    const more = rival ? waitsFor(rival) - waitsFor(effect) || weight(effect) - weight(rival) : 1
    const isGraver = more > 0 || (more === 0 && rival !== undefined && stepsTo(effect) < stepsTo(rival))
    const [told, other] = isGraver ? [effect, rival] : [rival, effect]
    // whom one contract names and the other keeps to itself is as hidden as before
    if (told) best.set(key, { ...told, ...(other?.hidden && told.callerKind === 'account' && { hidden: true }) })
  }
  // a tax of everything fails a sale: one power, told once
  const taxes = [...best.values()].filter(({ kind, tax }) => kind === 'raises the sell tax' && tax !== undefined && tax >= 0.5)
  return [...best.values()].filter(
    ({ kind, caller, selector }) => kind !== 'blocks all sales' || !taxes.some(tax => tax.caller === caller && tax.selector === selector),
  )
}

/** What is done at once is not made less by what could be done after days of waiting. */
const waitsFor = ({ wait }: PowerEffect): number => (wait !== undefined && wait >= 86_400 ? 1 : 0)
/** Of two that are as grave the one that takes fewer calls is told. */
const stepsTo = ({ steps = [] }: PowerEffect): number => steps.length
const weight = ({ tax = 0, share = 0 }: PowerEffect): number => tax + share

/**
 * Whoever makes tokens that the supply shows makes no others by making so many that the supply runs over: he has one power. Of a
 * function that only runs over, such as a burn of more than there is, that is the deed.
 */
export function withoutOverflows(
  effects: readonly PowerEffect[],
  { ranOver: over }: { readonly ranOver: WeakSet<PowerEffect> },
): PowerEffect[] {
  const officeOf = ({ caller, target, selector }: PowerEffect) => `${caller} ${target} ${selector}`
  const minters = new Set(effects.filter(({ kind }) => kind === 'mints').map(officeOf))
  return effects.filter(effect => !over.has(effect) || !minters.has(officeOf(effect)))
}
