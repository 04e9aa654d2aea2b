import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployTokens, listedWallet, type SceneToken, sceneAge } from '../demo/scene.ts'
import { type Ethereum, startEthereum } from '../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../support/chain/explorer.ts'
import { startGate } from '../support/chain/gate.ts'
import { runBin } from '../support/run-cli.ts'

const day = 86_400
let chain: Ethereum
let explorer: Explorer
let tokens: Awaited<ReturnType<typeof deployTokens>>

beforeAll(async () => {
  chain = await startEthereum({ age: sceneAge })
  explorer = await startExplorer(chain)
  await chain.pass(sceneAge - 20 * day)
  tokens = await deployTokens(chain)
  await chain.pass(Math.floor(Date.now() / 1000) - 60 - (await chain.now()))
})
afterAll(async () => {
  await explorer.stop()
  await chain.stop()
})

const upstreams = () => ['--rpc-url', chain.url, '--explorer-url', explorer.url, '--no-provider']
const scan = ({ address }: SceneToken, ...flags: string[]) => runBin(['scan', 'token', address, '--chain', '1', ...upstreams(), ...flags])

test.each<[keyof typeof tokens, string, string, string]>([
  ['honest', '-  LOW', 'score 22', 'The contract was created 20 days ago'],
  ['honeypot', '!! CRITICAL', 'score 100', 'A fresh buyer cannot sell on uniswap-v2'],
  ['hiddenTax', '!! CRITICAL', 'score 100', 'A sale loses 99 % to the token.'],
  ['ownerSwitch', '!  HIGH', 'score 79', 'can block all sales by calling 0xd7726853'],
  ['mintable', '*  MEDIUM', 'score 4', 'can create tokens by calling 0x40c10f19'],
  ['timeBomb', '!! CRITICAL', 'score 99', 'Selling works 1 hour after buying and is refused 1 day after buying'],
])('%s is %s', async (name, level, score, reason) => {
  const { code, stdout, stderr } = await scan(tokens[name])
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout.split('\n')[0]).toContain(level)
  expect(stdout.split('\n')[0]).toContain(score)
  expect(stdout).toContain(reason)
  expect(stdout).toContain(tokens[name].address)
})

test('the points of a verdict add up, and every check with points has its flag', async () => {
  for (const token of Object.values(tokens)) {
    const { stdout } = await scan(token, '--json')
    const { risk_score, flags, token_data } = JSON.parse(stdout)
    const points = token_data.checks.reduce((sum: number, check: { points: number }) => sum + check.points, 0)
    expect(5 + points + token_data.coverage.points).toBe(risk_score)
    for (const { points: weight, sentence } of token_data.checks)
      if (weight > 0) expect(flags.filter((flag: string) => flag.endsWith(sentence))).toHaveLength(1)
  }
})

test('JSON is printable ASCII and carries the verdict where scripts look for it', async () => {
  const { stdout } = await scan(tokens.honeypot, '--json')
  expect(stdout).toMatch(/^[\n\x20-\x7e]+$/)
  expect(JSON.parse(stdout)).toMatchObject({
    contract_address: tokens.honeypot.address,
    chain_id: 1,
    risk_score: 100,
    risk_level: 'CRITICAL',
    token_data: { symbol: 'MHNY', total_supply: '1000000000000000000000000', confidence: 1, block: { number: expect.any(Number) } },
    scanned_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
    chainvet: { status: 'scored', engine: 'local', chain: 'ethereum' },
  })
})

test('the same address in another case gives the same verdict', async () => {
  const strip = (text: string) =>
    JSON.parse(text, (key, value) => (['scanned_at', 'contract_address', 'evidence', 'chainvet'].includes(key) ? undefined : value))
  const lower = await scan(tokens.honest, '--json')
  const upper = await scan({ ...tokens.honest, address: `0x${tokens.honest.address.slice(2).toUpperCase()}` }, '--json')
  expect(strip(upper.stdout)).toEqual(strip(lower.stdout))
})

