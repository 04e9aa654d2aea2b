import { SourceError } from '../../errors.ts'
import { known, readWhole } from '../../read.ts'
import type { Question, Rpc } from './pool.ts'

/** Reads logs from the newest block backwards, in windows as wide as the node allows. */
export interface Windows<Item> {
  readonly items: readonly Item[]
  /** The first block of which everything is known; above the newest block while nothing is. */
  from(): bigint
  /** Asks at most so many times more. Rejects with `SourceError` when the node fails, and keeps what was read. */
  read(requests: number): Promise<void>
}

/** Windows in one request: public nodes take batches of three. */
const together = 3

/** `question` asks for a window; `take` makes what is kept of one of its logs. */
export function windowsOf<Log, Item>(
  rpc: Rpc,
  question: (low: bigint, high: bigint) => Question<readonly Log[]>,
  take: (log: Log) => Item | undefined,
  newestBlock: bigint,
): Windows<Item> {
  const items: Item[] = []
  let high = newestBlock
  /** Width of the next window, and the widest that the node has not refused. */
  let width = newestBlock + 1n
  let widest = width
  let proven = false
  let stumbles = 0
  const smaller = (asked: bigint) => (asked > high + 1n ? high + 1n : asked)

  const next = (): readonly (readonly [low: bigint, high: bigint])[] => {
    const windows: [bigint, bigint][] = []
    for (let top = high; top >= 0n && windows.length < (proven ? together : 1); top -= width)
      windows.push([top >= width ? top - width + 1n : 0n, top])
    return windows
  }

  return {
    items,
    from: () => high + 1n,
    async read(requests) {
      for (let left = requests; left > 0 && high >= 0n; left--) {
        const windows = next()
        const replies = await rpc(...windows.map(([low, top]) => question(low, top))).catch((error: unknown) => {
          // more logs than are read at once come as an answer that cannot be used
          if (!(error instanceof SourceError) || error.code !== 'BAD_RESPONSE' || width < 10n || stumbles++ >= 4) throw error
          return undefined
        })
        if (!replies) {
          width = smaller(width) / 10n
          proven = false
          continue
        }
        for (const [at, reply] of replies.entries()) {
          const [low, top] = windows[at] ?? [0n, 0n]
          if (reply.ok) {
            items.push(...reply.value.flatMap(log => take(log) ?? []))
            high = low - 1n
            proven = true
            continue
          }
          const tooMany = /results|logs|size|too big/i.test(reply.message.replace(/eth_getLogs/i, ''))
          const asked = top - low + 1n
          if (reply.kind !== 'range' || asked <= 1n) throw refuses()
          width = tooMany ? asked / 4n : narrower(asked, reply.message)
          if (width < 1n) width = 1n
          if (!tooMany) widest = width
          proven = false
          break
        }
        if (proven && width < widest) width = width * 2n < widest ? width * 2n : widest
      }
    },
  }
}

const refuses = () => new SourceError({ source: 'The node', code: 'UPSTREAM_UNAVAILABLE', problem: 'does not hand out logs' })

/** The width that a refusal names, as far as it is one: "maximum is set to 2048", "up to 10,000 blocks", "50K". Else a tenth. */
function narrower(asked: bigint, message: string): bigint {
  const named = [...message.replaceAll(',', '').matchAll(/(?<![\w.])(\d{1,9})(k?)\b/gi)].flatMap(([, digits, thousand]) => {
    const value = known(readWhole(digits))
    return value === undefined ? [] : [thousand === '' ? value : value * 1_000n]
  })
  const fitting = named.filter(value => value >= 10n && value < asked)
  return fitting.reduce((least, value) => (value < least ? value : least), fitting[0] ?? asked / 10n)
}
