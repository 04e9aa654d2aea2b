import { getContractAddress, keccak256, toHex } from 'viem'
import { encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Place, type Transaction } from '../case.ts'
import { deeds } from '../chain.ts'

type Named = (place: Place) => unknown
type Script = (place: Place) => readonly Transaction[]

/** "token", "pair", "deployer" and the names of parts stand for addresses, anything else for itself. */
function resolve(place: Place, value: unknown): unknown {
  if (typeof value === 'function') return (value as Named)(place)
  if (Array.isArray(value)) return value.map(one => resolve(place, one))
  if (value === 'token' || value === 'pair' || value === 'deployer') return place[value]
  return typeof value === 'string' ? (place.parts[value] ?? value) : value
}

export const units = (count: number, decimals = 18): bigint => BigInt(count) * 10n ** BigInt(decimals)
export const part = (as: string, contract: string, types?: string, ...values: readonly unknown[]) => ({
  as,
  contract,
  ...(types && { types, values: made(types, ...values).values }),
})
export const made = (types: string, ...values: readonly unknown[]) => ({
  types,
  values: (place: Place) => values.map(value => resolve(place, value)),
})

/** A call of the deployer; the amount of ether that goes with it stands behind the signature: "deposit() 5". */
export const tell =
  (to: string, signature: string, ...values: readonly unknown[]): Script =>
  place => {
    const [name = '', wei] = signature.split(' ')
    const sent = deeds.call(place.deployer, resolve(place, to) as string, name, ...values.map(value => resolve(place, value)))
    return [wei === undefined ? sent : { ...sent, value: BigInt(wei) * 10n ** 18n }]
  }
/** The same call by some of those who were given some. */
export const each =
  (from: number, to: number, ...call: Parameters<typeof tell>): Script =>
  place =>
    place.given.slice(from, to).flatMap(person => tell(...call)(place).map(one => ({ ...one, from: person })))
export const allow =
  (token: string, spender: string): Script =>
  place => [deeds.approve(place.deployer, resolve(place, token) as string, resolve(place, spender) as string)]
export const all =
  (...scripts: readonly Script[]): Script =>
  place =>
    scripts.flatMap(script => script(place))
export const hands = (what: string, to: string): Script => tell(what, 'transferOwnership(address)', to)
export const renounced: Script = tell('token', 'renounceOwnership()')

export const data =
  (signature: string, ...values: readonly unknown[]): Named =>
  place =>
    encodeCall(signature, ...values.map(value => resolve(place, value)))
export const hash =
  (types: string, ...values: readonly unknown[]): Named =>
  place =>
    keccak256(
      encodeValues(
        types,
        values.map(value => resolve(place, value)),
      ),
    )
export const role = (name: string) => keccak256(toHex(name))
/** What the deployer makes as his first, second ... contract. */
export const coming =
  (nonce: number): Named =>
  ({ deployer }) =>
    getContractAddress({ from: deployer as `0x${string}`, nonce: BigInt(nonce) })
export const people =
  (from: number, to: number): Named =>
  ({ given }) =>
    given.slice(from, to)
export const person =
  (index: number): Named =>
  ({ given }) =>
    given[index]
export const later =
  (days: number): Named =>
  ({ present }) =>
    BigInt(present + days * 86_400)
export const cloneOf =
  (target: string) =>
  ({ parts }: Place) =>
    `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts[target] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`

export const old = { age: 'old' } as const
export const grown = { age: 'grown' } as const
export const issuer = { ...old, also: ['E3', 'E5', 'E6', 'E7'] } as const
const ledger = 'initialize(string,string,address,address,uint256)'
const other = '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'
const relay = 'relayMessage(uint256,address,address,bytes,bytes32[])'
const leaf = 'uint256,address,address,bytes'
const finalized = (token: unknown) =>
  data('finalizeBridgeERC20(address,address,address,address,uint256,bytes)', token, other, other, 'deployer', units(8_000_000), '0x')
const inbound = (token: unknown) => data('finalizeInboundTransfer(address,address,uint256)', token, 'deployer', units(6_000_000))

