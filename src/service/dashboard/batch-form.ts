import type { Context } from 'hono'
import { chainNamed } from '../../chains/index.ts'
import type { Asked } from '../batches/intake.ts'
import type { Limits } from '../limits.ts'
import type { ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { type Form, formOf } from './forms.ts'
import { boundaryIn, multipart } from './multipart.ts'

/** A form with addresses: its fields, and the bytes of the file or of what was pasted. */
export interface BatchForm {
  readonly fields: Form
  /** Name of the file, where there is one. */
  readonly filename: string | undefined
  /** Can be read once; pieces as they arrive. */
  readonly bytes: AsyncIterable<Uint8Array>
}

export interface BatchBody {
  /**
   * Reads the fields and stops where the file begins: it is the last field of the form, so everything else is known before a byte
   * of it is used. Throws `Refusal` with 400, 408, 413 or 415.
   */
  read(): Promise<BatchForm>
  /** Reads what is left and forgets it, up to a limit: a browser shows an answer when it has sent its form. */
  drain(most: number): Promise<void>
}

/** Characters of all fields besides the file; the file has the limit of the tier. */
const mostFields = 2_000_000

export function openBatchForm({ env: { incoming } }: Context<ServiceEnv>, { uploadTime }: Pick<Limits, 'uploadTime'>): BatchBody {
  const body = timed(incoming.iterator({ destroyOnReturn: false }), uploadTime)
  return {
    async read() {
      const boundary = boundaryIn(incoming.headers['content-type'])
      if (boundary === undefined) throw new Refusal(415, 'This form has to be sent by the page of the dashboard.')
      const fields = new URLSearchParams()
      let size = 0
      for await (const { name, filename, bytes } of multipart(body, boundary)) {
        if (filename !== undefined && filename !== '') return { fields: formOf(fields), filename, bytes }
        const pieces: Buffer[] = []
        for await (const piece of bytes) {
          size += piece.length
          if (size > mostFields) throw new Refusal(413, 'So much text has to be sent as a file.')
          pieces.push(Buffer.from(piece))
        }
        if (filename === undefined) fields.append(name, Buffer.concat(pieces).toString('utf8'))
      }
      const form = formOf(fields)
      const list = form.text('list')
      if (list === '') throw new Refusal(400, 'Choose a file, or paste addresses.')
      return { fields: form, filename: undefined, bytes: only(Buffer.from(`${list}\n`)) }
    },
    async drain(most) {
      let size = 0
      // what is wrong with it has been told
      const next = () => body.next().catch(() => ({ done: true as const, value: undefined }))
      for (let piece = await next(); !piece.done && size < most; piece = await next()) size += piece.value.length
    },
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes
}

/** Ends a body that does not arrive in time, so that a slow sender holds nothing for ever. */
async function* timed(body: AsyncIterator<Uint8Array>, within: number): AsyncGenerator<Uint8Array, void> {
  const late = new Promise<'late'>(resolve => {
    setTimeout(() => resolve('late'), within).unref()
  })
  for (;;) {
    const next = await Promise.race([body.next(), late])
    if (next === 'late') throw new Refusal(408, 'The file did not arrive in time.', { Connection: 'close' })
    if (next.done) return
    yield next.value
  }
}

const endings: Readonly<Record<string, Asked['format']>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  txt: 'list',
  list: 'list',
}

/** How the file is to be read: by the ending of its name. Throws `Refusal` with 400. */
export function askedIn({ fields, filename }: Pick<BatchForm, 'fields' | 'filename'>): Asked & { readonly name: string } {
  const ending = filename === undefined ? 'list' : (/\.(\w{1,8})$/.exec(filename)?.[1]?.toLowerCase() ?? 'none')
  const format = Object.hasOwn(endings, ending) ? endings[ending] : undefined
  if (!format) throw new Refusal(400, 'The name of the file has to end in .csv, .tsv, .jsonl or .txt: the ending says how it is read.')
  const [kind, chain] = [fields.text('kind'), fields.text('chain')]
  if (kind !== '' && kind !== 'wallet' && kind !== 'token') throw new Refusal(400, 'Choose wallets or tokens.')
  if (format === 'list' && kind === '') throw new Refusal(400, 'A list of addresses does not say what they are: choose wallets or tokens.')
  if (chain !== '') chainNamed(chain)
  const name = fields.text('name') || (filename ?? 'pasted list')
  return {
    format,
    kind: kind === '' ? undefined : kind,
    chain: chain === '' ? undefined : chain,
    header: true,
    columns: {},
    name: [...name].slice(0, 200).join(''),
  }
}
