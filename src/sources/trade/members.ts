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

/** Accounts that the events of a contract name, the newest first; `undefined` where the node does not tell of them. */
type MembersOf = (book: string) => Promise<readonly string[] | undefined>

/** Asks for the events of each contract once, however many functions ask it. */
export function membersBy(rpc: Rpc, { header }: Stage): MembersOf {
  const known = new Map<string, ReturnType<MembersOf>>()
  const read: MembersOf = async book => {
    const told = await attempt(rpc(eventsOf(book, hexNumber(header.number))))
    return !(told instanceof SourceError) && told[0].ok ? membersIn(told[0].value) : undefined
  }
  return book => {
    const members = known.get(book) ?? read(book)
    known.set(book, members)
    return members
  }
}

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
  { header }: Stage,
  { books, membersOf }: { readonly books: readonly string[]; readonly membersOf: MembersOf },
  calls: readonly Pick<PowerCall, 'target' | 'calldata'>[],
): Promise<LetIn> {
  const read = books.slice(0, mostBooks)
  const members = await Promise.all(read.map(membersOf))
  const isWhole = (nth: number) => (members[nth]?.length ?? mostAsked + 1) <= mostAsked
  const untold = books.filter((_, at) => !isWhole(at))
  const named = [...new Set(members.flatMap(some => some?.slice(0, mostAsked) ?? []))]
  const questions = named.flatMap(from =>
    calls.map(
      ({ target, calldata }): Question<string> => ({
        method: 'eth_call',
        params: [{ from, to: target, data: calldata }, hexNumber(header.number)],
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
