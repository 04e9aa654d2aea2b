import fc from 'fast-check'
import type { Report, Row } from '../../../src/api/report.ts'
import type { ScanResult } from '../../../src/api/scanner.ts'
import { tokenResult, walletResult } from '../../../src/engine/result.ts'
import type { Evidence } from '../../../src/evidence/evidence.ts'
import type { Page } from '../../../src/output/format.ts'
import { html } from '../../../src/output/html/html.ts'
import { clean, cleanOf, dossier, gatheredWith, verdictWith } from '../../engine/dossiers.ts'
import {
  hostileTexts,
  page,
  reportOf,
  row,
  tokenResult as someToken,
  walletResult as someWallet,
  summaryOf,
} from '../../support/reports.ts'
import { known } from '../../support/subjects.ts'

const at = '2026-01-01T00:00:00.000007'
const token = (evidence: Partial<Evidence>) => tokenResult(gatheredWith('token', evidence), verdictWith('token', evidence), at)
const wallet = (evidence: Partial<Evidence>) => walletResult(gatheredWith('wallet', evidence), verdictWith('wallet', evidence), at)

/** The page of a report. */
export function pageOf({ results, sha256, gate, summary, warnings, ...head }: Report, options: Partial<Page> = {}): string {
  const writer = html.open(head, page(options))
  const before = results.map(each => writer.row(each)).join('')
  return before + writer.end({ sha256, gate, summary, warnings })
}

const addressOf = (n: number): string => `0x${(n + 0xabcdef).toString(16).padStart(40, '5')}`

/** A row of a result, at that line. */
export function rowOf(line: number, result: ScanResult, more: Partial<Row> = {}): Row {
  const address = addressOf(line)
  const kind = 'wallet_address' in result ? 'wallet' : 'token'
  return row(line, address, {
    kind,
    target: { kind, given: address, address, chain: 'ethereum', chain_id: 1, caip10: `eip155:1:${address}` },
    result,
    ...more,
  })
}

const proof = { source: 'Node', method: 'eth_simulateV1', params: [{ from: '0x<b>' }], block: 61, result: 'sell: reverted' }
const { trading, contract } = clean

/** A token that cannot be sold a day later, with an owner who may do worse. */
export const trap = token({
  ...cleanOf('token'),
  trading: {
    ...trading,
    sales: [
      { ok: true, tax: 0.12, after: 12 },
      { ok: false, reason: 'TRANSFER_FROM_FAILED', after: 86_400 },
    ],
    transfer: { ok: true },
    proofs: [proof],
  },
  powers: {
    callers: [{ address: known.vitalik, role: 'owner', kind: 'account' }],
    tried: 40,
    accepted: 13,
    effects: [
      {
        kind: 'mints',
        caller: known.vitalik,
        role: 'owner',
        callerKind: 'account',
        selector: '0x40c10f19',
        calldata: '0x40c10f19',
        amount: 5n * 10n ** 18n,
        proof,
      },
      {
        kind: 'raises the sell tax',
        caller: known.vitalik,
        role: 'owner',
        callerKind: 'account',
        selector: '0xc0de',
        calldata: '0xc0de',
        tax: 0.99,
        proof,
      },
      {
        kind: 'takes balances',
        caller: known.usdc,
        role: 'stranger',
        callerKind: 'account',
        selector: '0xbeef',
        calldata: '0xbeef',
        proof,
      },
    ],
    proofs: [proof],
  },
  contract: { ...contract, proofs: [{ ...proof, method: 'eth_getCode' }] },
})

/** A wallet of which nothing bad is known, and one of which nothing is known. */
export const plain = wallet(cleanOf('wallet'))
export const dark = wallet({})

/** A result of a service that specifies nothing beyond the interface. */
export const foreign = { ...someWallet({ risk_score: 72, risk_level: 'HIGH' }), security_summary: {} } as unknown as ScanResult

const exposure = [
  {
    direction: 'in',
    share: 0.6,
    list: 'OFAC SDN',
    path: [{ address: '0xmixer', label: 'Tornado Cash', amount: '12 ETH', category: 'mixer' }],
  },
  { direction: 'in', path: [{ address: '0xhop' }, { address: known.lazarus, label: '<b>Lazarus</b>', category: 'sanctions' }] },
  { direction: 'out', share: 0.05, list: 'OFAC SDN', path: [{ address: '0xshop' }, { address: '0xgarantex', label: 'Garantex' }] },
  { direction: 'sideways', path: [] },
  7,
]

