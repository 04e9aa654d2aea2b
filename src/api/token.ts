import { z } from 'zod'
import { verdictFields } from './check.ts'
import { remoteTimestamp, timestamp } from './timestamp.ts'

export const tokenScanRequest = z.strictObject({ contract_address: z.string().min(1).max(512), chain_id: z.int() })

const leg = z.looseObject({
  ok: z.boolean(),
  tax: z.number().nullable().describe('Share lost, 0 to 1; null where it could not be measured.'),
  reason: z.string().optional(),
})

const tokenData = z.looseObject({
  ...verdictFields,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: z.int().nullable(),
  total_supply: z.string().nullable().describe('In base units.'),
  kind: z.string(),
  owner: z.string().nullable().describe('Answer of owner(); null where the contract has none or did not answer.'),
  controls: z
    .array(
      z.looseObject({
        power: z.string(),
        caller: z.string(),
        caller_kind: z.string(),
        role: z.string(),
        selector: z.string(),
        calldata: z.string(),
        tax: z.number().optional(),
        amount: z.string().optional(),
      }),
    )
    .nullable()
    .describe('Powers that were executed on a copy of the chain, and by whom; null where they could not be tested.'),
  trading: z
    .looseObject({
      venue: z.string(),
      pool: z.string(),
      method: z.string(),
      buy: leg,
      sales: z.array(leg.extend({ after_seconds: z.number() })),
      transfer: leg.nullable(),
      resale: leg.nullable(),
      not_run: z.array(z.string()),
    })
    .nullable(),
  liquidity: z
    .array(
      z.looseObject({
        venue: z.string(),
        pool: z.string(),
        quote: z.string(),
        token_reserve: z.string(),
        quote_reserve: z.string(),
        usd: z.number().nullable(),
      }),
    )
    .nullable()
    .describe('Pools, deepest first; empty where none was found, null where nobody could look.'),
  holders: z.looseObject({ count: z.int() }).nullable(),
})

export const tokenScanResult = z.looseObject({
  contract_address: z.string().describe('Echoed as given.'),
  chain_id: z.int(),
  risk_score: z.int().min(0).max(100),
  risk_level: z.string(),
  flags: z.array(z.string()),
  token_data: tokenData,
  scanned_at: timestamp,
})

/** Section 2.2 and nothing beyond it: what any service sends. What `token_data` holds is not specified (2.5); `tokenDetailsOf` tells whether it is ours. */
export const remoteTokenResult = z.looseObject({
  contract_address: z.string(),
  chain_id: z.int(),
  risk_score: z.int().min(0).max(100),
  risk_level: z.string(),
  flags: z.array(z.string()),
  token_data: z.looseObject({}),
  scanned_at: remoteTimestamp,
})
