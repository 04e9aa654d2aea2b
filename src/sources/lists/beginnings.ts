import { keyBytes } from './label-file.ts'

/** How the keys of a label file begin. */
export interface Beginnings {
  /** False where no key begins like this EVM address: of five thousand, one in 200 strangers is taken for one that may be there. */
  mayHold(address: string): boolean
}

/** A bit for each beginning of five hex digits. `keys` are those of the file, one behind the other. */
export function beginningsOf(keys: Uint8Array): Beginnings {
  const bits = new Uint32Array(2 ** 20 / 32)
  for (let at = 0; at < keys.length; at += keyBytes) {
    const [first, second, third] = [keys[at] as number, keys[at + 1] as number, keys[at + 2] as number]
    const beginning = (first << 12) | (second << 4) | (third >> 4)
    bits[beginning >> 5] = (bits[beginning >> 5] as number) | (1 << (beginning & 31))
  }
  return {
    mayHold(address) {
      let beginning = 0
      for (let at = 2; at < 7; at++) beginning = (beginning << 4) | digitOf(address.charCodeAt(at))
      return ((bits[beginning >> 5] as number) & (1 << (beginning & 31))) !== 0
    },
  }
}

/** Value of a hex digit in any case. */
const digitOf = (code: number): number => (code & 0x0f) + (code > 0x39 ? 9 : 0)
