import { encodeCall } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import type { Rpc } from '../evm/pool.ts'
import { codesOf } from '../evm/proxy.ts'
import { moves } from '../evm/selectors.ts'
import { inPlaceOf, word } from './arguments.ts'
import { bargain, worth } from './bargain.ts'
import { changeOf, growthOf, type Outcomes } from './changes.ts'
import { confirmed, type Proving, waitOf } from './confirm.ts'
import { inHisPlace } from './in-his-place.ts'
import { backedFor, keepsPrice, listing } from './listed-payers.ts'
import { numberOf } from './machine-state.ts'
import { type Payment, paymentsIn } from './payments.ts'
import { isPlenty } from './plenty.ts'
import { guessesOf, isRegained } from './regained.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { callBy, type PowerCall } from './trials.ts'
import { isShared } from './units.ts'

/** Functions by which somebody may enter himself that are tried. */
const mostEntries = 12

/**
 * Whether tokens are made for anybody who pays: a stranger is given what the caller paid with, and makes as good a call. It
 * is the price then that makes them, and no power. Who may enter himself for it, as anybody may, is a stranger still. What the caller
 * makes himself in order to pay with it is none, nor what he can make as well or takes back.
 */
export async function boughtByAnybody(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    run,
    baseline,
    reading,
    settings = [],
    printing = [],
  }: {
    readonly run: { readonly outcomes: Outcomes }
    readonly baseline: Outcomes
    readonly reading: Proving
    readonly settings?: readonly PowerCall[]
    readonly printing?: readonly PowerCall[]
  },
): Promise<boolean> {
  const { stranger } = stage.actors
  const { steps = [] } = call
  const billOf = (one: PowerCall, key: string) => paymentsIn(stage.token, one, run.outcomes.get(key)?.logs ?? [])
  const bills = steps.map((step, at) => billOf(step, `step/${at}`))
  const paid = [...bills.flat(), ...billOf(call, 'call')]
  const made = growthOf(run.outcomes)
  const coins = call.value !== undefined && worth(stage, made) <= call.value * bargain
  // what a stranger pays for in coins is bought by anybody as it is
  if (call.caller === stranger) return coins && paid.length === 0 && steps.length === 0
  if (paid.length === 0 && !coins) return false
  const assets = new Set(paid.map(({ asset }) => asset))
  // coins of the chain that are worth it are a price, also where they bring what is paid with
  const isPaidFor = ({ value }: PowerCall): boolean => value !== undefined && worth(stage, made) <= value * bargain
  // what its payer made himself is none
  const isOwnWork = (one: PowerCall): boolean => assets.has(one.target.toLowerCase()) && !moves.has(one.selector) && !isPaidFor(one)
  if (steps.some(isOwnWork)) {
    const without = { ...call, steps: steps.filter(one => !isOwnWork(one)) }
    const { outcomes } = await runOnce(rpc, stage, without, [], reading)
    return (
      growthOf(outcomes) >= made &&
      boughtByAnybody(rpc, stage, without, { run: { outcomes }, baseline, reading, settings, printing: steps.filter(isOwnWork) })
    )
  }
  // nor is it a price that its payer has set for himself
  const isSetting = (one: PowerCall, at: number) => bills[at]?.length === 0 && one.caller === call.caller && !moves.has(one.selector)
  if (paid.length > 0 && steps.some(isSetting)) {
    const unset = { ...call, steps: steps.filter((one, at) => !isSetting(one, at)) }
    const usual = growthOf((await runOnce(rpc, stage, unset, [], reading)).outcomes)
    if (usual > 0n && made > usual * bargain) return false
  }
  const step = (caller: string, target: string, calldata: string): PowerCall => {
    const by = { address: caller, role: caller === stranger ? ('stranger' as const) : call.by.role }
    return callBy(by, target, calldata)
  }
  // whoever is paid takes it
  const takers = [...new Set([call.target, ...steps.flatMap(({ target }, at) => (bills[at]?.length ? [target] : []))])]
  const payments = sumOf(paid)
  const allowances = payments.flatMap(({ asset, amount }) =>
    takers.map(taker => step(stranger, asset, encodeCall('approve(address,uint256)', taker, amount))),
  )
  const gifts = payments.map(({ asset, amount }) => step(call.caller, asset, encodeCall('transfer(address,uint256)', stranger, amount)))
  // what all alike are given anybody may pay, whom it names besides
  const isAlls = [stage.actors.bystander, stage.route.pool.address].every(account => isShared(run.outcomes, account))
  const byStranger = (one: PowerCall): PowerCall => ({
    ...step(stranger, one.target, isAlls ? one.calldata : inPlaceOf(one.caller, stranger, one.calldata)),
    ...(one.value !== undefined && { value: one.value }),
  })
  const paying = bills.some(({ length }) => length > 0)
  const done = steps.map((one, at) => (bills[at]?.length || isPaidFor(one) ? byStranger(one) : one))
  const givenFirst = (given: readonly PowerCall[]): PowerCall => ({
    ...byStranger(call),
    steps: paying ? [...given, ...done] : [...done, ...given],
  })
  /** Whether a stranger makes them as well with what he is given, and whether all of it was given. */
  const triedWith = async (where: Stage, given: readonly PowerCall[]) => {
    const other = givenFirst(given)
    const again = await runOnce(rpc, where, other, [], reading)
    const first = paying ? 0 : done.length
    const isGiven = given.every((_, at) => again.outcomes.get(`step/${first + at}`)?.ok)
    const alike = confirmed(where, other, 'mints', baseline, again, reading, []) !== undefined
    if (!alike || growthOf(again.outcomes) * bargain < made) return { isGiven, isBought: false }
    // who makes them for nothing has not bought them
    const pays = (one: PowerCall, key: string) => paymentsIn(stage.token, one, again.outcomes.get(key)?.logs ?? []).length > 0
    const repaid = pays(other, 'call') || done.some((one, at) => pays(one, `step/${paying ? given.length + at : at}`))
    return { isGiven, isBought: paid.length === 0 || repaid }
  }
  /** How he makes them on a list: those who hold the token are given back what is paid. */
  const asListed = async () => {
    const given = [...gifts, ...allowances]
    const ways = await Promise.all(
      (await listing(rpc, stage, call, assets)).map(async where =>
        (await triedWith(where, given)).isBought
          ? backedFor(rpc, where, { making: givenFirst(given), payments, made, reading })
          : undefined,
      ),
    )
    const way = ways.includes('all') ? 'all' : ways.find(one => one !== undefined)
    return way && (await keepsPrice(rpc, stage, call, { settings, payments, made, reading })) ? way : undefined
  }
  /** Whether a stranger makes them for coins of the chain once he has entered himself, as somebody else did before him. */
  const asEntered = async () => {
    const [code = '0x'] = await codesOf(rpc, [call.target], hexNumber(stage.header.number))
    const entriesOf = (account: string) =>
      guessesOf(
        { address: account, role: 'stranger' },
        { address: call.target, code },
        { order: [], payer: word(numberOf(account)), amount: 0n },
      )
    const [others, his] = [stage.actors.bystander, stranger].map(entriesOf)
    const pairs = (his ?? []).flatMap((entry, nth): PowerCall[][] => {
      const isIdle = entry.value === undefined && entry.selector !== call.selector && !moves.has(entry.selector)
      const before = others?.[nth]
      return isIdle && before ? [[before, entry]] : []
    })
    const entered = await Promise.all(pairs.slice(0, mostEntries).map(pair => triedWith(stage, pair)))
    return entered.some(one => one.isGiven && one.isBought)
  }
  const { isGiven, isBought } = await triedWith(stage, [...gifts, ...allowances])
  const listed = isGiven && !isBought && paid.length > 0 ? await asListed() : undefined
  const isOpen = isBought || listed !== undefined || (paid.length === 0 && steps.length === 0 && (await asEntered()))
  if (!isOpen) {
    // a coin that is not sent to everybody may have holders enough
    const inHis = isGiven ? undefined : await inHisPlace(rpc, stage, call, [...assets])
    if (!inHis || !(await triedWith(inHis, allowances)).isBought) return false
  }
  if (await isRegained(rpc, stage, call, { payments, made, reading, printing })) return false
  const supply = wordIn(run.outcomes, 'before/supply')
  const making = { payer: call.caller, supply, isShut: !isBought && listed !== 'all' }
  const someIsPlenty = async (priced: readonly Payment[], brought: bigint): Promise<boolean> =>
    (await Promise.all(priced.map(payment => isPlenty(rpc, stage, payment, { ...making, made: brought })))).includes(true)
  if (!(await someIsPlenty(payments, made))) return true
  // whoever pays little comes to what time has earned as well, which is no part of the price
  const anew = bills.every(({ length }) => length === 0)
    ? await boughtAnew(rpc, stage, call, { assets: [...assets], made, supply, reading })
    : undefined
  return anew !== undefined && !(await someIsPlenty(anew.payments, anew.made))
}

