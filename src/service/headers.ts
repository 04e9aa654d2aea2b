import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * Every value of a header, as it was sent. Node joins the values of some repeated headers and keeps the first of others, and a
 * reader that chooses may be led to another key than a proxy saw.
 */
export function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values: string[] = []
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] as string
    if (given.length === name.length && given.toLowerCase() === name) values.push(rawHeaders[at + 1] as string)
  }
  return values
}

/** Up to 255 printable characters of ASCII, as in the header that Stripe made known. */
export function idempotencyKeyOf(incoming: IncomingMessage): string | undefined {
  const [key, ...more] = valuesOf(incoming, 'idempotency-key')
  if (key === undefined) return undefined
  if (more.length > 0 || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(400, 'Idempotency-Key has to stand once, with 1 to 255 printable characters.')
  return key
}
