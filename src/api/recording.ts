import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/** How one request ended. */
const outcome = z.discriminatedUnion('kind', [
  /** A body came; it stands in `file`, which the hash is of. `masked` tells that a key in it was replaced before it was written. */
  z.object({
    kind: z.literal('answer'),
    status: z.int(),
    retry_after: count.nullable(),
    file: z.string().regex(/^answers\/\d{4,6}\.json$/),
    bytes: count,
    sha256,
    masked: z.boolean(),
  }),
  /** A status whose body nobody read. */
  z.object({ kind: z.literal('status'), status: z.int(), retry_after: count.nullable() }),
  /** A body that could not be taken: too long, damaged, no text. */
  z.object({ kind: z.literal('unusable'), status: z.int(), problem: z.string() }),
  /** The connection failed: name and code of the error. */
  z.object({ kind: z.literal('failed'), name: z.string(), code: z.string().nullable() }),
  /** The time of the call ran out. */
  z.object({ kind: z.literal('timeout') }),
  /** The scan ended first. */
  z.object({ kind: z.literal('unanswered') }),
])

/** One request of a scan, and what came of it. Headers are not kept: keys stand in them. */
const exchange = z.object({
  /** From 1, in the order in which the requests were made. */
  number: count,
  source: z.string(),
  method: z.enum(['GET', 'POST']),
  /** Without keys; parts of the user's own URLs that may be one are "-". */
  url: z.string(),
  /** As it was sent, masked like the answer. */
  body: z.string().nullable(),
  /** The block that a JSON-RPC request names, as it stands there. */
  block: z.string().nullable(),
  asked_at: z.string(),
  /** From 1, in the order in which the answers came; null where none came. */
  order: count.nullable(),
  outcome,
})

const list = z.looseObject({ name: z.string(), category: z.string(), family: z.string(), asOf: z.string(), entries: count })

/** What was asked of the lists and what they said: a stranger may have other lists. */
const lists = z.object({
  screened: z.array(list),
  found: z.array(z.object({ chain_id: z.int(), address: z.string(), labels: z.array(z.looseObject({ list: z.string() })) })),
})

/** `manifest.json` in the folder of one subject: everything that a scan rested on, but for the bodies beside it. */
export const recording = z.object({
  chainvet_evidence: z.literal(1),
  /** Of the program that wrote it. */
  version: z.string(),
  model: z.object({ name: z.string(), sha256 }),
  subject: z.object({ kind: z.enum(['wallet', 'token']), chain_id: z.int(), address: z.string() }),
  options: z.object({
    offline: z.boolean(),
    /** Of a scan that was ended after the first trades. */
    fast: z.boolean().optional(),
    checksum: z.boolean(),
    timeout_ms: count,
    call_timeout_ms: count,
    out_of_time: z.boolean(),
  }),
  upstreams: z.object({
    /** The user's own nodes and explorer, without what may be a key. */
    rpc: z.array(z.string()),
    explorer: z.string().nullable(),
    provider: z.boolean(),
    /** Names of the keys that were there. */
    keys: z.array(z.string()),
  }),
  /** The present of the whole scan: UTC, and microseconds beyond it. */
  clock: z.object({ at: z.iso.datetime(), microseconds: count }),
  /** What all random numbers of the scan were drawn from: hex. */
  seed: sha256,
  /** The block that the chain was read at, where there is one. */
  block: z.object({ number: z.int(), hash: z.string() }).nullable(),
  lists,
  exchanges: z.array(exchange),
  /** Of `result.json`. */
  verdict: z.object({ score: z.int().nullable(), level: z.string().nullable(), failure: z.string().nullable(), sha256 }),
  /** Of this document without this member, as compact JSON. */
  digest: sha256,
})

export type Recording = z.output<typeof recording>
export type Exchange = Recording['exchanges'][number]
export type ListLookUps = Recording['lists']
