import { type Case, trap } from '../case.ts'
import { fresh, gone, grave, partly, removable } from './blind-al-lives.ts'
import { all, allow, data, grown, later, made, part, tell, units } from './blind-f-lives.ts'

const replaced = { effects: ['E7 reachable'], also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'] } as const

/** Code, markets and names. */
export const awMarkets: readonly Case[] = [
  ...trap('AW: a porter is bound to another logic', 'BlindAW10 TealPorter', {
    ...grown,
    ...gone,
    parts: [part('logic', 'TealLogic')],
    ...made('address,bytes', 'logic', data('start(string,string,uint256,address)', 'Teal Porter', 'TPORT', units(52_000_000), 'deployer')),
    ...replaced,
    levels: grave,
    because: 'the key lies in a slot of its own and did not leave with the owner',
    twin: { because: 'nothing can bind it anew' },
  }),
  ...trap('AW: an aide works on the storage of the token', 'BlindAW10 RussetKite', {
    parts: [part('aide', 'CountingAide')],
    before: tell('token', 'setAide(address)', 'aide'),
    ...replaced,
    levels: partly,
    because: 'the owner, who is named, sends another one',
    twin: { because: 'it was sent once' },
  }),
  ...trap('AW: a plain coin whose maker keeps the pool', 'BlindAW10 OchreTapir', {
    ...fresh,
    ...gone,
    lp: 'kept',
    ...removable,
    twin: { lp: 'burnt' },
  }),
  ...trap('AW: a chest that can be moved before its day', 'BlindAW10 IndigoMoth', {
    ...gone,
    parts: [part('chest', 'IndigoChest')],
    lp: all(allow('pair', 'chest'), tell('chest', 'hold(address,uint48)', 'pair', later(420))),
    ...removable,
    because: 'whose it is moves it to himself',
    twin: { also: ['E8'], because: 'on its day only' },
  }),
  ...trap('AW: who was owner asks for the version and is it again', 'BlindAW10 SepiaGrouse', {
    ...grown,
    ...gone,
    effects: ['E3 reachable', 'E9 now'],
    also: [],
    levels: grave,
    because: 'and then hushes all',
    twin: { because: 'the one who was owner is not remembered' },
  }),
  ...trap('AW: a timelock owns it in name', 'BlindAW10 UmberCoot', {
    ...grown,
    ...made('address', 'timelock'),
    effects: ['E6 reachable', 'E9 now'],
    also: [],
    levels: grave,
    because: 'its maker mints without waiting',
    twin: { also: ['E6'], because: 'the timelock mints' },
  }),
]
