import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '../../../src/service/dashboard/batch-words.ts'
import type { Customer } from '../../support/real-service.ts'
import { type Answer, hiddenIn, textOf, type Visitor, visit } from './client.ts'
import { openPlace, type Place, subjects } from './place.ts'

let place: Place
let customer: Customer
let visitor: Visitor
beforeAll(async () => {
  place = await openPlace({ lanes: 2 })
  customer = await place.customer()
  visitor = await visit(place, customer)
})
afterAll(() => place.close())

type Fields = Readonly<Record<string, string | File>>

/** Sends the form of the page: hidden fields first, the file last, as it stands there. */
async function upload(fields: Fields, who = visitor): Promise<Answer> {
  const form = new FormData()
  const hidden = hiddenIn((await who.get('/dashboard/batches')).text)
  for (const [name, value] of Object.entries({ ...hidden, kind: 'wallet', chain: '', name: '', list: '', ...fields }))
    form.append(name, value)
  if (!form.has('file')) form.append('file', new File([], ''))
  return who.send('/dashboard/batches', form)
}

const csv = (rows: readonly string[], name = 'treasury.csv') =>
  new File([['address,chain,type', ...rows, ''].join('\n')], name, { type: 'text/csv' })
const pathOf = ({ status, headers }: Answer): string => {
  expect(status).toBe(303)
  return headers.get('location') ?? ''
}
const progress = async (path: string) => JSON.parse((await visitor.get(`${path}/progress`)).text) as Progress

/** The page of a batch, once it has ended. */
async function ended(path: string): Promise<string> {
  while ((await progress(path)).open) await new Promise(resolve => setTimeout(resolve, 10))
  return (await visitor.get(path)).text
}

