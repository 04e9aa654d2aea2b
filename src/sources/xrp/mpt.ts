import { z } from 'zod'
import { NotATokenError, SourceError } from '../../errors.ts'
import type { Evidence, Findings, Subject } from '../../evidence/evidence.ts'
import type { Option } from '../../evidence/options.ts'
import type { PowerEffect } from '../../evidence/powers.ts'
import type { Obstacle } from '../../evidence/transferability.ts'
import { readDecimalCount } from '../../read.ts'
import { accountInfo } from './account.ts'
import { birthOf } from './age.ts'
import { readAs, uint32, units } from './amounts.ts'
import { type MultiPurposeToken, textOf } from './assets.ts'
import { beginningOf } from './history.ts'
import { identity, tags } from './issued.ts'
import { rootInWords, whoRules } from './issuer.ts'
import { proofsAt } from './proofs-at.ts'
import type { Question, Rippled } from './rippled.ts'
import { settled, source } from './settled.ts'

/** Flags of an issuance (lsfMPT...). All but `locked` are set when it is made, and may change later only where a mutable flag says so. */
const bits = {
  locked: 0x01,
  canLock: 0x02,
  requireAuth: 0x04,
  canTrade: 0x10,
  canTransfer: 0x20,
  canClawback: 0x40,
  confidential: 0x80,
} as const

/** What the issuer may still turn on (XLS-94). */
const mutable = { canLock: 0x02, canClawback: 0x40, metadata: 0x00010000, transferFee: 0x00020000 } as const

/** Fees are parts of 100,000; 50 % at most. */
const fee = readAs(raw => {
  const reading = readDecimalCount(raw)
  return typeof reading === 'object' && reading.value > 50_000 ? 'hostile' : reading
})

const issuanceOf = ({ issuer }: MultiPurposeToken) =>
  z
    .looseObject({
      node: z.looseObject({
        LedgerEntryType: z.literal('MPTokenIssuance'),
        Issuer: z.literal(issuer),
        Flags: uint32,
        MutableFlags: uint32.optional(),
        AssetScale: uint32.refine(scale => scale <= 255).optional(),
        MaximumAmount: units.optional(),
        OutstandingAmount: units.optional(),
        TransferFee: fee.optional(),
        MPTokenMetadata: z
          .string()
          .regex(/^(?:[0-9A-Fa-f]{2}){0,1024}$/)
          .optional(),
      }),
    })
    .transform(({ node }) => ({
      flags: node.Flags,
      mutable: node.MutableFlags,
      // fields at their default are left out of the entry
      scale: node.AssetScale === undefined ? 0 : node.AssetScale,
      most: node.MaximumAmount,
      outstanding: node.OutstandingAmount === undefined ? 0n : node.OutstandingAmount,
      fee: node.TransferFee === undefined ? 0 : node.TransferFee / 100_000,
      ...named(node.MPTokenMetadata),
    }))
type Issuance = z.output<ReturnType<typeof issuanceOf>>

const issuance = (token: MultiPurposeToken): Question<Issuance> => ({
  method: 'ledger_entry',
  params: { mpt_issuance: token.id },
  result: issuanceOf(token),
})

/** Text that an issuer wrote; a value of another kind is no name. */
const text = z.string().max(200).optional().catch(undefined)
const metadata = z.looseObject({ ticker: text, t: text, symbol: text, name: text, n: text })

/** XLS-89: JSON with the keys written out, or as single letters. Hostile text. */
function named(hex: string | undefined): { symbol?: string; name?: string } {
  const said = hex === undefined ? undefined : metadata.safeParse(jsonOf(textOf(hex))).data
  const [symbol, name] = [said?.ticker ?? said?.t ?? said?.symbol, said?.name ?? said?.n]
  return { ...(symbol !== undefined && { symbol }), ...(name !== undefined && { name }) }
}

/** A kilobyte at most, so it needs none of the limits for the answers of hosts. */
function jsonOf(said: string | undefined): unknown {
  try {
    return said === undefined ? undefined : JSON.parse(said)
  } catch {
    return undefined
  }
}

const has = (flags: number | undefined, bit: number): boolean => flags !== undefined && (flags & bit) !== 0

