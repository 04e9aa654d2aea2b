import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { asciiJson } from '../../output/visible.ts'
import { readCount } from '../../read.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { instantOf } from '../period.ts'
import { Refusal } from '../refusal.ts'
import type { Account, Batch } from '../store/store.ts'
import { askedFor, only, refusalOf, repeatOf, resultFormat } from './asked.ts'
import { batchCaps, openBatches } from './caps.ts'
import { openIntake } from './intake.ts'
import type { BatchQueue } from './queue.ts'
import { readColumns } from './remembered.ts'
import { streamOf, writeResults } from './results.ts'

type Asking = Context<ServiceEnv>

/** Many scans in one request. Nothing here is charged: each row is, when it is answered. */
export function batchRoutes(
  { store, log, world, version }: Pick<Parts, 'store' | 'log' | 'world' | 'version'>,
  queue: Pick<BatchQueue, 'added'>,
): Hono<ServiceEnv> {
  const { batches } = store
  const routes = new Hono<ServiceEnv>()
  /** Repeatable requests that are being read, by account and key. */
  const arriving = new Set<string>()

  const find = async (c: Asking): Promise<Batch> => {
    const found = await batches.byId(c.var.customer.account.id, c.req.param('id') as string)
    if (!found) throw new Refusal(404, 'There is no such batch.')
    return found
  }

  const create = async (c: Asking, repeat: ReturnType<typeof repeatOf>): Promise<Batch> => {
    const { account, key } = c.var.customer
    const { name, ...asked } = askedFor(c.req.raw.headers, c.req.queries())
    const cap = batchCaps[account.tier]
    const length = readCount(c.req.header('content-length'))
    if (typeof length === 'object' && length.value > cap.bytes)
      throw new Refusal(413, `The body is larger than ${cap.bytes} bytes, the most that a batch of this tier may have.`)
    await room(account)
    try {
      const body = hashed(bytesOf(c.env))
      const { columns, rows } = await openIntake(body.bytes, asked, cap)
      const input = () => JSON.stringify({ ...columns, ...(repeat && { repeat: { ...repeat, body: body.digest() } }) })
      return await batches.create({ account: account.id, key: key.id, name, input, rows })
    } catch (error) {
      throw refusalOf(error)
    }
  }

  const room = async ({ id }: Account): Promise<void> => {
    const open = (await batches.list(id, 200)).filter(({ state }) => state === 'waiting' || state === 'running')
    if (open.length >= openBatches)
      throw new Refusal(429, `${openBatches} batches of this account have not ended: wait for one, or cancel one.`, { 'Retry-After': '60' })
  }

  /** The batch of the same request, where it was sent before. */
  const known = async (c: Asking, repeat: NonNullable<ReturnType<typeof repeatOf>>): Promise<Batch | undefined> => {
    const { account } = c.var.customer
    for (const batch of await batches.list(account.id, 200)) {
      const { repeat: first } = readColumns(batch.input)
      if (first?.key !== repeat.key || world.now().getTime() - batch.createdAt.getTime() > day) continue
      const another = new Refusal(400, 'This Idempotency-Key belongs to another request.')
      if (first.fingerprint !== repeat.fingerprint) throw another
      const { bytes, digest } = hashed(bytesOf(c.env))
      let size = 0
      for await (const piece of bytes) {
        size += piece.length
        if (size > batchCaps[account.tier].bytes) throw another
      }
      if (digest() !== first.body) throw another
      return batch
    }
    return undefined
  }

  routes.post('/v1/batches', async c => {
    const { account } = c.var.customer
    const repeat = repeatOf(c.req.raw.headers, new URL(c.req.url))
    const name = repeat && `${account.id} ${repeat.key}`
    if (name !== undefined && arriving.has(name)) throw new Refusal(409, 'The same request is on its way.', { 'Retry-After': '1' })
    if (name !== undefined) arriving.add(name)
    try {
      const first = repeat && (await known(c, repeat))
      const batch = first ?? (await create(c, repeat))
      if (!first) {
        log.info('batch', { account: account.id, batch: batch.id, rows: batch.rows, refused: batch.failed })
        await queue.added(batch)
      }
      return answer(c, 202, batchJson(batch), { Location: `/v1/batches/${batch.id}` })
    } finally {
      if (name !== undefined) arriving.delete(name)
    }
  })

  routes.get('/v1/batches', async c => {
    const limit = readCount(only(c.req.queries(), ['limit'])('limit') ?? 50)
    if (typeof limit === 'string' || limit.value < 1 || limit.value > 200) throw new Refusal(400, 'limit is a number from 1 to 200.')
    return answer(c, 200, { batches: (await batches.list(c.var.customer.account.id, limit.value)).map(batchJson) })
  })

  routes.get('/v1/batches/:id', async c => answer(c, 200, batchJson(await find(c))))

  routes.get('/v1/batches/:id/results', async c => {
    const format = resultFormat(c.req.raw.headers, c.req.queries())
    const batch = await find(c)
    return new Response(streamOf(writeResults(batches, batch, format, version)), {
      headers: {
        'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
        'Content-Disposition': `attachment; filename="${batch.id}.${format}"`,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })

  const cancel = async (c: Asking): Promise<Response> => {
    const batch = await find(c)
    if (!(await batches.cancel(batch.account, batch.id)) && batch.state !== 'cancelled') throw new Refusal(409, 'This batch has ended.')
    return answer(c, 200, batchJson(await find(c)))
  }
  routes.post('/v1/batches/:id/cancel', cancel)
  routes.delete('/v1/batches/:id', cancel)
  return routes
}

const day = 86_400_000

/** A batch as customers see it. */
const batchJson = ({ id, name, state, rows, scored, failed, createdAt, endedAt }: Batch) => ({
  id,
  name,
  state,
  rows,
  scored,
  failed,
  remaining: rows - scored - failed,
  created_at: instantOf(createdAt),
  ended_at: endedAt ? instantOf(endedAt) : null,
})

const answer = (c: Asking, status: 200 | 202, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  c.body(asciiJson(body), status, { 'Content-Type': 'application/json', ...headers })

/** The body as it comes. A client that sends many bytes may wait to hear that they are wanted. */
async function* bytesOf({ incoming, outgoing }: ServiceEnv['Bindings']): AsyncGenerator<Uint8Array, void> {
  if (/^100-continue$/i.test(String(incoming.headers.expect)) && !incoming.readableEnded) outgoing.writeContinue()
  // whoever stops reading has something to answer, so the connection stays
  yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
}

/** Bytes, and the SHA-256 of those that were read, base64url. */
function hashed(body: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  async function* bytes(): AsyncGenerator<Uint8Array, void> {
    for await (const piece of body) {
      hash.update(piece)
      yield piece
    }
  }
  return { bytes: bytes(), digest: () => hash.digest('base64url') }
}
