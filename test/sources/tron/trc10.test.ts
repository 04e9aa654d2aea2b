import { afterAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { base58Of } from '../../../src/sources/tron/address.ts'
import { nodeHex, startTron } from '../../support/tron-service.ts'

const service = await startTron()
afterAll(() => service.stop())

const issuer = base58Of('ab'.repeat(20))
/** In the words of a node that was asked for plain text. */
const asset = (more: object = {}) => ({
  id: '1000999',
  owner_address: nodeHex(issuer),
  name: 'Orchard',
  abbr: 'ORCH',
  total_supply: 990_000_000_000_000n,
  precision: 6,
  trx_num: 1,
  num: 1,
  start_time: Date.parse('2019-01-28T16:00:00Z'),
  end_time: Date.parse('2019-02-28T16:00:00Z'),
  description: 'fruit',
  url: 'orchard.example',
  ...more,
})
const holding = (value: bigint) => ({ address: nodeHex(issuer), balance: 1, assetV2: [{ key: '1000999', value: value.toString() }] })

async function scan(row: object | undefined, held = 0n, id = '1000999') {
  service.show({ assets: row ? { '1000999': row } : {}, accounts: { [issuer]: holding(held) } })
  return createEngine({ upstreams: { rpcUrl: service.url } }).scanToken({ contract_address: id, chain_id: -6 })
}
const raised = async (result: ReturnType<typeof scan>) =>
  (await result).token_data.checks.filter(({ outcome, tier }) => outcome === 'raised' && tier !== 'info').map(({ id }) => id)

describe('a TRC-10 token', () => {
  test('is kept by the protocol: facts are exact, nothing in it can stop a sale, and nothing is missing', async () => {
    const { token_data: data, risk_level: level } = await scan(asset())
    expect(data).toMatchObject({
      name: 'Orchard',
      symbol: 'ORCH',
      decimals: 6,
      total_supply: '990000000000000',
      owner: issuer,
      controls: null,
    })
    expect(data.coverage.missing).toEqual([])
    expect([level, data.confidence]).toEqual(['LOW', 1])
  })

  test('numbers of zero are left out on the wire', async () => {
    const { precision: _precision, total_supply: _supply, ...rest } = asset()
    expect((await scan(rest)).token_data).toMatchObject({ decimals: 0, total_supply: '0' })
  })

  test('whose issuer still sells is MEDIUM until the sale ends', async () => {
    const open = scan(asset({ start_time: Date.parse('2020-01-01T00:00:00Z'), end_time: Date.parse('2099-01-01T00:00:00Z') }))
    expect(await raised(open)).toContain('token/issuer-sells')
    expect((await open).risk_level).toBe('MEDIUM')
  })

  test('whose sale has not begun has no age, and is not LOW', async () => {
    const early = await scan(asset({ start_time: Date.parse('2098-01-01T00:00:00Z'), end_time: Date.parse('2099-01-01T00:00:00Z') }))
    expect(early.token_data.coverage.missing.map(({ check }) => check)).toEqual(['age of the token'])
    expect(early.risk_level).toBe('MEDIUM')
  })

  test('with a link for a name is a lure', async () => {
    expect(await raised(scan(asset({ name: 'Get 1000 USDT at free-tron.xyz' })))).toContain('token/deceptive-name')
  })

  test.each<[string, object | undefined, object]>([
    ['that nobody issued', undefined, { code: 'INVALID_ADDRESS', status: 400 }],
    ['under another number', asset({ id: '1000001' }), { code: 'BAD_RESPONSE' }],
    ['with a supply below zero', asset({ total_supply: -5 }), { code: 'BAD_RESPONSE' }],
  ])('%s is refused', async (_, row, failure) => {
    await expect(scan(row)).rejects.toMatchObject(failure)
  })

  test('is asked for by its number alone, and nothing but seven digits is one', async () => {
    await expect(scan(asset(), 0n, '100099')).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
  })
})
