import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { stillWorld } from '../support/subjects.ts'

const facts = new URL('../../src/sources/lists/facts/', import.meta.url)
const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(name, facts), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t'))

const listed = rowsOf('sanctions.tsv').flatMap(([family, address = '', , , , , delisted]) => {
  const chain = chains.find(({ family: { name } }) => name === family)
  return chain ? [{ chain, address, delisted: delisted ? delisted : undefined }] : []
})
const standing = new Set(listed.filter(({ delisted }) => !delisted).map(({ chain, address }) => `${chain.family.name} ${address}`))
const offline = createEngine({ offline: true, world: stillWorld() })
const scan = (address: string, chainId: number) => offline.scanWallet({ address, chain_id: chainId })

test('every address on a list of sanctions is 100 CRITICAL, without a network', async () => {
  const all = listed.filter(({ delisted }) => !delisted)
  expect(all.length).toBeGreaterThan(1_000)
  const times: number[] = []
  for (const { address, chain } of all) {
    const began = performance.now()
    const { risk_score, risk_level } = await scan(address, chain.id)
    times.push(performance.now() - began)
    expect([address, risk_score, risk_level]).toEqual([address, 100, 'CRITICAL'])
  }
  // 5 ms at the 99th percentile is the aim; a busy machine may take longer
  expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(5)
})

test('a mixer that was taken off is no longer sanctioned: without a network it has no score', async () => {
  const mixers = new Set(rowsOf('mixers.tsv').flatMap(([chain, address = '']) => (chain === '1' ? [address.toLowerCase()] : [])))
  const gone = listed.filter(({ chain, address, delisted }) => delisted && !standing.has(`${chain.family.name} ${address}`))
  const pools = gone.filter(({ address }) => mixers.has(address.toLowerCase()))
  expect(pools.length).toBeGreaterThan(40)
  for (const { address } of pools) {
    const { risk_level, flags } = await scan(address, 1).catch((error: { code?: string }) => ({ risk_level: error.code, flags: [] }))
    // a mixer is no reason to score without the chain
    expect([address, risk_level, flags]).toEqual([address, 'UNSCORED', []])
  }
})
