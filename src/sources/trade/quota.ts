import type { PowerEffect } from '../../evidence/powers.ts'
import type { Rpc } from '../evm/pool.ts'
import { day, forAnother, mostBetween, mostDaily, type Openness, sooner } from './accrued.ts'
import { changeOf, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { halved } from './excuses.ts'
import { runOnce } from './runs.ts'
import { enlarged } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** Most numbers of a call that are asked for one by one, and how often its caller comes again. */
const [mostSizes, visits] = [60, { times: 4, parts: 4n }]
/** Parts of a quota that somebody who comes again asks for: what is left of one is had with them. */
const parts = [1n, 2n, 4n, 8n, 16n, 32n, 64n, 128n] as const
const lastPart = 128n
/** In days: a quota that is kept for later would show. */
const [month, long] = [30, 400]

/**
 * Shares of the supply that a mint comes to at once, and in a day, where its caller says how much, and is refused what is beyond his quota:
 * he asks for twice the supply, then for half of that, and so on, twice each, until there is nothing left, whatever else he may call
 * between and whoever is given it; soon after that, an hour, a day, a month and a year later there is no more than a quota again.
 * `undefined` for any other, and for a quota of more than a fifth of a percent a day.
 */
export async function quotaOf(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    minted,
    reading,
    quiet,
    variants,
  }: { readonly minted: Pick<PowerEffect, 'amount'>; readonly reading: Proving } & Omit<Openness, 'isAnybodys'>,
): Promise<Pick<PowerEffect, 'share' | 'pace'> | undefined> {
  const { amount } = minted
  if (amount === undefined || call.by.role === 'stranger' || [call.value, call.steps, call.wait].some(one => one !== undefined))
    return undefined
  const madeBy = async (one: PowerCall) => {
    const { outcomes } = await runOnce(rpc, stage, one, [], reading)
    return {
      supply: wordIn(outcomes, 'before/supply'),
      made: changeOf(outcomes, 'supply'),
      isRefused: outcomes.get('call')?.ok === false,
    }
  }
  const of = (one: PowerCall, size: bigint): PowerCall[] => enlarged(one, size).map(calldata => ({ ...one, calldata }))
  const ending = (steps: readonly PowerCall[]) => {
    const [before, last] = [steps.slice(0, -1), steps.at(-1)]
    return madeBy({ ...(last ?? call), steps: before, wait: before.reduce((sum, { wait = 0 }) => sum + wait, 0) })
  }
  const twice = (calls: readonly PowerCall[]) => calls.flatMap(one => [one, one])
  // most are given whatever they ask for, and one question tells
  const [first] = await Promise.all(
    of(call, amount * mostDaily * 2n)
      .slice(-1)
      .map(madeBy),
  )
  const supply = first?.supply
  if (!first?.isRefused || supply === undefined || amount * mostDaily > supply) return undefined
  const roughly = twice(halved(supply).flatMap(size => of(call, size)))
  if (roughly.length === 0 || roughly.length > 2 * mostSizes) return undefined
  const { made: most } = await ending(roughly)
  if (!most) return undefined
  const some = twice(parts.flatMap(part => of(call, most / part)))
  const whole = [...roughly, ...some]
  const { made: all, isRefused } = await ending([...whole, ...of(call, supply)])
  if (all === undefined || all < amount || !isRefused || all * mostDaily > supply) return undefined
  // what is left is less than he asked for last
  const quota = all + most / lastPart
  // nor is there more for others, by others whom he may let in, or with other words
  const others = [stage.actors.bystander, stage.actors.another('claimant')]
  const between = quiet.slice(0, mostBetween).flatMap(step => [step, ...of(step, supply * 4n)])
  const letIn = others.flatMap(one => between.flatMap(step => forAnother(step, one).map(calldata => ({ ...step, calldata }))))
  const forThem = others.flatMap(one => some.flatMap(asked => forAnother(asked, one).map(calldata => ({ ...asked, calldata }))))
  const byThem = others.flatMap(caller => some.map(asked => ({ ...asked, caller })))
  const told = variants.flatMap(one => [one, ...parts.flatMap(part => of(one, most / part))])
  const again = [forThem, [...between, ...some, ...whole], [...letIn, ...byThem], [...told, ...some]]
  const more = await Promise.all(again.map(steps => ending([...whole, ...steps])))
  if (more.some(({ made }) => made === undefined || made > quota)) return undefined
  const after = (days: number) => ending([...whole.slice(0, -1), ...whole.slice(-1).map(one => ({ ...one, wait: days * day })), ...whole])
  const coming = (wait: number) => ending([...whole, ...Array.from({ length: visits.times }, () => [{ ...call, wait }, ...some]).flat()])
  const ends = await Promise.all([1, month, long].map(after))
  if (ends.some(({ made }) => made === undefined || made > 2n * quota)) return undefined
  const often = await Promise.all(sooner.map(async ({ wait, perDay }) => ({ ...(await coming(wait)), perDay })))
  const paces = often.map(({ made, perDay }) => made && ((made - all) * perDay) / visits.parts)
  if (paces.includes(undefined)) return undefined
  const daily = paces.reduce<bigint>((most, one) => (one !== undefined && one > most ? one : most), quota)
  return daily * mostDaily <= supply ? { share: shareOf(quota, supply), pace: shareOf(daily, supply) } : undefined
}
