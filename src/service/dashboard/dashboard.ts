import { Hono } from 'hono'
import { markup } from '../../output/html/markup.ts'
import { refusalFor } from '../answer.ts'
import type { BatchQueue } from '../batches/queue.ts'
import { ClientGone } from '../body.ts'
import { failureFields } from '../log.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { assetRoutes } from './assets.ts'
import { batchRoutes } from './batch.ts'
import { batchesRoutes } from './batches.ts'
import { createGuard } from './guard.ts'
import { historyRoutes } from './history.ts'
import { keyRoutes } from './keys.ts'
import { answer, page, problem } from './layout.ts'
import { scanRoutes } from './scan.ts'
import { createSessions } from './sessions.ts'
import { signInRoutes } from './sign-in.ts'
import { usageRoutes } from './usage.ts'

/**
 * Pages for people below /dashboard: usage, scans, history, keys and batches of the account whose key was used to sign in. They
 * work without JavaScript, load nothing from anywhere else, and escape every value. To be mounted at /. `queue` is told of the batches that are sent here.
 */
export function dashboard(parts: Parts, queue: Pick<BatchQueue, 'added'>): Hono<ServiceEnv> {
  const sessions = createSessions(parts.world, parts.store.sessions)
  const guard = createGuard(parts, sessions)
  const pages = new Hono<ServiceEnv>()
  for (const routes of [
    assetRoutes(),
    signInRoutes(parts, sessions, guard),
    usageRoutes(parts, guard),
    scanRoutes(parts, guard),
    historyRoutes(parts, guard),
    keyRoutes(parts, sessions, guard),
    batchesRoutes(parts, sessions, guard, queue),
    batchRoutes(parts, guard),
  ])
    pages.route('/', routes)
  pages.get('/dashboard/*', async () => failurePage(new Refusal(404, 'There is no such page.')))
  pages.onError((error, { env }) => {
    const refusal = error instanceof ClientGone ? new Refusal(408, 'The browser left.') : refusalFor(error)
    if (refusal.status >= 500)
      parts.log[refusal.status === 500 ? 'error' : 'warn']('failed', { request: env.requestId, ...failureFields(error) })
    return failurePage(refusal)
  })
  return pages
}

const titles: Readonly<Record<number, string>> = {
  400: 'That could not be read',
  401: 'Not signed in',
  403: 'That was refused',
  404: 'Not found',
  409: 'Done already',
  429: 'Too much at once',
  503: 'Not now',
}

/** What went wrong, on a page without navigation: who asks may be a stranger. */
const failurePage = ({ status, message, headers }: Refusal): Response =>
  answer(
    page({
      title: titles[status] ?? (status >= 500 ? 'That went wrong' : 'That did not work'),
      body: markup`${problem([message])}<p><a href="/dashboard">Back to the dashboard</a></p>`,
    }),
    status,
    headers,
  )
