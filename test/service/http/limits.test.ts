import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ask, scan } from '../../support/ask.ts'
import { gatedScanner } from '../../support/gated-scanner.ts'
import { detailIn, sendRaw } from '../../support/raw-http.ts'
import { newKey, type RealService, startReal } from '../../support/real-service.ts'

const services: RealService[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})
const start = async (...options: Parameters<typeof startReal>): Promise<RealService> => {
  const service = await startReal(...options)
  services.push(service)
  return service
}
const address = (number: number): string => `0x${number.toString(16).padStart(8, '0').padStart(40, 'b')}`

test('a key has its pace, says what is left of it, and says when to come back', async () => {
  const service = await start({ limits: { burst: { points: 3, seconds: 60 } } })
  const [{ key, account }, other] = [await service.customer(), await service.customer()]
  const answers = []
  for (let count = 0; count < 5; count++) answers.push(await scan(service.url, key, address(count)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(answers.map(({ headers }) => /"burst";r=(\d+);t=\d+/.exec(headers.get('ratelimit') as string)?.[1])).toEqual([
    '2',
    '1',
    '0',
    '0',
    '0',
  ])
  expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"burst";q=3;w=60')
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers[3]?.body).toEqual({ detail: 'Too many requests: 3 in 60 seconds are allowed. Slow down.' })
  expect(await service.used(account)).toBe(3)
  // what is read has a pace of its own, and so has everybody else
  expect((await ask(service.url, '/v1/usage', key)).status).toBe(200)
  expect((await scan(service.url, other.key)).status).toBe(200)
})

test('whoever has no key has a pace too, and X-Forwarded-For does not lend him another', async () => {
  const service = await start({ limits: { burst: { points: 2, seconds: 60 } } })
  const tries = []
  for (let count = 0; count < 4; count++)
    tries.push(await ask(service.url, '/v1/usage', undefined, { headers: { 'X-Forwarded-For': `10.0.0.${count}` } }))
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 429, 429])
})

test('a pool that stops is told with every scan', async () => {
  const service = await start()
  const [free, paid] = [await service.customer('free'), await service.customer('starter')]
  expect((await scan(service.url, free.key)).headers.get('ratelimit')).toMatch(/^"month";r=999;t=\d+$/)
  expect((await scan(service.url, paid.key)).headers.get('ratelimit')).toBeNull()
})

test('an account has its share of scans at the same time, whatever key it uses', async () => {
  const scanner = gatedScanner()
  const service = await start({ scanner, limits: { burst: undefined, concurrent: 2 } })
  const { key, account } = await service.customer()
  const second = (await newKey(service.store, account)).key
  const other = await service.customer()
  // each key is known to belong to its account once it has been used
  const known = [scan(service.url, key, address(1)), scan(service.url, second, address(2))]
  await scanner.until(2)
  scanner.release()
  await Promise.all(known)
  const waiting = [scan(service.url, key, address(3)), scan(service.url, second, address(4))]
  await scanner.until(4)
  const refused = await scan(service.url, second, address(5))
  expect(refused).toMatchObject({ status: 429, body: { detail: 'Too many scans at the same time: 2 of an account are allowed.' } })
  expect(refused.headers.get('retry-after')).toBe('1')
  const beside = scan(service.url, other.key, address(6))
  await scanner.until(5)
  scanner.release()
  expect((await Promise.all([...waiting, beside])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await service.used(account)).toBe(4)
})

test('a full service sheds scans before they are charged', async () => {
  const scanner = gatedScanner()
  const service = await start({ scanner, limits: { burst: undefined, scans: 1 } })
  const [one, two] = [await service.customer(), await service.customer()]
  const waiting = scan(service.url, one.key, address(1))
  await scanner.until(1)
  expect((await scan(service.url, two.key, address(2))).status).toBe(503)
  scanner.release()
  expect((await waiting).status).toBe(200)
  expect(await service.used(two.account)).toBe(0)
})

test('connections beyond the limit are told so', async () => {
  const service = await start({ limits: { burst: undefined, connections: 3 } })
  const held: Socket[] = []
  for (let count = 0; count < 3; count++) {
    const socket = connect({ host: service.url.hostname, port: Number(service.url.port) })
    await new Promise(resolve => socket.once('connect', resolve))
    held.push(socket)
  }
  const refused = await sendRaw(service.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(refused?.status).toBe(503)
  expect(detailIn(refused?.body as string)).toBeDefined()
  for (const socket of held) socket.destroy()
  await expect.poll(async () => (await sendRaw(service.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'))?.status).toBe(200)
})

test('a body that says it is too large is refused before a byte of it is read', async () => {
  const service = await start()
  const { key } = await service.customer()
  const head = `POST /v1/scan/wallet HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n`
  const told = await sendRaw(service.url, `${head}Content-Length: 99000000000\r\n\r\n`)
  expect(told?.status).toBe(413)
  const asked = await sendRaw(service.url, `${head}Content-Length: 20000\r\nExpect: 100-continue\r\n\r\n`, { patience: 1_000 })
  expect(asked?.status).toBe(413)
  const chunked = await sendRaw(service.url, `${head}Transfer-Encoding: chunked\r\n\r\n${`1000\r\n${' '.repeat(4096)}\r\n`.repeat(5)}`)
  expect(chunked?.status).toBe(413)
})

test('whoever asks whether to go on is told to', async () => {
  const service = await start()
  const { key } = await service.customer()
  const body = '{"address":"0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C24","chain_id":1}'
  const head = `POST /v1/scan/wallet HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  const answer = await sendRaw(service.url, head, { drip: { piece: body, every: 200 } })
  expect(answer?.status).toBe(200)
})

test.each([
  ['text', 'text/plain', 415],
  ['a form', 'application/x-www-form-urlencoded', 415],
  ['JSON in another alphabet', 'application/json; charset=utf-16', 415],
  ['two types', 'application/json\r\nContent-Type: text/plain', 415],
  ['JSON', 'Application/JSON', 200],
])('a body of %s', async (_, type, status) => {
  const service = await start()
  const { key } = await service.customer()
  const body = '{"address":"0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C24","chain_id":1}'
  const answer = await sendRaw(
    service.url,
    `POST /v1/scan/wallet HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  expect(answer?.status).toBe(status)
  if (status !== 200) expect(detailIn(answer?.body as string)).toBeDefined()
})
