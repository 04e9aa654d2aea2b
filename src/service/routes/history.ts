import { type Context, Hono } from 'hono'
import { levels } from '../../api/level.ts'
import { chainById } from '../../chains/index.ts'
import { known, readCount } from '../../read.ts'
import { jsonAnswer } from '../answer.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { HistoryQuery, HistorySummary } from '../store/store.ts'

/** What an account has asked about: a page at a time, newest first, and each result by its id. */
export const historyRoutes = ({ store }: Pick<Parts, 'store'>): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>()
    .get('/v1/history', async context => {
      const { entries, next } = await store.history.page(context.var.customer.account.id, queryOf(context))
      return jsonAnswer({ results: entries.map(summaryOf), next: next ?? null })
    })
    .get('/v1/history/:id', async ({ req, var: { customer } }) => {
      const found = await store.history.entry(customer.account.id, req.param('id'))
      if (!found) throw new Refusal(404, 'There is no such scan in the history of this account.')
      return jsonAnswer({ ...summaryOf(found), result: JSON.parse(found.result) })
    })

const summaryOf = ({ id, at, key, kind, chainId, address, score, level }: HistorySummary) => ({
  id,
  at: at.toISOString(),
  key,
  kind,
  chain_id: chainId,
  address,
  risk_score: score,
  risk_level: level,
})

/** How each filter is read; what is not one of them is refused, because a misspelled filter would show what nobody asked for. */
const filters: Readonly<Record<string, (text: string) => Partial<HistoryQuery>>> = {
  cursor: cursor => ({ cursor }),
  limit: text => {
    const limit = known(readCount(text))
    if (limit === undefined || limit < 1 || limit > 200) throw new Refusal(400, 'limit has to be a whole number from 1 to 200.')
    return { limit }
  },
  kind: kind => {
    if (kind !== 'wallet' && kind !== 'token') throw new Refusal(400, 'kind has to be wallet or token.')
    return { kind }
  },
  chain_id: text => {
    const size = known(readCount(text.replace(/^-/, '')))
    if (size === undefined) throw new Refusal(400, 'chain_id has to be a whole number, one of those at /v1/chains.')
    return { chainId: chainById(text.startsWith('-') ? -size : size).id }
  },
  level: text => {
    const level = levels.find(each => each === text)
    if (!level) throw new Refusal(400, `level has to be one of ${levels.join(', ')}.`)
    return { level }
  },
  address: address => ({ address }),
  from: text => ({ from: instantIn('from', text) }),
  to: text => ({ to: instantIn('to', text) }),
}

function queryOf({ req }: Context<ServiceEnv>): HistoryQuery {
  let query: HistoryQuery = { limit: 50 }
  for (const [name, values] of Object.entries(req.queries())) {
    const read = Object.hasOwn(filters, name) ? filters[name] : undefined
    const [value, ...more] = values
    if (!read) throw new Refusal(400, `There is no such filter. Known are ${Object.keys(filters).join(', ')}.`)
    if (value === undefined || value === '' || more.length > 0) throw new Refusal(400, `${name} has to stand once, with a value.`)
    query = { ...query, ...read(value) }
  }
  return query
}

/** "2026-11-20" or "2026-11-20T19:02:36Z": always UTC. */
function instantIn(name: string, text: string): Date {
  const date = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?Z)?$/.test(text) ? new Date(text) : undefined
  if (!date || Number.isNaN(date.getTime()))
    throw new Refusal(400, `${name} has to be a date or an instant in UTC, such as 2026-11-20T19:02:36Z.`)
  return date
}
