import { z } from 'zod'
import { approvalsDocument } from './approvals.ts'
import { failureBody } from './failure.ts'
import { tokenScanRequest, tokenScanResult } from './token.ts'
import { usageRecord } from './usage.ts'
import { walletScanRequest, walletScanResult } from './wallet.ts'

const tier = z.looseObject({
  tier: z.string().describe('free, starter, growth, scale or enterprise.'),
  included_calls: z.int().nullable().describe('Calls of a calendar month; null where a contract says it.'),
  price_per_month_usd: z.number().nullable().describe('null where a contract says it.'),
  overage_per_call_usd: z
    .number()
    .nullable()
    .describe('Price of a call beyond the pool; null where calls stop at the pool or a contract says it.'),
})

const tierList = z.looseObject({ tier: z.string().describe('The tier of this account.'), tiers: z.array(tier) })

const chain = z.looseObject({
  chain_id: z.int(),
  name: z.string(),
  names: z.array(z.string()).describe('Names that the command line takes, the preferred one first.'),
  symbol: z.string().describe('Of the native coin.'),
  caip2: z.string().describe('Chain part of a CAIP-10 account id.'),
  wallet: z.string().describe('Shape of an address, in words.'),
  token: z.string().nullable().describe('Shape of the name of a token, in words; null where the chain has none that can be scanned.'),
})

const chainList = z.looseObject({ chains: z.array(chain) })

const pastScan = z.looseObject({
  id: z.string(),
  at: z.string().describe('Instant in UTC, ISO 8601.'),
  key: z.string().describe('Id of the key that asked; never the key.'),
  kind: z.enum(['wallet', 'token']),
  chain_id: z.int(),
  address: z.string().describe('In the one spelling that chainvet uses for it.'),
  risk_score: z.int(),
  risk_level: z.string(),
})

const historyPage = z.looseObject({
  results: z.array(pastScan).describe('Newest first.'),
  next: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
})

const historyEntry = pastScan.extend({ result: z.union([walletScanResult, tokenScanResult]).describe('As it was sent.') })

const batchRequest = z.looseObject({
  rows: z
    .array(
      z.looseObject({
        address: z.string(),
        chain_id: z.union([z.int(), z.string()]).optional(),
        type: z.enum(['wallet', 'token']).optional(),
      }),
    )
    .describe('chain_id and type where the query does not say them for all.'),
})

const batch = z.looseObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  rows: z.int(),
  scored: z.int(),
  failed: z.int(),
  remaining: z.int(),
  created_at: z.string().describe('Instant in UTC, ISO 8601.'),
  ended_at: z.string().nullable(),
})

const batchList = z.looseObject({ batches: z.array(batch).describe('Newest first.') })

const state = z.looseObject({ status: z.string() })

const named = {
  WalletScanRequest: walletScanRequest,
  WalletScanResult: walletScanResult,
  TokenScanRequest: tokenScanRequest,
  TokenScanResult: tokenScanResult,
  UsageRecord: usageRecord,
  Failure: failureBody,
  TierList: tierList,
  ChainList: chainList,
  HistoryPage: historyPage,
  HistoryEntry: historyEntry,
  Approvals: approvalsDocument,
  BatchRequest: batchRequest,
  Batch: batch,
  BatchList: batchList,
  State: state,
} as const

/** A shape that the service takes or sends, by the name that its description gives it. */
export type ServiceShape = keyof typeof named

/** JSON Schema of all of them, as an OpenAPI document holds them. */
export function serviceShapes(): Readonly<Record<ServiceShape, object>> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: id => `#/components/schemas/${id}`, io: 'input' })
  // a component has its name from its place
  const plain = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema])
  return Object.fromEntries(plain) as Record<ServiceShape, object>
}
