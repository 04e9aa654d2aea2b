import { benign, type Case } from '../case.ts'
import { bought, by, each, six } from './blind-at-lives.ts'
import { all, allow, coming, grown, later, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const grain = (as: string, name: string, symbol: string) => part(as, 'Grain', 'string,string,uint256', name, symbol, units(20_000_000))

export const blindATMill: readonly Case[] = [
  benign('AT: votes in escrow and a minter that shrinks weekly', 'BlindAT6 Lockwood', {
    ...old,
    ...six,
    parts: [
      part('votes', 'LockwoodVotes', 'address', coming(3)),
      part('collector', 'LockwoodCollector', 'address,address', 'votes', coming(3)),
      part('minter', 'LockwoodMinter', 'address,address', coming(3), 'collector'),
    ],
    before: tell('token', 'setMinter(address)', 'minter'),
    shut: by(4, allow('token', 'votes'), tell('votes', 'createLock(uint128,uint256)', units(8_000), 104n)),
    because: 'a fortieth of the supply in all',
  }),
  benign('AT: a market of its own inside', 'BlindAT6 Pennyroyal', {
    ...grown,
    shut: all(by(4, tell('token', 'buy(uint256) 2', 0n)), by(4, tell('token', 'sell(uint256,uint256)', units(900), 0n))),
  }),
  benign('AT: one side of a question, five judges', 'BlindAT6 HarvestYes', {
    ...made('address[],uint256', people(0, 5), later(30)),
    before: tell('token', 'split() 600'),
    ether: 240,
    shut: all(by(4, tell('token', 'split() 3')), by(4, tell('token', 'merge(uint256)', units(500)))),
  }),
  benign('AT: underwriters of ferries', 'BlindAT6 Ferrysafe', {
    ...old,
    ...made('address[]', people(0, 5)),
    before: tell('token', 'join() 500'),
    ether: 400,
    shut: all(
      by(7, tell('token', 'insure(uint256) 1', units(5)), tell('token', 'file()')),
      each(3, () => tell('token', 'accept(uint256)', 0n)),
      by(4, tell('token', 'quit(uint256)', units(1))),
    ),
    because: 'claims lower what a receipt is worth, never how many one has',
  }),
  benign('AT: a sack of rye and oats', 'BlindAT6 Millsack', {
    ...old,
    parts: [grain('rye', 'Rye', 'RYE'), grain('oats', 'Oats', 'OATS')],
    ...made('address,address', 'rye', 'oats'),
    before: all(allow('rye', 'token'), allow('oats', 'token'), tell('token', 'fill(uint256)', units(6_000_000))),
    shut: all(bought(0, tell('token', 'empty(uint256)', units(100))), tell('token', 'fill(uint256)', units(4_000))),
  }),
  benign('AT: twice what rye does', 'BlindAT6 Twicerye', {
    ...grown,
    parts: [part('feed', 'RyePrice', 'address[]', people(0, 3))],
    ...made('address', 'feed'),
    before: tell('token', 'create() 500'),
    ether: 400,
    shut: all(
      each(3, index => tell('feed', 'post(uint256)', units(100 + index, 16))),
      tell('token', 'mark()'),
      by(4, tell('token', 'redeem(uint256)', units(30))),
    ),
  }),
  benign('AT: one for one of a coin that grows no more', 'BlindAT6 Bryony', {
    ...old,
    parts: [grain('elder', 'Old Bryony', 'OBRYO')],
    ...made('address', 'elder'),
    before: all(
      allow('elder', 'token'),
      tell('token', 'swap(uint256)', units(17_000_000)),
      ...Array.from({ length: 25 }, (_, index) => tell('elder', 'transfer(address,uint256)', person(index), units(120_000))),
    ),
    shut: all(
      by(3, allow('elder', 'token'), tell('token', 'swap(uint256)', units(50_000))),
      by(8, allow('elder', 'token'), tell('token', 'swap(uint256)', units(120_000))),
    ),
  }),
]
