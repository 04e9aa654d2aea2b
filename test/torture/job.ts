import { anyAddress, evmAddress, type MadeAddress } from './addresses.ts'
import { fateOf, keyOf, scoreOf } from './fates.ts'
import { type Random, seeded } from './random.ts'

/** What the output has to say about one row. */
export interface Expected {
  /** Line of the file on which its record starts. */
  readonly line: number
  readonly cells: readonly string[]
  readonly status: 'scored' | 'no_activity' | 'unscored' | 'bad_row'
  readonly score: number | undefined
  readonly duplicateOf: number | undefined
}

export interface Job {
  /** The file that is scanned. */
  readonly csv: string
  readonly rows: readonly Expected[]
  /** Every target once. */
  readonly targets: readonly string[]
}

/** A file of `rows` rows as the seed has it: several chains and spellings, duplicates, bad rows, cells that need quotes. */
export function makeJob({ rows, seed, faulty }: { rows: number; seed: number; faulty: number }): Job {
  const random = seeded(seed)
  const made: MadeAddress[] = []
  const firstLine = new Map<string, number>()
  const expected: Expected[] = []
  const records = ['address,chain,label,note\n']
  let line = 2
  while (expected.length < rows) {
    const own = [random.pick(labels), random.pick(labels)]
    const lot = random.below(100)
    const bad = lot < 4 ? random.pick(badCells)(random) : undefined
    const target = bad ? undefined : lot < 12 && made.length > 0 ? random.pick(made) : anyAddress(random)
    const cells = bad ?? [spelling(target as MadeAddress, random), chainSpelling(target as MadeAddress, random)]
    const width = cells.length > 2 ? [...cells.slice(0, 2), ...own, ...cells.slice(2)] : [...cells, ...own]
    const record = `${width.map(quoted).join(',')}\n`
    const key = target && keyOf(target.text, target.chainId)
    const fate = key === undefined ? undefined : fateOf(key, faulty)
    expected.push({
      line,
      cells: width,
      status: fate === undefined ? 'bad_row' : fate.end === 'refused' ? 'unscored' : fate.end,
      score: key !== undefined && fate?.end === 'scored' ? scoreOf(key) : undefined,
      duplicateOf: key === undefined ? undefined : firstLine.get(key),
    })
    if (target && key !== undefined && !firstLine.has(key)) {
      firstLine.set(key, line)
      made.push(target)
    }
    records.push(record)
    line += record.split('\n').length - 1
  }
  return { csv: records.join(''), rows: expected, targets: [...firstLine.keys()] }
}

const labels = ['hot wallet', '', 'Müller & Söhne', 'treasury, cold', 'he said "no"', 'two\nlines', '=1+1', '0x', ' padded ', '💰']

/** Address and chain of a row that cannot be used; a third cell is one too many. */
const badCells: readonly ((random: Random) => readonly string[])[] = [
  () => ['', 'ethereum'],
  random => [evmAddress(random).text.slice(0, 30), 'eth'],
  random => [evmAddress(random).text, 'dogecoin'],
  random => [evmAddress(random).text, ''],
  () => ['5.29084E+47', 'ethereum'],
  random => [evmAddress(random).text, 'base', 'one too many'],
  () => ['not an address', '1'],
]

function spelling({ text, canonical }: MadeAddress, random: Random): string {
  if (!/^0x/.test(text)) return text
  return random.pick([text, text, canonical, text.toLowerCase(), `0x${text.slice(2).toUpperCase()}`, ` ${text} `])
}

const chainSpelling = ({ chain, chainId }: MadeAddress, random: Random): string =>
  random.pick([chain, chain, chain.toUpperCase(), String(chainId)])

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
