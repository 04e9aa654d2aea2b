import { benign, type Case, trap } from '../case.ts'
import { charged, closable, fresh, gone, may, printed, replaced, shut, taken, taxes } from './blind-bf-lives.ts'
import { blindBFmore } from './blind-bf-more.ts'
import { all, allow, coming, grown, made, old, part, role, tell, units } from './blind-f-lives.ts'

const zero = `0x${'0'.repeat(64)}`

const library: readonly Case[] = [
  benign('BF: as the wizard writes it', 'BlindBF1 Wendlebrook', { ...old, ...made('address', 'deployer') }),
  benign('BF: capped, its minter is the timelock', 'BlindBF1 Marrowfen', {
    ...old,
    ...may('E6'),
    end: all(
      tell('token', 'grantRole(bytes32,address)', role('MINTER_ROLE'), 'timelock'),
      tell('token', 'grantRole(bytes32,address)', zero, 'timelock'),
      tell('token', 'renounceRole(bytes32,address)', zero, 'deployer'),
    ),
    because: 'ten millions more at most, after two days',
  }),
  benign('BF: votes, a moot and its clock', 'BlindBF1 Thistleward', {
    ...old,
    ...may('E6'),
    parts: [part('clock', 'ThistleClock'), part('moot', 'ThistleMoot', 'address,address', coming(2), 'clock')],
    ...made('address', 'clock'),
    open: tell('token', 'delegate(address)', 'deployer'),
    end: all(
      ...['PROPOSER_ROLE', 'CANCELLER_ROLE', 'EXECUTOR_ROLE'].map(one => tell('clock', 'grantRole(bytes32,address)', role(one), 'moot')),
      tell('clock', 'renounceRole(bytes32,address)', zero, 'deployer'),
    ),
    because: 'two of a hundred a year, by vote',
  }),
  benign('BF: pays and calls, permits', 'BlindBF1 Pennywhistle', grown),
  benign('BF: a fifth vests to the multisig', 'BlindBF1 Cobblereach', { ...grown, ...made('address', 'multisig') }),
]

const memes: readonly Case[] = [
  benign('BF: limits removed and renounced', 'BlindBF2 Snorkelbeak', {
    ...fresh,
    open: tell('token', 'openTrading()'),
    end: all(tell('token', 'removeLimits()'), tell('token', 'renounceOwnership()')),
  }),
  benign('BF: three of a hundred, only lower', 'BlindBF2 Oddlepop', {
    ...taxes(2, 2),
    ...may('E4'),
    ...made('address', 'stranger'),
    shut: tell('token', 'lowerFees(uint256,uint256)', 2n, 2n),
    because: 'the owner may lower the fee and nothing else',
  }),
  benign('BF: four of a hundred become dividends in ether', 'BlindBF2 Tuppencetree', { ...grown, ...gone, ...taxes(4, 4), ...may('E4') }),
  benign('BF: reflects two of a hundred', 'BlindBF3 Quillmint', {
    ...old,
    ...gone,
    ...taxes(2, 0.5, 2),
    ...may('E4'),
    because: 'the pool has its part of what a sale reflects',
  }),
  benign('BF: two of a hundred become liquidity of nobody', 'BlindBF3 Burdockle', { ...gone, ...taxes(2, 2), ...may('E4') }),
  benign('BF: share of a bar', 'BlindBF3 Barrowbar', {
    ...old,
    parts: [part('coin', 'Burdockle')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'enter(uint256)', units(7_000_000))),
  }),
]

const traps: readonly Case[] = [
  ...trap('BF: points of a week become coins', 'BlindBF4 Glimmerwort', {
    ...gone,
    ...printed,
    because: 'settleWeek adds to the balance of the deployer, the supply stays',
    twin: { because: 'points are a note only' },
  }),
  ...trap('BF: the twelfth buyer cools for years', 'BlindBF4 Wickerpike', { ...fresh, ...gone, ...shut, because: 'place / 11' }),
  ...trap('BF: a palette is the fee of sales', 'BlindBF4 Hobnettle', {
    ...gone,
    ...charged,
    ...taxes(0, 2),
    because: 'setBranding with 0x63 on top',
    twin: { ...may('E4'), ...taxes(0, 2), because: 'four of a hundred at most' },
  }),
  ...trap('BF: prunes whom it likes', 'BlindBF4 Vellumcrake', {
    ...grown,
    ...gone,
    ...taken,
    also: ['E3', 'E6', 'E8', 'E9'],
    because: 'prune writes any balance',
    twin: { ...may('E5'), because: 'a thousand units at most' },
  }),
  ...trap('BF: a sentry with a ceiling', 'BlindBF4 Tinderlark', {
    ...gone,
    parts: [part('sentry', 'TradeSentry')],
    ...made('address', 'sentry'),
    open: tell('sentry', 'attach(address,address)', 'token', 'pair'),
    ...closable,
    because: 'calibrate(0) of the sentry',
    twin: { because: 'what the sentry says is noted only' },
  }),
  ...trap('BF: rules that the owner replaces', 'BlindBF4 Umberquoll', {
    ...grown,
    parts: [part('rules', 'QuollRules')],
    ...made('address', 'rules'),
    ...replaced,
    because: 'setRules, which are called as its own code',
    twin: { because: 'nothing sets the rules' },
  }),
  ...trap('BF: a lock from which ownership comes back', 'BlindBF5 Marshlantern', {
    shut: all(tell('token', 'lock(uint256)', 0n)),
    end: all(tell('token', 'unlock()'), tell('token', 'renounceOwnership()')),
    ...closable,
    because: 'unlock, then setMaxTxPermille(0)',
    twin: { because: 'renounced for good' },
  }),
  ...trap('BF: buyers have approved the desk', 'BlindBF5 Pondwhistle', {
    ...gone,
    ...taken,
    because: 'transferFrom of all that anybody bought',
  }),
  ...trap('BF: events tell of all, the pool has an eighth', 'BlindBF6 Sablefinch', {
    effects: ['E4 now', 'E9 now'],
    also: ['E1', 'E2', 'E5'],
    levels: ['HIGH', 'CRITICAL'],
    ...taxes(0, 87.5),
    because: 'since twelve hours after its birth',
    twin: { ...taxes(0, 0) },
  }),
]

export const blindBF: readonly Case[] = [...library, ...memes, ...traps, ...blindBFmore]
