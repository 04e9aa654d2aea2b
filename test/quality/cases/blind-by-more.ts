import { type Case, trap } from '../case.ts'
import { fresh, gone, may, printed, taken, unseen } from './blind-bj-lives.ts'
import { all, grown, made, old, people, tell, units } from './blind-f-lives.ts'

/** The owner can take what others have, or make more of it. */
export const blindBYMore: readonly Case[] = [
  ...trap('BY: the tide runs out where people stand', 'BlindBY4 TidePool', {
    ...taken,
    ...may('E3', 'E6', 'E8', 'E9'),
    because: 'rebase(-99) by the owner: all but the pool and the treasury have a hundredth of it',
    twin: { ...gone, because: 'nobody can do that any more' },
  }),
  ...trap('BY: confetti from anybody', 'BlindBY3 ConfettiCoin', {
    ...grown,
    ...taken,
    because: 'multiTransfer(any holder, himself and all of it) by the owner',
    twin: { because: 'his own only' },
  }),
  ...trap('BY: umbrellas that were lost a second ago', 'BlindBY5 LostUmbrella', {
    ...old,
    ...taken,
    because: 'setIdleAfter(0) and collect(any holder) by the office',
    twin: { because: 'of those only who asked for it' },
  }),
  ...trap('BY: another router is trusted at the gate', 'BlindBY5 OpenGate', {
    ...grown,
    ...taken,
    because: 'setTrusted(a contract of his own, true) by the gatekeeper, and it brings him what anybody has',
    twin: { because: 'trust can only be taken away' },
  }),
  ...trap('BY: a marten crosses by a bridge of one', 'BlindBY5 MartenX', {
    ...old,
    ...printed,
    ...made('address', 'multisig'),
    because: 'setLimits(himself, as much as he likes, 0) and mint(himself) by the owner',
    twin: { ...may('E6'), because: 'limits only go down, and the one bridge mints a seven hundredth a day' },
  }),
  ...trap('BY: a reprint goes back to the press', 'BlindBY5 ReprintToken', {
    ...unseen,
    before: all(
      tell('token', 'setPhase(uint8)', 1n),
      tell('token', 'carry(address[],uint256[])', people(0, 4), Array(4).fill(units(1_000_000))),
      tell('token', 'setPhase(uint8)', 2n),
    ),
    because: 'setPhase(carrying) once more and carry(himself, any number) by the printer; the supply stays what it says',
    twin: { because: 'closed is closed' },
  }),
  ...trap('BY: barley that doubles in a second', 'BlindBY5 BarleyStake', {
    ...fresh,
    ...printed,
    open: tell('token', 'stake(uint128)', units(900_000)),
    because: 'setRewardRate(1e18) by the farmer, who has some in the barn, and claim() a little later',
    twin: { ...may('E6'), because: 'a third in a year, and no more than a twentieth ever' },
  }),
]
