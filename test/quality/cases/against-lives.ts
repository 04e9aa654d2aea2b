import type { Place } from '../case.ts'
import { deeds } from '../chain.ts'
import { old } from './established.ts'

const { call } = deeds

export const high = ['HIGH', 'CRITICAL'] as const
export const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E6', 'E8'], levels: high, twin: false } as const
export const minted = { effects: ['E6 reachable'], also: ['E3', 'E5', 'E8', 'E9'], levels: high, twin: false } as const

/** Whoever made the token has given it up. */
const givenUp = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]

/** A till, in a file of its own where it is another than that of the token, makes all that is made. */
export const countedBy = (till: string, file?: string) => ({
  ...old,
  parts: [{ as: 'till', contract: till, ...(file !== undefined && { file }) }],
  types: 'address',
  values: ({ parts }: Place) => [parts['till']],
  end: givenUp,
})
