import { Hono } from 'hono'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { takeOne } from '../burst.ts'
import { digestOf, readKey } from '../keys.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { readForm } from './forms.ts'
import { door, type Guard, giveToken, requireOwnPage, takeToken } from './guard.ts'
import { answer, notice, onwards, page, problem } from './layout.ts'
import type { Sessions } from './sessions.ts'

/** The way in, with an API key, and the way out. */
export function signInRoutes(parts: Parts, sessions: Sessions, guard: Guard): Hono<ServiceEnv> {
  const { store, pepper, limits, log } = parts
  const routes = new Hono<ServiceEnv>()

  routes.get(door, async ({ req }) => {
    const why = req.query('ended')
    const above = why === 'key' ? notice(ended.key) : why === 'out' ? notice(ended.out) : nothing
    return answer(signInPage(above))
  })

  routes.post(door, async context => {
    requireOwnPage(context, parts)
    await takeOne(parts, 'stranger', context.env.client)
    const form = await readForm(context, limits)
    const key = form.text('key')
    const digest = readKey(key) && digestOf(key, pepper)
    const found = digest && (await store.keys.find(digest))
    if (!digest || !found) return answer(signInPage(problem(digest ? refused.dead : refused.typo)), 401, { 'WWW-Authenticate': 'Bearer' })
    log.info('dashboard-sign-in', { account: found.account.id, key: found.key.id })
    giveToken(context, parts, await sessions.open(digest))
    return onward(context.res, '/dashboard')
  })

  routes.post(
    '/dashboard/sign-out',
    guard.writing(async ({ context, token }) => {
      await sessions.close(token)
      takeToken(context, parts)
      return onward(context.res, `${door}?ended=out`)
    }),
  )
  return routes
}

/** Leads on, with the cookie that was set. */
function onward({ headers }: Response, path: string): Response {
  const response = onwards(path)
  for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

const ended = {
  key: 'Your session has ended, because the key that you signed in with was revoked or has expired. Sign in with another one.',
  out: 'You are signed out.',
}

const refused = {
  typo: [
    'This is not an API key: it is too short, too long, or has a typing error. A key begins with cv_live_ or cv_test_ and has 44 characters.',
  ],
  dead: [
    'This key is not valid. It may have been revoked, or it belongs to another service.',
    'Nobody here can look a key up again: who manages the account can create a new one.',
  ],
}

const signInPage = (above: Markup): string =>
  page({
    title: 'Sign in',
    body: markup`${above}<p class="lede">Use one of the API keys of your account.</p>
<form class="form narrow-form" method="post" action="${door}">
<input type="text" name="username" value="chainvet" autocomplete="username" hidden>
<div><label class="label" for="key">API key</label><input class="mono-in" id="key" name="key" type="password" required autocomplete="current-password" spellcheck="false" autocapitalize="none" maxlength="200" aria-describedby="key-hint"><span class="hint" id="key-hint">It is sent once, to this service only, and no page or cookie holds it. The session ends after two hours without use, or when the key is revoked.</span></div>
<div class="actions"><button class="primary">Sign in</button></div>
</form>`,
  })
