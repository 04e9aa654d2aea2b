import type { ContractFunction } from '../../evidence/contract.ts'
import type { Controller } from '../../evidence/control.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { confirmed, type Outcomes, payersIn, proofRun } from './confirm.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Storage } from './controllers/storage.ts'
import { givesUp } from './dictionary.ts'
import { callsTo, type Screening, type Suspect, screen } from './powers.ts'
import type { Stage } from './stage.ts'
import type { Outcome } from './transactions.ts'
import type { PowerCall, Suspicion } from './trials.ts'

/** Proof runs for each kind of effect of each caller: the first that shows is reported. */
const proofsPerKind = 2
/** Most proof runs of one scan. */
const mostProofs = 32

/** What proofs need that is asked while they run. */
interface Means {
  readonly controllerOf: Promise<(caller: string) => Controller>
  readonly slots: Storage
}

interface Found {
  readonly effects: readonly PowerEffect[]
  readonly bounds: NonNullable<Powers['bounds']>
  /** Calls of the second screening: they count among those tried. */
  readonly more: readonly Screening[]
}

/**
 * Proves in ordinary transactions what the lab suspects. Meanwhile the lab goes on: numbers between what a function accepts
 * and what it refuses, and what becomes possible after everything that went through without an effect. What that shows is
 * proved in turn.
 */
export async function provePowers(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  { chosen = callsToProve(screening.suspects), controllerOf, slots }: Means & { readonly chosen?: readonly PowerCall[] },
): Promise<Found> {
  const proving = { controllerOf, slots }
  if (chosen.length === 0 && screening.accepted.length === 0) return { effects: [], bounds: [], more: [] }
  const control = runOnce(rpc, stage, undefined, [], proving).then(({ outcomes }) => outcomes)
  // it is awaited with the proofs: when something else fails first, its own failure is nobody's
  void control.catch(() => undefined)
  const second = secondCalls(stage, controllers, screening)
  const [first, more] = await Promise.all([
    prove(rpc, stage, chosen, control, proving),
    second.length > 0 ? screen(rpc, stage, second, 'transactions') : undefined,
  ])
  if (!more) return { effects: gravest(first), bounds: [], more: [] }
  const known = new Set(first.map(({ kind, caller }) => `${kind} ${caller}`))
  const fresh = more.suspects.filter(({ kind, call }) => kind === 'raises the sell tax' || !known.has(`${kind} ${call.caller}`))
  const later = await prove(rpc, stage, callsToProve(fresh), control, proving)
  return { effects: gravest([...first, ...later]), bounds: boundsOf(controllers, [screening, more]), more: [more] }
}

/** Shares in percent, per mille and basis points between nothing and all. */
const ladder: readonly bigint[] = [
  2n,
  3n,
  5n,
  8n,
  10n,
  12n,
  15n,
  20n,
  25n,
  30n,
  40n,
  50n,
  75n,
  90n,
  100n,
  300n,
  500n,
  1_000n,
  2_000n,
  3_000n,
  5_000n,
  9_000n,
]
const onlyNumbers = /^u?int\d*$/

/**
 * What is tried after the first screening. A function of one number that refused some is climbed step by step. A call that
 * was refused is tried again after its caller has made itself everything that it could.
 */
