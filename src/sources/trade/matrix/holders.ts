import { SourceError } from '../../../errors.ts'
import type { Transfers, TriedTransfer } from '../../../evidence/transfers.ts'
import { attempt } from '../../attempt.ts'
import { encodeCall, revertReason, wordOf } from '../../evm/abi.ts'
import { hexNumber } from '../../evm/block.ts'
import { isAccount } from '../../evm/code.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { surveyCall } from '../../evm/scout.ts'
import { bytes, zeroAddress } from '../../quantities.ts'
import { saleLeg } from '../round-trip.ts'
import { balanceOf, transfer } from '../router.ts'
import { approval, opening, purses, type Stage, sale } from '../stage.ts'
import { ordinaryGas, ranOut, simulateCall } from '../transactions.ts'
import { proofOf } from './basis.ts'
import { buyersIn, earlierBlocks, type Receipt, recentBlocks, sampled, tradesIn, transfersIn } from './holder-logs.ts'

/** Most holders that are made to sell, and fewest that are thought to speak for all. */
const sampleSize = 25
const enough = 5

const day = 86_400
/** A sale of a holder at most, and the small one that is tried where that was refused, in millionths of the pool. */
const [large, small] = [10_000n, 200n]

interface Holder {
  readonly address: string
  readonly balance: bigint
  /** Whether the pool paid it: then it could buy when it did. */
  readonly bought: boolean
  /** Whether it is known to have been given what it has: others bought, or the log tells of all that there is and of no purchase. */
  readonly given: boolean
}

export interface HolderTrial {
  /** What real holders can do, or why nobody knows. `onlyBuyers` where nobody can buy now: those who were given theirs before may have to wait. */
  sell(onlyBuyers: boolean, on: Stage): Promise<Transfers | string>
  /** Whether the log of the token tells of all that there is of it, and neither it nor the pool of a purchase there. */
  unbought(): Promise<boolean>
  /** Whether somebody who is nobody special bought what he has in this pool. */
  bought(): Promise<boolean>
  /** When nothing more is asked of the node, whatever came of it. */
  readonly searched: Promise<unknown>
}

/** Who holds a token, as its log tells. */
interface Known {
  readonly holders: readonly Holder[]
  /** {@link HolderTrial.unbought} */
  unbought(): Promise<boolean>
}

/** Looks for holders, and has them ready when the first trades are back. */
export function findHolders(rpc: Rpc, stage: Stage, owner: string | null): HolderTrial {
  const search = attempt(holdersOf(rpc, stage, owner))
  const trial: HolderTrial['sell'] = async (onlyBuyers, on) => {
    const found = await search
    if (found instanceof SourceError) return `the holders could not be found: ${found.message}`
    const holders = found.holders.filter(({ bought }) => bought || !onlyBuyers)
    if (holders.length === 0) return 'no account was found that holds the token and is nobody special'
    const tried = await attempt(sell(rpc, on, holders))
    if (tried instanceof SourceError) return `the sales of holders did not run: ${tried.message}`
    return tried ?? 'the node did not run the sales of holders'
  }
  const unbought = async () => {
    const found = await search
    return !(found instanceof SourceError) && found.unbought()
  }
  const bought = async () => {
    const found = await search
    return !(found instanceof SourceError) && found.holders.some(holder => holder.bought)
  }
  return { sell: trial, unbought, bought, searched: search }
}

