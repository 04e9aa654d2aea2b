import type { ContractFunction } from '../../evidence/contract.ts'
import { hexNumber } from '../evm/block.ts'
import { looksLikeAddress } from '../evm/constants.ts'
import { isFixed } from '../evm/paths/asking.ts'
import { namedIn } from '../evm/paths/naming.ts'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { comparesHashes } from '../evm/reach.ts'
import { erc20 } from '../evm/selectors.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { everywhere, type Target } from './controllers/doors.ts'
import { type Holder, holdersOf } from './controllers/kinds.ts'
import type { Caller } from './controllers/ranked.ts'
import { addressOf, emptyWords, numberOf, seenIn, withoutCodeAt } from './machine-state.ts'
import { type LetIn, letInBy, membersBy } from './members.ts'
import { inputsOf, mayBeTried } from './plans.ts'
import { type Screening, unlookedOf, unscreened } from './powers.ts'
import type { Stage } from './stage.ts'
import { functionOf, type PowerCall, shutIn } from './trials.ts'

/** Contracts and functions of each that are looked into, accounts that are tried, and calls of them. */
const [mostTargets, mostFunctions, mostPeople, mostCalls] = [6, 48, 8, 192]
/** Times that a function is looked at, and steps of our own machine for all of them: a fifth of a second. */
const [mostLooks, mostWork] = [3, 480_000]
/** Calls of one function with which it is asked whom it lets in. */
const mostSeeds = 2

interface Asked {
  readonly calls: readonly PowerCall[]
  readonly holders: ReadonlyMap<string, Holder>
  /** What was not tried, and why. */
  readonly notRun: readonly string[]
  /** Functions that nobody looked into to the end. */
  readonly lost: Screening
}

const nobody: LetIn = { accounts: [], untold: [] }
const nothing: Asked = { calls: [], holders: new Map(), notRun: [], lost: unscreened }

/**
 * Calls by accounts that code works out while it runs, and compares with who calls: put together from numbers, or an address that
 * follows from a hash (EIP-1014), who has a picture of a number that it knows, or for whom another contract keeps something. They stand
 * nowhere, so that nobody has met them. Looked into is what let nobody in, and where code compares hashes, what moves tokens as well.
 */
export async function askedCalls(
  rpc: Rpc,
  stage: Stage,
  { targets }: Controllers,
  { calls, accepted }: Screening,
  known: Promise<State>,
): Promise<Asked> {
  const all = targets.map(target => {
    const isShut = shutIn(accepted, target.address)
    const moving: string[] = target.plain !== undefined && comparesHashes(target.plain) ? [erc20.transfer, erc20.transferFrom] : []
    return target.functions
      .map(found => ({ target, found, door: functionOf({ target: target.address, selector: found.selector }) }))
      .filter(({ found }) => moving.includes(found.selector) || (mayBeTried(found) && isShut(found)))
  })
  const doors = all.slice(0, mostTargets).flatMap(some => some.slice(0, mostFunctions))
  const { buyer, recipient, bystander, stranger, lab } = stage.actors
  const unlooked = new Map<string, Pick<PowerCall, 'target' | 'selector'>>()
  const leave = ({ address: target }: Target, { selector }: Pick<ContractFunction, 'selector'>) =>
    unlooked.set(`${target} ${selector}`, { target, selector })
  const lost = () => unlookedOf(stage, [...unlooked.values()], 'Whom these functions let in was not looked into to the end')
  for (const [nth, some] of all.entries())
    for (const { target, found } of some.slice(nth < mostTargets ? mostFunctions : 0)) leave(target, found)
  if (doors.length === 0) return { ...nothing, lost: lost() }
  const met = new Set(
    [
      ...targets.flatMap(({ address, callers }) => [address, ...callers.map(by => by.address)]),
      ...[stage.token, stage.route.pool.address, stage.route.venue.router, buyer, recipient, bystander, stranger, lab],
      ...everywhere,
    ].map(one => one.toLowerCase()),
  )
  // what is written in the code was met there, and nobody has the key of a round number
  const isNew = (account: string) =>
    !met.has(account) && looksLikeAddress(account.slice(2)) && !targets.some(({ plain }) => plain?.includes(account.slice(2)))
  const state = withoutCodeAt(await known, stranger)
  const work = { left: mostWork }
  const coins = [stage.token, stage.exchange.wrapped.address, ...stage.exchange.quotes.map(quote => quote.address)].map(numberOf)
  const membersOf = membersBy(rpc, stage)
  const looked = await Promise.all(
    doors.map(async ({ target, found: one, door }) => {
      const seeds = calls.filter(call => functionOf(call) === door)
      const call = inputsOf({ caller: stranger, target: target.address, calldata: `${seeds[0]?.calldata ?? one.selector}${emptyWords}` })
      const seen = await seenIn(rpc, hexNumber(stage.header.number), state, mostLooks, now => {
        const { named, books, unread } = namedIn(now, call, work)
        if (work.left <= 0) leave(target, one)
        return { says: unread.length > 0 && named.length + books.length === 0 ? undefined : { named, books }, unread }
      })
      const { named = [], books = [] } = seen ?? {}
      // whoever buys a coin has it
      const others = books.filter(book => !coins.includes(book)).map(addressOf)
      const members = others.length > 0 ? await letInBy(rpc, stage, { books: others, membersOf }, seeds.slice(0, mostSeeds)) : nobody
      const people = [
        ...named.map(word => ({ account: addressOf(word.value), isKept: !isFixed(word) })),
        ...members.accounts.map(account => ({ account, isKept: true })),
      ]
      return {
        found: people.filter(({ account }) => isNew(account)).map(person => ({ target, found: one, ...person })),
        notRun: members.untold.map(
          book => `Whom ${target.address} lets in by what ${book} keeps was not tried of all whom its events name.`,
        ),
      }
    }),
  )
  const found = looked.flatMap(one => one.found)
  const accounts = [...new Set(found.map(({ account }) => account))].slice(0, mostPeople)
  for (const { account, target, found: one } of found) if (!accounts.includes(account)) leave(target, one)
  const notRun = looked.flatMap(one => one.notRun)
  if (accounts.length === 0) return { ...nothing, notRun, lost: lost() }
  const by = (account: string, { address }: Target): Caller => ({
    address: account,
    role: 'controller',
    foundAt: `what the code of ${address} compares its caller with`,
    hidden: true,
  })
  const holders = await holdersOf(rpc, accounts, hexNumber(stage.header.number))
  // a contract that a book names is looked for where it is kept
  const isHis = (account: string) => holders.get(account)?.kind === 'account'
  const his = found
    .filter(({ account, isKept }) => accounts.includes(account) && (!isKept || isHis(account)))
    .flatMap(({ account, target, found: one }) => callsTo(stage, target, by(account, target), one).map(call => ({ call, target })))
  for (const { call, target } of his.slice(mostCalls)) leave(target, call)
  return { calls: his.slice(0, mostCalls).map(({ call }) => call), holders, notRun, lost: lost() }
}