/** A wallet that dealt with listed parties. */
export const exposed = { ...plain, security_summary: { ...plain.security_summary, exposure: exposure as Record<string, unknown>[] } }

const noScore = (status: Row['status'], code: string): Partial<Row> => ({
  status,
  result: undefined as never,
  error: { code, message: '502 after 4 attempts', hint: 'Try again in a moment.' },
})
const without = ({ result: _, ...rest }: Row): Row => rest

/** One row of every kind. */
export const everything: readonly Row[] = [
  rowOf(2, trap),
  rowOf(3, plain, { duplicate_of: 2, cached: true, baseline: 'new' }),
  rowOf(4, dark),
  rowOf(5, foreign, { ignored: { reason: 'exchange hot wallet, ticket OPS-411', expires: '2027-01-31', accepted_level: 'HIGH' } }),
  rowOf(6, exposed, { look_alikes: [{ known: addressOf(60_000), name: 'ops', shared_prefix: 30, shared_suffix: 2 }] }),
  without(rowOf(7, plain, noScore('unscored', 'UPSTREAM_UNAVAILABLE'))),
  without(rowOf(8, plain, noScore('no_activity', 'NO_ACTIVITY'))),
  { ...without(rowOf(9, plain, noScore('bad_row', 'INVALID_ADDRESS'))), target: null },
  rowOf(10, { ...plain, risk_level: 'SEVERE' }),
  // its parts do not add up
  rowOf(11, someToken('Glass Bridge')),
]

export const everyKind: Report = reportOf(everything, {
  gate: {
    fail_on: 'HIGH',
    fail_on_score: null,
    gate_exit_code: 20,
    allow_unscored: ['no-activity'],
    tripped: true,
    lines: [2, 5],
    count: 2,
  },
  summary: summaryOf(everything, { exit_code: 20 }),
  warnings: ['The list OFAC SDN is 12 days old.'],
})

const attacks = [
  '"><script>window.pwned=1</script>',
  '</script><script>window.pwned=1</script>',
  '<img src=x onerror=window.pwned=1>',
  "' onmouseover='window.pwned=1' x='",
  'javascript:window.pwned=1',
  '</title><svg onload=window.pwned=1>',
  '<!--<script>',
  ']]>&lt;b&gt;',
]

/** Texts that want to be something else than text. */
export const hostile: readonly string[] = [...attacks, ...hostileTexts.map(({ name }) => name)]

const hostileRows = hostile.map((text, n): Row => {
  const { security_summary: summary } = plain
  const result = {
    ...plain,
    flags: [`[${text}] ${text}`, text],
    security_summary: {
      ...summary,
      checks: [
        {
          id: text,
          outcome: 'raised' as const,
          points: 0,
          source: text,
          sentence: text,
          evidence: [{ source: text, method: text, params: text, result: text }],
        },
      ],
      exposure: [{ direction: 'in', list: text, path: [{ address: text === '' ? 'x' : text, label: text, amount: text, category: text }] }],
    },
  }
  return rowOf(n + 2, result, {
    file: text,
    input: { address: text, [text === '__proto__' ? 'x' : text]: text },
    note: text,
    ignored: { reason: text, expires: text, accepted_level: 'LOW' },
    look_alikes: [{ known: text, name: text, shared_prefix: 9e9, shared_suffix: -3 }],
  })
})

/** Every hostile text in every place that takes text. */
export const hostileReport: Report = reportOf(
  [...hostileRows, ...hostile.map((text, n) => rowOf(n + 500, someToken(text), { kind: 'token' }))],
  {
    input: { file: hostile[0] ?? '', columns: ['address', ...hostile], header: null },
    tool: { name: 'chainvet', version: '1.4.0', engine: 'remote', service: hostile[1] ?? '' },
    warnings: [...hostile],
  },
)

/** Results of our engine about anything. */
export const anyResult: fc.Arbitrary<ScanResult> = fc.oneof(dossier('wallet').map(wallet), dossier('token').map(token))
