/** A JSON-RPC request without the numbers of its messages, as text: the same questions make the same text. Other texts stay as they are. */
export function withoutIds(body: string | null): string {
  const parsed = body === null ? undefined : parse(body)
  if (parsed === undefined) return body ?? 'none'
  const bare = (message: unknown): unknown => (isMessage(message) ? { ...message, id: undefined } : message)
  return JSON.stringify(Array.isArray(parsed) ? parsed.map(bare) : bare(parsed))
}

/** The numbers of the messages in a request, as they stand in JSON. */
export function idsIn(body: string | null): string[] {
  const parsed = body === null ? undefined : parse(body)
  return [parsed].flat().flatMap(message => (isMessage(message) && 'id' in message ? [JSON.stringify(message['id'])] : []))
}

/** Tags and hex numbers of up to 16 digits are blocks; addresses and slots are longer. */
const blockTag = /^(?:0x[0-9a-f]{1,16}|latest|earliest|pending|safe|finalized)$/i

/** The block that a request names; the last one where it names several. */
export function blockIn(body: string | null): string | null {
  const parsed = body === null ? undefined : parse(body)
  const params = [parsed].flat().flatMap(message => (isMessage(message) && Array.isArray(message['params']) ? message['params'] : []))
  const named = params.filter(param => typeof param === 'string' && blockTag.test(param)) as string[]
  return named.at(-1) ?? null
}

/**
 * An answer whose messages bear the numbers of another request for the same: every other byte stays. A number that was not
 * asked under stays one that was not.
 */
export function renumbered(answer: string, from: readonly string[], to: readonly string[]): string {
  if (from.every((id, at) => id === to[at])) return answer
  let text = ''
  let copied = 0
  for (const { start, end } of idsOfMessages(answer)) {
    const at = from.indexOf(answer.slice(start, end))
    const next = answer.slice(start, end) === 'null' ? 'null' : (to[at] ?? '"not asked"')
    text += answer.slice(copied, start) + next
    copied = end
  }
  return text + answer.slice(copied)
}

/** Where the values of "id" stand in the outermost objects of a text, or in those of its outermost list. */
function idsOfMessages(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = []
  const outermost = /^[\s\ufeff]*\[/.test(text) ? 2 : 1
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    else if (character === '"') {
      const end = endOfString(text, at)
      const value =
        depth === outermost && text.slice(at, end) === '"id"'
          ? /^\s*:\s*("(?:[^"\\]|\\.)*"|[^\s,}\]]+)/.exec(text.slice(end, end + 200))
          : null
      if (value?.[1] !== undefined) found.push({ start: end + value[0].length - value[1].length, end: end + value[0].length })
      at = value ? end + value[0].length - 1 : end - 1
    }
  }
  return found
}

/** Behind the closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isMessage = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
