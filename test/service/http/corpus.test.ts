import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scanner } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { ChainvetError } from '../../../src/errors.ts'
import { mintKey } from '../../../src/service/keys.ts'
import type { Source } from '../../../src/sources/index.ts'
import { realWorld } from '../../../src/world.ts'
import { clean } from '../../engine/dossiers.ts'
import { down, saying, source } from '../../support/fake-source.ts'
import { detailIn, type RawAnswer, sendRaw } from '../../support/raw-http.ts'
import { type Customer, newKey, plainScanner, type RealService, startReal } from '../../support/real-service.ts'

interface Case {
  readonly id: string
  readonly request: {
    readonly method?: string
    readonly path?: string
    readonly headers?: Record<string, string>
    readonly body?: string
    readonly raw?: string
    readonly state?: string
  }
  readonly expect: Readonly<Record<string, unknown>> & { readonly status: number | null }
  readonly why: string
}

const { cases } = JSON.parse(readFileSync(new URL('../../corpus/http.json', import.meta.url), 'utf8')) as { cases: Case[] }

const { account, activity, oracle, freezes } = clean
const both: Pick<Source, 'essential'> = { essential: ['wallet', 'token'] }
const lists = (found: readonly object[]) =>
  source('Lists', saying({ labels: { ...clean.labels, found: found as never } }), { offline: true, provides: ['labels'], ...both })
const node = source('Node', saying({ account, oracle, freezes }), { essential: ['wallet'] })
const explorer = source('Explorer', saying({ activity, exposure: clean.exposure, behaviour: clean.behaviour }), { essential: ['wallet'] })
const failing = (name: string) =>
  source(name, async () => Promise.reject(down(name)), { provides: ['labels', 'account', 'activity', 'oracle', 'freezes'], ...both })
const listed = [{ category: 'sanctions', list: 'OFAC SDN', entity: 'LAZARUS GROUP', confidence: 'official', asOf: '2025-12-31' }]
const unused = {
  account: { ...account, balance: 0n, nonce: 0 },
  activity: { any: false, transactions: { value: 0, atLeast: false }, proofs: [] },
}

const engineOn = (...sources: Source[]): Scanner =>
  createEngine({
    sources,
    http: () => Promise.reject(new Error('nobody is asked')),
    upstreams: { rpcUrl: new URL('http://127.0.0.1:9') },
  })

/** What is asked behind the service, by the state that a case names. */
const scanners: Readonly<Record<string, Scanner>> = {
  'all upstreams down': engineOn(failing('Node'), failing('Explorer')),
  'label source down, rest clean': engineOn(
    failing('Lists'),
    source('Node', saying({ account, oracle, freezes })),
    source('Explorer', saying({ activity, exposure: clean.exposure, behaviour: clean.behaviour })),
  ),
  'label source down, honeypot proven': engineOn(lists(listed), failing('Explorer')),
  'two fresh sources agree: no activity': engineOn(
    lists([]),
    source('Node', saying({ account: unused.account, oracle, freezes }), both),
    source('Explorer', saying({ activity: unused.activity })),
  ),
}

let asked: string[] = []
let state: string | undefined
let service: RealService
const scanner: Scanner = {
  scanWallet(request, signal) {
    asked.push(request.address)
    if (state === 'client closes after 50 ms')
      return realWorld.sleep(300, signal as AbortSignal).then(() => plainScanner.scanWallet(request))
    return (scanners[state ?? ''] ?? engineOn(lists([]), node, explorer)).scanWallet(request, signal)
  },
  scanToken: (request, signal) => plainScanner.scanToken(request, signal),
}

beforeAll(async () => {
  service = await startReal({ scanner, limits: { burst: undefined, headersTime: 700, bodyTime: 500, uploadTime: 5_000 } })
  // every case is of the same address, and each is to be scanned
  service.store.shared.verdict = async () => undefined
})
afterAll(() => service.close())

const tiers = { 'free tier, used 1000': ['free', 1_000], 'starter tier, used 25000': ['starter', 25_000] } as const

/** A customer in the state of the case: calls are made until the pool is as empty as it says. */
async function customerFor(state: string | undefined): Promise<Customer> {
  const [tier, used] = tiers[state as keyof typeof tiers] ?? ['starter', 0]
  const customer = await service.customer(tier)
  const digest = (await import('../../../src/service/keys.ts')).digestOf(customer.key, new Uint8Array(32).fill(7))
  await Promise.all(Array.from({ length: used }, () => service.store.quota.reserve({ digest, what: 'scan/wallet' })))
  return customer
}

