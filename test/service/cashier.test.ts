import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { chainById } from '../../src/chains/index.ts'
import { ChainvetError, type FailureCode, NoActivityError, SourceError, UnscoredError } from '../../src/errors.ts'
import { ClientGone } from '../../src/service/body.ts'
import { leaving } from '../../src/service/cashier.ts'
import { Refusal } from '../../src/service/refusal.ts'
import { walletResult } from '../support/service.ts'
import { calls, charged, client, counter, digest, left, ofScan, opening, refusalOf, rest, usage, wallet } from './counter.ts'

describe('a call', () => {
  test('is reserved before anybody is asked, and settled before it is answered', async () => {
    const { cashier, asked, calls: counted, metrics } = counter()
    const answer = await charged(cashier)
    expect(answer).toEqual({
      ...{ status: 200, repeated: false, usage: usage(), text: opening + rest },
      ...{ parts: [opening, Buffer.from(rest)], scan: ofScan },
    })
    expect(JSON.parse(answer.text)).toEqual(walletResult(wallet, 1))
    expect(asked).toEqual([['reserve', { digest, what: 'scan/wallet' }], ['scan'], ['settle', 'res_1', { status: 200, scan: ofScan }]])
    expect(counted()).toEqual([calls('charged')])
    expect(metrics.text()).toMatch(/^# HELP chainvet_calls_total \S/m)
  })

  test('of a verdict that is there asks nobody: it is charged in one step', async () => {
    const { cashier, asked, calls: counted } = counter({ verdict: true })
    expect(await charged(cashier)).toMatchObject({ status: 200, repeated: false, usage: usage(), text: opening + rest })
    expect(asked).toEqual([['charge', { digest, what: 'scan/wallet' }, { status: 200, scan: ofScan }]])
    expect(counted()).toEqual([calls('charged')])
  })

  test('of a token is named so', async () => {
    const { cashier, asked, calls: counted } = counter()
    const answer = await charged(cashier, { kind: 'token', chain: chainById(10) })
    expect(JSON.parse(answer.text)).toMatchObject({ contract_address: wallet, risk_score: 100 })
    expect(asked[0]).toEqual(['reserve', { digest, what: 'scan/token' }])
    expect(asked[2]?.[2]).toMatchObject({ status: 200, scan: { kind: 'token', chainId: 10, score: 100, level: 'CRITICAL' } })
    expect(counted()).toEqual([calls('charged', 'token')])
  })

  test('for what stands in no history is charged all the same, in printable ASCII', async () => {
    const { cashier, asked, calls: counted } = counter({ verdict: true })
    const errand = { digest, what: 'approvals' as const, asked: 'a', answer: async () => ({ name: 'ä' }) }
    expect(await cashier.chargeFor(errand, client())).toEqual({ status: 200, text: '{"name":"\\u00e4"}', usage: usage(), repeated: false })
    expect(asked).toEqual([
      ['reserve', { digest, what: 'approvals' }],
      ['settle', 'res_1', { status: 200 }],
    ])
    expect(counted()).toEqual([calls('charged', 'approvals')])
  })

  test('holds a seat until it ends, well or not', async () => {
    const seen: number[] = []
    const { cashier } = counter({
      async scan() {
        seen.push(cashier.underWay)
        throw new Error('a bug')
      },
    })
    expect(cashier.underWay).toBe(0)
    await Promise.allSettled([charged(cashier), charged(cashier, { chain: chainById(10) })])
    expect([seen, cashier.underWay]).toEqual([[2, 2], 0])
    const { cashier: other } = counter()
    await charged(other)
    expect(other.underWay).toBe(0)
  })
})

describe('a scan that fails', () => {
  const coded = (code: FailureCode) => new ChainvetError(code, 'so it is')
  const source = (code: 'UPSTREAM_UNAVAILABLE' | 'RATE_LIMITED') => new SourceError({ source: 'Node', code, problem: 'is down' })
  const ofSource = (status: number) => Object.defineProperty(source('UPSTREAM_UNAVAILABLE'), 'status', { value: status }) as Error

  test.each<[string, unknown, number, object]>([
    ['a source is down', source('UPSTREAM_UNAVAILABLE'), 502, {}],
    ['a source has enough of us', source('RATE_LIMITED'), 502, {}],
    ['a source has nothing, which says nothing of the subject', ofSource(404), 502, {}],
    ['too little is known', new UnscoredError({ subject: 'wallet', reason: 'r', checked: [], hint: 'h' }), 502, {}],
    ['what was asked cannot be', coded('USAGE'), 400, {}],
    ['a key of ours is refused', coded('AUTH_INVALID'), 502, {}],
    ['a quota of ours is exhausted', coded('QUOTA_EXHAUSTED'), 502, {}],
    ['the store is away', coded('STORE_UNAVAILABLE'), 503, { 'Retry-After': '1' }],
    ['it was interrupted', coded('INTERRUPTED'), 500, {}],
    ['there is a bug', new TypeError('undefined'), 500, {}],
    ['it is refused for its size', new Refusal(413, 'too large'), 502, {}],
  ])('costs nothing: %s', async (_, failure, status, headers) => {
    const { cashier, asked, calls: counted, log } = counter({ scan: () => Promise.reject(failure) })
    expect(await refusalOf(charged(cashier))).toMatchObject({ status, headers })
    expect(asked.slice(1)).toEqual([['scan'], ['release', 'res_1', status]])
    expect(counted()).toEqual([calls('released')])
    expect(log).toEqual([])
  })

  test.each([
    ['', undefined, {}],
    ['under a name', 'a', { body: '{"detail":"this wallet has no activity on Ethereum, so it was not scored"}' }],
  ])('because there is nothing to scan is answered, and charged %s', async (_, repeat, kept) => {
    const {
      cashier,
      asked,
      calls: counted,
    } = counter({
      scan: () => Promise.reject(new NoActivityError({ chain: 'Ethereum', others: [] })),
    })
    expect(await charged(cashier, {}, repeat)).toEqual({
      ...{ status: 404, repeated: false, usage: usage() },
      text: '{"detail":"this wallet has no activity on Ethereum, so it was not scored"}',
    })
    expect(asked.at(-1)).toEqual(['settle', 'res_1', { status: 404, ...kept }])
    expect(counted()).toEqual([calls('charged')])
  })

  test('is told as it is where its call cannot be given back: the sweep does that, and the log knows', async () => {
    const { cashier, log } = counter({
      scan: () => Promise.reject(source('UPSTREAM_UNAVAILABLE')),
      release: () => Promise.reject(coded('STORE_UNAVAILABLE')),
    })
    expect(await refusalOf(charged(cashier))).toMatchObject({ status: 502 })
    expect(log).toEqual([expect.stringMatching(/^release-failed .*STORE_UNAVAILABLE/)])
  })
})

describe('a client that leaves', () => {
  const errand = (answer: (leave: () => void) => Promise<object>, repeat?: string) => {
    const controller = new AbortController()
    const all = counter()
    const order = { digest, what: 'approvals' as const, asked: 'a', ...(repeat !== undefined && { repeat }) }
    const end = all.cashier.chargeFor({ ...order, answer: () => answer(() => controller.abort(left)) }, client(false, controller))
    return { ...all, end }
  }
  const released = [['release', 'res_1', 499]]

  test('before a verdict that is there pays nothing', async () => {
    const { cashier, names } = counter({ verdict: true })
    await expect(charged(cashier, {}, undefined, client(true))).rejects.toBeInstanceOf(ClientGone)
    expect([names(), cashier.underWay]).toEqual([[], 0])
  })

  test('while it is scanned pays nothing', async () => {
    const controller = new AbortController()
    const {
      cashier,
      asked,
      calls: counted,
    } = counter({
      scan: () => {
        controller.abort(left)
        return new Promise(() => {})
      },
    })
    await expect(charged(cashier, {}, undefined, client(false, controller))).rejects.toBe(left)
    expect(asked.slice(2)).toEqual(released)
    expect(counted()).toEqual([calls('released')])
  })

  test('just before its answer was there pays nothing', async () => {
    const none = errand(async leave => {
      leave()
      return {}
    })
    await expect(none.end).rejects.toBe(left)
    expect(none.asked.slice(1)).toEqual(released)
    expect(none.calls()).toEqual([calls('released', 'approvals')])
  })

  test('and can come back for its answer, because its request has a name, pays', async () => {
    const named = errand(async leave => {
      leave()
      return { a: 1 }
    }, 'name')
    expect(await named.end).toMatchObject({ status: 200, text: '{"a":1}' })
    expect(named.asked.slice(1)).toEqual([['settle', 'res_1', { status: 200, body: '{"a":1}' }]])
    expect(named.calls()).toEqual([calls('charged', 'approvals')])
  })

  test('where there was nothing to scan pays nothing', async () => {
    for (const repeat of [undefined, 'name']) {
      const { end, asked } = errand(async leave => {
        leave()
        throw new NoActivityError({ chain: 'Ethereum', others: [] })
      }, repeat)
      await expect(end).rejects.toBe(left)
      expect(asked.slice(1)).toEqual(released)
    }
  })

  test('is noticed by its connection', () => {
    const outgoing = (destroyed: boolean, writableFinished: boolean) =>
      Object.assign(new EventEmitter(), { destroyed, writableFinished }) as unknown as ServerResponse
    const gone = [outgoing(true, false), outgoing(true, true), outgoing(false, false), outgoing(false, true)]
    expect(gone.map(one => leaving(one).gone())).toEqual([true, false, false, false])
    expect(gone.map(one => leaving(one).signal().aborted)).toEqual([true, false, false, false])
    const [waiting, done] = [outgoing(false, false), outgoing(false, true)]
    const signals = [waiting, done].map(one => leaving(one).signal())
    for (const one of [waiting, done]) one.emit('close')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(signals[0]?.reason).toBeInstanceOf(ClientGone)
  })
})
