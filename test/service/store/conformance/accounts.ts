import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../../../src/service/store/store.ts'
import { customer, type Kind, keyFor } from '../places.ts'

export function accountsAndKeys(kind: Kind): void {
  let now = new Date('2026-11-20T12:00:30.500Z')
  let store: Store
  beforeAll(async () => {
    store = await (await kind.fresh()).open({ clock: () => now })
  })

  test('an account is found by its name and its id, and by no other', async () => {
    const account = await store.accounts.create({ name: 'Müller & Söhne', tier: 'growth' })
    expect(account).toEqual({ id: expect.stringMatching(/^acc_[0-9A-Za-z]{20}$/), name: 'Müller & Söhne', tier: 'growth', createdAt: now })
    expect(await store.accounts.byName('Müller & Söhne')).toEqual(account)
    expect(await store.accounts.byId(account.id)).toEqual(account)
    expect(await store.accounts.byName('müller & söhne')).toBeUndefined()
    expect(await store.accounts.byId('acc_')).toBeUndefined()
    expect(await store.accounts.list()).toContainEqual(account)
  })

  test('a name belongs to one account', async () => {
    await store.accounts.create({ name: 'once', tier: 'free' })
    await expect(store.accounts.create({ name: 'once', tier: 'free' })).rejects.toMatchObject({ code: 'USAGE' })
  })

  test('an enterprise account has the calls of its contract, and no other has any', async () => {
    const account = await store.accounts.create({ name: 'contract', tier: 'enterprise', included: 7_000_000 })
    expect(account.included).toBe(7_000_000)
    await expect(store.accounts.create({ name: 'no contract', tier: 'enterprise' })).rejects.toMatchObject({ code: 'USAGE' })
    await store.accounts.changeTier(account.id, 'scale')
    expect(await store.accounts.byId(account.id)).toEqual({ id: account.id, name: 'contract', tier: 'scale', createdAt: account.createdAt })
    await expect(store.accounts.changeTier('acc_nobody', 'free')).rejects.toMatchObject({ code: 'USAGE' })
  })

  test('a change of the tier counts at once, and what was used stays used', async () => {
    const { account, digest } = await customer(store, 'enterprise', 5)
    for (let call = 0; call < 7; call++)
      expect(await store.quota.reserve({ digest, what: 'scan/wallet' })).toMatchObject({ outcome: 'granted' })
    await store.accounts.changeTier(account.id, 'free')
    expect(await store.quota.reserve({ digest, what: 'scan/wallet' })).toMatchObject({ usage: { tier: 'free', included: 1_000, used: 8 } })
    await store.accounts.changeTier(account.id, 'starter')
    expect(await store.quota.usage(account.id)).toMatchObject({ tier: 'starter', included: 25_000, used: 8 })
  })

  test('a key is found by its digest alone', async () => {
    const { account, key, digest } = await customer(store)
    expect(key).toEqual({
      id: expect.stringMatching(/^key_[0-9A-Za-z]{20}$/),
      account: account.id,
      label: 'tests',
      mode: 'live',
      ending: key.ending,
      createdAt: now,
    })
    expect(await store.keys.find(digest)).toEqual({ key, account })
    expect(await store.keys.find(digest.map(byte => byte ^ 1))).toBeUndefined()
    expect(await store.keys.list(account.id)).toEqual([key])
    expect(await store.keys.list('acc_nobody')).toEqual([])
    expect(await store.keys.list()).toContainEqual(key)
  })

  test('two keys cannot have one digest', async () => {
    const { account, digest } = await customer(store)
    const twin = { account: account.id, label: 'twin', mode: 'live' as const, ending: 'abcd', digest }
    await expect(store.keys.create(twin)).rejects.toThrow()
  })

  test('a revoked key is dead with the next statement, for good, and once', async () => {
    const { key, digest } = await customer(store)
    expect(await store.quota.reserve({ digest, what: 'scan/wallet' })).toMatchObject({ outcome: 'granted' })
    expect(await store.keys.revoke(key.id)).toBe(true)
    expect(await store.quota.reserve({ digest, what: 'scan/wallet' })).toEqual({ outcome: 'refused' })
    expect(await store.keys.find(digest)).toBeUndefined()
    expect(await store.keys.revoke(key.id)).toBe(false)
    expect(await store.keys.expire(key.id, 60_000)).toBe(false)
    expect(await store.keys.revoke('key_nobody')).toBe(false)
    expect((await store.keys.list(key.account))[0]?.revokedAt).toEqual(now)
  })

  test('a key that is rotated lives on beside the new one for the overlap, to the millisecond', async () => {
    const { account, key, digest } = await customer(store)
    const after = await keyFor(store, account.id)
    const start = now
    expect(await store.keys.expire(key.id, 3_600_000)).toBe(true)
    // a second rotation within the overlap gives it no longer life
    expect(await store.keys.expire(key.id, 7_200_000)).toBe(true)
    now = new Date(start.getTime() + 3_599_999)
    expect(await store.keys.find(digest)).toBeDefined()
    expect(await store.quota.reserve({ digest: after.digest, what: 'scan/wallet' })).toMatchObject({ outcome: 'granted' })
    now = new Date(start.getTime() + 3_600_000)
    expect(await store.keys.find(digest)).toBeUndefined()
    expect(await store.quota.reserve({ digest, what: 'scan/wallet' })).toEqual({ outcome: 'refused' })
    expect(await store.keys.find(after.digest)).toBeDefined()
  })

  test('the last use of a key is told to the minute', async () => {
    const { account, digest } = await customer(store)
    now = new Date('2026-11-20T14:05:31.250Z')
    await store.quota.reserve({ digest, what: 'scan/wallet' })
    now = new Date('2026-11-20T14:05:59.999Z')
    await store.quota.reserve({ digest, what: 'scan/wallet' })
    expect((await store.keys.list(account.id))[0]?.lastUsedAt).toEqual(new Date('2026-11-20T14:05:00Z'))
    now = new Date('2026-11-20T14:06:00Z')
    await store.quota.reserve({ digest, what: 'scan/wallet' })
    expect((await store.keys.list(account.id))[0]?.lastUsedAt).toEqual(now)
  })

  test('the clock is that of the store', async () => {
    expect(await store.now()).toEqual(now)
    const real = await (await kind.fresh()).open()
    expect(Math.abs((await real.now()).getTime() - Date.now())).toBeLessThan(5_000)
    await real.check()
  })
}
