import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { encodeCall, wordOf } from '../evm/abi.ts'
import { accessListOf } from '../evm/access-list.ts'
import { hexNumber } from '../evm/block.ts'
import { wide } from '../evm/paths/words.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { codesOf } from '../evm/proxy.ts'
import { bytes } from '../quantities.ts'
import { inPlaceOf, word } from './arguments.ts'
import { bargain } from './bargain.ts'
import { isMore, type Outcomes } from './changes.ts'
import type { Proving } from './confirm.ts'
import { entryOf, firstPlaces } from './controllers/listed.ts'
import { mappings } from './in-his-place.ts'
import { numberOf } from './machine-state.ts'
import { type Payment, paymentsIn } from './payments.ts'
import { guessesOf } from './regained.ts'
import { balanceOf } from './router.ts'
import { runOnce } from './runs.ts'
import { enlarged, forAnother } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { callBy, officeOf, type PowerCall } from './trials.ts'

/** Lists that are tried. */
const mostLists = 6
/** What a list says of whom it has. */
const yes = `0x${word(1n)}`
/** A part of what somebody bought, so that there are enough of them for many functions. */
const parts = 40n

/**
 * Stages on each of which one list says yes to a stranger: one that a call asks about its caller, of any contract but a coin that is
 * paid. No number is lent with it: who has a rate or a credit of his own keeps it for himself.
 */
export async function listing(rpc: Rpc, stage: Stage, call: PowerCall, coins: ReadonlySet<string>): Promise<Stage[]> {
  const { caller, target, calldata } = call
  const { stranger } = stage.actors
  const block = hexNumber(stage.header.number)
  const asked = [caller, stranger].map(from => accessListOf({ from, to: target, data: inPlaceOf(caller, from, calldata) }, block))
  const replies = await attempt(rpc(...asked))
  if (replies instanceof SourceError) return []
  const [his = [], strangers = []] = replies.map(reply => (reply.ok ? reply.value : []))
  const touched = new Set(his.flatMap(({ address, slots }) => slots.map(slot => `${address} ${slot}`)))
  const places = firstPlaces(mappings)
  const entries = his.flatMap(({ address }) =>
    places.filter(place => touched.has(`${address} ${entryOf(caller, place)}`)).map(place => ({ address, slot: entryOf(stranger, place) })),
  )
  // what is asked about him alone, where the node tells what refused calls have read
  const own = strangers.flatMap(({ address, slots }) =>
    slots.filter(slot => !touched.has(`${address} ${slot}`)).map(slot => ({ address, slot })),
  )
  const lists = new Map([...own, ...entries].map(one => [`${one.address} ${one.slot}`, one]))
  return [...lists.values()]
    .filter(({ address }) => !coins.has(address))
    .slice(0, mostLists)
    .map(({ address, slot }) => {
      const lent = stage.instead?.[address]
      return { ...stage, instead: { ...stage.instead, [address]: { ...lent, stateDiff: { ...lent?.stateDiff, [slot]: yes } } } }
    })
}

/** Settings that are tried, what each is told, and how many calls of one come in a run. */
const [mostSettings, mostSaid] = [48, 80]
const said = [0n, ...Array.from({ length: 19 }, (_, nth) => 100n ** wide(nth))]
const [month, day, hour] = [30, 86_400, 3_600]
/** So many times its payer can pay the little that is paid behind each. */
const mostParts = 10_000n

interface Pricing {
  /** What went through for anybody of those who may call something. */
  readonly settings: readonly PowerCall[]
  readonly payments: readonly Payment[]
  readonly made: bigint
  readonly reading: Proving
}

/** What was made for how many coins. */
interface Price {
  readonly made: bigint
  readonly paid: bigint
}

/** Prices by what was called: calls for other amounts have the same. */
const found = new WeakMap<Stage, Map<string, Promise<Price | undefined>>>()

/**
 * Whether no setting, whosever it is, lets as much be made for less: each with numbers of all sizes, one behind the other, at once, or from hour to
 * hour where that was refused, and once a day for a month, in which a price may become a tenth. What strangers make is tried behind settings anyway,
 * and this is not.
 */
