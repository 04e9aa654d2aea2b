import { z } from 'zod'
import { NotATokenError } from '../../errors.ts'
import type { Findings, Proof, Subject } from '../../evidence/evidence.ts'
import { readDecimalCount, readWhole } from '../../read.ts'
import { identityOf } from '../identity.ts'
import type { Context } from '../source.ts'
import { milliseconds, readAccount, timeOf } from './account.ts'
import { tronAddress } from './address.ts'
import { type Ask, bad, type TronHost } from './grid.ts'

const whole = z.unknown().transform((raw, context): bigint => {
  // proto3 leaves zeros out
  if (raw === undefined) return 0n
  const reading = readWhole(raw, 2n ** 63n)
  if (typeof reading === 'object') return reading.value
  context.addIssue({ code: 'custom', message: 'impossible number' })
  return z.NEVER
})

/** Six at most, by the protocol. */
const places = z.unknown().transform((raw, context): number => {
  const reading = raw === undefined ? { value: 0 } : readDecimalCount(raw)
  if (typeof reading === 'object' && reading.value <= 6) return reading.value
  context.addIssue({ code: 'custom', message: 'impossible precision' })
  return z.NEVER
})

const asset = z.looseObject({
  id: z.string(),
  owner_address: tronAddress,
  name: z.string().max(1_000).optional(),
  abbr: z.string().max(1_000).optional(),
  total_supply: whole.optional(),
  precision: places.optional(),
  start_time: milliseconds,
  end_time: milliseconds,
})

/** TRC-10 tokens have a number, no contract. */
export const isTrc10 = (address: string): boolean => /^\d{7}$/.test(address)

/**
 * A TRC-10 token: the protocol itself keeps the balances, so there is no code, nobody can stop a transfer, and nothing can
 * be minted after the issue. What is left is who holds it and whether its issuer still sells.
 */
export async function readTrc10({ chain, address }: Subject, host: TronHost, ask: Ask, { world }: Context): Promise<Findings> {
  const id = address as string
  const schema = z.union([asset, z.strictObject({}).transform(() => undefined)])
  const found = await ask({ path: '/wallet/getassetissuebyid', body: { value: id, visible: true }, schema })
  if (!found)
    throw new NotATokenError({
      chain: chain.name,
      why: 'no token was issued under this number',
      hint: 'A TRC-20 token is named by its address.',
    })
  if (found.id !== id) throw bad(host, 'answered for another token')
  const { owner_address: owner, name, abbr: symbol, total_supply: supply = 0n, precision = 0, start_time: start, end_time: end } = found
  const { state, method } = await readAccount(host, ask, owner)
  const held = state?.assetV2?.find(({ key }) => key === id)?.value ?? 0n
  const proof = (result: string): Proof => ({ source: host.name, method: 'POST /wallet/getassetissuebyid', params: { value: id }, result })
  const now = world.now()
  const [opens, closes] = [start, end].map(time => (time === undefined ? undefined : new Date(time)))
  const at = start === undefined || start > now.getTime() ? undefined : timeOf(host, start, now)
  const facts = { ...(name !== undefined && { name: name.slice(0, 100) }), ...(symbol !== undefined && { symbol: symbol.slice(0, 100) }) }
  return {
    known: {
      token: {
        ...facts,
        decimals: precision,
        totalSupply: supply,
        kind: 'native asset',
        proofs: [proof(`total supply ${supply}, precision ${precision}`)],
      },
      identity: identityOf(chain.id, id, facts),
      control: { owner, ownerKind: 'account', proofs: [proof(`issued by ${owner}`)] },
      ...(at && { creation: { at, creator: owner, proofs: [proof(`sale began ${at.toISOString()}`)] } }),
      holders: {
        top: held > 0n ? [{ address: owner, amount: held, kind: 'account' }] : [],
        count: { value: held > 0n ? 1 : 0, atLeast: true },
        float: supply,
        proofs: [{ source: host.name, method, params: { address: owner }, result: `${held} of ${supply} base units are with the issuer` }],
      },
      ...(opens && closes && { issue: { opens, closes, proofs: [proof(`sale from ${opens.toISOString()} to ${closes.toISOString()}`)] } }),
    },
    missing: {
      contract: 'a TRC-10 token has no code',
      powers: 'a TRC-10 token gives its issuer no power over holders',
      trading: 'a TRC-10 token is kept by the protocol, and no pool was searched',
      market: 'a TRC-10 token is kept by the protocol, and no pool was searched',
      transfers: 'the protocol itself moves TRC-10 tokens, and no code can stop them',
      ...(!at && { creation: 'the sale of the token has not begun' }),
    },
    tags: { token: 'Metadata', identity: 'Identity', control: 'State', creation: 'State', holders: 'Holders', issue: 'State' },
  }
}
