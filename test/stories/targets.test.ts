import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Ran } from '../support/run-cli.ts'
import { begin, beginWithTreasury, treasury } from '../support/story.ts'

const { phishing, young, quiet } = treasury
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

describe('the command tree', () => {
  test('a scan of nothing shows on stderr how it is done', async () => {
    const { run } = await begin()
    expect(await run('scan wallet')).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: no address given  [USAGE]
  Give one or more addresses, or a file:
    chainvet scan wallet 0x52908400098527886E0F7030069857D2E4169EE7 --chain ethereum
    chainvet scan wallet --input wallets.csv --fail-on critical
    pbpaste | chainvet scan wallet - --chain base
  All options: chainvet scan wallet --help
`,
    })
  })

  test('a scan of nothing is not a scan of free text', async () => {
    const { run } = await begin()
    const { code, stderr } = await run('scan wallet --extract')
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: no address given  [USAGE]'])
  })

  test('"-" on a terminal does not wait in silence', async () => {
    const { run } = await begin()
    const { code, stdout, stderr } = await run('scan wallet - --chain base --no-color', { typed: '' })
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', 'error: nothing is piped in  [USAGE]'])
  })

  test('help of a scan begins with examples, then the most used flags', async () => {
    const { run } = await begin()
    const { code, stdout, stderr } = await run('scan wallet --help')
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.split('\n').slice(0, 8)).toEqual([
      'Score the risk of wallet addresses',
      '',
      'Usage: chainvet scan wallet [options] [address...]',
      '',
      'Examples:',
      '  chainvet scan wallet 0x52908400098527886E0F7030069857D2E4169EE7 -c ethereum',
      '  chainvet scan wallet 0x52908400098527886E0F7030069857D2E4169EE7 -c 1 --json | jq .risk_level',
      expect.stringMatching(/^ {2}chainvet scan wallet -i wallets\.csv -o scored\.csv {2,}a file; bad rows stay in, with a reason$/),
    ])
    for (const line of [
      /^ {2}-c, --chain <name\|id> {2,}ethereum, bitcoin, solana, \.\.\. or 1, 0, -1, \.\.\. \(see: chainvet chains\)/m,
      /^ {2}-i, --input <file\|-> {2,}CSV, TSV, JSONL or one address a line$/m,
      /^ {2}-f, --format <name> .*table, json, jsonl, csv, sarif, junit, markdown, html/m,
      /^ {6}--report <format=file> {2,}write another format too \(repeatable\)/m,
      /^ {6}--fail-on <level> {2,}exit 20 when a result is at or above: low, medium, high, critical/m,
      /^Exit codes: 0 ok {2}2 usage {2}4 key {2}5 try again {2}6 quota {2}8 incomplete {2}20 gate {3}\(chainvet help exit-codes\)$/m,
    ])
      expect(stdout).toMatch(line)
  })

  test('flags stand before or behind the address, global ones before or behind the command', async () => {
    const { run } = await beginWithTreasury()
    const lines = [
      `scan wallet ${quiet} --chain ethereum --quiet`,
      `scan wallet --chain ethereum --quiet ${quiet}`,
      `--quiet scan wallet --chain=1 ${quiet}`,
      `--quiet scan wallet ${quiet} -c1`,
    ]
    const answers: Ran[] = []
    for (const line of lines) answers.push(await run(line))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 0, stderr: '' })
  })

  test('commands are not abbreviated', async () => {
    const { run } = await begin()
    expect(await run('sca wallet')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Did you mean scan?') })
  })
})

test('the twelve chains, drawn', async () => {
  const { run } = await begin()
  expect(await run('chains')).toEqual({
    code: 0,
    stderr: '',
    stdout: `┌───────────┬───────┬────────────────────────┬────────────────────┐
│ CHAIN     │    ID │ NAMES                  │ ADDRESS LOOKS LIKE │
├───────────┼───────┼────────────────────────┼────────────────────┤
│ Ethereum  │     1 │ ethereum, eth, mainnet │ 0x + 40 hex        │
│ Bitcoin   │     0 │ bitcoin, btc           │ bc1…, 1…, 3…       │
│ Solana    │    -1 │ solana, sol            │ 32-44 base58       │
│ BNB Chain │    56 │ bnb, bsc, bnbchain     │ 0x + 40 hex        │
│ Polygon   │   137 │ polygon, matic, pol    │ 0x + 40 hex        │
│ Arbitrum  │ 42161 │ arbitrum, arb, arb1    │ 0x + 40 hex        │
│ Optimism  │    10 │ optimism, op, oeth     │ 0x + 40 hex        │
│ Base      │  8453 │ base                   │ 0x + 40 hex        │
│ Avalanche │ 43114 │ avalanche, avax        │ 0x + 40 hex        │
│ Tron      │    -6 │ tron, trx              │ T + 33 base58      │
│ XRP       │    -5 │ xrp, ripple, xrpl      │ r + 24-34 base58   │
│ Cardano   │    -7 │ cardano, ada           │ addr1…             │
└───────────┴───────┴────────────────────────┴────────────────────┘
`,
  })
})

describe('which chain', () => {
  test('is asked where seven are possible', async () => {
    const { run, service } = await begin()
    expect(await run(`scan wallet ${phishing}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: which chain?  [CHAIN_REQUIRED]
  This address is valid on 7 chains: ethereum, bnb, polygon, arbitrum, optimism, base, avalanche
  Try: chainvet scan wallet ${phishing} --chain ethereum
`,
    })
    expect(service.requests).toEqual([])
  })

  test.each<[string, number, string]>([
    [bitcoin, 0, 'note: this address can only be on Bitcoin\n'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', -6, 'note: this address can only be on Tron\n'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', -5, 'note: this address can only be on XRP\n'],
    ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', -7, 'note: this address can only be on Cardano\n'],
    [`${bitcoin} --chain 0`, 0, ''],
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v --chain -1', -1, ''],
    [`${young} --chain BASE`, 8453, ''],
    [`base:${young}`, 8453, `note: read base:${young} as base:${young}\n`],
    [`eip155:8453:${young}`, 8453, `note: read eip155:8453:${young} as base:${young}\n`],
    [`arb1:${young}`, 42161, `note: read arb1:${young} as arbitrum:${young}\n`],
    [`https://basescan.org/address/${young}`, 8453, `note: read https://basescan.org/address/${young} as base:${young}\n`],
    [`bitcoin:${bitcoin}`, 0, `note: read bitcoin:${bitcoin} as bitcoin:${bitcoin}\n`],
    [`eip155:8453:${young} --chain base`, 8453, `note: read eip155:8453:${young} as base:${young}\n`],
  ])('%s is on chain %d, and what was understood is said', async (words, chainId, note) => {
    const { run, service } = await begin()
    const { code, stderr } = await run(`scan wallet ${words}`)
    expect([code, stderr]).toEqual([0, note])
    expect(service.requests.map(({ body }) => JSON.parse(body).chain_id)).toEqual([chainId])
  })

  test('of a page about a token is that of the page', async () => {
    const { run, service } = await begin()
    const page = `https://basescan.org/token/${young}`
    expect((await run(`scan token ${page}`)).stderr).toBe(`note: read ${page} as base:${young}\n`)
    expect((await run(`scan wallet ${page}`)).stderr).toBe(
      `note: read ${page} as base:${young}; the link is one to a token, and it is scanned as a wallet\n`,
    )
    expect(service.requests.map(({ path, body }) => `${path} ${JSON.parse(body).chain_id}`)).toEqual([
      '/v1/scan/token 8453',
      '/v1/scan/wallet 8453',
    ])
  })

  test('said twice and differently is a contradiction', async () => {
    const { run, service } = await begin()
    expect(await run(`scan wallet eth:${young} --chain base`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: the address names Ethereum, and --chain says Base  [CHAIN_MISMATCH]\n  Leave one of them out.\n',
    })
    expect(service.requests).toEqual([])
  })

  test('of the environment is only for addresses that name none', async () => {
    const { run, service } = await begin()
    const env = { CHAINVET_CHAIN: 'polygon' }
    await run(`scan wallet ${quiet} base:${young} --concurrency 1`, { env })
    expect(service.requests.map(({ body }) => JSON.parse(body).chain_id)).toEqual([137, 8453])
  })

  test('all addresses are checked before the first is scanned', async () => {
    const { run, service } = await begin()
    const { code, stderr } = await run(`scan wallet ${quiet} ${young.replace('5a', '5A')} --chain eth`)
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: address checksum does not match  [CHECKSUM_MISMATCH]'])
    expect(service.requests).toEqual([])
  })

  test('an address is kept as it was typed, and its normal form stands beside', async () => {
    const { run } = await begin()
    const typed = phishing.toLowerCase()
    const document = JSON.parse((await run(`scan wallet ${typed} -c eth --json`)).stdout)
    expect([document.wallet_address, document.chainvet.address, document.chainvet.caip10]).toEqual([
      typed,
      phishing,
      `eip155:1:${phishing}`,
    ])
  })
})