export async function keepsPrice(rpc: Rpc, stage: Stage, call: PowerCall, pricing: Pricing): Promise<boolean> {
  const { settings, payments, made, reading } = pricing
  const [paid, ...more] = payments
  if (paid === undefined || more.length > 0 || call.steps !== undefined || call.wait !== undefined) return false
  const { asset, amount } = paid
  const look = { to: asset, data: balanceOf(call.caller) }
  const [held] = await rpc({ method: 'eth_call', params: [look, hexNumber(stage.header.number)], result: bytes } as Question<string>)
  const own = held.ok ? wordOf(held.value) : undefined
  if (own === undefined || own < mostParts) return false
  // a little of what he has, so that there are coins enough for all
  const paying = { ...call, calldata: call.calldata.toLowerCase().replaceAll(word(amount), word(own / mostParts)) }
  const prices = found.get(stage) ?? new Map<string, Promise<Price | undefined>>()
  found.set(stage, prices)
  const key = `${officeOf(paying)} ${paying.calldata} ${asset}`
  const steady = prices.get(key) ?? steadyPrice(rpc, stage, paying, { settings, asset, reading })
  prices.set(key, steady)
  const price = await steady
  return price !== undefined && !isMore(made * price.paid, price.made * amount)
}

/** The price at which a call makes tokens again and again, where settings do not lower it; `undefined` otherwise, and where that was not seen. */
async function steadyPrice(
  rpc: Rpc,
  stage: Stage,
  paying: PowerCall,
  { settings, asset, reading }: Pick<Pricing, 'settings' | 'reading'> & { readonly asset: string },
): Promise<Price | undefined> {
  const supply = callBy({ address: stage.actors.stranger, role: 'stranger' }, stage.token, encodeCall('totalSupply()'))
  const tried = [supply, paying, supply]
  const runOf = async (steps: readonly PowerCall[], wait = 0) =>
    (await runOnce(rpc, stage, { ...supply, steps, ...(wait > 0 && { wait }) }, [], reading)).outcomes
  /** What was made at such steps; `undefined` where it is not known. */
  const priceAt = (outcomes: Outcomes, first: number): Price | undefined => {
    const [before, after] = [first, first + 2].map(at => wordIn(outcomes, `step/${at}`))
    const bills = paymentsIn(stage.token, paying, outcomes.get(`step/${first + 1}`)?.logs ?? []).filter(one => one.asset === asset)
    const sum = bills.reduce((all, bill) => all + bill.amount, 0n)
    return before === undefined || after === undefined ? undefined : { made: after - before, paid: sum }
  }
  const [offices, again] = await Promise.all([
    touching(rpc, stage, paying, settings),
    runOf(Array.from({ length: mostSaid }, () => tried).flat()),
  ])
  const usual = priceAt(again, 0)
  if (offices === undefined || offices.length > mostSettings || usual === undefined) return undefined
  const isPaid = (outcomes: Outcomes, first: number, times = 1n): boolean => {
    const now = priceAt(outcomes, first)
    return now !== undefined && (now.made <= 0n || !isMore(now.made * usual.paid, usual.made * now.paid * times))
  }
  // what is made once, and then not for a while, would hide what comes later
  const isOften = Array.from({ length: mostSaid }, (_, nth) => nth * tried.length).every(
    at => again.get(`step/${at + 1}`)?.ok === true && isPaid(again, at),
  )
  if (!isOften || usual.made <= 0n || usual.paid <= 0n) return undefined
  // where it names somebody, it may be the coin or who pays
  const rows = offices.map(office => {
    const named = office.flatMap(one =>
      [one.calldata, ...[asset, paying.caller].flatMap(account => forAnother(one, account))].map(calldata => ({ ...one, calldata })),
    )
    const sized = said.flatMap(size => named.flatMap(one => enlarged(one, size).map(calldata => ({ ...one, calldata }))))
    return [...named, ...sized].slice(0, mostSaid)
  })
  const isKept = async (row: readonly PowerCall[], wait: number): Promise<boolean> => {
    const steps = row.flatMap(one => [{ ...one, wait }, ...tried])
    const outcomes = await runOf(steps, row.length * wait)
    const places = row.map((_, nth) => nth * (tried.length + 1) + 1)
    if (!places.every(at => isPaid(outcomes, at))) return false
    return wait > 0 || places.every(at => outcomes.get(`step/${at + 1}`)?.ok) || isKept(row, hour)
  }
  const all = offices.flat()
  const first = offices.flatMap(office => office.slice(0, 1))
  const monthly = [...first.map(one => Array.from({ length: month }, () => one)), [...first, ...first, ...first]]
  const kept = await Promise.all([
    ...[...rows, all, [...all].reverse()].map(row => isKept(row, 0)),
    ...monthly.map(async row => {
      const outcomes = await runOf([...row.map(one => ({ ...one, wait: day })), ...tried], row.length * day)
      return isPaid(outcomes, row.length, bargain)
    }),
  ])
  return kept.every(is => is) ? usual : undefined
}

