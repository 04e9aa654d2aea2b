import type { PowerEffect } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import type { State } from '../evm/paths/state.ts'
import { wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { daysSinceFirst } from './age.ts'
import { inPlaceOf, largest, word } from './arguments.ts'
import { changeOf, isMore, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { afterWaiting } from './excuses.ts'
import { numbered } from './numbered.ts'
import { runOnce } from './runs.ts'
import { beyondAddresses, doubled, enlarged, forAnother, isAccount, numbersIn, saying, wordsIn } from './said.ts'
import type { Stage } from './stage.ts'
import { fastestIn, inTerms, isTireless, mostAtOnce, mostInTerms, often, sooner } from './terms.ts'
import { wordIn } from './transactions.ts'
import { idleFor, type PowerCall } from './trials.ts'

/** What has accrued by now is no more than so many days at its pace bring: some call once in years. */
const mostDays = 1_000n
/** Of the supply, what may be due whatever the age of the token, in parts: one of ten. */
const mostUndated = 10n
/** What it may bring in a day, in parts of the supply: a fifth of a percent. */
const mostDaily = 500n
const day = 86_400
/** Calls that make up for all terms that have passed, where each makes up for one; and what one term may bring, in days. */
const [mostTerms, longestTerm] = [24, 7n]
/** The same of what has waited for years, and how often so many come again. */
const [longTerms, longVisits] = [120, { times: 4, parts: 4n }]
const once = { times: 1, parts: 1n }
/** What else its caller may call between its calls. */
const mostBetween = 24
/** Long enough for what waits for a day to come, in days. */
const longAfter = { days: 400, parts: 400n } as const
/** What comes less often than once a month may come to no more at once than what comes once a month. */
const longestMonth = 30n

/** Who may call what accrues, besides the caller, and what else may come to it. */
interface Openness {
  /** Whether a stranger may as well. */
  readonly isAnybodys: boolean
  /** What he and strangers may call of the same contract besides, which shows nothing by itself. */
  readonly quiet: readonly PowerCall[]
  /** The same function with other words, after each of which there was more. */
  readonly variants: readonly PowerCall[]
  /** The same function with other words that are proved beside it, whatever comes before them. */
  readonly beside?: readonly PowerCall[]
  /** Calls that came before, and had no part in it. */
  readonly dropped?: readonly PowerCall[]
  /** Seconds until which it is refused. */
  readonly ahead?: number
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

/** Most larger numbers that are looked at in the place of a smaller one, one after the other. */
const mostClimbed = 2

interface Accrual extends Openness {
  /** Larger numbers that this one stands for. */
  readonly climbed?: number
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
  const { isAnybodys, quiet, variants, beside = [], dropped = [], ahead = 0, climbed = 0 } = openness
  if (call.wait !== undefined || call.steps !== undefined) {
    // time alone has earned as much: what was done before it has no part in that
    const { steps = [], wait = 0, ...bare } = call
    const [idle, soon] = await Promise.all(
      [afterWaiting(stage, bare, wait), bare].map(async one => (await runOnce(rpc, stage, one, [], reading)).outcomes),
    )
    const [made, now] = [idle, soon].map(outcomes => outcomes && changeOf(outcomes, 'supply'))
    if (made === undefined || now === undefined || isMore(amount, made)) return undefined
    if (now > 0n) return accruedIn(rpc, stage, bare, { amount: now, reading, ...openness, dropped: steps })
    const isRefused = soon?.get('call')?.ok === false && wait > 0 && made > 0n
    return isRefused ? accruedIn(rpc, stage, bare, { amount: made, reading, ...openness, dropped: steps, ahead: wait }) : undefined
  }
  // who makes as much as he says has not waited for it
  if ((isAnybodys && !isVaried(call)) || wordsIn(call).some(one => wordOf(`0x${one}`) === amount)) return undefined
  const lead = idleFor(stage, call.by, ahead)
  const inTime = ({ steps = [], wait = 0, ...one }: PowerCall): PowerCall => ({ ...one, steps: [...lead, ...steps], wait: ahead + wait })
  const madeBy = async (one: PowerCall) => {
    const { outcomes } = await runOnce(rpc, stage, ahead > 0 ? inTime(one) : one, [], reading)
    return { supply: wordIn(outcomes, 'before/supply'), made: changeOf(outcomes, 'supply') }
  }
  const made = async (one: PowerCall) => (await madeBy(one)).made
  const people = [stage.actors.bystander, stage.actors.another('claimant')]
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
  const all = Array.from({ length: terms }, () => call)
  const behind = (one: PowerCall): PowerCall => ({ ...one, steps: all })
  const theirs = isAnybodys ? people.map(one => ({ ...call, caller: one, calldata: inPlaceOf(call.caller, one, call.calldata) })) : []
  // what is done between does not renew what is due
  const between = [quiet.slice(0, mostBetween), dropped].filter(({ length }) => length > 0)
  const again = between.map(some => ({ ...call, steps: [...all, ...some, call, ...some] }))
  // nor is more to be had by asking for it, or for others
  const named = people.flatMap(one => forAnother(call, one)).map(calldata => ({ ...call, calldata }))
  const others = [...variants, ...beside.map(({ steps: _, wait: __, ...one }): PowerCall => one)]
  const asked = [...others, ...nextTo(call), ...asking([1n, 2n, 3n, 10n, 1_000n, 1_000_000n, supply / 100n]), ...named]
  const [alone, more] = await Promise.all([
    Promise.all(asked.map(made)),
    Promise.all([...[...asked, ...theirs].map(behind), ...again].map(made)),
  ])
  if (more.some(had => had === undefined || isMore(had, due))) return undefined
  // what is less than may be asked for is no more than that, which is looked at as well
  const larger = largestOf(asked, alone)
  if (larger === undefined) return undefined
  const isLess = isMore(larger.amount, due)
  if (isLess && (climbed === mostClimbed || larger.call?.value !== undefined)) return undefined
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
  // or than a month: then it comes to what whoever comes at any time has of it
  const isRare = terms === 1 && inAMonth === 0n && long > twice
  if (isRare && [due, long - twice].some(lump => lump * mostDaily > longestMonth * supply)) return undefined
  const rare = isRare ? await mostInTerms(call, longAfter.days, made) : undefined
  const slow = isRare ? rare && (rare - twice + longAfter.parts - 1n) / longAfter.parts : undefined
  if (isRare && slow === undefined) return undefined
  // a month has room for a term less than it has of their time
  const usually = slow ?? (!isByTerms ? inADay : yearly > monthly && yearly * 23n <= monthly * 30n ? yearly : monthly)
  const term = longestTerm * usually < amount ? longestTerm * usually : amount
  const isFasterBy = async (visits: { readonly times: number; readonly parts: bigint }): Promise<boolean> => {
    const each = await Promise.all(sooner.map(({ wait }) => made(inTerms(call, terms, Array<number>(visits.times).fill(wait)))))
    // whoever comes so often in a day gets no more for it, give or take as much again
    return sooner.some(({ perDay }, at) => {
      const had = each[at]
      if (had === undefined) return true
      const lump = visits.times > 1 ? term : 0n
      return (had - twice - lump) * perDay > 2n * usually * visits.parts
    })
  }
  const visits = terms > mostTerms ? longVisits : terms > 1 || isByTerms ? often : once
  // a day that ends between two visits brings as much as a day, and once
  const isFaster = (await isFasterBy(visits)) && (visits !== once || (await isFasterBy(often)))
  // what is let wait for an hour and no more is had by whoever comes each hour
  const fastest = isFaster && terms === 1 && !isRare ? await fastestIn(call, { twice, made }) : undefined
  if (isFaster && fastest === undefined) return undefined
  const daily = fastest !== undefined && fastest > usually ? fastest : usually
  // where a month has more terms than were called, each call brings one, however long it has waited
  const ofTerms = (wide(terms) * amount * 21n) / 20n
  const isByCalls = terms > 1 && doubleLast - last <= ofTerms && last - twice <= ofTerms && long - twice <= ofTerms
  const isWhole = !isMore(double, later) && (!isMore(doubleLast, last) || isByCalls)
  // paces that slow down were faster before
  const isOld = due * 2n <= (age + 1n) * daily * 5n
  const isSteady = isOld && due <= mostDays * daily && inAMonth <= 31n * daily && long - twice <= 401n * daily
  if (!isWhole || !isSteady || daily * mostDaily > supply) return undefined
  if (isLess && larger.call) {
    const { call: whole, amount: most } = larger
    return accruedIn(rpc, stage, whole, { ...openness, amount: most, reading, beside: [...beside, call], climbed: climbed + 1 })
  }
  // nor is more to be had by asking for it once it is due again
  const enlargedBy = [
    ...doubled(call).map(calldata => ({ ...call, calldata })),
    ...asking([amount * 2n, supply / 100n, 1_000_000n, 1_000n, 10n]),
  ]
  const onceDue = [
    { wait: day, most: double },
    { wait: 30 * day, most: doubleLast },
    ...(terms === 1 ? [{ wait: longAfter.days * day, most: long }] : []),
  ]
  const grown = await Promise.all(
    (enlargedBy.length > 0 ? onceDue : []).map(async ({ wait, most }) => {
      const { steps, ...last } = inTerms(call, terms, [wait], 1)
      const had = await made({ ...last, steps: [...(steps ?? []), ...enlargedBy, ...all.slice(1)] })
      return had === undefined || isMore(had, most)
    }),
  )
  if (grown.includes(true) || (terms === 1 && !(await isTireless(call, made)))) return undefined
  return { share: shareOf(due, supply), pace: shareOf(daily, supply) }
}

/** Which of these makes the most, and how much; `undefined` where that is not known of one. */
function largestOf(
  calls: readonly PowerCall[],
  amounts: readonly (bigint | undefined)[],
): { readonly call: PowerCall | undefined; readonly amount: bigint } | undefined {
  return calls.reduce<ReturnType<typeof largestOf>>(
    (most, call, at) => {
      const amount = amounts[at]
      if (most === undefined || amount === undefined) return undefined
      return amount > most.amount ? { call, amount } : most
    },
    { call: undefined, amount: 0n },
  )
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
