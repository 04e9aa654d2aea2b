import { Chalk } from 'chalk'
import { describe, expect, test } from 'vitest'
import { type Diagnosis, diagnosisText } from '../../src/output/doctor.ts'
import { type Receipt, receiptText } from '../../src/output/receipt.ts'

const paper = (width = 100, level: 0 | 1 = 0) => ({ chalk: new Chalk({ level }), width })
const stream = { terminal: false, color: false, color_because: 'NO_COLOR', width: null, width_because: 'not a terminal' }

const diagnosis = (more: Partial<Diagnosis> = {}): Diagnosis => ({
  schema_version: 1,
  chainvet: '1.2.3',
  node: '20.19.0',
  platform: 'linux x64',
  service: null,
  files: [{ what: 'credentials', path: '/home/u/.config/chainvet/credentials.json', exists: true, mode: '0600' }],
  hosts: [{ chain: 'Ethereum', hosts: [{ source: 'Node', host: 'node.example', place: 1 }] }],
  reached: null,
  proxy: { http: null, https: null, except: null },
  clock: '2026-11-20T19:02:36.681Z',
  lists: { sha256: 'ab'.repeat(32), bytes: 10, lists: [{ name: 'OFAC SDN', family: 'evm', entries: 1, as_of: '2026-11-19', age_days: 1 }] },
  stdout: stream,
  stderr: stream,
  environment: [],
  findings: [],
  ...more,
})

describe('a diagnosis', () => {
  test('says that nothing is wrong, and that nothing was sent', () => {
    const text = diagnosisText(diagnosis(), paper())
    expect(text).toMatch(/^Nothing is wrong\.\n\nVersions\n {2}chainvet {2}1\.2\.3\n/)
    expect(text).toContain('Nothing was sent.')
    expect(text).toContain('clock     2026-11-20 19:02:36 UTC')
    expect(text).toContain('OFAC SDN  evm, 1 entry, state of 2026-11-19, 1 day old')
  })

  test('begins with what is wrong and what to do', () => {
    const text = diagnosisText(diagnosis({ findings: [{ severity: 'problem', what: 'the clock is wrong', hint: 'Set it.' }] }), paper())
    expect(text).toMatch(/^problem: the clock is wrong\n {2}Set it\.\n/)
  })

  test('shows what hosts answered where they were asked', () => {
    const reached = [
      { host: 'a.example', answered: true, ms: 31, problem: null },
      { host: 'b.example', answered: false, ms: 10_000, problem: 'b.example did not answer within 10 s' },
    ]
    const text = diagnosisText(diagnosis({ reached }), paper())
    expect(text).toContain('  a.example  answered after 31 ms\n')
    expect(text).toContain('  b.example  no answer after 10000 ms: b.example did not answer within 10 s\n')
    expect(text).not.toContain('Nothing was sent')
  })

  test('lets no value of the environment write to the terminal', () => {
    const environment = [{ name: 'CHAINVET_CHAIN', value: 'base\u001b[2J\u202e\r', meaning: '' }]
    const findings = [{ severity: 'warning' as const, what: '\u001b]0;x\u0007', hint: '\u009b1m' }]
    expect(diagnosisText(diagnosis({ environment, findings }), paper())).not.toMatch(/[\u001b\u202e\r\u0007\u009b]/)
  })

  test('has no colour unless it is wanted', () => {
    expect(diagnosisText(diagnosis(), paper())).not.toContain('\u001b')
    expect(diagnosisText(diagnosis(), paper(100, 1))).toContain('\u001b[1mVersions')
  })
})

describe('a receipt', () => {
  const addresses = Array.from({ length: 23 }, (_, at) => `eip155:1:0x${String(at).padStart(40, '0')}`)
  const witness = { host: 'node.example', source: 'Node', chains: ['Ethereum'], always: true, learns: ['the address'], addresses }
  const receipt = (more: Partial<Receipt> = {}): Receipt => ({
    schema_version: 1,
    file: 'w.csv',
    offline: false,
    counts: { rows: 23, addresses: 23, duplicates: 0, refused: 0, stay_here: 0 },
    hosts: [witness, { ...witness, host: 'b.example', always: false }],
    on_the_way: 'On the way.',
    ...more,
  })

  test('names each host with what it learns and sees, whole addresses, and counts those it does not print', () => {
    const text = receiptText(receipt(), paper())
    expect(text).toContain('node.example\n  Node of Ethereum, asked by every scan\n  learns the address\n  sees 23 addresses:\n')
    expect(text).toContain('b.example\n  Node of Ethereum, asked only if those before it fail\n')
    expect(text).toContain(`    ${addresses[19]}\n    and 3 more (all of them: --json)\n`)
    expect(text).toContain('to 1 host, and to 1 more if those fail or a wallet was never used. Nothing was sent now.')
  })

  test('of an offline scan names nobody', () => {
    const text = receiptText(receipt({ offline: true, hosts: [] }), paper())
    expect(text).toContain('no host would see any of them')
    expect(text).not.toContain('example')
  })

  test('lets no file name write to the terminal', () => {
    expect(receiptText(receipt({ file: '\u001b[2J.csv' }), paper())).not.toContain('\u001b')
  })
})
