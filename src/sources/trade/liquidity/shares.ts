import type { Pool } from '../../../evidence/market.ts'
import { addressOf, encodeCall, wordOf } from '../../evm/abi.ts'
import { headerOf, hexNumber } from '../../evm/block.ts'
import { type Report, surveyCall } from '../../evm/scout.ts'
import { burns } from '../controllers/nobody.ts'
import { balanceOf } from '../router.ts'
import { lockQuestions, readLocks } from './lockers.ts'
import { eventsOf, mostWindows, topics } from './logs.ts'
import type { Found, Search } from './owners.ts'

/** Owners that are looked at. */
const mostOwners = 60

/**
 * Owners of a pool whose shares change hands. The Transfer events of the shares name everybody who ever had some; what they
 * have is asked of the pool. Where the node hands out only few blocks, an index names the largest.
 */
export async function ownersOfShares(search: Search, pool: Pool): Promise<Found> {
  const { rpc, past, header, lockers, suspects, holdersFrom } = search
  const moved = (topic: string | undefined) => (topic === undefined ? undefined : addressOf(topic))
  const windows = eventsOf(
    past,
    pool.address,
    topics.transfer,
    ({ topics: [, from, to], blockNumber }) => ({ from: moved(from), to: moved(to), block: blockNumber }),
    header.number,
  )
  const trouble = await windows.read(mostWindows).then(
    () => undefined,
    (error: unknown) => error,
  )
  const complete = trouble === undefined && windows.from() === 0n
  const listed = complete ? [] : await holdersFrom(pool.address)
  const named = [...windows.items].reverse().flatMap(({ to }) => to ?? [])
  const candidates = [
    ...new Set(
      [...burns, ...lockers.map(({ address }) => address), ...suspects, ...listed, ...named].map(address => address.toLowerCase()),
    ),
  ].slice(0, mostOwners)
  const block = hexNumber(header.number)
  const first = windows.items.reduce<bigint | undefined>((low, { block: at }) => (low === undefined || at < low ? at : low), undefined)
  const survey = surveyCall(
    {
      accounts: [],
      questions: [
        { target: pool.address, data: encodeCall('totalSupply()') },
        ...candidates.map(account => ({ target: pool.address, data: balanceOf(account) })),
        ...lockQuestions(lockers, pool.address),
      ],
      pairs: [],
    },
    block,
  )
  const [reply, birth] = await rpc(survey, ...(complete && first !== undefined ? [headerOf(hexNumber(first))] : []))
  if (!reply.ok) return { reason: 'the node did not say who has shares of the pool' }
  const [supply, ...rest] = (reply.value as Report).replies
  const total = supply?.ok ? wordOf(supply.data) : undefined
  if (total === undefined || total === 0n) return { reason: 'the pool does not say how many shares it has' }
  const balances = candidates.flatMap((address, at) => {
    const amount = rest[at]?.ok ? wordOf(rest[at].data) : undefined
    // what is not told stays without an owner
    return amount === undefined || amount === 0n ? [] : [{ address, amount }]
  })
  const locks = readLocks(lockers, pool.address, rest.slice(candidates.length))
  const born = birth?.ok ? (birth.value as { timestamp: bigint }).timestamp : undefined
  return {
    total,
    owners: balances,
    locks,
    ...(born !== undefined && { since: new Date(Number(born) * 1000) }),
    proof: (address, amount) => ({
      source: 'Node',
      method: 'eth_call',
      params: [{ to: pool.address, data: balanceOf(address) }, block],
      block: Number(header.number),
      result: `${amount} of ${total} shares`,
    }),
  }
}
