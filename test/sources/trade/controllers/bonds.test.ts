import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../../../src/http.ts'
import { createRpc, type Rpc } from '../../../../src/sources/evm/pool.ts'
import { treatsAllAlike } from '../../../../src/sources/trade/controllers/alike.ts'
import { bondsIn } from '../../../../src/sources/trade/controllers/bound.ts'
import { holdersOf } from '../../../../src/sources/trade/controllers/kinds.ts'
import { realWorld } from '../../../../src/world.ts'
import { type Ethereum, startEthereum } from '../../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../../support/solidity.ts'

let chain: Ethereum
let bonds: Record<string, Artifact>
let rpc: Rpc
let [coin, odd, sly] = ['0x', '0x', '0x']
const founder = () => chain.accounts[1] ?? '0x'
const friend = () => chain.accounts[3]?.toLowerCase() ?? '0x'

beforeAll(async () => {
  chain = await startEthereum()
  bonds = await compile(new URL('../../../support/chain/contracts/Bonds.sol', import.meta.url))
  rpc = createRpc({
    http: createHttp({ world: realWorld }),
    endpoints: [{ url: new URL(chain.url), name: 'Node' }],
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
  coin = await make('Coin')
  odd = await make('CoinWithWord')
  sly = await make('CoinWithoutFork')
})
afterAll(() => chain.stop())

const make = (name: string, types = '', ...values: readonly unknown[]) =>
  chain.deploy(founder(), bonds[name]?.bytecode ?? '0x', types, values)

async function kindOf(name: string, token: string) {
  const governor = await make(name, 'address,address', token, friend())
  const people = { others: () => [founder()], coins: [token] }
  return (await holdersOf(rpc, [governor], 'latest', people)).get(governor)?.kind
}

test('what anybody claims with a bond waits for three days, whoever he is and however much he pays', async () => {
  expect(await kindOf('Bonded', coin)).toBe('timelock')
})

test.each([
  // it asks for what is paid otherwise than for numbers of its code, or does without the wait what costs more
  'BondedDearly',
  'BondedBoth',
  'BondedOddly',
  'BondedLater',
  'BondedByPurse',
  // somebody need not wait, or nobody has to, or the token does not
  'BondedFriend',
  'BondedSecret',
  'BondedFond',
  'BondedBriefly',
  'BondedTwice',
  // it takes coins that are not of whoever calls, or does not keep them
  'BondedThief',
  'BondedElsewhere',
])('%s is a contract of which nobody knows anything', async name => {
  expect(await kindOf(name, coin)).toBe('contract')
})

test('what a coin does for its master where he moves coins is no deposit', async () => {
  expect(await treatsAllAlike(rpc, coin, 'latest')).toBe(true)
  expect(await treatsAllAlike(rpc, odd, 'latest')).toBe(false)
  expect(await treatsAllAlike(rpc, sly, 'latest')).toBe(false)
  expect(await kindOf('Bonded', odd)).toBe('contract')
  expect(await kindOf('Bonded', sly)).toBe('contract')
})

test.each([
  ['Bonded', [2n * 10n ** 18n]],
  ['BondedDearly', [2n * 10n ** 18n, 5n * 10n ** 18n, 5n * 10n ** 18n + 1n]],
  ['BondedBoth', [1n, 2n * 10n ** 18n]],
  ['BondedOddly', undefined],
  ['BondedLater', undefined],
  ['BondedByPurse', undefined],
])('what %s compares with what is paid', async (name, prices) => {
  const governor = await make(name, 'address,address', coin, friend())
  const [code] = [await chain.rpc<string>('eth_getCode', [governor, 'latest'])]
  const found = await bondsIn(rpc, { address: governor, keys: [], codes: [code] }, 'latest')
  expect(found && [...found].sort()).toEqual(prices)
})