/** Of all settings those of the same caller, and those that touch a contract that the call touches, by whose they are; `undefined` where the node did not say. */
async function touching(rpc: Rpc, stage: Stage, call: PowerCall, settings: readonly PowerCall[]): Promise<PowerCall[][] | undefined> {
  const block = hexNumber(stage.header.number)
  const replies = await attempt(
    rpc(...[call, ...settings].map(({ caller, target, calldata }) => accessListOf({ from: caller, to: target, data: calldata }, block))),
  )
  if (replies instanceof SourceError) return undefined
  const [own, ...others] = replies.map(reply => (reply.ok ? reply.value.map(({ address }) => address) : undefined))
  if (own === undefined) return undefined
  const touched = new Set([...own, ...[call.target, stage.token].map(account => account.toLowerCase())])
  const offices = new Map<string, PowerCall[]>()
  for (const [at, one] of settings.entries()) {
    const isNear = [one.target.toLowerCase(), ...(others[at] ?? [])].some(account => touched.has(account))
    if (isNear || one.caller === call.caller) offices.set(officeOf(one), [...(offices.get(officeOf(one)) ?? []), one])
  }
  return [...offices.values()]
}

interface Backing {
  /** What a stranger does to have tokens made, with all that comes before. */
  readonly making: PowerCall
  readonly payments: readonly Payment[]
  readonly made: bigint
  readonly reading: Proving
}

/**
 * Who is given back for tokens of the market what others pay for new ones, not more than that and a tenth less at most: all, or those on the list
 * that a stage lends to a stranger. `undefined` where that is not seen: then what comes in is no matter of those who hold the token.
 */
export async function backedFor(rpc: Rpc, stage: Stage, backing: Backing): Promise<'all' | 'listed' | undefined> {
  const { bystander, stranger } = stage.actors
  if (await isGivenBack(rpc, stage, bystander, backing)) return 'all'
  return (await isGivenBack(rpc, stage, stranger, backing)) ? 'listed' : undefined
}

async function isGivenBack(rpc: Rpc, stage: Stage, holder: string, { making, payments, made, reading }: Backing): Promise<boolean> {
  const { bystander, stranger } = stage.actors
  const [paid, ...more] = payments
  if (paid === undefined || paid.burnt || more.length > 0) return false
  const { asset, amount } = paid
  const by = { address: holder, role: 'stranger' as const }
  const looks = [asset, stage.token].map(of => callBy(by, of, balanceOf(holder)))
  const [look = making] = looks
  const { steps = [], wait: _, ...last } = making
  const ofMarket = callBy({ address: bystander, role: 'stranger' }, stage.token, balanceOf(bystander))
  const bought = wordIn((await runOnce(rpc, stage, { ...ofMarket, steps: [...steps, last] }, [], reading)).outcomes, 'call')
  if (bought === undefined) return false
  // he who is on the list has some of the market as well
  const half = encodeCall('transfer(address,uint256)', stranger, bought / 2n)
  const shared = holder === bystander ? [] : [callBy({ address: bystander, role: 'stranger' }, stage.token, half)]
  const targets = [...new Set([making.target, stage.token].map(target => target.toLowerCase()))]
  const codes = await codesOf(rpc, targets, hexNumber(stage.header.number))
  const part = bought / parts
  // some are told how many tokens are given, others how many coins are wanted
  const rows = [part, (part * amount) / made].map(size =>
    targets.flatMap((target, at) =>
      guessesOf(by, { address: target, code: codes[at] ?? '0x' }, { order: [], payer: word(numberOf(holder)), amount: size }),
    ),
  )
  const before = [...steps, last, ...shared]
  const seen = await Promise.all(
    rows.map(async row => {
      const all = [...before, ...looks, ...row.flatMap(act => [act, ...looks])]
      const { outcomes } = await runOnce(rpc, stage, { ...look, steps: all }, [], reading)
      const had = (nth: number) => looks.map((_, of) => wordIn(outcomes, `step/${before.length + nth * (looks.length + 1) + of}`))
      return row.some(({ value }, nth) => {
        const [[coins, tokens], [coinsThen, tokensThen]] = [had(nth), had(nth + 1)]
        if (coins === undefined || coinsThen === undefined || tokens === undefined || tokensThen === undefined) return false
        const [back, given] = [(coinsThen - coins) * made, (tokens - tokensThen) * amount]
        return value === undefined && given > 0n && back * 10n >= given * 9n && !isMore(back, given)
      })
    }),
  )
  return seen.includes(true)
}
