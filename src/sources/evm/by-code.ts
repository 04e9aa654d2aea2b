/** Codes of which something is remembered: those of one scan many times over, and no more than some megabytes. */
const most = 64

let recent = new Map<string, Map<unknown, unknown>>()
let earlier: typeof recent = new Map()

/** What `read` finds in a code never changes, takes milliseconds, and is asked for several times in a scan: so it is remembered. */
export const byCode =
  <T>(read: (code: string) => T): ((code: string) => T) =>
  code => {
    const facts = recent.get(code) ?? factsOf(code)
    const found = facts.get(read) as T | undefined
    if (found !== undefined) return found
    const fresh = read(code)
    facts.set(read, fresh)
    return fresh
  }

/** Half is forgotten at a time, the half that was not asked for of late: tokens change from scan to scan, pools and routers stay. */
function factsOf(code: string): Map<unknown, unknown> {
  const facts = earlier.get(code) ?? new Map<unknown, unknown>()
  if (recent.size >= most / 2) [recent, earlier] = [new Map(), recent]
  recent.set(code, facts)
  return facts
}
