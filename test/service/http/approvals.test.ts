import { afterAll, beforeAll, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { approvalRoutes, type ReadApprovals } from '../../../src/service/routes/approvals.ts'
import { ask, wallet } from '../../support/ask.ts'
import { type RealService, startReal } from '../../support/real-service.ts'

let service: RealService
let asked: { address: string; chain_id: number }[] = []
let read: ReadApprovals
beforeAll(async () => {
  service = await startReal({ more: async parts => [{ routes: approvalRoutes(parts, (what, signal) => read(what, signal)) }] })
})
afterAll(() => service.close())

const document = { schema_version: 1, approvals: [] }
const found: ReadApprovals = async what => {
  asked.push(what)
  return document
}
const on = (query: string, key?: string, headers: Record<string, string> = {}, address = wallet) =>
  ask(service.url, `/v1/approvals/${address}${query}`, key, { headers })

test('the approvals of a wallet are a call like a scan: charged, and once under an idempotency key', async () => {
  ;[read, asked] = [found, []]
  const { key, account } = await service.customer('free')
  const answer = await on('?chain=ethereum', key)
  expect(answer).toMatchObject({ status: 200, body: document })
  expect(await on('?chain=1', key, { 'Idempotency-Key': 'once' })).toMatchObject({ status: 200, body: document })
  expect(await on('?chain=1', key, { 'Idempotency-Key': 'once' })).toMatchObject({ status: 200, body: document })
  expect((await on('?chain=56', key, { 'Idempotency-Key': 'once' })).status).toBe(400)
  expect(await service.used(account)).toBe(2)
  expect(asked).toEqual([
    { address: wallet, chain_id: 1 },
    { address: wallet, chain_id: 1 },
  ])
})

test('what cannot be read costs nothing', async () => {
  const { key, account } = await service.customer()
  read = () => Promise.reject(new SourceError({ source: 'Node', code: 'RATE_LIMITED', problem: 'asks for fewer requests' }))
  expect(await on('?chain=base', key)).toMatchObject({ status: 502, body: { detail: expect.any(String) } })
  expect(await service.used(account)).toBe(0)
})

test.each([
  ['without a chain', '', wallet],
  ['with two chains', '?chain=1&chain=56', wallet],
  ['with an unknown chain', '?chain=nowhere', wallet],
  ['with another word in the query', '?chain=1&block=5', wallet],
  ['of an address that is none', '?chain=1', '0x12'],
])('a question %s is refused before anybody is asked', async (_, query, address) => {
  ;[read, asked] = [found, []]
  const { key, account } = await service.customer()
  expect(await on(query, key, {}, address)).toMatchObject({ status: 400, body: { detail: expect.any(String) } })
  expect([await service.used(account), asked]).toEqual([0, []])
})

test('a stranger is told nothing', async () => {
  expect((await on('?chain=1')).status).toBe(401)
  expect((await on('', undefined, {}, 'x')).status).toBe(401)
})
