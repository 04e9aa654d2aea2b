import type { IncomingMessage } from 'node:http'

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
