import { createHmac, timingSafeEqual } from 'node:crypto'

/** Objects as lines of text that only the holder of a secret can have written. */
export interface Seal {
  put(members: object): string
  /** The members of a line; `undefined` for one that was cut, changed, or written by somebody else. */
  take(line: string): Record<string, unknown> | undefined
}

/** 128 bits in hex and the text in front of them: enough against whoever does not know the secret. */
const length = 32

export function createSeal(secret: Uint8Array): Seal {
  const markOf = (text: string): string => createHmac('sha256', secret).update(text).digest('hex').slice(0, length)
  return {
    put(members) {
      const text = JSON.stringify(members)
      return `${markOf(text)} ${text}`
    },
    take(line) {
      const [mark, text] = [line.slice(0, length), line.slice(length + 1)]
      if (mark.length !== length || !timingSafeEqual(Buffer.from(mark, 'latin1'), Buffer.from(markOf(text), 'latin1'))) return undefined
      // what we sealed is JSON, because `put` wrote it
      return JSON.parse(text)
    },
  }
}
