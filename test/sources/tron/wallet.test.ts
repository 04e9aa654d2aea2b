import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { base58Of, hexOf } from '../../../src/sources/tron/address.ts'
import { tron } from '../../../src/sources/tron/tron.ts'
import { subject } from '../../support/subjects.ts'
import {
  callRow,
  coinRow,
  type LittleTron,
  nodeHex,
  startTron,
  type TronCall,
  type TronCallAnswer,
  tokenRow,
} from '../../support/tron-service.ts'
import { type Answer, body, by, contextOf, cut, hang, json, status } from '../../support/upstream.ts'

const service = await startTron()
afterAll(() => service.stop())

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const party = (number: number) => base58Of(number.toString(16).padStart(40, 'b'))
const [self, friend, contract, thief] = [party(1), party(2), party(3), party(4)]
/** On the OFAC list since 2024 (Ansarallah). */
const listed = 'TC4VsFHJdZ66BdwobZxkudVZBVmQZgCP65'

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
/** USDT, which has frozen nobody but these. */
const dollar =
  (...frozen: readonly string[]) =>
  ({ to, data }: TronCall): TronCallAnswer =>
    to === usdt && data.startsWith('0xe47d6060')
      ? { ok: true, data: word(frozen.some(address => data === encodeCall('isBlackListed(address)', hexOf(address))) ? 1n : 0n) }
      : { refused: 'CONTRACT_VALIDATE_ERROR' }

/** An account in the words of the index. */
const account = (address: string, more: object = {}) => ({
  address: nodeHex(address),
  balance: 12_500_000,
  create_time: Date.parse('2021-03-04T05:06:07Z'),
  latest_opration_time: Date.parse('2026-01-01T00:00:00Z'),
  owner_permission: { permission_name: 'owner', threshold: 1, keys: [{ address: nodeHex(address), weight: 1 }] },
  ...more,
})

const quiet: LittleTron = { accounts: { [self]: account(self) }, call: dollar() }
const wallet = subject('wallet', self, 'tron')

async function read(little: LittleTron, given = wallet) {
  service.show(little)
  return tron(given, contextOf(service.upstream, { rpcUrl: service.url }))
}

