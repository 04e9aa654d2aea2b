import { afterAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../src/engine/engine.ts'
import { darkside, type Entry, esploraOf, exchange, hydra, p2pkh, p2sh, p2tr, p2wpkh } from '../support/bitcoin-service.ts'
import { begin } from '../support/story.ts'
import { type Answer, body, by, clockwork, cut, startUpstream, status } from '../support/upstream.ts'

const esplora = await startUpstream()
afterAll(() => esplora.stop())

/** No service: the engine of this process. */
const env = { CHAINVET_BASE_URL: '', CHAINVET_API_KEY: '' }
const at = (day: string) => `2024-${day}T12:00:00Z`
const me = p2wpkh('me')
const paid = (value: number, from = p2tr('you'), day = '01-02'): Entry => ({
  id: `paid ${from}`,
  from: [[from, value + 700]],
  to: [[me, value]],
  at: at(day),
})
const spent: Entry = {
  id: 'spent',
  from: [[me, 60_000]],
  to: [
    [p2sh('shop'), 50_000],
    [p2wpkh('c'), 9_000],
  ],
  at: at('02-03'),
}

type How = 'here' | 'as a program'

/** Scans a wallet, or something else if `what` says so. */
async function scan(answer: Answer, address: string, how: How = 'here', what = 'wallet') {
  const { run, start } = await begin()
  esplora.answer(answer)
  const line = `scan ${what} ${address} --chain bitcoin --rpc-url ${esplora.url.origin}/api --json`
  const { code, stdout, stderr } = await (how === 'here' ? run(line, { env }) : start(line, { env }).ended)
  return { code, stderr, result: stdout.startsWith('{') ? JSON.parse(stdout) : undefined }
}

describe('a wallet on Bitcoin', () => {
  test('is scored from its totals and its history', async () => {
    const { code, result, stderr } = await scan(esploraOf([spent, paid(123_456_789, p2pkh('you')), paid(60_000)]), me, 'as a program')
    expect([code, stderr]).toEqual([0, ''])
    expect(result).toMatchObject({ wallet_address: me, chain_id: 0, data_sources: ['Lists', 'Esplora'] })
    expect(result.explorer_summary).toEqual({ balance_eth: 1.23456789, tx_count: 3, outbound_count: 1, unique_contracts_interacted: null })
    expect(result.security_summary.checks.filter(({ outcome }: { outcome: string }) => outcome === 'raised')).toEqual([])
    // the lists in the program are older than two days, and Bitcoin keeps none of its own
    expect(result).toMatchObject({ risk_score: 25, risk_level: 'MEDIUM' })
    expect(result.flags).toEqual([expect.stringContaining('[Coverage] The sanctions screen is missing')])
  })

  test('passes no gate by lists that are older than two weeks, unless somebody says how old they may be', async () => {
    const { run } = await begin()
    esplora.answer(esploraOf([spent, paid(60_000)]))
    const line = `scan wallet ${me} --chain bitcoin --rpc-url ${esplora.url.origin}/api --json`
    const gated = await run(`${line} --fail-on high`, { env })
    expect([gated.code, JSON.parse(gated.stdout).error.code]).toEqual([8, 'DATA_TOO_OLD'])
    expect(JSON.parse(gated.stdout).error.hint).toContain('chainvet data update')
    // what fails the gate anyway fails it
    expect((await run(`${line} --fail-on medium`, { env })).code).toBe(20)
    expect((await run('config set data_max_age 9999d', { env })).code).toBe(0)
    expect((await run(`${line} --fail-on high`, { env })).code).toBe(0)
  })

  test('is LOW on the day after the lists were made', async () => {
    esplora.answer(esploraOf([spent, paid(60_000)]))
    const engine = createEngine({ upstreams: { rpcUrl: esplora.url }, world: clockwork('2025-11-20T12:00:00.000Z') })
    expect(await engine.scanWallet({ address: me, chain_id: 0 })).toMatchObject({ risk_score: 5, risk_level: 'LOW', flags: [] })
  })

  test('that dealt with somebody whom a list names says with whom, and in which transaction', async () => {
    const { result } = await scan(esploraOf([paid(400_000, hydra, '03-04'), paid(600_000)]), me)
    expect(result.risk_level).toMatch(/HIGH|CRITICAL/)
    expect(result.flags.join('\n')).toMatch(/Hydra Market/)
    expect(JSON.stringify(result)).toContain(hydra)
  })

  test('that signed together with somebody whom a list names is told so', async () => {
    const together: Entry = {
      id: 'together',
      from: [
        [me, 60_000],
        [hydra, 50_000],
      ],
      to: [[p2sh('shop'), 100_000]],
      at: at('02-03'),
    }
    const { result } = await scan(esploraOf([together, paid(60_000)]), me)
    expect(result).toMatchObject({ risk_score: 79, risk_level: 'HIGH' })
    expect(result.flags[0]).toContain(`It signed together with ${hydra} (OFAC SDN: Hydra Market)`)
  })

  test('that took part in a joint transaction is told so, and not condemned for it', async () => {
    const crowd = (name: string): [string, number][] => [1, 2, 3, 4].map(index => [p2wpkh(`${name} ${index}`), 100_000])
    const round: Entry = {
      id: 'round',
      from: [[me, 100_302], ...crowd('in')],
      to: [[p2wpkh('new'), 100_000], ...crowd('out')],
      at: at('02-03'),
    }
    const { result } = await scan(esploraOf([round, paid(100_302)]), me)
    expect(result.risk_level).toBe('MEDIUM')
    expect(result.flags[0]).toMatch(/1 of 2 transactions has the shape of a joint one, .* \(Whirlpool, 60 % sure\)/)
  })

  test('that was never used is not scored', async () => {
    const { code, stderr, result } = await scan(esploraOf([]), me, 'as a program')
    expect(code).toBe(8)
    expect(stderr).toContain('this wallet has no activity on Bitcoin, so it was not scored')
    expect(result).toMatchObject({ error: { code: 'NO_ACTIVITY', http_status: 404 } })
  })

  test('on a list is CRITICAL, although nobody answers', async () => {
    const { code, result } = await scan(status(503), hydra, 'as a program')
    expect([code, result]).toMatchObject([0, { risk_score: 100, risk_level: 'CRITICAL' }])
    expect(result.flags[0]).toMatch(/^\[Sanctions\] OFAC SDN lists it as Hydra Market/)
  })

  test('that is a service is noted as one, and its customers are held against nobody', async () => {
    const { result } = await scan(esploraOf([{ ...paid(1_000_000, hydra), to: [[exchange, 1_000_000]] }]), exchange)
    expect(result.flags.join('\n')).toMatch(/a service/)
    expect(result.risk_level).toBe('MEDIUM')
  })
})

describe('what cannot be answered', () => {
  test.each<[string, Answer, RegExp]>([
    ['a host that is down', status(503), /Esplora answered with status 503 {2}\[UPSTREAM_UNAVAILABLE\]/],
    ['a host that limits', status(429), /Esplora asks for fewer requests {2}\[RATE_LIMITED\]/],
    ['a page for people', body('<html>Just a moment</html>'), /Esplora answered with a body that cannot be used.* {2}\[BAD_RESPONSE\]/],
    ['half an answer', cut('{"address":', 500), /Esplora did not answer.* {2}\[NETWORK\]/],
  ])('%s ends in exit 5', async (_, answer, message) => {
    const { code, stderr } = await scan(answer, me)
    expect(code).toBe(5)
    expect(stderr).toMatch(message)
  })

  test.each([
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', /it is a Bitcoin testnet address/],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', /it is a Bitcoin testnet address/],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', /it is a Litecoin address/],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', /--chain ethereum/],
    [`${darkside.slice(0, -1)}z`, /checksum does not match/],
  ])('%s is refused before anybody is asked', async (address, message) => {
    const { code, stderr } = await scan(
      by(() => status(500)),
      address,
    )
    expect([code, esplora.requests]).toEqual([2, []])
    expect(stderr).toMatch(message)
  })

  test('a token is refused', async () => {
    const { stderr } = await scan(status(500), darkside, 'here', 'token')
    expect(stderr).toContain('token scan is not available on Bitcoin (no native token contracts)  [INVALID_ADDRESS]')
    expect(esplora.requests).toEqual([])
  })
})
