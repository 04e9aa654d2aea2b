import { expect, test } from 'vitest'
import { schemas } from '../../src/api/schemas.ts'
import { chains } from '../../src/chains/index.ts'
import { schemaNames } from '../../src/cli/commands/schema.ts'
import { version } from '../../src/version.ts'
import { runBin, runCli } from '../support/run-cli.ts'

test('chains lists all twelve, and nothing in it is coloured', async () => {
  const { code, stdout } = await runCli(['chains'])
  expect(code).toBe(0)
  for (const { name, id, names } of chains) expect(stdout).toMatch(new RegExp(`│ ${name} +│ +${id} │ ${names.join(', ')} `))
  expect(stdout.split('\n')).toHaveLength(chains.length + 5)
  expect(stdout).not.toContain('\u001b')
})

test('chains as JSON', async () => {
  const { stdout } = await runCli(['chains', '--json'])
  expect(JSON.parse(stdout).chains[1]).toMatchObject({ id: 0, name: 'Bitcoin', symbol: 'BTC', decimals: 8, family: 'bitcoin' })
})

test('schema offers every schema of the wire', async () => {
  expect(Object.keys(schemaNames).sort()).toEqual(Object.keys(schemas).sort())
  for (const name of Object.keys(schemaNames))
    expect(JSON.parse((await runCli(['schema', name])).stdout)).toMatchObject({
      title: name,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
    })
})

test('the program prints its version', async () => {
  for (const flag of ['--version', '-V']) expect(await runBin([flag])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test('defaults come from the environment, and a flag wins over it', async () => {
  const wallet = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
  const env = { CHAINVET_CHAIN: 'base', CHAINVET_FORMAT: 'json' }
  expect(JSON.parse((await runBin(['scan', 'wallet', wallet, '--offline'], env)).stdout)).toMatchObject({
    chain_id: 8453,
    risk_level: 'CRITICAL',
  })
  expect(JSON.parse((await runBin(['scan', 'wallet', wallet, '--offline', '-c', '10'], env)).stdout)).toMatchObject({ chain_id: 10 })
})

test('offline, an address on no list is not scored, and what was checked is named with its date', async () => {
  const { code, stdout, stderr } = await runCli(['scan', 'wallet', '0x52908400098527886E0F7030069857D2E4169EE7', '-c', '1', '--offline'])
  expect(code).toBe(8)
  expect(stdout).toContain('?  UNSCORED')
  expect(stderr).toMatch(/OFAC SDN, state of \d{4}-\d\d-\d\d, \d+ entries: not on it/)
  const json = await runCli(['scan', 'wallet', '0x52908400098527886E0F7030069857D2E4169EE7', '-c', '1', '--offline', '--json'])
  expect(JSON.parse(json.stdout).error).toMatchObject({ code: 'UNSCORED', exit_code: 8 })
})

test.each([
  ['0', '121Yb34i3Moxbniuz9c9ExJWmmYMuepjRr'],
  ['-6', 'TA1hsikRfsgGiW9nEBpT4tEXEySTNYLr2d'],
])('an address on a list is CRITICAL offline on chain %s too', async (chain, address) => {
  const { stdout } = await runCli(['scan', 'wallet', address, '-c', chain, '--offline', '--json'])
  expect(JSON.parse(stdout)).toMatchObject({
    risk_score: 100,
    risk_level: 'CRITICAL',
    explorer_summary: { balance_eth: null, tx_count: null },
  })
})