/** What is paid in all, by coin. */
function sumOf(paid: readonly Payment[]): Payment[] {
  return [...new Set(paid.map(({ asset }) => asset))].map(asset => {
    const bills = paid.filter(bill => bill.asset === asset)
    return { asset, amount: bills.reduce((sum, bill) => sum + bill.amount, 0n), burnt: bills.some(({ burnt }) => burnt) }
  })
}

interface Anew {
  /** Coins that are paid. */
  readonly assets: readonly string[]
  readonly made: bigint
  readonly supply: bigint | undefined
  readonly reading: Proving
}

/**
 * What is paid and made where the same call is made once more right after it; `undefined` where it then makes nothing, or costs nothing of a
 * coin, or where a day brings more than a thousandth of the supply besides, or a month more than a tenth.
 */
async function boughtAnew(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { assets, made, supply, reading }: Anew,
): Promise<{ readonly payments: Payment[]; readonly made: bigint } | undefined> {
  const { steps = [], wait = 0, ...now } = call
  const [last] = steps.slice(-1)
  if (supply === undefined) return undefined
  if (last === undefined && wait > 0) {
    // what shows later was made at once all the same
    const { outcomes } = await runOnce(rpc, stage, now, [], reading)
    return wait > 30 * 86_400 ? undefined : boughtAnew(rpc, stage, now, { assets, made: growthOf(outcomes), supply, reading })
  }
  const passed = steps.reduce((sum, step) => sum + waitOf(step), 0)
  const first = last ? [...steps.slice(0, -1), { ...last, wait: waitOf(last) + wait - passed }] : []
  const anew = steps.map(({ wait: _, ...step }): PowerCall => step)
  const after = async (days: number) => {
    const again = { ...now, steps: [...first, now, ...anew], wait: wait + days * 86_400 }
    return (await runOnce(rpc, stage, again, [], reading)).outcomes
  }
  const [soon, day, month] = await Promise.all([after(0), after(1), after(30)])
  const [both, inADay, inAMonth] = [soon, day, month].map(outcomes => changeOf(outcomes, 'supply'))
  if (both === undefined || inADay === undefined || inAMonth === undefined || both <= made) return undefined
  if ((inADay - both) * 1_000n > supply || (inAMonth - both) * 10n > supply) return undefined
  const paid = sumOf(paymentsIn(stage.token, call, soon.get('call')?.logs ?? []))
  // what is had for less the second time has no price
  return assets.every(asset => paid.some(one => one.asset === asset)) ? { payments: paid, made: both - made } : undefined
}
