import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { tokenScanResult } from '../../../src/api/token.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { SourceError } from '../../../src/errors.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../../support/chain/explorer.ts'
import { type Manners, startGate } from '../../support/chain/gate.ts'
import { list } from '../../support/chain/market.ts'
import { some } from '../../support/runs.ts'
import { compile } from '../../support/solidity.ts'

let chain: Ethereum
let explorer: Explorer
const tokens: Record<string, string> = {}

const hostile = ['BurnsAllGas', 'InvalidOnSale', 'Floods', 'LoudRevert', 'Reenters', 'Recursive', 'EndlessBalance'] as const
/** They trade as a good one does. Since EIP-6780 a contract that destroys itself stays where it is. */
const odd = ['LongName', 'LyingName', 'LoudName', 'EndlessName', 'SelfDestructs'] as const
const unlisted = ['NoPool', 'EmptyPool', 'DustPool'] as const

beforeAll(async () => {
  chain = await startEthereum({ age: 400 * 86_400 })
  explorer = await startExplorer(chain)
  const contracts = await compile(new URL('../../support/chain/contracts/Hostile.sol', import.meta.url))
  const founder = chain.accounts[1] ?? '0x'
  const burnt = `0x${'0'.repeat(36)}dEaD`
  const send = (to: string, signature: string, ...values: readonly unknown[]) =>
    chain.send({ from: founder, to, data: encodeCall(signature, ...values) })
  /** A pool whose liquidity is burnt, and holders: nothing to complain of but what the token does. */
  const spread = async (token: string) => {
    const pair = await list(chain, token)
    const all = await chain.rpc<string>('eth_call', [{ to: pair, data: encodeCall('balanceOf(address)', founder) }, 'latest'])
    await send(pair, 'transfer(address,uint256)', burnt, BigInt(all))
    for (let at = 0; at < 30; at++)
      await send(token, 'transfer(address,uint256)', `0x${(0xb0b + at).toString(16).padStart(40, '5')}`, 20_000n * ether)
  }
  const deployed = (name: string) => chain.deploy(founder, contracts[name]?.bytecode ?? '0x')
  for (const name of ['Good', 'Gone', ...hostile, ...odd]) {
    tokens[name] = await deployed(name === 'Gone' ? 'Good' : name)
    await spread(tokens[name])
  }
  for (const name of unlisted) tokens[name] = await deployed('Good')
  tokens['Endless'] = await deployed('Endless')
  await chain.send({
    from: founder,
    to: addresses.factory,
    data: encodeCall('createPair(address,address)', tokens['EmptyPool'], addresses.weth),
  })
  await chain.addLiquidity(founder, tokens['DustPool'] ?? '', 100_000n, 100_000n)
  await chain.rpc('anvil_setCode', [tokens['Gone'], '0x'])
  await chain.pass(300 * 86_400)
})
afterAll(async () => {
  await explorer.stop()
  await chain.stop()
})

type Ended = TokenScanResult | SourceError

/** How a scan through a gate ends. Anything but a result or a named failure of a source is thrown. */
async function scan(
  name: string,
  manners: Manners = {},
  { timeout = 20_000, index = explorer.url }: { timeout?: number; index?: string } = {},
): Promise<{ ended: Ended; requests: number; elapsed: number }> {
  const gate = await startGate(chain.url, manners)
  const began = performance.now()
  try {
    const engine = createEngine({ timeout, upstreams: { rpcUrl: new URL(gate.url), explorerUrl: new URL(index), provider: false } })
    const ended = await engine.scanToken({ contract_address: tokens[name] ?? '', chain_id: 1 }).catch((error: unknown) => {
      if (error instanceof SourceError) return error
      throw error
    })
    return { ended, requests: gate.requests(), elapsed: performance.now() - began }
  } finally {
    await gate.stop()
  }
}

/** Everything that is promised of any result: it is well-formed, short, and each gap has a reason. */
function assertHonest(ended: Ended): void {
  if (ended instanceof SourceError) {
    expect(ended.message.length).toBeLessThan(2_000)
    return
  }
  expect(tokenScanResult.parse(ended)).toEqual(ended)
  expect(JSON.stringify(ended).length).toBeLessThan(750_000)
  const { checks, coverage } = ended.token_data
  expect(checks.filter(({ outcome, reason }) => outcome === 'unknown' && (reason ?? '').length < 5)).toEqual([])
  expect(coverage.missing.filter(({ reason }) => reason.length < 5)).toEqual([])
  if (coverage.missing.length > 0) expect(ended.risk_level).not.toBe('LOW')
}

/** What a scan learns beyond the decisive checks (engine/decisive/evm.ts): it may be missing from LOW, with its reason. */
const beyond = ['token/transfers-refused', 'token/removable-liquidity', 'token/false-books', 'token/concentrated']

const levelOf = (ended: Ended): string => (ended instanceof SourceError ? ended.code : ended.risk_level)
/** What every check came to: a scan that is LOW under a fault has to have learned all that one without it learns. */
const outcomesOf = (ended: Ended): unknown =>
  ended instanceof SourceError ? ended.code : ended.token_data.checks.map(({ id, outcome }) => `${id} ${outcome}`)

let healthy: Awaited<ReturnType<typeof scan>>
beforeAll(async () => {
  healthy = await scan('Good')
})

test('without a fault the good token is LOW', () => {
  assertHonest(healthy.ended)
  expect([levelOf(healthy.ended), healthy.requests > 4]).toEqual(['LOW', true])
})

