import { z } from 'zod'
import type { Pool } from '../../../evidence/market.ts'
import { addressOf, decodeValues, encodeCall, wordOf } from '../../evm/abi.ts'
import { headerOf, hexNumber } from '../../evm/block.ts'
import type { Question } from '../../evm/pool.ts'
import { type Report, surveyCall } from '../../evm/scout.ts'
import { hash } from '../../quantities.ts'
import { eventsOf, log, mostWindows, topics } from './logs.ts'
import type { Found, Search } from './owners.ts'

/** Deposits whose owners are looked for, largest first. */
const mostDeposits = 12

/** A deposit of liquidity, as the pool told it. */
interface Deposit {
  readonly owner: string
  readonly amount: bigint
  readonly transaction: string
  readonly block: bigint
}

const receipt = z.looseObject({ transactionHash: hash, logs: z.array(log) })
const receiptOf = (transaction: string): Question<z.output<typeof receipt>> => ({
  method: 'eth_getTransactionReceipt',
  params: [transaction],
  result: receipt,
})

/**
 * Owners of the positions of a concentrated pool. The pool names who deposited; for those made through the contract that
 * keeps positions as NFTs, the receipt of the deposit tells the number of the NFT, and that contract its owner of today.
 */
export async function ownersOfPositions({ token, rpc, past, header }: Search, pool: Pool, positions: string): Promise<Found> {
  const windows = eventsOf(past, pool.address, topics.mint, depositIn, header.number)
  const trouble = await windows.read(mostWindows).then(
    () => undefined,
    (error: unknown) => error,
  )
  const complete = trouble === undefined && windows.from() === 0n
  const keeper = positions.toLowerCase()
  const deposits = [...windows.items].sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0)).slice(0, mostDeposits)
  // what contracts deposited by themselves stays without an owner
  const kept = deposits.filter(({ owner }) => owner === keeper)
  const block = hexNumber(header.number)
  const first = windows.items.reduce<bigint | undefined>((low, { block: at }) => (low === undefined || at < low ? at : low), undefined)
  const transactions = [...new Set(kept.map(({ transaction }) => transaction))]
  const [receipts, [birth]] = await Promise.all([
    Promise.all(inThrees(transactions).map(some => past(...some.map(receiptOf)))),
    complete && first !== undefined ? past(headerOf(hexNumber(first))) : [undefined],
  ])
  const ids = new Set(
    receipts.flat().flatMap(reply =>
      reply.ok
        ? reply.value.logs.flatMap(({ address, topics: [event, id], data }) => {
            const [amount] = (decodeValues('uint128,uint256,uint256', data) ?? []) as [bigint?]
            const ours = address === keeper && event === topics.increase && kept.some(deposit => deposit.amount === amount)
            return ours && id !== undefined ? [wordOf(id) ?? []].flat() : []
          })
        : [],
    ),
  )
  const numbers = [...ids]
  const survey = surveyCall(
    {
      accounts: [],
      questions: [
        { target: pool.address, data: encodeCall('slot0()') },
        { target: pool.address, data: encodeCall('liquidity()') },
        ...numbers.flatMap(id => [
          { target: positions, data: encodeCall('positions(uint256)', id) },
          { target: positions, data: encodeCall('ownerOf(uint256)', id) },
        ]),
      ],
      pairs: [],
    },
    block,
  )
  const [reply] = await rpc(survey)
  if (!reply.ok) return { reason: 'the node did not say whose the positions of the pool are' }
  const [slot0, inRange, ...rest] = (reply.value as Report).replies
  const total = inRange?.ok ? wordOf(inRange.data) : undefined
  const [, tick] = (slot0?.ok ? (decodeValues('uint160,int24', slot0.data.slice(0, 2 + 128)) ?? []) : []) as [bigint?, number?]
  if (total === undefined || tick === undefined || total === 0n) return { reason: 'the pool has no liquidity at its present price' }
  const owned = new Map<string, { readonly amount: bigint; readonly id: bigint }>()
  for (const [at, id] of numbers.entries()) {
    const [position, owner] = [rest[2 * at], rest[2 * at + 1]]
    const values = position?.ok ? (decodeValues(positionTypes, position.data) as Position | undefined) : undefined
    const address = owner?.ok ? addressOf(owner.data) : undefined
    if (!values || address === undefined) continue
    const [, , token0, token1, fee, low, high, amount] = values
    // one transaction may have put the same amount into two pools
    const pair = [token0, token1].map(one => one.toLowerCase())
    const here = pair.includes(token.toLowerCase()) && pair.includes(pool.quote.address.toLowerCase()) && fee === pool.fee
    if (!here || tick < low || tick >= high) continue
    const known = owned.get(address)
    owned.set(address, known ? { ...known, amount: known.amount + amount } : { amount, id })
  }
  const born = birth?.ok ? birth.value.timestamp : undefined
  return {
    total,
    owners: [...owned].map(([address, { amount }]) => ({ address, amount })),
    locks: new Map(),
    ...(born !== undefined && { since: new Date(Number(born) * 1000) }),
    proof: (address, amount) => ({
      source: 'Node',
      method: 'eth_call',
      params: [{ to: positions, data: encodeCall('ownerOf(uint256)', owned.get(address)?.id) }, block],
      block: Number(header.number),
      result: `${address} has ${amount} of the liquidity ${total} in range`,
    }),
  }
}

const positionTypes = 'uint96,address,address,address,uint24,int24,int24,uint128'
type Position = readonly [bigint, string, string, string, number, number, number, bigint]

function depositIn({ topics: [, owner], data, transactionHash, blockNumber }: z.output<typeof log>): Deposit | undefined {
  const [, amount] = (decodeValues('address,uint128,uint256,uint256', data) ?? []) as [string?, bigint?]
  const account = owner === undefined ? undefined : addressOf(owner)
  if (account === undefined || amount === undefined) return undefined
  return { owner: account, amount, transaction: transactionHash, block: blockNumber }
}

/** Public nodes take batches of three. */
const inThrees = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / 3) }, (_, at) => items.slice(3 * at, 3 * at + 3))
