import { encodeAbiParameters, encodePacked, type Hex, keccak256 } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { decodeValues, parametersOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { wide } from '../evm/paths/words.ts'
import { word } from './arguments.ts'
import { vocabularyOf } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { basisPoints, callsOf, type Vocabulary } from './dictionary.ts'
import type { Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** Seconds between what is filed and what is done: longer than most wait who do not want to be seen waiting. */
const wait = 1_800
/** In seconds: until then something may be claimed. */
const month = 2_592_000n
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
      const refused = functions.filter(found => !own.has(found.selector))
      const vocabulary = vocabularyOf(stage, token.address, by)
      const call = (calldata: string): PowerCall => callBy(by, token.address, calldata)
      const filed = (calldata: string, step: string): PowerCall => ({ ...call(calldata), steps: [call(step)], wait })
      const sealed = (filing.length > 0 ? refused : [])
        .flatMap(found => sealable(found, vocabulary))
        .flatMap(({ calldata, seals }) => filing.flatMap(({ selector }) => seals.map(seal => filed(calldata, selector + seal.slice(2)))))
      const ahead = stage.header.timestamp + month
      const claimed = refused
        .flatMap(found => claimable(found, vocabulary))
        .flatMap(({ calldata, seals }) =>
          seals.flatMap(seal => [
            ...filing.map(({ selector }) => filed(calldata, selector + seal.slice(2))),
            ...functions.flatMap(found => filingOf(found, seal, ahead).map(step => filed(calldata, step))),
          ]),
        )
      return [...sealed.slice(0, mostSealed), ...claimed.slice(0, mostSealed)]
    })
    .slice(0, 2 * mostSealed)
}

interface Sealable {
  readonly calldata: string
  /** Hashes of what it says, in the ways in which contracts put that together. */
  readonly seals: readonly string[]
}

const isProof = (type: string | undefined): boolean => type === 'bytes32[]' || type === 'uint256[]'
/** Where a proof begins behind words of so many digits, and that it has no words. */
const emptyProof = (digits: number): string => word(wide(digits / 2 + 32)) + word(0n)

/** A claim of whoever calls: how much, perhaps behind the number of the claim, and a proof that is empty. */
function claimable({ selector, arguments: types }: ContractFunction, { caller, amount }: Vocabulary): Sealable[] {
  const parameters = (parametersOf(types) ?? []).map(({ type }) => type)
  const numbers = parameters.slice(0, -1)
  if (!isProof(parameters.at(-1)) || numbers.length === 0 || numbers.length > 2 || !numbers.every(type => /^uint\d*$/.test(type))) return []
  const [told = 'uint256'] = numbers.slice(-1)
  const who = caller as Hex
  const whole = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [who, amount])
  const leaves = [keccak256(whole), keccak256(encodePacked(['address', told], [who, amount])), keccak256(keccak256(whole))]
  // what is filed now stands behind one that there is, or is the first
  return (numbers.length > 1 ? [1n, 0n] : [undefined]).map(key => {
    const words = (key === undefined ? [] : [key]).concat(amount).map(word).join('')
    const numbered = key === undefined ? [] : [keccak256(encodePacked(['uint256', 'address', told], [key, who, amount]))]
    return { calldata: selector + words + emptyProof(words.length), seals: [...leaves, ...numbered] }
  })
}

/** Calls that may file a root, beside what numbers it or says until when it holds; of what else is asked for there may be nothing. */
function filingOf({ selector, arguments: types }: ContractFunction, root: string, ahead: bigint): string[] {
  const parameters = types.split(',')
  if (parameters.length < 2 || parameters.length > 4 || !parameters.every(type => /^(?:uint\d*|bytes32)$/.test(type))) return []
  return parameters.flatMap((type, place) => {
    if (!/^(?:bytes32|uint256)$/.test(type)) return []
    const behind = parameters.slice(place + 1)
    const said = (values: readonly bigint[]) =>
      [selector, ...parameters.slice(0, place).map(() => word(1n)), root.slice(2), ...values.map(word)].join('')
    const narrow = behind.map(one => (/^uint(?:8|16|32|40|48|64)$/.test(one) ? ahead : 0n))
    return [...new Set([said(narrow), said(behind.map(() => ahead))])]
  })
}

/** Calls of a function that takes more than a word, with what may have been filed of them; a proof that goes with it is empty. */
function sealable(found: ContractFunction, vocabulary: Vocabulary): Sealable[] {
  const parameters = parametersOf(found.arguments) ?? []
  const proves = isProof(parameters.at(-1)?.type)
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
      const proof = proves ? emptyProof(words.length) : ''
      const seals = [keccak256(keccak256(whole)), keccak256(packed), keccak256(whole)]
      return [{ calldata: found.selector + words + proof, seals: [...new Set(seals)] }]
    })
}
