import { addressOf, encodeCall } from '../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether } from '../support/chain/ethereum.ts'
import { compile } from '../support/solidity.ts'

const day = 86_400

/** Seconds between the first block and the present of the demonstration. */
export const sceneAge = 400 * day

export interface SceneToken {
  readonly title: string
  readonly address: string
}

/** People who hold the tokens, so that no single account has most of one. */
const people = Array.from({ length: 5 }, (_, at) => `0x${(0x9e091e00n + BigInt(at)).toString(16).padStart(40, '4')}`)

/** The six tokens, each with a pool of 40 ether whose shares are burned, 20 days old at the present; the time bomb goes off 12 hours after it. */
export async function deployTokens(
  chain: Ethereum,
): Promise<Record<'honest' | 'honeypot' | 'hiddenTax' | 'ownerSwitch' | 'mintable' | 'timeBomb', SceneToken>> {
  const contracts = await compile(new URL('Tokens.sol', import.meta.url))
  const present = (await chain.now()) + 20 * day
  const founder = chain.accounts[1] ?? '0x'
  const token = async (contract: string, title: string, types = '', values: readonly unknown[] = []): Promise<SceneToken> => {
    const artifact = contracts[contract]
    if (!artifact) throw new Error(`${contract} is not in the scene.`)
    const address = await chain.deploy(founder, artifact.bytecode, types, values)
    const give = (coin: string, to: string, amount: bigint) =>
      chain.send({ from: founder, to: coin, data: encodeCall('transfer(address,uint256)', to, amount) })
    for (const person of people) await give(address, person, 100_000n * ether)
    await chain.addLiquidity(founder, address, 400_000n * ether, 40n * ether)
    const pair = await chain.rpc<string>('eth_call', [
      { to: addresses.factory, data: encodeCall('getPair(address,address)', address, addresses.weth) },
      'latest',
    ])
    const pool = addressOf(pair) ?? '0x'
    const shares = await chain.rpc<string>('eth_call', [{ to: pool, data: encodeCall('balanceOf(address)', founder) }, 'latest'])
    await give(pool, '0x000000000000000000000000000000000000dEaD', BigInt(shares))
    await chain.send({ from: founder, to: address, data: encodeCall('setPair(address)', pool) })
    return { title, address }
  }
  const honest = await token('Honest', 'an honest token, its owner gone')
  await chain.send({ from: founder, to: honest.address, data: encodeCall('renounceOwnership()') })
  return {
    honest,
    honeypot: await token('Honeypot', 'a honeypot: nobody can sell'),
    hiddenTax: await token('HiddenTax', 'a hidden tax of 99 % on sales'),
    ownerSwitch: await token('OwnerSwitch', 'an owner who can stop all sales'),
    mintable: await token('Mintable', 'an owner who can print more'),
    timeBomb: await token('TimeBomb', 'a time bomb: selling ends in 12 hours', 'uint256', [BigInt(present + day / 2)]),
  }
}

/** An address on the OFAC list (North Korea, Lazarus Group). */
export const listedWallet = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
