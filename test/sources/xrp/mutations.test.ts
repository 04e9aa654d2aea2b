import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ChainvetError } from '../../../src/errors.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf, json } from '../../support/upstream.ts'
import { accountNumber, type LittleLedger, lsf, resultOf, row, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const [wallet, other, pool] = [1, 2, 3].map(accountNumber) as [string, string, string]
const now = new Date('2026-11-20T12:00:00Z')
const ledger: LittleLedger = {
  closedAt: now,
  accounts: { [wallet]: { flags: lsf.defaultRipple, signers: { quorum: 1, entries: [[other, 1]] }, regularKey: other }, [other]: {} },
  transactions: { [wallet]: [row({ from: other, to: wallet, at: new Date('2022-01-01'), delivered: '5', creates: wallet })] },
  lines: { [wallet]: [{ account: other, balance: '-5', currency: 'EUR' }] },
  balances: { [wallet]: { obligations: { EUR: '5' } } },
  amms: { [`XRP/EUR.${wallet}`]: { account: pool, amount: '5', amount2: { currency: 'EUR', issuer: wallet, value: '5' }, trading_fee: 5 } },
  bids: { [`EUR.${wallet}`]: [{ TakerGets: '5', TakerPays: { currency: 'EUR', issuer: wallet, value: '5' } }] },
}

type Path = readonly (string | number)[]
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...at, key], ...pathsIn(part, [...at, key])])
    : []

function changed(value: unknown, [key, ...rest]: Path, into: unknown): unknown {
  if (key === undefined) return into
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = changed(copy[key], rest, into)
  return copy
}

const methods = ['ledger', 'account_info', 'account_tx', 'account_lines', 'gateway_balances', 'amm_info', 'book_offers']
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    -1,
    0,
    '0',
    1e300,
    4_294_967_296,
    'NaN',
    {},
    [],
    '\u202e',
    'r',
    other,
    wallet,
    true,
    '9'.repeat(60),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

test.each<['wallet' | 'token', string]>([
  ['wallet', wallet],
  ['token', `EUR.${wallet}`],
])('whatever one part of an answer is changed to, the scan of a %s ends in findings or in a failure with a name', async (kind, address) => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...methods), fc.nat(), strange, async (method, which, into) => {
      service.show(ledger)
      service.instead({
        [method]: (asked, response) => {
          const [params] = (JSON.parse(asked.body) as { params: [Record<string, unknown>] }).params
          const result = resultOf(ledger, method, params)
          const paths = pathsIn(result)
          return json({ result: changed(result, paths[which % paths.length] ?? [], into) })(asked, response)
        },
      })
      const findings = await xrpLedger(subject(kind, address, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url })).catch(
        (error: unknown) => {
          if (error instanceof ChainvetError) return undefined
          throw error
        },
      )
      if (!findings) return
      if (kind === 'wallet') expect(typeof findings.known.account?.balance).toBe('bigint')
      else expect(findings.known.control?.owner).toBe(wallet)
    }),
    { numRuns: 120 },
  )
})
