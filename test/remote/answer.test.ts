import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerOf } from '../../src/api/ledger.ts'
import { type Level, levelOf } from '../../src/api/level.ts'
import { chainNamed } from '../../src/chains/index.ts'
import { walletResult as engineResult } from '../../src/engine/result.ts'
import { failures } from '../../src/errors.ts'
import { type Question, type Reader, readScan } from '../../src/remote/answer.ts'
import { cleanOf, gatheredWith, verdictWith } from '../engine/dossiers.ts'
import { tokenResult, walletResult } from '../support/service.ts'
import { known } from '../support/subjects.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const key = 'cv_test_CANARYCANARYabcd'
const reader = (levelMap: Record<string, Level> = {}): Reader => ({ service: 'https://api.example.com', key, levelMap })
const wallet: Question = { kind: 'wallet', given: known.vitalik, chain: chainNamed('ethereum') }
const token: Question = { kind: 'token', given: known.uniswapToken, chain: chainNamed('ethereum') }
const read = (body: unknown, question = wallet, levelMap?: Record<string, Level>) =>
  readScan(typeof body === 'string' ? body : JSON.stringify(body), question, reader(levelMap))
const sound = (more: object = {}) => walletResult(known.vitalik, 1, more)
const without = (field: string) => {
  const { [field]: _, ...rest } = sound() as Record<string, unknown>
  return rest
}

describe('a result of the specification', () => {
  test('is taken as it is, with fields of a newer service', () => {
    const body = sound({ a_new_field: [1], security_summary: { phishing: '1' } })
    expect(read(body)).toEqual(body)
    const other = tokenResult(known.uniswapToken, 1, { token_data: { symbol: 7 } })
    expect(read(other, token)).toEqual(other)
  })

  test.each([
    [
      'numbers that are not known',
      { explorer_summary: { balance_eth: null, tx_count: null, outbound_count: null, unique_contracts_interacted: null } },
    ],
    [
      'numbers with a fraction',
      { explorer_summary: { balance_eth: 1, tx_count: 3.5, outbound_count: 0.5, unique_contracts_interacted: 1.25 } },
    ],
    ['a time without a fraction', { scanned_at: '2026-11-20T19:02:36' }],
    ['no sources', { data_sources: [] }],
  ])('may have %s', (_, more) => {
    expect(read(sound(more))).toEqual(sound(more))
  })

  test('may spell the address as its chain does', () => {
    expect(read(walletResult(known.vitalik.toLowerCase(), 1))).toMatchObject({ wallet_address: known.vitalik.toLowerCase() })
  })

  test('keeps the digits of whole numbers that no double holds', () => {
    const text = JSON.stringify(sound()).replace('"security_summary":{}', '"security_summary":{"supply":[123456789012345678901234567890]}')
    expect(read(text).risk_score).toBe(5)
    expect(JSON.parse(JSON.stringify(read(text)))).toMatchObject({ security_summary: { supply: ['123456789012345678901234567890'] } })
  })

  test('of our own kind keeps its ledger', () => {
    const evidence = cleanOf('wallet')
    const ours = engineResult(gatheredWith('wallet', evidence), verdictWith('wallet', evidence), '2026-01-01T00:00:00.000007')
    expect(ledgerOf(read(ours))).toEqual(ledgerOf(ours))
    expect(ledgerOf(ours)).toBeDefined()
  })
})

