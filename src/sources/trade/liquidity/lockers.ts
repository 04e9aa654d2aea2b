import { decodeValues, encodeCall } from '../../evm/abi.ts'
import type { Report, Survey } from '../../evm/scout.ts'
import type { Locker } from '../venues.ts'

/** Locks of one token that are read of a locker: beyond them its word is unknown. */
const firstLocks = [0n, 1n, 2n]

export interface Lock {
  readonly amount: bigint
  readonly until: Date
}

/** What is asked of each locker about the shares of a pool. */
export const lockQuestions = (lockers: readonly Locker[], token: string): Survey['questions'] =>
  lockers.flatMap(({ address, reads }) => callsOf(reads, token).map(data => ({ target: address, data })))

function callsOf(reads: Locker['reads'], token: string): string[] {
  switch (reads) {
    case 'tokenLocks':
      return firstLocks.map(at => encodeCall('tokenLocks(address,uint256)', token, at))
    case 'getLocksForToken':
      return [encodeCall('getLocksForToken(address,uint256,uint256)', token, 0n, 0n)]
    case 'unreadable':
      return []
  }
}

/** The locks in the answers to {@link lockQuestions}, by locker. */
export function readLocks(lockers: readonly Locker[], token: string, replies: Report['replies']): ReadonlyMap<string, readonly Lock[]> {
  const asked = lockers.flatMap(locker => callsOf(locker.reads, token).map(() => locker))
  return new Map(
    lockers.map(locker => [
      locker.address.toLowerCase(),
      replies.flatMap(({ ok, data }, at) => (ok && asked[at] === locker ? locksIn(locker.reads, data, token) : [])),
    ]),
  )
}

const lockOfUncx = 'uint256 lockDate, uint256 amount, uint256 initialAmount, uint256 unlockDate, uint256 lockID, address owner'
/** The two versions of PinkLock; the second hands out in steps and names the date of the first. */
const locksOfPinkLock = [
  '(uint256 id, address token, address owner, uint256 amount, uint256 lockDate, uint256 unlockDate)[]',
  '(uint256 id, address token, address owner, uint256 amount, uint256 lockDate, uint256 unlockDate, uint256 tgeBps, uint256 cycle, uint256 cycleBps, uint256 unlockedAmount, string description)[]',
] as const

interface PinkLock {
  readonly token: string
  readonly amount: bigint
  readonly lockDate: bigint
  readonly unlockDate: bigint
  readonly unlockedAmount?: bigint
}

function locksIn(reads: Locker['reads'], data: string, token: string): Lock[] {
  if (reads === 'tokenLocks') {
    const lock = decodeValues(lockOfUncx, data) as readonly bigint[] | undefined
    const [start, amount, , end] = lock ?? []
    return lockOf(start, amount, end)
  }
  for (const types of locksOfPinkLock) {
    const [rows] = (decodeValues(types, data) ?? []) as [(readonly PinkLock[])?]
    // a struct of the other version read as this one names other tokens
    if (!rows?.every(row => row.token.toLowerCase() === token.toLowerCase())) continue
    return rows.flatMap(({ amount, unlockedAmount = 0n, lockDate, unlockDate }) => lockOf(lockDate, amount - unlockedAmount, unlockDate))
  }
  return []
}

/** Seconds up to the year 9999; what is written in another unit, or backwards, tells nothing. */
function lockOf(start: bigint | undefined, amount: bigint | undefined, end: bigint | undefined): Lock[] {
  if (start === undefined || amount === undefined || end === undefined) return []
  return amount > 0n && end > start && end < 253_402_300_800n ? [{ amount, until: new Date(Number(end) * 1000) }] : []
}
