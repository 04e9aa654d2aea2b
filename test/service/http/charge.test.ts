import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { NoActivityError, SourceError, UnscoredError } from '../../../src/errors.ts'
import { ask, scan, wallet } from '../../support/ask.ts'
import { gatedScanner } from '../../support/gated-scanner.ts'
import { missing, startPostgres } from '../../support/postgres.ts'
import { plainScanner, type RealService, startReal } from '../../support/real-service.ts'

const server = await startPostgres()
afterAll(() => server?.stop())

const services: RealService[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})

const failures = {
  noActivity: new NoActivityError({ chain: 'Ethereum', others: [] }),
  down: new SourceError({ source: 'Node', code: 'UPSTREAM_UNAVAILABLE', problem: 'answered with status 503' }),
  limited: new SourceError({ source: 'Node', code: 'RATE_LIMITED', problem: 'asks for fewer requests' }),
  unscored: new UnscoredError({ subject: 'wallet', reason: 'too little is known', checked: [], hint: 'Wait.' }),
  bug: new TypeError('cannot read https://user:secret@node.example/key of undefined'),
}

const stores = [['SQLite', async () => undefined], ...(server ? [['PostgreSQL', () => server.database()] as const] : [])] as const

describe.each(stores)('a call, on %s', (_, place) => {
  const start = async (options?: Parameters<typeof startReal>[0]): Promise<RealService> => {
    const service = await startReal(options, await place())
    services.push(service)
    return service
  }

  test.each([
    ['no activity', failures.noActivity, 404, 1],
    ['a source that is down', failures.down, 502, 0],
    // the limit of a node is none of the customer: with 429 it would wait for its own
    ['a source that has enough of us', failures.limited, 502, 0],
    ['too little evidence', failures.unscored, 502, 0],
    ['a bug', failures.bug, 500, 0],
  ])('%s', async (_, failure, status, charged) => {
    const service = await start({ scanner: { ...plainScanner, scanWallet: () => Promise.reject(failure) } })
    const { key, account } = await service.customer()
    const answer = await scan(service.url, key)
    expect(answer).toMatchObject({ status, body: { detail: expect.any(String) } })
    expect(await service.used(account)).toBe(charged)
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|node\.example/)
    expect(service.log.join('\n')).not.toMatch(/secret/)
  })

  test('a verdict serves everybody for a minute, each pays, and each reads its own spelling', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner })
    const [one, two] = [await service.customer(), await service.customer()]
    const first = scan(service.url, one.key)
    await scanner.until(1)
    const second = scan(service.url, two.key, wallet.toLowerCase())
    const third = scan(service.url, two.key)
    await new Promise(resolve => setTimeout(resolve, 50))
    scanner.release()
    const answers = [...(await Promise.all([first, second, third])), await scan(service.url, one.key, wallet.toLowerCase())]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.map(({ body }) => body['wallet_address'])).toEqual([wallet, wallet.toLowerCase(), wallet, wallet.toLowerCase()])
    expect(scanner.begun).toEqual([wallet])
    expect([await service.used(one.account), await service.used(two.account)]).toEqual([2, 2])
  })

  test('the same address on another chain, or as a token, is another scan', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner })
    const { key } = await service.customer()
    const asked = [
      scan(service.url, key),
      scan(service.url, key, wallet, { chain: 10 }),
      ask(service.url, '/v1/scan/token', key, {
        method: 'POST',
        body: JSON.stringify({ contract_address: wallet, chain_id: 1 }),
        headers: { 'Content-Type': 'application/json' },
      }),
    ]
    await scanner.until(3)
    scanner.release()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('a failure reaches those who wait for it, and nobody after them', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner })
    const { key, account } = await service.customer()
    const waiting = [scan(service.url, key), scan(service.url, key)]
    await scanner.until(1)
    // both are held on account: the second has come to wait for the first
    await expect.poll(() => service.used(account)).toBe(2)
    scanner.release(failures.down)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([502, 502])
    const next = scan(service.url, key)
    await scanner.until(2)
    scanner.release()
    expect((await next).status).toBe(200)
    expect(await service.used(account)).toBe(1)
  })

  test('a scan goes on until the last who waits has left, and who leaves pays nothing', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner })
    const { key, account } = await service.customer()
    const [one, two] = [new AbortController(), new AbortController()]
    const [first, second] = [one, two].map(({ signal }) => scan(service.url, key, wallet, { signal }).catch(() => 'left'))
    await scanner.until(1)
    await expect.poll(() => service.used(account)).toBe(2)
    one.abort()
    expect(await first).toBe('left')
    await expect.poll(() => service.used(account)).toBe(1)
    expect(scanner.aborted).toEqual([])
    two.abort()
    expect(await second).toBe('left')
    await expect.poll(() => service.used(account)).toBe(0)
    expect(scanner.aborted).toEqual([wallet])
    expect(await service.store.quota.audit()).toEqual([])
  })

  test('an answer that was lost is had again under its idempotency key, and is charged once', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner })
    const { key, account } = await service.customer()
    const again = { headers: { 'Idempotency-Key': 'a-1' } }
    const first = scan(service.url, key, wallet, again)
    await scanner.until(1)
    const second = scan(service.url, key, wallet, again)
    await new Promise(resolve => setTimeout(resolve, 120))
    scanner.release()
    const [one, two] = await Promise.all([first, second])
    expect(two.body).toEqual(one.body)
    expect(two.headers.get('idempotent-replayed')).toBe('true')
    expect(await scan(service.url, key, wallet, again)).toMatchObject({ status: 200, body: one.body })
    expect(await service.used(account)).toBe(1)
    expect(scanner.begun).toHaveLength(1)
  })

  test('a failure is not kept for an idempotency key: the next request tries again', async () => {
    let asked = 0
    const service = await start({
      scanner: {
        ...plainScanner,
        scanWallet: request => (asked++ === 0 ? Promise.reject(failures.down) : plainScanner.scanWallet(request)),
      },
    })
    const { key, account } = await service.customer()
    const again = { headers: { 'Idempotency-Key': 'a-1' } }
    expect((await scan(service.url, key, wallet, again)).status).toBe(502)
    expect((await scan(service.url, key, wallet, again)).status).toBe(200)
    expect(await service.used(account)).toBe(1)
  })

  test.each([
    ['with a blank', 'a b'],
    ['too long', 'a'.repeat(256)],
    ['empty', ''],
  ])('an idempotency key %s is refused', async (_, word) => {
    const service = await start()
    const { key, account } = await service.customer()
    expect((await scan(service.url, key, wallet, { headers: { 'Idempotency-Key': word } })).status).toBe(400)
    expect(await service.used(account)).toBe(0)
  })

  test('the charge is in the ledger before the answer can be read', async () => {
    const service = await start()
    const { key } = await service.customer()
    const order: string[] = []
    const { settle } = service.store.quota
    service.store.quota.settle = async (...args) => {
      await new Promise(resolve => setTimeout(resolve, 100))
      await settle(...args)
      order.push('settled')
    }
    onTestFinished(() => {
      service.store.quota.settle = settle
    })
    await scan(service.url, key)
    order.push('read')
    expect(order).toEqual(['settled', 'read'])
  })

  test('where the charge cannot be written there is no answer, and the sweep gives the call back', async () => {
    const service = await start()
    const { key, account } = await service.customer()
    service.store.quota.settle = () => Promise.reject(new SourceError({ source: 'x', code: 'NETWORK', problem: 'y' }))
    expect((await scan(service.url, key)).status).toBeGreaterThanOrEqual(500)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(await service.store.quota.sweep(1)).toBe(1)
    expect(await service.used(account)).toBe(0)
  })

  test('a revoked key is refused with the next request', async () => {
    const service = await start()
    const { key, record } = await service.customer()
    expect((await scan(service.url, key)).status).toBe(200)
    await service.store.keys.revoke(record.id)
    expect((await scan(service.url, key)).status).toBe(401)
    expect((await ask(service.url, '/v1/usage', key)).status).toBe(401)
  })
})

if (!server) test.skip(missing, () => {})
