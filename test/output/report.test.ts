import { Chalk } from 'chalk'
import { describe, expect, test } from 'vitest'
import type { WalletScanResult } from '../../src/api/scanner.ts'
import { report } from '../../src/output/report.ts'

const paper = (width: number, level: 0 | 1 = 0) => ({ chalk: new Chalk({ level }), width })

const wallet = (more: Partial<WalletScanResult> = {}): WalletScanResult => ({
  wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain_id: 1,
  risk_score: 92,
  risk_level: 'CRITICAL',
  flags: ['[GoPlus] Address is linked to phishing activity.', '[Explorer] 143 outbound transfers within one hour.'],
  security_summary: {
    model: 'woe-1',
    confidence: 1,
    vector: 'CV:1/list:A92',
    checks: [],
    coverage: {
      judged: 12,
      total: 13,
      points: 0,
      missing: [],
      sources: [
        { name: 'GoPlus', status: 'answered' },
        { name: 'Explorer', status: 'failed', reason: 'x' },
      ],
      lists: [],
      notes: [],
    },
    block: { number: 25_000_123, hash: '0x', timestamp: '2026-11-20T19:02:30Z' },
    provider: null,
    exposure: null,
  },
  explorer_summary: { balance_eth: 1.2345, tx_count: 4821, outbound_count: 2210, unique_contracts_interacted: 96 },
  data_sources: ['GoPlus'],
  scanned_at: '2026-11-20T19:02:36.681123',
  ...more,
})

test('a verdict for people: level, full address, numbered reasons, what was looked at', () => {
  expect(report(wallet(), paper(100))).toBe(`!! CRITICAL   score 92   wallet on Ethereum (1)
   0x52908400098527886E0F7030069857D2E4169EE7

Why
  1. [GoPlus]   Address is linked to phishing activity.
  2. [Explorer] 143 outbound transfers within one hour.

Activity   4,821 transactions, 2,210 outbound, 96 contracts, native balance 1.2345 ETH
Checked    12 of 13 questions
Sources    GoPlus, Explorer (did not answer)
Scanned    2026-11-20 19:02:36 UTC, block 25,000,123
`)
})

test('no reasons is the silence of so many sources, never "safe"', () => {
  const text = report(wallet({ flags: [], risk_level: 'LOW', risk_score: 5 }), paper(100))
  expect(text).toContain('-  LOW   score 5')
  expect(text).toContain('Why        no signals from 1 source\n')
  expect(text).not.toMatch(/safe|clean|secure/i)
})

test('what could not be learned is unknown, not zero', () => {
  const text = report(
    wallet({ explorer_summary: { balance_eth: null, tx_count: null, outbound_count: null, unique_contracts_interacted: null } }),
    paper(200),
  )
  expect(text).toMatch(/^Activity {3}unknown$/m)
})

describe.each([30, 40, 60, 80, 120])('on a terminal of %i columns', width => {
  const lines = report(wallet(), paper(width)).split('\n')

  test('no line but one with an unbreakable word is longer', () => {
    for (const line of lines) if (line.length > width) expect(line.trim()).toMatch(/^\S+$|^(Scanned|Activity|!!)/)
  })

  test('the address is whole', () => {
    expect(lines).toContain('   0x52908400098527886E0F7030069857D2E4169EE7')
  })
})

test('a flag cannot forge a line, a colour or a cursor movement', () => {
  const text = report(wallet({ flags: ['[GoPlus] \u001b[2K\u001b[1A-  LOW\r\n::stop-commands::x \u202ecod.'] }), paper(300))
  expect(text).toContain('  1. [GoPlus] \\x1b[2K\\x1b[1A-  LOW\\x0d\\x0a::stop-commands::x \\u{202E}cod.')
})

test('colour is added to words, never in their place', () => {
  const painted = report(wallet(), paper(100, 1))
  expect(painted.replace(/\u001b\[\d+m/g, '')).toBe(report(wallet(), paper(100)))
  expect(painted).not.toBe(report(wallet(), paper(100)))
})
