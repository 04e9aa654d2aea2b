import { connect } from 'node:net'

/** What came back on a connection, read by nobody's rules but those of RFC 9112. */
export interface RawAnswer {
  readonly status: number
  /** Names in small letters; the last one wins. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface RawOptions {
  /** Milliseconds after which nothing more is waited for. */
  readonly patience?: number
  /** Sent after the first bytes, one piece every `every` milliseconds, until an answer comes. */
  readonly drip?: { readonly piece: string; readonly every: number }
  /** The other side will close, or the body has its length: default. With true, waits for the end of the connection. */
  readonly toTheEnd?: boolean
}

/** Sends bytes and reads the first final answer; `undefined` where there is none. */
export function sendRaw(
  { hostname, port }: URL,
  bytes: string | Buffer,
  { patience = 30_000, drip, toTheEnd = false }: RawOptions = {},
): Promise<RawAnswer | undefined> {
  return new Promise(resolve => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
    let received = ''
    const end = () => {
      clearTimeout(timer)
      clearInterval(dripping)
      socket.destroy()
      resolve(firstAnswer(received)?.answer)
    }
    const timer = setTimeout(end, patience)
    const dripping = drip && setInterval(() => socket.write(drip.piece), drip.every)
    socket.on('error', end)
    socket.on('close', end)
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      if (!toTheEnd && firstAnswer(received)?.complete) end()
    })
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}

/** Every answer in what came until the connection was closed, one after the other. */
export function answersIn(text: string): RawAnswer[] {
  const found: RawAnswer[] = []
  for (let rest = text; ; ) {
    const first = firstAnswer(rest)
    const endsWithConnection = first && !first.answer.headers.has('content-length') && !first.answer.headers.has('transfer-encoding')
    if (first && endsWithConnection) return [...found, first.answer]
    if (!first?.complete) return found
    found.push(first.answer)
    rest = first.rest
  }
}

function firstAnswer(text: string): { answer: RawAnswer; complete: boolean; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [line = '', ...fields] = text.slice(0, end).split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1])
  const after = text.slice(end + 4)
  if (status === 100) return firstAnswer(after)
  const headers = new Map(
    fields.map(field => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  )
  if (headers.get('transfer-encoding') === 'chunked') {
    const chunks = unchunked(after)
    return { answer: { status, headers, body: chunks.body }, complete: chunks.complete, rest: chunks.rest }
  }
  const length = Number(headers.get('content-length') ?? (status === 204 ? 0 : Number.NaN))
  const complete = after.length >= length
  return {
    answer: { status, headers, body: complete ? after.slice(0, length) : after },
    complete,
    rest: complete ? after.slice(length) : '',
  }
}

function unchunked(text: string): { body: string; complete: boolean; rest: string } {
  let body = ''
  for (let at = 0; ; ) {
    const line = text.indexOf('\r\n', at)
    const size = Number.parseInt(text.slice(at, line), 16)
    if (line < 0 || Number.isNaN(size)) return { body, complete: false, rest: '' }
    if (size === 0) return { body, complete: text.length >= line + 4, rest: text.slice(line + 4) }
    body += text.slice(line + 2, line + 2 + size)
    at = line + 2 + size + 2
  }
}

/** The one string field of section 2.4; `undefined` where the body is anything else. */
export function detailIn(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'detail') return undefined
    const { detail } = value as { detail: unknown }
    return typeof detail === 'string' && detail !== '' ? detail : undefined
  } catch {
    return undefined
  }
}
