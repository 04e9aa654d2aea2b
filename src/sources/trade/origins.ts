import type { Controllers } from './controllers/discover.ts'
import { type Prepared, prepared, type Screening } from './powers.ts'
import type { Stage } from './stage.ts'

/** Most callers whose calls are tried once more. */
const mostOrigins = 4

/**
 * In the laboratory all that happens is signed by the buyer. Where code looks at who signed a transaction, what went through may
 * have done less than it would have, and what was refused may go through: calls of ordinary accounts are tried again, each signed by
 * whoever makes it.
 */
export function byOrigin(stage: Stage, { origin: asked, targets }: Controllers, { calls }: Screening): Prepared[] {
  if (!asked) return []
  const people = [...new Set(targets.flatMap(({ callers }) => callers.flatMap(one => (one.contract === true ? [] : [one.address]))))]
  return people.slice(0, mostOrigins).flatMap(origin => {
    const own = calls.filter(call => call.caller === origin && call.by.role !== 'stranger')
    return own.length > 0 ? [prepared({ ...stage, origin }, own, 'transactions')] : []
  })
}
