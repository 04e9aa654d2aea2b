/**
 * Where things are that were seen under a key, in a few bytes a key: a million keys as strings would fill the memory.
 * Only a hash of the key is kept, so what is found has to be checked against the key itself.
 */
export interface KeyTable {
  /** Numbers that were put under this key, or under another one with the same hash. */
  candidates(key: string): Iterable<number>
  /** Puts a whole number from 0 to 2^53 - 1 under a key. */
  put(key: string, value: number): void
  readonly size: number
}

/** Share of the slots in use above which the table grows: probes stay short. */
const full = 0.7

export function createKeyTable(): KeyTable {
  let slots = 1 << 10
  let hashes = new Uint32Array(slots)
  let values = new Float64Array(slots)
  let size = 0

  const place = (hash: number, value: number): void => {
    let at = hash % slots
    while (hashes[at] !== 0) at = at + 1 === slots ? 0 : at + 1
    hashes[at] = hash
    values[at] = value
  }

  return {
    get size() {
      return size
    },
    *candidates(key) {
      const hash = hashOf(key)
      for (let at = hash % slots; hashes[at] !== 0; at = at + 1 === slots ? 0 : at + 1) {
        if (hashes[at] === hash) yield values[at] as number
      }
    },
    put(key, value) {
      if (size >= slots * full) {
        const [old, oldValues] = [hashes, values]
        slots *= 2
        hashes = new Uint32Array(slots)
        values = new Float64Array(slots)
        for (const [at, hash] of old.entries()) if (hash !== 0) place(hash, oldValues[at] as number)
      }
      place(hashOf(key), value)
      size++
    },
  }
}

/** FNV-1a, 32 bits, with a last mix so that the low bits are worth as much as the high ones. Never 0, which is an empty slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return hash >>> 0 || 1
}

/** First lines by key: 12 to 24 bytes each. Two keys are taken for one with a probability of 2^-53, 0.00005 among a million rows. */
export function createFirstLines() {
  const table = createKeyTable()
  return {
    get(key: string): number | null {
      const mark = markOf(key)
      for (const value of table.candidates(key)) if (Math.floor(value / lines) === mark) return value % lines
      return null
    },
    set(key: string, line: number): void {
      table.put(key, markOf(key) * lines + (line % lines))
    },
  }
}

const lines = 2 ** 32

/** 21 bits that have nothing to do with those of the table. */
function markOf(key: string): number {
  let hash = 0x9747b28c
  for (let at = key.length - 1; at >= 0; at--) hash = Math.imul(hash ^ key.charCodeAt(at), 0x5bd1e995) ^ (hash >>> 13)
  return (hash ^ (hash >>> 16)) & 0x1fffff
}
