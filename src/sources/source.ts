import type { Chain } from '../chains/index.ts'
import type { EvidenceKind, Findings, Subject } from '../evidence/evidence.ts'
import type { Http } from '../http.ts'
import type { World } from '../world.ts'

/** A provider of evidence. It leaves out what it does not know, says why where it can, and throws when it fails. */
export type Ask = (subject: Subject, context: Context) => Promise<Findings>

/** What a source may use. */
export interface Context {
  readonly http: Http
  readonly world: World
  readonly upstreams: Upstreams
  /** Ends when the scan may take no longer. */
  readonly signal: AbortSignal
  /** Only what the first trades show; everything else is unknown, for {@link notInFast}. Sources that are fast anyway need not heed it. */
  readonly fast?: boolean
}

/** Why something did not run in a fast scan. */
export const notInFast = 'left out by --fast'

/** Which hosts stand behind the sources. */
export interface Upstreams {
  /** Replaces the default nodes of the scanned chain. */
  readonly rpcUrl?: URL
  /** More nodes of the caller, of other operators: two must say the same. Nodes of Ethereum and its like only. */
  readonly otherRpcUrls?: readonly URL[]
  /** Replaces the default explorers of the scanned chain. */
  readonly explorerUrl?: URL
  /** False leaves the external security provider out. */
  readonly provider: boolean
  /** Keys of providers, by the name of the variable that holds them. */
  readonly keys: Readonly<Record<string, string | undefined>>
}

/** A line of the registry. The source itself is loaded when it is asked, so that a scan loads what it needs. */
export interface Source {
  /** Listed in `data_sources` when it answered and, in brackets, in front of the flags that rest on it. */
  readonly name: string
  /** Offline sources open no connection. */
  readonly offline?: true
  /** The kinds of evidence it can give: when it fails, it is the reason they are missing. */
  readonly provides: readonly EvidenceKind[]
  covers(chain: Chain, kind: Subject['kind'], upstreams: Upstreams): boolean
  /** Without an essential source there is no score, unless an official list decides. */
  readonly essential: readonly Subject['kind'][]
  load(): Promise<Ask>
}