function secondCalls(stage: Stage, controllers: Controllers, { calls, accepted, suspects }: Screening): PowerCall[] {
  const guilty = new Set(suspects.map(({ call }) => keyOf(call)))
  const passed = new Set(accepted)
  const commanders = controllers.targets.flatMap(target => target.callers.map(by => ({ target, by })))
  return commanders.flatMap(({ target, by }) => {
    const own = accepted.filter(call => call.caller === by.address && call.target === target.address)
    const open = new Set(
      accepted.filter(call => call.by.role === 'stranger' && call.target === target.address).map(({ selector }) => selector),
    )
    const may = new Set(own.map(({ selector }) => selector).filter(selector => !open.has(selector)))
    const functions = target.functions.filter(changesState)
    const high = new Set(
      suspects.filter(({ kind, strength }) => kind === 'raises the sell tax' && strength >= 0.5).map(({ call }) => call.selector),
    )
    const climbs = functions
      .filter(found => may.has(found.selector) && onlyNumbers.test(found.arguments) && !high.has(found.selector))
      .filter(found => calls.some(call => call.caller === by.address && call.selector === found.selector && !passed.has(call)))
      .flatMap(found => ladder.flatMap(value => callsTo(stage, target, by, found, { values: [value] })))
    const suspected = new Set(suspects.filter(({ call }) => call.caller === by.address).map(({ call }) => call.selector))
    const grades = functions
      .filter(found => may.has(found.selector) && /int/.test(found.arguments) && !suspected.has(found.selector))
      .flatMap(found => callsTo(stage, target, by, found, { values: small }))
    const steps = harmless(own, guilty, open, stage).slice(0, 8)
    const shut = functions.filter(({ selector }) => !may.has(selector) && !open.has(selector))
    const seizure = functions
      .filter(({ selector }) => selector === transferFrom)
      .flatMap(found => callsTo(stage, target, by, found).slice(0, 2))
    const behind =
      steps.length > 0
        ? [...seizure, ...shut.flatMap(found => callsTo(stage, target, by, found).slice(0, 6))].map(call => ({ ...call, steps }))
        : []
    return [...climbs.slice(0, 120), ...grades.slice(0, 48), ...behind.slice(0, 60)]
  })
}

/**
 * Calls that changed nothing that anybody saw and may have opened a door: those that name the caller, alone or beside the
 * victim, and those without an argument.
 */
function harmless(own: readonly PowerCall[], guilty: ReadonlySet<string>, open: ReadonlySet<string>, { actors }: Stage): PowerCall[] {
  const names = (call: PowerCall, address: string) => call.calldata.includes(address.slice(2).toLowerCase())
  const quiet = own.filter(call => !guilty.has(keyOf(call)) && !open.has(call.selector) && !givesUp.has(call.selector))
  const toItself = quiet.filter(call => (names(call, call.caller) && !names(call, actors.buyer)) || call.calldata.length === 10)
  const overVictim = quiet.filter(call => names(call, call.caller) && names(call, actors.buyer))
  return [...firstEach(toItself), ...firstEach(overVictim)]
}

/** At most three calls of each function; one that takes back what another gave, by a last word of 0 for 1, is left out. */
function firstEach(calls: readonly PowerCall[]): PowerCall[] {
  const kept = calls.filter(
    ({ calldata }) => !calls.some(other => other.calldata === `${calldata.slice(0, -1)}1` && calldata.endsWith('0')),
  )
  return kept.filter((call, at) => kept.slice(0, at).filter(({ selector }) => selector === call.selector).length < 3)
}

/** transferFrom(address,address,uint256) */
const transferFrom = '0x23b872dd'
/** Grades and modes that a function may know, beside nothing, one and the shares of the dictionary. */
const small: readonly bigint[] = [2n, 3n, 4n, 5n, 7n, 10n]

const keyOf = ({ caller, target, calldata }: PowerCall): string => `${caller} ${target} ${calldata}`

/** Where functions of one number draw the line: the largest that went through, and the smallest above it that did not. */
function boundsOf({ targets: [token] }: Controllers, screenings: readonly Screening[]): NonNullable<Powers['bounds']> {
  const numbered = token.functions.filter((found: ContractFunction) => onlyNumbers.test(found.arguments))
  return numbered.flatMap(({ selector }) => {
    const calls = screenings.flatMap(({ calls: all }) =>
      all.filter(call => call.selector === selector && call.by.role !== 'stranger' && !call.steps),
    )
    const passed = new Set(screenings.flatMap(({ accepted }) => accepted))
    const numberOf = ({ calldata }: PowerCall) => wordOf(`0x${calldata.slice(10)}`)
    const [yes, no] = [calls.filter(call => passed.has(call)), calls.filter(call => !passed.has(call))]
    const accepted = yes
      .map(numberOf)
      .reduce<bigint | undefined>((top, value) => (value !== undefined && (top === undefined || value > top) ? value : top), undefined)
    const [any] = yes
    if (accepted === undefined || !any) return []
    const refused = no
      .map(numberOf)
      .reduce<bigint | undefined>(
        (low, value) => (value !== undefined && value > accepted && (low === undefined || value < low) ? value : low),
        undefined,
      )
    return refused === undefined ? [] : [{ selector, caller: any.caller, accepted, refused }]
  })
}

