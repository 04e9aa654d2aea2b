import type { PowerEffect } from '../../evidence/powers.ts'
import { hexNumber } from '../evm/block.ts'
import type { State } from '../evm/paths/state.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { quantity } from '../quantities.ts'
import { inPlaceOf } from './arguments.ts'
import { changeOf, growthOf, isMore, type Outcomes } from './changes.ts'
import { confirmed, type Proving, waitOf } from './confirm.ts'
import { burns } from './controllers/nobody.ts'
import { favours } from './favours.ts'
import { repays } from './payments.ts'
import { runOnce } from './runs.ts'
import { doubled, enlarged } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { idleCall, idleFor, type PowerCall } from './trials.ts'
import { burnsAtItsPace, counted, isDust, isShared } from './units.ts'

/** Whether next to nothing was made, a stranger makes as much with the same call, and whoever asks for more gets no more. */
export async function isAnybodysDust(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, reading }: { readonly run: { readonly outcomes: Outcomes }; readonly reading: Proving },
): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  if (supply === undefined || !isDust(run.outcomes)) return false
  const { stranger } = stage.actors
  const asked = [call.calldata, ...enlarged(call, supply / 100n)].map(
    (calldata): PowerCall => ({ ...call, calldata, caller: stranger, by: { address: stranger, role: 'stranger' } }),
  )
  const [same, ...larger] = await Promise.all(asked.map(async other => (await runOnce(rpc, stage, other, [], reading)).outcomes))
  // a supply that is not told is no dust
  return same !== undefined && growthOf(same) >= growthOf(run.outcomes) && larger.every(isDust)
}

/** Whether the pool burns by itself what somebody seems to take from it. */
export async function isPaced(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, baseline, reading }: { readonly run: { readonly outcomes: Outcomes }; readonly baseline: Outcomes; readonly reading: Proving },
): Promise<boolean> {
  if (call.wait !== undefined) return false
  const { steps = [] } = call
  const { outcomes: twice } = await runOnce(rpc, stage, { ...call, steps: [...steps, call, ...steps] }, burns, reading)
  return twice.get('call')?.ok === true && burnsAtItsPace(stage, { once: run.outcomes, twice, without: baseline }, call)
}

/** What a policy of a supply may take in a day, of all alike; and how long it waits then at least, in seconds. */
const [mostADay, nearlyADay] = [0.1, 72_000]

/**
 * Whether what waits for most of a day takes little from all alike, by counting in other units, and no more where all of it is done once
 * more at once.
 */
export async function isDaily(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    taken: { share },
    run,
    baseline,
    reading,
  }: {
    readonly taken: Pick<PowerEffect, 'share'>
    readonly run: { readonly outcomes: Outcomes }
    readonly baseline: Outcomes
    readonly reading: Proving
  },
): Promise<boolean> {
  const isLittle = share !== undefined && share <= mostADay && counted(stage, run.outcomes, call.caller)
  if (!isLittle || waitOf(call) < nearlyADay) return false
  const { steps = [], wait: _, ...last } = call
  const again = { ...call, steps: [...steps, last, ...steps.map(({ wait: _, ...step }) => step)] }
  const twice = await runOnce(rpc, stage, again, [], reading)
  const more = confirmed(stage, again, 'takes balances', baseline, twice, reading, [])
  return more === undefined || (more.share !== undefined && more.share <= mostADay)
}

/** What time earns may be this part of the supply a day for some, and this for all alike. */
const daily = { some: 1_000_000n, all: 1_000n } as const

/**
 * Whether a mint only enters into the books what time has earned: a bystander makes as much with the same call and has no larger
 * share after it; right after that the call adds nothing, a day later next to nothing, and a month later little. Whoever
 * calls then has no say in how much there is, nor for whom.
 */