describe('state', () => {
  test('balance in sun, kind and age', async () => {
    const { known, missing } = await read(quiet)
    expect(known.account).toMatchObject({ balance: 12_500_000n, code: { kind: 'none' } })
    expect(known.account).not.toHaveProperty('nonce')
    expect(known.activity?.firstSeen?.toISOString()).toBe('2021-03-04T05:06:07.000Z')
    expect(missing).toEqual({})
  })

  test('a balance of zero is left out on the wire', async () => {
    const { balance: _balance, ...empty } = account(self)
    expect((await read({ ...quiet, accounts: { [self]: empty } })).known.account?.balance).toBe(0n)
  })

  test.each(['Contract', 2])('type %j is a contract, and code decides', async type => {
    const { known } = await read({ ...quiet, accounts: { [self]: account(self, { type }) } })
    expect(known.account?.code).toEqual({ kind: 'contract' })
    expect(known.permissions?.found).toEqual([{ kind: 'contract', holders: [self] }])
  })

  test('an address that was never activated and never received tokens has no activity', async () => {
    const { known } = await read({ call: dollar() })
    expect(known.account).toMatchObject({ balance: 0n, code: { kind: 'none' } })
    expect(known.activity).toMatchObject({ any: false, transactions: { value: 0, atLeast: false } })
    expect(known.permissions?.found).toEqual([])
  })

  test('one that was never activated and received tokens has', async () => {
    const { known } = await read({ call: dollar(), transfers: { [self]: [tokenRow(1, friend, self, '5', '2025-05-05T00:00:00Z')] } })
    expect(known.activity).toMatchObject({ any: true, transactions: { value: 1, atLeast: false } })
    expect(known.activity?.firstSeen?.toISOString()).toBe('2025-05-05T00:00:00.000Z')
  })

  test.each<[string, object]>([
    ['another address', account(friend)],
    ['a negative balance', account(self, { balance: -1 })],
    ['more TRX than there are', account(self, { balance: '1000000000000000000000' })],
    ['a time in the far future', account(self, { create_time: Date.parse('2099-01-01T00:00:00Z') })],
    ['a key of no weight', account(self, { owner_permission: { threshold: 1, keys: [{ address: nodeHex(self) }] } })],
  ])('%s is not believed', async (_, row) => {
    await expect(read({ ...quiet, accounts: { [self]: row } })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })
})

describe('freezes', () => {
  test.each([
    [false, dollar()],
    [true, dollar(self)],
  ])('USDT says %s', async (frozen, call) => {
    expect((await read({ ...quiet, call })).known.freezes?.asked).toEqual([{ symbol: 'USDT', token: usdt, frozen }])
  })

  test.each<[string, TronCallAnswer]>([
    ['neither yes nor no', { ok: true, data: word(2n) }],
    ['a failure under "result: true"', { ok: false, data: '0x' }],
    ['no such contract', { refused: 'CONTRACT_VALIDATE_ERROR' }],
  ])('%s is no answer', async (_, answer) => {
    const { known, missing } = await read({ ...quiet, call: () => answer })
    expect(known.freezes).toBeUndefined()
    expect(missing?.freezes).toBe('The node does not say whether USDT is frozen')
  })
})

describe('history', () => {
  const rows = [
    callRow(5, self, contract, '2025-06-05T00:00:00Z'),
    callRow(4, self, contract, '2025-06-04T00:00:00Z'),
    callRow(3, self, usdt, '2025-06-03T00:00:00Z'),
    coinRow(2, self, friend, 7, '2025-06-02T00:00:00Z'),
    coinRow(1, friend, self, 9, '2025-06-01T00:00:00Z'),
  ]

  test('transactions, those sent, and contracts called are counted exactly', async () => {
    const transfers = [tokenRow(3, self, friend, '1', '2025-06-03T00:00:00Z'), tokenRow(6, friend, self, '2', '2025-06-06T00:00:00Z')]
    const { known } = await read({ ...quiet, transactions: { [self]: rows }, transfers: { [self]: transfers } })
    expect(known.activity).toMatchObject({
      transactions: { value: 6, atLeast: false },
      outbound: { value: 4, atLeast: false },
      contracts: { value: 2, atLeast: false },
      any: true,
    })
  })

  test('pages are followed by their fingerprint, and where they go on counts are lower bounds', async () => {
    const { known } = await read({ ...quiet, transactions: { [self]: rows }, pageSize: 2 })
    expect(known.activity).toMatchObject({ transactions: { value: 5, atLeast: false }, outbound: { value: 4, atLeast: false } })
    const many = Array.from({ length: 9 }, (_, at) => coinRow(at + 1, self, friend, 1, '2025-06-01T00:00:00Z'))
    const cutOff = (await read({ ...quiet, transactions: { [self]: many }, pageSize: 2 })).known
    expect(cutOff.activity).toMatchObject({ transactions: { value: 6, atLeast: true }, outbound: { value: 6, atLeast: true } })
    expect(cutOff.exposure?.read).toMatchObject({ transactions: 6, complete: false })
  })

  test('state and the first pages wait for nothing, and later pages for two round trips at most', async () => {
    service.show({ ...quiet, transactions: { [self]: rows } }, 150)
    await tron(wallet, contextOf(service.upstream, { rpcUrl: service.url }))
    expect([service.rounds, service.paths.length]).toEqual([1, 5])
    const many = Array.from({ length: 30 }, (_, at) => coinRow(at + 1, self, friend, 1, '2025-06-01T00:00:00Z'))
    service.show({ ...quiet, transactions: { [self]: many }, pageSize: 2 }, 150)
    await tron(wallet, contextOf(service.upstream, { rpcUrl: service.url }))
    expect(service.rounds).toBe(3)
  })

  test.each<[string, LittleTron]>([
    ['a transfer between others', { transactions: { [self]: [coinRow(1, friend, thief, 1, '2025-06-01T00:00:00Z')] } }],
    ['tokens between others', { transfers: { [self]: [tokenRow(1, friend, thief, '1', '2025-06-01T00:00:00Z')] } }],
    ['an amount below zero', { transactions: { [self]: [coinRow(1, friend, self, -1, '2025-06-01T00:00:00Z')] } }],
    ['a time in the far future', { transactions: { [self]: [coinRow(1, friend, self, 1, '2099-06-01T00:00:00Z')] } }],
    ['a row without an id', { transactions: { [self]: [{ ...coinRow(1, friend, self, 1, '2025-06-01T00:00:00Z'), txID: 'x' }] } }],
  ])('%s is not believed, and costs the history alone', async (_, little) => {
    const { known, missing } = await read({ ...quiet, ...little })
    expect([known.account?.balance, known.activity, known.exposure]).toEqual([12_500_000n, undefined, undefined])
    expect(missing?.activity).toMatch(/^The node (answered|gave)/)
  })
})

describe('dealings with listed parties', () => {
  test('TRX and registry tokens count, in both directions; failed transfers do not', async () => {
    const failed = { ...coinRow(3, self, listed, 1_000, '2025-06-01T00:00:00Z'), ret: [{ contractRet: 'OUT_OF_ENERGY' }] }
    const { known } = await read({
      ...quiet,
      transactions: {
        [self]: [
          failed,
          coinRow(2, listed, self, 3_000_000, '2025-06-02T00:00:00Z'),
          coinRow(1, friend, self, 9_000_000, '2025-06-01T00:00:00Z'),
        ],
      },
    })
    expect(known.exposure?.dealings).toMatchObject([
      { direction: 'in', party: listed, asset: 'TRX', amount: 3_000_000n, decimals: 6, share: 0.25, count: 1 },
    ])
  })

  test('coin that goes along with a call reaches the contract', async () => {
    const row = callRow(1, self, listed, '2025-06-01T00:00:00Z')
    const [only] = row.raw_data.contract
    const paid = { ...row, raw_data: { contract: [{ ...only, parameter: { value: { ...only?.parameter.value, call_value: 500 } } }] } }
    const { known } = await read({ ...quiet, transactions: { [self]: [paid] } })
    expect(known.exposure?.dealings).toMatchObject([{ direction: 'out', party: listed, amount: 500n }])
  })

  test('what anybody can forge does not: tokens outside the registry, and transfers of nothing', async () => {
    const fake = { address: contract, symbol: 'USDT', name: 'Tether USD', decimals: 6 }
    const transfers = [
      tokenRow(1, listed, self, '1000000000', '2025-06-01T00:00:00Z', fake),
      tokenRow(2, self, listed, '0', '2025-06-02T00:00:00Z'),
      { ...tokenRow(3, self, listed, '5', '2025-06-03T00:00:00Z'), type: 'Approval' },
    ]
    expect((await read({ ...quiet, transfers: { [self]: transfers } })).known.exposure?.dealings).toEqual([])
  })
})

describe('a change of permissions', () => {
  const hijacked = account(self, { owner_permission: { threshold: 1, keys: [{ address: nodeHex(thief), weight: 1 }] } })

  test('is dated where the history shows it', async () => {
    const update = callRow(7, self, self, '2025-07-07T00:00:00Z', { type: 'AccountPermissionUpdateContract' })
    const { known } = await read({ ...quiet, accounts: { [self]: hijacked }, transactions: { [self]: [update] } })
    expect(known.permissions).toMatchObject({
      complete: true,
      found: [{ kind: 'taken over', holders: [thief], rule: 'the owner permission', since: new Date('2025-07-07T00:00:00Z') }],
    })
  })

  test('is told without a date where it does not, or where the change failed', async () => {
    const update = callRow(7, self, self, '2025-07-07T00:00:00Z', { type: 'AccountPermissionUpdateContract', result: 'REVERT' })
    const { known } = await read({ ...quiet, accounts: { [self]: hijacked }, transactions: { [self]: [update] } })
    expect(known.permissions?.found).toEqual([{ kind: 'taken over', holders: [thief], rule: 'the owner permission' }])
  })
})

describe('hosts', () => {
  /** Answers of TronGrid and of the node behind it, told apart by whom the request was meant for. */
  const behind = (grid: Answer, node: Answer) => by(({ headers }) => (headers['x-meant-for'] === 'api.trongrid.io' ? grid : node))
  const plainNode: Answer = by(({ path, body: sent }) => {
    if (path.startsWith('/v1/')) return status(404)
    return path === '/wallet/getaccount'
      ? json(account(self))
      : sent.includes('e47d6060')
        ? json({ result: { result: true }, constant_result: [word(0n).slice(2)] })
        : status(404)
  })
  const ask = async (grid: Answer, node: Answer = plainNode, keys = {}) => {
    service.upstream.answer(behind(grid, node))
    return tron(wallet, contextOf(service.upstream, { keys }, 400))
  }

  test.each<[string, Answer]>([
    ['is down', status(503)],
    ['limits by 429', json({ Error: 'request rate exceeded the allowed_rps(3), suspended for 1 s' }, { status: 429 })],
    [
      'limits a key by 403',
      json(
        { success: false, error: 'The key exceeds the frequency limit(15), and the query server is suspended for 30s', statusCode: 403 },
        { status: 403 },
      ),
    ],
    ['lacks resources under 200', json({ Error: 'class java.lang.IllegalAccessException : lack of computing resources' })],
    ['is a lite node', body('this API is closed because this node is a lite fullnode')],
    ['sends a page of HTML', body('<html><body>captcha</body></html>')],
    ['is cut off', cut('{"success":true,"data":[', 4_000)],
    ['is mute', hang()],
  ])('where TronGrid %s, the node behind it tells the state, and the history is missing', async (_, grid) => {
    const { known, missing } = await ask(grid)
    expect(known.account?.balance).toBe(12_500_000n)
    expect(known.account?.proofs[0]?.source).toBe('PublicNode')
    expect([known.activity, known.freezes?.asked[0]?.frozen]).toEqual([undefined, false])
    expect(missing?.activity).toMatch(/^TronGrid /)
  })

  test.each<[string, Answer, string, string]>([
    [
      '429',
      json({ Error: 'request rate exceeded the allowed_rps(3), suspended for 1 s' }, { status: 429 }),
      'RATE_LIMITED',
      'asks for fewer requests',
    ],
    [
      '403',
      json({ success: false, error: 'The key exceeds the frequency limit(15)' }, { status: 403 }),
      'RATE_LIMITED',
      'asks for fewer requests',
    ],
    [
      '200 without resources',
      json({ Error: 'class java.lang.IllegalAccessException : lack of computing resources' }),
      'RATE_LIMITED',
      'asks for fewer requests',
    ],
    [
      'a bad key',
      json({ success: false, error: 'ApiKey not exists', statusCode: 401 }, { status: 401 }),
      'UPSTREAM_UNAVAILABLE',
      'does not accept its key: check TRON_PRO_API_KEY',
    ],
    ['an error', json({ Error: 'class java.lang.NullPointerException : null' }), 'UPSTREAM_UNAVAILABLE', 'answered with an error'],
    [
      'a closed interface',
      json({ Error: 'this API is closed because this node is a lite fullnode' }),
      'UPSTREAM_UNAVAILABLE',
      'does not offer this',
    ],
  ])('all hosts answering with %s are a named failure', async (_, answer, code, problem) => {
    const failure = await ask(answer, answer).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceError)
    expect(failure).toMatchObject({ code, message: expect.stringContaining(`PublicNode ${problem}`) })
  })

  test('the key goes to TronGrid alone', async () => {
    service.show(quiet)
    await tron(wallet, contextOf(service.upstream, { keys: { TRON_PRO_API_KEY: 'a-key' } }))
    const seen = service.upstream.requests.map(({ headers }) => [headers['x-meant-for'], headers['tron-pro-api-key']])
    expect(new Set(seen.map(String))).toEqual(new Set(['api.trongrid.io,a-key']))
    service.show(quiet)
    await tron(wallet, contextOf(service.upstream, { rpcUrl: service.url, keys: { TRON_PRO_API_KEY: 'a-key' } }))
    expect(service.upstream.requests.some(({ headers }) => 'tron-pro-api-key' in headers)).toBe(false)
  })

  test('a node of the user without an index is read all the same', async () => {
    service.show(quiet)
    service.instead({ '/v1/': status(404) })
    const { known, missing } = await tron(wallet, contextOf(service.upstream, { rpcUrl: service.url }))
    expect(known.account?.balance).toBe(12_500_000n)
    expect(missing?.activity).toBe('The node refused with status 404')
  })
})
