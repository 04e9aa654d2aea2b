import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { subject } from '../../support/subjects.ts'
import { type Answer, body, contextOf, cut, json, reset, status } from '../../support/upstream.ts'
import { accountNumber, failing, type LittleLedger, resultOf, row, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const wallet = accountNumber(1)
const now = new Date('2026-11-20T12:00:00Z')
const ledger: LittleLedger = {
  number: 100,
  hash: 'AB'.repeat(32),
  closedAt: now,
  accounts: { [wallet]: { balance: '5' } },
  transactions: {
    [wallet]: [row({ from: accountNumber(2), to: wallet, at: new Date('2020-01-01'), delivered: '5', creates: wallet, ledger: 90 })],
  },
}
beforeEach(() => service.show(ledger))

const everything = (answer: Answer) => ({ ledger: answer, account_info: answer, account_tx: answer, account_lines: answer })
const scan = (own: boolean) => xrpLedger(subject('wallet', wallet, 'xrp'), contextOf(service.upstream, own ? { rpcUrl: service.url } : {}))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'an answer',
    (error: unknown) => (error instanceof SourceError ? error.code : Promise.reject(error)),
  )

describe('an answer that is none', () => {
  test.each([
    ['a rate limit in its own dialect', failing('slowDown'), 'RATE_LIMITED'],
    ['a rate limit by status', status(429), 'RATE_LIMITED'],
    ['too busy', failing('tooBusy'), 'UPSTREAM_UNAVAILABLE'],
    ['not connected', failing('noNetwork'), 'UPSTREAM_UNAVAILABLE'],
    ['behind the rules', failing('amendmentBlocked'), 'UPSTREAM_UNAVAILABLE'],
    ['an error nobody knows', failing('somethingNew'), 'UPSTREAM_UNAVAILABLE'],
    ['a malformed account', failing('actMalformed'), 'UPSTREAM_UNAVAILABLE'],
    ['overload in words', body('Server is overloaded', { status: 503 }), 'UPSTREAM_UNAVAILABLE'],
    ['a refusal in words', body('Null method', { status: 400 }), 'UPSTREAM_UNAVAILABLE'],
    ['HTML', body('<html><body>Just a moment...</body></html>'), 'BAD_RESPONSE'],
    ['a truncated body', body('{"result":{"account_data":{"Acc'), 'BAD_RESPONSE'],
    ['a connection that ends in the body', cut('{"result":', 4_000), 'NETWORK'],
    ['a reset', reset(), 'NETWORK'],
    ['an error without a name', json({ result: { status: 'error' } }), 'BAD_RESPONSE'],
    [
      'JSON-RPC of another chain',
      json({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'the method does not exist' } }),
      'BAD_RESPONSE',
    ],
  ])('%s: %#', async (_, answer, code) => {
    service.instead(everything(answer))
    expect(await codeOf(scan(true))).toBe(code)
  })

  const info = (more: object, root: object = {}): Answer =>
    json({
      result: {
        account_data: { Account: wallet, Balance: '5', Flags: 0, signer_lists: [], ...root },
        ledger_index: 100,
        ledger_hash: 'AB'.repeat(32),
        validated: true,
        ...more,
      },
    })
  test.each([
    ['another account', info({}, { Account: accountNumber(9) })],
    ['an open ledger', info({ ledger_index: undefined, ledger_current_index: 101, validated: false })],
    ['a ledger that is not validated', info({ validated: false })],
    ['another ledger of the same number', info({ ledger_hash: 'CD'.repeat(32) })],
    ['more XRP than there is', info({}, { Balance: '100000000000000001' })],
    ['a balance below zero', info({}, { Balance: '-5' })],
    ['flags of more than 32 bits', info({}, { Flags: 4_294_967_296 })],
    ['no balance', info({}, { Balance: undefined })],
  ])('%s is not believed', async (_, answer) => {
    service.instead({ account_info: answer })
    expect(await codeOf(scan(true))).toBe('BAD_RESPONSE')
  })

  test('all 32 bits of flags are read without a sign', async () => {
    service.instead({ account_info: info({}, { Flags: 4_294_967_295 }) })
    const { known } = await scan(true)
    expect(known.account?.proofs[0]?.result).toBe('5 drops, flags 0xffffffff')
  })
})

