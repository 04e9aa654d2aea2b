import { utf8ToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import { word, zeroWord } from './arguments.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Vocabulary } from './dictionary.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** A selector that no function has, of each contract another. */
export const selectorOfNone = (target: string): string => `0x${keccak256(utf8ToBytes(`${target}/nameless`)).slice(0, 8)}`

/** What stands for what in calls that no function is named for. */
interface Unnamed {
  readonly amount: bigint
  readonly compared: readonly string[]
  readonly unlisted: readonly string[]
  /** Numbers of bytes that a call may have to have. */
  readonly lengths: readonly number[]
}

/** Calls that no function is named for: the fallback function and the receive function answer them, where there are any. */
export function namelessCalls(
  stage: Stage,
  { address: target }: Target,
  by: Caller,
  { amount, compared, unlisted, lengths }: Unnamed,
): PowerCall[] {
  const selector = selectorOfNone(target)
  const vocabulary = { victim: stage.actors.buyer, caller: by.address, amount }
  const calls = [
    ...nameless(selector, { ...vocabulary, words: compared }),
    ...(stage.balanceSlots ?? []).flatMap(slot => ['0x', selector].map(front => `${front}${slot.slice(2)}${zeroWord.slice(2)}`)),
    ...lengths.flatMap(length => ofLength(selector, length, [word(amount), word(numberOf(by.address))])),
    ...unlisted.flatMap(each => nameless(each, vocabulary).filter(calldata => calldata.startsWith(each))),
  ]
  const call = (calldata: string): PowerCall => callBy(by, target, calldata)
  // a coin, a share of a hundred in the smallest units and in those of gas, and amounts that the code knows and anybody has
  const amounts = [1n, 99n, 99n * 10n ** 9n, ...compared.map(BigInt).filter(value => value > 1n && value <= 10n ** 18n)]
  const sent = by.role === 'stranger' ? [] : [...new Set(amounts)]
  return [...calls.map(call), ...sent.map(value => ({ ...call('0x'), value }))]
}

/** Calldata of exactly so many bytes, with one of these words at its end. */
const ofLength = (selector: string, length: number, words: readonly string[]): string[] =>
  words.map(last => `${selector.padEnd(2 + 2 * length - last.length, '0')}${last}`)

/**
 * Calldata for functions without a name: nothing at all, a selector that no function has, with words behind it, and words
 * alone. What has no such function refuses all of them at once.
 */
export function nameless(
  selector: string,
  { victim, caller, amount, words = [] }: Pick<Vocabulary, 'victim' | 'caller' | 'amount' | 'words'>,
): string[] {
  const [one, all, holder, self] = [word(1n), 'f'.repeat(64), word(BigInt(victim)), word(BigInt(caller))]
  const known = words.map(each => each.slice(2))
  const behind = ['', one, holder + one, all, self + one, `${word(2n)}${holder}`, ...known.flatMap(each => [each, holder + each])]
  const moves = [holder + self + word(amount), holder + word(amount), word(amount) + holder]
  return ['0x', ...[...behind, ...moves].map(each => selector + each), ...[one, all, holder, ...known, ...moves].map(each => `0x${each}`)]
}