async function holdersOf(rpc: Rpc, stage: Stage, owner: string | null): Promise<Known> {
  const { token, header, route } = stage
  const newest = header.number
  const special = new Set(
    [token, route.pool.address, route.venue.router, route.venue.factory, owner ?? token].map(address => address.toLowerCase()),
  )
  const people = (receipts: readonly Receipt[]) =>
    receipts.filter(({ holder }) => !special.has(holder) && !/^0x0{36}(0{4}|0{3}1|dead)$/.test(holder))
  const read = async (question: Question<Receipt[]>): Promise<Receipt[]> => {
    const [reply] = await rpc(question)
    return reply.ok ? reply.value : []
  }
  const sold = await read(transfersIn(token, recentBlocks(newest), newest, route.pool.address))
  const bought = people(sold)
  const buyers = new Set(bought.map(({ holder }) => holder))
  const few = buyers.size < enough
  const earlier = few ? await read(transfersIn(token, earlierBlocks(newest, bought.length), newest)) : []
  const paid = [...sold, ...earlier].some(({ from }) => from === route.pool.address)
  // whom the token was made for is no stranger to whoever made it
  const given = people(earlier).filter(({ from }) => from !== zeroAddress)
  for (const { holder } of people(buyersIn(earlier, route.pool.address))) buyers.add(holder)
  // who bought speaks for who buys: none of the few may be missed
  const all = [...sampled(bought, sampleSize), ...buyers, ...sampled(given, sampleSize)]
  const candidates = [...new Set(all)].slice(0, sampleSize)
  let told: Promise<boolean> | undefined
  const unbought = () => {
    told ??= earlier.length > 0 && !paid ? isUnbought(rpc, stage, earlier) : Promise.resolve(false)
    return told
  }
  const [found, isWhole] = await Promise.all([
    holding(rpc, stage, candidates, buyers),
    // asked only where it decides what holders speak for
    buyers.size === 0 && candidates.length > 0 && unbought(),
  ])
  const isKnown = isWhole || buyers.size > 0
  return { holders: found.map(holder => ({ ...holder, given: isKnown && !holder.bought })), unbought }
}

/** Whether transfers tell of all that there is of a token, and its pool, which no token writes for, of no trade meanwhile. */
async function isUnbought(rpc: Rpc, { token, header, route }: Stage, receipts: readonly Receipt[]): Promise<boolean> {
  const made = receipts.reduce((sum, { from, holder, amount }) => {
    const change = (from === zeroAddress ? amount : 0n) - (holder === zeroAddress ? amount : 0n)
    return sum + change
  }, 0n)
  const asked = Promise.all([
    rpc({ method: 'eth_call', params: [{ to: token, data: encodeCall('totalSupply()') }, hexNumber(header.number)], result: bytes }),
    rpc(tradesIn(route.pool.address, earlierBlocks(header.number, 0), header.number)),
  ])
  const answers = await attempt(asked)
  if (answers instanceof SourceError) return false
  const [[all], [swaps]] = answers
  return all.ok && swaps.ok && swaps.value === 0 && made > 0n && wordOf(all.value) === made
}

/** Those of the candidates that hold something and have no code. */
async function holding(
  rpc: Rpc,
  { token, header }: Stage,
  candidates: readonly string[],
  buyers: ReadonlySet<string>,
): Promise<Omit<Holder, 'given'>[]> {
  if (candidates.length === 0) return []
  const questions = candidates.map(holder => ({ target: token, data: balanceOf(holder) }))
  const [reply] = await rpc(surveyCall({ accounts: candidates, questions, pairs: [] }, hexNumber(header.number)))
  if (!reply.ok) return []
  const { accounts, replies } = reply.value
  return candidates.flatMap((address, at): Omit<Holder, 'given'>[] => {
    const [state, answer] = [accounts[at], replies[at]]
    const balance = answer?.ok ? wordOf(answer.data) : undefined
    const person = state !== undefined && isAccount(state.codeSize)
    return person && balance !== undefined && balance > 0n ? [{ address, balance, bought: buyers.has(address) }] : []
  })
}

