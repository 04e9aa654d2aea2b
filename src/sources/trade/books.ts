import { hexToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import { changesState } from '../evm/code.ts'
import { word } from './arguments.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** A short text at the left end of a word. */
const shortText = /^0x((?:[2-7][0-9a-f]){3,20})(?:00)+$/

/** Names under which a store that knows no types keeps what an account has: a text and the account, hashed together in either order. */
function keysOf(account: string, words: readonly string[]): string[] {
  const digits = account.slice(2).toLowerCase()
  const texts = words.flatMap(each => shortText.exec(each)?.[1] ?? [])
  return texts.flatMap(text => [text + digits, digits + text]).map(each => keccak256(hexToBytes(each)))
}

/** Functions that write a number under a name: nothing, under those by which the holder may have what he has. */
export const bookCalls = (stage: Stage, target: Target, by: Caller, words: readonly string[]): PowerCall[] =>
  target.functions
    .filter(found => changesState(found) && /^(?:bytes32|uint256),uint256$/.test(found.arguments))
    .flatMap(({ selector }) => keysOf(stage.actors.buyer, words).map(key => callBy(by, target.address, selector + key + word(0n))))
