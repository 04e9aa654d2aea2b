import { connect } from 'node:net'
import { answersIn, detailIn } from '../support/raw-http.ts'
import { type Random, seeded } from './random.ts'

export interface FuzzOptions {
  readonly url: URL
  /** A key that the service knows. */
  readonly key: string
  readonly requests: number
  readonly seed: number
  /** Requests at the same time. */
  readonly lanes?: number
  /** Whether the service still runs. */
  readonly alive: () => boolean
}

export interface FuzzFigures {
  readonly seed: number
  readonly requests: number
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly refusals: number
  /** Refusals whose body is not `{detail}`, requests without any answer, and answers that are none: with what was sent. */
  readonly violations: readonly string[]
  readonly crashes: number
  readonly seconds: number
}

/** Sends requests that a grammar made, most of them wrong in one place or several: promise P14. */
export async function fuzzService({ url, key, requests, seed, lanes = 128, alive }: FuzzOptions): Promise<FuzzFigures> {
  const started = performance.now()
  const statuses: Record<string, number> = {}
  const violations: string[] = []
  let [next, refusals, crashes] = [0, 0, 0]
  const lane = async () => {
    while (next < requests && crashes === 0) {
      const number = next++
      const sent = requestOf(seeded(seed + number * 7919), key)
      const fault = (what: string) => {
        if (violations.length < 50) violations.push(`${number}: ${what}: ${JSON.stringify(sent.slice(0, 400))}`)
      }
      let received = await exchanged(url, sent, patience)
      // a machine that is busy may take seconds for anything
      if (answersIn(received).length === 0) received = await exchanged(url, sent, 60 * patience)
      const head = /^HEAD /.test(sent)
      const answers = head ? answersWithoutBody(received) : answersIn(received)
      // after an offer to upgrade, node takes the end of a body that is cut off for the end of the request
      if (answers.length === 0 && /[^\r\n]/.test(sent) && !/upgrade/i.test(sent))
        fault(received === '' ? 'no answer' : `half an answer ${JSON.stringify(received.slice(0, 200))}`)
      for (const { status, headers, body } of answers) {
        statuses[status] = (statuses[status] ?? 0) + 1
        if (!(status >= 200 && status < 600)) fault(`status ${status}`)
        if (status < 400) continue
        refusals++
        if (headers.get('content-type') !== 'application/json') fault(`content type ${headers.get('content-type')}`)
        if (!head && detailIn(body) === undefined) fault(`status ${status} with the body ${JSON.stringify(body.slice(0, 200))}`)
        if (status >= 500 && status !== 502) fault(`status ${status} ${body.slice(0, 200)}`)
        if (status === 401 && headers.get('www-authenticate') !== 'Bearer') fault('401 without WWW-Authenticate')
        if (status === 405 && !headers.has('allow')) fault('405 without Allow')
        if (!/^[\x20-\x7e]*$/.test(body)) fault('a body that is not ASCII')
      }
      if (!alive()) crashes++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { seed, requests: next, statuses, refusals, violations, crashes, seconds: (performance.now() - started) / 1000 }
}

/**
 * Sends all of it, and gives back all that came. A request that is cut off waits for the rest of it; after a while it is told that
 * nothing follows.
 */
const exchanged = ({ hostname, port }: URL, sent: string, patience: number): Promise<string> =>
  new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const lost = setTimeout(() => socket.destroy(), 60_000)
    let quiet = setTimeout(() => socket.end(), patience)
    socket.on('data', chunk => {
      chunks.push(chunk)
      // "go on" is no answer
      if (/ 100 Continue\r\n\r\n$/.test(String(chunk))) return
      clearTimeout(quiet)
      quiet = setTimeout(() => socket.end(), calm)
    })
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      clearTimeout(lost)
      clearTimeout(quiet)
      resolve(Buffer.concat(chunks).toString('latin1'))
    })
    socket.write(Buffer.from(sent, 'latin1'))
  })

/** Milliseconds without a first answer, and after an answer: a scan takes a fraction of either. */
const [patience, calm] = [500, 30]

/** Answers to HEAD have no body, whatever length they tell. */
const answersWithoutBody = (text: string) =>
  text.split(/(?=HTTP\/1\.1 \d{3} )/).flatMap(each => {
    const end = each.indexOf('\r\n\r\n')
    return end < 0
      ? []
      : answersIn(`${each.slice(0, end).replace(/\r\n(?:content-length|transfer-encoding): .*/gi, '')}\r\nContent-Length: 0\r\n\r\n`)
  })