/** Each holder sells what it has, up to a hundredth of the pool; a day later a little, where that was too much or too early. */
async function sell(rpc: Rpc, stage: Stage, holders: readonly Holder[]): Promise<Transfers | undefined> {
  const { header, actors, route, prelude = [] } = stage
  const most = (share: bigint) => (route.pool.tokenReserve * share) / 1_000_000n
  const upTo = (balance: bigint, limit: bigint) => (balance > limit && limit > 0n ? limit : balance)
  const plans = holders.map((holder, nth) => ({
    ...holder,
    key: `holder ${nth + 1}`,
    amount: upTo(holder.balance, most(large)),
    little: upTo(holder.balance / 4n + 1n, most(small)),
  }))
  const start = prelude.length > 0 ? 12 : 0
  const blocks = [
    ...opening(stage, 12),
    ...plans.map(({ key, address, amount }, nth) => ({
      after: start + 12 * (nth + 1),
      transactions: [approval(stage, `${key}/approve`, address), sale(stage, `${key}/sell`, address, amount)],
    })),
    ...plans.map(({ key, address, little }, nth) => ({
      after: day + 12 * (nth + 1),
      transactions: [sale(stage, `${key}/little`, address, little)],
    })),
  ]
  const nothing = { purchase: 0n, sale: 0n, gas: ordinaryGas }
  const overrides = purses(
    stage,
    nothing,
    holders.map(({ address }) => address),
  )
  const question = simulateCall({ header, blocks, overrides, randao: actors.randao, heard: route.pool.address })
  const [reply] = await rpc(question)
  if (!reply.ok) return reply.kind === 'unsupported' && prelude.length === 0 ? send(rpc, stage, plans) : undefined
  const outcomes = reply.value
  const tried = plans.flatMap(({ key, address, amount, little, given }): TriedTransfer[] => {
    const results = [
      { outcome: outcomes.get(`${key}/sell`), amount },
      { outcome: outcomes.get(`${key}/little`), amount: little },
    ]
    const sold = results.find(({ outcome }) => outcome?.ok)
    const starved = results.some(({ outcome }) => ranOut(outcome))
    const told = sold ?? results[0]
    if (!told || (starved && !sold)) return []
    const holder = { holder: address, amount: told.amount, to: 'pool' as const, ...(given && { given: true as const }) }
    return [{ ...holder, ...saleLeg(stage, told.outcome, told.amount) }]
  })
  const stuck = tried.filter(({ ok }) => !ok).length
  const result = `${tried.length - stuck} of ${tried.length} holders could sell`
  return {
    tried,
    proofs: [proofOf(stage, question, result)],
  }
}

/** Each holder sends to the pool what it would sell: a single call, which every node runs. */
async function send(
  rpc: Rpc,
  stage: Stage,
  plans: readonly (Pick<Holder, 'address' | 'given'> & Pick<TriedTransfer, 'amount'>)[],
): Promise<Transfers | undefined> {
  const { token, header, route } = stage
  const questions = plans.map(
    ({ address, amount }): Question<string> => ({
      method: 'eth_call',
      params: [{ from: address, to: token, data: transfer(route.pool.address, amount) }, hexNumber(header.number)],
      result: bytes,
    }),
  )
  const replies = (await rpc(...questions)) as readonly Reply<string>[]
  const tried = plans.flatMap(({ address, amount, given }, at): TriedTransfer[] => {
    const reply = replies[at]
    const common = { holder: address, amount, to: 'pool' as const, ...(given && { given: true as const }) }
    if (reply?.ok) return [{ ...common, ok: wordOf(reply.value) !== 0n }]
    if (reply?.kind !== 'execution') return []
    const reason = reply.data === undefined ? undefined : revertReason(reply.data)
    return [{ ...common, ok: false, ...(reason !== undefined && { reason }) }]
  })
  const stuck = tried.findIndex(({ ok }) => !ok)
  const [shown] = questions.slice(Math.max(0, stuck))
  const result = `${tried.filter(({ ok }) => ok).length} of ${tried.length} holders could send to the pool; this one ${stuck < 0 ? 'could' : 'could not'}`
  return tried.length > 0 && shown ? { tried, proofs: [proofOf(stage, shown, result)] } : undefined
}
