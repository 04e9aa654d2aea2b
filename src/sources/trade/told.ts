import type { Powers } from '../../evidence/powers.ts'
import type { Probe } from '../../evidence/trading.ts'
import type { Known } from './controllers/kinds.ts'
import type { Asked, Screening } from './powers.ts'
import type { Stage } from './stage.ts'

/** Everything that was learned of who can do what. */
export function powersOf(
  stage: Stage,
  { calls, accepted, requests, unseen }: Pick<Screening, 'calls' | 'accepted' | 'requests'> & Required<Pick<Powers, 'unseen'>>,
  { effects, bounds, levers, sealed }: Pick<Powers, 'effects' | 'sealed'> & Required<Pick<Powers, 'bounds' | 'levers'>>,
  controllerOf: (caller: string) => Known,
): Powers {
  const callers = [...new Map(calls.map(({ by }) => [by.address, by])).values()].map(by => {
    const { named, ...controller } = controllerOf(by.address)
    const foundAt = named ?? by.foundAt
    return { ...controller, role: by.role, ...(foundAt !== undefined && { foundAt }) }
  })
  const whole = `of all ${calls.length} calls ${accepted.length} did, and ${effects.length} powers were proved`
  const proofs = shortest(requests).map(({ question: { method, params }, callers: by, tried, accepted: passed }) => ({
    source: 'Node',
    method,
    params,
    block: Number(stage.header.number),
    result: `of ${tried} calls by ${by.join(', ')} ${passed} went through here; ${whole}`,
  }))
  return {
    callers,
    tried: calls.length,
    accepted: accepted.length,
    effects,
    ...(bounds.length > 0 && { bounds }),
    ...(levers.length > 0 && { levers }),
    ...(unseen.length > 0 && { unseen }),
    ...(sealed && { sealed }),
    proofs,
  }
}

/** Whether the same sale goes through in some blocks and not in others, in no order. */
export function byLot(probes: readonly Probe[] = []): boolean {
  const chances = probes.filter(({ kind }) => kind === 'chance').map(({ ok }) => ok)
  return chances.filter((ok, nth) => nth > 0 && ok !== chances[nth - 1]).length > 1
}

/** What is left where sales are drawn by lot: that one failed after a call says nothing of the call. */
export function withoutLuck({ levers: _, effects, ...rest }: Powers): Powers {
  return { ...rest, effects: effects.filter(({ kind }) => kind !== 'blocks all sales' && kind !== 'blocks one holder'), salesByLot: true }
}

/** Characters of requests that are told in full beside each check. */
const mostTold = 64_000

/** Characters of a request as JSON: whose texts are hex, in which nothing is escaped. To write it again takes a hundred times as long. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return String(value).length
  const sizes = Array.isArray(value) ? value.map(sizeOf) : Object.entries(value).map(([key, part]) => key.length + 3 + sizeOf(part))
  // a comma behind each but the last, and two brackets
  return sizes.reduce((sum, size) => sum + size + 1, sizes.length > 0 ? 1 : 2)
}

/** The smallest requests, until every caller has acted in one or enough is told: always one. */
function shortest(requests: readonly Asked[]): Asked[] {
  const bySize = requests.map(request => ({ request, size: sizeOf(request.question.params) })).sort((a, b) => a.size - b.size)
  const seen = new Set<string>()
  let told = 0
  return bySize.flatMap(({ request, size }) => {
    const fresh = request.callers.some(caller => !seen.has(caller))
    if (!fresh || (told > 0 && told + size > mostTold)) return []
    for (const caller of request.callers) seen.add(caller)
    told += size
    return [request]
  })
}
