import type { ApprovalsDocument } from '../api/approvals.ts'
import { type Chain, chainById, chains, parseAddress } from '../chains/index.ts'
import { within } from '../clock.ts'
import { ChainvetError } from '../errors.ts'
import type { Approval, ApprovalSubject, Approvals, Spender } from '../evidence/approvals.ts'
import { flaggedSpender, isFlagged } from '../signals/flagged-spender.ts'
import { lockdown } from '../sources/evm/approval-revoke.ts'
import { readApprovals } from '../sources/evm/approvals.ts'
import { realWorld } from '../world.ts'
import type { EngineOptions } from './engine.ts'

export type ApprovalsOptions = Pick<EngineOptions, 'upstreams' | 'timeout' | 'checksum' | 'world' | 'http'>

/**
 * What others may take out of a wallet on an EVM chain, each with the transaction that takes it back. Rejects with a
 * `ChainvetError`: `INVALID_ADDRESS`, `UNKNOWN_CHAIN`, `USAGE` on a chain without approvals, `SourceError` where the chain
 * or its history cannot be read; or with the reason of `signal`.
 */
export async function approvalsOf(
  { address, chain_id }: { readonly address: string; readonly chain_id: number },
  options: ApprovalsOptions = {},
  signal?: AbortSignal,
): Promise<ApprovalsDocument> {
  const { timeout = 30_000, checksum = true, world = realWorld } = options
  const chain = chainById(chain_id)
  assertHasApprovals(chain)
  const owner = parseAddress(address, chain, { checksum })
  const http = options.http ?? (await import('../http.ts')).createHttp({ world, timeout: Math.min(timeout, 15_000), env: world.env })
  const upstreams = { provider: true, keys: {}, ...options.upstreams }
  return within(world, timeout, signal, async clock => {
    try {
      const read = await readApprovals({ chain, address: owner }, { http, world, upstreams, signal: clock.signal }, timeout)
      return documentOf(read, { address, chain, at: world.now() })
    } catch (error) {
      if (error instanceof ChainvetError || signal?.aborted === true || !clock.deadline.aborted) throw error
      throw new ChainvetError('TIMEOUT', `the approvals could not be read within ${timeout / 1000} s`, {
        hint: 'Allow more time with --timeout 2m, or name a node of your own with --rpc-url.',
      })
    }
  })
}

function assertHasApprovals({ name, family }: Chain): void {
  if (family.name === 'evm') return
  const evm = chains.filter(chain => chain.family.name === 'evm').map(({ names }) => names[0])
  throw new ChainvetError('USAGE', `approvals are read on EVM chains, and ${name} is none`, { hint: `One of: ${evm.join(', ')}` })
}

function documentOf(read: Approvals, { address, chain, at }: { address: string; chain: Chain; at: Date }): ApprovalsDocument {
  const { block, history, live, unread } = read
  const verdict = flaggedSpender.judge(read)
  const all = lockdown(live.map(({ kind, token, spender }) => ({ kind, token, spender: spender.address })))
  const weight = verdict.outcome === 'raised' ? flaggedSpender.weights[verdict.row] : undefined
  return {
    schema_version: 1,
    wallet_address: address,
    chain_id: chain.id,
    block: { number: block.number, hash: block.hash, timestamp: secondsOf(block.time) },
    history: {
      complete: history.complete,
      from_block: Number(history.from),
      to_block: Number(history.to),
      reason: history.reason ?? null,
      sources: [...history.sources],
    },
    approvals: [...live].sort((a, b) => gravity(b) - gravity(a)).map(approvalInWords),
    unread: unread.map(item => ({ ...subjectInWords(item, item.spender), token: { address: item.token }, reason: item.reason })),
    finding: {
      id: flaggedSpender.id,
      outcome: verdict.outcome,
      sentence: verdict.outcome === 'unknown' ? `Not known: ${verdict.reason}.` : verdict.sentence,
      row: verdict.outcome === 'raised' ? verdict.row : null,
      tier: weight?.tier ?? null,
      solo: weight?.solo ?? null,
    },
    permit2_lockdown: all ? { ...all } : null,
    scanned_at: secondsOf(at),
  }
}

/** Flagged before unlimited, with something to take before without; what is not known counts as something. */
const gravity = ({ spender, unlimited, atRisk }: Approval): number =>
  (isFlagged(spender) ? 4 : 0) + (atRisk === 0n ? 0 : 2) + (unlimited ? 1 : 0)

const subjectInWords = ({ kind, tokenId, given }: ApprovalSubject, spender: Spender) => ({
  kind,
  spender: {
    address: spender.address,
    kind: spender.kind,
    name: spender.labels.find(({ category }) => category === 'service' || category === 'system')?.entity ?? null,
    flagged: isFlagged(spender),
    verified: spender.verified ?? null,
    labels: spender.labels.map(({ list, category, entity, asOf }) => ({ list, category, entity, as_of: asOf })),
  },
  token_id: tokenId?.toString() ?? null,
  given: { block: Number(given.block), transaction: given.transaction },
})

const approvalInWords = (approval: Approval): ApprovalsDocument['approvals'][number] => ({
  ...subjectInWords(approval, approval.spender),
  token: {
    address: approval.token,
    symbol: approval.symbol ?? null,
    decimals: approval.decimals ?? null,
    registered: approval.registered,
  },
  unlimited: approval.unlimited,
  allowance: approval.allowance?.toString() ?? null,
  allowance_tokens: inTokens(approval, approval.allowance),
  balance: approval.balance?.toString() ?? null,
  at_risk: approval.atRisk?.toString() ?? null,
  at_risk_tokens: inTokens(approval, approval.atRisk),
  expires: approval.expires ? secondsOf(approval.expires) : null,
  revoke: { ...approval.revoke },
  evidence: approval.proofs.map(proof => ({ ...proof })),
})

/** Every digit. Pieces of a collection have no decimals. */
function inTokens({ kind, decimals: told }: Approval, amount: bigint | undefined): string | null {
  const decimals = kind === 'operator' || kind === 'nft' ? 0 : told
  if (amount === undefined || decimals === undefined) return null
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const rest = digits.slice(point).replace(/0+$/, '')
  return `${digits.slice(0, point)}${rest === '' ? '' : `.${rest}`}`
}

const secondsOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`
