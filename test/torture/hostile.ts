import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createEngine } from '../../src/engine/engine.ts'
import { ChainvetError } from '../../src/errors.ts'
import { createHttp, networkOf } from '../../src/http.ts'
import type { Wire } from '../../src/wire.ts'
import { families } from '../sources/families/families.ts'
import { type Stage, stageOf } from '../sources/families/stage.ts'
import { answerOf, clockwork, corpus, startUpstream } from '../support/upstream.ts'
import { mutated, saysAnother } from './mutate.ts'
import { type Finding, torture } from './promise.ts'
import { seeded } from './random.ts'

interface Plan {
  readonly bodies: number
  /** Cases of the corpus. */
  readonly corpus: number
  readonly kinds: number
  readonly seed: number
  /** Lets nothing be added to prototypes: for a process that does nothing else. */
  readonly sealed: boolean
}

/** What code shares in a process; whatever stands in it stands in every object. */
const shared: readonly object[] = [
  Object,
  Array,
  Function,
  String,
  Number,
  Boolean,
  Date,
  RegExp,
  Map,
  Set,
  Promise,
  Error,
  Uint8Array,
  BigInt,
].map(made => made.prototype as object)
const contentOf = (): unknown[] =>
  shared.flatMap(one => Reflect.ownKeys(one).flatMap(key => [key, Object.getOwnPropertyDescriptor(one, key)?.value]))
const areSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((one, at) => Object.is(one, after[at]))

