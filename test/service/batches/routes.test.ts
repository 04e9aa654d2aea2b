import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '../../support/real-service.ts'
import { chargedTo, csvOf, openPlace, type Place, scripted, wallet } from './place.ts'

const place = {} as { own: Place; me: Customer; other: Customer; id: string }
beforeAll(async () => {
  place.own = await openPlace(scripted())
  place.me = await place.own.customer()
  place.other = await place.own.customer()
  place.id = await place.own.send(place.me, csvOf(0, 3))
  await place.own.ended(place.me, place.id)
})
afterAll(() => place.own.close())

const ask = (path: string, init?: RequestInit) => place.own.ask(place.me, path.replace('ID', place.id), init)
const post = (query: string, type: string | undefined, body: string, headers: Record<string, string> = {}) =>
  ask(`/v1/batches${query}`, { method: 'POST', headers: { ...(type !== undefined && { 'Content-Type': type }), ...headers }, body })
const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail

describe('a request that is refused', () => {
  const csv = csvOf(0, 2)
  test.each([
    [415, 'Send one of these types', '?type=wallet', 'application/xml', '<rows/>'],
    [415, 'Send the text as UTF-8.', '?type=wallet', 'text/csv; charset=iso-8859-1', csv],
    [400, 'The query takes', '?type=wallet&tpye=token', 'text/csv', csv],
    [400, 'type stands twice', '?type=wallet&type=token', 'text/csv', csv],
    [400, 'type is wallet or token.', '?type=nft', 'text/csv', csv],
    [400, 'no type column', '', 'text/csv', csv],
    [400, 'Unknown chain "luna"', '?type=wallet&chain=luna', 'text/csv', csv],
    [400, 'no address column', '?type=wallet', 'text/csv', 'a,b\n1,2\n'],
    [400, 'add ?type=wallet', '', 'text/plain', wallet(1)],
    [400, 'There is no row', '?type=wallet', 'text/csv', 'address,chain\n'],
    [400, 'is not {"rows"', '?type=wallet', 'application/json', '{"row":[]}'],
  ])('has %i and says "%s"', async (status, detail, query, type, body) => {
    const answer = await post(query, type, body)
    expect(answer.status).toBe(status)
    const text = await detailOf(answer)
    expect(text).toContain(detail)
    // flags and commands are of the command line
    expect(text).not.toMatch(/--|chainvet /)
  })

  test('is told so before its body is read where that is too large', async () => {
    const answer = await post('?type=wallet', 'text/csv', 'x'.repeat(17_000_000))
    expect([answer.status, await detailOf(answer)]).toEqual([
      413,
      'The body is larger than 16777216 bytes, the most that a batch of this tier may have.',
    ])
  })

  test('leaves nothing behind, though rows of it were read', async () => {
    const before = await place.own.store.batches.list(place.other.account.id, 100)
    const rows = csvOf(0, 500)
    const answer = await place.own.ask(place.other, '/v1/batches?type=wallet', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"rows":[${rows
        .split('\n')
        .slice(1, -1)
        .map(line => JSON.stringify({ address: line.split(',')[0], chain_id: 1 }))}`,
    })
    expect(answer.status).toBe(400)
    expect(await place.own.store.batches.list(place.other.account.id, 100)).toEqual(before)
    expect(await chargedTo(place.own, place.other.account)).toBe(0)
  })
})

test.each([
  ['GET', '/v1/batches/ID'],
  ['GET', '/v1/batches/ID/results'],
  ['POST', '/v1/batches/ID/cancel'],
  ['DELETE', '/v1/batches/ID'],
])('%s %s of another account is not there', async (method, path) => {
  const answer = await place.own.ask(place.other, path.replace('ID', place.id), { method })
  expect([answer.status, await detailOf(answer)]).toEqual([404, 'There is no such batch.'])
})

test('without a key nothing is said', async () => {
  for (const path of ['/v1/batches', `/v1/batches/${place.id}`, `/v1/batches/${place.id}/results`])
    expect((await fetch(new URL(path, place.own.url))).status).toBe(401)
})

test('the newest batch comes first in the list', async () => {
  const id = await place.own.send(place.me, csvOf(10, 11))
  await place.own.ended(place.me, id)
  const { batches } = (await (await ask('/v1/batches?limit=2')).json()) as { batches: { id: string }[] }
  expect(batches[0]?.id).toBe(id)
  expect((await ask('/v1/batches?limit=0')).status).toBe(400)
})

test.each([
  ['', {}, 'application/x-ndjson', '{"type":"result"'],
  ['?format=csv', {}, 'text/csv; charset=utf-8', 'address,chain,cv_line'],
  ['?format=jsonl', { Accept: 'text/csv' }, 'application/x-ndjson', '{"type":"result"'],
  ['', { Accept: 'text/csv' }, 'text/csv; charset=utf-8', 'address,chain,cv_line'],
  ['', { Accept: 'application/x-ndjson, text/csv' }, 'application/x-ndjson', '{"type":"result"'],
])('results%s with %j come as %s', async (query, headers, type, start) => {
  const answer = await ask(`/v1/batches/ID/results${query}`, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect(await answer.text()).toMatch(new RegExp(`^${start.replace('{', '\\{')}`))
})

test('other forms of results are refused', async () => {
  expect((await ask('/v1/batches/ID/results', { headers: { Accept: 'image/png' } })).status).toBe(406)
  expect((await ask('/v1/batches/ID/results?format=pdf')).status).toBe(400)
})

test('what has ended cannot be cancelled', async () => {
  const answer = await ask('/v1/batches/ID/cancel', { method: 'POST' })
  expect([answer.status, await detailOf(answer)]).toEqual([409, 'This batch has ended.'])
})

test('a request that is repeated under its key makes one batch', async () => {
  const used = await chargedTo(place.own, place.me.account)
  const headers = { 'Idempotency-Key': 'monday' }
  const first = await post('?type=wallet', 'text/csv', csvOf(20, 25), headers)
  const { id } = (await first.json()) as { id: string }
  const second = await post('?type=wallet', 'text/csv', csvOf(20, 25), headers)
  expect([second.status, ((await second.json()) as { id: string }).id]).toEqual([202, id])
  await place.own.ended(place.me, id)
  expect(await chargedTo(place.own, place.me.account)).toBe(used + 5)
  const clash = await post('?type=token', 'text/csv', csvOf(20, 25), headers)
  expect([clash.status, await detailOf(clash)]).toEqual([400, 'This Idempotency-Key belongs to another request.'])
  // another body of the same type and length is another request
  const other = await post(
    '?type=wallet',
    'text/csv',
    csvOf(20, 25).replace(/\d(?=\D*$)/, digit => String((Number(digit) + 1) % 10)),
    headers,
  )
  expect([other.status, await detailOf(other)]).toEqual([400, 'This Idempotency-Key belongs to another request.'])
  // the key of one account says nothing to another
  const stranger = await place.own.ask(place.other, '/v1/batches?type=wallet', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv' },
    body: csvOf(20, 25),
  })
  expect(((await stranger.json()) as { id: string }).id).not.toBe(id)
})

test('a cell that a spreadsheet would run is a text in the results', async () => {
  const id = await place.own.send(place.me, 'address,chain\n=cmd|calc,1\n')
  await place.own.ended(place.me, id)
  const csv = await place.own.results(place.me, id)
  // the cell of the customer stands as it was sent, and what we say about it is no formula
  expect(csv.split('\n')[1]).toMatch(/^=cmd\|calc,1,2,bad_row,1,,,,,,,INVALID_ADDRESS,"""=cmd\|calc"" is not an address of Ethereum"$/)
})

test('more than twenty open batches are refused, and make room when they end', async () => {
  const held = await openPlace(scripted(() => new Promise(() => {})))
  try {
    const me = await held.customer()
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => held.send(me, csvOf(n, n + 1))))
    const send = () =>
      held.ask(me, '/v1/batches?type=wallet', { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: csvOf(0, 1) })
    const refused = await send()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await held.ask(me, `/v1/batches/${ids[0]}`, { method: 'DELETE' })
    expect((await send()).status).toBe(202)
  } finally {
    await held.close()
  }
})