describe('free text', () => {
  const chat = `hey, send it to ${young}
(not to ${quiet}!), the old one was https://etherscan.io/address/${phishing}
`

  test('gives its addresses in their order, each with its line', async () => {
    const { run } = await beginWithTreasury()
    const { code, stdout, stderr } = await run('scan wallet - --extract --chain base --format csv --fields line,column,target.caip10', {
      stdin: chat,
    })
    expect([code, stderr]).toEqual([0, '3 rows: 1 critical, 1 medium, 1 low.  3 calls.  0.0 s\n'])
    expect(stdout).toBe(`line,column,target.caip10
1,17,eip155:8453:${young}
2,9,eip155:8453:${quiet}
2,${(chat.split('\n')[1]?.indexOf(phishing) as number) + 1},eip155:1:${phishing}
`)
  })

  test('without an address is nothing to scan', async () => {
    const { run } = await begin()
    expect(await run('scan wallet - --extract', { stdin: 'nothing here' })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: there is no address in this text  [INPUT_EMPTY]\n  Address shapes: chainvet chains\n',
    })
  })

  test('that holds a key is warned about, and the key goes nowhere', async () => {
    const { run, service } = await begin()
    const secret = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
    const { stdout, stderr } = await run(`scan wallet - --extract -c eth --json`, { stdin: `key=0x${secret} of ${quiet}` })
    expect(stdout + stderr + JSON.stringify(service.requests)).not.toContain(secret.slice(2, 20))
    expect(JSON.parse(stdout).results).toHaveLength(1)
  })
})