describe('a wallet', () => {
  test('that made the traps is CRITICAL for them, with its activity counted exactly', async () => {
    const founder = chain.accounts[1] ?? ''
    const { stdout } = await runBin(['scan', 'wallet', founder, '--chain', 'eth', ...upstreams(), '--json'])
    const sent = Number(await chain.rpc('eth_getTransactionCount', [founder, 'latest']))
    const { explorer_summary, risk_level, flags, data_sources } = JSON.parse(stdout)
    expect(risk_level).toBe('CRITICAL')
    expect(flags[0]).toMatch(/^\[Creator\] It created 0x/)
    expect(data_sources).toEqual(['Lists', 'Node', 'Explorer'])
    // every transaction went to a token, to the shares of its pool or to the router, and each token was created by one
    expect(explorer_summary).toMatchObject({ tx_count: sent, outbound_count: sent, unique_contracts_interacted: 13 })
  })

  test('through an explorer of the other dialect counts the same', async () => {
    const founder = chain.accounts[1] ?? ''
    const [one, two] = await Promise.all(
      [explorer.url, `${explorer.url}/api`].map(url =>
        runBin(['scan', 'wallet', founder, '--chain', 'eth', '--rpc-url', chain.url, '--explorer-url', url, '--no-provider', '--json']),
      ),
    )
    expect(JSON.parse(two?.stdout ?? '').explorer_summary).toEqual(JSON.parse(one?.stdout ?? '').explorer_summary)
  })

  test('that nobody ever used is not scored', async () => {
    const { code, stdout, stderr } = await runBin([
      'scan',
      'wallet',
      '0xde709f2102306220921060314715629080e2fb77',
      '-c',
      'eth',
      ...upstreams(),
    ])
    expect(code).toBe(8)
    expect(stdout).toBe('?  UNSCORED  no activity on Ethereum\n   0xde709f2102306220921060314715629080e2fb77\n')
    expect(stderr).toContain('error: this wallet has no activity on Ethereum, so it was not scored  [NO_ACTIVITY]')
    expect(stderr).toContain('bnb, polygon, arbitrum, optimism, base, avalanche')
  })

  test('on a list is CRITICAL, with list and date, whatever else answers', async () => {
    const nowhere = 'http://127.0.0.1:9'
    for (const flags of [
      upstreams(),
      ['--rpc-url', chain.url, '--explorer-url', nowhere, '--no-provider'],
      ['--rpc-url', nowhere, '--explorer-url', nowhere, '--no-provider'],
      ['--offline'],
    ]) {
      const { code, stdout } = await runBin(['scan', 'wallet', listedWallet, '--chain', '1', ...flags, '--json'])
      const { risk_score, risk_level, flags: said } = JSON.parse(stdout)
      expect([code, risk_score, risk_level]).toEqual([0, 100, 'CRITICAL'])
      expect(said[0]).toMatch(/^\[Sanctions\] OFAC SDN lists it as Lazarus Group \(DPRK3\) since 2019-09-13 \(list of \d{4}-\d\d-\d\d\)\.$/)
    }
  })

  test('whose explorer is down has no score, because its history is unknown', async () => {
    const { code, stdout, stderr } = await runBin([
      'scan',
      'wallet',
      chain.accounts[1] ?? '',
      '-c',
      '1',
      '--rpc-url',
      chain.url,
      '--explorer-url',
      'http://127.0.0.1:9',
      '--no-provider',
    ])
    expect([code, stdout]).toEqual([5, ''])
    expect(stderr).toContain('error: The explorer is not there: connection refused  [NETWORK]')
  })
})

test('a node that is gone ends with 5 and says what to do, without a result', async () => {
  const gone = [
    'scan',
    'token',
    tokens.honest.address,
    '--chain',
    '1',
    '--rpc-url',
    'http://127.0.0.1:9',
    '--explorer-url',
    explorer.url,
    '--no-provider',
  ]
  const table = await runBin(gone)
  expect([table.code, table.stdout]).toEqual([5, ''])
  expect(table.stderr).toBe(
    'error: The node is not there: connection refused  [NETWORK]\n  Is it running, and is this machine online? Another node: --rpc-url URL, another explorer: --explorer-url URL.\n',
  )
  const json = await runBin([...gone, '--json'])
  expect(json.code).toBe(5)
  expect(JSON.parse(json.stdout)).toEqual({
    error: expect.objectContaining({ code: 'NETWORK', exit_code: 5, retryable: true, http_status: 502 }),
  })
})

test('a node of another chain is refused', async () => {
  const { code, stderr } = await runBin(['scan', 'token', tokens.honest.address, '--chain', 'base', ...upstreams()])
  expect(code).toBe(5)
  expect(stderr).toContain('error: The node serves chain 1, not Base (8453)  [BAD_RESPONSE]')
})

test('an account is not a token', async () => {
  const { code, stderr } = await runBin(['scan', 'token', chain.accounts[2] ?? '', '--chain', '1', ...upstreams()])
  expect(code).toBe(2)
  expect(stderr).toContain('this is not a token contract on Ethereum: there is no contract at this address  [INVALID_ADDRESS]')
})

test('a node that lies is outvoted by two others, and with one other there is no verdict', async () => {
  const liar = await startGate(chain.url, { says: { eth_getTransactionCount: '0x0' } })
  try {
    const founder = chain.accounts[1] as string
    const second = chain.url.replace('127.0.0.1', 'localhost')
    const ask = (...nodes: string[]) =>
      runBin([
        ...['scan', 'wallet', founder, '--chain', '1', '--explorer-url', explorer.url, '--no-provider', '--json'],
        ...nodes.flatMap(url => ['--rpc-url', url]),
      ])
    const [trusting, voted, split] = await Promise.all([ask(liar.url), ask(liar.url, chain.url, second), ask(liar.url, chain.url)])
    expect(JSON.parse(trusting.stdout).explorer_summary.outbound_count).toBe(0)
    const { explorer_summary, security_summary } = JSON.parse(voted.stdout)
    expect(explorer_summary.outbound_count).toBe(Number(await chain.rpc<string>('eth_getTransactionCount', [founder, 'latest'])))
    expect(security_summary.block).toMatchObject({ agreed_by: ['Node 2', 'Node 3'], contradicted: ['Node 1'] })
    expect(security_summary.coverage.notes.join(' ')).toContain('Node 1 contradicted what two other nodes said, and was not believed.')
    expect([split.code, JSON.parse(split.stdout)]).toMatchObject([8, { error: { code: 'CONTRADICTION' } }])
  } finally {
    await liar.stop()
  }
})
