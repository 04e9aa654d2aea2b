import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { takeOne } from './burst.ts'
import { valuesOf } from './headers.ts'
import { digestOf, readKey } from './keys.ts'
import type { Customer, Parts, ServiceEnv } from './parts.ts'
import { Refusal } from './refusal.ts'

/** One text for every reason: which of them it was is nobody's business who has no key. */
export const notAuthenticated = (): Refusal =>
  new Refusal(401, 'A valid API key is required, in the header X-API-Key or as "Authorization: Bearer".', { 'WWW-Authenticate': 'Bearer' })

/**
 * The key of a request (interface specification, section 5). Both headers may carry it, if they agree; a header that is
 * repeated, or two keys that differ, are refused: nobody chooses. Throws {@link Refusal} with 401; a key with a wrong checksum
 * is refused without a look into the store.
 */
export function keyOf(incoming: IncomingMessage): string {
  const own = valuesOf(incoming, 'x-api-key')
  const authorization = valuesOf(incoming, 'authorization')
  const given = [...own, ...authorization.map(value => /^bearer +(\S+)$/i.exec(value)?.[1])]
  const [key] = given
  if (key === undefined || own.length > 1 || authorization.length > 1 || given.some(each => each !== key)) throw notAuthenticated()
  if (!readKey(key)) throw notAuthenticated()
  return key
}

/** The customer with this key, asked of the store. Throws {@link Refusal} with 401. */
async function customerWith({ store, pepper }: Pick<Parts, 'store' | 'pepper'>, key: string): Promise<Customer> {
  const found = await store.keys.find(digestOf(key, pepper))
  if (!found) throw notAuthenticated()
  return found
}

/** Puts the customer into the context of routes that are not charged, and keeps the pace of each key. */
export const withCustomer =
  (parts: Parts): MiddlewareHandler<ServiceEnv> =>
  async (context, next) => {
    const key = keyOf(context.env.incoming)
    const digest = digestOf(key, parts.pepper)
    const fields = await takeOne(parts, 'read', digest)
    context.set('customer', await customerWith(parts, key))
    await next()
    if (fields) for (const [name, value] of Object.entries(fields)) context.res.headers.set(name, value)
  }
