import { benign, type Case } from '../case.ts'
import { may, taxes } from './blind-bj-lives.ts'
import { gift } from './blind-bv-lives.ts'
import { all, allow, coming, each, grown, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const shares: readonly Case[] = [
  benign('BX: shares of a silo with a guardian', 'BlindBX6 SiloVault', {
    ...old,
    ...may('E6', 'E8'),
    parts: [part('coin', 'ReserveMark')],
    ...made('address,address,address', 'coin', 'timelock', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256)', units(8_000_000))),
    because: 'strategies are admitted by the timelock, and the guardian only stops what is laid in',
  }),
  benign('BX: ether in a pannier, at a rate of seven nodes', 'BlindBX7 PannierEther', {
    ...old,
    ...may('E6'),
    ether: 240,
    parts: [
      part('registry', 'PannierStorage', 'address,address,address,address', 'timelock', coming(1), coming(2), coming(3)),
      part('basin', 'PannierDepositPool', 'address', 'registry'),
      part('balances', 'PannierBalances', 'address,address[]', 'registry', people(20, 27)),
    ],
    ...made('address', 'registry'),
    before: tell('basin', 'deposit() 300'),
    because: 'made for ether at the rate and burnt for it, and another basin is announced two days before',
  }),
  benign('BX: a staked hearth that cools for a week', 'BlindBX7 StakedHearth', {
    ...old,
    parts: [part('coin', 'PlainAsset', 'string,string', 'Hearth Dollar', 'HRTH')],
    ...made('address,address', 'coin', 'timelock'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
    shut: all(allow('coin', 'token'), tell('token', 'transferInRewards(uint256)', units(1_000))),
    because: 'shares move freely, and only what is taken out of the vault has to wait',
  }),
  benign('BX: a hearth that is lent against ether', 'BlindBX7 LendMarket', {
    ...old,
    parts: [
      part('coin', 'PlainAsset', 'string,string', 'Hearth Dollar', 'HRTH'),
      part('feed', 'MarketFeed', 'address[],uint256', people(20, 23), units(3_000)),
    ],
    ...made('address,address,address', 'coin', 'feed', 'timelock'),
    before: all(allow('coin', 'token'), tell('token', 'mint(uint256)', units(8_000_000))),
    shut: tell('token', 'borrow(uint256) 5', units(4_000)),
    because: 'lenders are paid by who borrows against ether, and nobody touches what they hold',
  }),
  benign('BX: driftwood whose index grows with each loan', 'BlindBX12 DriftShare', {
    ...old,
    ...may('E6'),
    parts: [part('coin', 'PoolAsset'), part('harbour', 'DriftPool', 'address,address', 'coin', coming(2))],
    ...made('address', 'harbour'),
    before: all(allow('coin', 'harbour'), tell('harbour', 'supply(uint256,address)', units(8_000_000), 'deployer')),
    because: 'the pool makes a share for what is laid in and gives it back, and nobody owns either',
  }),
  benign('BX: stamps in a drawer', 'BlindBX11 StampDrawer', {
    ...grown,
    parts: [part('stamps', 'InkStamps')],
    ...made('address', 'stamps'),
    before: all(
      tell('stamps', 'setApprovalForAll(address,bool)', 'token', true),
      tell('token', 'mint(uint256,uint256)', 1n, 60n),
      tell('token', 'mint(uint256,uint256)', 61n, 120n),
    ),
    because: 'one for each stamp, in and out',
  }),
  benign('BX: a lantern that took the place of another', 'BlindBX11 NewLantern', {
    ...old,
    ...may('E6'),
    parts: [part('former', 'OldLantern')],
    ...made('address', 'former'),
    before: all(
      tell('former', 'transfer(address,uint256)', person(3), units(300_000)),
      tell('former', 'transfer(address,uint256)', person(4), units(300_000)),
      tell('former', 'transferAndCall(address,uint256)', 'token', units(20_400_000)),
    ),
    shut: all(
      each(3, 4, 'former', 'approve(address,uint256)', 'token', units(200_000)),
      each(3, 4, 'token', 'migrate(uint256)', units(200_000)),
    ),
    because: 'one new for one old, which stays where it went',
  }),
]

const carried: readonly Case[] = [
  benign('BX: sorrel that two strangers have to vouch for', 'BlindBX8 OmniSorrel', {
    ...old,
    ...may('E6'),
    parts: [part('endpoint', 'TwinEndpoint', 'address,address', person(50), person(51))],
    ...made('address', 'endpoint'),
    before: all(
      tell('token', 'setTrustedRemote(uint16,bytes)', 110n, `0x${'3a'.repeat(40)}`),
      tell('token', 'sendFrom(address,uint16,bytes,uint256)', 'deployer', 110n, `0x${'71'.repeat(20)}`, units(1_000_000)),
    ),
    end: renounced,
    because: 'an oracle and a relayer must agree, and four thousandths of all come back in a day at most',
  }),
  benign('BX: a coracle with limits that grow back', 'BlindBX8 XCoracle', {
    ...old,
    ...may('E6'),
    parts: [part('bridge', 'HeadlandBridge', 'address,address[]', coming(1), people(40, 45))],
    ...made('address,address', 'multisig', 'bridge'),
    because: 'three of five guardians confirm, and two of three decide on limits',
  }),
  benign('BX: basalt that waits a week at the outbox', 'BlindBX8 RolledBasalt', {
    ...old,
    ...may('E6'),
    parts: [part('outbox', 'WeekOutbox', 'address,address,address[]', coming(1), 'multisig', people(40, 43))],
    ...made('address', 'outbox'),
    because: 'a root counts after seven days, in which two of three can strike it off',
  }),
  benign('BX: a tern between chains of one kind', 'BlindBX8 SuperTern', {
    ...grown,
    ...may('E6'),
    because: 'only the bridge that is built into its chain makes it, and here is none',
  }),
]

const launched: readonly Case[] = [
  benign('BX: a pedlar who never asks more than a twentieth', 'BlindBX9 PedlarToken', {
    ...grown,
    ...may('E4'),
    ...taxes(2, 3),
    end: tell('token', 'setExempt(address,bool)', 'deployer', false),
    because: 'five of a hundred at most, by the code',
  }),
  benign('BX: a millpond that fills itself', 'BlindBX9 MillpondToken', {
    ...grown,
    ...taxes(0, 2),
    end: renounced,
    because: 'two of a hundred of a sale, fixed, become pool that nobody has',
  }),
  benign('BX: a carousel that pays as it turns', 'BlindBX9 CarouselToken', {
    ...grown,
    ...taxes(0, 4),
    end: renounced,
    because: 'four of a hundred of a sale, fixed, become ether for holders, and who cannot take it is passed over',
  }),
  benign('BX: wicker that forgot its limit after an hour', 'BlindBX9 WickerToken', {
    ...grown,
    end: renounced,
    because: 'nothing is limited after the first hour, and nobody owns it',
  }),
  benign('BX: a snapdragon that bit in its first three blocks', 'BlindBX9 SnapdragonToken', {
    ...grown,
    end: renounced,
    because: 'nothing is taken from the third block on, and it never was from who sells',
  }),
  benign('BX: a metronome of thirty seconds', 'BlindBX9 MetronomeToken', {
    ...grown,
    ...may('E1', 'E3'),
    because: 'half a minute between two trades of one purse, which its owner can only turn off',
  }),
  benign('BX: fireflies, nobody tends the meadow', 'BlindBX5 FireflyToken', {
    ...old,
    ...may('E4'),
    ...taxes(5, 3.5, 5),
    open: tell('token', 'setMaxTxPercent(uint256)', 5n),
    end: all(tell('token', 'includeInFee(address)', 'deployer'), renounced),
    because:
      'two of a hundred for holders and three for a pool that nobody has, which nobody can change; of a sale the pool gets its part back',
  }),
  benign('BX: songs of a samovar that boiled', 'BlindBX10 SamovarCoin', {
    ...grown,
    parts: [part('samovar', 'Samovar', 'address', coming(1))],
    ...made('address', 'samovar'),
    before: all(
      ...Array.from({ length: 24 }, (_, index) => tell('samovar', 'buy(address) 1', person(index))),
      tell('samovar', 'buy(address) 2', 'deployer'),
      tell('samovar', 'graduate()'),
    ),
    because: 'it has boiled, which cannot be undone, and its pool belongs to nobody',
  }),
]

const strange: readonly Case[] = [
  benign('BX: bindweed along a line without end', 'BlindBX10 BindweedToken', {
    ...old,
    ...may('E6'),
    before: tell('token', 'buy() 38'),
    because: 'whoever wants more pays what stands on the line, and gets it back there',
  }),
  benign('BX: a pit of cinders for whoever burns', 'BlindBX10 CinderPitToken', {
    ...old,
    ...taxes(0, 1),
    shut: tell('token', 'press()'),
    because: 'one of a hundred of a sale, fixed, and the ether of it is for whoever burns four thousand',
  }),
  benign('BX: a strongroom that pays who leaves', 'BlindBX10 StrongroomToken', {
    ...old,
    before: gift(30),
    shut: each(0, 2, 'token', 'redeem(uint256,uint256)', units(100), 0n),
    because: 'nothing can be added, and its ether is for who burns',
  }),
  benign('BX: a tailwind that gives gas back', 'BlindBX10 TailwindToken', {
    ...grown,
    before: gift(2),
    because: 'a coin without an owner that pays a part of the gas as long as it can',
  }),
  benign('BX: gargoyles that are coins as well', 'BlindBX10 GargoyleHybrid', {
    ...grown,
    given: 30,
    spread: 'direct',
    because: 'pictures follow what people hold, sixty at most, and nobody owns it',
  }),
]

export const blindBXMore: readonly Case[] = [...shares, ...carried, ...launched, ...strange]
