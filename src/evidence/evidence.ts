import type { Address, Chain } from '../chains/index.ts'
import type { Account } from './account.ts'
import type { Activity } from './activity.ts'
import type { Behaviour } from './behaviour.ts'
import type { Cluster } from './cluster.ts'
import type { Contract } from './contract.ts'
import type { Control } from './control.ts'
import type { Creation } from './creation.ts'
import type { Deployments } from './deployments.ts'
import type { Exposure } from './exposure.ts'
import type { Freezes } from './freezes.ts'
import type { Holders } from './holders.ts'
import type { Identity } from './identity.ts'
import type { Issue } from './issue.ts'
import type { Labels } from './labels.ts'
import type { Market } from './market.ts'
import type { Mixing } from './mixing.ts'
import type { Opinion } from './opinion.ts'
import type { Options } from './options.ts'
import type { Oracle } from './oracle.ts'
import type { Permissions } from './permissions.ts'
import type { Powers } from './powers.ts'
import type { Providers } from './providers.ts'
import type { Token } from './token.ts'
import type { Trading } from './trading.ts'
import type { Transferability } from './transferability.ts'
import type { Transfers } from './transfers.ts'

/** What a scan is about: an address on a chain. */
export interface Subject {
  readonly kind: 'wallet' | 'token'
  readonly chain: Chain
  readonly address: Address
  /** The address as the caller wrote it; results echo it. */
  readonly given: string
}

/** Every kind of fact chainvet can know. A new kind adds one line here and one file beside. */
export interface Evidence {
  readonly labels: Labels
  readonly oracle: Oracle
  readonly freezes: Freezes
  readonly account: Account
  readonly activity: Activity
  readonly opinion: Opinion
  readonly contract: Contract
  readonly token: Token
  readonly identity: Identity
  readonly control: Control
  readonly creation: Creation
  readonly market: Market
  readonly providers: Providers
  readonly trading: Trading
  readonly powers: Powers
  readonly exposure: Exposure
  readonly behaviour: Behaviour
  readonly deployments: Deployments
  readonly permissions: Permissions
  readonly mixing: Mixing
  readonly cluster: Cluster
  readonly transferability: Transferability
  readonly holders: Holders
  readonly transfers: Transfers
  readonly issue: Issue
  readonly options: Options
}

export type EvidenceKind = keyof Evidence

/** One step a stranger can repeat: who was asked, what, at which block, and what came back. */
export interface Proof {
  /** A name, never a URL. */
  readonly source: string
  /** A JSON-RPC method, the path of an endpoint, or "list". */
  readonly method: string
  readonly params?: unknown
  /** Height of the block the answer belongs to. */
  readonly block?: number
  readonly result: string
}

/** Each kind of evidence says where it comes from. */
export interface Proven {
  readonly proofs: readonly Proof[]
}

/** The block that every read of one scan was pinned to. */
export interface PinnedBlock {
  readonly number: number
  readonly hash: string
  readonly time: Date
  /** Names of the nodes that said the same, and of those they contradicted; absent where one node was trusted alone. */
  readonly voices?: { readonly agreed: readonly string[]; readonly outvoted: readonly string[] }
}

/** What a source answers. A kind it leaves out is not known to it; `missing` may say why. */
export interface Findings {
  readonly known: Partial<Evidence>
  readonly missing?: Partial<Record<EvidenceKind, string>>
  /** Tag of the flags that rest on a kind, where it is another word than the name of the source. */
  readonly tags?: Partial<Record<EvidenceKind, string>>
  readonly block?: PinnedBlock
}

/** Everything learned about one subject. A missing kind is not known; it is not good news. */
export interface Dossier {
  readonly subject: Subject
  readonly known: Partial<Evidence>
  readonly missing: Partial<Record<EvidenceKind, string>>
  readonly tags: Partial<Record<EvidenceKind, string>>
  readonly block: PinnedBlock | undefined
  /** The moment of the scan; ages are counted to it. */
  readonly at: Date
}
