import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TokenScanResult } from '../../src/index.ts'
import { addresses } from '../support/chain/ethereum.ts'
import { startGate } from '../support/chain/gate.ts'
import type { Case } from './case.ts'
import { pointsOf } from './points.ts'
import { startWatched, type Watched } from './run.ts'
import { issueDollar, plain, worked } from './worked.ts'

/** The worked examples of the model for tokens; those for wallets are among the wallets of a local chain. */
let scene: Watched
beforeAll(async () => {
  scene = await startWatched([plain, ...worked.map(one => one.case)])
  await issueDollar(scene)
})
afterAll(() => scene.stop())

const scan = (token: string, node?: string): Promise<TokenScanResult> =>
  scene.engine(node).scanToken({ contract_address: token, chain_id: 1 })
const tokenOf = (of: Case): string => scene.tokens.find(({ case: one }) => one === of)?.place.token ?? ''

const told = ({ risk_score, risk_level, token_data: { checks, coverage, vector } }: TokenScanResult) => ({
  score: risk_score,
  level: risk_level,
  vector,
  points: pointsOf(checks),
  missing: coverage.missing,
})
/** Checks without a judgement, but for the opinion of a provider: none is asked. */
const unknownIn = ({ token_data: { checks } }: TokenScanResult) =>
  checks.flatMap(({ id, outcome }) => (outcome === 'unknown' && id !== 'token/reported' ? [id] : []))
const clean = { score: 5, level: 'LOW', vector: 'CV:1', points: {}, missing: [] }

test.each(worked.map(one => [one.case.name, one.score, one.level, one] as const))('%s: %i, %s', async (_, score, level, one) => {
  const { points, vector, unknown = [] } = one
  const result = await scan(tokenOf(one.case))
  expect(told(result)).toEqual({ score, level, vector, points, missing: [] })
  expect(unknownIn(result)).toEqual(unknown)
  expect(5 + Object.values(points).reduce((sum, each) => sum + each, 0)).toBe(score)
  const scored = result.token_data.checks.filter(check => check.points > 0)
  for (const { sentence } of scored) expect(result.flags).toContainEqual(expect.stringContaining(sentence))
})

test('established, and nothing to be said: 5, LOW', async () => {
  const result = await scan(tokenOf(plain))
  expect(told(result)).toEqual(clean)
  expect(unknownIn(result)).toEqual([])
})

test('the same on a node that simulates nothing: 25, MEDIUM, for what is not known', async () => {
  const gate = await startGate(scene.chain.url, { lacks: ['eth_simulateV1'], ignoresOverrides: true })
  try {
    const result = await scan(tokenOf(plain), gate.url)
    const reason = 'the node offers neither eth_simulateV1 nor code overrides'
    // half of the four decisive checks
    expect(told(result)).toEqual({
      score: 25,
      level: 'MEDIUM',
      vector: 'CV:0.5',
      points: {},
      missing: ['sale by a fresh buyer', "test of the owner's powers"].map(check => ({ check, reason })),
    })
    expect(result.token_data.coverage.points).toBe(20)
    expect(result.flags).toContain(`[Coverage] The sale by a fresh buyer is missing (${reason}); this result cannot be LOW.`)
  } finally {
    await gate.stop()
  }
})

test('USDC: 5, LOW, and what its issuer can do is shown at no points', async () => {
  const result = await scan(addresses.usdc)
  expect(told(result)).toEqual(clean)
  const raised = result.token_data.checks.filter(({ outcome }) => outcome === 'raised')
  expect(raised.map(({ id, row, tier, points }) => `${id}/${row} ${tier} ${points}`).sort()).toEqual([
    'token/canonical/note info 0',
    'token/owner-blocks-sales/all info 0',
    'token/owner-mints/mints info 0',
    'token/owner/note info 0',
    'token/upgradeable/replaceable info 0',
  ])
  for (const { sentence } of raised) expect(result.flags).toContainEqual(expect.stringContaining(sentence))
  const powers = result.token_data.controls?.map(({ power }) => power)
  expect(powers).toEqual(expect.arrayContaining(['mints', 'blocks one holder', 'replaces the code']))
})
