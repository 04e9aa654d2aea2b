import { type Case, trap } from '../case.ts'
import { closable, early, fresh, gone, grave, partly, taken } from './blind-al-lives.ts'
import { all, allow, grown, hands, made, part, tell, units } from './blind-f-lives.ts'

const minted = { effects: ['E6 reachable'], also: ['E9'], levels: grave } as const

/** One key closes the exit. */
const closers: readonly Case[] = [
  ...trap('AW: a round of sync stops all sales', 'BlindAW5 LedgerLark', {
    ...grown,
    ...gone,
    ...closable,
    because: 'five of eight, said by a hand that did not leave with the owner',
    twin: { because: 'on the first day only' },
  }),
  ...trap('AW: the wallet of the maker tunes the largest sale', 'BlindAW5 FennelJay', {
    ...fresh,
    ...gone,
    ...closable,
    also: ['E1', 'E9'],
    twin: { also: ['E1', 'E3'], because: 'a hundredth of the supply at least' },
  }),
  ...trap('AW: an owner reviews accounts', 'BlindAW5 BasilTern', {
    ...grown,
    end: tell('token', 'review(address[],uint8)', early(1), 3n),
    ...closable,
    levels: partly,
    because: 'his name is told, one account at a time, and the pool is one of them',
    twin: { end: hands('token', 'multisig'), also: ['E3'], because: 'two of three review' },
  }),
  ...trap('AW: a stile that the owner sets anew', 'BlindAW6 WickerHeron', {
    parts: [part('stile', 'Turnstile')],
    open: tell('token', 'place(address)', 'stile'),
    ...closable,
    also: ['E1', 'E4', 'E7', 'E9'],
    because: 'any contract can stand there, and none',
    twin: { also: ['E1', 'E3'], because: 'it was placed once' },
  }),
  ...trap('AW: a keeper sets how long one is patient', 'BlindAW6 MossLynx', {
    ...fresh,
    ...gone,
    ...closable,
    because: 'without end, if he likes, and nobody owns the token',
    twin: { also: ['E3'], because: 'a minute at most' },
  }),
  ...trap('AW: trading was opened and goes back to a draft', 'BlindAW6 AmberStoat', {
    ...grown,
    open: tell('token', 'openTrading()'),
    ...closable,
    twin: { also: ['E3'], because: 'live is all that can come next' },
  }),
  ...trap('AW: a seam of the pool is closed', 'BlindAW8 SatinPuffin', {
    ...closable,
    because: 'what is closed takes no coins',
    twin: { also: ['E3'], because: 'seams can be opened only' },
  }),
  ...trap('AW: a mill sets the bound of the price of gas', 'BlindAW8 VelvetShrew', {
    ...grown,
    ...gone,
    ...closable,
    twin: { also: ['E1', 'E3'], because: 'five hundred gwei at least' },
  }),
  ...trap('AW: in the second era only who was admitted pays', 'BlindAW9 ShaleDingo', {
    ...closable,
    twin: { also: ['E3'], because: 'there is no second era' },
  }),
]

const chargers: readonly Case[] = [
  ...trap('AW: an owner who left in name sets the share up to 99', 'BlindAW5 CopperIbis', {
    ...fresh,
    ...gone,
    effects: ['E4 reachable', 'E9 now'],
    also: ['E3'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    because: 'renounceOwnership changes what owner() says and nothing else',
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'he left' },
  }),
  ...trap('AW: a teller ranks accounts, the highest rank pays all', 'BlindAW9 GraniteFinch', {
    ...grown,
    ...gone,
    effects: ['E4 reachable'],
    also: ['E3', 'E5', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 0 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 0 }, because: 'five of a hundred at most' },
  }),
]

const takers: readonly Case[] = [
  ...trap('AW: a shed is linked to any purse', 'BlindAW6 CloverYak', {
    ...fresh,
    ...gone,
    ...taken,
    because: 'the maker approves in the name of anybody',
    twin: { because: 'in his own name only' },
  }),
  ...trap('AW: a sweeper sweeps any purse', 'BlindAW7 PolvoGris', {
    ...grown,
    ...gone,
    ...taken,
    because: 'he burns what others hold',
    twin: { because: 'his own only' },
  }),
  ...trap('AW: a seal needs no allowance', 'BlindAW7 RioManso', { ...gone, ...taken, because: 'the hash is that of the maker' }),
  ...trap('AW: a phase of the moon shrinks all but the pool', 'BlindAW7 LunaCorta', {
    ...fresh,
    ...gone,
    open: tell('token', 'abrir(address)', 'pair'),
    ...taken,
    also: ['E3', 'E6', 'E9'],
    twin: { because: 'before the market was opened only' },
  }),
  ...trap('AW: a crier drops coins of others', 'BlindAW9 FlintPika', {
    ...grown,
    ...gone,
    ...taken,
    twin: { because: 'his own only' },
  }),
  ...trap('AW: the accounts lie in a book, and a clerk corrects it', 'BlindAW11 QuartzPlover', {
    ...grown,
    ...gone,
    parts: [part('book', 'QuartzBook')],
    ...made('address', 'book'),
    before: tell('book', 'entrust(address,address,uint256)', 'token', 'deployer', units(26_000_000)),
    ...taken,
    also: ['E6', 'E9'],
    because: 'upwards and downwards, whoever it is',
    twin: { because: 'only the coin writes in it' },
  }),
  ...trap('AW: a smith forges out of the pool', 'BlindAW9 MarlBison', {
    ...gone,
    open: tell('token', 'fence(address)', 'pair'),
    ...taken,
    also: ['E6', 'E8', 'E9'],
    because: 'what the pool holds goes to him, and then the pool counts anew',
    twin: { because: 'what he holds goes to the pool' },
  }),
]

const printers: readonly Case[] = [
  ...trap('AW: rewards that nobody earned', 'BlindAW7 TrigoAlto', {
    ...grown,
    ...gone,
    ...minted,
    because: 'syncRewards makes coins, and its caller is no owner',
    twin: { because: 'out of his own purse' },
  }),
  ...trap('AW: yarn is spun without a word', 'BlindAW8 TweedOriole', {
    ...gone,
    ...minted,
    because: 'neither an event nor the supply tells of it',
    twin: { because: 'an allowance of his own' },
  }),
  ...trap('AW: a farmer sets what a field pays', 'BlindAW8 LinenCrane', {
    ...grown,
    ...gone,
    parts: [part('field', 'LinenField')],
    ...made('address', 'field'),
    before: tell('field', 'bind(address)', 'token'),
    open: all(allow('token', 'field'), tell('field', 'sow(uint256)', units(50_000))),
    ...minted,
    because: 'without a ceiling',
    twin: { also: ['E6'], because: 'less than a hundredth of the supply, ever' },
  }),
  ...trap('AW: who burns more than he has has everything', 'BlindAW8 WoolMagpie', {
    ...fresh,
    ...gone,
    ...minted,
    because: 'the carder is not checked, and what is less than nothing is very much',
  }),
]

export const awPowers: readonly Case[] = [...closers, ...chargers, ...takers, ...printers]
