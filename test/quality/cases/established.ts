import { benign, type Case, type Life, type Place } from '../case.ts'
import { deeds } from '../chain.ts'

const { call } = deeds
/** Made more than a year ago, held by many, with deep liquidity that nobody can take out. */
export const old: Life = { age: 'old', ether: 100 }
const toTimelock = ({ deployer, token, parts }: Place) => [call(deployer, token, 'transferOwnership(address)', parts['timelock'])]
const toMultisig = ({ deployer, token, parts }: Place) => [call(deployer, token, 'transferOwnership(address)', parts['multisig'])]
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const keptBySeveral: Life = { types: 'address', values: ({ parts }) => [parts['multisig']] }
const inner = [{ as: 'inner', contract: 'Plain' }] as const

/** Code that thousands of tokens are made of, as it stands, with a history of more than a year. */
export const libraries: readonly Case[] = [
  benign('OpenZeppelin 5, plain', 'Real8 Plain', old),
  benign('OpenZeppelin 5, burnable', 'Real8 Burnable', old),
  benign('OpenZeppelin 5, capped, minted by several signatures', 'Real8 CappedToken', { ...old, also: ['E6'], end: toMultisig }),
  // more than a pool can count stops its trades: that is what the mint may do, and no switch of sales
  benign('OpenZeppelin 5, minted without a cap by one account', 'Real8 MintableToken', { ...old, also: ['E6'] }),
  benign('OpenZeppelin 5, pausable behind a timelock', 'Real8 Stoppable', { ...old, also: ['E3'], end: toTimelock }),
  benign('OpenZeppelin 5, pausable by several signatures', 'Real8 Stoppable', { ...old, also: ['E3'], end: toMultisig }),
  benign('OpenZeppelin 5, permit', 'Real8 Permitted', old),
  benign('OpenZeppelin 5, votes', 'Real8 Voting', old),
  benign('OpenZeppelin 5, flash mint', 'Real8 Flash', { ...old, also: ['E6'] }),
  benign('OpenZeppelin 5, ERC-1363', 'Real8 Payable', old),
  benign('OpenZeppelin 5, wrapper', 'Real8 Wrapped', {
    ...old,
    parts: inner,
    types: 'address',
    values: ({ parts }) => [parts['inner']],
    before: ({ deployer, token, parts }) => [
      deeds.approve(deployer, parts['inner'] ?? '', token),
      call(deployer, token, 'depositFor(address,uint256)', deployer, 10n ** 25n),
    ],
  }),
  benign('OpenZeppelin 5, ERC-4626', 'Real8 Vault', {
    ...old,
    parts: inner,
    types: 'address',
    values: ({ parts }) => [parts['inner']],
    before: ({ deployer, token, parts }) => [
      deeds.approve(deployer, parts['inner'] ?? '', token),
      call(deployer, token, 'deposit(uint256,address)', 10n ** 24n, deployer),
    ],
  }),
  benign('OpenZeppelin 5, roles kept by several signatures', 'Real8 Roles', { ...old, also: ['E3', 'E6'], ...keptBySeveral }),
  benign('OpenZeppelin 4, owner gone', 'Real4 Fourth', {
    ...old,
    end: ({ deployer, token }) => [call(deployer, token, 'renounceOwnership()')],
  }),
  benign('OpenZeppelin 4, snapshots', 'Real4 Snapshots', old),
  benign('OpenZeppelin 4, votes', 'Real4 Ballot', old),
  benign('OpenZeppelin 4, preset of minter and pauser, kept by several', 'Real4 Preset', { ...old, also: ['E3', 'E6'], ...keptBySeveral }),
  benign('solmate', 'Real4 Solmate', old),
  benign('solady, owned by a timelock', 'Real4 Solady', { ...old, end: toTimelock }),
]

/** Powers that nobody has any more. */
export const retired: readonly Case[] = [
  benign('mint, stop and block, renounced long ago', 'Limits8 Emeritus', { ...old, end: renounced }),
  benign('mint, stop and block, renounced', 'Limits8 Emeritus', { end: renounced }),
  benign('mint, stop and block, given to the burn address', 'Limits8 Emeritus', {
    end: ({ deployer, token }) => [call(deployer, token, 'transferOwnership(address)', '0x000000000000000000000000000000000000dEaD')],
  }),
  benign('mint, stop and block, behind a timelock of two days', 'Limits8 Emeritus', { ...old, also: ['E3', 'E6'], end: toTimelock }),
  benign('OpenZeppelin 5, capped, renounced', 'Real8 CappedToken', { ...old, end: renounced }),
]

/** In the manner of the largest issuers and protocols, in a state like theirs. */
export const issuers: readonly Case[] = [
  benign('like USDC', 'Issuers6 FiatDollar', { ...old, also: ['E3', 'E6'], ...keptBySeveral }),
  benign('like USDT', 'Issuers5 OldDollar', { ...old, also: ['E3', 'E5', 'E6'], taxes: { buy: 0, sell: 0, transfer: 0 }, end: toMultisig }),
  benign('like stETH', 'Issuers6 StakedEther', {
    ...old,
    also: ['E3', 'E5'],
    types: 'address',
    values: ({ parts }) => [parts['timelock']],
  }),
  benign('like PAXG', 'Issuers5 VaultedGold', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    ...keptBySeveral,
  }),
  benign('like UNI', 'Issuers5 Governance', {
    ...old,
    also: ['E6'],
    types: 'address,uint256',
    values: ({ parts, present }) => [parts['timelock'], BigInt(present - 86_400)],
  }),
]

/** What launches look like, and what looks like a trap and is none. */
export const launches: readonly Case[] = [
  benign('trading is not open yet', 'Launch8 Overture', {
    age: 'fresh',
    also: ['E1', 'E3'],
    pooled: 100,
    buyers: 0,
    sellers: 0,
    spread: 'none',
  }),
  benign('trading was opened for good', 'Launch8 Overture', {
    age: 'fresh',
    open: ({ deployer, token }) => [call(deployer, token, 'openTrading()')],
  }),
  benign('nobody holds more than one percent in the first hour', 'Launch8 Sapling', {
    age: 'fresh',
    open: ({ deployer, token }) => [call(deployer, token, 'launch()')],
  }),
  benign('half a minute between purchase and sale', 'Launch8 Respite', {}),
  benign('half a minute between purchase and sale, established', 'Launch8 Respite', { ...old }),
  benign('holders are told by a hook', 'Launch8 Herald', { ...old }),
  benign('a sale of half a percent of the supply at most', 'Launch8 Lowtide', {}),
]
