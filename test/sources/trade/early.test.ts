import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { createHttp, networkOf } from '../../../src/http.ts'
import programs from '../../../src/sources/programs/programs.json' with { type: 'json' }
import type { Wire } from '../../../src/wire.ts'
import { realWorld } from '../../../src/world.ts'
import { type Ethereum, startEthereum } from '../../support/chain/ethereum.ts'
import { launch } from '../../support/chain/market.ts'

let chain: Ethereum
beforeAll(async () => {
  chain = await startEthereum({ age: 30 * 86_400 })
})
afterAll(() => chain.stop())

/** Sizes of the first trades of a scan: the only simulations that do not wait to hear who has a say. */
const trades = 5
const network = networkOf({}, 60_000)
const scan = (address: string, wire: Wire) =>
  createEngine({ http: createHttp({ world: realWorld, wire }), upstreams: { rpcUrl: new URL(chain.url), provider: false } }).scanToken({
    contract_address: address,
    chain_id: 1,
  })

/** Holds back the answers to the first trades until more is asked, and gives the first of that more another time. */
function holding(late: number): { readonly wire: Wire; readonly seen: { waited?: 'for the calls' | 'in vain'; open: number } } {
  let [sent, released] = [0, () => {}]
  const asked = new Promise<void>(resolve => {
    released = resolve
  })
  const seen: ReturnType<typeof holding>['seen'] = { open: 0 }
  const wire: Wire = async (question, wanted) => {
    const nth = question.body?.includes('eth_simulateV1') ? ++sent : 0
    if (nth > trades) released()
    seen.open++
    try {
      const received = await network(question, wanted)
      if (nth === trades + 1) await wait(late)
      else if (nth > 0 && nth <= trades)
        seen.waited = await Promise.race([asked.then(() => 'for the calls' as const), wait(5_000, 'in vain' as const, { ref: false })])
      return received
    } finally {
      seen.open--
    }
  }
  return { wire, seen }
}

describe('calls of those who have a say', () => {
  test('are on their way before the first trades are answered', async () => {
    const { wire, seen } = holding(0)
    const { risk_level } = await scan(await launch(chain, 'FeeSetter'), wire)
    expect(seen.waited).toBe('for the calls')
    expect(risk_level).toBe('HIGH')
  })

  test('go out before the trades are varied, which more wait for', async () => {
    const asked: string[] = []
    const wire: Wire = async (question, wanted) => {
      const simulates = question.body?.includes('eth_simulateV1') === true
      if (simulates) asked.push(question.body?.includes(programs.lab) ? 'calls' : 'trades')
      // the trades are answered long before it is known who has a say
      else await wait(40)
      return network(question, wanted)
    }
    await scan(await launch(chain, 'FeeSetter'), wire)
    const [first, varied] = [asked.slice(0, trades), asked.slice(trades)]
    expect(first).toEqual(first.map(() => 'trades'))
    expect(varied.indexOf('trades')).toBeGreaterThan(2)
  })

  test('where nobody can buy yet, are all answered before the verdict', async () => {
    const { wire, seen } = holding(5_000)
    const { risk_level } = await scan(await launch(chain, 'NotOpen'), wire)
    expect(seen).toEqual({ waited: 'for the calls', open: 0 })
    expect(risk_level).not.toBe('LOW')
  })
})
