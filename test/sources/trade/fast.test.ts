import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { createHttp } from '../../../src/http.ts'
import type { Wire } from '../../../src/wire.ts'
import { realWorld } from '../../../src/world.ts'
import { overheardIn, type Told } from '../../bench/recorded.ts'
import { type Ethereum, startEthereum } from '../../support/chain/ethereum.ts'
import { startExplorer } from '../../support/chain/explorer.ts'
import { launch } from '../../support/chain/market.ts'

let chain: Ethereum
let explorer: Awaited<ReturnType<typeof startExplorer>>

beforeAll(async () => {
  chain = await startEthereum({ age: 30 * 86_400 })
  explorer = await startExplorer(chain)
})
afterAll(async () => {
  await explorer.stop()
  await chain.stop()
})

/** A fast scan, with the requests that it took. */
async function scan(address: string) {
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL(explorer.url), provider: false }
  const engineOver = (wire: Wire) => createEngine({ fast: true, http: createHttp({ world: realWorld, wire }), upstreams })
  let result: Awaited<ReturnType<ReturnType<typeof engineOver>['scanToken']>> | undefined
  const told: Told[] = await overheardIn(async wire => {
    result = await engineOver(wire).scanToken({ contract_address: address, chain_id: 1 })
  })
  if (!result) throw new Error('Nothing came of the scan.')
  return { result, told }
}

describe('a fast scan', () => {
  test('of a harmless token asks for the first trades and no more, says what it left out, and is not LOW', async () => {
    const { result, told } = await scan(await launch(chain, 'Plain'))
    const asked = told.flatMap(({ sent: { body } }) =>
      body === null ? [] : [JSON.parse(body) as { method: string } | { method: string }[]].flat(),
    )
    expect(asked.filter(({ method }) => method === 'eth_simulateV1')).toHaveLength(5)
    expect(asked.filter(({ method }) => method === 'eth_getLogs')).toEqual([])
    expect(result.risk_level).not.toBe('LOW')
    const { checks = [], trading, coverage } = result.token_data
    expect(coverage?.missing).toContainEqual({ check: 'sale by a fresh buyer', reason: 'left out by --fast' })
    expect(trading?.buy).toMatchObject({ ok: true })
    const left = checks.filter(check => JSON.stringify(check).includes('left out by --fast'))
    expect(left.length).toBeGreaterThan(2)
    expect(left.map(({ outcome }) => outcome)).toEqual(left.map(() => 'unknown'))
  })

  test('of a token that cannot be sold is as bad as a whole one', async () => {
    const { result } = await scan(await launch(chain, 'DustOnly'))
    expect(result).toMatchObject({ risk_level: 'CRITICAL' })
  })
})