describe('the network', () => {
  test('a server of the test network is not believed', async () => {
    service.show({ ...ledger, network: 1 })
    await expect(scan(true)).rejects.toThrow('The node is a server of another network (network id 1)')
  })

  test('a server that does not say which it serves is', async () => {
    service.instead({ server_info: failing('noPermission') })
    expect((await scan(true)).known.account?.balance).toBe(5n)
  })

  test('public servers are not asked', async () => {
    await scan(false)
    expect(service.calls.map(({ method }) => method)).not.toContain('server_info')
  })
})

describe('one ledger', () => {
  test('an answer from the next ledger is asked for again by the number of the first', async () => {
    let asked = 0
    const next: LittleLedger = { ...ledger, number: 101, hash: 'CD'.repeat(32), accounts: { [wallet]: { balance: '6' } } }
    service.instead({
      account_info: (request, response) => {
        const { params } = JSON.parse(request.body) as { params: [Record<string, unknown>] }
        asked++
        const from = params[0]['ledger_index'] === 100 ? ledger : next
        return json({ result: resultOf(from, 'account_info', params[0]) })(request, response)
      },
    })
    const { known, block } = await scan(true)
    expect([known.account?.balance, block?.number, asked]).toEqual([5n, 100, 2])
  })

  test('a server that has lost that ledger meanwhile has failed', async () => {
    service.instead({
      account_info: (request, response) => {
        const { params } = JSON.parse(request.body) as { params: [Record<string, unknown>] }
        const answer =
          params[0]['ledger_index'] === 100
            ? failing('lgrNotFound')
            : json({ result: resultOf({ ...ledger, number: 101 }, 'account_info', params[0]) })
        return answer(request, response)
      },
    })
    expect(await codeOf(scan(true))).toBe('UPSTREAM_UNAVAILABLE')
  })
})

describe('servers in turn', () => {
  const hostOf = (headers: Readonly<Record<string, unknown>>) => String(headers['x-meant-for'])

  test.each([failing('noNetwork'), failing('slowDown'), body('<html>'), status(503)])(
    'the next is asked when one fails: %#',
    async failure => {
      const hosts = new Set<string>()
      const only =
        (good: string): Answer =>
        (asked, response) => {
          hosts.add(hostOf(asked.headers))
          const { method, params } = JSON.parse(asked.body) as { method: string; params: [Record<string, unknown>] }
          const answer = hostOf(asked.headers) === good ? json({ result: resultOf(ledger, method, params[0]) }) : failure
          return answer(asked, response)
        }
      service.instead(everything(only('s2.ripple.com:51234')))
      const { known } = await scan(false)
      expect(known.account?.balance).toBe(5n)
      expect([...hosts]).toEqual(['xrplcluster.com', 's1.ripple.com:51234', 's2.ripple.com:51234'])
    },
  )

  test('all of a scan comes from one server: one without history gives way to one that has both', async () => {
    const answer: Answer = (asked, response) => {
      const { method, params } = JSON.parse(asked.body) as { method: string; params: [Record<string, unknown>] }
      const poor = hostOf(asked.headers) === 'xrplcluster.com'
      const own = poor ? { ...ledger, accounts: { [wallet]: { balance: '4' } } } : ledger
      return (poor && method === 'account_tx' ? failing('tooBusy') : json({ result: resultOf(own, method, params[0]) }))(asked, response)
    }
    service.instead(everything(answer))
    const { known } = await scan(false)
    expect([known.account?.balance, known.activity?.transactions?.value]).toEqual([5n, 1])
  })

  test('when all fail, the last failure is told', async () => {
    service.instead(everything(failing('tooBusy')))
    await expect(scan(false)).rejects.toThrow('honeycluster.io is too busy')
  })
})
