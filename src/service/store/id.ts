import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const pool = Buffer.alloc(4_096)
let at = pool.length
const letters = Buffer.from(alphabet, 'latin1')
const drawn = Buffer.alloc(32)

/** Characters of chance, each as likely as any other; 32 at most. */
function chance(length: number): string {
  for (let count = 0; count < length; ) {
    if (at === pool.length) {
      randomFillSync(pool)
      at = 0
    }
    const byte = pool[at++] as number
    // 248 is the largest multiple of 62 in a byte
    if (byte < 248) drawn[count++] = letters[byte % 62] as number
  }
  return drawn.toString('latin1', 0, length)
}

/** A name for something new: "key_" and 20 characters of chance, 119 bits. It says nothing of how many there are. */
export const mintId = (prefix: string): string => `${prefix}_${chance(20)}`

let [lastTime, lastWord] = [0, '']

/**
 * The same for what is written with every call: 8 characters of time, to the millisecond, and 12 of chance, 71 bits. Names that follow
 * one another stand together in an index, so that a call writes to few pages of the disk.
 */
export function mintTimed(prefix: string): string {
  const now = Date.now()
  if (now !== lastTime) {
    lastTime = now
    lastWord = ''
    for (let rest = now, digit = 0; digit < 8; digit++, rest = Math.floor(rest / 62)) lastWord = alphabet[rest % 62] + lastWord
  }
  return `${prefix}_${lastWord}${chance(12)}`
}
