import type { PowerEffect } from '../../evidence/powers.ts'
import type { Screening, Suspect } from './powers.ts'
import type { PowerCall, Suspicion } from './trials.ts'

/** Proof runs for each kind of effect of each caller, of which the first that shows is reported, and of one scan. */
const [proofsPerKind, mostProofs] = [2, 32]

/**
 * The calls worth proving: of each caller the strongest suspicions of each kind, and beside them guesses, and those that stand `apart`; the
 * gravest kinds and the likeliest callers first.
 */
export function callsToProve(suspects: readonly Suspect[], apart: (suspect: Suspect) => boolean = () => false): PowerCall[] {
  const chosen = new Map<string, Suspect[]>()
  for (const suspect of [...suspects].sort((a, b) => b.strength - a.strength || extreme(b.call) - extreme(a.call))) {
    // guesses are many, and crowd out nothing that was seen by itself, nor are they crowded out
    const key = `${suspect.kind} ${suspect.call.caller} ${suspect.isGuess === true} ${apart(suspect)}`
    const kindred = chosen.get(key) ?? []
    const ofFunction = kindred.filter(({ call }) => call.selector === suspect.call.selector).length
    const functions = new Set(kindred.map(({ call }) => call.selector)).size
    // of one function two variants: what the lab sees at once may pass within the day that a proof waits
    if (ofFunction > 0 ? ofFunction < 2 : functions < proofsPerKind) chosen.set(key, [...kindred, suspect])
  }
  const order = [...chosen.values()].flat().sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return [...new Set(order.map(({ call }) => call))].slice(0, mostProofs)
}

/** Who stops sales for a while may stop them for good by what was not worth a proof beside that. */
export function stopsBeside(shown: readonly PowerEffect[], blocking: Iterable<PowerCall>, proved: readonly PowerCall[]): PowerCall[] {
  const brief = new Set(shown.flatMap(({ caller, ends, released }) => ((ends ?? released) === undefined ? [] : [caller])))
  return [...blocking].filter(call => brief.has(call.caller) && !proved.includes(call)).slice(0, mostProofs)
}

/** A number without limit shows best that there is none. */
const extreme = ({ calldata }: PowerCall): number => (calldata.includes('f'.repeat(32)) ? 1 : 0)

/** What went through for somebody and not for a stranger, then the rest: an order for tokens that the lab cannot trade. */
export function guardedFirst({ calls, accepted }: Screening): PowerCall[] {
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
  const guarded = accepted.filter(({ by, selector }) => by.role !== 'stranger' && !open.has(selector))
  return [...new Set([...guarded, ...calls])]
}

/** The gravest first. */
export const kinds: readonly Suspicion[] = [
  'mints unseen',
  'takes balances',
  'blocks all sales',
  'raises the sell tax',
  'blocks one holder',
  'replaces the code',
  'mints',
]
