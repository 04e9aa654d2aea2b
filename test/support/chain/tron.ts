import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addressOf, encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { base58Of, hexOf } from '../../../src/sources/tron/address.ts'
import { tronExchange } from '../../../src/sources/tron/venues.ts'
import { compile } from '../solidity.ts'
import type { LittleTron, TronCall, TronCallAnswer } from '../tron-service.ts'
import { type Node, startAnvil } from './anvil.ts'

type Hex = `0x${string}`

/** An Ethereum node that holds what a Tron scan deals with, at its addresses: wrapped coin, SunSwap V2, a dollar. */
export interface TronChain extends Node {
  readonly accounts: readonly string[]
  send(from: string, to: string | undefined, data: string, value?: bigint): Promise<string>
  /** Deploys a sample of the founder, gives it a pool of `coin` and more holders than a page of the index shows. All in "0x…". */
  launch(
    name: string,
    options?: { readonly setUp?: readonly string[] },
  ): Promise<{ readonly token: string; readonly holders: readonly string[] }>
  /** Puts a token of `Tron.sol` at an address; all of it is given to the first account. */
  stand(address: string, name: string, owner: string): Promise<void>
  /** Makes a pool against wrapped coin. */
  provide(from: string, token: string, tokens: bigint, coins: bigint): Promise<void>
  /** Gives each of the holders 1,000 units and a little less to the next, and names them. */
  spread(from: string, token: string, unit: bigint): Promise<readonly string[]>
  /** The script of a TronGrid in front of it. */
  readonly tron: Required<Pick<LittleTron, 'call' | 'contractAt'>>
  balanceOf(token: string, holder: string): Promise<bigint>
}

/** What `block.chainid` is on Tron. */
const chainId = 0x2b6653dc
const coin = 10n ** 18n
/** People who hold whatever is spread. */
export const holders: readonly string[] = Array.from({ length: 51 }, (_, at) => `0x${(0xa11ce000 + at).toString(16).padStart(40, '7')}`)
const require = createRequire(import.meta.url)

interface Built {
  readonly bytecode: string
  readonly evm?: { readonly bytecode: { readonly object: string } }
}

function uniswap(file: string): Hex {
  const built = JSON.parse(readFileSync(require.resolve(`@uniswap/${file}`), 'utf8')) as Built
  const object = built.evm?.bytecode.object ?? built.bytecode
  return (object.startsWith('0x') ? object : `0x${object}`) as Hex
}

