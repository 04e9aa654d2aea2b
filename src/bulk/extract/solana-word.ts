/**
 * Whether a word that holds 32 bytes of base58 is meant as a Solana account. The format has no checksum, so this is
 * judged by form: 43 or 44 characters (999 of 1,000 keys), a digit, a capital and a small letter, at least 16 changes
 * between those three within the word (random keys have 27 +- 3.2; names written in camel case about 14), or twenty
 * ones in a row as in the ids of built-in programs. No neighbour may be a character of base64, of a token of three parts
 * or of a longer name; a slash may be one between path segments.
 *
 * What it lets pass by mistake: 43 letters of unpadded base64url that happen to avoid 0, O, I, l, - and _, which is about
 * one 32-byte value in a hundred; nothing of hex digits, of base64 with its padding, and next to nothing of code.
 */
export function looksLikeSolana(text: string, start: number, end: number): boolean {
  const length = end - start
  if (length !== 43 && length !== 44) return false
  if (!standsFree(text, start, end)) return false
  return changes(text, start, end) >= 16 || text.slice(start, end).includes('1'.repeat(20))
}

/** How often a word goes from digits to capitals to small letters; 0 where one of the three is missing. */
function changes(text: string, start: number, end: number): number {
  let count = 0
  let seen = 0
  let last = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    const kind = code < 58 ? 1 : code < 91 ? 2 : 4
    seen |= kind
    if (kind !== last) count++
    last = kind
  }
  return seen === 7 ? count - 1 : 0
}

function standsFree(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1)
  const after = text.charAt(end)
  if (/[-_+%]/.test(before) || /[-_+=]/.test(after)) return false
  if (text.startsWith('eyJ', start)) return false
  if (before === '.' && /[\w-]/.test(text.charAt(start - 2))) return false
  if (after === '.' && /[\w-]/.test(text.charAt(end + 1))) return false
  if (before === '/' && !/(^|[^A-Za-z0-9+])[a-z]{3,30}\/$/.test(text.slice(Math.max(0, start - 33), start))) return false
  return after !== '/' || /^\/(?![A-Za-z]*[A-Z0-9+/=])/.test(text.slice(end, end + 40))
}
