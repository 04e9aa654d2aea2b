import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { verdictFields } from '../../src/api/check.ts'
import { addsUp, ledgerOf, tokenDetailsOf } from '../../src/api/ledger.ts'
import { isWalletResult, type ScanResult, type TokenScanResult } from '../../src/api/scanner.ts'
import { tokenScanResult } from '../../src/api/token.ts'
import { tokenResult, walletResult } from '../../src/engine/result.ts'
import { dossier, gatheredWith, verdictWith } from '../engine/dossiers.ts'
import { runs } from '../support/runs.ts'

fc.configureGlobal({ seed: 1, numRuns: runs(200) })

const at = '2026-01-01T00:00:00.000007'
const results: fc.Arbitrary<ScanResult> = fc.oneof(
  dossier('wallet').map(evidence => walletResult(gatheredWith('wallet', evidence), verdictWith('wallet', evidence), at)),
  dossier('token').map(evidence => tokenResult(gatheredWith('token', evidence), verdictWith('token', evidence), at)),
)
const tokens = results.filter((result): result is TokenScanResult => !isWalletResult(result))
const proof = z.looseObject(verdictFields)
const detailsOf = (result: ScanResult): object => (isWalletResult(result) ? result.security_summary : result.token_data)

test('a result of ours has a ledger that adds up to its score, and a token its details', () => {
  fc.assert(
    fc.property(results, result => {
      const ledger = ledgerOf(result)
      expect(ledger).toBe(detailsOf(result))
      expect(ledger && addsUp(ledger, result.risk_score)).toBe(true)
      expect(ledger && addsUp(ledger, result.risk_score - 1)).toBe(false)
      if (!isWalletResult(result)) expect(tokenDetailsOf(result)).toBe(result.token_data)
    }),
  )
})

describe('a result of a service that says other things', () => {
  const base = { chain_id: 1, risk_score: 5, risk_level: 'LOW', flags: [], scanned_at: at }

  test.each([{}, { model: 'v3' }, { checks: [] }, [], null, 'none', 7])('has no ledger and no details: %j', contents => {
    const wallet = { ...base, wallet_address: '0x', security_summary: contents } as unknown as ScanResult
    const token = { ...base, contract_address: '0x', token_data: contents } as unknown as TokenScanResult
    expect([ledgerOf(wallet), ledgerOf(token), tokenDetailsOf(token)]).toEqual([undefined, undefined, undefined])
  })
})

/** One place inside an object: the parts of its path. */
const places = (value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([name, part]) => places(part, [...path, Array.isArray(value) ? Number(name) : name]))]

/** The same object with something else in one place; `undefined` leaves the place out. */
function changed<T extends object>(value: T, path: readonly (string | number)[], put: unknown): T {
  const copy = structuredClone(value)
  const [last = '', ...way] = [...path].reverse()
  const holder = way.reverse().reduce((part, name) => part[name] as Record<string, unknown>, copy as Record<string, unknown>)
  if (put === undefined && !Array.isArray(holder)) delete holder[last]
  else holder[last] = put
  return copy
}

const oddities = fc.constantFrom(undefined, null, '', 'raised', 'answered', 0, -1, 1.5, Number.NaN, 2 ** 60, true, [], {}, [null], [{}])
const damaged = <T extends ScanResult>(sound: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.tuple(sound, fc.nat(), oddities).map(([result, index, put]) => {
    const holder = isWalletResult(result) ? 'security_summary' : 'token_data'
    const inside = places(detailsOf(result)).slice(1)
    return changed(result, [holder, ...(inside[index % inside.length] ?? [])], put)
  })

describe('whatever stands in one place, the schemas and the cheap checks agree', () => {
  test('about the ledger', () => {
    let refused = 0
    fc.assert(
      fc.property(damaged(results), result => {
        const sound = proof.safeParse(detailsOf(result)).success
        if (!sound) refused++
        expect(ledgerOf(result) !== undefined).toBe(sound)
      }),
      { numRuns: runs(2_000) },
    )
    expect(refused).toBeGreaterThan(runs(500))
  })

  test('about the details of a token', () => {
    const facts = tokenScanResult.shape.token_data.omit({
      model: true,
      confidence: true,
      vector: true,
      checks: true,
      coverage: true,
      block: true,
    })
    let refused = 0
    fc.assert(
      fc.property(damaged(tokens), result => {
        const sound = facts.safeParse(result.token_data).success
        if (!sound) refused++
        expect(tokenDetailsOf(result) !== undefined).toBe(sound)
      }),
      { numRuns: runs(2_000) },
    )
    expect(refused).toBeGreaterThan(runs(100))
  })
})
