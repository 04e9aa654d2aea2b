import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { App, Output } from '../../src/cli/app.ts'
import type { GlobalFlags } from '../../src/cli/options.ts'
import { type Progress, progressOf } from '../../src/cli/progress.ts'
import { row, walletResult } from '../support/reports.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const scored = (risk_level: string) => row(2, address, { result: walletResult({ risk_level }) })
const unscored = row(2, address, { status: 'unscored', error: { code: 'TIMEOUT', message: 'late', hint: null } })

let written: string[]
beforeEach(() => {
  written = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const stderr = (isTTY: boolean, columns: number | undefined): Output => ({
  isTTY,
  columns,
  write: text => void written.push(text),
  drained: async () => {},
})
const clock = () => Date.now()

function begin(given: {
  isTTY?: boolean
  columns?: number
  env?: App['env']
  flags?: Partial<GlobalFlags>
  total?: number | undefined
  count?: () => Promise<number | undefined>
}): Progress {
  const output = stderr(given.isTTY ?? true, given.columns ?? 80)
  const app = { env: given.env ?? { TERM: 'xterm' }, stderr: output } as App
  const flags = { color: 'auto', progress: 'auto', verbose: 0, timeout: 1, ...given.flags } as GlobalFlags
  return progressOf(app, flags, { label: 'wallets.csv', total: 'total' in given ? given.total : 200, count: given.count, clock })
}

const wiped = '\r\u001b[2K'

describe('on a terminal', () => {
  test('nothing is drawn in the first half second', () => {
    const progress = begin({})
    progress.row(scored('LOW'))
    vi.advanceTimersByTime(450)
    expect(written).toEqual([])
    progress.end()
  })

  test('one line is drawn over, and leaves nothing behind', () => {
    const progress = begin({})
    for (let at = 0; at < 20; at++) progress.row(scored(at < 2 ? 'CRITICAL' : at < 5 ? 'HIGH' : 'LOW'))
    vi.advanceTimersByTime(2000)
    expect(written.at(-1)).toBe(`${wiped}wallets.csv  10 %  20/200  10.0/s  18 s left   2 critical  3 high`)
    expect(written.length).toBeLessThanOrEqual(20)
    progress.end()
    expect(written.at(-1)).toBe(wiped)
    vi.advanceTimersByTime(5000)
    expect(written.at(-1)).toBe(wiped)
  })

  test('the line never wraps', () => {
    const progress = begin({ columns: 20 })
    vi.advanceTimersByTime(1000)
    expect(written.at(-1)).toHaveLength(wiped.length + 19)
    progress.end()
  })

  test('a sentence in between takes the line away first', () => {
    const progress = begin({})
    vi.advanceTimersByTime(600)
    progress.say('stopping')
    expect(written.slice(-2)).toEqual([wiped, 'stopping\n'])
    progress.end()
  })
})

describe('in a pipe, in CI, for a screen reader', () => {
  const elsewhere: [string, Parameters<typeof begin>[0]][] = [
    ['a pipe', { isTTY: false }],
    ['a terminal of 0 columns', { columns: 0 }],
    ['a dumb terminal', { env: { TERM: 'dumb' } }],
    ['a build server', { env: { TERM: 'xterm', CI: '1' } }],
    ['a screen reader', { env: { TERM: 'xterm', ACCESSIBLE: '1' } }],
  ]
  test.each(elsewhere)('%s: plain lines, now and then', (_, given) => {
    const progress = begin(given)
    for (let at = 0; at < 5; at++) progress.row(at === 0 ? unscored : scored('LOW'))
    vi.advanceTimersByTime(29_000)
    progress.row(scored('HIGH'))
    expect(written).toEqual([])
    vi.advanceTimersByTime(1_000)
    progress.row(scored('CRITICAL'))
    expect(written).toEqual(['chainvet: 7/200 (3 %) after 30 s, 14 min left; 1 critical, 1 high, 1 unscored\n'])
    progress.end()
    expect(written).toHaveLength(1)
  })

  test('every tenth of longer work is told', () => {
    const progress = begin({ isTTY: false })
    for (let at = 0; at < 200; at++) {
      vi.advanceTimersByTime(200)
      progress.row(scored('LOW'))
    }
    // from the tenth second on: 25, 30, 40, ... 100 %
    expect(written.map(line => / \((\d+) %\)/.exec(line)?.[1])).toEqual(['25', '30', '40', '50', '60', '70', '80', '90', '100'])
  })

  test('without a total there is no share and no time left', () => {
    const progress = begin({ isTTY: false, total: undefined })
    vi.advanceTimersByTime(31_000)
    progress.row(scored('LOW'))
    expect(written).toEqual(['chainvet: 1 after 31 s; 0 critical, 0 high, 0 unscored\n'])
  })
})

test.each<[string, Partial<GlobalFlags>]>([
  ['--quiet', { quiet: true }],
  ['--progress never', { progress: 'never' }],
])('%s says nothing of how far it is', (_, flags) => {
  const progress = begin({ flags })
  progress.row(scored('LOW'))
  vi.advanceTimersByTime(60_000)
  progress.row(scored('LOW'))
  expect(written).toEqual([])
  progress.say('stopping')
  expect(written).toEqual(flags.quiet ? [] : ['stopping\n'])
})

describe('a total that nobody knows yet', () => {
  const total = undefined

  test('is counted once the run has lasted half a second, and then shown', async () => {
    let counted = 0
    const progress = begin({ total, count: async () => ++counted * 200 })
    progress.row(scored('LOW'))
    await vi.advanceTimersByTimeAsync(400)
    expect(counted).toBe(0)
    for (let at = 0; at < 19; at++) progress.row(scored('LOW'))
    await vi.advanceTimersByTimeAsync(1_600)
    expect(written.at(-1)).toBe(`${wiped}wallets.csv  10 %  20/200  10.0/s  18 s left`)
    expect(counted).toBe(1)
    progress.end()
  })

  test('is left out where it cannot be counted, or the run has passed it', async () => {
    for (const count of [async () => undefined, async () => 3, () => Promise.reject(new Error('gone'))]) {
      const progress = begin({ total, count })
      for (let at = 0; at < 5; at++) progress.row(scored('LOW'))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(written.at(-1)).toBe(`${wiped}wallets.csv  5  5.0/s`)
      progress.end()
    }
  })

  test('is shown in plain lines too', async () => {
    const progress = begin({ isTTY: false, total, count: async () => 100 })
    await vi.advanceTimersByTimeAsync(1_000)
    progress.row(scored('LOW'))
    await vi.advanceTimersByTimeAsync(30_000)
    progress.row(scored('LOW'))
    expect(written).toEqual(['chainvet: 2/100 (2 %) after 31 s, 25 min left; 0 critical, 0 high, 0 unscored\n'])
    progress.end()
  })
})