/** One answer is chosen, changed and given in the place of the recorded one, to the whole engine. */
async function assault(
  { bodies, corpus: most, kinds, seed, sealed }: Plan,
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<Finding> {
  const random = seeded(seed)
  const open = await Promise.all(families.slice(0, kinds).map(start => start()))
  const violations: string[] = []
  const wrong = (what: string) => {
    if (violations.length >= 100) return
    violations.push(what)
    tell(what)
  }
  const unhandled = (error: unknown) => wrong(`a failure that nobody awaited: ${String(error)}`)
  process.on('unhandledRejection', unhandled)
  let [tried, refused, low, believed, slowest, peak] = [0, 0, 0, 0, 0, 0]
  try {
    const stages: Stage[] = []
    for (const family of open) for (const scene of family.scenes) stages.push(await stageOf(scene, family))
    const sizeOf = ({ answers }: Stage) => [...answers.values()].reduce((sum, { text }) => sum + text.length, 0)
    const heavy = stages.filter(stage => sizeOf(stage) > 200_000)
    const light = stages.filter(stage => !heavy.includes(stage))
    const texts = stages.flatMap(({ answers }) => [...answers.values()].map(({ text }) => text).filter(text => text.length < 50_000))
    const cases = await corpusTried(most, wrong)
    // to freeze them would forbid errors a name of their own: nothing may be added, and what is there is compared
    if (sealed) for (const one of shared) Object.preventExtensions(one)
    const before = contentOf()
    const start = process.memoryUsage().heapUsed
    for (; tried < bodies && !signal?.aborted; tried++) {
      // a token that is executed costs a hundred times what the others do
      const stage = random.pick(heavy.length > 0 && random.below(500) === 0 ? heavy : light)
      const [key, { text }] = random.pick([...stage.answers])
      const { body, manners } = mutated(text, random, texts)
      const began = process.cpuUsage()
      let sent = false
      let seen: Awaited<ReturnType<Stage['scan']>> | undefined
      try {
        seen = await stage.scan((asked, real) => {
          if (asked !== key) return real
          sent = true
          return body
        })
      } catch (error) {
        wrong(`${about(stage, key, manners, body)}: CRASH ${(error as Error).stack ?? String(error)}`)
      }
      const { user, system } = process.cpuUsage(began)
      slowest = Math.max(slowest, (user + system) / 1000)
      if (tried % 500 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - start)
      if (!areSame(before, contentOf())) wrong(`${about(stage, key, manners, body)}: a prototype was changed`)
      if (tried % 50_000 === 49_999) tell(`${tried + 1} bodies, ${violations.length} violations`)
      if (seen === undefined || !sent) continue
      if (seen instanceof ChainvetError) {
        refused++
        continue
      }
      const { level, score, missing } = seen
      if (!Number.isInteger(score) || score < 0 || score > 100) wrong(`${about(stage, key, manners, body)}: score ${score}`)
      if (stage.scene.name === 'a listed wallet' && level !== 'CRITICAL') wrong(`${about(stage, key, manners, body)}: listed, and ${level}`)
      if (level !== 'LOW') continue
      low++
      if (missing.length > 0) wrong(`${about(stage, key, manners, body)}: LOW without ${missing.join(', ')}`)
      if (stage.full.level === 'LOW') continue
      if (saysAnother(text, body.toString())) believed++
      else wrong(`${about(stage, key, manners, body)}: ${stage.full.level} became LOW`)
    }
    const words = (count: number) => count.toLocaleString('en')
    return {
      figure: `${violations.length} crashes, wrong LOWs or polluted prototypes in ${words(tried)} mutated bodies through the whole engine and ${cases} cases of the corpus (${words(refused)} refused, peak +${Math.round(peak / 2 ** 20)} MB of heap, slowest ${Math.round(slowest)} ms of CPU)`,
      violations,
      details: [
        `${words(low)} ended in LOW; ${words(believed)} of them state another fact, as a host that lies can, and the subject was not LOW before`,
        sealed ? 'prototypes took nothing, and were compared after each' : 'prototypes were compared after each',
      ],
    }
  } finally {
    process.off('unhandledRejection', unhandled)
    await Promise.all(open.map(family => family.stop()))
  }
}

const about = ({ scene }: Stage, key: string, manners: readonly string[], body: Buffer): string =>
  `${scene.kind} ${scene.name}, ${manners.join(' and ')} in ${key.slice(0, 120).replace(/\s+/g, ' ')}: ${JSON.stringify(body.toString().slice(0, 160))}`

/** A subject of each kind of provider in the corpus, which nobody knows. */
const subjects: Readonly<Record<string, readonly [chain: number, address: string]>> = {
  solana_rpc: [-1, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  xrpl_rpc: [-5, 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn'],
  tron_api: [-6, 'TFFriedwRtWdFuzerDDtkoQTZ29smDZ1MB'],
  cardano_koios: [-7, 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
}
const evm = [1, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'] as const

/** Every answer of the corpus in the place of all answers, over a real connection, with all that HTTP can do. */
async function corpusTried(most: number, wrong: (what: string) => void): Promise<number> {
  const upstream = await startUpstream()
  const network = networkOf({}, 2_000)
  const chosen = corpus().slice(0, most)
  const everywhere: Wire = (sent, wanted) => network({ ...sent, origin: upstream.url.origin }, wanted)
  try {
    for (const one of chosen) {
      const [chain, address] = subjects[one.source] ?? evm
      upstream.answer(answerOf(one, address.toLowerCase()))
      const world = clockwork()
      const engine = createEngine({ http: createHttp({ world, wire: everywhere, timeout: 2_000 }), world, timeout: 5_000 })
      const level = await (one.source === 'goplus_token'
        ? engine.scanToken({ contract_address: address, chain_id: chain })
        : engine.scanWallet({ address, chain_id: chain })
      ).then(
        result => result.risk_level,
        (error: unknown) => (error instanceof ChainvetError ? 'refused' : `CRASH ${String(error)}`),
      )
      if (level === 'LOW' || level.startsWith('CRASH')) wrong(`${one.id} of the corpus: ${level}`)
    }
  } finally {
    await upstream.stop()
  }
  return chosen.length
}

/**
 * P2: what an upstream sends is changed at every level, from its bytes to its fields, and read by the readers, decoders and signals
 * of a scan. Prototypes that take nothing are those of all who share the process, so this one has a process of its own.
 */
export const hostile = torture({
  name: 'hostile',
  promises: 'P2',
  sentence: 'No upstream answer can crash the engine or buy a LOW',
  size: { bodies: 1_000_000, corpus: 61, kinds: families.length },
  async run({ bodies, corpus: cases, kinds }, { seed, signal, tell, program }) {
    const plan: Plan = { bodies, corpus: cases, kinds, seed, sealed: program !== '' }
    if (!plan.sealed) return assault(plan, tell, signal)
    const child = fork(program, ['hostile-bodies', JSON.stringify(plan)], { execArgv: [] })
    signal.addEventListener('abort', () => child.kill('SIGKILL'), { once: true })
    let finding: Finding | undefined
    child.on('message', (said: string | Finding) => {
      if (typeof said === 'string') tell(said)
      else finding = said
    })
    const [code] = await once(child, 'exit')
    return finding ?? { figure: 'no bodies', violations: [`the process ended with ${code}`] }
  },
})

/** The other side: tells its parent what it found, and ends. */
export async function assaultAsChild([text = '{}']: readonly string[]): Promise<void> {
  process.on('disconnect', () => process.exit())
  const finding = await assault(JSON.parse(text) as Plan, line => void process.send?.(line))
  process.send?.(finding, () => process.exit())
}
