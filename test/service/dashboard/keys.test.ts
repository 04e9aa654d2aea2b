import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readKey } from '../../../src/service/keys.ts'
import { type Customer, newKey } from '../../support/real-service.ts'
import { hiddenIn, request, textOf, type Visitor, visit } from './client.ts'
import { openPlace, type Place } from './place.ts'

let place: Place
let customer: Customer
let visitor: Visitor
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())
beforeEach(async () => {
  customer = await place.customer()
  visitor = await visit(place, customer)
})

const statusWith = async (key: string) => (await request(place, '/v1/usage', { headers: { 'X-API-Key': key } })).status
const secretIn = (html: string): string => /<code class="secret[^>]*>(cv_\w+)<\/code>/.exec(html)?.[1] ?? 'none'
const create = (fields: Record<string, string> = {}) =>
  visitor.post('/dashboard/keys', { label: 'payments', mode: 'live', ...fields }, '/dashboard/keys')
const list = () => place.store.keys.list(customer.account.id)

describe('a new key', () => {
  test.each(['live', 'test'] as const)('works at once, and is shown in this one answer only: %s', async mode => {
    const { status, text, headers } = await create({ mode })
    const secret = secretIn(text)
    expect([status, readKey(secret)?.mode, await statusWith(secret), headers.get('cache-control')]).toEqual([200, mode, 200, 'no-store'])
    for (const path of ['/dashboard/keys', '/dashboard', '/dashboard/history']) expect((await visitor.get(path)).text).not.toContain(secret)
    expect(textOf((await visitor.get('/dashboard/keys')).text)).toContain(`cv_${mode}_…${secret.slice(-4)}`)
    expect(place.log.join('')).not.toContain(secret)
  })

  test('is made once, however often its form is sent', async () => {
    const form = new URLSearchParams({ ...hiddenIn((await visitor.get('/dashboard/keys')).text), label: 'x', mode: 'live' })
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send('/dashboard/keys', new URLSearchParams(form))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(textOf(answers.find(({ status }) => status === 409)?.text ?? '')).toContain('shown only once')
    expect(await list()).toHaveLength(2)
  })

  test.each([
    ['no label', { label: '  ' }, 'Give the key a label'],
    ['a label that is too long', { label: 'x'.repeat(65) }, 'Give the key a label'],
    ['no kind', { mode: 'root' }, 'Choose live or test.'],
  ])('is not made with %s', async (_, fields, words) => {
    const { status, text } = await create(fields)
    expect([status, textOf(text)]).toEqual([400, expect.stringContaining(words)])
    expect(await list()).toHaveLength(1)
  })

  test('is not made beside fifty others', async () => {
    for (let n = 1; n < 50; n++) await newKey(place.store, customer.account)
    expect(textOf((await create()).text)).toContain('An account has 50 living keys at most.')
    expect(await list()).toHaveLength(50)
  })

  test('has a label that is text and nothing else', async () => {
    await create({ label: '<b>\u202ex</b>' })
    const { text } = await visitor.get('/dashboard/keys')
    expect(text).toContain('&lt;b&gt;\\u{202E}x&lt;/b&gt;')
  })
})

describe('a key that is replaced', () => {
  const rotate = (overlap: string, id = customer.record.id) => visitor.post(`/dashboard/keys/${id}/rotate`, { overlap }, '/dashboard/keys')
  const [hour, day] = [3_600_000, 86_400_000]

  test.each([
    ['1h', hour, 'in one hour'],
    ['24h', day, 'in 24 hours'],
    ['7d', 7 * day, 'in 7 days'],
  ])('lives on beside the new one for a time: %s', async (overlap, milliseconds, words) => {
    const { status, text } = await rotate(overlap)
    const secret = secretIn(text)
    expect([status, await statusWith(secret), await statusWith(customer.key)]).toEqual([200, 200, 200])
    expect(textOf(text)).toContain(`ends ${words}.`)
    const [old, next] = await list()
    const left = (old?.expiresAt?.getTime() ?? 0) - Date.now()
    expect(left).toBeGreaterThan(milliseconds - 60_000)
    expect(left).toBeLessThanOrEqual(milliseconds)
    expect([next?.label, next?.mode, next?.expiresAt]).toEqual([old?.label, old?.mode, undefined])
  })

  test('ends at once where that was chosen, and the session goes on with the new one', async () => {
    const { text } = await rotate('0')
    expect([await statusWith(secretIn(text)), await statusWith(customer.key)]).toEqual([200, 401])
    const { status, text: keys } = await visitor.get('/dashboard/keys')
    expect(status).toBe(200)
    expect(textOf(keys)).toContain('Keys that have ended: 1')
  })

  test('is not replaced without a choice, twice, or when it is dead', async () => {
    expect((await rotate('forever')).status).toBe(400)
    expect(await list()).toHaveLength(1)
    const other = await newKey(place.store, customer.account)
    const form = new URLSearchParams({ ...hiddenIn((await visitor.get('/dashboard/keys')).text), overlap: '24h' })
    const path = `/dashboard/keys/${other.record.id}/rotate`
    const answers = [await visitor.send(path, new URLSearchParams(form)), await visitor.send(path, new URLSearchParams(form))]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    await place.store.keys.revoke(other.record.id)
    expect((await rotate('24h', other.record.id)).status).toBe(404)
  })
})

describe('a key that is revoked', () => {
  test('is refused at once, and stands among those that have ended', async () => {
    const other = await newKey(place.store, customer.account)
    const { status, headers } = await visitor.post(`/dashboard/keys/${other.record.id}/revoke`, {}, '/dashboard/keys')
    expect([status, headers.get('location'), await statusWith(other.key)]).toEqual([303, '/dashboard/keys?revoked', 401])
    expect(textOf((await visitor.get('/dashboard/keys?revoked')).text)).toContain('The key is revoked.')
  })

  test('takes the session with it that it opened, and leaves the others', async () => {
    const other = await newKey(place.store, customer.account)
    const second = await visit(place, other)
    await visitor.post(`/dashboard/keys/${customer.record.id}/revoke`, {}, '/dashboard/keys')
    expect((await visitor.get('/dashboard')).headers.get('location')).toBe('/dashboard/sign-in?ended=key')
    expect((await second.get('/dashboard')).status).toBe(200)
  })
})
