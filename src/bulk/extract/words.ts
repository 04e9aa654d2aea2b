/** Digits and ASCII letters: every address is made of nothing else. */
const isWord = new Uint8Array(128)
for (const character of '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') isWord[character.charCodeAt(0)] = 1

/**
 * Calls `visit` with start and end of every run of at least `shortest` ASCII letters and digits, in order. Linear: it looks
 * at the last place a run from here would have to reach, and only when a word stands there at the characters before it.
 */
export function forEachWord(text: string, shortest: number, visit: (start: number, end: number) => void): void {
  const { length } = text
  let start = 0
  while (start + shortest <= length) {
    let at = start + shortest - 1
    while (at >= start && isWord[text.charCodeAt(at)] === 1) at--
    if (at >= start) {
      start = at + 1
      continue
    }
    let end = start + shortest
    while (end < length && isWord[text.charCodeAt(end)] === 1) end++
    visit(start, end)
    start = end + 1
  }
}
