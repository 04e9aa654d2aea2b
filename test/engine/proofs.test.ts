import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Check } from '../../src/api/check.ts'
import { ledgerOf } from '../../src/api/ledger.ts'
import type { ScanResult } from '../../src/api/scanner.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { type Ethereum, startEthereum } from '../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../support/chain/explorer.ts'
import { launch } from '../support/chain/market.ts'

let chain: Ethereum
let explorer: Explorer
const results: Record<string, ScanResult> = {}

beforeAll(async () => {
  chain = await startEthereum({ age: 86_400 })
  explorer = await startExplorer(chain)
  const engine = createEngine({ upstreams: { rpcUrl: new URL(chain.url), explorerUrl: new URL(explorer.url), provider: false } })
  for (const name of ['Plain', 'FeeSetter', 'HiddenMint', 'NotOpen'])
    results[name] = await engine.scanToken({ contract_address: await launch(chain, name), chain_id: 1 })
  results['a wallet'] = await engine.scanWallet({ address: chain.accounts[0] ?? '', chain_id: 1 })
})
afterAll(async () => {
  await explorer.stop()
  await chain.stop()
})

const subjects = ['Plain', 'FeeSetter', 'HiddenMint', 'NotOpen', 'a wallet']
/** Checks that came to an answer. */
const answeredIn = (name: string): readonly Check[] =>
  (ledgerOf(results[name] as ScanResult)?.checks ?? []).filter(({ outcome }) => outcome !== 'unknown')

test.each(subjects)('each answered check of %s has a proof that says what was asked, and where', name => {
  const checks = answeredIn(name)
  expect(checks.length).toBeGreaterThan(8)
  expect(checks.filter(({ evidence }) => evidence.length === 0).map(({ id }) => id)).toEqual([])
  const proofs = checks.flatMap(({ id, evidence }) => evidence.map(proof => ({ id, ...proof })))
  const fromNodes = proofs.filter(proof => /^(?:eth|debug|trace)_/.test(proof.method))
  expect(fromNodes.length).toBeGreaterThan(0)
  expect(fromNodes.filter(({ params, block }) => !Array.isArray(params) || !Number.isSafeInteger(block)).map(({ id }) => id)).toEqual([])
  // whatever else there is, is a document of a host or a list by its name
  const others = proofs.filter(({ method }) => !/^(?:(?:eth|debug|trace)_\w+|(?:GET|POST) \S+|list)$/.test(method))
  expect(others.map(({ id, method }) => `${id}: ${method}`)).toEqual([])
})

test.each(subjects)('each proof of a node about %s can be asked for again', async name => {
  const asked = new Set<string>()
  for (const { id, evidence } of answeredIn(name))
    for (const proof of evidence) {
      const { method, params } = proof
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      if (!method.startsWith('eth_') || asked.has(body)) continue
      asked.add(body)
      const answer = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const { result, error } = (await answer.json()) as { result?: unknown; error?: { code: number } }
      // a call that reverts is an answer
      expect([id, method, result !== undefined || error?.code === 3]).toEqual([id, method, true])
    }
  expect(asked.size).toBeGreaterThan(2)
})
