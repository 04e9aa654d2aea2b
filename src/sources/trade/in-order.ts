import type { PowerEffect } from '../../evidence/powers.ts'
import { hexNumber } from '../evm/block.ts'
import { functionsOf } from '../evm/code.ts'
import { type Asking, asksWho, isOneWord, type Kept, type Need } from '../evm/paths/asking.ts'
import { mayBeOne } from '../evm/paths/entries.ts'
import type { State } from '../evm/paths/state.ts'
import type { Reply, Rpc } from '../evm/pool.ts'
import { leftToAnswers } from './answered.ts'
import { halvesIn } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Known } from './controllers/kinds.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Storage } from './controllers/storage.ts'
import { apartFrom } from './deeds.ts'
import { givesUp } from './dictionary.ts'
import { favours } from './favours.ts'
import { openedTogether } from './heard.ts'
import { ownPartOf } from './his-contract.ts'
import { type Experiment, experimentInBlocks } from './lab.ts'
import { ledByToken } from './led.ts'
import { emptyWords, numberOf, seenIn, withoutCodeAt } from './machine-state.ts'
import { obeysNamed } from './named.ts'
import { inputsOf } from './plans.ts'
import { experimentOf, run, type Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import { saying, ticketsOf } from './tickets.ts'
import { fewCoins, type Outcome, type SimulatedBlock, simulateCall } from './transactions.ts'
import { type PowerCall, trialOf } from './trials.ts'
import { type Tried, triedOf } from './tried.ts'
import { letInOthers } from './unmet.ts'
import { digits, forHim, type Lent, worldsOf } from './worlds.ts'

/** Refusals are cheap: so many calls are tried in one run of the laboratory. */
const perRun = 48

/** What is known of contracts and of those who may have a say. */
interface Ruled {
  readonly known: Promise<State>
  readonly slots: Storage
  readonly controllerOf: (caller: string) => Known
}

/**
 * Whether a contract that holds a power can only act in order: it does only what its own functions say, everybody whom they
 * know and a stranger called all of them, and what could come to the deed obeys somebody who is known, or nobody any more.
 */
export async function actsInOrder(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screenings: readonly Screening[],
  { effects, known, slots, controllerOf }: Ruled & { readonly effects: readonly PowerEffect[] },
): Promise<(effect: PowerEffect) => boolean> {
  const deeds = new Map(effects.map(effect => [effect, ownPartOf(effect)]))
  const tried = triedOf(stage, controllers, screenings)
  const people = [...new Set(controllers.targets.flatMap(({ callers }) => callers.map(by => by.address)))]
  const held = new Set([...deeds.values()].filter(({ callerKind }) => callerKind === 'contract'))
  const contracts = [...new Set([...held].flatMap(({ caller }) => tried.whole(caller) ?? []))]
  const inOrder = new Map(
    await Promise.all(
      contracts.map(async (contract): Promise<readonly [string, (effect: PowerEffect) => boolean]> => {
        const own = await known
        const [dark, others] = await Promise.all([
          shutIn(rpc, stage, contract, { tried, known, people, slots, controllerOf }),
          letInOthers(rpc, stage, own, { contract, accepted: tried.accepted }),
        ])
        const named = others.length > 0 && (await obeysNamed(rpc, stage, own, { contract, shut: others, people }))
        const shut = named ? dark : [...new Set([...dark, ...others])]
        return [contract.address, shut.length === 0 ? () => true : await apartFrom(rpc, stage, own, { contract, shut })]
      }),
    ),
  )
  const acts = [...held].filter(effect => inOrder.get(effect.caller)?.(effect) === true)
  // a function that is open to all may do more for somebody whom it knows; several effects come by one function
  const ways = [...new Set(acts.flatMap(effect => tried.open(effect)))]
  const partial = await Promise.all(ways.map(async call => ((await favours(rpc, stage, await known, call)) ? [call] : [])))
  const unfair = new Set(partial.flat())
  const fair = new Set(acts.filter(effect => !tried.open(effect).some(call => unfair.has(call))))
  return effect => fair.has(deeds.get(effect) ?? effect)
}

/**
 * Functions that refused everybody, but for those that let a stranger in who stands where somebody known stands, or nobody: in a word of
 * the storage or of the code that names the token, the market, somebody who was tried or an address without a key, or in an empty
 * one; then where those who are named were not there yet, nor any numbers. What stays shut obeys somebody whom nobody has met.
 */
async function shutIn(
  rpc: Rpc,
  stage: Stage,
  contract: Target,
  { tried, known, people, slots, controllerOf }: Ruled & { readonly tried: Tried; readonly people: readonly string[] },
): Promise<readonly string[]> {
  const refused = tried.refused(contract)
  const selectors = new Set(refused.map(({ selector }) => selector))
  if (selectors.size === 0) return []
  const { stranger } = stage.actors
  const by: Caller = { address: stranger, role: 'stranger' }
  // whose door is open may still have nothing: of nothing everybody has enough
  const ofNothing = contract.functions
    .filter(({ selector }) => selectors.has(selector))
    .flatMap(found => callsTo(stage, contract, by, found, { values: [0n] }))
  const calls = [...refused, ...ofNothing]
  const worlds = worldsOf(stage, contract)
  const goesThrough = async (world: Lent): Promise<string[]> => {
    const foreign = { [contract.address]: world }
    const more: Partial<Experiment> = { preparation: [], foreign, trialsPerRun: perRun }
    const findings = await run(rpc, experimentInBlocks(experimentOf(stage, calls.map(trialOf), [stranger], more)))
    return calls.flatMap(({ selector }, at) => (findings?.trials[at]?.get('call')?.ok ? [selector] : []))
  }
  // where nobody is known a signature of nobody is that of whom it asks for
  const signed = new Set(contract.functions.flatMap(one => (halvesIn(one.arguments.split(',')) ? [one.selector] : [])))
  const inWorlds = async (through: (world: Lent) => Promise<string[]>): Promise<string[]> => {
    const each = worlds.map(async world => {
      const found = await forHim(world, through)
      return Object.values(world.stateDiff).some(held => /0{40}$/.test(held)) ? found.filter(one => !signed.has(one)) : found
    })
    return (await Promise.all(each)).flat()
  }
  const passed = new Set(await inWorlds(goesThrough))
  if ([...selectors].every(selector => passed.has(selector))) return []
  for (const selector of await inWorlds(one => inTransactions(rpc, stage, contract, one))) passed.add(selector)
  const kept = [...selectors].filter(selector => !passed.has(selector))
  const asIs = { code: contract.plain ?? '0x', stateDiff: {} }
  const answered = await leftToAnswers(rpc, stage, {
    contract,
    accepted: tried.accepted,
    seen: tried.seen,
    people,
    slots,
    // one word that names somebody at most: what it asks has to stay
    worlds: [asIs, ...worlds.filter(({ without, stateDiff }) => without === undefined && Object.values(stateDiff).length < 2)],
    shut: kept,
  })
  const unanswered = kept.filter(selector => !answered.includes(selector))
  if (unanswered.length === 0) return []
  const own = await known
  const led = await ledByToken(rpc, stage, own, { contract, shut: unanswered })
  const shut = unanswered.filter(selector => !led.includes(selector))
  if (shut.length === 0) return []
  if (await openedTogether(rpc, stage, own, { contract, shut, accepted: tried.accepted, controllerOf })) return []
  const isOrderly =
    (await asksNobody(rpc, stage, own, { contract, shut, calls: tried.all(contract), refused: selectors })) ||
    (await obeysNamed(rpc, stage, own, { contract, shut, people }))
  return isOrderly ? [] : shut
}

/** Times that the machine looks, and steps that it makes for one contract. */
const [mostLooks, mostWork] = [3, 1_000_000]

/**
 * Whether functions that let nobody in ask nobody who he is: what keeps them shut is how things stand, and things stand as those
 * left them who called functions that ask nobody either. What the right argument opens is a door of whoever knows it. `calls` are those
 * of a stranger, who was `refused` some functions.
 */
async function asksNobody(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut, calls, refused }: Door & { readonly calls: readonly PowerCall[]; readonly refused: ReadonlySet<string> },
): Promise<boolean> {
  const { plain, functions, address } = contract
  if (plain === undefined) return false
  const caller = stage.actors.stranger
  const work = { left: mostWork }
  // a contract that is named is one that exists
  const named = (selector: string) => {
    const own = calls.filter(call => call.selector === selector)
    return (own.find(({ calldata }) => calldata.includes(digits(stage.token))) ?? own[0])?.calldata ?? selector
  }
  const tried = functions.map(({ selector }) => selector)
  const others = tried.filter(selector => !shut.includes(selector))
  const looks = functionsOf(plain).flatMap(({ selector }) => (tried.includes(selector) ? [] : [selector]))
  const isOpen = (selector: string) => !refused.has(selector) && calls.some(call => call.selector === selector)
  const stands = await seenIn(rpc, hexNumber(stage.header.number), withoutCodeAt(known, caller), mostLooks, state => {
    const asking = (selector: string) =>
      asksWho(state, inputsOf({ caller, target: address, calldata: `${named(selector)}${emptyWords}` }), work)
    const own = shut.map(asking)
    const unread = own.flatMap(one => one.unread)
    if (own.some(({ asks }) => asks)) return { says: false, unread }
    // what goes through as it is, and was refused, goes by what was not read yet
    const goes = own.some(({ needs }) => needs.some(way => way?.length === 0))
    if (own.some(({ asks }) => asks === undefined) || (goes && unread.length > 0)) return { says: undefined, unread }
    // what only seems to look was tried by nobody
    if (looks.map(asking).some(({ sends, writes }) => sends || writes.length > 0)) return { says: false, unread }
    const rest = others.map(selector => ({ isOpen: isOpen(selector), ...asking(selector) }))
    return { says: isLeftToAll(stage, contract, own, rest), unread }
  })
  return stands === true
}

