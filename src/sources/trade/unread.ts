const [logs, calls, address] = ['"logs":[', '"calls":[', '"address":"']

/** What is read of an answer to a simulation. */
interface Reading {
  /** How many calls there are in each block: in an answer with others nobody knows whose they are, and it stays as it is. */
  readonly counts: readonly number[]
  /** Whether nobody reads the logs of a call, counted through all blocks. */
  readonly unread: (nth: number) => boolean
  /** Of logs that are read only those of this account, in lower case. */
  readonly of?: string | undefined
}

/**
 * The text of an answer to a simulation without what nobody reads: logs, which are most of it, and what blocks say of themselves
 * between one list of calls and the next. What is left out is looked at by nobody, and may be anything.
 */
export function withoutUnread(text: string, { counts, unread, of }: Reading): string {
  let [kept, from, at, nth] = ['', 0, 0, 0]
  for (const [block, count] of counts.entries()) {
    const list = text.indexOf(calls, at)
    if (list < 0) return text
    if (block > 0) {
      kept += `${text.slice(from, at)}},{`
      from = list
    }
    at = list + calls.length
    for (const last = nth + count; nth < last; nth++) {
      const start = text.indexOf(logs, at) + logs.length
      if (start < logs.length) return text
      at = endOfLogs(text, start)
      kept += text.slice(from, start)
      if (!unread(nth)) kept += of === undefined ? text.slice(start, at) : loggedBy(of, text.slice(start, at))
      from = at
    }
    // behind the logs of a call there is the rest of the list, of the call, and of the list of calls
    at = endOfLists(text, at, count > 0 ? 3 : 1)
  }
  return text.includes(logs, at) ? text : kept + text.slice(from)
}

/** The logs of a list but for those that say that somebody else made them. In another spelling than nodes use they stay. */
function loggedBy(account: string, list: string): string {
  if (!list.startsWith('{') || !list.endsWith('}')) return list
  const own = list
    .slice(1, -1)
    .split('},{')
    .filter(log => {
      const at = log.indexOf(address)
      const said = log.slice(at + address.length, at + address.length + account.length)
      return at < 0 || said === account || !lowerCase.test(said)
    })
  return own.length > 0 ? `{${own.join('},{')}}` : ''
}

const lowerCase = /^0x[0-9a-f]{40}$/

/** Where the bracket stands that ends a list of things with at most one list in each. */
function endOfLogs(text: string, start: number): number {
  let at = start
  for (;;) {
    const close = text.indexOf(']', at)
    const open = text.indexOf('[', at)
    if (close < 0) return text.length
    if (open < 0 || open > close) return close
    at = close + 1
  }
}

/** Where that many lists and objects have ended, just behind the last of their brackets. */
function endOfLists(text: string, start: number, open: number): number {
  let at = start
  for (let depth = open; depth > 0 && at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at + 1)
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
  }
  return at
}

/** Where the quotation mark stands that ends a string. */
function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}
