import { z } from 'zod'
import type { Proof } from '../../../evidence/evidence.ts'
import { addressOf, wordOf } from '../../evm/abi.ts'
import { topicOf } from '../../evm/approval-events.ts'
import type { Question, Reply } from '../../evm/pool.ts'
import { word } from '../arguments.ts'
import { entryOf } from '../controllers/listed.ts'
import { wholeStorageOf } from '../controllers/whole-storage.ts'
import { numberOf } from '../machine-state.ts'
import { proofOf } from '../matrix/basis.ts'
import type { Deposits } from './deposits.ts'
import { log, topics } from './logs.ts'
import type { Search } from './owners.ts'
import type { Keeper } from './script.ts'

/** Most accounts that have put something in: what is kept for each is read. */
const mostDepositors = 32

/** Whose shares a contract keeps, each as much as he may take back. */
export interface Shared {
  readonly parts: readonly { readonly address: string; readonly amount: bigint }[]
  readonly proofs: readonly Proof[]
}

const transfers = z.array(log)

/**
 * Who has put shares into a contract that gives back to each no more than what is kept for him, and how many. Its whole storage is
 * known, so that nothing is kept for anybody else, and there are as many shares as are kept for all together. `undefined` for all others.
 */
export async function depositorsOf(
  search: Search,
  { address, pool, amount }: Keeper,
  deposits: Deposits,
  block: string,
): Promise<Shared | undefined> {
  const handed: Question<z.output<typeof transfers>> = {
    method: 'eth_getLogs',
    params: [{ address: pool, fromBlock: '0x0', toBlock: block, topics: [topics.transfer, null, topicOf(address)] }],
    result: transfers,
  }
  const [[given], { makers, told }] = (await Promise.all([search.past(handed), search.origin])) as [
    [Reply<z.output<typeof transfers>>],
    Awaited<Search['origin']>,
  ]
  if (!given.ok) return undefined
  const from = given.value.flatMap(({ topics: [, sender = ''] }) => addressOf(sender)?.toLowerCase() ?? [])
  const depositors = [...new Set(from)]
  if (depositors.length === 0 || depositors.length > mostDepositors) return undefined
  const others = [...makers, ...told].map(one => one.address)
  const accounts = [...new Set([...depositors, ...others, pool, search.token, address].map(one => one.toLowerCase()))]
  const whole = await wholeStorageOf(search.rpc, address, accounts, block)
  if (!whole) return undefined
  const parts = accounts.flatMap(account => {
    // what was not read is nothing: the root shows that there is no more
    const held = whole.storage.get(`0x${word(placeFor(account, deposits))}`)
    const kept = held === undefined ? undefined : wordOf(held)
    return kept === undefined || kept === 0n ? [] : [{ address: account, amount: kept }]
  })
  const sum = parts.reduce((all, one) => all + one.amount, 0n)
  if (sum === 0n || sum > amount) return undefined
  const said = `${sum} of ${amount} shares are kept for ${parts.length} accounts, of which each may take back his own; root ${whole.root}`
  return { parts, proofs: [proofOf(search, whole.question, said)] }
}

/** Where what an account may take back lies. */
const placeFor = (account: string, { place, offset }: Deposits): bigint =>
  BigInt.asUintN(256, numberOf(entryOf(account, `0x${word(place)}`)) + offset)
