import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../../src/service/store/store.ts'
import { type Customer, customer, type Kind, type Place } from '../places.ts'

const texts: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a quote', `'"; DROP TABLE accounts; --`],
  ['NUL', 'be\0fore'],
  ['the escape itself', '\x100000 \x10'],
  ['half a character', 'a\ud800b\udc00'],
  ['signs beyond the first plane', '💰𝔘'],
  ['all control characters', Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')],
  ['backslashes', '\\x00 \\u0000 \\'],
  ['a wildcard', '100 % _'],
  ['the names of properties', '__proto__'],
  ['parameters', '$1 ? :now ?1'],
  ['a megabyte', 'x'.repeat(1_048_576)],
]

export function hostile(kind: Kind): void {
  let place: Place
  let store: Store
  let one: Customer
  beforeAll(async () => {
    place = await kind.fresh()
    store = await place.open()
    one = await customer(store)
  })

  /** Everything that takes text, with this one. */
  async function roundTrip(text: string): Promise<void> {
    const { account, digest } = one
    const name = text.slice(0, 200)
    const secret = new Uint8Array(32).map(() => Math.floor(Math.random() * 256))
    const key = await store.keys.create({ account: account.id, label: name, mode: 'test', ending: '0000', digest: secret })
    expect((await store.keys.find(secret))?.key.label).toBe(name)
    expect(await store.keys.revoke(key.id)).toBe(true)
    const request = { digest, what: 'scan/wallet', idempotency: { key: `${kind.kind} ${name}`, fingerprint: name } }
    const answer = await store.quota.reserve(request)
    if (answer.outcome === 'granted') await store.quota.settle(answer.reservation, { status: 200, body: text })
    expect(await store.quota.reserve(request)).toEqual({ outcome: 'repeated', account, status: 200, body: text })
    await store.history.record({
      account: account.id,
      key: key.id,
      kind: 'wallet',
      chainId: 1,
      address: name,
      score: 5,
      level: 'LOW',
      result: text,
    })
    const [entry] = (await store.history.page(account.id, { limit: 1, address: name })).entries
    expect(await store.history.entry(account.id, entry?.id ?? 'none')).toMatchObject({ address: name, result: text })
    const batch = await store.batches.create({
      ...{ account: account.id, key: key.id, name, input: text },
      rows: [[{ kind: 'wallet', address: name, input: text, refused: { status: 400, detail: name } }]],
    })
    expect(await store.batches.byId(account.id, batch.id)).toMatchObject({ name, input: text, state: 'done' })
    const [row] = await store.batches.results(batch.id, 0, 10)
    expect(row).toMatchObject({ address: name, input: text, body: JSON.stringify({ detail: name }) })
    await store.shared.keepVerdict(name, text)
    expect(await store.shared.verdict(name, 60_000)).toBe(text)
    expect(await store.shared.take(name, 1, 60)).toMatchObject({ granted: true })
    expect(await store.shared.take(name, 1, 60)).toMatchObject({ granted: false })
  }

  test.each(texts)('%s comes back as it was, wherever it is stored', (_, text) => roundTrip(text))

  test('any text does', async () => {
    const unit = fc.oneof(
      fc.constantFrom('\0', '\x10', '\ud800', '\udfff', "'", '\\', '%'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 40 }), async text => {
        await store.shared.keepVerdict(text, text)
        expect(await store.shared.verdict(text, 60_000)).toBe(text)
      }),
      { numRuns: 100 },
    )
  })

  test.each(texts)('nothing is found under %s that is not there', async (_, text) => {
    expect(await store.accounts.byName(text)).toBeUndefined()
    expect(await store.accounts.byId(text)).toBeUndefined()
    expect(await store.keys.revoke(text)).toBe(false)
    expect(await store.keys.list(text)).toEqual([])
    expect(await store.history.entry(text, text)).toBeUndefined()
    expect(await store.batches.byId(text, text)).toBeUndefined()
    expect(await store.batches.cancel(text, text)).toBe(false)
    await store.quota.settle(text, { status: 200, body: '' })
    await store.quota.release(text, 502)
    expect(await store.quota.days(text)).toEqual([])
  })

  test('a digest of the wrong length finds nothing, and is not stored', async () => {
    for (const digest of [new Uint8Array(0), new Uint8Array(31), new Uint8Array(1_000_000)]) {
      expect(await store.keys.find(digest)).toBeUndefined()
      expect(await store.quota.reserve({ digest, what: 'scan/wallet' })).toEqual({ outcome: 'refused' })
      await expect(store.keys.create({ account: one.account.id, label: '', mode: 'live', ending: 'abcd', digest })).rejects.toThrow()
    }
  })

  test('after all of it, the books are in order', async () => {
    expect(await store.quota.audit()).toEqual([])
    expect((await place.sql('SELECT count(*) AS accounts FROM accounts')).map(({ accounts }) => Number(accounts))).toEqual([1])
  })
}
