import { z } from 'zod'
import { verdictFields } from './check.ts'
import { remoteTimestamp, timestamp } from './timestamp.ts'

export const walletScanRequest = z.strictObject({ address: z.string().min(1).max(512), chain_id: z.int() })

const count = z.int().min(0).nullable()

/** Section 2.1. A number that could not be learned is null, never 0: only where a listed address is reported without chain data, or where a chain has no open history. */
const explorerSummary = z.looseObject({
  balance_eth: z.number().nullable().describe('Balance in whole units of the native coin of the chain (ETH, BNB, POL, AVAX, BTC, ...).'),
  tx_count: count.describe('Transactions in and out.'),
  outbound_count: count,
  unique_contracts_interacted: count.describe('Distinct contracts the wallet called. A lower bound where `coverage.notes` says so.'),
})

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
  exposure: z.array(z.looseObject({})).nullable().describe('Dealings with listed parties; null where they were not traced.'),
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
