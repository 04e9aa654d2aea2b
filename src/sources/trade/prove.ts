import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import type { Rpc } from '../evm/pool.ts'
import { refusals } from '../evm/selectors.ts'
import { paceOf } from './accrued.ts'
import { allowedIn } from './allowed.ts'
import { askedCalls } from './asked.ts'
import { besideIn } from './beside.ts'
import { borrowedCalls } from './borrowed.ts'
import { boughtByAnybody } from './bought.ts'
import { boundsOf } from './bounds.ts'
import { confirmed } from './confirm.ts'
import type { Controllers } from './controllers/discover.ts'
import { isAnybodysDust, isDaily, isPaced, onCredit, owedAnyway } from './excuses.ts'
import { spokenBySigners, takenOfCallersAlone } from './forwarders.ts'
import { gravest, isBounded, withoutOverflows } from './gravest.ts'
import { groupedCalls } from './grouped.ts'
import { holdingCalls } from './holdings.ts'
import { actsInOrder } from './in-order.ts'
import { asksUs } from './in-parts.ts'
import { joinedCalls } from './joined.ts'
import { screenLater } from './later.ts'
import { littleOf } from './little.ts'
import { managedCalls } from './managed.ts'
import { knowing, type Means } from './means.ts'
import { meteredIn } from './metered.ts'
import { newcomerCalls } from './newcomers.ts'
import { ordinaryCalls } from './ordinary.ts'
import { byOrigin } from './origins.ts'
import { ownStepOf } from './own-steps.ts'
import { passedOnCalls } from './passed-on.ts'
import { endOf, isOverInAWeek } from './pauses.ts'
import { payersIn } from './payments.ts'
import { lostOf, openIn, prepared, type Screening, screen } from './powers.ts'
import { enteredOnTheWay, isTide, makeNoMore } from './recounted.ts'
import { renewed } from './renewed.ts'
import { type Control, controls, runAsTried, runOnce } from './runs.ts'
import { sealedCalls } from './sealed.ts'
import { isSealed } from './sealed-code.ts'
import { secondCalls } from './second.ts'
import { replacedIn, signedCalls } from './signatures.ts'
import { soughtCalls } from './sought.ts'
import type { Stage } from './stage.ts'
import { ticketCalls } from './tickets.ts'
import { mintedByTrades } from './traded.ts'
import { functionOf, officeOf, type PowerCall, type Suspicion } from './trials.ts'
import { busyFirst, inOrder, inTheirName, shownIn } from './tried.ts'
import { counted, isOfAll, ranOver } from './units.ts'
import { lockedCalls } from './veiled.ts'
import { callsToProve, kinds, stopsBeside } from './worthy.ts'

