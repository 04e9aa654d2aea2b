import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checksummed } from '../../src/chains/encoding/keccak.ts'
import { permit2 } from '../../src/sources/evm/approval-events.ts'
import { type ApprovalsChain, everything, flagged, startApprovalsChain } from '../support/chain/approvals.ts'
import { runCli } from '../support/run-cli.ts'
import { startUpstream, status } from '../support/upstream.ts'

const explorer = await startUpstream(status(404))
let chain: ApprovalsChain
let [owner, doubtful, careful, coin, liar]: string[] = []
const friend = '0x1111111111111111111111111111111111111111'

beforeAll(async () => {
  chain = await startApprovalsChain()
  await chain.installPermit2()
  ;[owner, doubtful, careful] = chain.accounts.slice(1).map(checksummed) as [string, string, string]
  ;[coin, liar] = [checksummed(await chain.coin('Coin', owner, 5_000_000n)), checksummed(await chain.coin('Liar', owner, 1n))]
  await chain.call(owner, coin, 'approve(address,uint256)', permit2, 1_500_000n)
  await chain.call(owner, liar, 'approve(address,uint256)', flagged, everything)
  for (const [spender, amount] of [
    [friend, 2n],
    [flagged, 3n],
  ] as const)
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', coin, spender, amount, 4_102_444_800)
  await chain.call(doubtful, await chain.coin('Mute', doubtful, 5n), 'approve(address,uint256)', friend, everything)
})
afterAll(async () => {
  await explorer.stop()
  await chain?.stop()
})

const approvals = (...argv: readonly string[]) =>
  runCli(['approvals', ...argv, '--rpc-url', chain.url, '--explorer-url', explorer.url.href, '--no-color'])

describe('chainvet approvals', () => {
  test('draws who may take what, gravest first, and below it what ends each', async () => {
    const { code, stdout, stderr } = await approvals(`eth:${owner}`)
    expect(code).toBe(0)
    expect(stderr).toBe(`note: read eth:${owner} as ethereum:${owner}\n`)
    expect(stdout).toContain(`4 live approvals of ${owner} on Ethereum`)
    const [first, second, ...others] = stdout.split('\n').filter(line => /^│ +\d/.test(line))
    expect(first).toMatch(
      new RegExp(`│ allowance +│ US\\\\u\\{202E\\}DC \\(unregistered\\) +│ unlimited +│ \\S+ +│ ${flagged} │ FLAGGED, OFAC`),
    )
    expect(second).toMatch(
      new RegExp(`│ Permit2 +│ COIN \\(unregistered\\) +│ 0.000003 until 2100-01-01T00:00:00Z +│ 0.000003 +│ ${flagged} │ FLAGGED`),
    )
    expect(others.join('\n')).toMatch(new RegExp(`│ 1.5 +│ 1.5 +│ ${permit2} │ Permit2`))
    expect(others.join('\n')).toMatch(new RegExp(`│ ${friend} │ an account, not a contract`))
    // approve(spender, 0)
    expect(stdout).toContain(
      `   to ${liar} value 0\n   data 0x095ea7b3${'0'.repeat(24)}${flagged.slice(2).toLowerCase()}${'0'.repeat(64)}\n`,
    )
    expect(stdout).toContain('all of Permit2 at once\n')
    expect(stdout).toMatch(/Finding: 2 live approvals|Finding: 1 live approval is of a flagged spender/)
    expect(stdout).not.toContain('\u202e')
  })

  test.each([
    ['on a narrow page', ['--width', '80']],
    ['for a screen reader', ['--accessible']],
  ])('says the same without a box %s', async (_, flags) => {
    const { stdout } = await approvals(owner as string, '-c', 'eth', ...flags)
    expect(stdout).not.toMatch(/[│┌]/)
    expect(stdout).toContain(`1. allowance: US\\u{202E}DC (unregistered)\n   May take: unlimited\n   At risk now: `)
    expect(stdout).toContain(`   Spender: ${friend}\n   Who is: an account, not a contract\n`)
  })

  test('gives the same as JSON in printable ASCII, by its schema', async () => {
    const { code, stdout } = await approvals(owner as string, '-c', '1', '--json')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^[\n\x20-\x7e]*$/)
    const document = JSON.parse(stdout)
    const schema = JSON.parse((await runCli(['schema', 'approvals'])).stdout)
    const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
    expect(fits(document) || fits.errors).toBe(true)
    expect(document).toMatchObject({ wallet_address: owner, chain_id: 1, history: { complete: true }, unread: [] })
    expect(document.approvals).toHaveLength(4)
    expect(document.permit2_lockdown.to).toBe(permit2)
  })

  test('ends with 8 when an approval could not be read again, and names it', async () => {
    const { code, stdout, stderr } = await approvals(doubtful as string, '-c', 'eth')
    expect([code, stderr]).toEqual([8, 'incomplete: 1 approval could not be read again   exit 8\n'])
    expect(stdout).toContain('0 live approvals')
    expect(stdout).toContain(`     spender ${friend}\n`)
    expect(stdout).toContain('Finding: Not known')
  })

  test('says of a wallet without any that there are none', async () => {
    const { code, stdout } = await approvals(careful as string, '-c', 'eth')
    expect(code).toBe(0)
    expect(stdout).toContain(`0 live approvals of ${careful} on Ethereum`)
    expect(stdout).not.toContain('To take one back')
  })
})

test.each<[string, string[], string, string]>([
  ['--offline', [friend, '-c', 'eth', '--offline'], 'USAGE', '--offline opens no connection'],
  ['a chain without approvals', ['121Yb34i3Moxbniuz9c9ExJWmmYMuepjRr', '-c', 'bitcoin'], 'USAGE', 'Bitcoin is none'],
  ['no chain', [friend], 'CHAIN_REQUIRED', 'chainvet approvals'],
  ['two chains', [`eth:${friend}`, '-c', 'base'], 'CHAIN_MISMATCH', 'Leave one of them out'],
  ['no address', [], 'USAGE', 'address'],
  ['a wrong checksum', ['0x8617E340B3D01FA5F11F306F4090FD50E238070d', '-c', 'eth'], 'CHECKSUM_MISMATCH', 'expected D'],
])('%s is refused before anybody is asked', async (_, argv, code, words) => {
  const ran = await runCli(['approvals', ...argv, '--json', '--rpc-url', 'http://127.0.0.1:1'])
  expect(ran.code).toBe(2)
  expect(JSON.parse(ran.stdout).error).toMatchObject({ code, exit_code: 2 })
  expect(ran.stderr).toContain(words)
})

test('a node that is not there ends with 5', async () => {
  const { code, stdout } = await runCli(['approvals', friend, '-c', 'eth', '--json', '--rpc-url', 'http://127.0.0.1:1', '--timeout', '5s'])
  expect(code).toBe(5)
  expect(JSON.parse(stdout).error).toMatchObject({ code: 'NETWORK', exit_code: 5 })
})
