/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** From 0 up to 1, as Math.random gives them. */
  next(): number
  /** A whole number from 0 up to `end`, without it. */
  below(end: number): number
  pick<T>(of: readonly T[]): T
  bytes(length: number): Uint8Array
}

/** A generator of 32 bits (Mulberry32): fast, and good enough to choose cases. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const word = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (end: number): number => Math.floor((word() / 2 ** 32) * end)
  return {
    next: () => word() / 2 ** 32,
    below,
    pick(of) {
      if (of.length === 0) throw new RangeError('There is nothing to choose from.')
      return of[below(of.length)] as (typeof of)[number]
    },
    bytes(length) {
      const bytes = new Uint8Array(length)
      for (let at = 0; at < length; at++) bytes[at] = word() & 0xff
      return bytes
    },
  }
}

/** A number from a text, the same on every machine: FNV-1a with a last mix. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
