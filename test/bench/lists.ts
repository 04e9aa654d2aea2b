import { readFileSync } from 'node:fs'
import { chainById } from '../../src/chains/index.ts'
import { openLabels } from '../../src/sources/lists/label-index.ts'
import { labelFacts } from '../labels/facts.ts'
import { inTurn, milliseconds, type Row } from './measure.ts'

/** Look-ups in the label file, beside a plain Map of the same addresses. Microseconds a look-up; half of them hit. */
export async function lists(): Promise<Row[]> {
  const ethereum = chainById(1)
  const addresses = labelFacts().entries.flatMap(({ address, record }) => (record.family === 'evm' ? [address] : []))
  const misses = addresses.map(address => `0x${[...address.slice(2)].reverse().join('')}`)
  const asked = addresses.flatMap((address, at) => [address, misses[at] ?? address])
  const index = openLabels(readFileSync('src/sources/lists/labels.bin'))
  const map = new Map(addresses.map(address => [address.toLowerCase(), true]))
  const each = (look: (address: string) => unknown) => () => (milliseconds(() => asked.forEach(look)) * 1000) / asked.length
  const medians = await inTurn(
    { map: each(address => map.get(address.toLowerCase())), index: each(address => index.find(address, ethereum)) },
    41,
  )
  return [
    {
      work: `label look-up, ${addresses.length} addresses`,
      floor: 'a plain Map',
      median: medians['index'] ?? Number.NaN,
      floorMedian: medians['map'] ?? Number.NaN,
      goal: 50,
      better: 'less',
    },
  ]
}