describe('a list', () => {
  test('as a file is scanned row by row, charged row by row, and sorted by what matters', async () => {
    const before = await place.used(customer.account)
    const rows = [
      `${subjects.plain},1,wallet`,
      `${subjects.silent},1,wallet`,
      `${subjects.trap},1,token`,
      `${subjects.down},1,wallet`,
      '0xnonsense,1,wallet',
      `${subjects.exposed},1,wallet`,
    ]
    const path = pathOf(await upload({ kind: '', file: csv(rows) }))
    const text = textOf(await ended(path))
    expect(text).toContain('treasury.csv')
    expect(text).toContain('Done. 6 of 6 rows done, 100 %')
    expect(text).toMatch(/What came out CRITICAL 1 UNSCORED 1 BAD ROW 1 NO ACTIVITY 1 LOW 2 Worst first CRITICAL 100 0x33/)
    for (const address of [subjects.plain, subjects.silent, subjects.trap, subjects.down, '0xnonsense', subjects.exposed])
      expect(text).toContain(address)
    expect(text).toContain('this wallet has no activity on Ethereum')
    // three results and one wallet without activity
    expect((await place.used(customer.account)) - before).toBe(4)
  })

  test('that is pasted is read a line at a time, on the chain and of the kind that were chosen', async () => {
    const path = pathOf(
      await upload({ kind: 'token', chain: '8453', name: 'my <list>', list: `${subjects.trap}\n\n# a remark\n${subjects.hostile}` }),
    )
    const html = await ended(path)
    expect(html).toContain('<h1>my &lt;list&gt;</h1>')
    expect(textOf(html)).toContain('2 of 2 rows done')
    expect(textOf(html)).toContain('token on Base')
    expect(html).not.toContain('<img')
  })

  test('is taken from the file where both are there', async () => {
    const path = pathOf(await upload({ list: subjects.plain, file: csv([`${subjects.exposed},1,wallet`]) }))
    const text = textOf(await ended(path))
    expect([text.includes(subjects.exposed), text.includes(subjects.plain)]).toEqual([true, false])
  })

  test('has a page for each result, and none for a row without', async () => {
    const path = pathOf(await upload({ file: csv([`${subjects.exposed},1,wallet`, `${subjects.silent},1,wallet`]) }))
    await ended(path)
    const { status, text } = await visitor.get(`${path}/rows/1`)
    expect(status).toBe(200)
    expect(textOf(text)).toContain('Dealings with listed parties')
    for (const row of ['2', '3', '0', '-1', 'x', '1e3']) expect((await visitor.get(`${path}/rows/${row}`)).status, row).toBe(404)
  })

  test('is taken away as CSV, as JSON lines and as a page', async () => {
    const path = pathOf(await upload({ kind: '', file: csv([`${subjects.plain},1,wallet`, `${subjects.trap},1,token`]) }))
    await ended(path)
    const [table, lines, report] = await Promise.all(
      ['results.csv', 'results.jsonl', 'report.html'].map(name => visitor.get(`${path}/${name}`)),
    )
    expect(table?.text).toContain(subjects.trap)
    expect(
      lines?.text
        .trim()
        .split('\n')
        .map(line => (JSON.parse(line) as { input?: unknown }).input)
        .filter(Boolean).length,
    ).toBeGreaterThanOrEqual(2)
    expect(report?.text).toMatch(/^<!doctype html>/)
    for (const answer of [table, lines, report]) {
      expect(answer?.headers.get('content-disposition')).toMatch(/^attachment; filename="bat_\w+\.(csv|jsonl|html)"$/)
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('that is long is shown fifty rows at a time', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => `0x${(n + 4096).toString(16).padStart(40, '0')},1,wallet`)
    const path = pathOf(await upload({ file: csv(rows) }))
    await ended(path)
    const seen: number[] = []
    let next = path
    while (next !== '') {
      const { text } = await visitor.get(next)
      seen.push(...[...text.matchAll(/<td class="n">(\d+)<\/td>/g)].map(([, n = '']) => Number(n)))
      next = /rel="next" href="([^"]+)"/.exec(text)?.[1] ?? ''
    }
    expect(seen).toEqual(rows.map((_, n) => n + 1))
    expect(textOf((await visitor.get(`${path}?after=500`)).text)).toContain('There are no rows here.')
  })

  test.each<[string, Fields, number, string]>([
    ['nothing in it', {}, 400, 'Choose a file, or paste addresses.'],
    ['a file without rows', { file: csv([]) }, 400, 'There is no row in this batch'],
    ['a file without a column of addresses', { file: new File(['a,b\n1,2\n'], 'x.csv') }, 400, 'Name the column "address"'],
    ['a name that says nothing of its form', { file: new File(['x'], 'list.xlsx') }, 400, 'has to end in .csv, .tsv, .jsonl or .txt'],
    ['no kind for what is pasted', { kind: '', list: subjects.plain }, 400, 'choose wallets or tokens'],
    ['a chain that there is none', { chain: 'mars', list: subjects.plain }, 400, 'Unknown chain'],
    ['bytes that are no text', { file: new File([new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41])], 'x.csv') }, 400, 'UTF'],
    [
      'more rows than the tier allows',
      { file: new File([`address\n${'0x1\n'.repeat(25_001)}`], 'x.csv') },
      413,
      'holds 25000 rows at most',
    ],
    [
      'more bytes than the tier allows',
      { file: new File([new Uint8Array(16_777_217).fill(0x61)], 'x.txt') },
      413,
      'larger than 16777216 bytes',
    ],
  ])('with %s is refused with a reason, and nothing is kept or charged', async (_, fields, expected, words) => {
    const before = [(await place.store.batches.list(customer.account.id, 200)).length, await place.used(customer.account)]
    const { status, text } = await upload(fields)
    expect([status, textOf(text)]).toEqual([expected, expect.stringContaining(words)])
    expect(textOf(text)).toContain('Nothing was scanned, and nothing was charged.')
    expect(textOf(text)).not.toMatch(/--\w|\?\w+=/)
    expect([(await place.store.batches.list(customer.account.id, 200)).length, await place.used(customer.account)]).toEqual(before)
  })

  test('that is sent twice is one batch', async () => {
    const form = () => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...hidden, kind: 'wallet', chain: '1', name: 'once', list: subjects.plain }))
        body.append(name, value)
      return body
    }
    const hidden = hiddenIn((await visitor.get('/dashboard/batches')).text)
    const answers = [await visitor.send('/dashboard/batches', form()), await visitor.send('/dashboard/batches', form())]
    expect(answers.map(({ status }) => status)).toEqual([303, 409])
    expect((await place.store.batches.list(customer.account.id, 200)).filter(({ name }) => name === 'once')).toHaveLength(1)
  })

  test.each([
    ['a wrong proof', { proof: 'x' }, {}, 403],
    ['another site behind it', {}, { Origin: 'https://evil.example' }, 403],
  ])('with %s is refused', async (_, fields, headers, expected) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      ...hiddenIn((await visitor.get('/dashboard/batches')).text),
      kind: 'wallet',
      chain: '1',
      list: subjects.plain,
      ...fields,
    }))
      form.append(name, value)
    expect((await visitor.send('/dashboard/batches', form, headers)).status).toBe(expected)
  })

  test('that is no form of a page is refused', async () => {
    const answers = [
      await visitor.send('/dashboard/batches', 'address\n0x1\n', { 'Content-Type': 'text/csv' }),
      await visitor.send('/dashboard/batches', 'hello', { 'Content-Type': 'multipart/form-data; boundary=x' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([415, 400])
  })
})

describe('a batch that is under way', () => {
  const list = Array.from({ length: 40 }, (_, n) => `0x${(n + 9000).toString(16).padStart(40, '0')},1,wallet`)

  test('says how far it is, and loads itself again where there is no script', async () => {
    const slow = await openPlace({ pause: 40, lanes: 1 })
    const someone = await slow.customer()
    const guest = await visit(slow, someone)
    const path = pathOf(await upload({ file: csv(list) }, guest))
    const { text } = await guest.get(path)
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>')
    expect(text).toContain(`data-live="${path}/progress"`)
    const { open, texts, shares } = JSON.parse((await guest.get(`${path}/progress`)).text) as Progress
    expect(open).toBe(true)
    expect(texts['done']).toMatch(/^\d+ of 40 rows done, \d+ %$/)
    expect(shares['bar-failed']).toEqual([shares['bar-scored']?.[1], 0])

    const cancelled = await guest.post(`${path}/cancel`, {}, path)
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, path])
    const after = textOf((await guest.get(path)).text)
    expect(after).toContain('Cancelled: what had not begun was not scanned and costs nothing.')
    await new Promise(resolve => setTimeout(resolve, 150))
    expect(slow.asked.length).toBeLessThan(40)
    expect(await slow.used(someone.account)).toBeLessThan(40)
    await slow.close()
  })
})