interface Found {
  readonly effects: readonly PowerEffect[]
  readonly bounds: NonNullable<Powers['bounds']>
  /** Calls of the second screening: they count among those tried. */
  readonly more: readonly Screening[]
  /** Calls of which nobody knows what they do where the laboratory does not show it. */
  readonly untried: readonly PowerCall[]
  /** Nobody can replace the code that runs. */
  readonly sealed?: true
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
  tried: Screening,
  {
    chosen = callsToProve(tried.suspects),
    controllerOf,
    slots,
    known,
  }: Pick<Means, 'controllerOf' | 'slots' | 'known'> & { readonly chosen?: readonly PowerCall[] },
): Promise<Found> {
  const screening = busyFirst(controllers, tried)
  const open = openIn(screening)
  const counts = controllers.codes.some(code => code.includes(refusals.panic.slice(2)))
  const blocking = new Set(screening.suspects.flatMap(({ kind, call }) => (kind === 'blocks all sales' ? [call] : [])))
  const making = screening.suspects.flatMap(({ kind, call }) => (kind === 'mints' && call.steps === undefined ? [call] : []))
  const entering = making.filter(({ by }) => by.role === 'stranger')
  const beside = besideIn(screening, making)
  const proving: Means = {
    ...{ controllerOf, slots, open, ...beside, entering, blocking, counts, known },
    ranOver: new WeakSet(),
    unproved: new Set(),
  }
  if (chosen.length === 0 && screening.accepted.length === 0) return { effects: [], bounds: [], more: [], untried: [] }
  const control = controls(rpc, stage, proving)
  const shown = (calls: readonly PowerCall[]) => prove(rpc, stage, calls, control, proving)
  // on its way before it is worked out what else there is to try
  const early = shown(chosen)
  const second = secondCalls(stage, controllers, screening)
  const sought = soughtCalls(rpc, stage, controllers, screening, known)
  const fixed = isSealed(rpc, stage, controllers, known)
  // what fails here fails once more where it is needed
  void fixed.catch(() => undefined)
  const [first, worked, signed, traded, sealed, followed, opened, apart, ...usual] = await Promise.all([
    early,
    byAsked(rpc, stage, controllers, screening, { control, proving }),
    bySignature(rpc, stage, controllers, screening, { control, proving }),
    mintedByTrades(rpc, stage, { control, proving }),
    shown(sealedCalls(stage, controllers, screening)),
    sought.then(({ worthy }) => shown(worthy)),
    sought.then(({ calls }) => screen(rpc, prepared(stage, calls, 'transactions'))),
    Promise.all([
      ordinaryCalls(rpc, stage, controllers, screening),
      newcomerCalls(rpc, stage, screening),
      passedOnCalls(rpc, stage, controllers, screening, proving),
      ticketCalls(rpc, stage, controllers, screening, proving),
    ]),
    ...(second.length > 0 ? [screen(rpc, prepared(stage, second, 'transactions'))] : []),
    ...(screening.baselineSold ? [screenLater(rpc, stage, controllers, screening)] : []),
    ...[groupedCalls, managedCalls, holdingCalls, joinedCalls, byOrigin].flatMap(calls => calls(rpc, stage, controllers, screening)),
  ])
  const more = [...usual, opened, ...worked.more, ...signed.lost]
  // what is bounded says nothing of other functions
  const named = new Set(
    first
      .filter(({ ends, released }) => ends === undefined && released === undefined)
      .map(effect => `${effect.kind} ${effect.caller}${isBounded(effect) ? ` ${effect.target ?? stage.token} ${effect.selector}` : ''}`),
  )
  // nor of what may be done before it
  const isNamed = (kind: Suspicion, call: PowerCall) =>
    named.has(`${kind} ${call.caller}`) ||
    (call.steps === undefined && call.wait === undefined && named.has(`${kind} ${call.caller} ${functionOf(call)}`))
  const fresh = [...usual, opened]
    .flatMap(({ suspects }) => suspects)
    .filter(one => one.kind === 'raises the sell tax' || !isNamed(one.kind, one.call))
  const later = await shown([
    ...callsToProve(fresh, asksUs(stage, screening.accepted)),
    ...stopsBeside(first, blocking, chosen),
    ...apart.flatMap(({ worthy }) => worthy),
  ])
  const effects = withoutOverflows([...first, ...later, ...sealed, ...followed, ...worked.effects, ...signed.signed, ...traded], proving)
  // what is said of somebody's own calls is not said of those that his contract makes
  const direct = effects.filter(({ viaContract }) => !viaContract)
  const [spoken, orderly, boundOf, allowanceOf, isFixed] = await Promise.all([
    spokenBySigners(rpc, stage, controllers, { effects: direct, known }),
    // a door that was opened with what its code wants says nothing of the others
    controllerOf.then(one => actsInOrder(rpc, stage, controllers, [screening, ...usual], { effects, known, slots, controllerOf: one })),
    meteredIn(rpc, stage, [screening, ...more], { effects: direct, known }),
    controllerOf.then(one => allowedIn(rpc, stage, controllers, { effects: direct, known, controllerOf: one })),
    fixed,
  ])
  const isKnown = (effect: PowerEffect) => spoken(effect) || orderly(effect)
  const own = await takenOfCallersAlone(rpc, stage, { effects: direct, known: await known, orderly: isKnown })
  // what everybody does with his own is no power
  const harmful = effects.filter(effect => !own.has(effect))
  const isShown = shownIn(controllers, [screening, ...more], open)
  const told = (effect: PowerEffect): PowerEffect => {
    const known = spoken(effect) ? inTheirName(effect) : orderly(effect) ? inOrder(effect, isShown(effect)) : effect
    return { ...known, ...allowanceOf(effect), ...boundOf(effect) }
  }
  const unproved = lostOf([...proving.unproved], 'What these calls do could not be looked at in a run of their own')
  return {
    effects: gravest([...harmful.map(told), ...signed.said]),
    bounds: second.length > 0 ? boundsOf(controllers, [screening, ...usual.slice(0, 1)]) : [],
    more: [...more, unproved],
    untried: [...apart, ...more, unproved].flatMap(({ untried }) => untried),
    ...(isFixed && !effects.some(({ kind }) => kind === 'replaces the code') && { sealed: true as const }),
  }
}