/** Everything the ledger says of a multi-purpose token, in one round trip: its id names the issuer. */
export async function readMpt({ chain, address }: Subject, token: MultiPurposeToken, rippled: Rippled, now: Date): Promise<Findings> {
  const [{ ledger, replies }, beginning] = await Promise.all([
    rippled.state(issuance(token), accountInfo(token.issuer)),
    settled(beginningOf(rippled, token.issuer, now)),
  ])
  const [entry, info] = replies
  if (!entry.ok) {
    const absent = ['entryNotFound', 'objectNotFound'].includes(entry.error)
    if (!absent) throw new SourceError({ source, code: 'UPSTREAM_UNAVAILABLE', problem: 'does not serve multi-purpose tokens' })
    throw new NotATokenError({
      chain: chain.name,
      why: 'the ledger has no issuance of this id',
      hint: 'An id of a multi-purpose token has 48 hex digits.',
    })
  }
  if (!info.ok) throw new SourceError({ source, code: 'BAD_RESPONSE', problem: 'knows a token and not its issuer' })
  const { symbol, name, scale, outstanding, flags } = entry.value
  const proof = proofsAt(ledger)
  const entryProof = proof('ledger_entry', { mpt_issuance: token.id }, inWords(entry.value))
  const rootProof = proof('account_info', { account: token.issuer, signer_lists: true }, rootInWords(info.value))
  const rules = whoRules(info.value, entryProof, grantedBy(entry.value))
  const birth = await birthOf(rippled, { issuer: token.issuer, beginning, pools: [], now })
  const known: Partial<Evidence> = {
    control: { ...rules.control, proofs: [rootProof] },
    powers: { ...rules.powers, proofs: [entryProof, rootProof] },
    transferability: { obstacles: obstaclesOf(flags, token.issuer), fee: entry.value.fee, proofs: [entryProof] },
    token: {
      ...(symbol !== undefined && { symbol }),
      ...(name !== undefined && { name }),
      decimals: scale,
      totalSupply: outstanding,
      kind: 'unknown',
      proofs: [entryProof],
    },
    identity: identity(chain, address, { symbol, name }),
    options: { found: optionsOf(entry.value, token.issuer), proofs: [entryProof] },
    ...(birth.creation && { creation: birth.creation }),
  }
  return {
    known,
    missing: {
      market: 'servers of the ledger do not tell where multi-purpose tokens are traded',
      holders: 'servers of the ledger do not list the holders of a multi-purpose token',
      creation: birth.why,
    },
    tags,
    block: ledger,
  }
}

const inWords = ({ flags, mutable: later, outstanding, most, fee: share }: Issuance): string =>
  [
    `flags 0x${flags.toString(16).padStart(2, '0')}`,
    ...(later === undefined ? [] : [`mutable flags 0x${later.toString(16)}`]),
    `${outstanding} of ${most ?? 'unlimited'} issued`,
    `transfer fee ${share * 100} %`,
  ].join(', ')

/** A power that the issuer may turn on whenever it likes is one it has. */
function grantedBy({ flags, mutable: later, outstanding, most }: Issuance): PowerEffect['kind'][] {
  return [
    ...(has(flags, bits.canLock) || has(later, mutable.canLock) ? (['blocks one holder'] as const) : []),
    ...(has(flags, bits.canClawback) || has(later, mutable.canClawback) ? (['takes balances'] as const) : []),
    ...(most === undefined || outstanding < most ? (['mints'] as const) : []),
    ...(has(later, mutable.transferFee) ? (['raises the sell tax'] as const) : []),
  ]
}

function optionsOf({ flags, mutable: later }: Issuance, by: string): Option[] {
  return [
    ...(has(flags, bits.confidential) ? [{ kind: 'hidden amounts' } as const] : []),
    ...(has(later, mutable.metadata) ? [{ kind: 'name may change', by } as const] : []),
  ]
}

function obstaclesOf(flags: number, by: string): Obstacle[] {
  return [
    ...(has(flags, bits.locked) ? [{ kind: 'all frozen', by } as const] : []),
    ...(has(flags, bits.requireAuth) ? [{ kind: 'needs approval', by } as const] : []),
    ...(has(flags, bits.canTransfer) ? [] : [{ kind: 'cannot be passed on', by } as const]),
    ...(has(flags, bits.canTrade) ? [] : [{ kind: 'cannot be traded', by } as const]),
  ]
}
