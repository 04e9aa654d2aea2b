import { encodePacked, type Hex, keccak256 } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { decodeValues, parametersOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { vocabularyOf } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { basisPoints, callsOf, type Vocabulary } from './dictionary.ts'
import type { Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** Seconds between what is filed and what is done: longer than most wait who do not want to be seen waiting. */
const wait = 1_800
/** Most calls that are proved, each behind the filing of its hash. */
const mostSealed = 12

/**
 * What is filed first by its hash and done later: as the seal of a number, or as the only leaf of a tree. Whoever may file
 * knows what he files, so the hash of each call that was refused to him is filed before it. The laboratory does not wait in
 * between, so each is worth a proof.
 */
export function sealedCalls(stage: Stage, { targets: [token] }: Controllers, { accepted }: Screening): readonly PowerCall[] {
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
  return token.callers
    .flatMap(by => {
      const own = new Set(
        accepted.filter(({ caller, target }) => caller === by.address && target === token.address).map(({ selector }) => selector),
      )
      const functions = token.functions.filter(found => changesState(found) && !open.has(found.selector))
      const filing = functions.filter(found => own.has(found.selector) && /^(?:bytes32|uint256)$/.test(found.arguments))
      if (filing.length === 0) return []
      const call = (calldata: string): PowerCall => callBy(by, token.address, calldata)
      return functions
        .filter(found => !own.has(found.selector))
        .flatMap(found => sealable(found, vocabularyOf(stage, token.address, by)))
        .flatMap(({ calldata, seals }) =>
          filing.flatMap(({ selector }) => seals.map(seal => ({ ...call(calldata), steps: [call(selector + seal.slice(2))], wait }))),
        )
    })
    .slice(0, mostSealed)
}

interface Sealable {
  readonly calldata: string
  /** Hashes of what it says, in the ways in which contracts put that together. */
  readonly seals: readonly string[]
}

/** Calls of a function that takes more than a word, with what may have been filed of them; a proof that goes with it is empty. */
function sealable(found: ContractFunction, vocabulary: Vocabulary): Sealable[] {
  const parameters = parametersOf(found.arguments) ?? []
  const proves = parameters.at(-1)?.type === 'bytes32[]' || parameters.at(-1)?.type === 'uint256[]'
  const said = proves ? parameters.slice(0, -1) : parameters
  if (said.length < 2 || said.some(({ type }) => !/^(?:address|bool|u?int\d*|bytes32)$/.test(type))) return []
  const types = said.map(({ type }) => type)
  // where nobody is named the number is a share
  const shares = types.includes('address') ? {} : { values: [basisPoints, 99n] }
  return callsOf({ ...found, arguments: types.join() }, { ...vocabulary, ...shares, words: [] })
    .slice(0, 2)
    .flatMap(told => {
      const words = told.slice(10)
      const values = decodeValues(types.join(), `0x${words}`)
      if (values === undefined) return []
      const [whole, packed] = [`0x${words}` as Hex, encodePacked(types, [...values])]
      // where the proof begins, and that it has no words
      const proof = proves ? [words.length / 2 + 32, 0].map(number => number.toString(16).padStart(64, '0')).join('') : ''
      const seals = [keccak256(keccak256(whole)), keccak256(packed), keccak256(whole)]
      return [{ calldata: found.selector + words + proof, seals: [...new Set(seals)] }]
    })
}