/** What those can do whom code works out while it runs. */
async function byAsked(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  { control, proving }: { readonly control: Control; readonly proving: Means },
): Promise<Pick<Found, 'effects' | 'more'>> {
  const { calls, holders, notRun, lost } = await askedCalls(rpc, stage, controllers, screening, proving.known)
  const found = await screen(rpc, prepared(stage, calls, 'transactions'))
  const effects = await prove(rpc, stage, callsToProve(found.suspects), control, knowing(proving, holders))
  return { effects, more: [{ ...found, notRun: [...found.notRun, ...notRun] }, lost] }
}

/** What those can do whose signature is asked for. */
async function bySignature(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  { control, proving }: { readonly control: Control; readonly proving: Means },
): Promise<{ readonly signed: readonly PowerEffect[]; readonly said: readonly PowerEffect[]; readonly lost: readonly Screening[] }> {
  const asked = [rpc, stage, controllers, screening, proving.known] as const
  const [{ signed, holders, lost: unsigned }, { locked, lost }] = await Promise.all([signedCalls(...asked), lockedCalls(...asked)])
  // that anybody may take what he was allowed to makes nobody's deed of it
  const means = { ...knowing(proving, holders), open: new Set<string>(), isSigned: true as const }
  const others = new Map<Stage, Control>()
  const controlOf = (one: Stage): Control => {
    const known = others.get(one) ?? controls(rpc, one, proving)
    others.set(one, known)
    return known
  }
  const { borrowed, lost: unlent } = borrowedCalls(stage, controllers)
  const found = await Promise.all(
    [...signed, ...locked, ...borrowed].map(async one => {
      const { stage: changed, call, isSaid } = one
      const [shown, anyway] = await Promise.all([
        prove(rpc, changed, [call], isSaid ? controlOf(changed) : control, means),
        // what it can do without saying anything it does not sign
        isSaid ? prove(rpc, stage, [call], control, means) : [],
      ])
      const effects = shown.filter(({ kind }) => !anyway.some(one => one.kind === kind))
      const told = effects.map(effect => ({ ...effect, proof: { ...effect.proof, result: `${effect.proof.result}; ${replacedIn(one)}` } }))
      return isSaid ? { signed: [], said: told } : { signed: told, said: [] }
    }),
  )
  return { signed: found.flatMap(one => one.signed), said: found.flatMap(one => one.said), lost: [unsigned, unlent, ...lost] }
}

