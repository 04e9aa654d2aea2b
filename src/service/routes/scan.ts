import { endpoints } from '../../api/endpoints.ts'
import { chainById, parseAddress } from '../../chains/index.ts'
import { JsonError, parseJson } from '../../json.ts'
import { everyAnswer, jsonType } from '../answer.ts'
import { digestIn } from '../authenticate.ts'
import { type BodyLimits, readBody, requireType, screenBody } from '../body.ts'
import { takeOne, withMonth } from '../burst.ts'
import { type Charged, leaving } from '../cashier.ts'
import { idempotencyKeyOf } from '../headers.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { Question } from '../verdicts.ts'

type Exchange = ServiceEnv['Bindings']

/** Section 4.1 and 4.2. The charge is on the disk before the first byte leaves, so that no answer is ever had for nothing. */
export function scanHandler(parts: Parts, kind: Question['kind']) {
  const { cashier, limits, pepper } = parts
  const bodyLimits: BodyLimits = { most: limits.body, within: limits.bodyTime }
  const questionIn = createReader(kind)
  return async (exchange: Exchange): Promise<void> => {
    const { incoming, outgoing } = exchange
    const digest = digestIn(incoming, pepper)
    const fields = await takeOne(parts, 'scan', digest)
    const repeat = idempotencyKeyOf(incoming)
    screenBody(exchange, [jsonType], bodyLimits)
    const bytes = await readBody(exchange, bodyLimits)
    requireType(exchange, [jsonType])
    const question = questionIn(bytes)
    const charged = await cashier.charge({ digest, question, ...(repeat !== undefined && { repeat }) }, leaving(outgoing))
    const more = charged.repeated ? { ...fields, 'Idempotent-Replayed': 'true' } : withMonth(fields, charged.usage, parts.world.now())
    send(exchange, charged, more)
  }
}

const always = Object.entries({ ...everyAnswer, 'Content-Type': jsonType }).flat()

/** One byte a character: the text is ASCII. */
function send({ outgoing, requestId }: Exchange, { status, text, parts }: Charged, fields: Readonly<Record<string, string>>): void {
  const head = [...always, 'X-Request-Id', requestId, 'Content-Length', String(text.length)]
  for (const name in fields) head.push(name, fields[name] as string)
  outgoing.writeHead(status, head)
  if (!parts) return void outgoing.end(text, 'latin1')
  // both leave together: what is written waits for the end of the turn
  outgoing.write(parts[0], 'latin1')
  outgoing.end(parts[1])
}

/** Bodies that are remembered with what they ask: who is asked about often is read once, and its checksum worked out once. */
const mostRead = 2_000
/** Bytes of a body that is remembered; more than an address and its chain take. */
const longestRead = 256

/** Reads what is asked about, and refuses it before anything is charged. */
function createReader(kind: Question['kind']): (bytes: Buffer) => Question {
  const read = new Map<string, Question>()
  return bytes => {
    const text = bytes.length <= longestRead ? bytes.toString('latin1') : undefined
    const known = text === undefined ? undefined : read.get(text)
    if (known) return known
    const { given, chainId } = kind === 'wallet' ? askedWallet(bodyIn(bytes)) : askedToken(bodyIn(bytes))
    const chain = chainById(chainId)
    const question = { kind, chain, given, address: parseAddress(given, chain, { kind }) }
    if (read.size >= mostRead) read.clear()
    if (text !== undefined) read.set(text, question)
    return question
  }
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