export async function startTronChain(): Promise<TronChain> {
  const node = await startAnvil({ chainId })
  const { rpc } = node
  const accounts = await rpc<string[]>('eth_accounts')
  const [builder = '0x', founder = '0x'] = accounts
  const [venue] = tronExchange.venues
  const [usdt] = tronExchange.quotes
  if (!venue || !usdt) throw new Error('The venues of Tron are incomplete.')
  const wtrx = tronExchange.wrapped.address

  const send: TronChain['send'] = async (from, to, data, value = 0n) => {
    const id = await rpc<string>('eth_sendTransaction', [
      { from, ...(to && { to }), data, value: `0x${value.toString(16)}`, gas: '0x7a1200' },
    ])
    let receipt = await rpc<{ status: string; contractAddress: string } | null>('eth_getTransactionReceipt', [id])
    while (!receipt) receipt = await rpc<{ status: string; contractAddress: string } | null>('eth_getTransactionReceipt', [id])
    if (receipt.status !== '0x1') throw new Error(`A transaction of the scene failed: ${data.slice(0, 10)}`)
    return receipt.contractAddress
  }
  const install = async (address: string, bytecode: string, types = '', values: readonly unknown[] = []) => {
    const deployed = await send(builder, undefined, bytecode + encodeValues(types, values).slice(2))
    await rpc('anvil_setCode', [address, await rpc('eth_getCode', [deployed, 'latest'])])
  }
  const known = await compile(new URL('contracts/Tron.sol', import.meta.url))
  await install(wtrx, uniswap('v2-periphery/build/WETH9.json'))
  await install(venue.factory, uniswap('v2-core/build/UniswapV2Factory.json'), 'address', [builder])
  await install(venue.router, uniswap('v2-periphery/build/UniswapV2Router02.json'), 'address,address', [venue.factory, wtrx])
  const stand: TronChain['stand'] = async (address, name, owner) => {
    await install(address, known[name]?.bytecode ?? '')
    await send(builder, address, encodeCall('start(address)', owner))
  }
  await stand(usdt.address, 'Tether', builder)
  for (const account of [builder, founder]) await rpc('anvil_setBalance', [account, `0x${(10n ** 9n * coin).toString(16)}`])

  const provide: TronChain['provide'] = async (from, token, tokens, coins) => {
    await send(from, token, encodeCall('approve(address,uint256)', venue.router, 2n ** 256n - 1n))
    const data = encodeCall('addLiquidityETH(address,uint256,uint256,uint256,address,uint256)', token, tokens, 0n, 0n, from, 2n ** 40n)
    await send(from, venue.router, data, coins)
  }
  // a dollar for a coin: wrapped coin has six decimals on Tron, so a coin is worth 10^12 units here
  await provide(builder, usdt.address, 10n ** 13n, 10n ** 13n)

  const spread: TronChain['spread'] = async (from, token, unit) => {
    for (const [at, holder] of holders.entries())
      await send(from, token, encodeCall('transfer(address,uint256)', holder, BigInt(1_000 - at) * unit))
    return holders
  }

  const launch: TronChain['launch'] = async (name, { setUp = [] } = {}) => {
    const artifact = (await compile(new URL('contracts/Samples.sol', import.meta.url)))[name]
    if (!artifact) throw new Error(`There is no sample ${name}.`)
    const token = await send(founder, undefined, artifact.bytecode)
    for (const call of setUp) await send(founder, token, call)
    await provide(founder, token, 400_000n * coin, 50_000n * 10n ** 6n)
    const pair = addressOf(
      await rpc('eth_call', [{ to: venue.factory, data: encodeCall('getPair(address,address)', token, wtrx) }, 'latest']),
    )
    await send(founder, token, encodeCall('setPair(address)', pair))
    return { token, holders: await spread(founder, token, coin) }
  }

  return {
    ...node,
    accounts,
    send,
    launch,
    spread,
    stand,
    provide,
    async balanceOf(token, holder) {
      return BigInt(await rpc<string>('eth_call', [{ to: token, data: encodeCall('balanceOf(address)', holder) }, 'latest']))
    },
    tron: {
      call: call => runOn(node, call),
      async contractAt(address) {
        const code = await rpc<string>('eth_getCode', [hexOf(address), 'latest'])
        return code === '0x' ? undefined : { code, deployer: base58Of(founder), abi: [{ name: 'transfer' }] }
      },
    },
  }
}

interface Simulated {
  readonly calls: readonly {
    readonly status: string
    readonly returnData: string
    readonly logs: readonly { address: string; topics: readonly string[]; data: string }[]
    readonly error?: { readonly data?: string }
  }[]
}

/** A constant call of Tron as a call of Ethereum. */
async function runOn({ rpc }: Node, { from, to, data, value }: TronCall): Promise<TronCallAnswer> {
  const call = { from: hexOf(from), data, value: `0x${value.toString(16)}` }
  if (to === undefined) return { ok: true, data: await rpc<string>('eth_call', [{ ...call, gas: '0x5f5e100' }, 'latest']) }
  if ((await rpc<string>('eth_getCode', [hexOf(to), 'latest'])) === '0x') return { refused: 'CONTRACT_VALIDATE_ERROR' }
  const [block] = await rpc<Simulated[]>('eth_simulateV1', [
    { blockStateCalls: [{ calls: [{ ...call, to: hexOf(to) }] }], validation: false },
    'latest',
  ])
  const [outcome] = block?.calls ?? []
  if (!outcome) throw new Error('Nothing was simulated.')
  const failed = outcome.returnData === '0x' ? (outcome.error?.data ?? '0x') : outcome.returnData
  return outcome.status === '0x1' ? { ok: true, data: outcome.returnData, logs: outcome.logs } : { ok: false, data: failed }
}
