import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Account } from '../../evidence/account.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { readDecimalCount, readUnixSeconds, readWhole } from '../../read.ts'
import { tronAddress } from './address.ts'
import { type Ask, bad, type TronHost } from './grid.ts'

/** Sun, of which there are 10^17 in all; more cannot be. */
const sun = z.unknown().transform((raw, context): bigint => {
  const reading = readWhole(raw, 10n ** 20n)
  if (typeof reading === 'object') return reading.value
  // proto3 leaves zeros out
  if (raw === undefined) return 0n
  context.addIssue({ code: 'custom', message: 'impossible balance' })
  return z.NEVER
})

/** The last moment of a date: what is later is no time. */
const lastMoment = 8.64e15

/** Milliseconds since 1970, as a number; `undefined` where there is none. */
export const milliseconds = z
  .unknown()
  .transform((raw, context): number | undefined => {
    const reading = readDecimalCount(raw)
    if (typeof reading === 'object' && reading.value <= lastMoment) return reading.value
    if (reading === 'unknown') return undefined
    context.addIssue({ code: 'custom', message: 'impossible time' })
    return z.NEVER
  })
  .optional()

const weight = z.unknown().transform((raw, context): bigint => {
  const reading = readWhole(raw, 2n ** 63n)
  if (typeof reading === 'object') return reading.value
  context.addIssue({ code: 'custom', message: 'impossible weight' })
  return z.NEVER
})

const key = z.looseObject({ address: tronAddress, weight })
/** The protocol takes no permission that its own keys cannot reach: one without keys was left out of the answer. */
const isReachable = ({ threshold, keys }: { threshold: bigint; keys: readonly { weight: bigint }[] }): boolean =>
  threshold > 0n && keys.reduce((sum, { weight }) => sum + weight, 0n) >= threshold
const rules = z.looseObject({ threshold: weight, keys: z.array(key).max(32) })
const permission = rules.refine(isReachable)
const activePermission = rules.extend({ operations: z.string().regex(/^[0-9a-fA-F]{64}$/) }).refine(isReachable)

const state = z.looseObject({
  address: tronAddress,
  balance: sun.optional(),
  create_time: milliseconds,
  type: z.union([z.string(), z.number()]).optional(),
  owner_permission: permission.optional(),
  active_permission: z.array(activePermission).max(32).optional(),
  assetV2: z.array(z.looseObject({ key: z.string(), value: weight })).optional(),
})

export type State = z.output<typeof state>
export type TronPermission = z.output<typeof permission>

const indexed = z.looseObject({ data: z.array(state).max(1) }).transform(({ data }) => data[0])
const plain = z.union([state, z.strictObject({}).transform(() => undefined)])

/** An account with the question that was asked for it. */
interface Looked {
  /** `undefined` for an account that was never activated. */
  readonly state: State | undefined
  readonly method: string
}

/** State of an account, from the index or, where that does not answer, from the node itself. Rejects with `SourceError`. */
export async function readAccount(host: TronHost, ask: Ask, address: string): Promise<Looked> {
  const own = (found: State | undefined): State | undefined => {
    if (found === undefined || found.address === address) return found
    throw bad(host, 'answered for another address')
  }
  const fromNode = async (): Promise<Looked> => ({
    state: own(await ask({ path: '/wallet/getaccount', body: { address, visible: true }, schema: plain })),
    method: 'POST /wallet/getaccount',
  })
  if (!host.indexed) return fromNode()
  try {
    const path = `/v1/accounts/${address}`
    return { state: own(await ask({ path, schema: indexed })), method: `GET ${path}` }
  } catch (error) {
    if (error instanceof SourceError) return fromNode()
    throw error
  }
}

/** A contract account says so; code is only ever put there, and no account borrows it. */
export const isContractAccount = ({ type }: State): boolean => type === 'Contract' || type === 2

export function accountOf(address: string, { state: found, method }: Looked, source: string): Account {
  const balance = found?.balance ?? 0n
  const proof: Proof = {
    source,
    method,
    params: { address },
    result: found ? `balance ${balance} sun${isContractAccount(found) ? ', a contract' : ''}` : 'never activated',
  }
  return { balance, code: { kind: found && isContractAccount(found) ? 'contract' : 'none' }, proofs: [proof] }
}

/** When an account was activated; a time that cannot be true fails the answer. */
export function activatedAt(host: TronHost, { create_time: created }: State, now: Date): Date | undefined {
  return created === undefined ? undefined : timeOf(host, created, now)
}

/** A time of the chain from milliseconds; `undefined` for one before there was any chain. */
export function timeOf(host: TronHost, at: number, now: Date): Date | undefined {
  const reading = readUnixSeconds(Math.floor(at / 1000), now)
  if (reading === 'hostile') throw bad(host, 'gave a time that cannot be true')
  return reading === 'unknown' ? undefined : reading.value
}
