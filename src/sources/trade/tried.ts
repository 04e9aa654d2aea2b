import type { PowerEffect } from '../../evidence/powers.ts'
import { changesState } from '../evm/code.ts'
import { comingTo, comparesHashes, reachBeyond, reachOf } from '../evm/reach.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import { argumentOfConstructor } from './controllers/events.ts'
import { constantOfCode } from './controllers/ranked.ts'
import type { Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import { functionOf, officeOf, type PowerCall } from './trials.ts'

/** Most functions of a contract that are tried each in more than one way. */
const mostOfContract = 24

/** What was tried of the contracts behind effects, and what of it let somebody in. */
export interface Tried {
  /** A contract all of whose functions everybody has called; `undefined` for others. */
  whole(address: string): Target | undefined
  /** What a stranger called that let him in and can come to the deed, one call of each function. */
  open(effect: PowerEffect): readonly PowerCall[]
  /** What a stranger called of it and what refused everybody. */
  refused(contract: Target): readonly PowerCall[]
  /** What went through of all contracts, whoever called. */
  readonly accepted: readonly PowerCall[]
  /** Calls that showed something. */
  readonly seen: ReadonlySet<PowerCall>
  /** What a stranger called of it in one go. */
  all(contract: Target): readonly PowerCall[]
}

export function triedOf(stage: Stage, { targets: [, ...others] }: Controllers, screenings: readonly Screening[]): Tried {
  const lost = new Set(screenings.flatMap(({ untried }) => untried.map(({ target }) => target)))
  const calls = screenings.flatMap(screening => screening.calls)
  const made = new Set(calls.map(officeOf))
  // the laboratory lends its callers other code: what one of them says to itself is said to that
  const passing = screenings.flatMap(({ accepted }) => accepted).filter(({ caller, target }) => caller !== target)
  const passed = new Set(passing.map(functionOf))
  const { stranger } = stage.actors
  const strangers = ({ address }: Target) =>
    calls.filter(call => call.caller === stranger && call.target === address && call.steps === undefined)
  const whole = (address: string): Target | undefined => {
    const contract = others.find(other => other.address === address)
    if (contract?.plain === undefined || contract.functions.length > mostOfContract || lost.has(address)) return undefined
    // what no function is named for nobody has called, and who is known by a hash nobody has tried
    if (reachBeyond(contract.plain).calls || comparesHashes(contract.plain)) return undefined
    const people = [...contract.callers.map(by => by.address), stranger]
    return contract.functions.every(({ selector }) => people.every(caller => made.has(officeOf({ caller, target: address, selector }))))
      ? contract
      : undefined
  }
  /** Functions of the contract behind an effect that can come to the deed; one without a name where that is not known. */
  const comesTo = ({ caller, selector: deed }: PowerEffect): readonly string[] => {
    const contract = whole(caller)
    if (contract?.plain === undefined || deed === undefined) return ['']
    return comingTo(contract.plain, contract.functions, deed)
  }
  return {
    whole,
    open: effect =>
      comesTo(effect).flatMap(
        selector =>
          passing.findLast(({ target, by, selector: one }) => target === effect.caller && one === selector && by.role === 'stranger') ?? [],
      ),
    accepted: screenings.flatMap(({ accepted }) => accepted),
    seen: new Set(screenings.flatMap(({ suspects }) => suspects.map(({ call }) => call))),
    refused: contract => strangers(contract).filter(call => !passed.has(functionOf(call))),
    all: strangers,
  }
}

/** What went through, and behind it what did so of idle functions: where only so many calls are looked at, it is those that may matter. */
export function busyFirst({ targets }: Controllers, screening: Screening): Screening {
  const idle = new Set(targets.flatMap(({ address, idle = none }) => [...idle].map(selector => functionOf({ target: address, selector }))))
  const isIdle = (call: PowerCall) => idle.has(functionOf(call))
  const { accepted } = screening
  return { ...screening, accepted: [...accepted.filter(call => !isIdle(call)), ...accepted.filter(isIdle)] }
}
const none: ReadonlySet<string> = new Set()

/** Whether every function of the token that may call another contract let somebody in: what it makes that do was seen then. */
function opensAll({ targets: [token], codes }: Controllers, screenings: readonly Screening[]): boolean {
  const passed = new Set(
    screenings.flatMap(({ accepted }) => accepted).flatMap(({ target, selector }) => (target === token.address ? [selector] : [])),
  )
  const callsNobody = (selector: string) => codes.length > 0 && codes.every(code => reachOf(code).get(selector)?.calls === false)
  return token.functions.filter(changesState).every(({ selector }) => passed.has(selector) || callsNobody(selector))
}

/**
 * Of which contracts everybody can see that they are there: a constructor was told of them, or they stand in the code. A contract of
 * whom all is known is not hidden by where it was met besides.
 */
export function shownIn(
  controllers: Controllers,
  [first, ...more]: readonly [Screening, ...Screening[]],
  open: ReadonlySet<string>,
): (effect: PowerEffect) => boolean {
  const isOpened = opensAll(controllers, [first, ...more])
  // who has a say in it may have more than was seen; what it says to itself is said to the code that the laboratory lends it
  const ruled = new Set(first.accepted.flatMap(call => (open.has(functionOf(call)) || call.caller === call.target ? [] : [call.target])))
  const told = new Set(controllers.targets.flatMap(({ callers }) => callers.flatMap(one => (one.told ? [one.address] : []))))
  // how much it makes may be for somebody to say
  const isTold = ({ caller, kind }: PowerEffect) => told.has(caller) && (kind !== 'mints' || !ruled.has(caller))
  const isInCode = ({ caller, foundAt }: PowerEffect) => foundAt?.startsWith(constantOfCode) === true && !ruled.has(caller)
  return effect => effect.foundAt === argumentOfConstructor || (isOpened && (isTold(effect) || isInCode(effect)))
}

/** What a contract may do that can only act in order; `isShown`: everybody can see that it is there. */
export const inOrder = ({ hidden, ...effect }: PowerEffect, isShown: boolean): PowerEffect => ({
  ...effect,
  tried: true,
  ...(hidden && !isShown && { hidden }),
})

/** Whom a token believes who speaks for others is no secret: it asks him with every call. */
export const inTheirName = ({ hidden, ...effect }: PowerEffect): PowerEffect => ({ ...effect, tried: true })