export const library: readonly Case[] = [
  benign('votes and permits, nobody owns it', 'BlindF1 ArborToken', old),
  benign('capped, minted by a role of the timelock', 'BlindF1 HarborToken', {
    ...old,
    also: ['E6'],
    ...made('address', 'timelock'),
  }),
  benign('pausable by two of three, handed over in two steps', 'BlindF1 MeridianToken', {
    ...old,
    also: ['E3'],
    ...made('address', 'multisig'),
  }),
  benign('burnable, with flash loans of itself', 'BlindF1 CinderToken', old),
  benign('ERC-1363, pays and calls', 'BlindF1 PaygateToken', grown),
  benign('share of a vault with an offset', 'BlindF1 LanternVault', {
    ...old,
    parts: [part('coin', 'PlainCoin', 'string,string,uint256', 'Wick', 'WICK', units(9_000_000))],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
  }),
  benign('minted by whom a manager under the timelock allows', 'BlindF1 QuarryToken', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'QuarryManager', 'address', 'timelock')],
    ...made('address', 'manager'),
  }),
  benign('a fifth of the supply vests, with a cliff', 'BlindF1 SpruceToken', {
    ...grown,
    parts: [part('vesting', 'TeamVesting', 'address,uint64', 'deployer', later(-60))],
    ...made('address', 'vesting'),
  }),
  benign('a dollar in the manner of Ethena', 'BlindF1 UmbraUSD', {
    ...old,
    also: ['E6'],
    parts: [
      part('coin', 'PlainCoin', 'string,string,uint256', 'Wrapped Collateral', 'WCOL', units(9_000_000)),
      part('minting', 'UmbraMinting', 'address,address', 'multisig', 'coin'),
    ],
    ...made('address,address', 'multisig', 'minting'),
    before: all(
      tell('minting', 'initialize(address)', 'token'),
      allow('coin', 'minting'),
      tell('minting', 'mint(uint256)', units(5_000_000)),
    ),
  }),
  benign('facilitators with buckets, under the timelock', 'BlindF1 GroveUSD', {
    ...old,
    also: ['E6'],
    parts: [part('pool', 'LendingFacilitator')],
    ...made('address,address', 'timelock', 'pool'),
    before: all(tell('pool', 'initialize(address)', 'token'), tell('pool', 'borrow(uint256) 505', units(1_000_000))),
  }),
  benign('preset of minter and pauser, its roles with two of three', 'BlindF2 Ferrous', {
    ...old,
    also: ['E3', 'E6'],
    end: all(
      ...[`0x${'0'.repeat(64)}`, role('MINTER_ROLE'), role('PAUSER_ROLE')]
        .reverse()
        .flatMap(one => [
          tell('token', 'grantRole(bytes32,address)', one, 'multisig'),
          tell('token', 'renounceRole(bytes32,address)', one, 'deployer'),
        ]),
    ),
  }),
  benign('transparent proxy, its admin under the timelock', 'BlindF2 Transparent', {
    ...issuer,
    parts: [part('admin', 'Admin'), part('implementation', 'FoundryTokenV1')],
    ...made('address,address,bytes', 'implementation', 'admin', data(ledger, 'Foundry', 'FNDR', 'timelock', 'deployer', units(50_000_000))),
    before: hands('admin', 'timelock'),
  }),
  benign('upgrades itself when two of three say so', 'BlindF2 Uups', {
    ...issuer,
    parts: [part('implementation', 'SummitToken')],
    ...made('address,bytes', 'implementation', data(ledger, 'Summit', 'SMMT', 'multisig', 'deployer', units(70_000_000))),
  }),
  benign('reads its code from a beacon of the timelock', 'BlindF2 Beaconed', {
    ...issuer,
    parts: [part('implementation', 'RegionalToken'), part('beacon', 'Beacon', 'address', 'implementation')],
    ...made('address,bytes', 'beacon', data(ledger, 'Regional', 'RGNL', 'timelock', 'deployer', units(30_000_000))),
    before: hands('beacon', 'timelock'),
  }),
  benign('a dollar in the manner of PYUSD', 'BlindF2 Transparent', {
    ...issuer,
    parts: [part('admin', 'Admin'), part('implementation', 'DollarTokenV3')],
    ...made(
      'address,address,bytes',
      'implementation',
      'admin',
      data(ledger, 'Payment Dollar', 'PMUSD', 'deployer', 'deployer', units(90_000_000)),
    ),
    before: all(tell('token', 'setRoles(address,address)', 'multisig', 'multisig'), hands('token', 'multisig'), hands('admin', 'multisig')),
  }),
  benign('solmate, capped, minted by two of three', 'BlindF3 Kelp', { ...old, also: ['E6'], ...made('address', 'multisig') }),
  benign('solmate share of a vault', 'BlindF3 KelpVault', {
    ...grown,
    parts: [part('coin', 'Coin', 'string,string,uint8,uint256', 'Kelp', 'KELP', 18n, units(9_000_000))],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(7_000_000), 'deployer')),
  }),
  benign('coin of the chain, wrapped', 'BlindF3 NativeWrapper', { ...old, before: tell('token', 'deposit() 300') }),
  benign('bridged by the bridge of its chain', 'BlindF3 StandardMintable', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('messenger', 'Messenger', 'address,bytes32', 'multisig', hash(leaf, 0n, other, coming(1), finalized(coming(2)))),
      part('bridge', 'StandardBridge', 'address,address', 'messenger', other),
    ],
    ...made('address,address', 'bridge', other),
    before: tell('messenger', relay, 0n, other, 'bridge', finalized('token'), []),
  }),
  benign('clone that a gateway mints and burns', 'BlindF3 GatewayToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('messenger', 'Messenger', 'address,bytes32', 'timelock', hash(leaf, 0n, other, coming(1), inbound(coming(3)))),
      part('gateway', 'L2Gateway', 'address', 'messenger'),
      part('target', 'GatewayToken'),
    ],
    code: cloneOf('target'),
    before: all(
      tell('token', 'bridgeInit(address,string,string,address)', other, 'Gateway Finch', 'FNCH', 'gateway'),
      tell('messenger', relay, 0n, other, 'gateway', inbound('token'), []),
    ),
  }),
  benign('xERC20 with a lockbox and limits of bridges', 'BlindF3 CrossHeron', {
    ...grown,
    also: ['E6'],
    parts: [
      part('coin', 'Coin', 'string,string,uint8,uint256', 'Heron', 'HERON', 18n, units(9_000_000)),
      part('lockbox', 'Lockbox', 'address', 'coin'),
    ],
    ...made('address,address', 'multisig', 'lockbox'),
    before: all(
      tell('lockbox', 'initialize(address)', 'token'),
      allow('coin', 'lockbox'),
      tell('lockbox', 'deposit(uint256)', units(8_000_000)),
    ),
  }),
  benign('share of a pool of two dollars', 'BlindF3 StableSwapShare', {
    ...old,
    parts: ['one', 'two'].map(name => part(name, 'Coin', 'string,string,uint8,uint256', `Dollar ${name}`, 'USD', 18n, units(9_000_000))),
    ...made('address,address', 'one', 'two'),
    before: all(
      allow('one', 'token'),
      allow('two', 'token'),
      tell('token', 'add_liquidity(uint256,uint256,uint256)', units(4_000_000), units(4_000_000), 0n),
    ),
  }),
]
