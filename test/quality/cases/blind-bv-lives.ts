import type { Place, Transaction } from '../case.ts'
import { all, allow, part, tell, units } from './blind-f-lives.ts'

/** Ether for a contract that takes it. */
export const gift =
  (ether: number) =>
  ({ deployer, token }: Place): readonly Transaction[] => [{ from: deployer, to: token, data: '0x', value: units(ether) }]

/** With {@link shareTo} the whole share of the pool goes to somebody else. */
export const split = { ...part('split', 'ShareSplit'), file: 'BlindBT4' }
export const shareTo = (where: string) => all(allow('pair', 'split'), tell('split', 'moveAll(address,address)', 'pair', where))
