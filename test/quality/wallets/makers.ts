import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, ether } from '../../support/chain/ethereum.ts'
import { list } from '../../support/chain/market.ts'
import { compile } from '../../support/solidity.ts'
import type { WalletCase } from './case.ts'
import type { Town } from './town.ts'

const samples = new URL('../../support/chain/contracts/Samples.sol', import.meta.url)

/** Somebody with a job, who then makes contracts. */
async function maker(town: Town, name: string): Promise<`0x${string}`> {
  const wallet = await town.person(name)
  await town.pay(await town.person(`${name} employer`), wallet, 1_000)
  await town.pay(wallet, await town.person(`${name} shop`), 100)
  return wallet as `0x${string}`
}

/** A token of the samples with a pool, made by `wallet`. */
async function launch(town: Town, wallet: `0x${string}`, sample: string): Promise<string> {
  const artifact = (await compile(samples))[sample]
  if (!artifact) throw new Error(`There is no sample ${sample}.`)
  const token = await town.deploy(wallet, artifact.bytecode)
  await town.send({ from: wallet, to: token, data: encodeCall('transfer(address,uint256)', addresses.oracle, 500_000n * ether) })
  await list(town, token, wallet)
  return token
}

/** A wallet that made the samples and, last, so many contracts that are no tokens. */
const made = (
  name: string,
  { tokens = [], vaults = 0 }: { tokens?: readonly string[]; vaults?: number },
  more: Pick<WalletCase, 'level'> & Partial<WalletCase>,
): WalletCase => ({
  name,
  live: async town => {
    const wallet = await maker(town, name)
    for (const sample of tokens) await launch(town, wallet, sample)
    const vault = town.artifacts['Bait']
    if (!vault) throw new Error('There is no vault.')
    for (let at = 0; at < vaults; at++) await town.deploy(wallet, vault.bytecode)
    return wallet
  },
  ...more,
})

const outcomeOf =
  (wanted: string, says: RegExp): NonNullable<WalletCase['facts']> =>
  ({ security_summary: { checks } }) => {
    const found = checks.find(({ id }) => id === 'wallet/deployer')
    const words = `${found?.sentence} ${found?.reason ?? ''}`
    return found?.outcome === wanted && says.test(words) ? undefined : `the deployments are ${found?.outcome}: ${words}`
  }

export const makers: readonly WalletCase[] = [
  made(
    'made a token that nobody can sell',
    { tokens: ['Plain', 'DustOnly'] },
    {
      quick: true,
      level: 'CRITICAL',
      score: 90,
      flags: [/^\[Creator\] It created 0x[0-9a-fA-F]{40}: .*; 1 of the 2 newest of 2 contracts that it created is a trap\./],
    },
  ),
  made(
    'made a token that everybody can sell',
    { tokens: ['Plain'] },
    {
      quick: true,
      level: 'LOW',
      score: 5,
      noFlags: [/Creator/],
      facts: outcomeOf('clear', /Of 1 contracts that it created 1 let a buyer sell, and 0 are no tokens/),
    },
  ),
  made('made a token with a tax', { tokens: ['SellTax'] }, { level: 'LOW', score: 5, noFlags: [/Creator/] }),
  made(
    'made contracts that are no tokens',
    { vaults: 2 },
    {
      level: 'LOW',
      score: 5,
      noFlags: [/Creator/],
      facts: outcomeOf('clear', /0 let a buyer sell, and 2 are no tokens/),
    },
  ),
  made(
    'made a trap and then five other contracts',
    { tokens: ['DustOnly'], vaults: 5 },
    {
      level: 'LOW',
      score: 5,
      facts: outcomeOf('unknown', /of 6 contracts that it created 1 older ones were not tried/),
    },
  ),
]