describe('a node that fails', () => {
  const places = () => some(Array.from({ length: healthy.requests }, (_, index) => index + 1))
  /** Scans with the fault at each request of a scan, a few side by side. */
  const eachOf = async (fault: (at: number) => NonNullable<Manners['fault']>): Promise<{ at: number; ended: Ended }[]> => {
    const all: { at: number; ended: Ended }[] = []
    const queue = places()
    const one = async () => {
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) all.push({ at, ...(await scan('Good', { fault: fault(at) })) })
    }
    await Promise.all([one(), one(), one(), one()])
    return all
  }
  const assertSame = ({ ended }: { ended: Ended }) => {
    assertHonest(ended)
    if (levelOf(ended) === 'LOW') expect(outcomesOf(ended)).toEqual(outcomesOf(healthy.ended))
  }

  test('at any one request, once: the second try mends it', async () => {
    for (const { at, ended } of await eachOf(at => nth => (nth === at ? 'reset' : undefined))) {
      assertSame({ ended })
      expect([at, levelOf(ended)]).toEqual([at, 'LOW'])
    }
  })

  test('by saying nothing to any one request: the time of the scan ends it, and it is not LOW', async () => {
    const silent = (mute: number) => scan('Good', { fault: nth => (nth === mute ? 'silence' : undefined) }, { timeout: 3_000 })
    for (const ran of await Promise.all(places().map(silent))) {
      assertSame(ran)
      expect(levelOf(ran.ended)).not.toBe('LOW')
      expect(ran.elapsed).toBeLessThan(20_000)
    }
  })

  test('from any request on: LOW only when all that decides was learned before', async () => {
    const learned = new Map<number, string>()
    for (const { at, ended } of await eachOf(at => nth => (nth >= at ? 'reset' : undefined))) {
      assertHonest(ended)
      learned.set(at, levelOf(ended))
      if (ended instanceof SourceError || ended.risk_level !== 'LOW') continue
      // the same as without the fault, but for what does not decide: that is said to be unknown, or the same
      const { checks, trading } = ended.token_data
      const lost = checks.filter(({ id, outcome }) => beyond.includes(id) && outcome === 'unknown').map(({ id }) => `${id} unknown`)
      const kept = (outcomesOf(healthy.ended) as string[]).filter(line => !lost.some(one => one.split(' ')[0] === line.split(' ')[0]))
      expect([at, (outcomesOf(ended) as string[]).filter(line => !lost.includes(line))]).toEqual([at, kept])
      expect(trading).not.toBeNull()
    }
    const early = [...learned].filter(([at]) => at <= healthy.requests / 2)
    expect(early.length).toBeGreaterThan(5)
    expect(early.filter(([, level]) => level === 'LOW')).toEqual([])
  })
})

describe('a node that lacks', () => {
  const poor: Readonly<Record<string, Manners>> = {
    eth_simulateV1: { lacks: ['eth_simulateV1'] },
    eth_createAccessList: { lacks: ['eth_createAccessList'] },
    eth_getLogs: { lacks: ['eth_getLogs'] },
    'state overrides': { ignoresOverrides: true },
    'state overrides and eth_simulateV1': { lacks: ['eth_simulateV1'], ignoresOverrides: true },
    'all but the oldest methods': {
      lacks: ['eth_simulateV1', 'eth_createAccessList', 'eth_getLogs', 'debug_traceCall'],
      ignoresOverrides: true,
    },
    eth_getStorageAt: { lacks: ['eth_getStorageAt'] },
    eth_call: { lacks: ['eth_call'] },
    eth_getCode: { lacks: ['eth_getCode'] },
  }
  test.each(Object.entries(poor))('%s is never the reason of LOW', async (_, manners) => {
    const { ended } = await scan('Good', manners)
    assertHonest(ended)
    if (levelOf(ended) !== 'LOW' || ended instanceof SourceError) return
    // what is not decisive may be missing, with its reason; what was answered is the same
    const known = ended.token_data.checks.filter(({ outcome }) => outcome !== 'unknown').map(({ id, outcome }) => `${id} ${outcome}`)
    expect(outcomesOf(healthy.ended)).toEqual(expect.arrayContaining(known))
    expect(ended.token_data.trading).not.toBeNull()
  })
})

test('an index that never answers costs what it alone knows, and no verdict', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const index = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const scans = await Promise.all([{}, { lacks: ['eth_getLogs'] }].map(manners => scan('Good', manners, { timeout: 40_000, index })))
  silent.closeAllConnections()
  silent.close()
  for (const { ended } of scans) {
    assertHonest(ended)
    expect((ended as TokenScanResult).token_data.trading).not.toBeNull()
  }
})

describe('a token', () => {
  test.each(hostile)('that is hostile when it is traded (%s) is never LOW, and ends in time', async name => {
    const { ended, elapsed } = await scan(name)
    assertHonest(ended)
    expect(levelOf(ended)).not.toBe('LOW')
    expect(elapsed).toBeLessThan(20_000)
  })

  test.each(odd)('that is odd in what does not matter (%s) is judged all the same', async name => {
    const { ended } = await scan(name)
    assertHonest(ended)
    expect([levelOf(ended), outcomesOf(ended)]).toEqual(['LOW', outcomesOf(healthy.ended)])
  })

  test.each(['Endless', 'Gone'])('that cannot be asked (%s) has no LOW', async name => {
    const work = scan(name).then(({ ended }) => levelOf(ended))
    if (name === 'Gone')
      await expect(work).rejects.toMatchObject({ code: 'INVALID_ADDRESS', message: expect.stringContaining('no contract') })
    else expect(await work).not.toBe('LOW')
  })

  test.each(unlisted)('that cannot be sold (%s) is never LOW', async name => {
    const { ended } = await scan(name)
    assertHonest(ended)
    expect(levelOf(ended)).not.toBe('LOW')
  })
})