export async function owedAnyway(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { minted: { amount }, reading }: { readonly minted: Pick<PowerEffect, 'amount'>; readonly reading: Proving },
): Promise<boolean> {
  if (amount === undefined || call.value !== undefined) return false
  if (call.wait === undefined) return isOwed(rpc, stage, call, { amount, ahead: 0, reading })
  // time alone has earned as much: what was done before it has no part in that
  const { steps, wait, ...now } = call
  const [idle, soon] = await Promise.all(
    [afterWaiting(stage, now, wait), now].map(async one => (await runOnce(rpc, stage, one, [], reading)).outcomes),
  )
  if (idle === undefined || soon === undefined || growthOf(idle) * 20n < amount * 19n) return false
  // of what is refused until then nothing is known before
  const isDue = soon.get('call')?.ok === true
  return isOwed(rpc, stage, now, { amount: growthOf(isDue ? soon : idle), ahead: isDue ? 0 : wait, reading })
}

/** The same `ahead` seconds later. */
async function isOwed(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { amount, ahead, reading }: { readonly amount: bigint; readonly ahead: number; readonly reading: Proving },
): Promise<boolean> {
  const { bystander } = stage.actors
  const lead = idleFor(stage, call.by, ahead)
  const outcomesOf = async ({ steps = [], ...one }: PowerCall, seconds = 0) => {
    const [all, wait] = [[...lead, ...steps], ahead + seconds]
    const made = { ...one, ...(all.length > 0 && { steps: all }), ...(wait > 0 && { wait }) }
    return (await runOnce(rpc, stage, made, [], reading)).outcomes
  }
  const other: PowerCall = { ...call, caller: bystander, by: { address: bystander, role: 'stranger' } }
  const larger = [...new Set([...doubled(call), ...enlarged(call, amount * 2n)])].map(calldata => ({ ...call, calldata }))
  const [alone, ...told] = await Promise.all([other, ...larger].map(one => outcomesOf(one)))
  if (alone === undefined || growthOf(alone) * 20n < amount * 19n) return false
  // who makes as much as he says has not waited for it, nor whoever has a supply that is not told then
  const more = told.map(outcomes => changeOf(outcomes, 'supply'))
  if (more.some(had => had === undefined || isMore(had, amount))) return false
  const before = [...(call.steps ?? []), other]
  const after = (days: number) => outcomesOf({ ...call, steps: before }, days * 86_400)
  const [twice, day, month] = await Promise.all([outcomesOf({ ...call, steps: [...before, other] }), after(1), after(30)])
  const isAll = [bystander, stage.route.pool.address].every(account => isShared(day, account))
  const gainsNothing = (account: string) => changeOf(day, account) === 0n || (isAll && isShared(day, account))
  const [supply, later] = [wordIn(month, 'before/supply'), changeOf(month, 'supply')]
  // a supply that is not told any more has not stayed what it was
  if (supply === undefined || later === undefined || changeOf(twice, 'supply') === undefined) return false
  const most = (amount * 21n) / 20n
  return (
    gainsNothing(bystander) &&
    (call.by.role !== 'stranger' || gainsNothing(call.caller)) &&
    growthOf(twice) <= most &&
    growthOf(day) >= growthOf(alone) &&
    growthOf(day) <= most + supply / (isAll ? daily.all : daily.some) &&
    later * 10n <= supply
  )
}

/** A call once a time has passed, with nothing before it that would matter. */
export const afterWaiting = (stage: Stage, call: PowerCall, wait: number): PowerCall => ({
  ...call,
  steps: [idleCall(stage, call.by)],
  wait,
})

/** Somebody with credit asks for twice the supply, then for half of that, and so on down to a hundred-thousandth; twice each: then nothing is left. */
const halvings = 18
export const halved = (supply: bigint): bigint[] => Array.from({ length: halvings }, (_, nth) => (supply * 2n) >> BigInt(nth))
/** What somebody else brings, in wei. */
const oneCoin = 10n ** 18n
/** Most functions by which somebody else may begin. */
const mostBegun = 4

interface Credit {
  readonly run: { readonly outcomes: Outcomes }
  readonly reading: Proving
  /** What refuses the caller. */
  readonly shut: readonly PowerCall[]
  readonly known: Promise<State>
}

/**
 * Whether a mint only uses up what its caller brought before: he is refused after a while, and a month later too; whoever brings
 * nothing is refused, and whoever brings a coin, or three, makes as much with it as has been made for each coin that lies in the contract,
 * with all that the caller may still make: by the same function, or by one of the same contract that is `shut` to the caller, who began already.
 */
