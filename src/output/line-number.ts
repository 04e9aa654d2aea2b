/**
 * A whole number as text, for numbers that ascend. Node.js keeps the texts of many numbers for those that ask again; of a
 * file of a million lines nobody asks again, and what is kept fills the memory. Texts of thousands are made once each.
 */
export function lineNumbers(): (line: number) => string {
  const ends = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'))
  let [thousands, begin] = [0, '']
  return line => {
    if (line < 1_000 || !Number.isSafeInteger(line)) return String(line)
    const high = Math.floor(line / 1_000)
    if (high !== thousands) {
      thousands = high
      begin = String(high)
    }
    return begin + (ends[line - high * 1_000] as string)
  }
}
