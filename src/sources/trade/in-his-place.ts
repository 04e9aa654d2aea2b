import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { accessListOf, slotsOf } from '../evm/access-list.ts'
import { hexNumber } from '../evm/block.ts'
import type { Rpc } from '../evm/pool.ts'
import { hash } from '../quantities.ts'
import { entryOf, firstPlaces } from './controllers/listed.ts'
import { balanceOf } from './router.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Mappings by account that a compiler may have put first. */
export const mappings = 32

/** A slot of somebody, and the one in which the same is kept of a stranger. */
type Pair = readonly [his: string, strangers: string]

/**
 * The stage on which a stranger has in some coins what somebody has there, as where they are not sent to everybody: each keeps of
 * him what it keeps of the caller, in mappings by account that the call reads, and where it looks for his balance. `undefined` where a coin
 * keeps nothing of that kind.
 */
export async function inHisPlace(rpc: Rpc, stage: Stage, call: PowerCall, coins: readonly string[]): Promise<Stage | undefined> {
  const { caller, target, calldata } = call
  const { stranger } = stage.actors
  const block = hexNumber(stage.header.number)
  const looks = coins.flatMap(coin => [caller, stranger].map(from => ({ from, to: coin, data: balanceOf(from) })))
  const read = await attempt(rpc(...[{ from: caller, to: target, data: calldata }, ...looks].map(one => accessListOf(one, block))))
  if (read instanceof SourceError) return undefined
  const pairs = coins.map((coin, at) =>
    pairsOf([caller, stranger], {
      read: slotsOf(read[0], coin),
      own: slotsOf(read[1 + 2 * at], coin),
      others: slotsOf(read[2 + 2 * at], coin),
    }),
  )
  if (pairs.some(({ length }) => length === 0)) return undefined
  const slots = coins.flatMap((coin, at) => (pairs[at] ?? []).map(([his, strangers]) => ({ coin, his, strangers })))
  const held = await attempt(
    rpc(...slots.map(({ coin, his }) => ({ method: 'eth_getStorageAt', params: [coin, his, block], result: hash }))),
  )
  if (held instanceof SourceError) return undefined
  const lent = slots.flatMap(({ coin, strangers }, at) => {
    const reply = held[at]
    return reply?.ok ? [{ coin, strangers, value: reply.value }] : []
  })
  const instead = coins.map(coin => {
    const words = lent.filter(one => one.coin === coin).map(({ strangers, value }) => [strangers, value] as const)
    return [coin, { stateDiff: Object.fromEntries(words) }] as const
  })
  return { ...stage, instead: { ...stage.instead, ...Object.fromEntries(instead) } }
}

function pairsOf(
  [caller, stranger]: readonly [string, string],
  { read, own, others }: Readonly<Record<'read' | 'own' | 'others', readonly string[]>>,
): Pair[] {
  const all = new Set([...read, ...own])
  const entries = firstPlaces(mappings)
    .map((place): Pair => [entryOf(caller, place), entryOf(stranger, place)])
    .filter(([his]) => all.has(his))
  // only one of each can be told to be the same of both
  const [his, ...more] = own.filter(slot => !others.includes(slot))
  const [strangers, ...rest] = others.filter(slot => !own.includes(slot))
  const isAlone = more.length === 0 && rest.length === 0
  return his !== undefined && strangers !== undefined && isAlone ? [...entries, [his, strangers]] : entries
}
