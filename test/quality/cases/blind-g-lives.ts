import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, type Life, type Place, type Transaction } from '../case.ts'
import { deeds } from '../chain.ts'

type Who = string | ((place: Place) => string)
type Step = (place: Place) => Transaction

const { call } = deeds
const of = (who: Who, place: Place): string => (typeof who === 'string' ? String(named(who, place)) : who(place))

/** A call by the deployer: words that name a part, "token", "pair" or "deployer" become addresses. */
export const to =
  (who: Who, signature: string, ...values: readonly unknown[]): Step =>
  place =>
    call(place.deployer, of(who, place), signature, ...values.map(value => named(value, place)))

const named = (value: unknown, place: Place): unknown => {
  if (typeof value === 'function') return value(place)
  if (value === 'token' || value === 'pair' || value === 'deployer') return place[value]
  return typeof value === 'string' ? (place.parts[value] ?? value) : value
}

export const paying =
  (wei: bigint, step: Step): Step =>
  place => ({ ...step(place), value: wei })

export const steps =
  (...list: readonly Step[]) =>
  (place: Place): readonly Transaction[] =>
    list.map(step => step(place))

export const made = (types: string, ...values: readonly unknown[]): Pick<Life, 'types' | 'values'> => ({
  types,
  values: place => values.map(value => named(value, place)),
})

export const part = (as: string, contract: string, types?: string, ...values: readonly unknown[]) => ({
  as,
  contract,
  ...(types !== undefined && made(types, ...values)),
})

export const person =
  (index: number) =>
  (place: Place): string =>
    place.given[index] ?? ''

export const handed = (who: string, by: string) => to(who, 'transferOwnership(address)', by)
export const given = (by: string) => steps(handed('token', by))
export const renounced = steps(to('token', 'renounceOwnership()'))
export const wei75 = 75n * ether

function root(value: bigint): bigint {
  let [low, high] = [0n, value]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle * middle <= value) low = middle
    else high = middle - 1n
  }
  return low
}

/** What the first who provides gets. */
const sharesOf = (tokens: bigint, wei: bigint): bigint => root(tokens * wei) - 1000n

/** Leaves the shares of the pool with a contract that takes them. */
export const lent = (locker: string) =>
  steps(to('pair', 'approve(address,uint256)', locker, 2n ** 256n - 1n), to(locker, 'lock(address)', 'pair'))

const old = { age: 'old' } as const
const people =
  (from: number, count: number) =>
  (place: Place): string[] =>
    place.given.slice(from, from + count)
const init =
  (signature: string, ...values: readonly unknown[]) =>
  (place: Place) =>
    encodeCall(signature, ...values.map(value => named(value, place)))

