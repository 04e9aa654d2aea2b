import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { version } from '../../src/version.ts'
import { beginWithTreasury, treasury } from '../support/story.ts'

const { phishing, quiet, broken, young, mixer, short } = treasury
const scanFile = 'scan wallet --input treasury/wallets.csv --retries 0'

describe('one target', () => {
  test('as a table: the verdict, the reasons, what was looked at', async () => {
    const { run } = await beginWithTreasury()
    expect(await run(`scan wallet ${phishing} --chain ethereum`)).toEqual({
      code: 0,
      stderr: '',
      stdout: `!! CRITICAL   score 100   wallet on Ethereum (1)
   ${phishing}

Why
  1. [GoPlus]   Address is linked to phishing activity.
  2. [Explorer] 143 outbound transfers within one hour.

Activity   4,821 transactions, 2,210 outbound, 96 contracts, native balance 1.2345 ETH
Sources    goplus, explorer
Scanned    2026-11-20 19:02:36 UTC, remote https://api.example.com
`,
    })
  })

  test('without a signal: how many were silent, and never "safe"', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`scan wallet ${quiet} --chain ethereum`)
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      '-  LOW   score 5   wallet on Ethereum (1)',
      `   ${quiet}`,
      '',
      'Why        no signals from 2 sources',
    ])
    expect(stdout).not.toMatch(/safe/i)
  })

  test('with a gate: the last line explains it', async () => {
    const { run } = await beginWithTreasury()
    const { code, stderr } = await run(`scan wallet ${phishing} --chain ethereum --fail-on critical`)
    expect([code, stderr]).toEqual([20, 'gate critical: FAILED by 1 (line 1).   exit 20\n'])
  })

  test('as JSON: the members of the service unchanged, and one of ours', async () => {
    const { run } = await beginWithTreasury()
    const { code, stdout, stderr } = await run(`scan wallet ${phishing} --chain ethereum --json`)
    expect([code, stderr]).toEqual([0, ''])
    const { chainvet, ...service } = JSON.parse(stdout)
    expect(service).toEqual({
      wallet_address: phishing,
      chain_id: 1,
      risk_score: 100,
      risk_level: 'CRITICAL',
      flags: ['[GoPlus] Address is linked to phishing activity.', '[Explorer] 143 outbound transfers within one hour.'],
      security_summary: {},
      explorer_summary: { balance_eth: 1.2345, tx_count: 4821, outbound_count: 2210, unique_contracts_interacted: 96 },
      data_sources: ['goplus', 'explorer'],
      scanned_at: '2026-11-20T19:02:36.681123',
    })
    expect(chainvet).toMatchObject({
      schema_version: 1,
      status: 'scored',
      type: 'wallet',
      engine: 'remote',
      version,
      caip10: `eip155:1:${phishing}`,
      chain: 'ethereum',
      scanned_at_utc: '2026-11-20T19:02:36.681123Z',
      cached: false,
      ignored: null,
    })
  })

  test('a token is told and written like a wallet', async () => {
    const { run } = await beginWithTreasury({ findings: { [mixer]: { risk_score: 100, flags: ['[GoPlus] Nobody can sell it.'] } } })
    const table = await run(`scan token ${mixer} -c eth --fail-on high`)
    expect([table.code, table.stdout.split('\n').slice(0, 5)]).toEqual([
      20,
      ['!! CRITICAL   score 100   token on Ethereum (1)', `   ${mixer}`, '', 'Why', '  1. [GoPlus] Nobody can sell it.'],
    ])
    expect(JSON.parse((await run(`scan token ${mixer} -c eth --json`)).stdout)).toMatchObject({
      contract_address: mixer,
      risk_level: 'CRITICAL',
      chainvet: { type: 'token', status: 'scored' },
    })
  })

  test('members that a newer service sends pass through', async () => {
    const { run, findings } = await beginWithTreasury()
    findings.set(quiet.toLowerCase(), { risk_score: 5, flags: [], network_effects: { hops: 3 } })
    expect(JSON.parse((await run(`scan wallet ${quiet} -c eth --json`)).stdout).network_effects).toEqual({ hops: 3 })
  })
})

