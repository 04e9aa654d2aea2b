import { extractAddresses } from '../../src/bulk/extract.ts'
import { openInput } from '../../src/bulk/read/open-input.ts'
import { chains, parseAddress } from '../../src/chains/index.ts'
import { readTarget } from '../../src/chains/target.ts'
import { parseJson } from '../../src/json.ts'
import { asciiJson, disarmed, visible } from '../../src/output/visible.ts'
import { readQuantity, readWhole } from '../../src/read.ts'
import { retryAfter } from '../../src/reply.ts'
import { readKey } from '../../src/service/keys.ts'
import { createLog } from '../../src/service/log.ts'
import { realWorld } from '../../src/world.ts'
import { torture } from './promise.ts'

type Parser = (text: string) => unknown

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 65_536) yield Buffer.from(text.slice(at, at + 65_536))
}

const rowsOf =
  (file: string): Parser =>
  async text => {
    const input = await openInput({ file, bytes: pieces(text) }, { format: 'auto', header: true, columns: {}, kind: 'wallet' })
    let count = 0
    for await (const _ of input.rows) count++
    return count
  }

const log = createLog(() => {}, realWorld)

/** Whatever reads text from outside. What it throws is an answer too. */
const parsers: Readonly<Record<string, Parser>> = {
  json: parseJson,
  quantity: readQuantity,
  whole: readWhole,
  'retry-after': text => retryAfter(text, new Date()),
  target: readTarget,
  extract: extractAddresses,
  visible,
  disarmed,
  ascii: text => asciiJson({ text }),
  key: readKey,
  log: text => log.info('request', { text }),
  table: rowsOf('rows.csv'),
  'json lines': rowsOf('rows.jsonl'),
  list: rowsOf('rows.txt'),
  ...Object.fromEntries(chains.map(chain => [chain.name, (text: string) => parseAddress(text, chain)])),
}

/** Texts that have brought parsers to their knees, at any length. */
const texts: Readonly<Record<string, (length: number) => string>> = {
  brackets: length => '['.repeat(length),
  braces: length => '{"a":'.repeat(length / 5),
  quotes: length => '"'.repeat(length),
  'open quote': length => `"${'a,\n'.repeat(length / 3)}`,
  digits: length => '9'.repeat(length),
  zeros: length => `0x${'0'.repeat(length)}`,
  hex: length => `0x${'a'.repeat(length)}`,
  ones: length => '1'.repeat(length),
  bech32: length => `bc1${'q'.repeat(length)}`,
  cardano: length => `addr1${'q'.repeat(length)}`,
  base58: length => 'z'.repeat(length),
  backslashes: length => `"${'\\'.repeat(length)}"`,
  escapes: length => `"${'\\u0000'.repeat(length / 6)}"`,
  blanks: length => ' '.repeat(length),
  'line ends': length => '\r\n'.repeat(length / 2),
  commas: length => ','.repeat(length),
  marks: length => `a${'\u0301'.repeat(length)}`,
  bidi: length => '\u202e'.repeat(length),
  colons: length => ':'.repeat(length),
  slashes: length => `https://${'/'.repeat(length)}`,
  dots: length => 'a.'.repeat(length / 2),
  keys: length => 'cv_live_'.repeat(length / 8),
  members: length => `{${Array.from({ length: length / 12 }, (_, at) => `"m${at}":1`).join(',')}}`,
  surrogates: length => '\ud83d'.repeat(length),
  words: length => '0xabcdef '.repeat(length / 9),
  'rows with quotes': length => `address,note\n${'"a""b",c\n'.repeat(length / 9)}`,
}

/** Milliseconds of this processor. What the machine does besides does not count. */
async function spent(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  try {
    await work()
  } catch {
    // a refusal is an answer
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** P20: no parser takes more than its share of a longer text. */
export const linear = torture({
  name: 'linear',
  promises: 'P20',
  sentence: 'Reading takes time in proportion to the length of what is read',
  size: { bytes: 1_048_576 },
  async run({ bytes }, { signal, tell }) {
    const violations: string[] = []
    let slowest = { milliseconds: 0, what: 'none' }
    let steepest = { growth: 0, what: 'none' }
    for (const [parser, parse] of Object.entries(parsers)) {
      for (const [kind, make] of Object.entries(texts)) {
        if (signal.aborted) break
        const [short, long] = [make(bytes / 16), make(bytes)]
        const least = async (text: string) => {
          const times = [await spent(() => parse(text)), await spent(() => parse(text)), await spent(() => parse(text))]
          return Math.min(...times)
        }
        const [little, much] = [await least(short), await least(long)]
        const what = `${parser} of ${kind}`
        if (much > slowest.milliseconds) slowest = { milliseconds: much, what }
        // below this the clock and the collector of garbage are most of it
        const growth = Math.log(Math.max(much, 0.5) / Math.max(little, 0.5)) / Math.log(16)
        if (growth > steepest.growth) steepest = { growth, what }
        if (growth > 1.5 && much > 20)
          violations.push(`${what}: ${little.toFixed(1)} ms for a sixteenth, ${much.toFixed(1)} ms for the whole`)
      }
      tell(`${parser}: ${violations.length} violations so far`)
    }
    const pairs = Object.keys(parsers).length * Object.keys(texts).length
    return {
      figure: `${violations.length} of ${pairs} pairs of a parser and a text grow faster than their length; the steepest as its power ${steepest.growth.toFixed(2)} (${steepest.what}), the slowest ${slowest.milliseconds.toFixed(0)} ms for 1 MB (${slowest.what})`,
      violations,
    }
  },
})
