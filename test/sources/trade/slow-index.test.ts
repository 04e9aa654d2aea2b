import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../../support/chain/explorer.ts'
import { compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let explorer: Explorer
let front: Server
let hall: string

/** Longer than those wait who are about to call. */
const slow = 1_500

beforeAll(async () => {
  chain = await startEthereum()
  explorer = await startExplorer(chain)
  front = createServer(async ({ url = '/' }, response) => {
    if (url.toLowerCase().includes(hall.toLowerCase())) await pause(slow)
    const answer = await fetch(explorer.url + url)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
})
afterAll(async () => {
  front.closeAllConnections()
  front.close()
  await explorer.stop()
  await chain.stop()
})

test('who sits in a hall is heard from an index that takes its time', async () => {
  const contractsOf = (file: string) => compile(new URL(`../../support/chain/contracts/${file}.sol`, import.meta.url))
  const [halls, offices] = await Promise.all([contractsOf('Halls'), contractsOf('Offices')])
  const [, founder = '0x', ...others] = chain.accounts
  hall = await chain.deploy(founder, halls['Assembled']?.bytecode ?? '0x', 'address[],uint256', [others.slice(1, 6), 3n])
  const token = await chain.deploy(founder, offices['Ruled']?.bytecode ?? '0x', 'address', [hall])
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const explorerUrl = new URL(`http://127.0.0.1:${(front.address() as AddressInfo).port}`)
  const engine = createEngine({ timeout: unhurried, upstreams: { rpcUrl: new URL(chain.url), explorerUrl, provider: false } })
  const { token_data } = await engine.scanToken({ contract_address: token, chain_id: 1 })
  expect(token_data.checks.find(({ id }) => id === 'token/owner-blocks-sales')).toMatchObject({ outcome: 'raised', row: 'all-several' })
})
