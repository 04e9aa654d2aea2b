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
  owner: z
    .string()
    .nullable()
    .describe('Answer of owner(), the authority of a mint, the issuer or the minting key; null where there is none or nobody answered.'),
  controls: z
    .array(
      z.looseObject({
        power: z.string(),
        caller: z.string(),
        caller_kind: z.string(),
        role: z.string(),
        granted: z
          .string()
          .optional()
          .describe('Absent for a power that was executed; else to whom the state of the chain gives it: authority, issuer or policy.'),
        target: z.string().optional().describe('The contract that was called, where it is not the token: one that the token asks.'),
        steps: z
          .array(z.looseObject({ caller: z.string(), calldata: z.string() }))
          .optional()
          .describe('Calls that came first, in order, where the power takes more than one.'),
        wait_seconds: z.number().optional().describe('Time between those and the call; of a call without them, until it shows.'),
        selector: z.string().nullable(),
        calldata: z.string().nullable(),
        tax: z.number().optional(),
        amount: z.string().optional(),
      }),
    )
    .nullable()
    .describe(
      'Powers that were executed on a copy of the chain, or that its state grants, and whose they are; null where they could not be tested.',
    ),
  trading: z
    .looseObject({
      venue: z.string(),
      pool: z.string(),
      method: z.string(),
      buy: leg,
      sales: z.array(leg.extend({ after_seconds: z.number() })),
      transfer: leg.nullable(),
      resale: leg.nullable(),
      opens_with: z
        .looseObject({ caller: z.string(), selector: z.string() })
        .optional()
        .describe('A call after which purchases that failed go through; everything else was tried behind it.'),
      opens_after_seconds: z
        .number()
        .optional()
        .describe('After so many seconds purchases that failed go through by themselves; everything else was tried then.'),
      opens_with_own_call: z
        .looseObject({ target: z.string(), selector: z.string(), calldata: z.string(), by: z.string().optional() })
        .optional()
        .describe(
          'A call that every account has to make for itself before it can buy, or that `by` makes for it, as it was made for the buyer of the trial; everything else was tried behind it.',
        ),
      buy_when_open: leg.optional().describe('The purchase behind the call or the time that opens the market.'),
      probes: z
        .array(
          leg.extend({
            kind: z.string(),
            share: z.number().optional(),
            after_seconds: z.number().optional(),
            after_blocks: z.number().optional(),
          }),
        )
        .optional()
        .describe(
          'Further sales and transfers, each under one condition of its own: another size ("amount", "whole", "all but one"; share is of the pool), another sale ("again"), after others bought ("crowd"), in another block ("chance"), in one that looks simulated ("simulation"), with little gas ("gas"), at another moment ("moment"), at a later block number ("height"), without a router ("direct"), by a contract ("contract"), by an approved operator ("operator").',
        ),
      largest_sale: z
        .looseObject({ share: z.number(), quote: z.string(), usd: z.number().nullable() })
        .optional()
        .describe('The largest sale that went through: its share of the pool, 0 to 1, and what it brought, in base units and dollars.'),
      sell_limit: z
        .looseObject({ refused: z.number(), accepted: z.number() })
        .optional()
        .describe('Shares of the pool, 0 to 1: the smallest sale that was refused for its size, and the largest that was not.'),
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
  holders: z
    .looseObject({
      count: z.int().nullable().describe('null where nobody counted them.'),
      at_least: z.boolean().optional().describe('Whether the count is a lower bound.'),
      float: z.string().nullable().optional().describe('Supply that can come to market, in base units; null where it is not known.'),
      top: z
        .array(z.looseObject({ address: z.string(), amount: z.string().describe('In base units.'), kind: z.string() }))
        .optional()
        .describe('The largest, as far as an index or the chain names them.'),
    })
    .nullable(),
  transferability: z
    .looseObject({
      obstacles: z.array(z.looseObject({ kind: z.string(), by: z.string().nullable(), replaceable: z.boolean().nullable() })),
      fee: z.number().nullable().describe('Share that a transfer costs now, 0 to 1.'),
      later_fee: z.looseObject({ fee: z.number(), from: z.string() }).nullable().describe('A fee that is decided and comes later.'),
    })
    .optional()
    .describe('What the chain itself lets holders do. Absent where a contract decides about it, and where it is not known.'),
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
