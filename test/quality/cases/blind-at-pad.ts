import { keccak256 } from 'viem'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Place } from '../case.ts'
import { bought, by, each } from './blind-at-lives.ts'
import { above } from './blind-ax-lives.ts'
import { all, allow, cloneOf, coming, grown, later, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const leafOf = (who: string | undefined, value: bigint) => keccak256(encodeValues('address,uint256', [who, value]))
const share = units(1_200)
/** Of a tree of two. */
const root = ({ given }: Place) => above(leafOf(given[3], share), leafOf(given[4], share))
const other = ({ given }: Place) => [leafOf(given[4], share)]
const read = tell('token', 'haveRead(bytes32)', role('Orchard Fund, prospectus of the second edition'))

export const blindATPad: readonly Case[] = [
  benign('AT: clone of a launchpad, its pool locked for a year', 'BlindAT7 PadCoin', {
    parts: [part('master', 'PadCoin'), part('locker', 'PadLocker')],
    code: cloneOf('master'),
    before: tell('token', 'begin(string,string,uint256)', 'Marshwiggle', 'MWIG', units(1_000_000_000)),
    spread: 'direct',
    lp: all(allow('pair', 'locker'), place => tell('locker', 'lock(address,uint256,uint256)', 'pair', units(219_080), later(365))(place)),
  }),
  benign('AT: the pool lies in a hall of seven seats', 'BlindAT7 Calamint', {
    ...grown,
    also: ['E8'],
    parts: [part('hall', 'CalamintHall', 'address[]', people(0, 7))],
    lp: tell('pair', 'transfer(address,uint256)', 'hall', units(31_740)),
    because: 'five of seven, and four days',
  }),
  benign('AT: early users found themselves in a tree', 'BlindAT7 Samphire', {
    ...grown,
    ...made('bytes32', root),
    shut: by(3, tell('token', 'claim(uint256,bytes32[])', share, other)),
  }),
  benign('AT: a forwarder that carries what was signed', 'BlindAT7 Zephyrette', {
    ...old,
    parts: [part('forwarder', 'ZephyrForwarder')],
    ...made('address', 'forwarder'),
  }),
  benign('AT: operators that each names himself', 'BlindAT7 Campanule', {
    ...old,
    shut: all(
      by(3, tell('token', 'authorizeOperator(address)', person(4))),
      by(4, tell('token', 'operatorSend(address,address,uint256,bytes,bytes)', person(3), person(5), units(5), '0x', '0x')),
    ),
  }),
  benign('AT: sold at a price that three tell', 'BlindAT7 Vetiver', {
    ...grown,
    parts: [part('sale', 'VetiverSale', 'address,address,address[]', coming(1), 'multisig', people(0, 3))],
    ...made('address', 'sale'),
    shut: by(1, tell('sale', 'quote(uint256)', 201_000n)),
  }),
  benign('AT: a harvest that counts little by little', 'BlindAT7 Maltings', {
    ...old,
    parts: [part('barley', 'BarleyCoin')],
    ...made('address', 'barley'),
    before: all(allow('barley', 'token'), tell('token', 'deposit(uint256,address)', units(1_500_000), 'deployer')),
    shut: all(
      tell('barley', 'transfer(address,uint256)', 'token', units(9_000)),
      tell('token', 'harvest()'),
      by(3, tell('token', 'withdraw(uint256,address,address)', units(200), person(3), person(3))),
    ),
  }),
  benign('AT: a warden may stop it for six hours, every sixty days', 'BlindAT7 Foxhollow', {
    ...grown,
    also: ['E3'],
    ...made('address', 'deployer'),
    because: 'six hours in sixty days',
  }),
  benign('AT: who buys says that he has read a prospectus', 'BlindAT7 OrchardFund', {
    ...grown,
    before: each(25, () => read),
    open: all(...Array.from({ length: 12 }, (_, index) => bought(index, read))),
    because: 'anybody can, and whoever holds can sell',
  }),
  benign('AT: a forest that takes its shares back from members', 'BlindAT7 SilvaShare', {
    ...old,
    also: ['E3', 'E8'],
    pooled: 0,
    lp: 'kept',
    parts: [part('register', 'SilvaRegister', 'address,address[]', 'multisig', people(0, 25))],
    ...made('address', 'register'),
    spread: 'direct',
    given: 25,
    before: ({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: 10n ** 20n }],
    shut: by(3, tell('token', 'takeBack(uint256)', units(1_000))),
    because: 'no pool is needed',
  }),
]