/** Staked and lent, brought from other chains, pegged, regulated. */
export const far: readonly Case[] = [
  benign('liquidity owned by the protocol', 'BlindG10 GovernedCoin', {
    ...old,
    also: ['E8'],
    parts: [part('locker', 'LiquidityManager')],
    ...made('string,string', 'Berth Protocol', 'BRTH'),
    lp: lent('locker'),
    end: steps(handed('locker', 'timelock')),
  }),
  benign('liquidity in the treasury of a DAO', 'BlindG10 GovernedCoin', {
    ...old,
    also: ['E8'],
    ...made('string,string', 'Commons Assembly', 'CMNS'),
    lp: steps(to('pair', 'transfer(address,uint256)', 'timelock', sharesOf(72n * 10n ** 24n, 60n * ether))),
  }),
  benign('restaked ether, roles in a configuration', 'BlindG11 TokenProxy', {
    ...old,
    also: ['E3', 'E6', 'E7'],
    parts: [part('config', 'RestakeConfig', 'address', 'timelock'), part('pool', 'RestakePool'), part('logic', 'RestakedEther')],
    ...made('address,address,bytes', 'logic', 'timelock', init('initialize(address)', 'config')),
    before: steps(
      to('config', 'setDepositPool(address)', 'pool'),
      to('pool', 'attach(address)', 'token'),
      paying(wei75, to('pool', 'depositETH(address)', 'deployer')),
    ),
  }),
  benign('shares of pooled ether, reported by five', 'BlindG11 TokenProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('oracle', 'AccountingOracle', 'address[]', people(0, 5)), part('logic', 'PooledEther')],
    ...made('address,address,bytes', 'logic', 'timelock', init('initialize(address)', 'oracle')),
    before: steps(to('oracle', 'attach(address)', 'token'), paying(wei75, to('token', 'submit()'))),
  }),
  benign('wrapped shares of pooled ether', 'BlindG11 WrappedRestake', {
    ...old,
    also: ['E6', 'E7'],
    parts: [
      part('oracle', 'AccountingOracle', 'address[]', people(5, 5)),
      part('logic', 'PooledEther'),
      part('base', 'TokenProxy', 'address,address,bytes', 'logic', 'timelock', init('initialize(address)', 'oracle')),
    ],
    ...made('address', 'base'),
    before: steps(
      to('oracle', 'attach(address)', 'base'),
      paying(wei75, to('base', 'submit()')),
      to('base', 'approve(address,uint256)', 'token', wei75),
      to('token', 'wrap(uint256)', wei75),
    ),
  }),
  benign('interest by an index of the pool', 'BlindG11 TokenProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('reserve', 'LendingReserve'), part('logic', 'InterestToken')],
    ...made('address,address,bytes', 'logic', 'timelock', init('initialize(address)', 'reserve')),
    before: steps(
      to('reserve', 'attach(address)', 'token'),
      paying(wei75, to('reserve', 'supply()')),
      paying(50n * ether, to('reserve', 'donate()')),
    ),
  }),
  benign('principal without its yield', 'BlindG11 PrincipalToken', {
    ...old,
    also: ['E6'],
    parts: [part('yt', 'YieldMachine')],
    ...made('address', 'yt'),
    before: steps(to('yt', 'attach(address)', 'token'), paying(wei75, to('yt', 'mintPY()'))),
  }),
  benign('endpoint with verifiers, its delegate several', 'BlindG12 ChainlessToken', {
    ...old,
    also: ['E6'],
    parts: [part('endpoint', 'BridgeEndpoint', 'address,address,address', person(20), person(21), person(22))],
    ...made('address,address', 'endpoint', 'multisig'),
    open: steps(to('token', 'setPeer(uint32,bytes32)', 30110n, `0x${'00'.repeat(12)}${'c4'.repeat(20)}`)),
    end: given('multisig'),
  }),
  benign('burnt and minted by a pool with a rate', 'BlindG12 BurnMintCoin', {
    ...old,
    also: ['E6'],
    parts: [part('ramp', 'OffRamp', 'address,address', person(23), person(24)), part('pool', 'RampPool', 'address', 'ramp')],
    before: steps(to('pool', 'attach(address)', 'token'), to('token', 'grantMintAndBurnRoles(address)', 'pool')),
    end: steps(handed('pool', 'multisig'), handed('token', 'multisig')),
  }),
  benign('manager with a limit of flow', 'BlindG12 AxleToken', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'AxleManager', 'address', 'multisig')],
    before: steps(
      to('manager', 'attach(address)', 'token'),
      to('token', 'transferDistributorship(address)', 'manager'),
      handed('manager', 'multisig'),
    ),
  }),
  benign('wrapped by nineteen guardians, through a beacon', 'BlindG11 WrappedProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      { ...part('logic', 'WrappedAsset'), file: 'BlindG12' },
      { ...part('bridge', 'GuardianBridge', 'address[]', people(0, 19)), file: 'BlindG12' },
      part('beacon', 'TokenBeacon', 'address,address', 'logic', 'timelock'),
    ],
    ...made('address,bytes', 'beacon', (place: Place) =>
      encodeCall('initialize(string,string,address)', 'Snowfall Portal', 'wSNOW', place.parts['bridge']),
    ),
    before: steps(to('bridge', 'start(address,address,uint256)', 'token', 'deployer', 10n ** 25n)),
  }),
  benign('of a rollup, minted by its bridge', 'BlindG12 RollupToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('messenger', 'RollupMessenger', 'address', '0x36BDE71C97B33Cc4729cf772aE268934f7AB70B2'),
      part('bridge', 'RollupBridge', 'address', 'messenger'),
    ],
    ...made('address,address', 'bridge', '0xc0Ffee2Ae3B2e5A7F1c70Dd7E6fD5c1bD70e4a11'.toLowerCase()),
  }),
  benign('share of a stable pool', 'BlindG13 StableShare', {
    ...old,
    also: ['E6'],
    parts: [part('pool', 'StablePool')],
    before: steps(
      to('token', 'set_minter(address)', 'pool'),
      to('pool', 'attach(address)', 'token'),
      paying(wei75, to('pool', 'add_liquidity()')),
      paying(ether, to('pool', 'accrue()')),
    ),
  }),
  benign('euro with a keeper of its peg', 'BlindG13 AgentEuro', {
    ...old,
    also: ['E6'],
    parts: [part('treasury', 'TangentTreasury'), part('keeper', 'PegKeeper', 'address', 'treasury')],
    ...made('address', 'treasury'),
    before: steps(
      to('treasury', 'addMinter(address,uint256)', 'keeper', 10n ** 24n),
      to('keeper', 'attach(address)', 'token'),
      to('treasury', 'setCore(address)', 'timelock'),
    ),
  }),
  benign('migrated one to one, then emitted slowly', 'BlindG13 EmissionCoin', {
    ...old,
    also: ['E6'],
    parts: [part('legacy', 'LegacyCoin'), part('desk', 'MigrationDesk', 'address', 'legacy')],
    ...made('address,address', 'desk', 'timelock'),
    before: place => [
      ...steps(
        to('desk', 'setFresh(address)', 'token'),
        to('legacy', 'approve(address,uint256)', 'desk', 10n ** 30n),
        to('desk', 'migrate(uint256)', 9n * 10n ** 26n),
      )(place),
      ...deeds.disperse(place.deployer, place.parts['legacy'] ?? '', place, 10n ** 26n),
    ],
  }),
  benign('bullion, blocked by three of five', 'BlindG13 BullionToken', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('wallet', 'WalletOfFive', 'address[]', people(30, 5))],
    end: given('wallet'),
  }),
  benign('treasury bills for those who are known', 'BlindG13 TreasuryFund', {
    ...old,
    also: ['E1', 'E3', 'E5', 'E6'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'nobody who is not on the list can buy, receive or sell; those on it can, and the list belongs to several',
    parts: [part('registry', 'InvestorRegistry')],
    ...made('address', 'registry'),
    before: steps(
      place => deeds.call(place.deployer, addresses.factory, 'createPair(address,address)', place.token, addresses.weth),
      to('registry', 'addMarket(uint256,address,address,address)', 1n, addresses.factory, 'token', addresses.weth),
      to('registry', 'addKYCAddresses(uint256,address[])', 1n, (place: Place) => [
        place.deployer,
        place.parts['disperser'],
        addresses.router,
        ...place.buyers,
        ...place.given,
      ]),
      to('token', 'start(uint256)', 5n * 10n ** 24n),
    ),
    end: steps(handed('registry', 'multisig'), handed('token', 'multisig')),
  }),
  benign('elastic supply by policy and orchestrator', 'BlindG14 ElasticToken', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [
      part('oracle', 'MedianOracle', 'address,address,address', person(13), person(14), person(15)),
      part('policy', 'SupplyPolicy', 'address', 'oracle'),
      part('orchestrator', 'Orchestrator', 'address', 'policy'),
    ],
    before: steps(to('token', 'setMonetaryPolicy(address)', 'policy'), to('policy', 'setup(address,address)', 'token', 'orchestrator')),
    end: steps(handed('policy', 'timelock'), handed('orchestrator', 'timelock'), handed('token', 'timelock')),
  }),
]
