import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { list } from '../../support/chain/market.ts'
import { checkIn } from '../../support/checking.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>
let [founder, holder, other]: string[] = []

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Powers.sol', import.meta.url))
  ;[, founder, holder, other] = chain.accounts as string[]
})
afterAll(() => chain.stop())

const deploy = (name: string, types: string, values: readonly unknown[]) =>
  chain.deploy(founder ?? '', contracts[name]?.bytecode ?? '0x', types, values)

async function scan(token: string): Promise<TokenScanResult> {
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false }
  return createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
}

const check = ({ token_data }: TokenScanResult, id: string) => token_data.checks.find(found => found.id === `token/${id}`)

async function scanned(name: string, armed: boolean, ready: (token: string) => Promise<unknown> = async () => undefined) {
  const token = await deploy(name, 'bool', [armed])
  await ready(token)
  await list(chain, token)
  return scan(token)
}

describe('a switch without an ordinary key', () => {
  test.each([
    ['in the fallback function', 'Nameless'],
    ['behind a word that the code knows', 'Worded'],
    ['in a transfer to oneself by somebody who has nothing', 'Summed'],
  ])('%s is turned, and the twin without it is clear', async (_, name) => {
    const emptied = (token: string) =>
      chain.send({ from: founder ?? '', to: token, data: encodeCall('transfer(address,uint256)', other, 100n * ether) })
    const [trap, twin] = [await scanned(name, true, emptied), await scanned(name, false, emptied)]
    expect(trap.token_data.controls).toMatchObject([{ power: 'blocks all sales', caller: founder?.toLowerCase(), role: 'owner' }])
    expect(check(trap, 'owner-blocks-sales')).toMatchObject({ outcome: 'raised', solo: 75, tier: 'B' })
    expect(check(twin, 'owner-blocks-sales')?.outcome).toBe('clear')
  })

  test('a caller whom two constants make together takes balances', async () => {
    expect(check(await scanned('Mixed', true), 'owner-takes-balances')).toMatchObject({
      outcome: 'raised',
      sentence: expect.stringContaining('two constants of the code, taken together'),
    })
    expect(check(await scanned('Mixed', false), 'owner-takes-balances')?.outcome).toBe('clear')
  })

  test('where only a hash says which word turns it, the lever is named', async () => {
    const found = check(await scanned('Hashed', true), 'owner-blocks-sales')
    expect(found).toMatchObject({ outcome: 'raised', solo: 55, tier: 'B' })
    expect(found?.sentence).toMatch(
      /^A switch in storage slot 0x\w+ stops all sales\. The owner 0x\w+ \(one account\) may call 0x\w{8}, .* which argument turns it was not found\.$/,
    )
    expect(found?.evidence[0]?.result).toMatch(/^with 0x\w{64} in slot 0x\w{64} the sale fails, with 0x\w{64} it goes through$/)
    expect(check(await scanned('Hashed', false), 'owner-blocks-sales')?.outcome).toBe('clear')
  })

  test('one that only ever opens is no lever', async () => {
    const open = (token: string) => chain.send({ from: founder ?? '', to: token, data: encodeCall('launch(uint256)', 5n) })
    expect(check(await scanned('Opened', true, open), 'owner-blocks-sales')?.outcome).toBe('clear')
  })
})

test('a balance that no event tells is beyond the supply when its holder has given some of it away', async () => {
  const books = async (amount: bigint) => {
    const token = await deploy('Minted', 'address,uint256', [holder, amount])
    await chain.send({ from: holder ?? '', to: token, data: encodeCall('transfer(address,uint256)', other, 1n) })
    await list(chain, token)
    return check(await scan(token), 'false-books')
  }
  expect(await books(900_000_000n * ether)).toMatchObject({ outcome: 'raised', solo: 95, tier: 'A' })
  expect((await books(1_000n))?.outcome).toBe('clear')
})

describe('a measure that stops sales where it is another', () => {
  const stops = checkIn('token/owner-blocks-sales', 'Scales', { told: ['address,address', [addresses.factory, addresses.weth]] })

  test('is no lever where numbers near the one that stands set it, and no others', async () => {
    expect(await stops('ScalesWithin')).toMatchObject({ outcome: 'clear' })
  })

  test.each(['ScalesWithWord', 'ScalesByEntry'])('is one where a word that nobody can guess sets it: %s', async name => {
    expect(await stops(name)).toMatchObject({ outcome: 'raised', row: 'lever' })
  })
})

describe('a number that stops sales where it is too small', () => {
  const stops = checkIn('token/owner-blocks-sales', 'Knobs', { told: ['address,address', [addresses.factory, addresses.weth]] })

  test.each(['KnobsWithin', 'KnobsInParts', 'KnobsTold'])('is no lever where the code lets none by that does: %s', async name => {
    expect(await stops(name)).toMatchObject({ outcome: 'clear' })
  })

  test.each([
    'KnobsOfAnother',
    'KnobsBeside',
    'KnobsOverFloor',
    'KnobsCut',
    'KnobsTooLow',
    'KnobsWithAnswer',
    'KnobsAgainst',
    'KnobsInAll',
    'KnobsUntil',
  ])('is one where there may be such a one that nobody can guess: %s', async name => {
    expect(await stops(name)).toMatchObject({ outcome: 'raised', row: 'lever' })
  })

  test.each(['KnobsWithWord', 'KnobsWithGap'])('is turned where one is found that does: %s', async name => {
    expect(await stops(name)).toMatchObject({ outcome: 'raised' })
  })
})
