import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, type Hex, parseAbiParameters, toFunctionSelector } from 'viem'
import { isBytesOf } from '../hex.ts'
import { type Codec, codecOf } from './codec.ts'
import { refusals } from './selectors.ts'
import { word } from './target.ts'

/** Calldata of a function by its signature, for example `encodeCall('transfer(address,uint256)', to, 1n)`. */
export function encodeCall(signature: string, ...values: readonly unknown[]): Hex {
  const { selector, types } = functionOf(signature)
  return encodeValues(types, values, selector)
}

interface Signed {
  readonly selector: Hex
  readonly types: string
}

const functions = new Map<string, Signed>()

/** The signatures are those of this program, so there are few. */
function functionOf(signature: string): Signed {
  const found = functions.get(signature)
  if (found) return found
  const read = { selector: toFunctionSelector(signature), types: signature.slice(signature.indexOf('(') + 1, -1) }
  functions.set(signature, read)
  return read
}

/** Values by their comma-separated types, as arguments of a function or of a constructor, behind what comes `before` them. */
export function encodeValues(types: string, values: readonly unknown[], before: Hex = '0x'): Hex {
  const { parameters, codec } = typesOf(types)
  return codec ? codec.encode(values, before) : `${before}${encodeAbiParameters(parameters, values as unknown[]).slice(2)}`
}

/** `undefined` when the bytes do not hold values of these types: what a contract returns is not to be trusted. */
export function decodeValues(types: string, data: string): readonly unknown[] | undefined {
  try {
    const { parameters, codec } = typesOf(types)
    return codec ? codec.decode(data) : (decodeAbiParameters(parameters, data as Hex) as readonly unknown[])
  } catch {
    return undefined
  }
}

interface Types {
  readonly parameters: readonly AbiParameter[]
  readonly codec: Codec | undefined
}

const known = new Map<string, Types>()
/** Types of arguments come from the code of contracts too. */
const mostKnown = 2_000

/** `undefined` for types that nobody can read: they were found in the code of a contract. */
export function parametersOf(types: string): readonly AbiParameter[] | undefined {
  try {
    return typesOf(types).parameters
  } catch {
    return undefined
  }
}

function typesOf(types: string): Types {
  const found = known.get(types)
  if (found) return found
  const parameters = types === '' ? [] : (parseAbiParameters(types) as readonly AbiParameter[])
  const read = { parameters, codec: codecOf(parameters) }
  if (known.size >= mostKnown) known.clear()
  known.set(types, read)
  return read
}

/** One word as a number; `undefined` when the answer is not exactly one word. */
export const wordOf = (data: string): bigint | undefined => (isBytesOf(data, word) ? BigInt(data) : undefined)

/** One word as an address; `undefined` when its upper 12 bytes are not empty. */
export const addressOf = (data: string): string | undefined =>
  /^0x0{24}[0-9a-fA-F]{40}$/.test(data) ? `0x${data.slice(26).toLowerCase()}` : undefined

/** Text that a contract returned: a string, or the 32 bytes that early tokens use. Hostile, and at most `most` characters long. */
export function textOf(data: string, most = 256): string | undefined {
  if (isBytesOf(data, word)) {
    const bytes = Buffer.from(data.slice(2), 'hex')
    const end = bytes.indexOf(0)
    return utf8(end < 0 ? bytes : bytes.subarray(0, end), most)
  }
  const [raw] = decodeValues('bytes', data) ?? []
  return typeof raw === 'string' ? utf8(Buffer.from(raw.slice(2), 'hex'), most) : undefined
}

const utf8 = (bytes: Uint8Array, most: number): string => [...new TextDecoder().decode(bytes)].slice(0, most).join('')

/** Why a call failed, in the contract's own words, or `undefined` when it gave none. Hostile text. */
export function revertReason(data: string): string | undefined {
  if (data.startsWith(refusals.error)) return textOf(`0x${data.slice(10)}`, 100)
  if (data.startsWith(refusals.panic)) return `panic ${wordOf(`0x${data.slice(10)}`) ?? ''}`.trim()
  return data.length >= 10 ? `error ${data.slice(0, 10)}` : undefined
}
