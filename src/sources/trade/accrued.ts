import type { PowerEffect } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import type { State } from '../evm/paths/state.ts'
import { wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { daysSinceFirst } from './age.ts'
import { inPlaceOf, largest, word } from './arguments.ts'
import { changeOf, isMore, type Outcomes, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { type Asking, isCredited } from './credited.ts'
import { afterWaiting, halved } from './excuses.ts'
import { numbered } from './numbered.ts'
import { runOnce } from './runs.ts'
import { beyondAddresses, enlarged, forAnother, isAccount, numbersIn, saying, wordsIn } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import type { PowerCall } from './trials.ts'
import { isDust, isShared } from './units.ts'

/**
 * Whether next to nothing was made, and calls for a hundredth to a hundred-thousandth of the supply, in any units, make no more, nor does what
 * may come `behind` them.
 */
export async function isLittle(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, behind, reading }: { readonly run: { readonly outcomes: Outcomes } } & Pick<Asking, 'behind' | 'reading'>,
): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  if (supply === undefined || !isDust(run.outcomes) || call.steps !== undefined) return false
  const parts = [100n, 10_000n, 100_000n].map(part => supply / part)
  const asked = [...parts, ...parts.map(part => part / 10n ** 18n)].flatMap(amount => (amount > 0n ? enlarged(call, amount) : []))
  const larger = await Promise.all(asked.map(async calldata => (await runOnce(rpc, stage, { ...call, calldata }, [], reading)).outcomes))
  // without a number there is nothing to ask more of
  return asked.length > 0 && larger.every(isDust) && !(await isCredited(rpc, stage, call, { sizes: asked, behind, reading, isFew: isDust }))
}

/** Of the supply, what somebody may come to in all where everybody has the same share of it as before, in parts: one of a thousand. */
const mostForAll = 1_000n
/** Most amounts that he asks for, each in the place of each number. */
const mostSizes = 60

/**
 * Whether a mint that everybody shares in, such as interest that is paid to a market, comes to its end soon: its caller asks for twice the
 * supply, then for half of that, and so on, twice each, at once, then from hour to hour, and a month later; he is refused at last, and a
 * thousandth is made in all.
 */
export async function isLittleForAll(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, behind, reading }: { readonly run: { readonly outcomes: Outcomes } } & Pick<Asking, 'behind' | 'reading'>,
): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  const isAlls = (outcomes: Outcomes) => [stage.actors.bystander, stage.route.pool.address].every(account => isShared(outcomes, account))
  if (supply === undefined || !isAlls(run.outcomes) || [call.steps, call.value, call.wait].some(one => one !== undefined)) return false
  const sizes = halved(supply)
    .flatMap(size => enlarged(call, size))
    .map(calldata => ({ ...call, calldata }))
  const [last] = sizes.slice(-1)
  if (last === undefined || sizes.length > mostSizes) return false
  const [begins, twice] = [[call, ...sizes], sizes.flatMap(one => [one, one])]
  const hourly = twice.map((one): PowerCall => ({ ...one, wait: 3_600 }))
  const outcomesOf = async (one: PowerCall) => (await runOnce(rpc, stage, one, [], reading)).outcomes
  const hours = hourly.length * 3_600
  const [often, ...ends] = await Promise.all([
    outcomesOf({ ...call, steps: Array.from({ length: mostTerms }, () => call) }),
    outcomesOf({ ...last, steps: [...begins, ...twice] }),
    outcomesOf({ ...last, steps: [...begins, ...hourly], wait: hours }),
    outcomesOf({ ...last, steps: [...begins, ...twice, { ...last, wait: 30 * day }, ...twice, call], wait: 30 * day }),
  ])
  // what is refused for its size alone is made as it was
  if (often === undefined || (!isDust(often) && often.get('call')?.ok !== false)) return false
  const isFew = (outcomes: Outcomes) => {
    const made = changeOf(outcomes, 'supply')
    return made !== undefined && made > 0n && made * mostForAll <= supply && isAlls(outcomes)
  }
  if (!ends.every(outcomes => isFew(outcomes) && outcomes.get('call')?.ok === false)) return false
  return !(await isCredited(rpc, stage, call, { sizes: sizes.map(({ calldata }) => calldata), behind, reading, isFew }))
}

/** What has accrued by now is no more than so many days at its pace bring: some call once in years. */
const mostDays = 1_000n
/** Of the supply, what may be due whatever the age of the token, in parts: one of ten. */
const mostUndated = 10n
/** What it may bring in a day, in parts of the supply: a fifth of a percent. */
const mostDaily = 500n
const day = 86_400
/** Whoever comes so often in a day gets no more for it, give or take as much again. */
const sooner = [
  { wait: 60, perDay: 1_440n },
  { wait: 600, perDay: 144n },
  { wait: 3_600, perDay: 24n },
  { wait: 21_600, perDay: 4n },
  { wait: 43_200, perDay: 2n },
] as const
/** Calls that make up for all terms that have passed, where each makes up for one; how often those come again; and what one term may bring, in days. */
const [mostTerms, mostVisits, longestTerm] = [24, { times: 20, parts: 20n }, 7n]
/** The same of what has waited for years, and how often so many come again. */
const [longTerms, longVisits] = [120, { times: 4, parts: 4n }]
const once = { times: 1, parts: 1n }
/** Calls that right after it bring nothing, and what else its caller may call between them. */
const [mostAtOnce, mostBetween] = [8, 24]
/** Long enough for what waits for a day to come, in days. */
const longAfter = { days: 400, parts: 400n } as const