describe('look-alikes', () => {
  const contact = `0x5290${'0'.repeat(28)}2E4169EE7`.slice(0, 33).toLowerCase() + phishing.slice(33).toLowerCase()

  test('an address that only resembles a contact is told from it, character by character', async () => {
    const { run, write } = await begin()
    write('contacts.csv', `name,address\nAlice,${contact}\n`)
    const { code, stdout, stderr } = await run(`scan wallet ${phishing} -c eth --known contacts.csv`)
    const marks = [...phishing.toLowerCase()].map((character, at) => (character === contact[at] ? ' ' : '^')).join('')
    expect(code).toBe(0)
    expect(stderr).toMatch(/^warning: this is not your contact Alice, it only looks like it {2}\[LOOK_ALIKE\]\n/)
    const lines = stderr.split('\n')
    expect([lines[1], lines[2]]).toEqual([`  ${phishing}`, `  ${marks.trimEnd()}`])
    expect(lines[3]?.toLowerCase()).toBe(`  ${contact} is the contact`)
    expect(stdout).toMatch(/^Note {7}looks like "Alice" \(first \d+ and last \d+ agree\)$/m)
  })

  test('the contact itself raises no alarm', async () => {
    const { run, write } = await begin()
    write('contacts.csv', `name,address\nAlice,${phishing}\n`)
    expect((await run(`scan wallet ${phishing.toLowerCase()} -c eth --known contacts.csv`)).stderr).toBe('')
  })

  test('a contact that cannot be read ends the run, because it would protect nobody', async () => {
    const { run, write, service } = await begin()
    write('contacts.csv', 'name,address\nAlice,0x123\n')
    const { code, stderr } = await run(`scan wallet ${phishing} -c eth --known contacts.csv`)
    expect(code).toBe(2)
    expect(stderr).toContain('contacts.csv:2')
    expect(service.requests).toEqual([])
  })
})

describe('configuration', () => {
  const story = async () => {
    const made = await begin()
    mkdirSync(join(made.folder, '.git'))
    return made
  }
  const rows = (text: string) => text.split('\n').map(line => line.split(/ {2,}/))

  test('is listed with who said what', async () => {
    const { run, write, service } = await story()
    write('.config/chainvet/config.json', { base_url: service.url.origin })
    await run('login --with-token --no-verify', { stdin: 'cv_live_0123456789ab3f9a', env: { CHAINVET_API_KEY: '' } })
    write('chainvet.config.json', { chain: 'base' })
    const env = { CHAINVET_API_KEY: '', CHAINVET_BASE_URL: '', CHAINVET_FAIL_ON: 'critical' }
    const { code, stdout, stderr } = await run('config list', { env })
    expect([code, stderr]).toEqual([0, ''])
    expect(rows(stdout)).toEqual([
      ['KEY', 'VALUE', 'FROM'],
      ['base_url', 'https://api.example.com', 'user config (profile default)'],
      ['chain', 'base', 'project ./chainvet.config.json'],
      ['fail_on', 'critical', 'environment CHAINVET_FAIL_ON'],
      ['api key', 'cv_live_************3f9a', 'credentials.json (https://api.example.com)'],
      [''],
    ])
  })

  test('of a repository may not say who is asked', async () => {
    const { run, write, service } = await story()
    write('chainvet.config.json', { base_url: 'https://elsewhere.example' })
    const { code, stdout, stderr } = await run(`scan wallet ${quiet} -c eth`)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('chainvet.config.json must not set base_url')
    expect(stderr).toContain('[CONFIG_UNTRUSTED_KEY]')
    expect(service.requests).toEqual([])
  })

  test('with an unknown name is an error, and the right name is proposed', async () => {
    const { run, write } = await story()
    write('chainvet.config.json', { chian: 'base' })
    const { code, stderr } = await run(`scan wallet ${quiet}`)
    expect([code, stderr.includes('Did you mean chain?'), stderr.includes('[CONFIG_INVALID]')]).toEqual([2, true, true])
  })

  test.each([
    ['flag', `--chain polygon`, { CHAINVET_CHAIN: 'arbitrum' }, 137],
    ['environment', '', { CHAINVET_CHAIN: 'arbitrum' }, 42161],
    ['project', '', {}, 8453],
  ])('a %s wins over what stands below it', async (_, flag, env, chainId) => {
    const { run, write, service } = await story()
    write('chainvet.config.json', { chain: 'base' })
    write('.config/chainvet/config.json', { chain: 'optimism' })
    await run(`scan wallet ${quiet} ${flag}`, { env })
    expect(service.requests.map(({ body }) => JSON.parse(body).chain_id)).toEqual([chainId])
  })
})
