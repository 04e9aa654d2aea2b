import { chainById, parseAddress } from '../../../src/chains/index.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { type Gathered, gather } from '../../../src/engine/gather.ts'
import { ChainvetError } from '../../../src/errors.ts'
import { createHttp } from '../../../src/http.ts'
import { idsIn, renumbered, withoutIds } from '../../../src/recording/json-rpc.ts'
import { bodyOf, type Text } from '../../../src/reply.ts'
import { sources } from '../../../src/sources/index.ts'
import type { Sent, Wanted, Wire } from '../../../src/wire.ts'
import type { World } from '../../../src/world.ts'
import { clockwork } from '../../support/upstream.ts'
import { seeded } from '../../torture/random.ts'
import { type Family, now, type Scene } from './scene.ts'

/** What of a verdict is compared. */
export interface Seen {
  readonly level: string
  readonly score: number
  readonly checks: ReadonlyMap<string, string>
  /** Decisive checks that are missing, with the reasons. */
  readonly missing: readonly string[]
}

/** One answer as it was given when nothing was changed. */
interface Given {
  readonly status: number
  readonly text: string
  /** The request that it answered, whose numbers of messages stand in it. */
  readonly asked: string | null
}

/** Puts another body in the place of an answer to a question. */
type Changing = (key: string, text: string) => string | Buffer

/** A scene whose answers are remembered: it is scanned again and again without a network, by the whole engine. */
export interface Stage {
  readonly scene: Scene
  readonly full: Seen
  /** By question, which tells method, path and body without the numbers of its messages. */
  readonly answers: ReadonlyMap<string, Given>
  scan(change?: Changing): Promise<Seen | ChainvetError>
  /** Under what a question is remembered. */
  questionOf(sent: Sent): string
  /** The same scan in another world, with another network; also its whole document, or the failure in words. */
  scanIn(world: World, wire: Wire): Promise<{ readonly seen: Seen | ChainvetError; readonly document: string }>
  /** What the sources learn from the answers as they were given. */
  gathered(): Promise<Gathered>
}

/** So many answers to questions that the undisturbed scan did not ask are kept. */
const mostKept = 5_000

/** Scans the scene once, and remembers what it was told. */
export async function stageOf(scene: Scene, family: Family): Promise<Stage> {
  const answers = new Map<string, Given>()
  const others = new Map<string, Given>()
  let whole = false
  const from = async (key: string, sent: Sent): Promise<Given> => {
    const known = answers.get(key) ?? others.get(key)
    if (known) return known
    // another scene may stand there by now
    if (whole) scene.show()
    const given = await (scene.answer?.(sent) ?? fetched(sent))
    if (!whole) answers.set(key, given)
    else if (others.size < mostKept) others.set(key, given)
    return given
  }
  const questionOf = ({ method, origin, path, body }: Sent) => `${method} ${scene.answer ? origin : ''}${path}\n${withoutIds(body)}`
  const wireWith =
    (change?: Changing): Wire =>
    async (sent, wanted) => {
      const key = questionOf(sent)
      const { status, text, asked } = await from(key, sent)
      if (!wanted.reads(status)) return { status, headers: {}, text: undefined }
      const changed = change ? change(key, text) : text
      return {
        status,
        headers: {},
        text: typeof changed === 'string' ? inOrder(changed, asked, sent.body) : await decoded(changed, wanted),
      }
    }
  const scan = async (change?: Changing) => (await judged(scene, surroundings(scene, family, wireWith(change)))).seen
  scene.show()
  const full = await scan()
  whole = true
  if (full instanceof ChainvetError) throw full
  return {
    ...{ scene, full, answers, scan, questionOf },
    scanIn(outer, wire) {
      const own = surroundings(scene, family, wire)
      const [start, begun] = [own.world.now().getTime(), outer.now().getTime()]
      // what the scan draws is what it drew at first, however often a call is tried again
      const world = { ...outer, now: () => new Date(start + outer.now().getTime() - begun), random: own.world.random }
      return judged(scene, { ...own, world, http: createHttp({ world: { ...world, random: outer.random }, wire, timeout: 15_000 }) })
    },
    gathered: () => learned(scene, family, wireWith()),
  }
}

/** Under the numbers of this request. */
const inOrder = (text: string, asked: string | null, now: string | null): string =>
  asked === now || asked === null ? text : renumbered(text, idsIn(asked), idsIn(now))

/** Bytes as they come from the network. */
const decoded = (bytes: Buffer, { maxBytes }: Wanted): Promise<Text> =>
  new Promise(resolve => {
    const body = bodyOf({ encoding: undefined, maxBytes }, resolve)
    body.add(bytes)
    body.end()
  })

async function fetched({ origin, path, method, body }: Sent): Promise<Given> {
  const { hostname } = new URL(origin)
  // whom no stand-in plays is not there
  if (hostname !== '127.0.0.1') return { status: 503, text: '', asked: body }
  const answer = await fetch(new URL(path, origin), {
    method,
    body,
    ...(body !== null && { headers: { 'content-type': 'application/json' } }),
  })
  return { status: answer.status, text: await answer.text(), asked: body }
}

/** The same for every scan of a scene: the clock, chance and the network. */
function surroundings(scene: Scene, { now: usual = now, ...family }: Family, wire: Wire) {
  const random = seeded(2026)
  const world: World = { ...clockwork((scene.now ?? usual).toISOString()), random: (size: number) => random.bytes(size) }
  const upstreams = scene.upstreams ?? { rpcUrl: family.url, explorerUrl: family.explorer ?? family.url }
  return { chain: scene.chain ?? family.chain, world, upstreams, http: createHttp({ world, wire }) }
}

function learned(scene: Scene, family: Family, wire: Wire): Promise<Gathered> {
  const { chain: id, world, upstreams, http } = surroundings(scene, family, wire)
  const [chain, { kind, address: given }] = [chainById(id), scene]
  const context = { http, world, upstreams: { provider: true, keys: {}, ...upstreams }, signal: new AbortController().signal }
  return gather({ kind, chain, address: parseAddress(given, chain, { kind }), given }, sources, context, { offline: false })
}

async function judged(
  { kind, address }: Scene,
  { chain, ...rest }: ReturnType<typeof surroundings>,
): Promise<{ readonly seen: Seen | ChainvetError; readonly document: string }> {
  const engine = createEngine(rest)
  try {
    if (kind === 'wallet') {
      const result = await engine.scanWallet({ address, chain_id: chain })
      return { seen: seen(result.risk_level, result.risk_score, result.security_summary), document: JSON.stringify(result) }
    }
    const result = await engine.scanToken({ contract_address: address, chain_id: chain })
    return { seen: seen(result.risk_level, result.risk_score, result.token_data), document: JSON.stringify(result) }
  } catch (error) {
    if (error instanceof ChainvetError) return { seen: error, document: `${error.code}: ${error.message}` }
    throw error
  }
}

interface Ledger {
  readonly checks: readonly { readonly id: string; readonly outcome: string }[]
  readonly coverage: { readonly missing: readonly { readonly check: string; readonly reason: string }[] }
}

const seen = (level: string, score: number, { checks, coverage }: Ledger): Seen => ({
  level,
  score,
  checks: new Map(checks.map(({ id, outcome }) => [id, outcome])),
  missing: coverage.missing.map(({ check, reason }) => `${check}: ${reason}`),
})
