import type { Recording } from '../api/recording.ts'
import { isWalletResult, type Scanner, type ScanResult } from '../api/scanner.ts'
import { createEngine, type EngineOptions } from '../engine/engine.ts'
import { modelIdentity } from '../engine/model.ts'
import { ChainvetError, failures } from '../errors.ts'
import { createHttp, networkOf } from '../http.ts'
import { asciiJson, visible } from '../output/visible.ts'
import { assertOurs, resultFile, writeEvidence } from '../recording/folder.ts'
import { hearing, overheard } from '../recording/overhear.ts'
import { createRecorder, sha256 } from '../recording/record.ts'
import { redactor } from '../recording/redact.ts'
import { frozen, momentOf } from '../recording/world.ts'
import { version } from '../version.ts'
import type { App } from './app.ts'
import { makeFolder } from './config/make-folder.ts'
import { cannotWrite } from './sink.ts'

type Upstreams = NonNullable<EngineOptions['upstreams']>

/** How the scanner is made whose scans are written down. */
export interface RecordedEngine extends Required<Pick<EngineOptions, 'offline' | 'fast' | 'timeout' | 'checksum' | 'world'>> {
  upstreamsOf(chainId: number): Upstreams
}

/** Longest time for one call, as everywhere. */
const longestCall = 15_000

/** The engine of this process, every scan of which leaves a folder with all that it rests on. Throws `USAGE` for a folder that is not one of evidence. */
export function recordingScanner(folder: string, { upstreamsOf, ...options }: RecordedEngine): Scanner {
  assertOurs(folder)
  const { world, timeout, offline, fast, checksum } = options
  const callTimeout = Math.min(timeout, longestCall)
  const http = createHttp({ world, timeout: callTimeout, wire: overheard(networkOf({ env: world.env }, callTimeout)) })

  const scan = async <T extends ScanResult>(
    subject: Recording['subject'],
    run: (scanner: Scanner) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    const upstreams = upstreamsOf(subject.chain_id)
    const own = ownUrls(upstreams)
    const redact = redactor({ own, keys: Object.values(upstreams.keys ?? {}).filter(key => key !== undefined) })
    const moment = momentOf(world)
    const recorder = createRecorder(world, redact)
    const engine = createEngine({ ...options, upstreams, world: frozen(world, moment), ...(!offline && { http }) })
    const began = performance.now()
    const ended = await settled(hearing(recorder, () => run(engine)))
    signal?.throwIfAborted()
    const outOfTime = performance.now() - began >= timeout
    const { exchanges, lists, bodies } = recorder.end()
    // of what was refused unread there is nothing to keep: it may be a secret
    if (exchanges.length > 0 || lists.screened.length > 0) {
      const result = documentOf(ended)
      try {
        makeFolder(folder)
      } catch (error) {
        throw cannotWrite(folder, error)
      }
      writeEvidence(
        folder,
        {
          chainvet_evidence: 1,
          version,
          model: modelIdentity(),
          subject,
          options: { offline, ...(fast && { fast }), checksum, timeout_ms: timeout, call_timeout_ms: callTimeout, out_of_time: outOfTime },
          upstreams: {
            rpc: nodesOf(upstreams).map(url => redact.url(url)),
            explorer: upstreams.explorerUrl ? redact.url(upstreams.explorerUrl) : null,
            provider: upstreams.provider !== false,
            keys: Object.entries(upstreams.keys ?? {}).flatMap(([name, key]) => (key === undefined ? [] : [name])),
          },
          clock: { at: moment.at.toISOString(), microseconds: moment.microseconds },
          seed: moment.seed,
          block: blockOf(ended),
          lists,
          exchanges: [...exchanges],
          verdict: { ...factsOf(ended), sha256: sha256(result) },
        },
        new Map([...bodies, [resultFile, result]]),
      )
    }
    if ('error' in ended) throw ended.error
    return ended.result
  }

  return {
    scanWallet: (request, signal) =>
      scan({ kind: 'wallet', chain_id: request.chain_id, address: request.address }, engine => engine.scanWallet(request, signal), signal),
    scanToken: (request, signal) =>
      scan(
        { kind: 'token', chain_id: request.chain_id, address: request.contract_address },
        engine => engine.scanToken(request, signal),
        signal,
      ),
  }
}

const nodesOf = ({ rpcUrl, otherRpcUrls = [] }: Upstreams): readonly URL[] => (rpcUrl ? [rpcUrl, ...otherRpcUrls] : [])

const ownUrls = (upstreams: Upstreams): readonly URL[] => [...nodesOf(upstreams), ...(upstreams.explorerUrl ? [upstreams.explorerUrl] : [])]

/** How a scan ended: with a result, or with a failure that has a name. */
export type Ended<T = ScanResult> = { readonly result: T } | { readonly error: ChainvetError }

/** Any other failure is a mistake of ours, and goes on. */
export async function settled<T>(work: Promise<T>): Promise<Ended<T>> {
  try {
    return { result: await work }
  } catch (error) {
    if (error instanceof ChainvetError) return { error }
    throw error
  }
}

/** What `result.json` holds: the result as `--json` writes it, or the failure. */
export const documentOf = (ended: Ended): string =>
  `${asciiJson('result' in ended ? ended.result : { error: { code: ended.error.code, message: ended.error.message } }, 2)}\n`

export const factsOf = (ended: Ended): Pick<Recording['verdict'], 'score' | 'level' | 'failure'> =>
  'result' in ended
    ? { score: ended.result.risk_score, level: ended.result.risk_level, failure: null }
    : { score: null, level: null, failure: ended.error.code }

function blockOf(ended: Ended): Recording['block'] {
  if (!('result' in ended)) return null
  const { result } = ended
  const block = isWalletResult(result) ? result.security_summary.block : result.token_data.block
  return block ? { number: block.number, hash: block.hash } : null
}

/** A scanner whose scans are kept, and what there is to tell when all have ended. */
export function keptBy(app: App, folder: string, { scanWallet, scanToken }: Scanner, { quiet }: { readonly quiet?: boolean }) {
  let [subjects, failed] = [0, false]
  const heeded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      failed ||= error instanceof ChainvetError && error.code === 'OUTPUT_FAILED'
      throw error
    } finally {
      subjects++
    }
  }
  return {
    scanWallet: (...asked: Parameters<Scanner['scanWallet']>) => heeded(scanWallet(...asked)),
    scanToken: (...asked: Parameters<Scanner['scanToken']>) => heeded(scanToken(...asked)),
    tellEvidence() {
      // "could not be written" is no verdict, and no gap in the knowledge either
      if (failed && (app.exitCode === 0 || app.exitCode === 8)) app.exitCode = failures.OUTPUT_FAILED.exit
      if (subjects > 0 && !failed && !quiet)
        app.stderr.write(`evidence is in ${visible(folder)}; repeat it: chainvet replay ${visible(folder)}\n`)
    },
  }
}
