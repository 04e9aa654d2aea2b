import type { InputRow } from '../../../src/bulk/input.ts'
import { openInput, type ReadOptions } from '../../../src/bulk/read/open-input.ts'
import { ChainvetError } from '../../../src/errors.ts'

export const evm = '0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C24'
export const bitcoin = 'bc1q07ztrvqnu5lz3xzeke2jzkg7pqcz4fv552yqql'
export const solana = 'Coq1mt6SAHchZ5Tkzm4ijRy4wY2YKQM4CTtbzCens4iw'
/** Nobody's key. */
export const key = '0x8b707d4cddf00ca5da5fa5d2c21b4d787ce769ad901e1b970870cd864126b2cc'

export type Given = Partial<ReadOptions> & { readonly file?: string; readonly chunk?: number }

/** The bytes in pieces of `size`. */
export async function* inChunks(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export const open = (content: string | Uint8Array, { file = 'rows.csv', chunk, ...options }: Given = {}) =>
  openInput(
    { file, bytes: inChunks(typeof content === 'string' ? Buffer.from(content) : content, chunk) },
    { format: 'auto', header: true, columns: {}, kind: 'wallet', ...options },
  )

/** Everything an input gives. */
export async function read(content: string | Uint8Array, given?: Given) {
  const input = await open(content, given)
  const rows: InputRow[] = []
  for await (const row of input.rows) rows.push(row)
  return { file: input.file, columns: input.columns, header: input.header, rows, sha256: input.sha256() }
}

/** How an input is refused, as a person is told. */
export async function refusal(content: string | Uint8Array, given?: Given): Promise<{ code: string; text: string }> {
  const error = await read(content, given).catch((thrown: unknown) => thrown)
  if (!(error instanceof ChainvetError)) throw new Error('it was not refused')
  return { code: error.code, text: [error.message, ...error.where, error.hint].join('\n') }
}