describe('an answer that contradicts the interface, the question or itself is no verdict', () => {
  const ledgerThatLies = () => {
    const evidence = cleanOf('wallet')
    const { security_summary } = engineResult(
      gatheredWith('wallet', evidence),
      verdictWith('wallet', evidence),
      '2026-01-01T00:00:00.000007',
    )
    return sound({ risk_score: 12, security_summary })
  }

  test.each<[string, unknown, string]>([
    ['a score that is missing', without('risk_score'), 'without a usable risk_score'],
    ['a score that is text', sound({ risk_score: '5' }), 'without a usable risk_score'],
    ['a score that is null', sound({ risk_score: null }), 'without a usable risk_score'],
    ['a score with a fraction', sound({ risk_score: 5.5 }), 'without a usable risk_score'],
    ['a score below the scale', sound({ risk_score: -1 }), 'without a usable risk_score'],
    ['a score above the scale', sound({ risk_score: 101, risk_level: 'CRITICAL' }), 'without a usable risk_score'],
    ['a score beyond all doubles', JSON.stringify(sound()).replace('"risk_score":5', '"risk_score":1e400'), 'a number is too large'],
    ['a level that is missing', without('risk_level'), 'without a usable risk_level'],
    ['LOW with a score of 100', sound({ risk_score: 100 }), 'says LOW and a score of 100, which is CRITICAL'],
    ['CRITICAL with a score of 5', sound({ risk_level: 'CRITICAL' }), 'says CRITICAL and a score of 5, which is LOW'],
    ['LOW with the first score of MEDIUM', sound({ risk_score: 25 }), 'says LOW and a score of 25, which is MEDIUM'],
    ['another address', sound({ wallet_address: known.lazarus }), 'about another wallet'],
    ['an address that is none', sound({ wallet_address: 'me' }), 'about another wallet'],
    ['another chain', sound({ chain_id: 10 }), 'about another chain than Ethereum'],
    ['a chain that is text', sound({ chain_id: '1' }), 'without a usable chain_id'],
    ['flags that are missing', without('flags'), 'without a usable flags'],
    ['flags that are no text', sound({ flags: [1] }), 'without a usable flags.0'],
    ['activity that is missing', without('explorer_summary'), 'without a usable explorer_summary'],
    [
      'a count that is text',
      sound({ explorer_summary: { balance_eth: '1', tx_count: 0, outbound_count: 0, unique_contracts_interacted: 0 } }),
      'balance_eth',
    ],
    ['contents that are a list', sound({ security_summary: [] }), 'without a usable security_summary'],
    ['a time with an offset', sound({ scanned_at: '2026-11-20T19:02:36.681123Z' }), 'without a usable scanned_at'],
    ['a time of no calendar', sound({ scanned_at: '2026-13-41T19:02:36.681123' }), 'without a usable scanned_at'],
    ['a token result', tokenResult(known.vitalik, 1), 'without a usable wallet_address'],
    ['a failure as a success', sound({ detail: 'quota' }), 'sent a failure as if it were a result'],
    ['a failure and nothing else', { detail: 'quota' }, 'sent a failure as if it were a result'],
    ['points that do not add up', ledgerThatLies(), 'points that do not add up'],
    ['HTML', '<html>5 LOW</html>', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['half a result', JSON.stringify(sound()).slice(0, -1), 'not JSON'],
    ['two scores', '{"risk_score":5,"risk_score":100}', 'a key stands twice'],
    ['a list', [], 'something that is no result'],
    ['null', null, 'something that is no result'],
    ['a number', 5, 'something that is no result'],
    ['the key', sound({ flags: [`[Debug] ${key}`] }), 'sent the API key back'],
    ['the key, deep inside', sound({ security_summary: { a: [{ [key]: 1 }] } }), 'sent the API key back'],
    ['the key, escaped', JSON.stringify(sound({ note: key })).replace('CANARY', '\\u0043ANARY'), 'sent the API key back'],
  ])('%s', (_, body, problem) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ code: 'CONTRADICTION', message: expect.stringContaining(problem) }))
  })

  test('and leaves the target unscored: exit 8, and not worth another try', () => {
    expect(failures.CONTRADICTION).toEqual({ status: 502, exit: 8, retryable: false })
    expect(failures.UNKNOWN_LEVEL.exit).toBe(8)
  })

  test('a level stands only with the scores it covers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'), (risk_score, risk_level) => {
        const take = () => read(sound({ risk_score, risk_level }))
        if (levelOf(risk_score) === risk_level) expect(take()).toMatchObject({ risk_score, risk_level })
        else expect(take).toThrow(expect.objectContaining({ code: 'CONTRADICTION' }))
      }),
    )
  })

  test('whatever stands in a body, it is a sound result or a failure with a name that keeps the key', () => {
    const damaged = fc.oneof(
      fc.json(),
      fc.tuple(fc.constantFrom(...Object.keys(sound())), fc.jsonValue()).map(([field, value]) => JSON.stringify(sound({ [field]: value }))),
      fc.nat({ max: 400 }).map(length => JSON.stringify(sound({ flags: [key] })).slice(0, length)),
    )
    fc.assert(
      fc.property(damaged, body => {
        try {
          const { risk_score, risk_level } = read(body)
          expect(levelOf(risk_score)).toBe(risk_level)
        } catch (error) {
          expect(['CONTRADICTION', 'UNKNOWN_LEVEL']).toContain((error as { code?: unknown }).code)
          expect(String(error)).not.toContain('CANARY')
        }
      }),
    )
  })
})

describe('a word that is not a level', () => {
  test.each(['low', 'SEVERE', 'Critical', '', 'LOW ', 'constructor', '\u001b[2JLOW'])('%j is unknown, and says how to map it', word => {
    expect(() => read(sound({ risk_level: word }))).toThrow(
      expect.objectContaining({
        code: 'UNKNOWN_LEVEL',
        hint: expect.stringMatching(/^If you know what it means: --level-map [\w-]+=LOW$/),
      }),
    )
  })

  test('that was mapped is the level it was mapped to', () => {
    expect(read(sound({ risk_level: 'NONE' }), wallet, { NONE: 'LOW' })).toMatchObject({ risk_level: 'LOW', risk_score: 5 })
  })

  test('may be mapped to a stricter level than the score says, never to a milder one', () => {
    expect(read(sound({ risk_level: 'AVOID' }), wallet, { AVOID: 'CRITICAL' })).toMatchObject({ risk_level: 'CRITICAL', risk_score: 5 })
    expect(() => read(sound({ risk_level: 'FINE', risk_score: 90 }), wallet, { FINE: 'LOW' })).toThrow(
      expect.objectContaining({ code: 'CONTRADICTION', message: expect.stringContaining('which is CRITICAL; --level-map says LOW') }),
    )
  })

  test('a map changes no word that is known', () => {
    expect(() => read(sound({ risk_level: 'CRITICAL', risk_score: 5 }), wallet, { CRITICAL: 'LOW' })).toThrow(
      expect.objectContaining({ code: 'CONTRADICTION' }),
    )
  })
})
