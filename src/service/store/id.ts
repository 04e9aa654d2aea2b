import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A name for something new: "key_" and 20 characters of chance, 119 bits. It says nothing of how many there are. */
export const mintId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
