import { type ServerResponse, STATUS_CODES } from 'node:http'
import { everyAnswer, failureText, jsonType } from './answer.ts'
import { Refusal } from './refusal.ts'

/** A refusal for a request that no handler has seen. */
export function writeFailure(outgoing: ServerResponse, { status, message, headers }: Refusal): void {
  const text = failureText(message)
  outgoing.writeHead(status, { ...everyAnswer, 'Content-Type': jsonType, 'Content-Length': Buffer.byteLength(text), ...headers })
  outgoing.end(text)
}

/** The bytes of a refusal, for a connection on which the parser has given up. */
export function rawFailure({ status, message, headers }: Refusal): string {
  const text = failureText(message)
  const fields = { ...everyAnswer, 'Content-Type': jsonType, 'Content-Length': String(text.length), ...headers, Connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}

/** What the parser of node found wrong. Its own answer would have no body. */
export function refusalOfFraming({ code }: NodeJS.ErrnoException): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal(431, 'The headers are too large: at most 16 KiB are accepted.')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Refusal(413, 'The chunk extensions are too large.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal(408, 'The request did not arrive in time.')
    default:
      return new Refusal(400, 'This is not a well-formed HTTP request.')
  }
}
