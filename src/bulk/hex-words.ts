/**
 * Reads "0x" and forty hex digits into five words. Returns which letters stand among them: 1 for small ones, 2 for
 * capitals, 3 for both, 0 for neither; -1 where the text is anything else.
 */
export function readDigits(text: string, words: Uint32Array): number {
  if (text.length !== 42 || text.charCodeAt(0) !== 0x30 || text.charCodeAt(1) !== 0x78) return -1
  let marks = 0
  for (let at = 2, word = 0; word < 5; word++) {
    let value = 0
    for (const end = at + 8; at < end; at++) {
      const digit = digits[text.charCodeAt(at)] ?? stranger
      marks |= digit
      value = (value << 4) | (digit & 0x0f)
    }
    words[word] = value
  }
  return marks >= stranger ? -1 : marks >> 4
}

/** Value of a digit, and a bit for what it is. */
const [small, capital, stranger] = [0x10, 0x20, 0x40]
const digits = new Uint8Array(256).fill(stranger)
for (let digit = 0; digit < 10; digit++) digits[0x30 + digit] = digit
for (let letter = 0; letter < 6; letter++) {
  digits[0x61 + letter] = (10 + letter) | small
  digits[0x41 + letter] = (10 + letter) | capital
}