/** Functions of a contract that let nobody in. */
interface Door {
  readonly contract: Target
  readonly shut: readonly string[]
}

/** Whether what would open functions is what functions that ask nobody write, and can be otherwise only by that. */
function isLeftToAll(
  { token, exchange }: Stage,
  { address }: Target,
  own: readonly Asking[],
  others: readonly (Asking & { readonly isOpen: boolean })[],
): boolean {
  const all = [...own, ...others]
  // what writes anywhere, or is not known, may write everything
  const isKnown = all.every(({ asks, writes }) => asks !== undefined && !writes.includes(undefined))
  const anybodys = [...own, ...others.filter(({ asks, isOpen }) => asks === false && isOpen)]
  const writesTo = (some: readonly Asking[], { field, bits, own: his }: Kept) =>
    some.some(({ writes }) =>
      // what everybody writes for himself alone is, of somebody else, that one's word
      writes.some(one => one && mayBeOne(one.field, field) && (one.bits & bits) > 0n && (his ? one.grows : isOneWord(field) || !one.own)),
    )
  const isIn = (account: string, { field }: Kept) => field.startsWith(`${numberOf(account)} `)
  // what no function writes stays what it is
  const stays = (one: Kept) => isKnown && isIn(address, one) && isOneWord(one.field) && !writesTo(all, one)
  // how much of a coin somebody has he may have bought: of this one, and of those that are money
  const coins = [token, exchange.wrapped.address, ...exchange.quotes.map(quote => quote.address)]
  const comes = (one: Kept) => writesTo(anybodys, one) || (one.own && coins.some(coin => isIn(coin, one)))
  const cannotBe = (way: readonly Need[]) => way.some(({ fields }) => fields.every(stays))
  // what nobody refused in the machine, and somebody did, is not known
  const isAnybodys = (way: readonly Need[]) =>
    way.length > 0 && way.every(({ fields }) => fields.every(one => !one.own || comes(one)) && fields.some(comes))
  return own.every(({ needs }) => needs.every(way => way !== undefined && (cannotBe(way) || isAnybodys(way))))
}

