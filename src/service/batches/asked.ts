import { ChainvetError } from '../../errors.ts'
import { Refusal } from '../refusal.ts'
import { detailOf } from './advice.ts'
import type { Asked } from './intake.ts'
import type { ResultFormat } from './results.ts'

type Query = Readonly<Record<string, readonly string[]>>

/** How a body is to be read, by its type and the query. Throws {@link Refusal} 400 or 415. */
export function askedFor(headers: Headers, query: Query): Asked & { readonly name: string } {
  const one = only(query, ['type', 'chain', 'name', 'header', 'delimiter', 'address_column', 'chain_column', 'type_column'])
  const { format, header } = formatOf(headers)
  const kind = one('type')
  if (kind !== undefined && kind !== 'wallet' && kind !== 'token') throw new Refusal(400, 'type is wallet or token.')
  const first = one('header')
  if (first !== undefined && first !== 'true' && first !== 'false') throw new Refusal(400, 'header is true or false.')
  const name = one('name') ?? format
  if (name.length > 200) throw new Refusal(400, 'name has 200 characters at most.')
  const [address, chain, type] = [one('address_column'), one('chain_column'), one('type_column')]
  const delimiter = one('delimiter')
  if (format === 'list' && kind === undefined)
    throw new Refusal(400, 'A list of addresses does not say what they are: add ?type=wallet or ?type=token.')
  return {
    format,
    kind,
    chain: one('chain'),
    header: first === undefined ? header : first === 'true',
    columns: { ...(address !== undefined && { address }), ...(chain !== undefined && { chain }), ...(type !== undefined && { type }) },
    ...(delimiter !== undefined && { delimiter }),
    name,
  }
}

const formats: Readonly<Record<string, Asked['format']>> = {
  'application/json': 'rows',
  'application/x-ndjson': 'jsonl',
  'application/ndjson': 'jsonl',
  'application/jsonl': 'jsonl',
  'application/x-jsonlines': 'jsonl',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'text/plain': 'list',
}

/** RFC 4180 lets the type of a CSV say whether it has a header. */
function formatOf(headers: Headers): Pick<Asked, 'format' | 'header'> {
  const [type = '', ...parameters] = (headers.get('content-type') ?? 'none').split(';').map(part => part.trim().toLowerCase())
  const format = Object.hasOwn(formats, type) ? formats[type] : undefined
  if (format === undefined) throw new Refusal(415, `Send one of these types: ${Object.keys(formats).join(', ')}.`)
  const values = new Map(
    parameters.map(part => [part.split('=')[0] as string, part.slice(part.indexOf('=') + 1).replace(/^"(.*)"$/, '$1')]),
  )
  const charset = values.get('charset')
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) throw new Refusal(415, 'Send the text as UTF-8.')
  const coding = headers.get('content-encoding')
  if (coding !== null && coding.toLowerCase() !== 'identity') throw new Refusal(415, 'Send the body as it is, without compression.')
  return { format, header: values.get('header') !== 'absent' }
}

/** How results are wanted: `?format=` before `Accept`. Throws {@link Refusal} 400 or 406. */
export function resultFormat(headers: Headers, query: Query): ResultFormat {
  const named = only(query, ['format'])('format')
  if (named === 'jsonl' || named === 'csv') return named
  if (named !== undefined) throw new Refusal(400, 'format is jsonl or csv.')
  const accepted = (headers.get('accept') ?? '*/*').split(',').map(part => (part.split(';')[0] as string).trim().toLowerCase())
  for (const type of accepted) {
    if (type === 'text/csv' || type === 'text/*') return 'csv'
    if (type === '*/*' || type === 'application/*' || formats[type] === 'jsonl' || type === 'application/json') return 'jsonl'
  }
  throw new Refusal(406, 'Results are application/x-ndjson or text/csv.')
}

/** Values of a query in which each name stands once, and no other. */
export function only(query: Query, names: readonly string[]): (name: string) => string | undefined {
  for (const [name, values] of Object.entries(query)) {
    if (!names.includes(name)) throw new Refusal(400, `The query takes ${names.join(', ')} and nothing else.`)
    if (values.length > 1) throw new Refusal(400, `${name} stands twice in the query.`)
  }
  return name => (Object.hasOwn(query, name) ? query[name]?.[0] : undefined)
}

/** What the client calls a request that it may repeat, and all of the request but its body, which is compared when it has been read. */
export function repeatOf(headers: Headers, url: URL): { readonly key: string; readonly fingerprint: string } | undefined {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(400, 'Idempotency-Key has 1 to 255 printable characters without blanks.')
  return { key, fingerprint: [headers.get('content-type'), url.search].join(' ') }
}

/** What is wrong with an input, as an answer. */
export function refusalOf(error: unknown): unknown {
  return error instanceof ChainvetError && error.status < 500 ? new Refusal(error.status, detailOf(error)) : error
}