async function prove(rpc: Rpc, stage: Stage, calls: readonly PowerCall[], control: Control, proving: Means): Promise<PowerEffect[]> {
  const effects = await Promise.all(
    calls.map(async tried => {
      // what is likely to stop sales is asked at once for how long
      const isOver = proving.blocking.has(tried) ? isOverInAWeek(rpc, stage, tried, proving) : undefined
      void isOver?.catch(() => undefined)
      const [run, baseline, controllerOf] = await Promise.all([
        runAsTried(rpc, stage, tried, proving),
        control(tried),
        proving.controllerOf,
      ])
      const { call } = run
      if (run.outcomes.size === 0 || baseline.size === 0) proving.unproved.add(tried)
      const reading = { ...proving, controllerOf }
      const seen = kinds.flatMap(kind => confirmed(stage, call, kind, baseline, run, reading, []) ?? [])
      const passes = proving.blocking.has(tried) && !seen.some(({ kind }) => kind === 'blocks all sales')
      const lasting = passes ? await renewed(rpc, stage, call, reading) : undefined
      const all = [...seen, ...(lasting ? [lasting] : [])]
      const minted = all.find(({ kind }) => kind === 'mints')
      // what anybody can do as well is not the deed of whoever has a say
      const anybodys = call.by.role === 'stranger' || proving.open.has(functionOf(call))
      const { shut, ...beside } = proving.besides(call)
      const kindred = calls.filter(one => one !== tried && officeOf(one) === officeOf(tried))
      const openness = { reading, isAnybodys: anybodys, ...beside, beside: kindred }
      const behind = [...beside.quiet, ...shut]
      const excusable = call.isPassedOn ? undefined : minted
      const pacing = excusable && paceOf(rpc, stage, call, { minted: excusable, known: proving.known, ...openness })
      // what fails here fails once more where it is needed
      void pacing?.catch(() => undefined)
      const amount = excusable?.amount
      const bought =
        excusable &&
        amount !== undefined &&
        !proving.isSigned &&
        (counted(stage, run.outcomes, call.caller) ||
          (await boughtByAnybody(rpc, stage, call, { run, baseline, reading, settings: proving.helping(call) })) ||
          (await onCredit(rpc, stage, call, { run, reading, shut, known: proving.known })) ||
          (((await owedAnyway(rpc, stage, call, { minted: excusable, reading })) ||
            (anybodys && (await isTide(rpc, stage, call, reading)))) &&
            (await makeNoMore(rpc, stage, openness.variants, { amount, reading }))) ||
          (await enteredOnTheWay(rpc, stage, call, { amount, strangers: proving.entering, reading })))
      const taken = all.find(({ kind }) => kind === 'takes balances')
      const spared = new Set([
        ...(bought || (anybodys && excusable && (await isAnybodysDust(rpc, stage, call, { run, reading }))) ? [excusable] : []),
        ...(anybodys &&
        taken &&
        (isOfAll(stage, taken, run.outcomes, call.caller) ||
          (await isPaced(rpc, stage, call, { run, baseline, reading })) ||
          (await isDaily(rpc, stage, call, { taken, run, baseline, reading })))
          ? [taken]
          : []),
      ])
      const rest = all.filter(effect => !spared.has(effect))
      const pace = minted && rest.includes(minted) ? await pacing : undefined
      // who has signed, or knows what has a hash, was given one thing to say; and what each of many may take is not little
      const bounded = proving.isSigned ? [] : rest.filter(one => one !== taken || call.by.role !== 'stranger')
      const isOpen = (one: PowerCall) => one.by.role === 'stranger' || proving.open.has(functionOf(one))
      const asked = { known: proving.known, baseline, reading }
      const little = await littleOf(rpc, stage, call, { ...asked, effects: bounded, run, behind, isOpen })
      const stopped = seen.find(({ kind }) => kind === 'blocks all sales')
      const wanted = { ...asked, helping: proving.helping(call), isOver: call === tried ? isOver : undefined }
      const ends = stopped && (await endOf(rpc, stage, call, wanted))
      const released = stopped && ends === undefined ? await ownStepOf(rpc, stage, call, { ...wanted, control }) : undefined
      const boundOf = (effect: PowerEffect): Partial<PowerEffect> =>
        effect === minted ? { ...pace } : effect === stopped ? { ...(ends !== undefined && { ends }), ...(released && { released }) } : {}
      const found = rest.map(effect => ({ ...effect, ...boundOf(effect), ...(little.has(effect) && { little: true as const }) }))
      const unseen = found.find(({ kind }) => kind === 'mints unseen')
      const bits = unseen && ranOver(stage, run.outcomes)
      if (unseen && bits !== undefined && (bits < 256 || !proving.counts)) proving.ranOver.add(unseen)
      const acts = unseen ? [...run.outcomes].filter(([key]) => key === 'call' || key.startsWith('step/')) : []
      const payers = payersIn(
        stage.token,
        acts.flatMap(([, { logs }]) => logs),
      )
      if (payers.length === 0) return found
      // somebody is said to have paid: only a second look, at the payers too, tells whether a balance came out of nowhere
      const again = confirmed(stage, call, 'mints unseen', baseline, await runOnce(rpc, stage, call, payers, proving), reading, payers)
      return [...found.filter(effect => effect !== unseen), ...(again ? [again] : [])]
    }),
  )
  // a contract that can call nobody does nothing, whoever asks it
  return effects.flat().filter(({ callerKind }) => callerKind !== 'nobody')
}
