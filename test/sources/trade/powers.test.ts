import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Ethereum, startEthereum } from '../../support/chain/ethereum.ts'
import { list } from '../../support/chain/market.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>
let [founder, keeper, second, third]: string[] = []
const nobody = '0x000000000000000000000000000000000000dEaD'

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Powers.sol', import.meta.url))
  ;[, founder, , keeper, second, third] = chain.accounts as string[]
})
afterAll(() => chain.stop())

const deploy = (name: string, types = '', values: readonly unknown[] = []) =>
  chain.deploy(founder ?? '', contracts[name]?.bytecode ?? '0x', types, values)

async function scan(token: string): Promise<TokenScanResult> {
  await list(chain, token)
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false }
  return createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
}

const check = ({ token_data }: TokenScanResult, id: string) => token_data.checks.find(found => found.id === `token/${id}`)

/** The timelock of OpenZeppelin as it is published; its keeper proposes and everybody executes. */
function timelock(delay: bigint): Promise<string> {
  const { bytecode } = createRequire(import.meta.url)('@openzeppelin/contracts/build/contracts/TimelockController.json')
  const zero = `0x${'0'.repeat(40)}`
  return chain.deploy(founder ?? '', bytecode, 'uint256,address[],address[],address', [delay, [keeper], [zero], zero])
}
const keys = (needed: bigint) => deploy('Keys', 'address[],uint256', [[keeper, second, third], needed])

describe('masters who are not named', () => {
  test('one in a packed slot acts though the owner is gone, and counts more than an owner', async () => {
    const result = await scan(await deploy('SecondOwner', 'address', [keeper]))
    expect(result.token_data.controls).toMatchObject([{ power: 'blocks all sales', caller: keeper?.toLowerCase(), role: 'controller' }])
    expect(check(result, 'owner-blocks-sales')).toMatchObject({ outcome: 'raised', solo: 79, tier: 'B' })
    expect(check(result, 'owner-blocks-sales')?.sentence).toMatch(
      /^The hidden controller .*\(one account, met in storage slot \d+\) can block/,
    )
  })

  test('where nobody holds the key, nobody has the power', async () => {
    const result = await scan(await deploy('SecondOwner', 'address', [nobody]))
    expect(check(result, 'owner-blocks-sales')?.outcome).toBe('clear')
  })

  test('a role is found in the log', async () => {
    const result = await scan(await deploy('Roles', 'address', [keeper]))
    expect(check(result, 'owner-takes-balances')).toMatchObject({
      outcome: 'raised',
      sentence: expect.stringContaining('met in the role 0x'),
    })
    expect(result.token_data.controls).toMatchObject([{ power: 'takes balances', caller: keeper?.toLowerCase() }])
    expect(check(await scan(await deploy('Roles', 'address', [nobody])), 'owner-takes-balances')?.outcome).toBe('clear')
  })
})

test('a contract that the token asks is shut by its own maker', async () => {
  const gate = await deploy('Gate', 'address', [keeper])
  const result = await scan(await deploy('Gated', 'address', [gate]))
  expect(check(result, 'owner-blocks-sales')).toMatchObject({
    outcome: 'raised',
    sentence: expect.stringContaining(`of ${gate}, a contract that the token asks`),
  })
  expect(result.token_data.controls).toMatchObject([{ power: 'blocks all sales', caller: keeper?.toLowerCase() }])
  const open = await deploy('Gate', 'address', [nobody])
  expect(check(await scan(await deploy('Gated', 'address', [open])), 'owner-blocks-sales')?.outcome).toBe('clear')
})

test('two steps: the owner names itself, and then makes tokens', async () => {
  const result = await scan(await deploy('Minters', 'address,bool', [keeper, false]))
  expect(check(result, 'owner-mints')).toMatchObject({
    outcome: 'raised',
    sentence: expect.stringMatching(/by calling 0x\w{8} after 0x\w{8}/),
  })
  expect(check(await scan(await deploy('Minters', 'address,bool', [keeper, true])), 'owner-mints')?.outcome).toBe('clear')
})

describe('who holds the power to pause', () => {
  test.each<[string, () => Promise<string>, Record<string, unknown>, string]>([
    ['one account', async () => keeper ?? '', { solo: 75, tier: 'B' }, 'one account'],
    ['a timelock of two days', () => timelock(172_800n), { solo: 30, tier: 'C' }, 'a timelock of 48 hours'],
    ['a timelock of an hour', () => timelock(3_600n), { solo: 75, tier: 'B' }, 'a timelock of 1 hours'],
    ['two keys of three', () => keys(2n), { solo: 40, tier: 'C' }, '2 of 3 keys together'],
    ['one key of three', () => keys(1n), { solo: 75, tier: 'B' }, 'one account'],
    ['a contract that nobody knows', () => deploy('Errand', 'address', [keeper]), { solo: 75, tier: 'B' }, 'a contract'],
  ])('%s', async (_, holder, weight, words) => {
    const owner = await holder()
    const result = await scan(await deploy('Pausable', 'address', [owner]))
    expect(check(result, 'owner-blocks-sales')).toMatchObject({ outcome: 'raised', ...weight })
    expect(check(result, 'owner-blocks-sales')?.sentence).toContain(`(${words})`)
    expect(check(result, 'owner')?.sentence).toContain(owner.toLowerCase())
  })

  test('nobody, where a contract holds it that can call nobody', async () => {
    const result = await scan(await deploy('Pausable', 'address', [await deploy('Gate', 'address', [keeper])]))
    expect(check(result, 'owner-blocks-sales')).toMatchObject({ outcome: 'clear' })
  })
})

describe('who may replace the code', () => {
  const behindShell = async (owner: string) => {
    const token = await deploy('Shell', 'address', [await deploy('Replaceable')])
    await chain.send({ from: founder ?? '', to: token, data: encodeCall('setUp(address,address)', owner, founder) })
    return scan(token)
  }

  test('is found by letting it do so, and is not told as a power over sales', async () => {
    const result = await behindShell(keeper ?? '')
    expect(check(result, 'upgradeable')).toMatchObject({
      outcome: 'raised',
      solo: 40,
      sentence: expect.stringContaining(`${keeper?.toLowerCase()} (one account)`),
    })
    expect(result.token_data.controls?.map(({ power }) => power)).toEqual(['replaces the code'])
  })

  test('counts little behind a timelock, and nothing where nobody can', async () => {
    expect(check(await behindShell(await timelock(172_800n)), 'upgradeable')).toMatchObject({ outcome: 'raised', solo: 15, tier: 'D' })
  })
})