/** Seconds after which everything is called once more, twice: what waits for a day waits for a call before it, too. */
const later = [3_612, 3_612 + 90_000] as const

/**
 * Functions that let a stranger in who calls all of them in ordinary transactions, again and again, and gives no office away: one
 * opens another, and some ask that no contract calls them.
 */
async function inTransactions(rpc: Rpc, stage: Stage, contract: Target, world: Lent): Promise<string[]> {
  const { stranger } = stage.actors
  const by: Caller = { address: stranger, role: 'stranger' }
  const calls = contract.functions
    .filter(({ selector }) => !givesUp.has(selector))
    .flatMap(found => {
      const all = callsTo(stage, contract, by, found)
      const his = all.filter(({ calldata }) => calldata.includes(stranger.slice(2).toLowerCase()))
      return (his.length > 0 ? his : all).slice(0, 2)
    })
  const round = (key: string) =>
    calls.map(({ calldata }, at) => ({ key: `${key}/${at}`, from: stranger, to: contract.address, data: calldata }))
  const blocks = later.map((after, nth) => ({ after, transactions: [...round(`${nth}/0`), ...round(`${nth}/1`)] }))
  const overrides = { [contract.address]: world, [stranger]: { balance: fewCoins } }
  const passedIn = async (all: readonly SimulatedBlock[]): Promise<ReadonlyMap<string, Outcome>> => {
    const question = simulateCall({ header: stage.header, blocks: all, overrides, randao: stage.actors.randao, validation: false })
    const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
    return new Map(reply.ok ? [...reply.value].filter(([, { ok }]) => ok) : [])
  }
  const passed = await passedIn(blocks)
  const opened = calls.flatMap(({ selector }, at) => ([...passed.keys()].some(key => key.endsWith(`/${at}`)) ? [selector] : []))
  // what was asked for on the first day is done by who says its ticket
  const tickets = calls.flatMap((call, at) => ticketsOf(passed.get(`0/0/${at}`), call, [contract.plain ?? '0x']))
  const doors = contract.functions.filter(one => !givesUp.has(one.selector) && !opened.includes(one.selector))
  const handing = tickets.slice(0, mostTickets).flatMap(ticket => doors.flatMap(found => saying(stage, contract, by, found, ticket)))
  if (handing.length === 0) return opened
  const handed = handing.map(({ calldata }, at) => ({ key: `${at}`, from: stranger, to: contract.address, data: calldata }))
  const done = await passedIn([...blocks.slice(0, 1), { after: later[1], transactions: handed }])
  return [...opened, ...handing.flatMap(({ selector }, at) => (done.has(`${at}`) ? [selector] : []))]
}

/** Most tickets that are handed in. */
const mostTickets = 4
