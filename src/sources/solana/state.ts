import type { Chain } from '../../chains/index.ts'
import { SourceError } from '../../errors.ts'
import type { PinnedBlock } from '../../evidence/evidence.ts'
import type { AtSlot, Clock } from './answers.ts'
import type { Reply } from './rpc.ts'

/** Slots between two answers that still tell of one state: a minute, the life of a transaction that waits. */
const nearSlots = 150

/** Behind an address of a public node stand many: their answers must not be of different times. */
export const isSameState = (...slots: readonly number[]): boolean => Math.max(...slots) - Math.min(...slots) <= nearSlots

/** A clock of the chain further behind than this is that of a node that has stopped. The clock of the scan may be wrong by as much. */
const mostSecondsBehind = 3_600

/** Refuses a node of another network, and one that tells of the past. One that tells neither network nor time is believed. */
export function assertCurrent(
  { chain, now }: { chain: Chain; now: Date },
  { clock, first }: { clock: Reply<AtSlot<Clock>>; first: Reply<string> },
): void {
  // CAIP-30: a network is named by the beginning of the hash of its first block
  const named = chain.caip2.slice('solana:'.length)
  if (first.ok && !first.value.startsWith(named))
    throw new SourceError({
      source: 'Solana',
      code: 'BAD_RESPONSE',
      problem: 'was answered by a node of another network, such as one for tests',
      hint: 'Give a node of the main network with --rpc-url.',
    })
  if (!clock.ok) return
  const behind = (now.getTime() - clock.value.value.time.getTime()) / 1000
  if (behind > mostSecondsBehind)
    throw new SourceError({
      source: 'Solana',
      code: 'UPSTREAM_UNAVAILABLE',
      problem: `was answered by a node that is ${Math.round(behind / 60)} minutes behind`,
    })
}

/** Where the node told hash and time of one state, that state. */
export const blockOf = (clock: Reply<AtSlot<Clock>>, newest: Reply<AtSlot<{ readonly blockhash: string }>>): PinnedBlock | undefined =>
  clock.ok && newest.ok && isSameState(clock.value.slot, newest.value.slot)
    ? { number: newest.value.slot, hash: newest.value.value.blockhash, time: clock.value.value.time }
    : undefined