/** Who may call what accrues, besides the caller, and what else may come to it. */
interface Openness {
  /** Whether a stranger may as well. */
  readonly isAnybodys: boolean
  /** What he and strangers may call of the same contract besides, which shows nothing by itself. */
  readonly quiet: readonly PowerCall[]
  /** The same function with other words, after each of which there was more. */
  readonly variants: readonly PowerCall[]
  /** Calls that came before, and had no part in it. */
  readonly dropped?: readonly PowerCall[]
}

/**
 * Shares of the supply that a mint comes to by now, and in a day, where it only enters what has accrued, as a share in a farm does, or a
 * schedule: right after it, or after as many as make up for what is due, more calls add nothing, nor do calls with larger numbers or for
 * somebody else, nor those of others where anybody may call; and what there was at first is what its pace has brought since, for 400
 * days to come. What anybody may call with words in whose place no others were tried is not told so. `undefined` for any other.
 */
export async function paceOf(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { minted, known, ...means }: { readonly minted: Pick<PowerEffect, 'amount'>; readonly known: Promise<State> } & Omit<Accrual, 'amount'>,
): Promise<Pick<PowerEffect, 'share' | 'pace'> | undefined> {
  const { amount } = minted
  if (amount === undefined || call.value !== undefined) return undefined
  const counting = await numbered(rpc, stage, call.target, known)
  if (!counting) return accruedIn(rpc, stage, call, { ...means, amount })
  const { outcomes } = await runOnce(rpc, counting, call, [], means.reading)
  const earned = changeOf(outcomes, 'supply')
  // more blocks earn more: what makes less there looks at something else that is not as it was
  return earned === undefined || isMore(amount, earned) ? undefined : accruedIn(rpc, counting, call, { ...means, amount: earned })
}

interface Accrual extends Openness {
  /** Base units that the call made. */
  readonly amount: bigint
  readonly reading: Proving
}

