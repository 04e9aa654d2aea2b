import { z } from 'zod'
import { verdictFields } from './check.ts'
import { remoteTimestamp, timestamp } from './timestamp.ts'

export const walletScanRequest = z.strictObject({ address: z.string().min(1).max(512), chain_id: z.int() })

const count = z.int().min(0).nullable()

/** Section 2.1. A number that could not be learned is null, never 0: only where a listed address is reported without chain data, or where a chain has no open history. */
const explorerSummary = z.looseObject({
  balance_eth: z
    .number()
    .nullable()
    .describe('Balance in whole units of the native coin of the chain, whatever its name: ETH, BNB, POL, AVAX, BTC, SOL, TRX, XRP, ADA.'),
  tx_count: count.describe('Transactions in and out.'),
  outbound_count: count.describe('Transactions that the wallet sent, or signed where the chain counts none.'),
  unique_contracts_interacted: count.describe('Distinct contracts the wallet called. A lower bound where `coverage.notes` says so.'),
})

/** Text and numbers of a dealing; what a service of another make sends may lack any of them. */
const dealing = z
  .looseObject({
    direction: z.string().describe('"in" or "out", as the wallet sees it.'),
    path: z
      .array(
        z.looseObject({
          address: z.string(),
          label: z.string().optional(),
          amount: z.string().optional(),
          category: z.string().optional(),
          transactions: z.array(z.string()).optional(),
        }),
      )
      .describe(
        'Addresses on the way, beginning beside the wallet and ending with the listed one; an amount is in whole units, with its unit.',
      ),
    list: z.string().describe('The list that names the last address.'),
    share: z.number().min(0).max(1).describe('Part of all that went this way in this asset.'),
    asset: z.string().describe('Symbol of the native coin, or symbol and contract of a token.'),
    amount: z.string().describe('In base units.'),
    decimals: z.int(),
    usd: z.number().nullable().describe('null where no price was read.'),
    transactions: z.array(z.string()).describe('Their identifiers, newest first, five at most.'),
    count: z.int().describe('How many transactions there were.'),
    last: z.string().nullable().describe('Time of the newest, UTC.'),
  })
  .partial()

/** What was read of the history of a wallet; null where it could not be learned. */
const history = z
  .looseObject({
    read: count.describe('Transactions that were looked at.'),
    truncated: z.boolean().nullable().describe('Whether there are others.'),
    counterparties: count.describe('Addresses that it dealt with, without what anybody can send unasked.'),
    first_seen: z.string().nullable(),
    last_seen: z.string().nullable(),
    first_funder: z.string().nullable().describe('Whose coin came first, where the history was read to its end.'),
    left_out: count.describe('Transfers that were not counted: of nothing, of unasked tokens, of senders that imitate somebody.'),
    followed: z
      .looseObject({ addresses: z.int(), left: z.int() })
      .nullable()
      .describe('Addresses between whose own dealings were read, and how many were not.'),
  })
  .partial()

const securitySummary = z.looseObject({
  ...verdictFields,
  provider: z
    .looseObject({
      name: z.string(),
      answered: z.int(),
      accusations: z.array(z.looseObject({ kind: z.string(), fields: z.array(z.string()) })),
    })
    .nullable()
    .describe('What the external security provider said; null where none was asked or none answered.'),
  exposure: z
    .array(dealing)
    .nullable()
    .describe('Dealings with listed parties, largest value first, in the transactions that were read; null where they were not traced.'),
  history: history.optional().describe('On chains whose history is read row by row.'),
})

export const walletScanResult = z.looseObject({
  wallet_address: z.string().describe('Echoed as given.'),
  chain_id: z.int(),
  risk_score: z.int().min(0).max(100),
  risk_level: z.string(),
  flags: z.array(z.string()),
  security_summary: securitySummary,
  explorer_summary: explorerSummary,
  data_sources: z.array(z.string()),
  scanned_at: timestamp,
})

const quantity = z.number().nullable()

/** Section 2.1 and nothing beyond it: what any service sends. What `security_summary` holds is not specified (2.5); `ledgerOf` tells whether it is ours. */
export const remoteWalletResult = z.looseObject({
  wallet_address: z.string(),
  chain_id: z.int(),
  risk_score: z.int().min(0).max(100),
  risk_level: z.string(),
  flags: z.array(z.string()),
  security_summary: z.looseObject({}),
  explorer_summary: z.looseObject({
    balance_eth: quantity,
    tx_count: quantity,
    outbound_count: quantity,
    unique_contracts_interacted: quantity,
  }),
  data_sources: z.array(z.string()),
  scanned_at: remoteTimestamp,
})