/** The bytes of a request, with the placeholders of the corpus filled in. */
async function bytesOf({ request }: Case, { account, key }: Customer): Promise<Buffer> {
  const other = (await newKey(service.store, account)).key
  const revoked = await newKey(service.store, account)
  await service.store.keys.revoke(revoked.record.id)
  const unknown = mintKey('test')
  const spoiled = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`
  const filled = (text: string): string =>
    text
      .replace(/(?:cv_test_)?<VALID>/g, key)
      .replace(/(?:cv_test_)?<OTHER(?:-VALID)?>/g, other)
      .replace('cv_test_<REVOKED>', revoked.key)
      .replace('cv_test_<WELL-FORMED-UNKNOWN>', unknown)
      .replace('cv_test_<BAD-CHECKSUM>', spoiled)
      .replace('<VALID upper-cased>', key.toUpperCase())
      .replace('<sha256 of a valid key>', createHash('sha256').update(key).digest('hex'))
      .replace(/<(\d+) x a>/g, (_, count: string) => 'a'.repeat(Number(count)))
      .replace(/<1 (?:header )?byte per .*>/, '')
  if (request.raw !== undefined) return Buffer.from(filled(request.raw), 'latin1')
  const wallet = '{"address": "0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C24", "chain_id": 1}'
  const bodies: Record<string, Buffer> = {
    '<utf-16 of a valid body>': Buffer.from(wallet, 'utf16le'),
    '<invalid UTF-8 in address>': Buffer.concat([
      Buffer.from('{"address": "0x'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('", "chain_id": 1}'),
    ]),
    '<gzip>': gzipSync(wallet),
    '<200000 bytes>': Buffer.alloc(200_000, 0x20),
  }
  const body = request.body === undefined ? undefined : (bodies[request.body] ?? Buffer.from(request.body))
  const fields = Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${filled(value)}\r\n`)
  const length = body === undefined ? '' : `Content-Length: ${body.length}\r\n`
  const head = `${request.method} ${filled(request.path as string)} HTTP/1.1\r\nHost: x\r\n${fields.join('')}${length}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)])
}

const drips: Readonly<Record<string, { piece: string; every: number }>> = {
  'raw-slowloris': { piece: 'a', every: 100 },
  'raw-slow-body': { piece: 'a', every: 100 },
}

describe('the corpus of requests', () => {
  test.each(cases.map(each => [each.id, each] as const))('%s', async (id, each) => {
    state = each.request.state
    asked = []
    const customer = await customerFor(state)
    const before = await service.used(customer.account)
    const bytes = await bytesOf(each, customer)
    const drip = drips[id]
    const send = (from = bytes): Promise<RawAnswer | undefined> =>
      sendRaw(service.url, from, { ...(drip && { drip }), ...(id === 'abort' && { patience: 50 }) })
    const { reserve } = service.store.quota
    if (state === 'quota store down') {
      service.store.quota.reserve = () =>
        Promise.reject(new ChainvetError('STORE_UNAVAILABLE', 'the store of the service cannot be used: the disk failed'))
    }
    let answers: (RawAnswer | undefined)[]
    if (id === 'idem-repeat') answers = await Promise.all([send(), send(), send(), send(), send()])
    else if (id === 'idem-clash') {
      const second = Buffer.from(bytes.toString('latin1').replace('"chain_id": 1}', '"chain_id":10}'), 'latin1')
      await send()
      answers = [await send(second)]
    } else answers = [await send()]
    service.store.quota.reserve = reserve
    if (id === 'abort') await realWorld.sleep(500, new AbortController().signal)

    const wanted = each.expect
    for (const answer of answers) {
      expect(answer?.status ?? null).toBe(wanted.status)
      if (wanted['detail']) expect(detailIn(answer?.body as string)).toBeDefined()
      if (wanted['www_authenticate']) expect(answer?.headers.get('www-authenticate')).toBe('Bearer')
      if (wanted['risk_level']) expect(JSON.parse(answer?.body as string)).toMatchObject({ risk_level: wanted['risk_level'] })
      if (answer && answer.status >= 400) expect(answer.headers.get('content-type')).toBe('application/json')
      if (wanted['retry_after']) expectRetryAtTheFirst(answer)
    }
    expect(new Set(answers.map(answer => answer?.body)).size).toBe(1)
    const charged = (await service.used(customer.account)) - before
    if (wanted['charged'] !== undefined) expect(charged).toBe(wanted['charged'])
    if (wanted['charged_max'] !== undefined) expect(charged).toBeLessThanOrEqual(wanted['charged_max'] as number)
    if (wanted['overage']) expect((await service.used(customer.account)) - 25_000).toBe(wanted['overage'])
    if (wanted['upstream_requests'] !== undefined) expect(asked).toHaveLength(wanted['upstream_requests'] as number)
    const told = `${answers.map(answer => answer?.body).join()}${service.log.join()}`
    if (wanted['echoes_key'] === false) expect(told).not.toContain(customer.key.slice(8))
    if (wanted['echoes_input'] === false) expect(told).not.toContain('8b707d4cddf00ca5da5fa5d2c21b4d787ce769ad901e1b970870cd864126b2cc')
    if (wanted['leaks_upstream_url'] === false) expect(answers[0]?.body).not.toMatch(/:\/\//)
  })
})

function expectRetryAtTheFirst(answer: RawAnswer | undefined): void {
  const now = new Date()
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  expect(Math.abs(Number(answer?.headers.get('retry-after')) - (first - now.getTime()) / 1000)).toBeLessThan(5)
}

test('no two cases share a name, and there are as many as the corpus says', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThanOrEqual(69)
})
