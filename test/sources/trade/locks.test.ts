import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Manners, startGate } from '../../support/chain/gate.ts'
import { compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
const tokens: Record<string, string> = {}
const [settle, say] = ['0xc4fc12e5', '0xda8f69d0']

beforeAll(async () => {
  chain = await startEthereum()
  const [, founder = '0x'] = chain.accounts
  const contracts = await compile(new URL('../../support/chain/contracts/Locks.sol', import.meta.url))
  for (const name of ['VeilBehindOffices', 'WordBehindRates', 'WordByDistance', 'ManyVeils', 'ManyWords', 'ManyDistances']) {
    const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x', 'address,address', [addresses.factory, addresses.weth])
    await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
    tokens[name] = token
  }
})
afterAll(() => chain.stop())

async function scan(name: string, manners: Manners = {}): Promise<TokenScanResult> {
  const gate = await startGate(chain.url, manners)
  try {
    const upstreams = { rpcUrl: new URL(gate.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
    return await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: tokens[name] ?? '', chain_id: 1 })
  } finally {
    await gate.stop()
  }
}

const stops = ({ token_data: { checks } }: TokenScanResult) => checks.find(({ id }) => id === 'token/owner-blocks-sales')
const untried = ({ token_data: { coverage } }: TokenScanResult) =>
  coverage.missing.flatMap(({ check, reason }) => (check === "test of the owner's powers" ? [reason] : []))
const notRun = ({ token_data: { trading } }: TokenScanResult) =>
  (trading?.not_run ?? []).filter(text => /known by a hash|by a hash for/.test(text))

describe('locks of which only a hash is known', () => {
  test.each(['VeilBehindOffices', 'WordBehindRates', 'WordByDistance'])('%s: whoever is known by one stops sales', async name => {
    const result = await scan(name)
    expect(stops(result)).toMatchObject({ outcome: 'raised', row: 'all-hidden' })
    expect([untried(result), notRun(result)]).toEqual([[], []])
  })

  test.each(['ManyVeils', 'ManyWords', 'ManyDistances'])('%s: those beyond the first sixteen are named', async name => {
    const result = await scan(name)
    expect(untried(result)).toEqual([expect.stringMatching(/^calls of 0x[0-9a-f]{8}, 0x[0-9a-f]{8} could not be tried$/)])
    expect(notRun(result)).toEqual([expect.stringMatching(/^Too many functions .* were not: 0x[0-9a-f]{8}, 0x[0-9a-f]{8}\.$/)])
    expect(stops(result)).toMatchObject({
      outcome: 'clear',
      sentence: expect.stringMatching(/; what comes of calling 0x[0-9a-f]{8}, 0x[0-9a-f]{8} was not seen\.$/),
    })
    expect(result.risk_level).not.toBe('LOW')
  })

  /** How often a function is called in transactions of their own, and how many others there are. */
  const callsIn = (params: readonly unknown[], selector: string): readonly [own: number, others: number] => {
    const calls = JSON.stringify(params).match(/"(?:data|input)":"0x[0-9a-f]{8}/g) ?? []
    const own = calls.filter(call => call.endsWith(selector)).length
    return [own, calls.length - own]
  }

  test.each([
    ['VeilBehindOffices', settle],
    ['WordBehindRates', say],
    ['WordByDistance', say],
  ])('%s: where a node does not run %s with another hash, that is named', async (name, selector) => {
    const refuses = (method: string, params: readonly unknown[]) => {
      const [own, others] = callsIn(params, selector)
      return method === 'eth_simulateV1' && own === 1 && others === 0 ? 'out of gas' : undefined
    }
    const result = await scan(name, { refuses })
    expect(untried(result)).toEqual([`calls of ${selector} could not be tried`])
    expect(notRun(result)).toEqual([`Calls by whoever is known by a hash could not be tried: ${selector}.`])
    expect(result.risk_level).not.toBe('LOW')
  })

  test('where a node does not run what opens it, that is named as well', async () => {
    const refuses = (method: string, params: readonly unknown[]) => {
      const [own, others] = callsIn(params, say)
      return method === 'eth_simulateV1' && own === 1 && others > 0 ? 'out of gas' : undefined
    }
    const result = await scan('WordBehindRates', { refuses })
    expect(untried(result)).toEqual([`calls of ${say} could not be tried`])
    expect(stops(result)?.sentence).toContain(`what comes of calling ${say} was not seen`)
  })

  test('where a node does not tell which words are places of the storage, what may be compared with them is named', async () => {
    const word = '2b5ddf6f4d21c23de216f44d5e4bdc68e044b71897837ea74c83908be7037cd7'
    // a call of no function, with words alone
    const refuses = (method: string, [call]: readonly unknown[]) => {
      const { data = '' } = (call ?? {}) as { readonly data?: string }
      return method === 'eth_call' && data.length % 64 === 2 && data.includes(word) ? 'out of gas' : undefined
    }
    expect(untried(await scan('WordByDistance', { refuses }))).toEqual([`calls of ${say} could not be tried`])
    // what it was seen to be compared with is known without
    expect(stops(await scan('WordBehindRates', { refuses }))).toMatchObject({ outcome: 'raised', row: 'all-hidden' })
  })
})