/** The calls worth proving: of each caller the strongest suspicions of each kind, the gravest kinds and the likeliest callers first. */
export function callsToProve(suspects: readonly Suspect[]): PowerCall[] {
  const chosen = new Map<string, Suspect[]>()
  for (const suspect of [...suspects].sort((a, b) => b.strength - a.strength || extreme(b.call) - extreme(a.call))) {
    const key = `${suspect.kind} ${suspect.call.caller}`
    const kindred = chosen.get(key) ?? []
    const ofFunction = kindred.filter(({ call }) => call.selector === suspect.call.selector).length
    const functions = new Set(kindred.map(({ call }) => call.selector)).size
    // of one function two variants: what the lab sees at once may pass within the day that a proof waits
    if (ofFunction > 0 ? ofFunction < 2 : functions < proofsPerKind) chosen.set(key, [...kindred, suspect])
  }
  const order = [...chosen.values()].flat().sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return [...new Set(order.map(({ call }) => call))].slice(0, mostProofs)
}

/** A number without limit shows best that there is none. */
const extreme = ({ calldata }: PowerCall): number => (calldata.includes('f'.repeat(32)) ? 1 : 0)

/** What went through for somebody and not for a stranger, then the rest: an order for tokens that the lab cannot trade. */
export function guardedFirst({ calls, accepted }: Screening): PowerCall[] {
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
  const guarded = accepted.filter(({ by, selector }) => by.role !== 'stranger' && !open.has(selector))
  return [...new Set([...guarded, ...calls])]
}

const kinds: readonly Suspicion[] = [
  'mints unseen',
  'takes balances',
  'blocks all sales',
  'raises the sell tax',
  'blocks one holder',
  'replaces the code',
  'mints',
]

async function prove(
  rpc: Rpc,
  stage: Stage,
  calls: readonly PowerCall[],
  control: Promise<Outcomes>,
  proving: Means,
): Promise<PowerEffect[]> {
  const effects = await Promise.all(
    calls.map(async call => {
      const [run, baseline, controllerOf] = await Promise.all([runOnce(rpc, stage, call, [], proving), control, proving.controllerOf])
      const reading = { ...proving, controllerOf }
      const found = kinds.flatMap(kind => confirmed(stage, call, kind, baseline, run, reading, []) ?? [])
      const unseen = found.find(({ kind }) => kind === 'mints unseen')
      const payers = unseen ? payersIn(stage.token, run.outcomes.get('call')?.logs ?? []) : []
      if (payers.length === 0) return found
      // somebody is said to have paid: only a second look, at the payers too, tells whether a balance came out of nowhere
      const again = confirmed(stage, call, 'mints unseen', baseline, await runOnce(rpc, stage, call, payers, proving), reading, payers)
      return [...found.filter(effect => effect !== unseen), ...(again ? [again] : [])]
    }),
  )
  return effects.flat()
}

async function runOnce(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall | undefined,
  payers: readonly string[],
  { slots }: Pick<Means, 'slots'>,
): Promise<{ question: Question<unknown>; outcomes: Outcomes }> {
  const question = proofRun(stage, call, payers, [...slots.keys()])
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  return { question, outcomes: reply.ok ? reply.value : new Map() }
}

/** Of each kind and caller the gravest effect. */
function gravest(effects: readonly PowerEffect[]): PowerEffect[] {
  const best = new Map<string, PowerEffect>()
  for (const effect of effects) {
    const key = `${effect.kind} ${effect.role === 'stranger' ? '' : effect.caller}`
    const rival = best.get(key)
    if (!rival || weight(effect) > weight(rival)) best.set(key, effect)
  }
  // a tax of everything fails a sale: one power, told once
  const taxes = [...best.values()].filter(({ kind, tax }) => kind === 'raises the sell tax' && tax !== undefined && tax >= 0.5)
  return [...best.values()].filter(
    ({ kind, caller, selector }) => kind !== 'blocks all sales' || !taxes.some(tax => tax.caller === caller && tax.selector === selector),
  )
}

const weight = ({ tax = 0, share = 0 }: PowerEffect): number => tax + share

/** For a caller that nothing is known of. */
export const unknownController = (address: string): Controller => ({ address, kind: 'unknown' })
