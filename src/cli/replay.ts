import type { Recording } from '../api/recording.ts'
import type { Replayed } from '../api/replayed.ts'
import type { Scanner, ScanResult } from '../api/scanner.ts'
import { chainById } from '../chains/index.ts'
import { createEngine } from '../engine/engine.ts'
import { modelIdentity } from '../engine/model.ts'
import { ChainvetError } from '../errors.ts'
import { createHttp } from '../http.ts'
import { type Evidence, readEvidence } from '../recording/folder.ts'
import { hearing, overheard } from '../recording/overhear.ts'
import { redactor } from '../recording/redact.ts'
import { createReplay, type Replay } from '../recording/replay.ts'
import { frozen } from '../recording/world.ts'
import { labels } from '../sources/lists/source.ts'
import { version } from '../version.ts'
import { realWorld, type World } from '../world.ts'
import { documentOf, type Ended, factsOf, settled } from './evidence.ts'

/** A scan that ran out of time does so again: every answer that came is given long before. Milliseconds for so many requests. */
const shortened = (requests: number): number => 2_000 + 100 * requests

/** Time is no limit where every answer is there. */
const unlimited = 600_000

/**
 * Recomputes the verdict of one subject from its evidence; no connection is opened. Throws `EVIDENCE_DAMAGED`, where an
 * answer is missing or changed.
 */
export async function replayed(folder: string): Promise<Replayed> {
  const evidence = readEvidence(folder)
  const { manifest, result } = evidence
  const { subject, verdict, block, exchanges } = manifest
  const again = await run(evidence, 'recorded')
  const text = documentOf(again.ended)
  const facts = factsOf(again.ended)
  const repeated = text === result
  const differs = versionsOf(manifest)
  if (again.missing.length > 0 && (repeated || differs.length === 0)) throw incomplete(folder, again.missing)
  if (repeated && (facts.score !== verdict.score || facts.level !== verdict.level || facts.failure !== verdict.failure))
    throw new ChainvetError(
      'EVIDENCE_DAMAGED',
      `the evidence in ${folder} contradicts itself: its manifest tells another verdict than result.json`,
      {
        hint: 'It was changed after it was written, so it proves nothing.',
      },
    )
  return {
    folder,
    status: repeated ? 'repeated' : 'changed',
    kind: subject.kind,
    address: subject.address,
    chain: chainById(subject.chain_id).name,
    at: manifest.clock.at,
    block: block?.number ?? null,
    digest: manifest.digest,
    answers: exchanges.filter(({ outcome }) => outcome.kind === 'answer').length,
    unused: again.unused,
    recorded: { score: verdict.score, level: verdict.level, failure: verdict.failure },
    recomputed: facts,
    differs,
    missing: [...again.missing],
    first_difference: repeated ? null : firstDifference(JSON.parse(result), JSON.parse(text)),
    lists: await withPresentLists(evidence),
    document: text,
  }
}

interface Again {
  readonly ended: Ended
  readonly missing: readonly string[]
  readonly unused: number
}

async function run(evidence: Evidence, lists: 'recorded' | 'present'): Promise<Again> {
  const { manifest, bodyOf } = evidence
  const { options, upstreams, clock, seed, exchanges, subject } = manifest
  // nothing secret is in there any more; what stands in its place stays as it is
  const own = [...upstreams.rpc, ...(upstreams.explorer === null ? [] : [upstreams.explorer])].map(text => new URL(text))
  const redact = redactor({ own, keys: [] })
  const replay = createReplay(manifest, bodyOf, redact, { outOfTime: options.out_of_time })
  // the door draws random numbers of its own, which are none of the scan's
  const still = () => frozen(asleep, { at: new Date(clock.at), microseconds: clock.microseconds, seed })
  const [rpcUrl, ...otherRpcUrls] = upstreams.rpc.map(text => new URL(text))
  const engine = createEngine({
    offline: options.offline,
    fast: options.fast === true,
    checksum: options.checksum,
    timeout: options.out_of_time ? shortened(exchanges.length) : unlimited,
    world: still(),
    upstreams: {
      provider: upstreams.provider,
      keys: Object.fromEntries(upstreams.keys.map(name => [name, '-'])),
      ...(rpcUrl && { rpcUrl, otherRpcUrls }),
      ...(upstreams.explorer !== null && { explorerUrl: new URL(upstreams.explorer) }),
    },
    ...(!options.offline && { http: createHttp({ world: still(), timeout: options.call_timeout_ms, wire: overheard(nowhere) }) }),
  })
  const ear = { wire: () => replay.wire, labels: (index: Replay['labels']) => (lists === 'recorded' ? replay.labels : index) }
  const ended = await settled(hearing(ear, () => scan(engine, subject)))
  replay.end()
  return { ended, missing: replay.missing(), unused: replay.unused().length }
}

const scan = (engine: Scanner, { kind, chain_id, address }: Recording['subject']): Promise<ScanResult> =>
  kind === 'wallet' ? engine.scanWallet({ address, chain_id }) : engine.scanToken({ contract_address: address, chain_id })

/** Waits for nothing: whatever was waited for is in the recording. */
const asleep: World = {
  ...realWorld,
  env: {},
  sleep: async (_ms, signal) => signal.throwIfAborted(),
}

const nowhere = (): Promise<never> => Promise.reject(new TypeError('A replay has asked the network.'))

/** Why another verdict may be expected. */
function versionsOf({ version: writer, model }: Recording): string[] {
  const present = modelIdentity()
  return [
    ...(writer === version ? [] : [`it was written by chainvet ${writer}, and this is ${version}`]),
    ...(model.sha256 === present.sha256 && model.name === present.name
      ? []
      : [
          `its model is ${model.name} (${model.sha256.slice(0, 12)}), and the one here is ${present.name} (${present.sha256.slice(0, 12)})`,
        ]),
  ]
}

/** The same answers beside the lists of this machine, where those are others. */
async function withPresentLists(evidence: Evidence): Promise<Replayed['lists']> {
  const { lists, subject } = evidence.manifest
  const family = chainById(subject.chain_id).family.name
  const present = labels().lists.filter(list => list.family === family)
  const changed = lists.screened
    .filter(list => list.family === family)
    .flatMap(list => {
      const here = present.find(({ name }) => name === list.name)
      return here?.asOf === list.asOf && here.entries === list.entries
        ? []
        : [{ name: list.name, as_of: list.asOf, here: here?.asOf ?? null }]
    })
  if (changed.length === 0) return null
  const { ended, missing } = await run(evidence, 'present')
  return { changed, verdict: missing.length > 0 ? null : factsOf(ended) }
}

const incomplete = (folder: string, [first, ...others]: readonly string[]): ChainvetError =>
  new ChainvetError('EVIDENCE_DAMAGED', `the evidence in ${folder} is not complete: it holds no answer to ${first}`, {
    ...(others.length > 0 && { where: others.slice(0, 5).map(text => `also missing: ${text}`) }),
    hint: 'A scan asks for it, so it was taken out, or the evidence is of another program.',
  })

/** The path of the first member that differs, with both values: "token_data.checks.3.outcome: "clear", now "raised"". */
function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      if (JSON.stringify(one[key]) !== JSON.stringify(other[key]))
        return firstDifference(one[key], other[key], path === '' ? key : `${path}.${key}`)
  }
  return `${path}: ${brief(one)}, now ${brief(other)}`
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
