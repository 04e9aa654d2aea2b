import { z } from 'zod'
import type { PinnedBlock } from '../../evidence/evidence.ts'
import { account, hash, quantity, smallQuantity } from '../quantities.ts'
import type { Question } from './pool.ts'

/** Header of the block a scan is pinned to, with what a simulation copies from it. */
export interface Header {
  readonly number: bigint
  readonly hash: string
  readonly timestamp: bigint
  readonly miner: string
  readonly gasLimit: bigint
  /** Wei; absent on chains before EIP-1559. */
  readonly baseFee: bigint | undefined
}

/** Seconds up to the year 9999, beyond which a date has no usual form. */
const time = quantity.refine(seconds => seconds < 253_402_300_800n)

const header = z
  .object({ number: smallQuantity, hash, timestamp: time, miner: account, gasLimit: quantity, baseFeePerGas: quantity.optional() })
  .transform(
    ({ number, hash, timestamp, miner, gasLimit, baseFeePerGas }): Header => ({
      number,
      hash,
      timestamp,
      miner,
      gasLimit,
      baseFee: baseFeePerGas,
    }),
  )

/** The header of a block by tag or hex number, without its transactions. */
export const headerOf = (block: string): Question<Header> => ({ method: 'eth_getBlockByNumber', params: [block, false], result: header })

export const hexNumber = (value: bigint | number): string => `0x${value.toString(16)}`

export const pinned = ({ number, hash, timestamp }: Header): PinnedBlock => ({
  number: Number(number),
  hash,
  time: new Date(Number(timestamp) * 1000),
})
