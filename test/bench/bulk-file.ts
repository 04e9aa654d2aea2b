import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checksummed } from '../../src/chains/encoding/keccak.ts'
import { anyAddress } from '../torture/addresses.ts'
import { type Random, seeded } from '../torture/random.ts'

const folder = fileURLToPath(new URL('../../node_modules/.cache/chainvet', import.meta.url))
const evm = ['ethereum', 'bnb', 'polygon', 'arbitrum', 'optimism', 'base', 'avalanche']

/**
 * A file as people have them: a column of addresses, one of chains and one of their own. Of a hundred rows 20 have the
 * spelling of EIP-55, 2 are of any chain, 2 repeat an earlier one, and of a thousand one is on a list. It is made once.
 */
export function bulkFile(rows: number, listed: readonly string[]): string {
  const path = `${folder}/bulk-1-${rows}.csv`
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const random = seeded(rows)
  const file = openSync(`${path}.making`, 'w')
  writeSync(file, 'address,chain,label\n')
  const earlier: string[] = []
  for (let made = 0; made < rows; ) {
    const lines: string[] = []
    for (const end = Math.min(rows, made + 10_000); made < end; made++) {
      const line = made > 0 && random.below(50) === 0 ? random.pick(earlier) : lineFor(random, listed)
      // some of the rows may come again, and the generator is to stay small too
      if (earlier.length < 100_000) earlier.push(line)
      else earlier[random.below(earlier.length)] = line
      lines.push(`${line},account ${made}\n`)
    }
    writeSync(file, lines.join(''))
  }
  closeSync(file)
  renameSync(`${path}.making`, path)
  return path
}

function lineFor(random: Random, listed: readonly string[]): string {
  const turn = random.below(1000)
  if (turn < 1) return `${random.pick(listed)},ethereum`
  if (turn < 21) {
    const { text, chain } = anyAddress(random)
    return `${text},${chain}`
  }
  const plain = `0x${[0, 0, 0, 0, 0]
    .map(() =>
      random
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')}`
  return `${turn < 221 ? checksummed(plain) : plain},${random.pick(evm)}`
}
