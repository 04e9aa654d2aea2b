import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '../../support/real-service.ts'
import { textOf, type Visitor, visit } from './client.ts'
import { openPlace, type Place, subjects } from './place.ts'

let place: Place
let customer: Customer
let visitor: Visitor

const addresses = (html: string): string[] =>
  [...html.matchAll(/href="\/dashboard\/history\/scan_\w+">(0x\w+)</g)].map(([, address = '']) => address)
const numbered = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`

beforeAll(async () => {
  place = await openPlace()
  customer = await place.customer()
  visitor = await visit(place, customer)
  const { id: account } = customer.account
  for (let n = 0; n < 120; n++)
    await place.store.history.record({
      account,
      key: customer.record.id,
      kind: n % 3 === 0 ? 'token' : 'wallet',
      chainId: n % 2 === 0 ? 1 : 8453,
      address: numbered(n),
      score: n % 5 === 0 ? 90 : 5,
      level: n % 5 === 0 ? 'CRITICAL' : 'LOW',
      result: '{}',
    })
})
afterAll(() => place.close())

const shown = async (query: string): Promise<string[]> => addresses((await visitor.get(`/dashboard/history${query}`)).text)
const all = Array.from({ length: 120 }, (_, n) => n)

describe('the history', () => {
  test('is read to its end by following the links, each scan once', async () => {
    const seen: string[] = []
    let [path, pages] = ['/dashboard/history', 0]
    while (path !== '') {
      const { text } = await visitor.get(path)
      seen.push(...addresses(text))
      pages++
      path = (/rel="next" href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
    }
    expect(pages).toBe(3)
    expect([...seen].sort()).toEqual(all.map(numbered).sort())
  })

  test.each<[string, (n: number) => boolean]>([
    ['?kind=token', n => n % 3 === 0],
    ['?chain=8453', n => n % 2 === 1],
    ['?level=CRITICAL', n => n % 5 === 0],
    ['?kind=wallet&chain=1&level=CRITICAL', n => n % 3 !== 0 && n % 2 === 0 && n % 5 === 0],
    [`?address=${numbered(77)}`, n => n === 77],
    [`?address=${numbered(500)}`, () => false],
    [`?from=2020-01-01&to=2020-01-02`, () => false],
    ['?from=2020-01-01&level=CRITICAL&kind=', n => n % 5 === 0],
  ])('is filtered by %s', async (query, fits) => {
    const wanted = all.filter(fits).map(numbered)
    const found = await shown(query)
    expect(found.length).toBe(Math.min(50, wanted.length))
    expect(found.filter(address => !wanted.includes(address))).toEqual([])
  })

  test('shows a last day whole', async () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(await shown(`?from=${today}&to=${today}&kind=token`)).toHaveLength(40)
  })

  test('keeps its filters on the next page', async () => {
    const { text } = await visitor.get('/dashboard/history?chain=1&kind=&level=')
    const next = (/rel="next" href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
    expect(new URLSearchParams(next.split('?')[1]).get('chain')).toBe('1')
    const second = await visitor.get(next)
    expect(addresses(second.text)).toHaveLength(10)
    expect(second.text).toContain('<option value="1" selected>')
    expect(second.text).toContain('Newest scans')
  })

  test.each(['?kind=x', '?chain=x', '?level=x', '?from=x', '?to=2026-13-99'])(
    'names a filter that cannot be read, and leaves it out: %s',
    async query => {
      const { status, text } = await visitor.get(`/dashboard/history${query}`)
      expect([status, addresses(text).length]).toEqual([400, 50])
      expect(textOf(text)).toContain('this filter was left out')
    },
  )

  test('has no page at a place that is none', async () => {
    const { status, text } = await visitor.get('/dashboard/history?cursor=hello')
    expect([status, textOf(text)]).toEqual([400, expect.stringContaining('Start at the newest scans')])
  })

  test('shows every address whole', async () => {
    expect(await shown(`?address=${numbered(3)}`)).toEqual([numbered(3)])
    expect(textOf((await visitor.get('/dashboard/history')).text)).not.toContain('…')
  })
})

describe('the first page', () => {
  test('says how much of the month is used, in words, in a chart and in a table', async () => {
    const someone = await place.customer('growth')
    const guest = await visit(place, someone)
    expect(textOf((await guest.get('/dashboard')).text)).toContain('0 of 250,000 calls used. 250,000 calls left until')
    await guest.post('/dashboard/scan', { kind: 'wallet', chain: '1', address: subjects.plain }, '/dashboard/scan')
    const { text } = await guest.get('/dashboard')
    const now = new Date()
    const day = `${now.getUTCDate()} ${now.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })} ${now.getUTCFullYear()}`
    expect(textOf(text)).toContain('1 of 250,000 calls used. 249,999 calls left until')
    expect(text).toContain(`<desc id="days-d">1 call on 1 day; most on ${day}: 1.</desc>`)
    expect(text).toContain(`<tr><th scope="row">${day}</th><td class="num">1</td></tr>`)
    expect(text.match(/<tr><th scope="row">\d+ \w+ \d{4}<\/th>/g)).toHaveLength(now.getUTCDate())
    expect(addresses(text)).toEqual([subjects.plain])
  })

  test('counts what goes beyond the pool, and what it costs', async () => {
    const someone = await place.customer('enterprise', 2)
    const guest = await visit(place, someone)
    for (const address of [subjects.plain, subjects.exposed, subjects.trap])
      await guest.post('/dashboard/scan', { kind: 'wallet', chain: '1', address }, '/dashboard/scan')
    const enterprise = textOf((await guest.get('/dashboard')).text)
    expect(enterprise).toContain('3 of 2 calls used. 1 call beyond the pool.')
    expect(enterprise).toContain('Scans go on and are charged as your contract says.')
  })
})
