import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { byCode } from '../evm/by-code.ts'
import { codeOf } from '../evm/code.ts'
import type { State, Trace } from '../evm/paths/state.ts'
import { digitsOf, ofDigits, wide } from '../evm/paths/words.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import type { Controllers } from './controllers/discover.ts'
import { type Storage, storageOf } from './controllers/storage.ts'
import { foreignCode } from './foreign.ts'
import { type Stage, untaxed } from './stage.ts'
import { trialSize } from './trials.ts'

/** Most contracts, and words of each, that are read at once. */
const [mostAccounts, mostSlots] = [8, 64]

export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))
/** Code as bytes, the same for the same code: what the machine learns of it is kept with them. */
const codeBytes = byCode(bytesOf)
/** What hexadecimal digits behind "0x" say: an address, a slot, a word. */
export const numberOf = (hex: string): bigint => ofDigits(hex.slice(2))
export const addressOf = (account: bigint): string => `0x${account.toString(16).padStart(40, '0')}`

const numbersIn = (storage: Storage): [bigint, bigint][] => [...storage].map(([slot, word]) => [numberOf(slot), numberOf(word)])

/** What is known of the token and of what it may ask, for a machine of our own. */
export function stateOf(stage: Stage, { known, words, delegates }: Controllers): State {
  const storage = new Map([...known].map(([address, one]) => [numberOf(address), new Map(numbersIn(one.storage))]))
  // the holder has bought something by then
  const own = storage.get(numberOf(stage.token))
  for (const slot of stage.balanceSlots ?? []) own?.set(numberOf(slot), untaxed(stage, trialSize))
  return {
    codes: new Map(
      [...[...known].map(([address, { code }]) => [address, code] as const), ...(delegates ? [foreignCode(stage)] : [])].map(
        ([address, code]) => [numberOf(address), codeBytes(code)],
      ),
    ),
    storage,
    names: words.map(numberOf),
    fresh: numberOf(stage.actors.buyer),
    time: stage.header.timestamp,
    number: stage.header.number,
    chain: wide(stage.exchange.chain),
  }
}

/** The state with what a search came upon and did not know; `undefined` where there is nothing to ask, or nothing is told. */
export async function readMore(rpc: Rpc, block: string, state: State, unread: Trace['unread']): Promise<State | undefined> {
  const slots = new Map<bigint, Set<bigint>>()
  const accounts = new Set<bigint>()
  for (const { account, slot } of unread) {
    if (slot === undefined) accounts.add(account)
    else slots.set(account, (slots.get(account) ?? new Set()).add(slot))
  }
  if (slots.size + accounts.size === 0) return undefined
  const [words, codes] = await Promise.all([
    Promise.all(
      [...slots].slice(0, mostAccounts).map(async ([account, own]) => {
        const names = [...own].slice(0, mostSlots).map(slot => `0x${digitsOf(slot)}`)
        const read = await answered(rpc, storageOf(addressOf(account), names, block))
        return [account, read ? numbersIn(read) : []] as const
      }),
    ),
    Promise.all(
      [...accounts].slice(0, mostAccounts).map(async account => [account, await answered(rpc, codeOf(addressOf(account), block))] as const),
    ),
  ])
  // a node that tells nothing would be asked the same again
  if (codes.length === 0 && words.every(([, read]) => read.length === 0)) return undefined
  const storage = new Map(state.storage)
  for (const [account, read] of words) storage.set(account, new Map([...(storage.get(account) ?? []), ...read]))
  // what the node does not tell of is as good as nobody
  return {
    ...state,
    storage,
    codes: new Map([...state.codes, ...codes.map(([account, code = '0x']) => [account, codeBytes(code)] as const)]),
  }
}

/** Arguments of any number, all of them nothing. */
export const emptyWords = '0'.repeat(64 * 16)

/** A state in which an account is known to have no code. */
export const withoutCodeAt = (state: State, account: string): State => ({
  ...state,
  codes: new Map([...state.codes, [numberOf(account), bytesOf('0x')]]),
})

/**
 * What a look at a state says, which is `undefined` as long as it cannot: it looks again, so often at most, with what it came upon and
 * did not know.
 */
export async function seenIn<T>(
  rpc: Rpc,
  block: string,
  start: State,
  most: number,
  look: (state: State) => { readonly says: T | undefined; readonly unread: Trace['unread'] },
): Promise<T | undefined> {
  let state: State | undefined = start
  for (let nth = 1; state; nth++) {
    const { says, unread } = look(state)
    if (says !== undefined || nth === most) return says
    state = await readMore(rpc, block, state, unread)
  }
  return undefined
}

async function answered<T>(rpc: Rpc, question: Question<T>): Promise<T | undefined> {
  const answer = await attempt(rpc(question))
  if (answer instanceof SourceError) return undefined
  const [reply] = answer
  return reply.ok ? reply.value : undefined
}
