import { benign, type Case } from '../case.ts'
import {
  afar,
  dikdikEmitter,
  each,
  gerenukStepped,
  guardians,
  heldBySerow,
  lynxReported,
  okapiDelivered,
  okapiEid,
  okapiVerified,
  paysTo,
  redeemed,
  reportedEland,
  topiAnnounced,
  topiDomain,
  topiProcessed,
} from './blind-ak-lives.ts'
import { blindAKMore } from './blind-ak-more.ts'
import { all, allow, grown, hands, hash, issuer, later, made, old, part, people, renounced, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const bound = (what: string) => tell(what, 'bind(address)', 'token')

const launched: readonly Case[] = [
  benign('AK: one buy a block for five minutes, then given up', 'BlindAK1 QuokkaLaunch', {
    ...fresh,
    open: tell('token', 'enableTrading()'),
    end: renounced,
  }),
  benign('AK: a tax that fell from twenty percent to one', 'BlindAK1 TamarinTax', {
    also: ['E4'],
    taxes: { buy: 1, sell: 1 },
    ...made('address', 'multisig'),
    open: tell('token', 'start()'),
  }),
  benign('AK: snipers of a quarter of an hour sat out a day', 'BlindAK1 SaigaWindow', {
    open: all(tell('token', 'open()'), tell('token', 'flag(address[])', people(20, 22))),
    shut: tell('token', 'raiseMaxTx(uint256)', units(88_000_000)),
    end: hands('token', 'multisig'),
    because: 'the list closed after a quarter of an hour, and nobody on it is held after a day',
  }),
  benign('AK: limits only go up, and the fee only down', 'BlindAK2 OcelotLimits', {
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
    ...made('address', 'multisig'),
    shut: all(
      tell('token', 'lowerFee(uint256)', 2n),
      tell('token', 'raiseLimits(uint256,uint256)', units(100_000_000, 9), units(100_000_000, 9)),
    ),
    end: hands('token', 'multisig'),
  }),
]

const taxed: readonly Case[] = [
  benign('AK: reflects two percent, four at most', 'BlindAK2 IbexReflect', {
    ...grown,
    also: ['E4'],
    // of a sale the pool gets its own part of the fee back, and pays for it
    taxes: { buy: 2, sell: 0.4, transfer: 2 },
    end: hands('token', 'multisig'),
  }),
  benign('AK: two percent become liquidity that burns', 'BlindAK2 KeaLiquifier', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
    end: renounced,
  }),
  benign('AK: dividends in ether from three percent, five at most', 'BlindAK3 DhurrieDividend', {
    ...old,
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
    end: hands('token', 'multisig'),
  }),
  benign('AK: burns one percent and buys back with another', 'BlindAK3 TenrecBurner', {
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
    ...made('address', 'multisig'),
    shut: tell('token', 'buyBackAndBurn()'),
    end: renounced,
  }),
]

const yielding: readonly Case[] = [
  benign('AK: wraps staked ether that three of five oracles report', 'BlindAK4 WrappedLynx', {
    ...old,
    also: ['E6'],
    parts: [part('staked', 'LynxStaked', 'address[]', people(0, 5))],
    ...made('address', 'staked'),
    before: paysTo('token', units(300)),
    open: paysTo('staked', units(3, 17)),
    shut: lynxReported,
  }),
  benign('AK: share of a vault that releases its profit over a week', 'BlindAK4 OryxVault', {
    ...grown,
    parts: [part('oryx', 'OryxCoin')],
    ...made('address,address', 'oryx', 'multisig'),
    before: all(allow('oryx', 'token'), tell('token', 'deposit(uint256,address)', units(9_000_000), 'deployer')),
    shut: all(tell('oryx', 'transfer(address,uint256)', 'token', units(20_000)), tell('token', 'harvest()')),
  }),
  benign('AK: follows the middle of five prices, a fiftieth a day', 'BlindAK5 ElandGons', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('oracle', 'ElandOracle', 'address[]', people(0, 5)),
      part('policy', 'ElandPolicy', 'address,address', 'oracle', 'timelock'),
    ],
    before: tell('token', 'setMonetaryPolicy(address)', 'policy'),
    open: tell('policy', 'bind(address,address)', 'token', 'pair'),
    shut: reportedEland,
    end: tell('policy', 'rebase()'),
  }),
  benign('AK: receipt of a market of two dollars without an owner', 'BlindAK18 KuduReceipt', {
    ...old,
    parts: [part('lent', 'KuduDollar'), part('pledge', 'KuduDollar')],
    ...made('address,address', 'lent', 'pledge'),
    before: all(allow('lent', 'token'), tell('token', 'mint(uint256)', units(12_000_000))),
    shut: all(allow('pledge', 'token'), tell('token', 'borrow(uint256,uint256)', units(900_000), units(600_000))),
  }),
]

