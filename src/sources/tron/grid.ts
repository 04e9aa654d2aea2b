import { z } from 'zod'
import { SourceError, type SourceFailure } from '../../errors.ts'
import type { Http, Refusal } from '../../http.ts'
import type { Context, Upstreams } from '../source.ts'

/** A host of Tron: a TronGrid, or a plain node that has the same `/wallet/` and no index. */
export interface TronHost {
  readonly name: string
  readonly base: URL
  /** Whether it says to have the index `/v1/`. A node that the user named is asked for it and may refuse. */
  readonly indexed: boolean
  readonly key?: string
  /** Calls a second that it bears. */
  readonly pace?: number
}

/** Keyless limit of TronGrid and what a key is worth (its rate-limit page, 2026). */
const pace = { keyless: 3, keyed: 15 }

/** Who is asked about Tron, in order: the caller's own host, or TronGrid and behind it a public node without an index. */
export function tronHosts({ rpcUrl, keys }: Upstreams): readonly TronHost[] {
  const key = keys['TRON_PRO_API_KEY']
  if (rpcUrl) return [{ name: 'The node', base: rpcUrl, indexed: true, ...(key && /(^|\.)trongrid\.io$/.test(rpcUrl.hostname) && { key }) }]
  return [
    {
      name: 'TronGrid',
      base: new URL('https://api.trongrid.io'),
      indexed: true,
      ...(key ? { key, pace: pace.keyed } : { pace: pace.keyless }),
    },
    { name: 'PublicNode', base: new URL('https://tron-rpc.publicnode.com'), indexed: false, pace: 5 },
  ]
}

/** One question to a host, and the shape of its answer. */
export interface Question<T> {
  /** Below the base, "/wallet/getaccount" or "/v1/…?…". */
  readonly path: string
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly schema: z.ZodType<T>
}

/** Asks one host. Rejects with {@link SourceError}. */
export type Ask = <T>(question: Question<T>) => Promise<T>

/**
 * How hosts refuse: an "Error" with status 200 or 429 from a node, "success: false" with status 403 from TronGrid. Prose is
 * matched and never shown: it may repeat what was sent.
 */
const refusal = z.union([
  z.looseObject({ Error: z.string() }).transform(({ Error: said }) => said),
  z.looseObject({ success: z.literal(false), error: z.string().nullish() }).transform(({ error }) => error ?? 'refused'),
])

const refusals: readonly (readonly [RegExp, SourceFailure, string])[] = [
  [/allowed_rps|frequency limit|lack of computing resources|rate exceeded|too many/i, 'RATE_LIMITED', 'asks for fewer requests'],
  [/api ?key|unauthori[sz]ed|not exist.*key/i, 'UPSTREAM_UNAVAILABLE', 'does not accept its key: check TRON_PRO_API_KEY'],
  [
    /lite ?fullnode|api is closed|not support/i,
    'UPSTREAM_UNAVAILABLE',
    'does not offer this: it is a node without history or with this interface closed',
  ],
]

function meaning(said: string): Refusal {
  const found = refusals.find(([pattern]) => pattern.test(said))
  return found ? { code: found[1], problem: found[2] } : { code: 'UPSTREAM_UNAVAILABLE', problem: 'answered with an error' }
}

/** Runtime code comes in twice, as it was deployed and as it runs; pages of history hold 200 transactions with all their bytes. */
const maxBytes = 8 * 1024 * 1024

/** Requests of one scan that are under way at once: more would only wait for their place, and their time would run. */
const mostAtOnce = 6

/** A way to ask `host`, for the time of one scan. */
export function askOf(host: TronHost, { http, signal }: Pick<Context, 'http' | 'signal'>): Ask {
  const queue = narrow(mostAtOnce)
  return question => queue(() => askOnce(host, question, http, signal))
}

async function askOnce<T>(host: TronHost, { path, body, schema }: Question<T>, http: Http, signal: AbortSignal): Promise<T> {
  const url = below(host.base, path)
  const answer = z.union([refusal.transform(said => ({ said })), schema.transform(value => ({ value }))])
  const { value } = (await http(
    {
      source: host.name,
      url,
      ...(body && { method: 'POST', body }),
      ...(host.key !== undefined && { headers: { 'TRON-PRO-API-KEY': host.key } }),
      schema: answer,
      refusal: found => ('said' in found ? meaning(found.said) : undefined),
      alsoStatus: [400, 401, 403],
      ...(host.pace !== undefined && { pace: host.pace }),
      maxBytes,
    },
    signal,
  )) as { value: T }
  return value
}

/** A path below the base; what the base has behind a question mark, such as a key, is sent along. */
function below(base: URL, path: string): URL {
  const url = new URL(base.origin + base.pathname.replace(/\/$/, '') + path)
  for (const [name, value] of base.searchParams) url.searchParams.append(name, value)
  return url
}

/** Lets at most `most` pieces of work run at once; the others wait in their order. */
function narrow(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}

/** The failure of an answer that contradicts the question. */
export const bad = (host: TronHost, problem: string): SourceError => new SourceError({ source: host.name, code: 'BAD_RESPONSE', problem })
