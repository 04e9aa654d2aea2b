import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '../../../src/service/dashboard/dashboard.ts'
import { digestOf } from '../../../src/service/keys.ts'
import { newKey, pepper, startReal } from '../../support/real-service.ts'
import { hiddenIn, request, signIn, textOf, visit } from './client.ts'
import { openPlace, type Place, subjects } from './place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const pages = ['/dashboard', '/dashboard/scan', '/dashboard/history', '/dashboard/batches', '/dashboard/keys']

describe('a stranger', () => {
  test.each([...pages, '/dashboard/history/scan_x', '/dashboard/batches/bat_x', '/dashboard/batches/bat_x/results.csv'])(
    'is led from %s to the door',
    async path => {
      const { status, headers, text } = await request(place, path)
      expect([status, headers.get('location'), text]).toEqual([303, '/dashboard/sign-in', ''])
    },
  )

  test.each(['/dashboard/scan', '/dashboard/keys', '/dashboard/batches', '/dashboard/keys/key_x/revoke', '/dashboard/sign-out'])(
    'changes nothing at %s',
    async path => {
      const { status, headers } = await request(place, path, { method: 'POST', headers: { Origin: place.url.origin } })
      expect([status, headers.get('location')]).toEqual([303, '/dashboard/sign-in'])
    },
  )

  test.each([
    ['', 'This is not an API key'],
    ['hello', 'This is not an API key'],
    ['cv_live_Fw9zZS8A80J3xup9dQKUXBjIcPP09e3cBDGX', 'This is not an API key'],
    ['<script>', 'This is not an API key'],
  ])('does not get in with %j, which is not repeated', async (key, expected) => {
    const { status, headers, text } = await signIn(place, key)
    expect([status, headers.get('www-authenticate'), headers.getSetCookie()]).toEqual([401, 'Bearer', []])
    expect(textOf(text)).toContain(expected)
    if (key !== '') expect(text).not.toContain(`value="${key}"`)
  })

  test('does not get in with a key that was revoked, or that is of another service', async () => {
    const customer = await place.customer()
    await place.store.keys.revoke(customer.record.id)
    const { status, text } = await signIn(place, customer.key)
    expect(status).toBe(401)
    expect(textOf(text)).toContain('This key is not valid.')
    expect(text).not.toContain(customer.key)
  })

  test('who tries many keys has to wait', async () => {
    const slow = await openPlace({ limits: { burst: { points: 3, seconds: 60 } } })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push((await signIn(slow, `cv_live_${n}`)).status)
    await slow.close()
    expect(answers).toEqual([401, 401, 401, 429])
  })
})

describe('the cookie', () => {
  test('is for this host, for http, for no script and for no other site', async () => {
    const { key } = await place.customer()
    const { status, headers } = await signIn(place, key)
    expect([status, headers.get('location')]).toEqual([303, '/dashboard'])
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^chainvet-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)])
  })

  test('is bound to https where the service is reached by it', async () => {
    const secure = await openPlace({ baseUrl: 'https://api.example.com' })
    const { key } = await secure.customer()
    const { headers } = await signIn(secure, key, { Origin: 'https://api.example.com' })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-chainvet=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    const [, token = ''] = /=([\w-]{43});/.exec(cookie) ?? []
    const at = (name: string) => request(secure, '/dashboard', { headers: { Cookie: `${name}=${token}` } })
    // any host of the domain can set a cookie without the prefix
    expect([(await at('__Host-chainvet')).status, (await at('chainvet-session')).status]).toEqual([200, 303])
    await secure.close()
  })

  test('and pages hold nothing of the key, and the key opens nothing as a cookie', async () => {
    const customer = await place.customer()
    const visitor = await visit(place, customer)
    const secret = customer.key.slice(8, -4)
    expect(visitor.cookie).not.toContain(secret)
    for (const path of pages) expect((await visitor.get(path)).text).not.toContain(secret)
    expect((await request(place, '/dashboard', { headers: { Cookie: `chainvet-session=${customer.key}` } })).status).toBe(303)
  })

  test('opens nothing of the API', async () => {
    const { cookie } = await visit(place, await place.customer())
    expect((await request(place, '/v1/usage', { headers: { Cookie: cookie } })).status).toBe(401)
  })
})

