import { z } from 'zod'
import { verdictFields } from './check.ts'

const amount = z.string().regex(/^\d+$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

const unsignedCall = z.looseObject({
  to: address,
  data: z.string().regex(/^0x([0-9a-f]{2})+$/),
  value: z.literal(0),
  note: z.string().optional(),
})

const spender = z.looseObject({
  address,
  kind: z
    .enum(['account', 'delegated', 'contract', 'unknown'])
    .describe('"account": whoever has the key can take; "delegated": an account that borrows code (EIP-7702).'),
  name: z.string().nullable().describe('Of a known service.'),
  flagged: z.boolean().describe('A list of sanctions, thefts or frauds names it. False is not a clean bill.'),
  verified: z.boolean().nullable().describe('Whether an explorer has its source; null where none was asked or knows.'),
  labels: z.array(z.looseObject({ list: z.string(), category: z.string(), entity: z.string(), as_of: z.string() })),
})

const subject = {
  kind: z
    .enum(['erc20', 'permit2', 'operator', 'nft'])
    .describe('"permit2": an allowance that Permit2 keeps; "operator": every token of a collection; "nft": one of them.'),
  spender,
  token_id: amount.nullable(),
  given: z.looseObject({ block: z.int(), transaction: z.string() }).describe('The newest event that names the approval.'),
}

const approval = z.looseObject({
  ...subject,
  token: z.looseObject({
    address,
    symbol: z.string().nullable().describe('As the token tells it. Hostile text.'),
    decimals: z.int().nullable(),
    registered: z.boolean().describe('The address stands in the registry of genuine tokens.'),
  }),
  unlimited: z.boolean(),
  allowance: amount.nullable().describe('Base units; null where the approval is not one of an amount.'),
  allowance_tokens: z.string().nullable().describe('The same in whole tokens, every digit; null where the token tells no decimals.'),
  balance: amount.nullable().describe('What the wallet holds, as the token tells it; null where it does not tell.'),
  at_risk: amount.nullable().describe('What the spender could take now: the least of allowance and balance. null is unknown, not nothing.'),
  at_risk_tokens: z.string().nullable().describe('The same in whole tokens, every digit.'),
  expires: z.string().nullable().describe('Permit2 only; null where it never does.'),
  revoke: unsignedCall.describe('The transaction that takes it back, to be signed and sent by the owner. chainvet does neither.'),
  evidence: verdictFields.checks.element.shape.evidence,
})

/** The approvals of a wallet that are in force: `chainvet approvals --json`, and GET /v1/approvals/{address} of the service. */
export const approvalsDocument = z.looseObject({
  schema_version: z.literal(1),
  wallet_address: z.string(),
  chain_id: z.int(),
  block: z.looseObject({ number: z.int(), hash: z.string(), timestamp: z.string() }).describe('The block that every approval was read at.'),
  history: z
    .looseObject({
      complete: z.boolean(),
      from_block: z.int(),
      to_block: z.int(),
      reason: z.string().nullable(),
      sources: z.array(z.string()),
    })
    .describe('The blocks whose approvals are known. Where it is not complete, an earlier approval may be in force and is not listed.'),
  approvals: z.array(approval).describe('In force at the block; the gravest first.'),
  unread: z
    .array(z.looseObject({ ...subject, token: z.looseObject({ address }), reason: z.string() }))
    .describe('Given once, and nobody knows whether they are still in force.'),
  finding: z.looseObject({
    id: z.string(),
    outcome: z.enum(['raised', 'clear', 'unknown']),
    sentence: z.string(),
    row: z.string().nullable(),
    tier: z.string().nullable(),
    solo: z.int().nullable().describe('What it would score as the only finding. It is in no score of a scan.'),
  }),
  permit2_lockdown: unsignedCall.nullable().describe('One transaction that takes all allowances of Permit2 back.'),
  scanned_at: z.string(),
})

export type ApprovalsDocument = z.output<typeof approvalsDocument>
