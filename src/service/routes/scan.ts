import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { endpoints } from '../../api/endpoints.ts'
import { chainById, parseAddress } from '../../chains/index.ts'
import { JsonError, parseJson } from '../../json.ts'
import { jsonType } from '../answer.ts'
import { keyOf } from '../authenticate.ts'
import { type BodyLimits, readBody, requireType, screenBody } from '../body.ts'
import { takeOne, withMonth } from '../burst.ts'
import { type Charged, leaving } from '../cashier.ts'
import { valuesOf } from '../headers.ts'
import { digestOf } from '../keys.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { Question } from '../verdicts.ts'

type Exchange = ServiceEnv['Bindings']

/** Section 4.1 and 4.2. The charge is on the disk before the first byte leaves, so that no answer is ever had for nothing. */
export function scanHandler(parts: Parts, kind: Question['kind']) {
  const { cashier, limits, pepper } = parts
  const bodyLimits: BodyLimits = { most: limits.body, within: limits.bodyTime }
  return async (context: Context<ServiceEnv>): Promise<Response> => {
    const exchange = context.env
    const { incoming, outgoing } = exchange
    const digest = digestOf(keyOf(incoming), pepper)
    const fields = await takeOne(parts, 'scan', digest)
    const repeat = idempotencyKeyOf(exchange)
    const question = await readQuestion(kind, exchange, bodyLimits)
    const charged = await cashier.charge({ digest, question, ...(repeat !== undefined && { repeat }) }, leaving(outgoing))
    const more = charged.repeated ? { ...fields, 'Idempotent-Replayed': 'true' } : withMonth(fields, charged.usage, parts.world.now())
    return send(exchange, charged, more)
  }
}

function send({ outgoing }: Exchange, { status, text }: Charged, fields: Readonly<Record<string, string>>): Response {
  outgoing.writeHead(status, { 'Content-Type': jsonType, 'Content-Length': Buffer.byteLength(text), ...fields })
  outgoing.end(text)
  return RESPONSE_ALREADY_SENT
}

/** Reads what is asked about, and refuses it before anything is charged. */
async function readQuestion(kind: Question['kind'], exchange: Exchange, limits: BodyLimits): Promise<Question> {
  screenBody(exchange, [jsonType], limits)
  const bytes = await readBody(exchange, limits)
  requireType(exchange, [jsonType])
  const { given, chainId } = kind === 'wallet' ? askedWallet(bodyIn(bytes)) : askedToken(bodyIn(bytes))
  const chain = chainById(chainId)
  return { kind, chain, given, address: parseAddress(given, chain, { kind }) }
}

function bodyIn(bytes: Buffer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new Refusal(400, error instanceof JsonError ? `The body cannot be read: ${error.message}.` : 'The body is not UTF-8.')
  }
}

// fields that nobody knows are left out: they change nothing
const [wallet, token] = [endpoints.scanWallet.request.strip(), endpoints.scanToken.request.strip()]

function askedWallet(body: unknown): { given: string; chainId: number } {
  const { data, error } = wallet.safeParse(body)
  if (error) throw misshapen(error.issues)
  return { given: data.address, chainId: data.chain_id }
}

function askedToken(body: unknown): { given: string; chainId: number } {
  const { data, error } = token.safeParse(body)
  if (error) throw misshapen(error.issues)
  return { given: data.contract_address, chainId: data.chain_id }
}

function misshapen(issues: readonly { readonly path: readonly PropertyKey[] }[]): Refusal {
  const field = issues[0]?.path[0]
  if (field === 'chain_id') return new Refusal(400, 'chain_id is required: a whole number, one of those at /v1/chains.')
  return new Refusal(
    400,
    field === undefined ? 'The body has to be a JSON object.' : `${String(field)} is required: a text of 1 to 512 characters.`,
  )
}

/** Up to 255 printable characters of ASCII, as in the header that Stripe made known. */
function idempotencyKeyOf({ incoming }: Exchange): string | undefined {
  const [key, ...more] = valuesOf(incoming, 'idempotency-key')
  if (key === undefined) return undefined
  if (more.length > 0 || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(400, 'Idempotency-Key has to stand once, with 1 to 255 printable characters.')
  return key
}
