import { DatabaseError } from 'pg'
import { ChainvetError } from '../../../errors.ts'
import { unavailable } from '../unavailable.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Said by the driver without a code. */
const lostWords =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** The connection broke: what was under way has happened, or has not. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ChainvetError) return false
  const code = codeOf(error)
  return code === undefined ? lostWords.test(error.message) : /^(?:E[A-Z_]+|08...|57P0[1-5])$/.test(code)
}

/** The server took it back: two transactions got in each other's way, or two of the same request did. */
export function isUndone(error: unknown): boolean {
  const code = codeOf(error)
  if (code === '23505') return error instanceof DatabaseError && requests.includes(error.constraint ?? 'none')
  return code === '40001' || code === '40P01'
}

/** Where requests of the same id or idempotency key meet. */
const requests: readonly string[] = ['repeats_pkey', 'ledger_pkey']

/** Classes of SQLSTATE (PostgreSQL, appendix A) that speak of the server and not of the statement. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^57014$/, 'it took too long'],
  [/^55P03$/, 'it is busy'],
  [/^53100$/, 'its disk is full'],
  [/^53/, 'it has no room for more'],
  [/^(?:57|08)/, 'it is not running'],
  [/^25006$/, 'it may only be read'],
  [/^40/, 'it is busy'],
  [/^(?:58|XX)/, 'it has failed'],
  [/^(?:28|3D|42501)/, 'it does not let the service in'],
]

/** What the server says is for its operator: who asks is told what kind of trouble it is. */
export function nameOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ChainvetError) return error
  const code = codeOf(error)
  const [, why] = reasons.find(([pattern]) => code !== undefined && pattern.test(code)) ?? []
  if (why !== undefined) return unavailable(why, error)
  return isConnectionLost(error) ? unavailable('there is no connection to it', error) : error
}
