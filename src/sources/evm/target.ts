/** Hex in the making, a character a byte: to join a text for each word costs several times as much. */
export interface Target {
  text: Buffer
  end: number
}

/** Bytes of a word. */
export const word = 32
/** The character of a digit that is nothing. */
export const zero = 0x30

const zeros = (length: number): Buffer => Buffer.alloc(length, zero)

/** Nothing is written while something else is, so one place is enough for all. Behind what is written all are zeros. */
const target: Target = { text: zeros(2 ** 17), end: 0 }
/** What is larger is let go again. */
const mostKept = 2 ** 20

/** The text of what `write` puts there. */
export function written(write: (into: Target) => void): string {
  // also what broke off has left something
  target.text.fill(zero, 0, target.end)
  target.end = 0
  write(target)
  const text = target.text.toString('latin1', 0, target.end)
  if (target.text.length > mostKept) Object.assign(target, { text: zeros(mostKept), end: 0 })
  return text
}

/** A place for so many bytes at the end, all of them zeros: to fill each place by itself would take longer than to write there. */
export function room(into: Target, bytes: number): number {
  const start = into.end
  into.end += 2 * bytes
  if (into.end > into.text.length) {
    const larger = zeros(2 * into.end)
    into.text.copy(larger, 0, 0, start)
    into.text = larger
  }
  return start
}

/** Hex at the left end of so many bytes. Where it is written is known when there is room: a longer text takes the place of a short one. */
export function digits(into: Target, text: string, bytes: number): void {
  const start = room(into, bytes)
  into.text.write(text, start, 'latin1')
}

/** At the right end of the word that is kept for it. */
export function number(into: Target, value: bigint | number, at: number): void {
  const text = value.toString(16)
  const first = at + 2 * word - text.length
  for (let nth = 0; nth < text.length; nth++) into.text[first + nth] = text.charCodeAt(nth)
}
