import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/run-cli.ts'

interface Case {
  readonly id: string
  readonly chain_id: unknown
  readonly input: unknown
  readonly expect: string
}
const { cases } = JSON.parse(readFileSync(new URL('../corpus/addresses.json', import.meta.url), 'utf8')) as { cases: Case[] }
const bad = cases.filter(
  ({ input, chain_id, expect: outcome }) => typeof input === 'string' && typeof chain_id === 'number' && outcome.startsWith('REJECT'),
)

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

describe('a malformed address ends with 2, whatever the kind of scan', () => {
  test.each(bad)('$id', async ({ input, chain_id, expect: outcome }) => {
    for (const kind of ['wallet', 'token']) {
      const { code, stdout, stderr } = await runCli(['scan', kind, '--chain', String(chain_id), '--json', '--', input as string])
      expect(code).toBe(2)
      const { error } = JSON.parse(stdout)
      expect(['INVALID_ADDRESS', 'CHECKSUM_MISMATCH', 'UNKNOWN_CHAIN', 'CHAIN_MISMATCH', 'USAGE']).toContain(error.code)
      expect(error.exit_code).toBe(2)
      expect(stderr).toContain(`[${error.code}]`)
      if (outcome === 'REJECT_400_SECRET') expect(stdout + stderr).not.toContain((input as string).slice(4, 24))
    }
  })
})

test.each<[string, string[], string, string]>([
  ['no address', ['scan', 'wallet'], 'USAGE', 'no address given'],
  ['no chain', ['scan', 'wallet', wallet], 'CHAIN_REQUIRED', 'which chain?'],
  ['an unknown chain', ['scan', 'wallet', wallet, '-c', 'etherium'], 'UNKNOWN_CHAIN', 'Did you mean ethereum?'],
  ['two chains', ['scan', 'wallet', `eth:${wallet}`, '-c', 'base'], 'CHAIN_MISMATCH', 'the address names Ethereum, and --chain says Base'],
  ['a wrong checksum', ['scan', 'wallet', '0x8617E340B3D01FA5F11F306F4090FD50E238070d', '-c', 'eth'], 'CHECKSUM_MISMATCH', '^ expected D'],
  ['an unknown flag', ['scan', 'wallet', wallet, '-c', 'eth', '--jsn'], 'USAGE', '--json'],
  ['an unknown command', ['scna'], 'USAGE', 'scan'],
  ['a duration without sense', ['scan', 'wallet', wallet, '-c', 'eth', '--timeout', 'soon'], 'USAGE', '500ms, 30s or 2m'],
  ['a node that is no URL', ['scan', 'wallet', wallet, '-c', 'eth', '--rpc-url', 'node'], 'USAGE', 'It is not a URL'],
  ['a node of another scheme', ['scan', 'wallet', wallet, '-c', 'eth', '--rpc-url', 'ftp://node'], 'USAGE', 'Only http and https'],
  [
    'a password in a URL',
    ['scan', 'wallet', wallet, '-c', 'eth', '--rpc-url', 'http://user:hunter2@node'],
    'USAGE',
    'user name or password',
  ],
  ['two formats', ['scan', 'wallet', wallet, '-c', 'eth', '--json', '--format', 'table'], 'USAGE', 'contradict'],
])('%s is a usage error', async (_, argv, code, words) => {
  const { code: exit, stdout, stderr } = await runCli(argv)
  expect(exit).toBe(2)
  expect(stdout === '' || stdout.startsWith('{"error"') || stdout.startsWith('{\n')).toBe(true)
  expect(stderr).toContain(`[${code}]`)
  expect(stderr).toContain(words)
  expect(stderr).not.toContain('hunter2')
})

test('a command line without a command shows the help on stderr', async () => {
  const { code, stdout, stderr } = await runCli([])
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('Usage: chainvet')
})

test.each([['--help'], ['scan', '--help'], ['scan', 'token', '--help'], ['chains', '--help']])(
  '%s %s shows help on stdout',
  async (...argv) => {
    const { code, stdout, stderr } = await runCli(argv)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Usage: chainvet')
  },
)
