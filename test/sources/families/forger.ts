import type { Asked } from '../../support/upstream.ts'
import { body, startUpstream } from '../../support/upstream.ts'

/** A place in an answer: keys from the outside in. */
type Path = readonly (string | number)[]

/** How a value is spoiled: taken away, made empty, or given another type. None of them says a thing that the real answer did not. */
export const spoilings = ['gone', 'null', 'empty', 'retyped'] as const
type Spoiling = (typeof spoilings)[number]

/** One change to the answers of one question; with `everywhere`, to that field in every answer of the same endpoint. */
export interface Change {
  readonly key: string
  readonly path: Path
  readonly spoiling: Spoiling
  readonly everywhere: boolean
}

export const inWords = ({ key, path, spoiling, everywhere }: Change): string =>
  `${key.slice(0, 150)} → ${path.join('.')} ${spoiling}${everywhere ? ' everywhere' : ''}`

export interface Forger {
  readonly url: URL
  /** Every place of every answer so far, one entry a place. */
  places(): readonly Pick<Change, 'key' | 'path'>[]
  /** Forgets what it has seen. */
  begin(): void
  /** From now on answers are changed like this. */
  spoil(change: Change | undefined): void
  /** Whether the change met an answer. */
  readonly hit: boolean
  stop(): Promise<void>
}

/** Identifiers of requests count up from scan to scan. */
const keyOf = ({ method, path, body: text }: Asked): string => `${method} ${path} ${text.replace(/"id":\d+,?/g, '')}`
/** The endpoint without what was asked of it: the path, and the methods of JSON-RPC. */
const endpointOf = (key: string): string =>
  `${key.split(/[? ]/)[1]?.replace(/\/\w{26,}|addr1\w+|stake1\w+/g, '/*')} ${[...key.matchAll(/"method":"(\w+)"/g)].map(([, name]) => name).join(' ')}`

/** Stands between the scan and a stand-in of a provider. Answers that were asked for before are remembered. */
export async function startForger(inner: URL): Promise<Forger> {
  let remembered = new Map<string, string>()
  let change: Change | undefined
  let hit = false
  const upstream = await startUpstream(async (asked, response) => {
    const key = keyOf(asked)
    let text = remembered.get(key)
    if (text === undefined) {
      const answer = await fetch(new URL(asked.path, inner), {
        method: asked.method,
        ...(asked.method === 'POST' && { body: asked.body, headers: { 'content-type': 'application/json' } }),
      })
      text = answer.status === 200 ? await answer.text() : ''
      remembered.set(key, text)
    }
    if (text === '') return body('', { status: 404 })(asked, response)
    const value = withIdsOf(asked, JSON.parse(text))
    const spoiled = change && (change.everywhere ? endpointOf(change.key) === endpointOf(key) : change.key === key)
    const result = spoiled && change ? spoil(value, change.everywhere ? change.path.map(anywhere) : change.path, change.spoiling) : value
    hit ||= spoiled === true
    return body(JSON.stringify(result), { headers: { 'content-type': 'application/json' } })(asked, response)
  })
  return {
    url: upstream.url,
    places: () => [...remembered].flatMap(([key, text]) => (text === '' ? [] : pathsIn(JSON.parse(text)).map(path => ({ key, path })))),
    begin() {
      remembered = new Map()
      change = undefined
    },
    spoil(next) {
      change = next
      hit = false
    },
    get hit() {
      return hit
    },
    stop: () => upstream.stop(),
  }
}

/** A remembered answer of JSON-RPC gets the ids of the request that is answered with it. */
function withIdsOf({ body: text }: Asked, value: unknown): unknown {
  if (!text.includes('"jsonrpc"')) return value
  const ids = [JSON.parse(text)].flat().map(({ id }: { id: unknown }) => id)
  return Array.isArray(value) ? value.map((part, at) => ({ ...part, id: ids[at] })) : { ...(value as object), id: ids[0] }
}

const anywhere = (part: string | number): string | number => (/^\d+$/.test(String(part)) ? '*' : part)

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => {
        const here = [...at, Array.isArray(value) ? Number(key) : key]
        return [here, ...pathsIn(part, here)]
      })
    : []

function spoil(value: unknown, [key, ...rest]: Path, spoiling: Spoiling): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value
  const keys = key === '*' ? Object.keys(value) : [String(key)]
  const copy: Record<string, unknown> = { ...value } as Record<string, unknown>
  for (const name of keys) {
    if (!(name in copy)) continue
    if (rest.length > 0) copy[name] = spoil(copy[name], rest, spoiling)
    else if (spoiling === 'gone') delete copy[name]
    else copy[name] = spoiling === 'null' ? null : spoiling === 'empty' ? emptied(copy[name]) : retyped(copy[name])
  }
  return Array.isArray(value) ? Object.values(copy) : copy
}

const emptied = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'object' ? {} : typeof value === 'string' ? '' : null

/** The same thing in another type: a list becomes an object, a number its text, a text a list of it. */
function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value }
  if (typeof value === 'object') return value === null ? {} : Object.values(value)
  if (typeof value === 'string') return /^-?\d{1,15}$/.test(value) ? Number(value) : [value]
  return typeof value === 'number' ? String(value) : { value }
}
