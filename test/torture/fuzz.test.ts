import { expect, test } from 'vitest'
import { startReal } from '../support/real-service.ts'
import { fuzzService } from './fuzz.ts'

test('2,000 requests that a grammar made are answered, every refusal with a detail, and the service goes on', async () => {
  const service = await startReal()
  try {
    const { key, account } = await service.customer()
    const figures = await fuzzService({ url: service.url, key, requests: 2_000, seed: 2026, alive: () => true })
    expect(figures.violations).toEqual([])
    expect(figures.requests).toBe(2_000)
    // a fuzzer that is refused at the door tests the door only
    expect(Object.keys(figures.statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405', '413', '415', '431']))
    expect((await fetch(new URL('/healthz', service.url))).status).toBe(200)
    expect(await service.store.quota.audit()).toEqual([])
    expect(await service.used(account)).toBeGreaterThan(0)
  } finally {
    await service.close()
  }
})
