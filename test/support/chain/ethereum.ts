import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import venues from '../../../src/sources/trade/venues.json' with { type: 'json' }
import { compile } from '../solidity.ts'
import { type Node, startAnvil } from './anvil.ts'

type Hex = `0x${string}`

interface Receipt {
  readonly status: Hex
  readonly contractAddress: Hex | null
  readonly transactionHash: Hex
}

/** A local Ethereum with wrapped ether, Uniswap V2 and a dollar at their addresses of the main network. */
export interface Ethereum extends Node {
  readonly accounts: readonly Hex[]
  send(transaction: { from: string; to?: string; data?: string; value?: bigint }): Promise<Receipt>
  deploy(from: string, bytecode: Hex, types?: string, values?: readonly unknown[]): Promise<Hex>
  /** Puts `tokens` and `ether` into a new pool, in the name of `from`. */
  addLiquidity(from: string, token: string, tokens: bigint, ether: bigint): Promise<void>
  /** Lets `seconds` pass and makes a block. */
  pass(seconds: number): Promise<void>
  /** Time of the newest block, in seconds. */
  now(): Promise<number>
}

const { wrapped, oracle, quotes, venues: all } = venues['1']
const uniswap = all.find(({ name }) => name === 'uniswap-v2')
const [dollar, tether] = ['USDC', 'USDT'].map(name => quotes.find(({ symbol }) => symbol === name))
if (!uniswap || !dollar || !tether) throw new Error('The venues of Ethereum are incomplete.')

export const addresses = {
  weth: wrapped.address,
  usdc: dollar.address,
  usdt: tether.address,
  oracle,
  router: uniswap.router,
  factory: uniswap.factory,
}

/** One ether in wei. */
export const ether = 10n ** 18n

interface Built {
  readonly bytecode: string
  readonly evm?: { readonly bytecode: { readonly object: string }; readonly deployedBytecode: { readonly object: string } }
  readonly deployedBytecode?: string
}

const require = createRequire(import.meta.url)

function uniswapBytecode(file: string): Hex {
  const built = JSON.parse(readFileSync(require.resolve(`@uniswap/${file}`), 'utf8')) as Built
  const object = built.evm?.bytecode.object ?? built.bytecode
  return (object.startsWith('0x') ? object : `0x${object}`) as Hex
}

/** Starts the chain `age` seconds in the past, so that what happens first is old when time has been let pass. */
export async function startEthereum({ age = 0, port = 0 }: { age?: number; port?: number } = {}): Promise<Ethereum> {
  const node = await startAnvil({ timestamp: Math.floor(Date.now() / 1000) - age, port })
  const { rpc } = node
  const accounts = await rpc<Hex[]>('eth_accounts')

  const send: Ethereum['send'] = async ({ from, to, data, value }) => {
    const id = await rpc<Hex>('eth_sendTransaction', [
      { from, ...(to && { to }), ...(data && { data }), ...(value !== undefined && { value: `0x${value.toString(16)}` }), gas: '0x7a1200' },
    ])
    // the node mines at once, but not before it answers
    let receipt = await rpc<Receipt | null>('eth_getTransactionReceipt', [id])
    while (!receipt) receipt = await rpc<Receipt | null>('eth_getTransactionReceipt', [id])
    if (receipt.status !== '0x1')
      throw new Error(`A transaction of the scene failed: ${from} to ${to ?? 'a new contract'} ${data?.slice(0, 10)}`)
    return receipt
  }
  const deploy: Ethereum['deploy'] = async (from, bytecode, types = '', values = []) => {
    const { contractAddress } = await send({ from, data: bytecode + encodeValues(types, values).slice(2) })
    if (!contractAddress) throw new Error('Nothing was deployed.')
    return contractAddress
  }
  /** Deploys and moves the runtime code, with what its constructor wrote into it, to another address. */
  const install = async (address: string, from: string, bytecode: Hex, types?: string, values?: readonly unknown[]) => {
    const deployed = await deploy(from, bytecode, types, values)
    await rpc('anvil_setCode', [address, await rpc('eth_getCode', [deployed, 'latest'])])
    return deployed
  }

  const [builder = '0x'] = accounts
  const { Dollar, Oracle } = await compile(new URL('contracts/Base.sol', import.meta.url))
  if (!Dollar || !Oracle) throw new Error('A base contract is missing.')
  await install(addresses.weth, builder, uniswapBytecode('v2-periphery/build/WETH9.json'))
  await install(addresses.factory, builder, uniswapBytecode('v2-core/build/UniswapV2Factory.json'), 'address', [builder])
  await install(addresses.router, builder, uniswapBytecode('v2-periphery/build/UniswapV2Router02.json'), 'address,address', [
    addresses.factory,
    addresses.weth,
  ])
  await install(addresses.oracle, builder, Oracle.bytecode)
  const first = await install(addresses.usdc, builder, Dollar.bytecode)
  for (let slot = 0; slot < 3; slot++) {
    const position = `0x${slot.toString(16).padStart(64, '0')}`
    await rpc('anvil_setStorageAt', [addresses.usdc, position, await rpc('eth_getStorageAt', [first, position, 'latest'])])
  }

  const addLiquidity: Ethereum['addLiquidity'] = async (from, token, tokens, value) => {
    await send({ from, to: token, data: encodeCall('approve(address,uint256)', addresses.router, 2n ** 256n - 1n) })
    await send({
      from,
      to: addresses.router,
      value,
      data: encodeCall('addLiquidityETH(address,uint256,uint256,uint256,address,uint256)', token, tokens, 0n, 0n, from, 2n ** 40n),
    })
  }
  await rpc('anvil_setBalance', [builder, `0x${(100_000n * ether).toString(16)}`])
  await send({ from: builder, to: addresses.usdc, data: encodeCall('mint(address,uint256)', builder, 10n ** 14n) })
  await addLiquidity(builder, addresses.usdc, 3_000_000n * 10n ** 6n, 1_000n * ether)

  return {
    ...node,
    accounts,
    send,
    deploy,
    addLiquidity,
    async pass(seconds) {
      await rpc('evm_increaseTime', [seconds])
      await rpc('evm_mine')
    },
    async now() {
      const { timestamp } = await rpc<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false])
      return Number(timestamp)
    },
  }
}
