import { encodeCall, wordOf } from '../../evm/abi.ts'
import { wide } from '../../evm/paths/words.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { bytes } from '../../quantities.ts'
import { type Call, mostGas, type Script, type Seen, tries, waits } from './trying.ts'

/** Tokens that may be votes, and who has many of them, such as a pool. */
export interface Votes {
  readonly token: string
  readonly from: string
}

/** Gives everybody the same part of what somebody has, who then votes for himself. */
export async function ballotsFor(rpc: Rpc, { token, from }: Votes, people: readonly string[], block: string): Promise<readonly Call[]> {
  const balance: Question<string> = {
    method: 'eth_call',
    params: [{ to: token, data: encodeCall('balanceOf(address)', from) }, block],
    result: bytes,
  }
  const [reply] = (await rpc(balance)) as [Reply<string>]
  const held = reply.ok ? wordOf(reply.value) : undefined
  if (held === undefined) return []
  const share = held / wide(people.length + 1)
  return people.flatMap((person): Call[] => [
    { from, to: token, data: encodeCall('transfer(address,uint256)', person, share), gas: mostGas },
    { from: person, to: token, data: encodeCall('delegate(address)', person), gas: mostGas },
  ])
}

const [hour, day] = [3_600n, 86_400n]
/** Most who vote, and when they come together, in seconds from now: all within a day, and as often on days of their own. */
const mostVoting = 4
const sittings = {
  soon: [60n, ...[2n, 4n, 6n, 8n, 10n, 12n, 14n, 16n, 18n, 20n, 22n].map(hours => hours * hour), waits.soon],
  late: [60n, ...[1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 11n, 15n, 22n, 33n].map(days => days * day + hour)],
}
const week = [1n, 2n, 3n, 4n, 5n, 6n, 7n]

/**
 * What comes of a wish that is put to the vote, and is done when its time has come; `undefined` unless that takes the same people longer
 * than a day, and on no day of the week it is done at once.
 */
export async function votesInTime(rpc: Rpc, script: Script, votes: Votes, now: bigint): Promise<Seen | undefined> {
  const people = script.people.slice(0, mostVoting)
  const voting: Script = { ...script, people, prelude: await ballotsFor(rpc, votes, people, script.block), isVoted: true }
  const at = (times: readonly bigint[]) => tries(rpc, { ...voting, again: times.map(time => now + time) })
  const seen = await at(sittings.late)
  if (!seen?.acted) return undefined
  const onDays = week.map(days => now + days * day + hour)
  const hurried = await Promise.all([
    at(sittings.soon),
    ...onDays.map(begins => tries(rpc, { ...voting, begins, again: [begins + 60n, begins + hour] })),
  ])
  return hurried.every(one => one?.acted === false) ? seen : undefined
}
