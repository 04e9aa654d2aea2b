import type { Rpc } from '../evm/pool.ts'
import type { Controllers } from './controllers/discover.ts'
import { prepared, type Screening, screen } from './powers.ts'
import { secondCalls } from './second.ts'
import type { Stage } from './stage.ts'
import { officeOf } from './trials.ts'

/** Most callers whose calls are tried once more. */
const mostOrigins = 4

/**
 * In the laboratory all that happens is signed by the buyer. Where code looks at who signed a transaction, what went through may
 * have done less than it would have, and what was refused may go through: calls of ordinary accounts are tried again, each signed by
 * whoever makes it; and where one was let in by that, what comes after it.
 */
export function byOrigin(rpc: Rpc, stage: Stage, controllers: Controllers, { calls, accepted }: Screening): Promise<Screening>[] {
  const { origin: asked, targets } = controllers
  if (!asked) return []
  const people = [...new Set(targets.flatMap(({ callers }) => callers.flatMap(one => (one.contract === true ? [] : [one.address]))))]
  const known = new Set(accepted.map(officeOf))
  const anybodys = accepted.filter(({ by }) => by.role === 'stranger')
  return people.slice(0, mostOrigins).flatMap(origin => {
    const own = calls.filter(call => call.caller === origin && call.by.role !== 'stranger')
    if (own.length === 0) return []
    const signed = { ...stage, origin }
    const first = screen(rpc, prepared(signed, own, 'transactions'))
    const second = first.then(found => {
      const isLetIn = found.accepted.some(call => !known.has(officeOf(call)))
      const whole = { ...found, accepted: [...anybodys, ...found.accepted] }
      const behind = isLetIn ? secondCalls(signed, controllers, whole).filter(({ caller }) => caller === origin) : []
      return screen(rpc, prepared(signed, behind, 'transactions'))
    })
    return [first, second]
  })
}