export async function onCredit(rpc: Rpc, stage: Stage, given: PowerCall, { run, reading, shut, known }: Credit): Promise<boolean> {
  const { stranger } = stage.actors
  const supply = wordIn(run.outcomes, 'before/supply')
  // what he gave back before brings no more by itself
  const { steps: before = [], wait: _, ...call } = given
  const gaveBack = before.every(
    ({ caller }, at) => caller === call.caller && repays(stage.token, caller, run.outcomes.get(`step/${at}`)?.logs ?? []),
  )
  if (supply === undefined || call.caller === stranger || call.value !== undefined || !gaveBack) return false
  // most have nothing of anybody's, and one question tells
  const balance: Question<bigint> = { method: 'eth_getBalance', params: [call.target, hexNumber(stage.header.number)], result: quantity }
  const [coins] = await rpc(balance)
  if (!coins.ok || coins.value < oneCoin) return false
  const madeBy = async (one: PowerCall) => {
    const { outcomes } = await runOnce(rpc, stage, one, [], reading)
    const isKnown = wordIn(outcomes, 'after/supply') !== undefined
    const repaid = repays(stage.token, call.caller, outcomes.get('call')?.logs ?? [])
    return { made: growthOf(outcomes), refused: isKnown && outcomes.get('call')?.ok === false, repaid }
  }
  // which of its numbers is the amount the code does not tell: each is asked for
  const askedAt = (size: bigint) => enlarged(call, size).map((calldata): PowerCall => ({ ...call, calldata }))
  const sizes = halved(supply)
  const least = sizes.slice(-1).flatMap(askedAt)
  const each = await Promise.all(least.map(one => madeBy({ ...one, steps: least.filter(other => other !== one) })))
  // who gives tokens back has credit again, and asks for nothing by that
  const asks = (_: PowerCall, nth: number) => each[nth]?.repaid !== true
  const steps = sizes.flatMap(size => askedAt(size).filter(asks)).flatMap(one => [one, one])
  const last = least.filter(asks)
  const all = [...before, ...steps]
  const ends = last.flatMap(one => [madeBy({ ...one, steps: all }), madeBy({ ...one, steps: all, wait: 30 * 86_400 })])
  const himself = await Promise.all(ends)
  if (!himself.some(({ refused }) => refused) || himself.some(({ refused, repaid }) => !refused && !repaid)) return false
  const credit = himself.reduce((most, { made }) => (made > most ? made : most), 0n)
  if (growthOf(run.outcomes) > credit) return false
  // nor does he come to more by giving some back between
  const between = await Promise.all(least.map(one => madeBy({ ...one, steps: sizes.flatMap(askedAt).flatMap(each => [each, each]) })))
  const renewed = await Promise.all(before.length > 0 ? last.map(one => madeBy({ ...one, steps: [...all, ...all] })) : [])
  if ([...between, ...renewed].some(({ made }) => made > credit)) return false
  // some lend nothing below a least amount; two in a hundred for fees
  const offers = [oneCoin, 3n * oneCoin].map(brought => ({ brought, due: ((supply + credit) * brought * 98n) / (coins.value * 100n) }))
  const doors = [call, ...shut.filter(({ target }) => target === call.target).slice(0, mostBegun)]
  const asStranger = (size: bigint) =>
    doors.flatMap(door =>
      enlarged({ ...door, calldata: inPlaceOf(call.caller, stranger, door.calldata) }, size).map(
        (calldata): PowerCall => ({ ...door, calldata, caller: stranger, by: { address: stranger, role: 'stranger' } }),
      ),
    )
  const dealt = await Promise.all(
    offers.map(async ({ brought, due }) => {
      const madeWith = (value?: bigint) =>
        Promise.all(asStranger(due).map(other => madeBy(value === undefined ? other : { ...other, value })))
      const [free, paid] = await Promise.all([madeWith(), madeWith(brought)])
      return { isFree: free.some(({ made }) => made > 0n), isPaid: paid.some(({ made }) => made >= due) }
    }),
  )
  const isPaid = dealt.every(({ isFree }) => !isFree) && dealt.some(one => one.isPaid)
  return isPaid && !(await favours(rpc, stage, await known, call))
}