async function accruedIn(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { amount, reading, ...openness }: Accrual,
): Promise<Pick<PowerEffect, 'share' | 'pace'> | undefined> {
  const { isAnybodys, quiet, variants, dropped = [] } = openness
  if (call.wait !== undefined || call.steps !== undefined) {
    // time alone has earned as much: what was done before it has no part in that
    const { steps = [], wait = 0, ...bare } = call
    const [idle, soon] = await Promise.all(
      [afterWaiting(stage, bare, wait), bare].map(async one => (await runOnce(rpc, stage, one, [], reading)).outcomes),
    )
    const [made, now] = [idle, soon].map(outcomes => outcomes && changeOf(outcomes, 'supply'))
    if (made === undefined || now === undefined || now <= 0n || isMore(amount, made)) return undefined
    return accruedIn(rpc, stage, bare, { amount: now, reading, ...openness, dropped: steps })
  }
  // who makes as much as he says has not waited for it
  if ((isAnybodys && !isVaried(call)) || wordsIn(call).some(one => wordOf(`0x${one}`) === amount)) return undefined
  const madeBy = async (one: PowerCall) => {
    const { outcomes } = await runOnce(rpc, stage, one, [], reading)
    return { supply: wordIn(outcomes, 'before/supply'), made: changeOf(outcomes, 'supply') }
  }
  const made = async (one: PowerCall) => (await madeBy(one)).made
  const others = [stage.actors.bystander, stage.actors.another('claimant')]
  const asking = (sizes: readonly bigint[]) => sizes.flatMap(size => enlarged(call, size)).map(calldata => ({ ...call, calldata }))
  // most make as much as they are told to, and one question tells
  const [first, ...told] = await Promise.all([inTerms(call, 1, [0]), ...asking([amount * 2n])].map(madeBy))
  const supply = first?.supply
  if (first?.made === undefined || supply === undefined || told.some(one => one.made === undefined || isMore(one.made, amount)))
    return undefined
  const dueIn = async (terms: number) => ({
    terms,
    due: terms === 1 ? amount : await made(inTerms(call, terms, [])),
    twice: await made(inTerms(call, terms, [0], terms === 1 ? mostAtOnce : terms)),
  })
  const usual = await dueIn(isMore(first.made, amount) ? mostTerms : 1)
  const isLonger = usual.terms > 1 && usual.twice !== undefined && usual.due !== undefined && isMore(usual.twice, usual.due)
  const { terms, due, twice } = isLonger ? await dueIn(longTerms) : usual
  if (due === undefined || twice === undefined || isMore(twice, due)) return undefined
  // as much again as there is has not been made yet, nor much more than a token has had the time for
  if (due > supply) return undefined
  const age = due * mostUndated > supply ? await daysSinceFirst(rpc, stage) : mostDays
  if (age === undefined) return undefined
  const whole = Array.from({ length: terms }, () => call)
  const behind = (one: PowerCall): PowerCall => ({ ...one, steps: whole })
  const theirs = isAnybodys ? others.map(one => ({ ...call, caller: one, calldata: inPlaceOf(call.caller, one, call.calldata) })) : []
  // what is done between does not renew what is due
  const between = [quiet.slice(0, mostBetween), dropped].filter(({ length }) => length > 0)
  const again = between.map(some => ({ ...call, steps: [...whole, ...some, call, ...some] }))
  // nor is more to be had by asking for it, or for others
  const named = others.flatMap(one => forAnother(call, one)).map(calldata => ({ ...call, calldata }))
  const asked = [...variants, ...nextTo(call), ...asking([1n, 2n, 3n, 10n, 1_000n, 1_000_000n, supply / 100n]), ...named]
  const more = await Promise.all([...[...asked, ...theirs].map(behind), ...asked, ...again].map(made))
  if (more.some(had => had === undefined || isMore(had, due))) return undefined
  const [later, last, double, doubleLast, long] = await Promise.all(
    [
      inTerms(call, terms, [day]),
      inTerms(call, terms, [30 * day]),
      // what a day or a month brings is had with so many calls
      inTerms(call, terms, [day], 2 * terms),
      inTerms(call, terms, [30 * day], 2 * terms),
      inTerms(call, terms, [longAfter.days * day]),
    ].map(made),
  )
  // a supply that is not told any more has not stayed what it was
  if (later === undefined || last === undefined || double === undefined || doubleLast === undefined || long === undefined) return undefined
  const [inADay, inAMonth] = [later - twice, last - twice]
  // a term may be longer than a day
  const isByTerms = inAMonth > inADay * 30n && (terms > 1 || inADay === 0n)
  const [monthly, yearly] = [(inAMonth + 29n) / 30n, (long - twice + longAfter.parts - 1n) / longAfter.parts]
  // a month has room for a term less than it has of their time
  const daily = !isByTerms ? inADay : yearly > monthly && yearly * 23n <= monthly * 30n ? yearly : monthly
  const term = longestTerm * daily < amount ? longestTerm * daily : amount
  const isFasterBy = async (visits: { readonly times: number; readonly parts: bigint }): Promise<boolean> => {
    const often = await Promise.all(sooner.map(({ wait }) => made(inTerms(call, terms, Array<number>(visits.times).fill(wait)))))
    return sooner.some(({ perDay }, at) => {
      const had = often[at]
      if (had === undefined) return true
      const lump = visits.times > 1 ? term : 0n
      return (had - twice - lump) * perDay > 2n * daily * visits.parts
    })
  }
  const visits = terms > mostTerms ? longVisits : terms > 1 || isByTerms ? mostVisits : once
  // a day that ends between two visits brings as much as a day, and once
  const isFaster = (await isFasterBy(visits)) && (visits !== once || (await isFasterBy(mostVisits)))
  // where a month has more terms than were called, each call brings one, however long it has waited
  const ofTerms = (wide(terms) * amount * 21n) / 20n
  const isByCalls = terms > 1 && doubleLast - last <= ofTerms && last - twice <= ofTerms && long - twice <= ofTerms
  const isWhole = !isMore(double, later) && (!isMore(doubleLast, last) || isByCalls)
  // paces that slow down were faster before
  const isOld = due * 2n <= (age + 1n) * daily * 5n
  const isSteady = isOld && due <= mostDays * daily && inAMonth <= 31n * daily && long - twice <= 401n * daily
  return !isFaster && isWhole && isSteady && daily * mostDaily <= supply
    ? { share: shareOf(due, supply), pace: shareOf(daily, supply) }
    : undefined
}

/** Whether all that is said is a number or an account, in whose place others are tried. */
function isVaried(call: PowerCall): boolean {
  const numbers = numbersIn(call)
  return wordsIn(call).every((one, at) => isAccount(one) || numbers.includes(at))
}

/** The call with each of its largest words one larger: it may be the name of what is given. */
const nextTo = (call: PowerCall): PowerCall[] =>
  wordsIn(call).flatMap((one, at) => {
    const value = wordOf(`0x${one}`)
    if (value === undefined || value < beyondAddresses || value === largest) return []
    return [{ ...call, calldata: saying(call, [at], word(value + 1n)) }]
  })

/** So many calls at once, and again after each of these times. */
function inTerms(call: PowerCall, terms: number, waits: readonly number[], last = terms): PowerCall {
  const turn = (wait: number): PowerCall[] =>
    Array.from({ length: terms }, (_, at) => (at === terms - 1 && wait > 0 ? { ...call, wait } : call))
  const steps = [...waits.flatMap(turn), ...Array.from({ length: last - 1 }, () => call)]
  return { ...call, steps, wait: waits.reduce((sum, wait) => sum + wait, 0) }
}
