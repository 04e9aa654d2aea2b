import type { HttpBindings } from '@hono/node-server'
import type { Scanner } from '../api/scanner.ts'
import type { World } from '../world.ts'
import type { Cashier } from './cashier.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Account, KeyRecord, Store } from './store/store.ts'

/** What all routes share: made once, when the service starts. */
export interface Parts {
  readonly store: Store
  readonly scanner: Scanner
  readonly world: World
  readonly log: Log
  readonly metrics: Metrics
  readonly cashier: Cashier
  /** Secret under which keys have their digests (`digestOf` of `keys.ts`). */
  readonly pepper: Uint8Array
  readonly limits: Limits
  /** Where customers reach the service, without a slash at its end; absent where nobody said. */
  readonly baseUrl?: string
  readonly version: string
  /** Ends when the service is asked to stop: no new work is begun. */
  readonly stopping: AbortSignal
}

/** Who asks, on a route that is not charged. */
export interface Customer {
  readonly account: Account
  readonly key: KeyRecord
}

/** What a handler finds in its context: `c.env` on every route, `c.var.customer` below the paths that `app.ts` asks a key for. */
export interface ServiceEnv {
  readonly Bindings: HttpBindings & {
    /** Sent back as `X-Request-Id`, and part of every line of the log about the request. */
    readonly requestId: string
    /** Address of the client; behind a trusted proxy the one that it names. */
    readonly client: string
  }
  readonly Variables: { customer: Customer }
}
