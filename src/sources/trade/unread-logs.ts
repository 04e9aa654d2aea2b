const [logs, opens, closes] = ['"logs":[', '[', ']']

/**
 * The text of an answer to a simulation with those lists of logs empty that nobody reads: of all that a node answers, logs are
 * most. `unread` is asked with the place of each list; all are, where it is absent. A text that ends within a list is left without it, and is no JSON before and after.
 *
 * @param lists how many there must be for their places to tell whose they are; a text with more or fewer stays as it is
 */
export function withoutLogs(text: string, unread: (nth: number) => boolean = () => true, lists?: number): string {
  let [kept, from, nth] = ['', 0, 0]
  for (let at = text.indexOf(logs); at >= 0; nth++) {
    const start = at + logs.length
    const end = endOfList(text, start)
    if (unread(nth)) {
      kept += text.slice(from, start)
      from = end
    }
    at = text.indexOf(logs, end)
  }
  return lists === undefined || lists === nth ? kept + text.slice(from) : text
}

/** Where the bracket stands that ends a list of things with at most one list in each. */
function endOfList(text: string, start: number): number {
  let at = start
  for (;;) {
    const close = text.indexOf(closes, at)
    const open = text.indexOf(opens, at)
    if (close < 0) return text.length
    if (open < 0 || open > close) return close
    at = close + 1
  }
}
