import { z } from 'zod'
import { type Reading, readDecimalCount, readWhole } from '../../read.ts'
import { addressOf } from './assets.ts'

/**
 * Amounts of issued currencies are decimal floats of 15 or 16 digits with an exponent from -96 to 80 and have no smallest
 * unit. They are counted here in units of 10^-15, which is what the ledger promises to keep of a number around one; what is
 * smaller is cut off.
 */
export const issuedDecimals = 15

/** Makes a schema of a reader, for a value that must be there. */
export const readAs = <T>(read: (raw: unknown) => Reading<T>) =>
  z.unknown().transform((raw, context): T => {
    const reading = read(raw)
    if (typeof reading === 'object') return reading.value
    context.addIssue({ code: 'custom', message: reading === 'hostile' ? 'impossible value' : 'missing value' })
    return z.NEVER
  })

/** All XRP that ever were, in drops. */
const mostDrops = 100_000_000_000n * 1_000_000n
export const drops = readAs(raw => readWhole(raw, mostDrops))

/** Units of a multi-purpose token: 63 bits. */
export const units = readAs(raw => readWhole(raw, 2n ** 63n - 1n))

/** A number that the ledger keeps in 32 bits without sign, such as flags. */
export const uint32 = readAs(raw => {
  const reading = readDecimalCount(raw)
  return typeof reading === 'object' && reading.value > 0xffffffff ? 'hostile' : reading
})

/** An amount of an issued currency, in units of 10^-15. Balances of the one who owes are negative. */
export const issuedValue = readAs(readIssued)

const form = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?)(\d{1,3}))?$/i

/** "1762.700511879441", "-5", "5444166510000000e-26". */
export function readIssued(raw: unknown): Reading<bigint> {
  const [, sign = '', whole = '', part = '', exponentSign = '', exponentDigits = '0'] =
    typeof raw === 'string' ? (form.exec(raw) ?? []) : []
  const exponent = readDecimalCount(exponentDigits)
  const digits = readWhole(whole + part)
  if (typeof digits !== 'object' || typeof exponent !== 'object' || exponent.value > 120) return raw === undefined ? 'unknown' : 'hostile'
  const shift = (exponentSign === '-' ? -exponent.value : exponent.value) - part.length + issuedDecimals
  let value = digits.value
  for (let step = 0; step < shift; step++) value *= 10n
  for (let step = 0; step > shift; step--) value /= 10n
  return { value: sign === '-' ? -value : value }
}

/** What an amount counts: "XRP", or the canonical address of a token. */
export interface Amount {
  readonly asset: string
  readonly decimals: number
  readonly value: bigint
}

/** An account as the ledger writes it. */
export const classic = z.string().regex(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/)

/** Drops as text, or an object that names its token. The decimals of an MPT stand in its issuance, not here. */
export const amount = z.union([
  drops.transform((value): Amount => ({ asset: 'XRP', decimals: 6, value })),
  z
    .looseObject({ currency: z.string().max(40), issuer: classic, value: issuedValue })
    .transform(({ currency, issuer, value }): Amount => ({ asset: addressOf(currency, issuer), decimals: issuedDecimals, value })),
  z
    .looseObject({ mpt_issuance_id: z.string().regex(/^[0-9A-F]{48}$/), value: units })
    .transform(({ mpt_issuance_id: asset, value }): Amount => ({ asset, decimals: 0, value })),
])