describe('a session', () => {
  test('ends with the next request when its key is revoked', async () => {
    const customer = await place.customer()
    const visitor = await visit(place, customer)
    expect((await visitor.get('/dashboard')).status).toBe(200)
    await place.store.keys.revoke(customer.record.id)
    const { status, headers } = await visitor.get('/dashboard')
    expect([status, headers.get('location')]).toEqual([303, '/dashboard/sign-in?ended=key'])
    expect(textOf((await visitor.get('/dashboard/sign-in?ended=key')).text)).toContain('was revoked or has expired')
    expect((await visitor.get('/dashboard')).headers.get('location')).toBe('/dashboard/sign-in')
  })

  test('ends by signing out, on the server and in the browser', async () => {
    const visitor = await visit(place, await place.customer())
    const { status, headers } = await visitor.post('/dashboard/sign-out', {}, '/dashboard')
    expect([status, headers.get('location')]).toEqual([303, '/dashboard/sign-in?ended=out'])
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^chainvet-session=; Max-Age=0; /)])
    expect((await visitor.get('/dashboard')).status).toBe(303)
  })

  test('sees its own account and no other', async () => {
    const [one, other] = [await place.customer(), await place.customer()]
    const record = {
      account: other.account.id,
      key: other.record.id,
      kind: 'wallet',
      chainId: 1,
      address: subjects.plain,
      score: 5,
      level: 'LOW',
    } as const
    await place.store.history.record({ ...record, result: '{}' })
    const { entries } = await place.store.history.page(other.account.id, { limit: 1 })
    const batch = await place.store.batches.create({
      account: other.account.id,
      key: other.record.id,
      name: 'theirs',
      input: '{"columns":null,"header":null}',
      rows: [],
    })
    const visitor = await visit(place, one)
    for (const path of [
      `/dashboard/history/${entries[0]?.id}`,
      `/dashboard/history/${entries[0]?.id}.json`,
      `/dashboard/batches/${batch.id}`,
      `/dashboard/batches/${batch.id}/progress`,
      `/dashboard/batches/${batch.id}/results.csv`,
    ])
      expect((await visitor.get(path)).status, path).toBe(404)
    for (const path of [`/dashboard/keys/${other.record.id}/revoke`, `/dashboard/batches/${batch.id}/cancel`])
      expect((await visitor.post(path, {}, '/dashboard/keys')).status, path).toBe(404)
    expect(await place.store.keys.find(digestOf(other.key, pepper))).toBeDefined()
  })
})

