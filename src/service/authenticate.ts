import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { takeOne } from './burst.ts'
import { valuesOf } from './headers.ts'
import { digestOf, readKey } from './keys.ts'
import type { Customer, Parts, ServiceEnv } from './parts.ts'
import { Refusal } from './refusal.ts'

/** One text for every reason: which of them it was is nobody's business who has no key. */
export const notAuthenticated = (): Refusal =>
  new Refusal(401, 'A valid API key is required, in the header X-API-Key or as "Authorization: Bearer".', { 'WWW-Authenticate': 'Bearer' })

/** The key that a connection has sent last. */
const before = new WeakMap<Socket, { readonly key: string; readonly digest: Uint8Array }>()

/**
 * What the store knows the key of a request by. A connection mostly carries one key, whose digest takes longer than all the
 * rest that is done with it: the last one is remembered for as long as the connection lasts. Throws {@link Refusal} with 401; a key
 * with a wrong checksum is refused without a look into the store.
 */
export function digestIn(incoming: IncomingMessage, pepper: Uint8Array): Uint8Array {
  const key = givenIn(incoming)
  const last = before.get(incoming.socket)
  if (last?.key === key) return last.digest
  if (!readKey(key)) throw notAuthenticated()
  const digest = digestOf(key, pepper)
  before.set(incoming.socket, { key, digest })
  return digest
}

/**
 * The key of a request (interface specification, section 5). Both headers may carry it, if they agree; a header that is
 * repeated, or two keys that differ, are refused: nobody chooses. Throws {@link Refusal} with 401.
 */
function givenIn(incoming: IncomingMessage): string {
  const own = valuesOf(incoming, 'x-api-key')
  const authorization = valuesOf(incoming, 'authorization')
  const given = [...own, ...authorization.map(value => /^bearer +(\S+)$/i.exec(value)?.[1])]
  const [key] = given
  if (key === undefined || own.length > 1 || authorization.length > 1 || given.some(each => each !== key)) throw notAuthenticated()
  return key
}

/** The customer with this key, asked of the store. Throws {@link Refusal} with 401. */
async function customerWith({ store }: Pick<Parts, 'store'>, digest: Uint8Array): Promise<Customer> {
  const found = await store.keys.find(digest)
  if (!found) throw notAuthenticated()
  return found
}

/** Puts the customer into the context of routes that are not charged, and keeps the pace of each key. */
export const withCustomer =
  (parts: Parts): MiddlewareHandler<ServiceEnv> =>
  async (context, next) => {
    const digest = digestIn(context.env.incoming, parts.pepper)
    const fields = await takeOne(parts, 'read', digest)
    context.set('customer', await customerWith(parts, digest))
    await next()
    if (fields) for (const [name, value] of Object.entries(fields)) context.res.headers.set(name, value)
  }
