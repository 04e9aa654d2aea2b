import type { Chain } from '../../../chains/index.ts'
import { SourceError } from '../../../errors.ts'
import type { Holder, Holders } from '../../../evidence/holders.ts'
import type { Market } from '../../../evidence/market.ts'
import { attempt } from '../../attempt.ts'
import { addressOf, wordOf } from '../../evm/abi.ts'
import { hexNumber } from '../../evm/block.ts'
import { isAccount } from '../../evm/code.ts'
import { type Report, surveyCall } from '../../evm/scout.ts'
import { labels } from '../../lists/source.ts'
import { burns, isNobody } from '../controllers/nobody.ts'
import { balanceOf } from '../router.ts'
import { forgedAmong, type Gift, noteGift, proofOfGift } from './gifts.ts'
import { eventsOf, mostWindows, topics } from './logs.ts'
import type { Search } from './owners.ts'

/** Holders that are asked for their balances, and of those who gave more than they had ever received. */
const [most, mostGivers] = [40, 6]
/** How many count as the largest of all: one or two of them may have sold since the index was written. */
const foremost = 10

/**
 * The largest holders of a token. An index names them, or where none does the Transfer events, if the node hands out all of
 * them; what they hold is asked of the token itself. Answers with the reason where nobody names them.
 */
export async function tokenHolders(search: Search, chain: Chain, market: Market, supply: bigint | undefined): Promise<Holders | string> {
  try {
    const listed = await search.holdersFrom(search.token)
    // an index that counts events leaves out who only ever gave: where holders are few, the events are read beside it
    const read = listed.length < most ? await attempt(holdersInEvents(search)) : undefined
    if (read instanceof SourceError && listed.length === 0) throw read
    const inEvents = read instanceof SourceError ? undefined : read
    const named = listed.length > 0 ? { givers: [], gifts: [], ...inEvents, accounts: listed, count: undefined } : inEvents
    if (!named) return 'no index names the holders, and the node does not hand out all transfers'
    return await asked(search, chain, market, supply, named)
  } catch (error) {
    if (error instanceof SourceError) return `the holders could not be read: ${error.message}`
    throw error
  }
}

interface Named {
  readonly accounts: readonly string[]
  /** All there are, where the whole history was read. */
  readonly count: number | undefined
  /** Who gave away more than he had received, by the events: his balance came from somewhere that no event tells. */
  readonly givers: readonly string[]
  /** What those sent of them who never received any. */
  readonly gifts: readonly Gift[]
}

/** Who received more than was given away, by the events of the token; `undefined` where not all of them could be read. */
async function holdersInEvents({ token, past, header }: Search): Promise<Named | undefined> {
  const windows = eventsOf(
    past,
    token,
    topics.transfer,
    ({ topics: [, from = '', to = ''], data, transactionHash: transaction }) => {
      const [sender, recipient, amount] = [addressOf(from), addressOf(to), wordOf(data)]
      return sender === undefined || recipient === undefined || amount === undefined
        ? undefined
        : { sender, recipient, amount, transaction }
    },
    header.number,
  )
  await windows.read(mostWindows)
  if (windows.from() > 0n) return undefined
  const balances = new Map<string, bigint>()
  const add = (account: string, amount: bigint) => balances.set(account, (balances.get(account) ?? 0n) + amount)
  const gifts = new Map<string, Gift>()
  for (const one of windows.items) {
    add(one.sender, -one.amount)
    add(one.recipient, one.amount)
    noteGift(gifts, one)
  }
  for (const { recipient, amount } of windows.items) if (amount > 0n) gifts.delete(recipient)
  const ranked = [...balances].sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
  const holding = ranked.filter(([, amount]) => amount > 0n)
  const givers = ranked.filter(([account, amount]) => amount < 0n && !isNobody(account)).reverse()
  return {
    accounts: holding.map(([account]) => account),
    count: holding.length,
    givers: givers.map(([account]) => account),
    gifts: givers.flatMap(([account]) => gifts.get(account) ?? []),
  }
}

