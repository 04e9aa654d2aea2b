/**
 * Keccak-256 of forty bytes, the length of the digits of an address, as WebAssembly: its words have the 64 bits that the
 * lanes of Keccak have, so it takes a tenth of the time that JavaScript takes. The program is put together here, from the
 * definition (FIPS 202, 3.2 and 3.3), when it is needed.
 */
export interface KeccakMachine {
  /** The forty bytes. */
  readonly message: Uint8Array
  /** The first forty bytes of the state behind `hash`: 32 of them are the digest. */
  readonly digest: Uint8Array
  hash(): void
}

/** `undefined` where there is no WebAssembly. */
export function buildKeccakMachine(): KeccakMachine | undefined {
  const { WebAssembly: compiler } = globalThis as unknown as { readonly WebAssembly?: Compiler }
  if (!compiler) return undefined
  const { memory, hash } = new compiler.Instance(new compiler.Module(Uint8Array.from(program()))).exports
  const row = (at: number) => new Uint8Array(memory.buffer, at, 5 * laneBytes)
  return { message: row(messageAt), digest: row(digestAt), hash }
}

/** The part of WebAssembly that is used; the types of Node.js leave it out. */
interface Compiler {
  readonly Module: new (program: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: { readonly memory: { readonly buffer: ArrayBuffer }; hash(): void } }
}

const [lanes, laneBytes, rounds] = [25, 8, 24]
/** Where things lie in the memory. */
const [messageAt, digestAt, constantsAt] = [0, 64, 256]

/** WebAssembly core specification 1.0, chapter 5: a module of one memory and one function without arguments. */
function program(): number[] {
  const sections: [number, number[]][] = [
    [1, [1, 0x60, 0, 0]],
    [3, [1, 0]],
    [5, [1, 0, 1]],
    [7, [2, ...text('memory'), 2, 0, ...text('hash'), 0, 0]],
    [10, [1, ...sized([2, ...unsigned(60), 0x7e, 1, 0x7f, ...body()])]],
    [11, [1, 0, 0x41, ...unsigned(constantsAt), 0x0b, ...sized(roundConstants())]],
  ]
  return [0, ...new TextEncoder().encode('asm'), 1, 0, 0, 0, ...sections.flatMap(([id, content]) => [id, ...sized(content)])]
}

/** Seven bits a byte, lowest first. As a signed number it reads the same while bit 6 of its last byte is 0, as it is in all of ours. */
const unsigned = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)])
const sized = (content: readonly number[]): number[] => [...unsigned(content.length), ...content]
const text = (name: string): number[] => sized([...new TextEncoder().encode(name)])

const firstRow = [0, 1, 2, 3, 4]
const places = Array.from({ length: lanes }, (_, place) => place)
// locals: the lanes, the lanes on their way, the parities of the columns, what theta adds to each, and the round
const [moved, parity, added, round] = [25, 50, 55, 60]

const get = (local: number): number[] => [0x20, local]
const set = (local: number): number[] => [0x21, local]
const xor = 0x85
const rotated = (by: number): number[] => [0x42, by, 0x89]

function body(): number[] {
  const offsets = rotations()
  return [
    ...firstRow.flatMap(x => [0x41, 0, 0x29, 3, ...unsigned(messageAt + x * laneBytes), ...set(x)]),
    // the padding of the one block of 136 bytes: a bit behind the message, and its last bit; all other lanes are 0
    ...[0x42, 1, ...set(5)],
    ...[0x42, 1, 0x42, 63, 0x86, ...set(16)],
    0x03,
    0x40,
    // theta
    ...firstRow.flatMap(x => [...get(x), ...[1, 2, 3, 4].flatMap(y => [...get(x + 5 * y), xor]), ...set(parity + x)]),
    ...firstRow.flatMap(x => [...get(parity + ((x + 4) % 5)), ...get(parity + ((x + 1) % 5)), ...rotated(1), xor, ...set(added + x)]),
    // rho and pi: lane (x, y) goes to (y, 2x + 3y)
    ...places.flatMap(place => {
      const [x, y] = [place % 5, Math.floor(place / 5)]
      const target = y + 5 * ((2 * x + 3 * y) % 5)
      return [...get(place), ...get(added + x), xor, ...rotated(offsets[place] as number), ...set(moved + target)]
    }),
    // chi
    ...places.flatMap(place => {
      const [x, row] = [place % 5, place - (place % 5)]
      const [next, second] = [moved + row + ((x + 1) % 5), moved + row + ((x + 2) % 5)]
      return [...get(moved + place), ...get(next), 0x42, 0x7f, xor, ...get(second), 0x83, xor, ...set(place)]
    }),
    // iota
    ...[...get(0), ...get(round), 0x29, 3, ...unsigned(constantsAt), xor, ...set(0)],
    ...[...get(round), 0x41, laneBytes, 0x6a, 0x22, round, 0x41, ...unsigned(rounds * laneBytes), 0x48, 0x0d, 0],
    0x0b,
    ...firstRow.flatMap(x => [0x41, 0, ...get(x), 0x37, 3, ...unsigned(digestAt + x * laneBytes)]),
    0x0b,
  ]
}

/** FIPS 202, 3.2.2: by how many bits each lane is turned. */
function rotations(): number[] {
  const offsets = places.map(() => 0)
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step++) {
    offsets[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
  }
  return offsets
}

/** FIPS 202, 3.2.5: bits of a shift register, at places 2^j - 1. */
function roundConstants(): number[] {
  const bytes = new Array<number>(rounds * laneBytes).fill(0)
  let register = 1
  for (let at = 0; at < rounds; at++) {
    for (let j = 0; j < 7; j++) {
      const place = 2 ** j - 1
      if (register & 1) bytes[at * laneBytes + (place >> 3)] = (bytes[at * laneBytes + (place >> 3)] as number) | (1 << (place & 7))
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0)
    }
  }
  return bytes
}