describe('many targets', () => {
  test('as a table, the worst first, and the summary on stderr', async () => {
    const { run } = await beginWithTreasury()
    expect(await run(`${scanFile} --fail-on critical`)).toEqual({
      code: 20,
      stdout: `┌──────┬─────────────┬───────┬──────────┬────────────────────────────────────────────┬──────────────────────┐
│ LINE │ LEVEL       │ SCORE │ CHAIN    │ ADDRESS                                    │ WHY                  │
├──────┼─────────────┼───────┼──────────┼────────────────────────────────────────────┼──────────────────────┤
│    2 │ !! CRITICAL │   100 │ ethereum │ ${phishing} │ phishing (+1)        │
│    6 │ !  HIGH     │    72 │ ethereum │ ${mixer} │ mixer                │
│    5 │ *  MEDIUM   │    45 │ ethereum │ ${young} │ age < 7 days         │
│    3 │ -  LOW      │     5 │ ethereum │ ${quiet} │                      │
│    4 │ ?  UNSCORED │       │ ethereum │ ${broken} │ UPSTREAM_UNAVAILABLE │
│    7 │ x  BAD ROW  │       │ ?        │ ${short}                         │ INVALID_ADDRESS      │
└──────┴─────────────┴───────┴──────────┴────────────────────────────────────────────┴──────────────────────┘
`,
      stderr: `1 row UPSTREAM_UNAVAILABLE (line 4): https://api.example.com answered with status 502
1 row INVALID_ADDRESS (line 7): "${short}" is not an address of Ethereum: it has 16 hex digits
6 rows: 1 critical, 1 high, 1 medium, 1 low, 1 unscored, 1 bad row.  5 calls.  0.0 s
gate critical: FAILED by 1 (line 2).   exit 20
`,
    })
  })

  test('the table is 109 columns wide; below that rows are blocks, and no address is cut', async () => {
    const { run } = await beginWithTreasury()
    const wide = await run(`${scanFile} --width 109`)
    const narrow = await run(`${scanFile} --width 108`)
    expect(wide.stdout.split('\n').map(({ length }) => length)).toContain(109)
    expect(narrow.stdout.split('\n\n')[0]).toBe(`!! CRITICAL  100  ethereum  line 2
   ${phishing}
   [GoPlus] Address is linked to phishing activity.
   [Explorer] 143 outbound transfers within one hour.`)
    for (const address of [phishing, quiet, broken, young, mixer]) expect(narrow.stdout).toContain(address)
  })

  test('for a screen reader: one fact a line, no marks, no boxes', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(scanFile, { env: { ACCESSIBLE: '1' } })
    expect(stdout.split('\n\n')[0]).toBe(`Line: 2
Level: CRITICAL
Score: 100
Chain: ethereum
Address: ${phishing}
Reason: [GoPlus] Address is linked to phishing activity.
Reason: [Explorer] 143 outbound transfers within one hour.`)
    expect(stdout).not.toMatch(/[─│┌!]|^ /mu)
  })

  test('as JSON: always an object, rows in the order of the file', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --fail-on critical --json`)
    const { schema_version, tool, input, gate, summary, results } = JSON.parse(stdout)
    expect([schema_version, tool.name, tool.engine]).toEqual([1, 'chainvet', 'remote'])
    expect(input).toMatchObject({ file: 'treasury/wallets.csv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), rows: 6 })
    expect(gate).toMatchObject({ fail_on: 'CRITICAL', tripped: true, lines: [2] })
    expect(summary).toMatchObject({ rows: 6, critical: 1, high: 1, medium: 1, low: 1, unscored: 1, bad_rows: 1, exit_code: 20 })
    expect(results.map(({ line, status }: { line: number; status: string }) => `${line} ${status}`)).toEqual([
      '2 scored',
      '3 scored',
      '4 unscored',
      '5 scored',
      '6 scored',
      '7 bad_row',
    ])
    expect(results[0].input).toEqual({ address: phishing, chain: 'ethereum', label: 'ops' })
    expect(results[5].error).toMatchObject({ code: 'INVALID_ADDRESS' })
  })

  test('a file of one row is a list of one', async () => {
    const { run, write } = await beginWithTreasury()
    write('one.csv', `address,chain\n${quiet},eth\n`)
    expect(JSON.parse((await run('scan wallet -i one.csv --json')).stdout).results).toHaveLength(1)
  })

  test('as JSON Lines: the last line proves that none is missing', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --fail-on critical --format jsonl`)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines).toHaveLength(7)
    expect(lines[0]).toMatchObject({ type: 'result', line: 2, status: 'scored', input: { label: 'ops' }, result: { risk_score: 100 } })
    expect(lines[5]).toMatchObject({ type: 'result', line: 7, status: 'bad_row', error: { code: 'INVALID_ADDRESS' } })
    expect(lines[6]).toMatchObject({
      type: 'summary',
      rows: 6,
      scored: 4,
      unscored: 1,
      bad_rows: 1,
      gate: { fail_on: 'CRITICAL', tripped: true },
      exit_code: 20,
    })
  })

  test('as SARIF: every result has a file and a line, and the schema of OASIS is met', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --fail-on critical --format sarif`)
    const sarif = JSON.parse(stdout)
    const schema = JSON.parse(readFileSync(new URL('../output/sarif.schema.json', import.meta.url), 'utf8'))
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    expect(ajv.validate(schema, sarif), JSON.stringify(ajv.errors)).toBe(true)
    const [{ results, invocations, automationDetails, tool }] = sarif.runs
    expect(automationDetails.id).toBe('chainvet/wallet/')
    expect(invocations[0]).toMatchObject({
      executionSuccessful: true,
      exitCode: 20,
      exitCodeDescription: 'gate: 1 result at or above CRITICAL',
    })
    expect(invocations[0].toolExecutionNotifications).toHaveLength(2)
    expect(results[0]).toMatchObject({
      ruleId: 'chainvet/wallet-critical',
      ruleIndex: 0,
      level: 'error',
      kind: 'fail',
      message: { text: `eip155:1:${phishing} scored 100 (CRITICAL): [GoPlus] Address is linked to phishing activity. (+1 more flag)` },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'treasury/wallets.csv', uriBaseId: '%SRCROOT%' }, region: { startLine: 2 } },
          logicalLocations: [{ fullyQualifiedName: `eip155:1:${phishing}` }],
        },
      ],
    })
    expect(results.map(({ level }: { level: string }) => level)).toEqual(['error', 'warning', 'error'])
    expect(tool.driver.rules.map((rule: { properties: object }) => rule.properties)).toEqual([
      expect.objectContaining({ 'security-severity': '9.5' }),
      expect.objectContaining({ 'security-severity': '5.0' }),
      expect.objectContaining({ 'security-severity': '8.0' }),
    ])
  })

  test('an alert of SARIF stays the same alert when its row moves', async () => {
    const { run, write, read } = await beginWithTreasury()
    const prints = async (file: string) => {
      const { results } = JSON.parse((await run(`scan wallet -i ${file} -f sarif --retries 0`)).stdout).runs[0]
      return results.map(({ partialFingerprints }: { partialFingerprints: object }) => partialFingerprints)
    }
    write('moved.csv', read('treasury/wallets.csv').replace('label\n', `label\n${quiet},base,new\n`))
    expect(await prints('moved.csv')).toEqual(await prints('treasury/wallets.csv'))
  })

  test('as SARIF of arguments: the place is the CAIP-10 path, because a result without a place costs the whole file', async () => {
    const { run } = await beginWithTreasury()
    const [{ results }] = JSON.parse((await run(`scan wallet ${phishing} -c eth -f sarif`)).stdout).runs
    expect(results[0].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: `eip155/1/${phishing}` },
      region: { startLine: 1 },
    })
  })

  test('as JUnit: failure is the gate, error is a row without a score', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --fail-on critical --format junit`)
    expect(stdout).toContain('<testsuites name="chainvet" tests="6" failures="1" errors="2" skipped="0" time="0.0">')
    expect(stdout).toContain(`    <testcase classname="wallet.ethereum" name="${phishing}" file="treasury/wallets.csv" line="2">
      <failure type="CRITICAL" message="score 100 (CRITICAL), gate is CRITICAL">[GoPlus] Address is linked to phishing activity.
[Explorer] 143 outbound transfers within one hour.</failure>
    </testcase>
    <testcase classname="wallet.ethereum" name="${quiet}" file="treasury/wallets.csv" line="3"/>
    <testcase classname="wallet.ethereum" name="${broken}" file="treasury/wallets.csv" line="4">
      <error type="UPSTREAM_UNAVAILABLE" message="https://api.example.com answered with status 502; not scored"/>
    </testcase>
`)
  })

  test('as Markdown: the verdict first, then what is at MEDIUM or above', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --fail-on critical --format markdown`)
    expect(stdout.split('\n').slice(0, 7)).toEqual([
      '### chainvet: gate **FAILED** (1 CRITICAL, limit is below CRITICAL)',
      '',
      '6 rows of `treasury/wallets.csv`: 1 critical, 1 high, 1 medium, 1 low, 1 unscored, 1 bad row',
      '',
      '| Line | Level | Score | Chain | Address | Why |',
      '|---:|---|---:|---|---|---|',
      `| 2 | CRITICAL | 100 | ethereum | \`${phishing}\` | \\[GoPlus\\] Address is linked to phishing activity. (+1) |`,
    ])
    expect(stdout).not.toContain(quiet)
  })

  test('as HTML: one file that asks nobody for anything', async () => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --fail-on critical --format html`)
    expect(stdout.slice(0, 15).toLowerCase()).toBe('<!doctype html>')
    const holds = (text: string) => stdout.includes(text)
    expect([holds('content="default-src &#39;none&#39;; style-src &#39;sha256-'), /<th[^>]* scope="?col/.test(stdout)]).toEqual([
      true,
      true,
    ])
    expect(/<(?:link|img|iframe|script)[^>]*\s(?:src|href)=/.exec(stdout)).toBeNull()
    expect([phishing, quiet, broken, young, mixer, short].filter(text => !holds(text))).toEqual([])
  })
})