async function asked(
  search: Search,
  chain: Chain,
  market: Market,
  supply: bigint | undefined,
  { accounts, count, givers, gifts }: Named,
): Promise<Holders | string> {
  const { token, rpc, header, lockers, suspects, strangers, origin } = search
  const pools = market.pools.map(({ address }) => address)
  const { makers, told, kept } = await origin
  const founders = [...[...makers, ...told].map(({ address }) => address), ...kept].map(address => address.toLowerCase())
  const first = [...burns, ...pools, ...suspects, ...founders]
  const candidates = [
    ...new Set(
      [...first, ...lockers.map(({ address }) => address), ...givers.slice(0, mostGivers), ...accounts].map(address =>
        address.toLowerCase(),
      ),
    ),
  ].slice(0, most + mostGivers + first.length + lockers.length)
  const block = hexNumber(header.number)
  const questions = [...candidates, ...strangers].map(account => ({ target: token, data: balanceOf(account) }))
  const [reply] = await rpc(surveyCall({ accounts: candidates, questions, pairs: [] }, block))
  if (!reply.ok) return 'the node did not say what the holders have'
  const { accounts: states, replies } = reply.value as Report
  const keeps = new Set(lockers.map(({ address }) => address.toLowerCase()))
  const kindOf = (address: string, at: number): Holder['kind'] => {
    if (isNobody(address)) return 'burned'
    if (pools.includes(address)) return 'pool'
    if (keeps.has(address)) return 'locker'
    const categories = labels()
      .find(address, chain)
      .map(({ category }) => category)
    if (categories.includes('burn')) return 'burned'
    if (categories.includes('service')) return 'service'
    const size = states[at]?.codeSize
    return size === undefined ? 'unknown' : isAccount(size) ? 'account' : 'contract'
  }
  const amountAt = (at: number): bigint | undefined => (replies[at]?.ok ? wordOf(replies[at].data) : undefined)
  const top = candidates
    .flatMap((address, at): Holder[] => {
      const amount = amountAt(at)
      return amount === undefined || amount === 0n ? [] : [{ address, amount, kind: kindOf(address, at) }]
    })
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
  const sumOf = (some: readonly Holder[]) => some.reduce((all, { amount }) => all + amount, 0n)
  const away = top.filter(({ kind }) => kind !== 'account' && kind !== 'contract' && kind !== 'unknown')
  const remaining = top.filter(({ kind }) => kind !== 'burned')
  const theirs = strangers.flatMap((_, at) => amountAt(candidates.length + at) ?? [])
  const least = theirs.length === strangers.length ? theirs.reduce(smaller) : undefined
  const asHolders = accounts.map(account => account.toLowerCase()).filter(account => candidates.includes(account))
  const [all, sum] = [sumOf(top), sumOf(remaining)]
  // some tokens leave what is burnt out of their supply, and keep it as the balance of nobody
  const leavesOut = supply !== undefined && all > supply
  const isEmpty = (account: string): boolean => amountAt(candidates.indexOf(account)) === 0n
  // what a token began with, and what contracts send, no account signs
  const isOdd = ({ account }: Gift) =>
    !founders.includes(account) && isEmpty(account) && states[candidates.indexOf(account)]?.codeSize === 0n
  const odd = gifts.slice(0, mostGivers).filter(isOdd)
  const forged = odd.length > 0 ? await forgedAmong(search, odd) : []
  return {
    ...(count !== undefined && { count: { value: count, atLeast: false } }),
    top,
    // balances beyond the supply are no balances
    ...(supply !== undefined &&
      sum <= supply && { float: supply - sumOf(leavesOut ? away.filter(({ kind }) => kind !== 'burned') : away) }),
    ...(least !== undefined && {
      books: {
        sum,
        strangers: least,
        named: asHolders.length,
        empty: asHolders.filter(isEmpty).length,
        ...(asHolders.length >= foremost && { foremost: asHolders.slice(0, foremost).filter(isEmpty).length }),
        ...(forged.length > 0 && { forged }),
      },
    }),
    proofs: [
      ...top.slice(0, 5).map(({ address, amount }) => ({
        source: 'Node',
        method: 'eth_call',
        params: [{ to: token, data: balanceOf(address) }, block],
        block: Number(header.number),
        result: amount.toString(),
      })),
      ...forged.map(proofOfGift),
    ],
  }
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
