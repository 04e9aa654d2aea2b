import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { compile } from '../solidity.ts'
import { addresses, type Ethereum, ether } from './ethereum.ts'

/** Deploys a sample by name and gives it a pool of 40 ether. */
export async function launch(chain: Ethereum, name: string): Promise<string> {
  const founder = chain.accounts[1] ?? '0x'
  const artifact = (await compile(new URL('contracts/Samples.sol', import.meta.url)))[name]
  if (!artifact) throw new Error(`There is no sample ${name}.`)
  const token = await chain.deploy(founder, artifact.bytecode)
  await list(chain, token)
  return token
}

/** Gives a token of the founder a pool against ether and tells the token of it. */
export async function list(chain: Ethereum, token: string): Promise<string> {
  const founder = chain.accounts[1] ?? '0x'
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const answer = await chain.rpc<string>('eth_call', [
    { to: addresses.factory, data: encodeCall('getPair(address,address)', token, addresses.weth) },
    'latest',
  ])
  const pair = addressOf(answer) ?? '0x'
  await chain.send({ from: founder, to: token, data: encodeCall('setPair(address)', pair) })
  return pair
}
