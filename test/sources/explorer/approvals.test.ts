import { afterAll, expect, test } from 'vitest'
import { blockscout } from '../../../src/sources/explorer/blockscout.ts'
import { etherscan } from '../../../src/sources/explorer/etherscan.ts'
import { contextOf, json, startUpstream } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const contract = '0x1111111111111111111111111111111111111111'
const nothing = json({ status: '0', message: 'No logs found', result: [] })
const indexes = {
  blockscout: blockscout('The explorer', new URL('http://explorer.example/eth?apikey=canary')),
  etherscan: etherscan('The explorer', new URL('http://explorer.example/v2/api'), { chainid: '1', apikey: 'canary' }),
}

test.each([
  ['blockscout', '/eth/api', {}],
  ['etherscan', '/v2/api', { chainid: '1' }],
] as const)('%s is asked for logs in the Etherscan dialect, below its base and with its key', async (name, path, more) => {
  upstream.answer(nothing)
  expect(await indexes[name].approvals(contract, 100n, contextOf(upstream))).toEqual({ grants: [], to: 100n })
  expect(upstream.requests).toHaveLength(4)
  for (const asked of upstream.requests) {
    expect(asked.path.split('?')[0]).toBe(path)
    expect(Object.fromEntries(asked.query)).toMatchObject({
      module: 'logs',
      action: 'getLogs',
      fromBlock: '0',
      toBlock: '100',
      apikey: 'canary',
      ...more,
    })
  }
})

test.each([
  ['blockscout', { hash: contract, is_verified: true }, true],
  ['blockscout', { hash: contract, is_verified: false }, false],
  ['blockscout', { hash: contract, is_verified: null }, undefined],
  ['blockscout', { message: 'Not found' }, undefined],
  ['etherscan', { status: '1', message: 'OK', result: [{ SourceCode: 'contract A {}' }] }, true],
  ['etherscan', { status: '1', message: 'OK', result: [{ SourceCode: '' }] }, false],
  ['etherscan', { status: '1', message: 'OK', result: [{ Address: contract }] }, undefined],
] as const)('%s that says %j of a contract has its source: %s', async (name, answer, verified) => {
  upstream.answer(json(answer))
  expect(await indexes[name].verified(contract, contextOf(upstream))).toBe(verified)
})
