import { describe, expect, test } from 'vitest'
import { createKnownBodies } from '../../../src/service/store/known-bodies.ts'
import {
  apartFrom,
  type Charges,
  type Counted,
  eachOf,
  type Order,
  ordersOf,
  outcomesOf,
} from '../../../src/service/store/sqlite/charges.ts'
import type { Errand } from '../../../src/service/store/sqlite/errands.ts'
import type { ChargedAnswer } from '../../../src/service/store/store.ts'
import { stored } from '../../../src/service/store/text.ts'

const noon = Date.parse('2026-11-10T12:00:00Z')
const december = Date.parse('2026-12-01T00:00:00Z')
const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const nothing = createKnownBodies()

type Scan = NonNullable<ChargedAnswer['scan']>
const scanOf = (more: Partial<Scan> = {}): Scan => ({
  ...{ kind: 'wallet', chainId: 1, address: '0xa', score: 5, level: 'LOW', result: '{"a":1,' },
  ...more,
})

interface Charge {
  readonly at?: number
  readonly digest?: Uint8Array
  readonly what?: string
  readonly status?: number
  readonly named?: string
  /** `null`: nothing for the history. */
  readonly scan?: Scan | null
}

const charge = ({ at = noon, digest = key, what = 'scan/wallet', status = 200, named, scan = scanOf() }: Charge = {}) =>
  ({
    do: 'charge',
    request: { digest, what, ...(named !== undefined && { idempotency: { key: named, fingerprint: 'f' } }) },
    answer: { status, ...(scan && { scan }) },
    at,
  }) as const satisfies Errand
const reserve = (digest = key): Errand => ({ do: 'reserve', request: { digest, what: 'scan/wallet' }, at: noon })
const settle = (scan?: Scan): Errand => ({ do: 'settle', reservation: 'res_1', answer: { status: 200, ...(scan && { scan }) }, at: noon })

interface Asked {
  readonly name: number
  readonly errand: Errand
}
const asked = (errands: readonly Errand[]): readonly Asked[] => errands.map((errand, name) => ({ name, errand }))
/** What was put together, by the places of what was asked. */
const groups = (...errands: Errand[]): readonly (readonly number[])[] =>
  ordersOf(asked(errands), nothing).map(({ all }) => all.map(({ name }) => name))
const only = (orders: readonly Order<Asked>[]): { order: Order<Asked>; message: Charges } => {
  const [order] = orders
  if (orders.length !== 1 || order?.message.do !== 'charges') throw new Error('one order of charges was expected')
  return { order, message: order.message }
}
const together = (errands: readonly Errand[], known = nothing) => only(ordersOf(asked(errands), known))

