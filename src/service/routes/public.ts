import { Hono } from 'hono'
import { chains } from '../../chains/index.ts'
import { jsonAnswer } from '../answer.ts'
import { failureFields } from '../log.ts'
import { openApi } from '../openapi.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { docsPage } from './docs.ts'

/** What anybody may ask, without a key. */
export function publicRoutes(parts: Parts): Hono<ServiceEnv> {
  const { store, stopping, log } = parts
  let document: Response | undefined
  return new Hono<ServiceEnv>()
    .get('/v1/chains', () => jsonAnswer({ chains: chains.map(chainInWords) }))
    .get('/healthz', () => jsonAnswer({ status: 'ok' }))
    .get('/readyz', async () => {
      if (stopping.aborted) throw new Refusal(503, 'The service is stopping.')
      try {
        await store.check()
      } catch (error) {
        log.warn('not-ready', failureFields(error))
        throw new Refusal(503, 'The store of the service cannot be used.')
      }
      return jsonAnswer({ status: 'ready' })
    })
    .get('/openapi.json', () => {
      document ??= jsonAnswer(openApi(parts))
      return document.clone()
    })
    .get('/docs', () => docsPage())
}

const chainInWords = ({ id, name, names, symbol, caip2, family }: (typeof chains)[number]) => ({
  chain_id: id,
  name,
  names,
  symbol,
  caip2,
  wallet: family.expected,
  token: family.noToken === undefined ? (family.token?.expected ?? family.expected) : null,
})
