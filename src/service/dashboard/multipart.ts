import { Refusal } from '../refusal.ts'

/** One field of a form that carries a file. */
export interface Field {
  readonly name: string
  /** Set where the field is a file; empty where none was chosen. */
  readonly filename: string | undefined
  /** Has to be read to its end, or not at all, before the next field is asked for. */
  readonly bytes: AsyncGenerator<Buffer, void>
}

const mostHeaders = 8_192
const dashes = Buffer.from('--')
const [lineEnd, headersEnd] = [Buffer.from('\r\n'), Buffer.from('\r\n\r\n')]

/** The boundary in a `Content-Type` of multipart/form-data (RFC 2046: 1 to 70 characters of a small set), or `undefined`. */
export const boundaryIn = (type: string | undefined): string | undefined =>
  /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))$/i
    .exec(type ?? 'none')
    ?.slice(1)
    .find(each => each !== undefined)

/**
 * The fields of a multipart/form-data body (RFC 7578) as they arrive: a file is never held as a whole. Throws {@link Refusal} with
 * 400 where the body is not one, or ends too early.
 */
export async function* multipart(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Field, void> {
  const source = body[Symbol.asyncIterator]()
  const mark = Buffer.from(`\r\n--${boundary}`)
  // the first boundary has no line in front of it
  let held: Buffer = lineEnd
  const more = async (): Promise<void> => {
    const next = await source.next()
    if (next.done) throw misshapen()
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value])
  }

  const upToMark = async function* (): AsyncGenerator<Buffer, void> {
    for (;;) {
      const at = held.indexOf(mark)
      // what could be the beginning of the mark stays
      const sure = at >= 0 ? at : held.length - mark.length + 1
      if (sure > 0) {
        const piece = held.subarray(0, sure)
        held = held.subarray(sure)
        yield piece
      }
      if (at >= 0) {
        held = held.subarray(mark.length)
        return
      }
      await more()
    }
  }

  for await (const piece of upToMark()) if (piece.length > 0) throw misshapen()
  for (;;) {
    while (held.length < 2) await more()
    if (held.subarray(0, 2).equals(dashes)) return
    if (!held.subarray(0, 2).equals(lineEnd)) throw misshapen()
    while (held.indexOf(headersEnd) < 0) {
      if (held.length > mostHeaders) throw misshapen()
      await more()
    }
    const end = held.indexOf(headersEnd)
    const headers = held.subarray(2, end).toString('utf8')
    held = held.subarray(end + headersEnd.length)
    const [, name] = /^content-disposition:\s*form-data;[^\r\n]*?\bname="([^"\r\n]*)"/im.exec(headers) ?? []
    if (name === undefined) throw misshapen()
    const [, filename] = /^content-disposition:[^\r\n]*?\bfilename="([^"\r\n]*)"/im.exec(headers) ?? []
    const bytes = upToMark()
    yield { name, filename: filename?.replaceAll('%22', '"'), bytes }
    for await (const _ of bytes);
  }
}

const misshapen = (): Refusal => new Refusal(400, 'The form did not arrive whole. Send it again.')
