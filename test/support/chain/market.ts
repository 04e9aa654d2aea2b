import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { compile } from '../solidity.ts'
import { addresses, type Ethereum, ether } from './ethereum.ts'

const dead = '0x000000000000000000000000000000000000dEaD'

/**
 * Deploys a sample by name and gives it a pool of 40 ether whose shares are burned. Most of what is left is in a contract:
 * what a sample does is asked for, not who holds it.
 */
export async function launch(chain: Ethereum, name: string): Promise<string> {
  const founder = chain.accounts[1] ?? '0x'
  const artifact = (await compile(new URL('contracts/Samples.sol', import.meta.url)))[name]
  if (!artifact) throw new Error(`There is no sample ${name}.`)
  const token = await chain.deploy(founder, artifact.bytecode)
  const give = (coin: string, to: string, amount: bigint) =>
    chain.send({ from: founder, to: coin, data: encodeCall('transfer(address,uint256)', to, amount) })
  await give(token, addresses.oracle, 500_000n * ether)
  const pair = await list(chain, token)
  const shares = await chain.rpc<string>('eth_call', [{ to: pair, data: encodeCall('balanceOf(address)', founder) }, 'latest'])
  await give(pair, dead, BigInt(shares))
  return token
}

/** Gives a token of its founder a pool against ether and tells the token of it. */
export async function list(chain: Ethereum, token: string, founder = chain.accounts[1] ?? '0x'): Promise<string> {
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const answer = await chain.rpc<string>('eth_call', [
    { to: addresses.factory, data: encodeCall('getPair(address,address)', token, addresses.weth) },
    'latest',
  ])
  const pair = addressOf(answer) ?? '0x'
  await chain.send({ from: founder, to: token, data: encodeCall('setPair(address)', pair) })
  return pair
}
