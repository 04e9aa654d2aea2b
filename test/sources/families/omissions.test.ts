import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { ChainvetError } from '../../../src/errors.ts'
import { clockwork } from '../../support/upstream.ts'
import { type Change, type Forger, inWords, spoilings, startForger } from './forger.ts'
import { tronFamily, xrpFamily } from './ledgers-of-accounts.ts'
import { bitcoinFamily, cardanoFamily } from './ledgers-of-coins.ts'
import { solanaFamily } from './ledgers-of-programs.ts'
import { type Family, now, type Scene } from './scene.ts'

const heights = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
/** Changes that are tried on each subject; more by the variable OMISSIONS. */
const changes = Number(process.env['OMISSIONS'] ?? 14)

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * What the absence of a part says by itself, so that without it a lower level is right. A list that is an element shorter is the
 * list of another history, which no reader can tell, and no line to an issuer is how the ledger says that there is none. And these are left out by the servers where there is nothing to say:
 * rippled leaves out flags of a line that are not set, keys that are not there and the last marker; proto3, in which Tron is
 * written, leaves out rules that nobody changed and results that were a success.
 */
const unsaidWhenNone = /\.(freeze_peer|RegularKey|TransferRate|owner_permission|active_permission|ret)$/
const isStatement = ({ path, spoiling }: Change): boolean =>
  spoiling === 'empty'
    ? path.at(-1) === 'lines'
    : spoiling === 'gone' && (typeof path.at(-1) === 'number' || unsaidWhenNone.test(`.${path.join('.')}`))

interface Ledger {
  readonly checks: readonly { readonly id: string; readonly outcome: string }[]
  readonly coverage: { readonly missing: readonly { readonly check: string; readonly reason: string }[] }
}

interface Seen {
  readonly level: string
  readonly checks: ReadonlyMap<string, string>
  readonly missing: readonly string[]
}

async function scan({ kind, address }: Scene, { chain }: Family, url: URL): Promise<Seen | ChainvetError> {
  const engine = createEngine({ upstreams: { rpcUrl: url, explorerUrl: url }, world: clockwork(now.toISOString()) })
  try {
    if (kind === 'wallet') {
      const { risk_level: level, security_summary: summary } = await engine.scanWallet({ address, chain_id: chain })
      return seen(level, summary)
    }
    const { risk_level: level, token_data: data } = await engine.scanToken({ contract_address: address, chain_id: chain })
    return seen(level, data)
  } catch (error) {
    if (error instanceof ChainvetError) return error
    throw error
  }
}

const seen = (level: string, { checks, coverage }: Ledger): Seen => ({
  level,
  checks: new Map(checks.map(({ id, outcome }) => [id, outcome])),
  missing: coverage.missing.map(({ check, reason }) => `${check}: ${reason}`),
})

describe.each([
  ['Bitcoin', bitcoinFamily],
  ['Solana', solanaFamily],
  ['XRP', xrpFamily],
  ['Tron', tronFamily],
  ['Cardano', cardanoFamily],
])('%s', (name, start) => {
  let family: Family
  let forger: Forger
  beforeAll(async () => {
    family = await start()
    forger = await startForger(family.url)
  })
  afterAll(() => Promise.all([family.stop(), forger.stop()]))

  test('what is left out of an answer lowers no level, turns no finding clear and crashes nothing', async () => {
    const wrong: string[] = []
    for (const [index, scene] of family.scenes.entries()) {
      scene.show()
      forger.begin()
      const full = await scan(scene, family, forger.url)
      if (full instanceof ChainvetError) throw full
      if (full.level !== scene.level)
        wrong.push(
          `${scene.name}: ${full.level} instead of ${scene.level}; missing ${full.missing.join(', ')}; ${[...full.checks].filter(([, o]) => o === 'raised').join(' ')}`,
        )
      const places = forger.places()
      const random = randomFrom(name.length * 1_000 + index)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
      for (let tried = 0; tried < changes; tried++) {
        const change: Change = { ...pick(places), spoiling: pick(spoilings), everywhere: random() < 0.5 }
        if (isStatement(change)) continue
        forger.spoil(change)
        let less: Seen | ChainvetError
        try {
          less = await scan(scene, family, forger.url)
        } catch (error) {
          wrong.push(`${scene.name}: CRASH ${String(error)} — ${inWords(change)}`)
          continue
        }
        if (less instanceof ChainvetError) continue
        const cleared = [...full.checks].filter(([id, outcome]) => outcome === 'raised' && (less as Seen).checks.get(id) === 'clear')
        const lower = heights.indexOf(less.level) < heights.indexOf(full.level)
        const told = less.level !== 'LOW' && less.missing.length > 0
        if (lower && !told)
          wrong.push(`${scene.name}: ${full.level} became ${less.level} (cleared ${cleared.map(([id]) => id)}) — ${inWords(change)}`)
        else if (cleared.length > 0)
          wrong.push(`${scene.name}: cleared ${cleared.map(([id]) => id)}; ${less.level} ${less.missing} — ${inWords(change)}`)
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  }, 600_000)
})
