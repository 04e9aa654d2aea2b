import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestOf } from '../../../src/service/keys.ts'
import { type Customer, pepper } from '../../support/real-service.ts'
import { hiddenIn, request, textOf, type Visitor, visit } from './client.ts'
import { hostileName, openPlace, type Place, subjects } from './place.ts'

let place: Place
let customer: Customer
let visitor: Visitor
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

/** A new customer, signed in. */
async function newcomer(tier: 'free' | 'starter' = 'starter'): Promise<void> {
  customer = await place.customer(tier)
  visitor = await visit(place, customer)
}

const scan = (address: string, more: Record<string, string> = {}) =>
  visitor.post('/dashboard/scan', { kind: 'wallet', chain: '1', address, ...more }, '/dashboard/scan')
const charged = () => place.used(customer.account)

describe('a scan from the form', () => {
  beforeAll(() => newcomer())

  test('costs one call, and leads to its result in the history', async () => {
    const { status, headers } = await scan(subjects.exposed)
    const where = headers.get('location') ?? ''
    expect([status, where, await charged()]).toEqual([303, expect.stringMatching(/^\/dashboard\/history\/scan_\w+$/), 1])
    const { text } = await visitor.get(where)
    expect(text).toContain('aria-labelledby="c1t"')
    expect(textOf(text)).toContain(subjects.exposed)
    expect(textOf(text)).toContain('Dealings with listed parties')
    expect(textOf(text)).toContain(`chainvet scan wallet ${subjects.exposed} --chain ethereum --explain`)
    const { text: json, headers: fields } = await visitor.get(`${where}.json`)
    expect(JSON.parse(json)).toMatchObject({ wallet_address: subjects.exposed, risk_score: 5 })
    expect(fields.get('content-disposition')).toMatch(/^attachment; filename="scan_\w+\.json"$/)
  })

  test('is the one that the API shows, too', async () => {
    await scan(subjects.trap, { kind: 'token' })
    const { text } = await request(place, '/v1/history?limit=1', { headers: { 'X-API-Key': customer.key } })
    expect(JSON.parse(text)).toMatchObject({ results: [{ kind: 'token', address: subjects.trap, risk_level: 'CRITICAL' }] })
  })

  test('that is sent twice is one call, one scan, and the same result', async () => {
    const before = [await charged(), place.asked.length] as const
    const form = { ...hiddenIn((await visitor.get('/dashboard/scan')).text), kind: 'wallet', chain: '8453', address: subjects.plain }
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send('/dashboard/scan', new URLSearchParams(form))))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect([await charged(), place.asked.length]).toEqual([before[0] + 1, before[1] + 1])
  })

  test('of a wallet without activity is an answer, and charged', async () => {
    const before = await charged()
    const { status, text } = await scan(subjects.silent)
    expect([status, await charged()]).toEqual([404, before + 1])
    expect(textOf(text)).toContain('this wallet has no activity on Ethereum')
    expect(textOf(text)).toContain('so it cost one call')
  })

  test.each<[string, Record<string, string>, number, string]>([
    ['no address', { address: '' }, 400, 'Give an address.'],
    ['half an address', { address: '0x1234' }, 400, '"0x1234" is not an address of Ethereum'],
    ['no kind', { kind: 'nft' }, 400, 'Choose wallet or token.'],
    ['no chain', { chain: '999' }, 400, 'Choose the chain that the address is on.'],
    ['a chain that has no tokens', { chain: '0', kind: 'token' }, 400, 'Bitcoin'],
    ['no name of the form', { once: '' }, 400, 'The form did not arrive whole.'],
    ['an address whose node is down', { address: subjects.down }, 502, 'The node does not answer.'],
  ])('with %s is explained, keeps what was filled in, and costs nothing', async (_, fields, expected, words) => {
    const before = await charged()
    const { status, text } = await scan(subjects.plain, fields)
    expect([status, await charged()]).toEqual([expected, before])
    expect(textOf(text)).toContain(words)
    expect(textOf(text)).toContain('This cost nothing.')
    expect(text).toContain(`name="address" value="${fields['address'] ?? subjects.plain}"`)
  })

  test('of what is a private key says so and does not repeat it', async () => {
    const secret = `${'c'.repeat(63)}1`
    const { status, text } = await scan(secret)
    expect([status, text.includes(secret)]).toEqual([400, false])
    expect(textOf(text)).toMatch(/looks like a .*key/)
    expect(place.log.join('')).not.toContain(secret)
  })

  test('can be filled in by a link, and is not made by it', async () => {
    const before = await charged()
    const { text } = await visitor.get(`/dashboard/scan?kind=token&chain=56&address=${encodeURIComponent('"><script>')}`)
    expect(text).toContain('value="token" checked')
    expect(text).toContain('<option value="56" selected>')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(await charged()).toBe(before)
  })
})

test('the pool of a free tier ends, and the page says when there is more', async () => {
  await newcomer('free')
  const digest = digestOf(customer.key, pepper)
  const granted = await Promise.all(Array.from({ length: 1_000 }, () => place.store.quota.reserve({ digest, what: 'scan/wallet' })))
  expect(granted.every(({ outcome }) => outcome === 'granted')).toBe(true)
  const { status, text } = await scan(subjects.plain)
  expect([status, await charged()]).toEqual([429, 1_000])
  expect(textOf(text)).toMatch(/The monthly quota of 1,?000 calls is exhausted\. It resets on \d{4}-\d\d-01/)
  expect(textOf(text)).toContain('No call is left this month.')
  expect(textOf((await visitor.get('/dashboard')).text)).toContain('The pool of this month is used up. Scans are refused until')
})

describe('a hostile name', () => {
  beforeAll(() => newcomer())

  test('stands in the page to be read, and is no markup', async () => {
    const { headers } = await scan(subjects.hostile, { kind: 'token' })
    const { text } = await visitor.get(headers.get('location') ?? '')
    expect(text).not.toContain('<img')
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('\u202e')
    expect(textOf(text)).toContain(hostileName.replace('\u202e', '\\u{202E}'))
  })
})

test('a result that cannot be read any more says so', async () => {
  await newcomer()
  const entry = {
    account: customer.account.id,
    key: customer.record.id,
    kind: 'wallet',
    chainId: 1,
    address: subjects.plain,
    score: 99,
    level: 'SEVERE',
  } as const
  for (const result of ['{"wallet', '[]', 'null', '{}']) await place.store.history.record({ ...entry, result })
  const { entries } = await place.store.history.page(customer.account.id, { limit: 9 })
  for (const { id } of entries) {
    const { status, text } = await visitor.get(`/dashboard/history/${id}`)
    expect([status, textOf(text)]).toEqual([200, expect.stringContaining('This result cannot be read any more.')])
  }
  expect(textOf((await visitor.get('/dashboard/history')).text)).toContain('SEVERE 99')
})
