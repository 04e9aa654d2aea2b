import { byCode } from './by-code.ts'
import { ends, instructionsIn } from './instructions.ts'

/** Addresses and storage slots that stand as constants in live code. */
export interface Constants {
  /** Operands of PUSH20, and words that hold an address and nothing else: what `immutable` and `constant` become. */
  readonly addresses: readonly string[]
  /** Operands of PUSH32 that are no address: among them the slots of unstructured storage. */
  readonly words: readonly string[]
  /** Those of the words that events are announced with. */
  readonly topics: ReadonlySet<string>
  /** Whether it can run other code as its own (DELEGATECALL). */
  readonly delegates: boolean
  /** Whether it looks at who signed the transaction (ORIGIN), and not only at who calls. */
  readonly origin: boolean
}

const [push20, push32, delegatecall, originOf] = [0x73, 0x7f, 0xf4, 0x32]
const [jump, log1, log4, format] = [0x56, 0xa1, 0xa4, 0xef]
/** How far a topic stands before its event, in instructions: what the event tells is written in between. */
const beforeEvent = 48
/** Constants of the code that can run: data behind an end, and the metadata that compilers append, is not read as code. */
export const constantsIn = byCode((code): Constants => {
  const bytes = Buffer.from(code.slice(2), 'hex')
  const end = bytes.length - metadataLength(bytes)
  const addresses = new Set<string>()
  const words = new Set<string>()
  const topics = new Set<string>()
  let topic: { readonly word: string; distance: number } | undefined
  let [delegates, origin] = [false, false]
  for (const { at, opcode, width, live } of instructionsIn(bytes, end)) {
    if (topic && live && opcode >= log1 && opcode <= log4) topics.add(topic.word)
    if (topic && ++topic.distance > beforeEvent) topic = undefined
    if (!live) continue
    if (opcode === delegatecall) delegates = true
    if (opcode === originOf) origin = true
    if (opcode === push20 || opcode === push32) {
      const operand = bytes.subarray(at + 1, at + 1 + width).toString('hex')
      const address = opcode === push20 ? operand : /^0{24}([0-9a-f]{40})$/.exec(operand)?.[1]
      if (opcode === push32) topic = { word: `0x${operand}`, distance: 0 }
      if (address === undefined) words.add(`0x${operand}`)
      else if (looksLikeAddress(address)) addresses.add(`0x${address}`)
    }
    // behind a jump it goes on where the writing of what is told returns to
    if (ends.has(opcode) && opcode !== jump) topic = undefined
  }
  return { addresses: [...addresses], words: [...words].filter(isName), topics, delegates, origin }
})

/** CREATE, CALL, CALLCODE, DELEGATECALL, CREATE2, SELFDESTRUCT: what is gone may come back as something else. */
const deeds = new Set([0xf0, 0xf1, 0xf2, 0xf4, 0xf5, 0xff])

/** Bytes below which code is no code: chains mark with one or two what they do by themselves, such as the precompiles of Arbitrum. */
const shortest = 3

/**
 * Whether code can do something to others. Metadata counts as code, because how long it is the code says itself, and whoever
 * wrote it may lie. Of code in another format (EIP-3540) nothing is known.
 */
export const canAct = byCode((code): boolean => {
  const bytes = Buffer.from(code.slice(2), 'hex')
  if (bytes.length < shortest || bytes.readUInt8(0) === format) return true
  for (const { opcode, live } of instructionsIn(bytes)) if (live && deeds.has(opcode)) return true
  return false
})

/** Whether a word may be a hash: amounts, masks and texts have a stretch of equal bytes. */
export const isName = (word: string): boolean => !/(?:00){8}|(?:ff){8}/.test(word)

/** The last two bytes say how long the CBOR before them is, where a compiler left any. */
function metadataLength(bytes: Buffer): number {
  if (bytes.length < 4) return 0
  const length = bytes.readUInt16BE(bytes.length - 2) + 2
  const first = bytes[bytes.length - length]
  // a CBOR map of one to four entries
  return length < bytes.length && first !== undefined && first >= 0xa1 && first <= 0xa4 ? length : 0
}

/** Whether 20 bytes can be an address: masks, counters, amounts and texts repeat a byte or begin with many that are zero. */
export function looksLikeAddress(hex: string): boolean {
  // most words have more zeros in front than that, and are not taken apart
  if (leadingZeros(hex) > 6) return false
  const bytes = hex.match(/../g) ?? []
  return new Set(bytes).size >= 5 && !bytes.every(byte => byte >= '20' && byte < '7f')
}

/** Bytes. Vanity addresses begin with up to six; of amounts and times all begin with more than three. */
export const leadingZeros = (hex: string): number => (hex.length - hex.replace(/^(?:00)*/, '').length) / 2
