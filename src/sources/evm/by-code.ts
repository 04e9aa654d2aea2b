/** Codes of which something is remembered: those of one scan many times over, and no more than some megabytes. */
const most = 64
const known = new Map<string, Map<unknown, unknown>>()

/** What `read` finds in a code never changes, takes milliseconds, and is asked for several times in a scan: so it is remembered. */
export const byCode =
  <T>(read: (code: string) => T): ((code: string) => T) =>
  code => {
    const facts = known.get(code) ?? noneOf(code)
    const found = facts.get(read) as T | undefined
    if (found !== undefined) return found
    const fresh = read(code)
    facts.set(read, fresh)
    return fresh
  }

function noneOf(code: string): Map<unknown, unknown> {
  if (known.size >= most) known.clear()
  const facts = new Map<unknown, unknown>()
  known.set(code, facts)
  return facts
}