const methods = [
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'HEAD',
  'OPTIONS',
  'DELETE',
  'TRACE',
  'PATCH',
  'CONNECT',
  'PROPFIND',
  'get',
  'BREW',
  'G T',
  '',
  '\x00',
  'A'.repeat(300),
]
const targets = [
  '/v1/scan/wallet',
  '/v1/scan/wallet',
  '/v1/scan/token',
  '/v1/usage',
  '/v1/history',
  '/v1/history?limit=0',
  '/v1/history/%00',
  '/v1/tiers',
  '/v1/chains',
  '/healthz',
  '/openapi.json',
  '/docs',
  '/',
  '*',
  '/v1/../v1/usage',
  '/v1/%75sage',
  '//v1/usage',
  '/V1/USAGE',
  '/v1/usage/',
  'http://x/v1/usage',
  'http://',
  'x:443',
  '/\\',
  '/v1/usage\x00',
  `/${'a'.repeat(9_000)}`,
  '/v1/usage?a=\xff',
  '/.env',
  '/__proto__',
  '',
  '/v1/batches',
  '/v1/history?cursor=..',
  '/dashboard',
]
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTX/1.1',
  '',
  'HTTP/1.1 ',
  'http/1.1',
]
/** Of a listed wallet, which a service without a network scores too. */
const good = '{"address":"0x098B716B8Aaf21512996dC57EB0615e2383E2f96","chain_id":1}'
const bodies = [
  good,
  good,
  good.slice(0, 30),
  '{}',
  '[]',
  '1',
  'null',
  '',
  `{"address":"${'a'.repeat(600)}","chain_id":1}`,
  '{"address":{},"chain_id":[]}',
  good.replace('1}', '1e999}'),
  good.replace('1}', '-0}'),
  '['.repeat(5_000),
  `{"__proto__":${good}}`,
  '\xff\xfe{',
  '\x00',
  `${good}${good}`,
  '{"address":"","chain_id":1}',
  '{"address":"\\ud800","chain_id":1}',
  ' '.repeat(20_000),
  `{"contract_address":"0x0","chain_id":1}`,
]

/** One connection's worth of bytes: now and then two requests, now and then cut off or changed in a byte. */
function requestOf(random: Random, key: string): string {
  const chance = (percent: number) => random.below(100) < percent
  const one = (): string => {
    const line = `${random.pick(methods)} ${random.pick(targets)} ${random.pick(versions)}`
    const body = random.pick(bodies)
    const headers = chance(92) ? ['Host: x'] : []
    const count = random.below(5)
    for (let at = 0; at < count; at++) headers.push(headerOf(random, key, body))
    if (chance(70)) headers.push(`X-API-Key: ${key}`)
    if (chance(60)) headers.push('Content-Type: application/json')
    if (chance(75)) headers.push(`Content-Length: ${body.length}`)
    const end = chance(97) ? '\r\n' : random.pick(['\n', '\r', '\r\n\r\n', '\x00\r\n'])
    const ordered = headers.sort(() => random.next() - 0.5)
    return `${line}${end}${ordered.map(header => `${header}${end}`).join('')}${end}${body}`
  }
  // a request that is wrong in many places is refused for the first of them
  if (chance(50)) return nearlyGood(random, key)
  let text = chance(8) ? `${one()}${one()}` : one()
  // the second of two requests may be to HEAD, whose answer cannot be told from its neighbour's without that
  if (text.indexOf('HEAD ') > 0) text = text.replaceAll('HEAD ', 'GET ')
  if (chance(6)) text = text.slice(0, random.below(text.length))
  if (chance(10) && text.length > 0) {
    const at = random.below(text.length)
    text = `${text.slice(0, at)}${String.fromCharCode(random.below(256))}${text.slice(at + random.below(2))}`
  }
  if (chance(1)) text = String.fromCharCode(...random.bytes(random.below(200)))
  return text
}

/** A scan that is right in all but one place, or in none. */
function nearlyGood(random: Random, key: string): string {
  const right = {
    line: 'POST /v1/scan/wallet HTTP/1.1',
    host: 'Host: x',
    own: `X-API-Key: ${key}`,
    type: 'Content-Type: application/json',
    body: good,
    more: '',
  }
  const wrong: readonly Partial<typeof right>[] = [
    {},
    { line: `${random.pick(methods)} /v1/scan/wallet HTTP/1.1` },
    { line: `POST ${random.pick(targets)} HTTP/1.1` },
    { line: `POST /v1/scan/wallet ${random.pick(versions)}` },
    { host: random.pick(['Host: a b', 'Host:', 'X: y']) },
    { own: headerOf(random, key, good) },
    { type: random.pick(['Content-Type: text/plain', 'Content-Type:', 'X: y', 'Content-Type: application/json;']) },
    { body: random.pick(bodies) },
    { more: `${headerOf(random, key, good)}\r\n` },
  ]
  const { line, host, own, type, body, more } = { ...right, ...random.pick(wrong) }
  const text = `${line}\r\n${host}\r\n${own}\r\n${type}\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`
  return random.below(4) === 0 ? text.slice(0, random.below(text.length)) : text
}

function headerOf(random: Random, key: string, body: string): string {
  return random.pick([
    `X-API-Key: ${key}`,
    'X-API-Key: ',
    `Authorization: Bearer ${key}`,
    'Authorization: Bearer',
    'Authorization: Basic YTpi',
    'Authorization: \xff',
    `Content-Length: ${body.length}`,
    'Content-Length: -1',
    'Content-Length: 1, 2',
    'Content-Length: 99999999999999999999',
    'Content-Length: 0x10',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Content-Encoding: gzip',
    'Content-Type: text/plain',
    'Content-Type: application/json; charset=utf-7',
    'Expect: 100-continue',
    'Expect: nothing',
    'Connection: close',
    'Connection: Upgrade\r\nUpgrade: h2c',
    'Host: y',
    'Host: a b',
    'Host: [::1',
    `Cookie: ${'a'.repeat(random.below(20_000))}`,
    'X-Forwarded-For: <script>',
    'X-Request-Id: \x1b[31m',
    'Idempotency-Key: ',
    `Idempotency-Key: k${random.below(5)}`,
    ' folded: line',
    'no colon',
    ': no name',
    'X\x00Y: z',
    'Trailer: X',
    'Range: bytes=0-',
    'Origin: null',
  ])
}
