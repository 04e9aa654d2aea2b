import { type Case, trap } from '../case.ts'
import { charged, closable, fresh, may, taxes } from './blind-bj-lives.ts'
import { blindBYMore } from './blind-by-more.ts'
import { grown, later, made, old, part, tell, units } from './blind-f-lives.ts'

const taxed = (buy: number, sell: number) => ({ ...may('E4', 'E9'), ...taxes(buy, sell) })

/** The owner can shut the way to the pool. */
const shuts: readonly Case[] = [
  ...trap('BY: an otter pays for its posters at once', 'BlindBY1 OtterExpress', {
    ...closable,
    ...taxed(2.5, 2.5),
    because: 'setMarketingWallet(a contract that takes no ether) by the owner, and each sale fails',
    twin: { ...may('E4'), ...taxes(2.5, 2.5), because: 'whether the wallet takes it or not does not matter' },
  }),
  ...trap('BY: a juniper with a threshold of nothing', 'BlindBY1 JuniperInu', {
    ...fresh,
    ...closable,
    ...taxed(3, 3),
    because: 'setSwapThreshold(0) by the owner: to swap nothing fails, and with it each sale',
    twin: { ...may('E4'), ...taxes(3, 3), because: 'a hundred thousandth at least' },
  }),
  ...trap('BY: another router under the kettle', 'BlindBY3 BrassKettle', {
    ...old,
    ...closable,
    ...taxed(2, 2),
    because: 'updateUniswapV2Router(a contract that fails) by the owner, and each sale fails before it begins',
    twin: { ...may('E4'), ...taxes(2, 2), because: 'the one it has, or none' },
  }),
  ...trap('BY: sheaves are counted by another tracker', 'BlindBY2 WheatsheafYield', {
    ...grown,
    ...closable,
    parts: [part('tracker', 'SheafTracker')],
    ...made('address', 'tracker'),
    before: tell('tracker', 'transferOwnership(address)', 'token'),
    because: 'updateDividendTracker(one that says the coin owns it, and refuses to count) by the owner',
    twin: { because: 'whatever the tracker does, it gets a little gas and no say' },
  }),
  ...trap('BY: a cat gets another guard, and wakes it', 'BlindBY2 CobbleCat', {
    ...closable,
    parts: [part('guard', 'KittenGuard', 'uint256', units(21_000_000))],
    ...made('address', 'guard'),
    open: tell('token', 'setGuardEnabled(bool)', false),
    because: 'setGuard(a contract that refuses) and setGuardEnabled(true) by the owner',
    twin: { because: 'it was put to sleep, and can be woken in the first hour only' },
  }),
  ...trap('BY: a notice that can be made short', 'BlindBY2 RegisteredSlate', {
    ...old,
    ...closable,
    parts: [part('rules', 'SlateRules')],
    ...made('address', 'rules'),
    because: 'setNotice(0), proposeRules(a contract that restricts all) and applyRules() by the owner',
    twin: { ...may('E3'), because: 'thirty days of notice, which can only become more' },
  }),
  ...trap('BY: a nightjar is launched once more', 'BlindBY4 NightjarHour', {
    ...fresh,
    ...closable,
    open: tell('token', 'launch(uint64)', 1n),
    because: 'launch(a year from now) by the owner, and nobody but him trades until then',
    twin: { because: 'only ever earlier' },
  }),
  ...trap('BY: a ferry goes to another bank', 'BlindBY4 FerryLine', {
    ...grown,
    ...closable,
    ...made('uint256', units(71_000_000)),
    open: tell('token', 'setMainPair(address)', 'pair'),
    because: 'setMainPair(any other contract) and setWalletCap(0) by the ferryman: the pool is a wallet like others',
    twin: { ...may('E3'), because: 'a hundredth of the supply at once goes from anybody to anybody' },
  }),
  ...trap('BY: a plum rocket without gas', 'BlindBY6 PlumRocket', {
    ...closable,
    because: 'setGasPriceLimit(0) by the owner: whoever pays anything for gas cannot trade',
    twin: { because: 'a thousand gwei at least' },
  }),
  ...trap('BY: one coin of a grant locks all others', 'BlindBY7 AlderGrant', {
    ...old,
    ...closable,
    open: tell(
      'token',
      'transferWithLock(address,uint256,uint256)',
      '0x00000000000000000000000000000000a1de7001',
      units(400_000),
      later(200),
    ),
    because: 'transferWithLock(a holder, 1, in four years) by the owner locks whatever that holder has',
    twin: { because: 'what is locked is what was given' },
  }),
]

/** The owner can tax a sale away. */
const tolls: readonly Case[] = [
  ...trap('BY: fees at a quay, times four', 'BlindBY1 SaffronQuay', {
    ...grown,
    ...charged,
    ...taxes(3, 3),
    because: 'setFees(2500, 0) and setSellMultiplier(400) by the owner: each has its bound, together all of a sale',
    twin: { ...may('E4'), ...taxes(3, 3), because: 'twelve of a hundred, both together' },
  }),
  ...trap('BY: rungs of a guild', 'BlindBY6 GuildLadder', {
    ...charged,
    ...taxes(0, 1),
    because: 'setRate(7, 10000) and promote(those who hold it, 7) by the master',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'three of a hundred on any rung' },
  }),
  ...trap('BY: what a tin whistle pays is asked at a desk', 'BlindBY8 TinWhistle', {
    ...grown,
    ...charged,
    ...taxes(0, 1.5),
    parts: [part('desk', 'WhistleDesk')],
    ...made('address', 'desk'),
    before: tell('desk', 'setRate(address,uint256)', 'token', 150n),
    because: 'setRate(the coin, 10000) by the keeper of the desk; the coin itself has no owner',
    twin: { ...may('E4'), ...taxes(0, 1.5), because: 'four of a hundred, whatever the desk says' },
  }),
]

export const blindBY: readonly Case[] = [...shuts, ...tolls, ...blindBYMore]
