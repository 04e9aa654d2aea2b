import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { elsewhere, type Host, hostsOf } from '../../src/engine/hosts.ts'
import { listStatus } from '../../src/engine/list-status.ts'
import { reach } from '../../src/engine/reach.ts'
import { SourceError } from '../../src/errors.ts'
import type { Http } from '../../src/http.ts'
import { activeElsewhere } from '../../src/sources/evm/elsewhere.ts'
import { sources } from '../../src/sources/index.ts'
import { listStatus as statusOfLists } from '../../src/sources/lists/status.ts'
import { realWorld } from '../../src/world.ts'

const upstreams = { provider: true, keys: { ETHERSCAN_API_KEY: 'key' } }
const address = '0x52908400098527886E0F7030069857D2E4169EE7'

describe('the hosts of a chain', () => {
  test.each(chains)('of $name are there for each source that opens a connection for it', chain => {
    const asked = sources.filter(source => !source.offline && source.covers(chain, 'wallet', upstreams)).map(({ name }) => name)
    const others = chain.family.name === 'evm' ? [elsewhere] : []
    expect([...new Set(hostsOf(chain, upstreams).map(({ source }) => source))]).toEqual([...asked, ...others])
  })

  const evm = chains.filter(({ family }) => family.name === 'evm')
  test.each(evm)('of $name are those that a scan asks when everybody fails, and no others', async chain => {
    const asked = new Set<string>()
    const http: Http = async ({ source, url }) => {
      asked.add(url.host)
      throw new SourceError({ source, code: 'NETWORK', problem: 'is not there' })
    }
    const scanner = createEngine({ http, upstreams })
    await scanner.scanWallet({ address, chain_id: chain.id }).catch(() => {})
    await scanner.scanToken({ contract_address: address, chain_id: chain.id }).catch(() => {})
    const own = hostsOf(chain, upstreams).filter(({ source }) => source !== elsewhere)
    expect([...asked].sort()).toEqual([...new Set(own.map(({ host }) => host))].sort())
  })

  test.each(evm)('of $name are, for a wallet without activity there, one of each other chain', async chain => {
    const asked: string[] = []
    const http: Http = async ({ source, url }) => {
      asked.push(url.host)
      throw new SourceError({ source, code: 'NETWORK', problem: 'is not there' })
    }
    await activeElsewhere(address, chain, { http, upstreams, world: realWorld, signal: new AbortController().signal })
    const named = hostsOf(chain, upstreams).filter(({ source, place }) => source === elsewhere && place > 1)
    expect(asked.sort()).toEqual(named.map(({ host }) => host).sort())
    expect(asked).toHaveLength(evm.length - 1)
  })

  test('of the user take the place of the public ones, and the provider can be left out', () => {
    const [ethereum] = evm
    if (!ethereum) throw new Error('no EVM chain')
    const own = {
      provider: false,
      keys: {},
      rpcUrl: new URL('http://127.0.0.1:8545/key'),
      explorerUrl: new URL('https://scan.example/api'),
    }
    expect(hostsOf(ethereum, own).map(({ source, host, own: mine, place }) => [source, host, mine, place])).toEqual([
      ['Node', '127.0.0.1:8545', true, 1],
      ['Explorer', 'scan.example', true, 1],
    ])
  })
})

describe('a host that is asked once', () => {
  let server: Server | undefined
  afterEach(() => new Promise<void>(closed => (server ? void server.close(() => closed()) : closed())))

  const serving = (listener: RequestListener): Promise<Host> =>
    new Promise(ready => {
      const started = createServer(listener).listen(0, '127.0.0.1', () => {
        const url = new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}/v2/SECRET`)
        ready({ source: 'Node', host: url.host, place: 1, own: true, probe: { url, chainId: 1 } })
      })
      server = started
    })
  const ask = async (host: Host, timeout = 20_000) => (await reach([host, host], { timeout, signal: new AbortController().signal }))[0]

  test.each<[string, RequestListener, boolean, string | undefined]>([
    ['answers with its chain', (_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'), true, undefined],
    ['serves another chain', (_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0xa"}'), true, 'serves another chain (0xa)'],
    ['does not say which chain', (_, response) => response.end('<html>'), true, 'did not say which chain it serves (status 200)'],
    ['asks for patience', (_, response) => response.writeHead(429).end(), true, 'asks for fewer requests'],
    ['is broken', (_, response) => response.writeHead(503).end(), true, 'answered with status 503'],
    ['says nothing', () => {}, false, 'The host did not answer within 0.2 s'],
    ['hangs up', request => request.socket.destroy(), false, 'The host did not answer (UND_ERR_SOCKET)'],
  ])('%s', async (_, listener, answered, problem) => {
    const asked: (string | undefined)[] = []
    const host = await serving((request, response) => {
      asked.push(request.method)
      listener(request, response)
    })
    const reached = await ask(host, problem?.includes('0.2') ? 200 : 20_000)
    expect(reached).toMatchObject({ host: host.host, answered, ms: expect.any(Number) })
    expect(reached?.problem).toBe(problem)
    expect(asked).toEqual(['POST'])
    expect(JSON.stringify(reached)).not.toContain('SECRET')
    server?.closeAllConnections()
  })
})

test('the status of the lists is that of the file the scans read', () => {
  expect(listStatus()).toEqual(statusOfLists())
  expect(listStatus().lists.map(({ name }) => name)).toContain('OFAC SDN')
})
