import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { chainById, chains } from '../../src/chains/index.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { encodeLabels } from '../../src/sources/lists/encode-labels.ts'
import type { LabelRecord } from '../../src/sources/lists/label-file.ts'
import { openLabelFile } from '../../src/sources/lists/label-file-index.ts'
import { openLabels } from '../../src/sources/lists/label-index.ts'
import { labelFacts } from '../labels/facts.ts'
import { inTurn, median, milliseconds, type Row } from './measure.ts'

const ethereum = chainById(1)

/** Look-ups in the label file of the program and in one of a million addresses, and whole screens. Half of the look-ups hit. */
export async function lists(): Promise<Row[]> {
  return [await small(), ...(await million()), await screens()]
}

/** Microseconds a look-up in the lists of the program, beside a plain Map of the same addresses. */
async function small(): Promise<Row> {
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
  return {
    work: `look-up, ${addresses.length} addresses, us`,
    floor: 'a plain Map',
    median: medians['index'] ?? Number.NaN,
    floorMedian: medians['map'] ?? Number.NaN,
    goal: 50,
    better: 'less',
  }
}

const entries = 1_000_000
const asked = 200_000
const addressBytes = 42

/** Look-ups a millisecond, memory and loading of a million addresses, beside a Set of the same texts. */
async function million(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  try {
    const path = join(folder, 'labels.bin')
    const listed = writeMillion(path)
    const questions = Buffer.from(Array.from({ length: asked }, (_, at) => (at % 2 ? listed.at(at * 4) : `0x${noise(at)}`)).join(''))

    const bare = await heap()
    const index = openLabelFile(path)
    // the first look-ups read the file in its place
    for (let at = 0; at < 100; at++) index.find(`0x${noise(at)}`, ethereum)
    const indexBytes = (await heap()) - bare
    const empty = await heap()
    const set = new Set<string>()
    for (let at = 0; at < entries; at++) set.add(listed.at(at))
    const setBytes = (await heap()) - empty

    const each = (look: (address: string) => boolean) => () => {
      // texts that nobody has asked about before, as they come from a file
      const texts = Array.from({ length: asked }, (_, at) => textAt(questions, at))
      let hits = 0
      const time = milliseconds(() => {
        for (const text of texts) if (look(text)) hits++
      })
      if (hits !== asked / 2) throw new Error(`${hits} of ${asked / 2} were found`)
      return asked / time
    }
    const speeds = await inTurn({ set: each(text => set.has(text)), index: each(text => index.find(text, ethereum).length > 0) }, 15)
    const loads = Array.from({ length: 15 }, () => {
      const fresh = openLabelFile(path)
      const time = milliseconds(() => {
        for (let at = 0; at < 30; at++) fresh.find(`0x${noise(at)}`, ethereum)
      })
      fresh.close()
      return time
    })
    const floor = 'a Set of texts'
    const megabyte = 1e6
    return [
      {
        work: 'look-ups a ms, 1,000,000 addresses',
        floor,
        median: speeds['index'] ?? 0,
        floorMedian: speeds['set'] ?? 0,
        goal: 1.3,
        better: 'more',
      },
      { work: 'memory of them, MB', floor, median: indexBytes / megabyte, floorMedian: setBytes / megabyte, goal: 0.2, better: 'less' },
      { work: 'loading them, ms', floor: 'limit', median: median(loads), floorMedian: 30, goal: 1, better: 'less' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the file, and gives its addresses back without a million texts in memory. */
function writeMillion(path: string): { at(index: number): string } {
  const texts = Buffer.alloc(entries * addressBytes)
  for (let at = 0; at < entries; at++) texts.write(`0x${noise(at + 10_000_000)}`, at * addressBytes, 'latin1')
  const record: LabelRecord = { category: 'phishing', list: 'A list', entity: 'a phishing address', confidence: 'community', family: 'evm' }
  const rows = Array.from({ length: entries }, (_, at) => ({ address: textAt(texts, at), record }))
  writeFileSync(path, encodeLabels(rows, [{ name: 'A list', category: 'phishing', family: 'evm', asOf: '2026-01-01', entries }]))
  return { at: index => textAt(texts, index % entries) }
}

const textAt = (texts: Buffer, at: number): string => texts.toString('latin1', at * addressBytes, (at + 1) * addressBytes)

/** Forty hex digits that depend on a number and look like chance (splitmix64). */
function noise(seed: number): string {
  let state = BigInt(seed) * 0x9e3779b97f4a7c15n
  let digits = ''
  for (let part = 0; part < 3; part++) {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n)
    let word = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n)
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn)
    digits += (word ^ (word >> 31n)).toString(16).padStart(16, '0')
  }
  return digits.slice(0, 40)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that are held after everything else has gone. */
async function heap(): Promise<number> {
  for (let time = 0; time < 6; time++) {
    collect()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Every sanctioned address through the engine, offline: 100 each, and how long the slowest of a hundred takes. */
async function screens(): Promise<Row> {
  const scanner = createEngine({ offline: true })
  const sanctioned = labelFacts().entries.filter(({ record }) => record.category === 'sanctions' && record.delistedOn === undefined)
  const home = (family: string) => chains.find(chain => chain.family.name === family)?.id
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    for (const { address, record } of sanctioned) {
      const start = process.hrtime.bigint()
      const { risk_score, risk_level } = await scanner.scanWallet({ address, chain_id: home(record.family) ?? 1 })
      times.push(Number(process.hrtime.bigint() - start) / 1e6)
      if (risk_score !== 100 || risk_level !== 'CRITICAL') throw new Error(`${address} scores ${risk_score}`)
    }
  }
  const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  return { work: `screen of ${sanctioned.length} listed, p99 ms`, floor: 'limit', median: slow, floorMedian: 5, goal: 1, better: 'less' }
}
