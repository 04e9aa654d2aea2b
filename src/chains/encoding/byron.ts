/**
 * A Byron address is CBOR: an array of two, tag 24 over the bytes of the address, and their CRC-32.
 * Returns the inner bytes, "checksum" when the sum differs, `undefined` when it is not that.
 */
export function fromByron(bytes: Uint8Array): Uint8Array | 'checksum' | undefined {
  const [array, tag, tagNumber, ...rest] = bytes
  if (array !== 0x82 || tag !== 0xd8 || tagNumber !== 0x18) return undefined
  const inner = byteString(Uint8Array.from(rest))
  if (!inner) return undefined
  const sum = unsigned(inner.after)
  if (sum === undefined) return undefined
  return sum === crc32Of(inner.content) ? inner.content : 'checksum'
}

/** Types of CIP-19's annex. */
const publicKey = 0
const redemption = 2

/** CBOR major type 2 with a length in the head or in the byte after it (RFC 8949, 3.1). */
function byteString(bytes: Uint8Array): { content: Uint8Array; after: Uint8Array } | undefined {
  const head = bytes[0]
  if (head === undefined || head >> 5 !== 2) return undefined
  const short = head & 0x1f
  const [length, start] = short < 24 ? [short, 1] : short === 24 ? [bytes[1], 2] : [undefined, 0]
  if (length === undefined || bytes.length < start + length) return undefined
  return { content: bytes.subarray(start, start + length), after: bytes.subarray(start + length) }
}

/** CBOR major type 0 that fills `bytes` to the last one. */
function unsigned(bytes: Uint8Array): number | undefined {
  const [head, ...digits] = bytes
  if (head === undefined) return undefined
  if (head < 24) return digits.length === 0 ? head : undefined
  const width = { 24: 1, 25: 2, 26: 4 }[head]
  return digits.length === width ? digits.reduce((value, byte) => value * 256 + byte, 0) : undefined
}

/**
 * The network of an address: those of mainnet name none, attribute 2 holds the magic number of a test network.
 * The inner value is an array of three: root hash (28 bytes), map of attributes, type. `undefined` when it is not that.
 */
export function byronNetwork(inner: Uint8Array): 'mainnet' | 'test' | undefined {
  const root = inner[0] === 0x83 ? byteString(inner.subarray(1)) : undefined
  const head = root?.after[0]
  if (root?.content.length !== 28 || head === undefined || head >> 5 !== 5) return undefined
  let network: 'mainnet' | 'test' = 'mainnet'
  let rest = root.after.subarray(1)
  for (let left = head & 0x1f; left > 0; left--) {
    const value = byteString(rest.subarray(1))
    if (!value) return undefined
    if (rest[0] === 2) network = 'test'
    rest = value.after
  }
  const type = unsigned(rest)
  return type === publicKey || type === redemption ? network : undefined
}

/** zlib is loaded for the few addresses that come this far: it costs a cold start two milliseconds. */
const crc32Of = (bytes: Uint8Array): number => process.getBuiltinModule('node:zlib').crc32(bytes)