describe('what waits is put together', () => {
  test('where it is alike, and nothing is made of nothing', () => {
    expect(groups()).toEqual([])
    expect(groups(charge(), charge(), charge())).toEqual([[0, 1, 2]])
    expect(together([charge()]).message).toMatchObject({ do: 'charges', calls: 1 })
  })

  test.each([
    ['another key', { digest: other }],
    ['another thing', { what: 'scan/token' }],
    ['another status', { status: 404 }],
    ['100 ms later', { at: noon + 100 }],
    ['before the first', { at: noon - 1 }],
  ])('but not with %s', (_, more) => {
    expect(groups(charge(), charge(more))).toEqual([[0], [1]])
  })

  test('a twinkling later, but not in the next month', () => {
    expect(groups(charge(), charge({ at: noon + 99 }))).toEqual([[0, 1]])
    expect(groups(charge({ at: december - 50 }), charge({ at: december - 1 }))).toEqual([[0, 1]])
    expect(groups(charge({ at: december - 50 }), charge({ at: december }))).toEqual([[0], [1]])
    expect(groups(charge({ at: december }), charge({ at: december + 1 }))).toEqual([[0, 1]])
  })

  test.each([
    ['a reservation', reserve()],
    ['a charge that has a name', charge({ named: 'a' })],
    ['a charge for which there is no scan', charge({ scan: null })],
  ])('around %s of the same key nothing is: it is done in its order', (_, between) => {
    expect(groups(charge(), charge(), between, charge(), between, between, charge())).toEqual([[0, 1], [2], [3], [4], [5], [6]])
    const [, order] = ordersOf(asked([charge(), between]), nothing)
    expect(order).toEqual({ message: between, all: [{ name: 1, errand: between }], names: [] })
  })

  test('past what another key does, and past the end of a reservation, which no key asks for', () => {
    expect(groups(charge(), reserve(other), charge())).toEqual([[0, 2], [1]])
    expect(groups(charge(), settle(), charge())).toEqual([[0, 2], [1]])
    expect(groups(charge(), charge({ digest: other }), charge(), charge({ digest: other }))).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('with the latest of its key, never with one before it', () => {
    const token = { what: 'scan/token' }
    expect(groups(charge(), charge(token), charge(token), charge(), charge())).toEqual([[0], [1, 2], [3, 4]])
  })

  test('the digest counts, and not the array that holds it', () => {
    expect(groups(charge(), charge({ digest: new Uint8Array(key) }))).toEqual([[0, 1]])
  })
})

describe('charges in one message', () => {
  test('say what they have in common: the first instant for the ledger, the last for the life of the key', () => {
    const { order, message } = together([
      charge({ status: 404 }),
      charge({ at: noon + 60, status: 404 }),
      charge({ at: noon + 20, status: 404 }),
    ])
    const { rows, bodies, ...common } = message
    expect(common).toEqual({
      ...{ do: 'charges', digest: key, what: 'scan/wallet', status: 404 },
      ...{ at: noon, until: noon + 60, calls: 3 },
    })
    expect(bodies).toEqual([])
    expect(order.all.map(({ name }) => name)).toEqual([0, 1, 2])
    expect(JSON.parse(rows)).toHaveLength(3)
  })

  test('have names of their own, in the order of an index', () => {
    const { order, message } = together(Array.from({ length: 40 }, () => charge()))
    const { names } = order
    expect(new Set(names).size).toBe(40)
    for (const name of names) expect(name).toMatch(/^res_[0-9A-Za-z]{20}$/)
    expect(names).toEqual([...names].sort())
    expect((JSON.parse(message.rows) as unknown[][]).map(([name]) => name)).toEqual(names)
  })

  test('carry what stands in the history, in a form that the database takes', () => {
    const scan = scanOf({
      kind: 'token',
      chainId: 10,
      address: 'a\0',
      score: 71,
      level: 'H\0',
      result: '{\0',
      common: { name: 'n\0', text: 't' },
    })
    const { order, message } = together([charge(), charge({ scan })])
    expect(JSON.parse(message.rows)).toEqual([
      [order.names[0], 'wallet', 1, '0xa', 5, 'LOW', '{"a":1,', null],
      [order.names[1], 'token', 10, 'a\x100000', 71, 'H\x100000', '{\x100000', stored('n\0')],
    ])
    expect(message.bodies).toEqual([{ name: 'n\0', text: 't', first: 1 }])
  })

  test('send each text once, with the first that has it, and none that is on the disk', () => {
    const of = (name: string, text?: string) =>
      charge({ at: noon + 5, scan: scanOf({ common: { name, ...(text !== undefined && { text }) } }) })
    const known = createKnownBodies()
    known.add('there', noon)
    const all = [of('there', 'x'), of('without'), of('b', 'bb'), of('a', 'aa'), of('b', 'bb'), of('there', 'x')]
    const { message } = together(all, known)
    expect(message.bodies).toEqual([
      { name: 'b', text: 'bb', first: 2 },
      { name: 'a', text: 'aa', first: 3 },
    ])
    expect((JSON.parse(message.rows) as unknown[][]).map(row => row.at(-1))).toEqual(['there', 'without', 'b', 'a', 'b', 'there'])
  })
})

describe('what is done alone', () => {
  const common = { name: 'there', text: 'x' }
  const known = createKnownBodies()
  known.add('there', noon)
  const messageOf = (errand: Errand, bodies = known) => ordersOf(asked([errand]), bodies)[0]?.message

  test.each([
    ['a settlement', settle(scanOf({ common }))],
    ['a charge that has a name', charge({ named: 'a', scan: scanOf({ common }) })],
  ])('leaves a text at home that is on the disk: %s', (_, errand) => {
    if (errand.do === 'reserve') throw new Error('not of interest')
    expect(messageOf(errand)).toEqual({ ...errand, answer: { ...errand.answer, scan: scanOf({ common: { name: 'there' } }) } })
    expect(messageOf(errand, nothing)).toBe(errand)
  })

  test('and travels as it is where it has none', () => {
    for (const errand of [reserve(), settle(), settle(scanOf()), charge({ scan: null }), charge({ named: 'a' })])
      expect(messageOf(errand)).toBe(errand)
  })
})

describe('charges that were put together fall apart', () => {
  const [a, b] = [
    { name: 'a\0', text: 'aa' },
    { name: 'b', text: 'bb' },
  ]
  const { order, message } = together([
    charge(),
    charge({ at: noon + 7, scan: scanOf({ common: a }) }),
    charge({ scan: scanOf({ address: '0xc', common: b }) }),
    charge({ scan: scanOf({ common: a }) }),
  ])

  test('each with its row and the text that it needs', () => {
    const rows = JSON.parse(message.rows) as readonly unknown[]
    const bodies = [[], [{ ...a, first: 0 }], [{ ...b, first: 0 }], [{ ...a, first: 0 }]]
    expect(eachOf(message)).toEqual(rows.map((row, nth) => ({ ...message, calls: 1, rows: JSON.stringify([row]), bodies: bodies[nth] })))
    expect(eachOf(message).every(({ until }) => until === noon + 7)).toBe(true)
  })

  test('each with who waits for it, and it is not said whose text is on the disk', () => {
    expect(apartFrom(order)).toEqual(
      order.all.map((one, nth) => ({ message: { ...message, bodies: [] }, all: [one], names: [order.names[nth]] })),
    )
  })
})

describe('what became of charges', () => {
  const order: Order<string> = { message: reserve(), all: ['x', 'y', 'z'], names: ['res_1', 'res_2', 'res_3'] }
  const account = { id: 'acc_1', name: 'somebody', tier: 'free', createdAt: new Date(noon) } as const
  const record = { id: 'key_1', account: 'acc_1', label: 'l', mode: 'live', ending: 'abcd', createdAt: new Date(noon) } as const
  const usage = { tier: 'free', included: 1_000, used: 10, periodStart: new Date(noon), periodEnd: new Date(december) } as const
  const counted = (granted: number): Counted => ({ outcome: 'counted', granted, account, key: record, usage })
  const granted = (reservation: string, used: number) => ({
    outcome: 'granted',
    reservation,
    account,
    key: record,
    usage: { ...usage, used },
  })
  const exhausted = { outcome: 'exhausted', account, usage }

  test('the first were granted, each with the count after it, and the others found the pool empty', () => {
    expect(outcomesOf(counted(2), order)).toEqual([granted('res_1', 9), granted('res_2', 10), exhausted])
    expect(outcomesOf(counted(0), order)).toEqual([exhausted, exhausted, exhausted])
    expect(outcomesOf(counted(3), order)).toEqual([granted('res_1', 8), granted('res_2', 9), granted('res_3', 10)])
  })

  test('or all of them were refused', () => {
    const refused = { outcome: 'refused' }
    expect(outcomesOf({ outcome: 'refused' }, order)).toEqual([refused, refused, refused])
  })
})
