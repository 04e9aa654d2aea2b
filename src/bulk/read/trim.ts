/**
 * A cell without the blanks and the byte-order mark that pasting leaves around it: the characters that a target may have
 * around it too. No-break spaces and other invisible characters stay, so that whoever looks at the cell sees them.
 */
export function trimmed(text: string): string {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)]
  if (first > space && first !== byteOrderMark && last > space) return text
  let [start, end] = [first === byteOrderMark ? 1 : 0, text.length]
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

const isBlank = (code: number): boolean => code === space || code === 0x09 || code === 0x0a || code === 0x0d

const space = 0x20
const byteOrderMark = 0xfeff
