import { randomBytes } from 'node:crypto'
import { createSpool, recordWords } from './spool.ts'

/** The lines on which keys stood first, for any number of keys in the same memory. */
export interface FirstLines {
  /**
   * The line on which a key stood first; null where this is the first, and it is remembered. `words` are five numbers of 32
   * bits, `space` a sixth: two keys are the same where all of them are.
   */
  firstOf(words: Uint32Array, space: number, line: number): number | null
  /** To be called at the end. */
  close(): void
}

/**
 * Keys are written one behind the other, each with the place of the one before it whose hash ends alike: chains that begin
 * in a table of fixed size. A Bloom filter of fixed size knows most new keys without a look at their chain: of ten million,
 * one in 25 is looked up in vain. What is needed of both for one key stands in one line of the cache. The hash is another
 * one in each run, so that nobody can make a list whose chains are long.
 */
export function createFirstLines(): FirstLines {
  const blocks = new Uint32Array(2 ** blockBits * blockWords)
  const [seed = 0, otherSeed = 0] = new Uint32Array(Uint8Array.from(randomBytes(8)).buffer)
  const spool = createSpool()

  /** Sets one bit; 1 where it was set before. */
  const setBit = (block: number, bit: number): number => {
    const word = block + filterAt + ((bit >>> 5) & (heads - 1))
    const old = blocks[word] as number
    blocks[word] = old | (1 << (bit & 31))
    return (old >>> (bit & 31)) & 1
  }

  return {
    firstOf(words, space, line) {
      let [first, second] = [seed ^ space, otherSeed ^ space]
      for (let at = 0; at < keyWords; at++) {
        const word = words[at] as number
        first = Math.imul(first ^ word, 0x85ebca6b)
        first ^= first >>> 15
        second = Math.imul(second ^ word, 0xc2b2ae35)
        second ^= second >>> 13
      }
      first = Math.imul(first, 0x2c1b3c6d)
      first ^= first >>> 16
      second = Math.imul(second, 0x297a2d39)
      second ^= second >>> 15
      const block = (first >>> (32 - blockBits)) * blockWords
      const head = block + (second & (heads - 1))
      const latest = blocks[head] as number
      const known = setBit(block, first) + setBit(block, second >>> 8) + setBit(block, second >>> 16) + setBit(block, second >>> 24)
      if (known === 4) {
        for (let place = latest; place !== 0; ) {
          const at = spool.seek(place - 1)
          const record = spool.found()
          if (isSame(record, at, words, space)) return record[at + lineAt] as number
          place = record[at + beforeAt] as number
        }
      }

      const at = spool.place()
      const record = spool.chunk()
      for (let word = 0; word < keyWords; word++) record[at + word] = words[word] as number
      record[at + spaceAt] = space
      record[at + beforeAt] = latest
      record[at + lineAt] = line
      blocks[head] = spool.append() + 1
      return null
    },
    close: spool.close,
  }
}

/** Words of a record: the key, its space, the place of the record before it in its chain (0 for none), and its line. */
const keyWords = 5
const [spaceAt, beforeAt, lineAt] = [keyWords, recordWords - 2, recordWords - 1]

/** 16 MB in blocks of 64 bytes: the beginnings of eight chains, and 256 bits of the filter. */
const [blockBits, blockWords] = [18, 16]
const heads = 8
const filterAt = heads

function isSame(record: Uint32Array, at: number, words: Uint32Array, space: number): boolean {
  for (let word = 0; word < keyWords; word++) if (record[at + word] !== words[word]) return false
  return record[at + spaceAt] === space >>> 0
}
