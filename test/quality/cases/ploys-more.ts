import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const shut = { effects: ['E3 reachable'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const

export const ploysMore: readonly Case[] = [
  trap('every sale makes the next dearer', 'PloysMore8 Crescendo', { effects: ['E2 now'], also: ['E4'], levels: grave }),
  trap('who buys while it is sticky stays', 'PloysMore8 Flypaper', shut),
  trap('approvals are suspended', 'PloysMore8 Quill', shut),
  trap('the price of gas that is allowed', 'PloysMore8 Thrift', shut),
  trap('the signer of the transaction is asked', 'PloysMore8 Origin', raised),
  trap('an owner who is no contract', 'PloysMore8 Human', raised),
  trap('five more at a time', 'PloysMore8 Ladder', raised),
  trap('one more with every call', 'PloysMore8 Ratch', raised),
  trap('who buys twice stays', 'PloysMore8 Encounter', { effects: ['E2 now'], also: ['E1'], levels: grave }),
  trap('a negative rebase', 'PloysMore8 Ample', {
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E8'],
    levels: high,
    twin: { also: ['E6'] },
  }),
  trap('a profit is taxed', 'PloysMore8 Envy', { effects: ['E2 now'], also: ['E4'], levels: critical }),
].flat()
