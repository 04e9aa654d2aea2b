import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { addressOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { looksLikeAddress } from '../evm/constants.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { account, bytes, hash } from '../quantities.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Contracts whose events are read, accounts of each that are asked for, the newest first, and those of them that are tried. */
const [mostBooks, mostAsked, mostLetIn] = [2, 40, 4]

const logs = z.array(z.looseObject({ address: account, topics: z.array(hash).max(4) }))

/** Every event of a contract. */
const eventsOf = (contract: string, block: string): Question<z.output<typeof logs>> => ({
  method: 'eth_getLogs',
  params: [{ address: contract, fromBlock: '0x0', toBlock: block }],
  result: logs,
})

/** Who was let in. */
export interface LetIn {
  readonly accounts: readonly string[]
  /** Contracts of which the node did not tell the events, or that name more accounts than were asked for. */
  readonly untold: readonly string[]
}

/**
 * Accounts that calls let in because one of the `books`, contracts, keeps something for them, such as a picture, a membership or a coin: of
 * those whom its events name.
 */
export async function letInBy(
  rpc: Rpc,
  stage: Stage,
  books: readonly string[],
  calls: readonly Pick<PowerCall, 'target' | 'calldata'>[],
): Promise<LetIn> {
  const block = hexNumber(stage.header.number)
  const [read, others] = [books.slice(0, mostBooks), books.slice(mostBooks)]
  const told = await attempt(rpc(...read.map(book => eventsOf(book, block))))
  if (told instanceof SourceError) return { accounts: [], untold: books }
  const members = told.map(reply => (reply.ok ? membersIn(reply.value) : undefined))
  const isWhole = (nth: number) => (members[nth]?.length ?? mostAsked + 1) <= mostAsked
  const untold = [...read.filter((_, at) => !isWhole(at)), ...others]
  const named = [...new Set(members.flatMap(some => some?.slice(0, mostAsked) ?? []))]
  const questions = named.flatMap(from =>
    calls.map(
      ({ target, calldata }): Question<string> => ({
        method: 'eth_call',
        params: [{ from, to: target, data: calldata }, block],
        result: bytes,
      }),
    ),
  )
  if (questions.length === 0) return { accounts: [], untold }
  const answers = await attempt(rpc(...questions))
  if (answers instanceof SourceError) return { accounts: [], untold: books }
  const isIn = (nth: number) => answers.slice(nth * calls.length, (nth + 1) * calls.length).some(({ ok }) => ok)
  return { accounts: named.filter((_, nth) => isIn(nth)).slice(0, mostLetIn), untold }
}

/** Accounts that events name, the newest first. */
function membersIn(events: z.output<typeof logs>): string[] {
  const named = events.toReversed().flatMap(({ topics }) => topics.slice(1).flatMap(topic => addressOf(topic) ?? []))
  return [...new Set(named.filter(one => looksLikeAddress(one.slice(2))))]
}