const bridged: readonly Case[] = [
  benign('AK: two verifiers and one of two more, peers by the timelock', 'BlindAK6 OkapiOFT', {
    ...old,
    also: ['E6'],
    parts: [part('uln', 'OkapiUln', 'address[]', people(0, 4)), part('endpoint', 'OkapiEndpoint', 'address', 'uln')],
    ...made('address', 'endpoint'),
    before: tell('token', 'setPeer(uint32,bytes32)', okapiEid, afar),
    shut: okapiVerified,
    end: all(okapiDelivered, hands('token', 'timelock')),
  }),
  benign('AK: five of seven guardians sign what comes over', 'BlindAK6 DikdikToken', {
    ...old,
    also: ['E6'],
    parts: [part('core', 'DikdikCore', 'address[]', guardians), part('bridge', 'DikdikBridge', 'address,bytes32', 'core', dikdikEmitter)],
    ...made('address', 'bridge'),
    before: all(bound('bridge'), redeemed(1n, units(14_000_000))),
    shut: redeemed(2n, units(30_000)),
  }),
  benign('AK: deposits proven under roots that five of seven sign', 'BlindAK7 GerenukWrapped', {
    ...old,
    also: ['E6'],
    parts: [
      part(
        'client',
        'GerenukLightClient',
        'address[],bytes32',
        people(0, 7),
        hash('bytes32', hash('uint256,address,uint256', 0n, 'deployer', units(8_000_000))),
      ),
      part('gateway', 'GerenukGateway', 'address', 'client'),
    ],
    ...made('address,address', 'gateway', afar.replace('0'.repeat(24), '')),
    before: all(
      bound('gateway'),
      tell('gateway', 'finalizeDeposit(uint256,uint256,address,uint256,bytes32[])', 0n, 0n, 'deployer', units(8_000_000), []),
    ),
    shut: gerenukStepped,
    end: tell('gateway', 'finalizeDeposit(uint256,uint256,address,uint256,bytes32[])', 9_114_240n, 1n, 'deployer', units(90_000), []),
  }),
  benign('AK: four of six validators, and so much a day', 'BlindAK7 TopiRoute', {
    ...grown,
    also: ['E6'],
    parts: [
      part('mailbox', 'TopiMailbox'),
      part('validators', 'TopiValidators', 'address[],uint8', people(0, 6), 4n),
      part('limit', 'TopiRateLimit', 'address', 'mailbox'),
    ],
    ...made('address,address,address,address,uint32,bytes32', 'mailbox', 'validators', 'limit', 'timelock', topiDomain, afar),
    shut: topiAnnounced,
    end: topiProcessed,
  }),
]

const issued: readonly Case[] = [
  benign('AK: a dollar behind a proxy, its roles with two of three', 'BlindAK8 MarkhorProxy', {
    ...issuer,
    parts: [part('code', 'MarkhorDollarV2')],
    ...made('address,address', 'code', 'timelock'),
    before: all(
      tell(
        'token',
        'initialize(string,string,address,address,address,address)',
        'Markhor Dollar',
        'MKUSD',
        'deployer',
        'multisig',
        'multisig',
        'deployer',
      ),
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(70_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(70_000_000, 6)),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'updateRoles(address,address,address)', 'multisig', 'multisig', 'multisig'),
      hands('token', 'timelock'),
    ),
  }),
  benign('AK: a note whose pause ends after two days', 'BlindAK9 ChamoisNote', {
    ...old,
    also: ['E3', 'E6'],
    ...made('address,address,address', 'timelock', 'multisig', 'multisig'),
  }),
  benign('AK: held for thirty days by five of nine seats', 'BlindAK9 SerowBond', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('tribunal', 'SerowTribunal', 'address[]', people(0, 9))],
    ...made('address,address,uint256', 'tribunal', 'multisig', later(700)),
    shut: heldBySerow,
  }),
  benign('AK: gold that three auditors have seen, a fiftieth of a percent', 'BlindAK9 TakinGold', {
    ...old,
    also: ['E4', 'E6'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    parts: [part('reserve', 'TakinReserve', 'address[],uint256', people(0, 3), units(6_000_000))],
    ...made('address,address,address', 'reserve', 'deployer', 'multisig'),
    before: all(
      tell('token', 'increaseSupply(address,uint256)', 'deployer', units(5_000_000)),
      tell('token', 'setSupplyController(address)', 'multisig'),
    ),
    shut: each(0, 3, 'reserve', 'attest(uint256)', () => [units(5_400_000)]),
  }),
]

/** Honest tokens that look dangerous at a glance. */
export const blindAK: readonly Case[] = [...launched, ...taxed, ...yielding, ...bridged, ...issued, ...blindAKMore]
