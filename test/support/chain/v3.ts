import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import venues from '../../../src/sources/trade/venues.json' with { type: 'json' }
import { addresses, type Ethereum } from './ethereum.ts'

type Hex = `0x${string}`

const uniswap = venues['1'].venues.find(({ name }) => name === 'uniswap-v3')
if (uniswap?.positions === undefined) throw new Error('The venues of Ethereum are incomplete.')

const v3 = { factory: uniswap.factory, router: uniswap.router, positions: uniswap.positions }

const tickSpacings: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }
const widest = 887_272
const require = createRequire(import.meta.url)
const bytecodeOf = (file: string) =>
  (JSON.parse(readFileSync(require.resolve(`@uniswap/${file}`), 'utf8')) as { readonly bytecode: Hex }).bytecode

export interface V3Position {
  readonly from: string
  readonly token: string
  readonly tokens: bigint
  readonly ether: bigint
  readonly fee?: number
  /** Ticks from the present one, both ways; the whole range without it. */
  readonly width?: number
  /** Account that gets the NFT. */
  readonly recipient?: string
}

/** Uniswap v3 as its packages compile it, at its addresses of the main network. */
export interface V3 {
  /** Puts tokens and ether into a pool, which is made when there is none, and says which pool it is. */
  provide(position: V3Position): Promise<string>
  pool(token: string, other: string, fee?: number): Promise<string>
}

export async function installV3({ rpc, send, deploy, accounts: [builder = '0x'] }: Ethereum): Promise<V3> {
  /** Code and the first slots of storage, as the constructor left them, at another address. */
  const install = async (address: string, bytecode: Hex, types?: string, values?: readonly unknown[]) => {
    const deployed = await deploy(builder, bytecode, types, values)
    const code = await rpc<string>('eth_getCode', [deployed, 'latest'])
    // the factory refuses to be called at any address but the one it was made at, which its code carries
    await rpc('anvil_setCode', [address, code.replaceAll(deployed.slice(2).toLowerCase(), address.slice(2).toLowerCase())])
    for (let slot = 0; slot < 20; slot++) {
      const position = `0x${slot.toString(16).padStart(64, '0')}`
      await rpc('anvil_setStorageAt', [address, position, await rpc('eth_getStorageAt', [deployed, position, 'latest'])])
    }
  }
  await install(v3.factory, bytecodeOf('v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'))
  for (const [fee, spacing] of Object.entries(tickSpacings))
    await send({ from: builder, to: v3.factory, data: encodeCall('enableFeeAmount(uint24,int24)', Number(fee), spacing) })
  const periphery = [v3.factory, addresses.weth]
  await install(v3.router, bytecodeOf('v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'), 'address,address', periphery)
  await install(
    v3.positions,
    bytecodeOf('v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'),
    'address,address,address',
    [...periphery, builder],
  )

  const pool: V3['pool'] = async (token, other, fee = 3000) =>
    addressOf(
      await rpc<string>('eth_call', [{ to: v3.factory, data: encodeCall('getPool(address,address,uint24)', token, other, fee) }, 'latest']),
    ) ?? '0x'

  const provide: V3['provide'] = async ({ from, token, tokens, ether, fee = 3000, width, recipient = from }) => {
    const first = token.toLowerCase() < addresses.weth.toLowerCase()
    const [token0, token1] = first ? [token, addresses.weth] : [addresses.weth, token]
    const [amount0, amount1] = first ? [tokens, ether] : [ether, tokens]
    await send({ from, to: token, data: encodeCall('approve(address,uint256)', v3.positions, 2n ** 256n - 1n) })
    const price = root((amount1 << 192n) / amount0)
    const create = encodeCall('createAndInitializePoolIfNecessary(address,address,uint24,uint160)', token0, token1, fee, price)
    await send({ from, to: v3.positions, data: create })
    const at = await pool(token, addresses.weth, fee)
    const slot0 = await rpc<string>('eth_call', [{ to: at, data: encodeCall('slot0()') }, 'latest'])
    const tick = Number(BigInt.asIntN(24, BigInt(`0x${slot0.slice(2 + 64, 2 + 128)}`)))
    const spacing = tickSpacings[fee] ?? 60
    const around = (wanted: number) => Math.trunc(wanted / spacing) * spacing
    const [low, high] = width === undefined ? [around(-widest), around(widest)] : [around(tick - width), around(tick + width)]
    const mint = encodeCall('mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))', [
      ...[token0, token1, fee, low, high, amount0, amount1, 0n, 0n, recipient, 2n ** 40n],
    ])
    await send({ from, to: v3.positions, value: ether, data: mint })
    return at
  }
  return { provide, pool }
}

/** The whole part of a square root. */
function root(value: bigint): bigint {
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