describe('a form', () => {
  test.each([
    ['from another site', { Origin: 'https://evil.example' }],
    ['from a page without a site', { Origin: 'null' }],
    ['from another site that says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from another host of the domain', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is refused, with the cookie and with the proof', async (_, headers) => {
    const customer = await place.customer()
    const visitor = await visit(place, customer)
    const { status, text } = await visitor.post('/dashboard/keys', { label: 'x', mode: 'live' }, '/dashboard/keys', headers)
    expect(status).toBe(403)
    expect(textOf(text)).toContain('sent from another site')
    expect(await place.store.keys.list(customer.account.id)).toHaveLength(1)
    expect((await signIn(place, customer.key, headers)).status).toBe(403)
  })

  test('that does not say where it comes from is taken where the browser says it is our own', async () => {
    const customer = await place.customer()
    const { cookie, get } = await visit(place, customer)
    const hidden = hiddenIn((await get('/dashboard/keys')).text)
    const send = (headers: Record<string, string>) =>
      request(place, '/dashboard/keys', {
        method: 'POST',
        headers: { Cookie: cookie, ...headers },
        body: new URLSearchParams({ ...hidden, label: 'x', mode: 'live' }),
      })
    expect([(await send({})).status, (await send({ 'Sec-Fetch-Site': 'same-origin' })).status]).toEqual([403, 200])
  })

  test.each([
    ['no proof', { proof: '' }],
    ['a wrong proof', { proof: 'x'.repeat(43) }],
  ])('with %s is refused', async (_, fields) => {
    const customer = await place.customer()
    const visitor = await visit(place, customer)
    const { status, text } = await visitor.post('/dashboard/keys', { label: 'x', mode: 'live', ...fields }, '/dashboard/keys')
    expect(status).toBe(403)
    expect(textOf(text)).toContain('belongs to a session that has ended')
    expect(await place.store.keys.list(customer.account.id)).toHaveLength(1)
  })

  test('with the proof of another session is refused', async () => {
    const customer = await place.customer()
    const [one, other] = [await visit(place, customer), await visit(place, customer)]
    const { proof = '' } = hiddenIn((await other.get('/dashboard/keys')).text)
    expect((await one.post('/dashboard/keys', { label: 'x', mode: 'live', proof }, '/dashboard/keys')).status).toBe(403)
  })

  test('that is too large, of another type, or has a field twice is refused on a page', async () => {
    const visitor = await visit(place, await place.customer())
    const answers = [
      await visitor.send('/dashboard/keys', new URLSearchParams({ label: 'x'.repeat(20_000) })),
      await visitor.send('/dashboard/keys', '{}', { 'Content-Type': 'application/json' }),
      await visitor.send('/dashboard/keys', new URLSearchParams('proof=1&proof=2')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([413, 415, 400])
    for (const { headers, text } of answers) {
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(textOf(text)).toContain('Back to the dashboard')
    }
  })
})

describe('every page', () => {
  test.each([...pages, '/dashboard/sign-in', '/dashboard/nothing'])(
    '%s may load only what is ours, run nothing inline and stand in no frame',
    async path => {
      const visitor = await visit(place, await place.customer())
      const { headers, text } = await visitor.get(path)
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split('; ').map(each => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]),
      )
      expect(policy.get('default-src')).toBe("'none'")
      for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'form-action']) expect(policy.get(name)).toBe("'self'")
      for (const name of ['frame-ancestors', 'base-uri', 'trusted-types']) expect(policy.get(name)).toBe("'none'")
      expect(policy.get('require-trusted-types-for')).toBe("'script'")
      expect(
        Object.fromEntries(['referrer-policy', 'x-content-type-options', 'cache-control', 'vary'].map(name => [name, headers.get(name)])),
      ).toEqual({
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        vary: 'Cookie',
      })
      expect(text).not.toMatch(/<style|<script(?! src="\/dashboard\/assets\/)|\son\w+=|\sstyle=|javascript:|https?:\/\//)
    },
  )

  test('has files that are served under the name of their content, and may be kept', async () => {
    const { text } = await request(place, '/dashboard/sign-in')
    const paths = [...text.matchAll(/(?:href|src)="(\/dashboard\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(paths.map(path => path.replace(/-[0-9a-f]{16}\./, '.'))).toEqual([
      '/dashboard/assets/icon.svg',
      '/dashboard/assets/style.css',
      '/dashboard/assets/script.js',
    ])
    for (const path of paths) {
      const { status, headers } = await request(place, path)
      expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'nosniff',
      ])
    }
    expect((await request(place, '/dashboard/assets/style-0000000000000000.css')).status).toBe(404)
  })
})

test('the rest of the service answers as before', async () => {
  const { key } = await place.customer()
  const extra = await newKey(place.store, (await place.customer()).account)
  expect((await request(place, '/v1/usage', { headers: { 'X-API-Key': key } })).status).toBe(200)
  expect((await request(place, '/v1/usage', { headers: { 'X-API-Key': extra.key } })).status).toBe(200)
  const { status, text } = await request(place, '/v1/dashboard')
  expect([status, JSON.parse(text)]).toEqual([404, { detail: expect.any(String) }])
})

test('the dashboard takes no path but its own', async () => {
  const paths: string[] = []
  const service = await startReal({
    more: async parts => {
      const routes = dashboard(parts, { added: async () => {} })
      paths.push(...routes.routes.map(({ path }) => path))
      return [{ routes }]
    },
  })
  await service.close()
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(path => !/^\/dashboard(\/|$)/.test(path))).toEqual([])
})
