/** How the keys of a label file begin. */
export interface Beginnings {
  /** False where no key begins like this EVM address: of five thousand, one in 200 strangers is taken for one that may be there. */
  mayHold(address: string): boolean
}

/** A bit for each beginning of five hex digits. `firsts` are the first four bytes of the keys as numbers. */
export function beginningsOf(firsts: Uint32Array): Beginnings {
  const bits = new Uint32Array(2 ** 20 / 32)
  for (const first of firsts) {
    const beginning = first >>> 12
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
export const digitOf = (code: number): number => (code & 0x0f) + 9 * (code >> 6)
