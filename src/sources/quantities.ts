import { z } from 'zod'
import { type Reading, readCount, readFlag, readFraction, readQuantity, readWhole } from '../read.ts'
import { isBytes, isHash } from './hex.ts'

/**
 * What a function makes of any value; where it complains, the whole answer fails. A transform of the core, because one of
 * `z.transform` hands a function of its own to each value, and what is handed so lives until the next full collection.
 */
const making = <T>(make: (raw: unknown, complain: Complaint) => T): z.ZodType<T> =>
  z.pipe(
    z.unknown(),
    new z.core.$ZodTransform({ type: 'transform', transform: (raw, { issues }) => make(raw, issues) }) as z.core.$ZodTransform<T, unknown>,
  )
/** Where a failure is put. */
type Complaint = z.core.ParsePayload['issues']

/**
 * Makes a schema of a reader: a value that nobody said comes out as `undefined`, an impossible one fails the whole
 * answer, because a source that says one impossible thing is not believed in the rest.
 */
const schemaOf = <T>(read: (raw: unknown) => Reading<T>) =>
  making((raw, issues): T | undefined => {
    const reading = read(raw)
    if (reading === 'unknown') return undefined
    if (reading !== 'hostile') return reading.value
    issues.push({ code: 'custom', message: 'impossible value', input: raw })
    return z.NEVER
  }).optional()

/** The same where a value must be there: null and "" fail. */
const required = <T>(read: (raw: unknown) => Reading<T>): z.ZodType<T> =>
  making((raw, issues): T => {
    const reading = read(raw)
    if (typeof reading === 'object') return reading.value
    issues.push({ code: 'custom', message: 'missing value', input: raw })
    return z.NEVER
  })

/** Hex quantity of JSON-RPC, as bigint. */
export const quantity = required(readQuantity)
/** One that a JSON integer can carry: a height, a nonce. */
export const smallQuantity = quantity.refine(value => value <= BigInt(Number.MAX_SAFE_INTEGER))
/** Base units in decimal, as text or as a JSON number. */
export const whole = required(raw => readWhole(raw))
export const count = schemaOf(readCount)
export const flag = schemaOf(readFlag)
/** 0.05 for 5 %. */
export const fraction = schemaOf(raw => readFraction(raw))

export const bytes = z.string().refine(isBytes)
/** Code of a contract. EIP-170 allows 24 KiB and some chains a little more; to find the functions in megabytes takes minutes. */
export const runtimeCode = bytes.max(2 + 2 * 64 * 1024)
export const hash = z.string().refine(isHash)
/** The account that nobody holds: contracts name it where there is none, and logs of mints and burns do. */
export const zeroAddress = `0x${'0'.repeat(40)}`
/** 20 bytes of an account, in lower case. */
export const account = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .toLowerCase()
