import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scanner } from '../../src/api/scanner.ts'
import { digestOf, mintKey, readKey } from '../../src/service/keys.ts'
import { type ServeOptions, type Service, serve } from '../../src/service/serve.ts'
import { openStore } from '../../src/service/store/open.ts'
import type { Account, KeyRecord, Store, TierName } from '../../src/service/store/store.ts'
import { realWorld } from '../../src/world.ts'
import { tokenResult, walletResult } from './service.ts'

/** The service of this program, in this process, on a database of its own. */
export interface RealService extends Service {
  readonly store: Store
  /** Lines of its log. */
  readonly log: string[]
  /** A new account with a key. */
  customer(tier?: TierName, included?: number): Promise<Customer>
  used(account: Account): Promise<number>
  close(): Promise<void>
}

export interface Customer {
  readonly account: Account
  readonly key: string
  readonly record: KeyRecord
}

export const pepper = new Uint8Array(32).fill(7)

/** A scanner that finds every subject harmless at once. */
export const plainScanner: Scanner = {
  scanWallet: async ({ address, chain_id }) => walletResult(address, chain_id) as never,
  scanToken: async ({ contract_address, chain_id }) => tokenResult(contract_address, chain_id) as never,
}

/** Starts it. `where` names a database; a new file by default. */
export async function startReal(options: Partial<ServeOptions> = {}, where?: string): Promise<RealService> {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-service-'))
  const store = options.store ?? (await openStore(where ?? join(folder, 'service.db')))
  const log: string[] = []
  const service = await serve({
    host: '127.0.0.1',
    port: 0,
    scanner: plainScanner,
    world: realWorld,
    pepper,
    write: lines => void log.push(...lines.split('\n').filter(line => line !== '')),
    ...options,
    store,
    limits: { burst: undefined, stopTime: 2_000, ...options.limits },
  })
  let customers = 0
  return {
    ...service,
    store,
    log,
    async customer(tier = 'starter', included) {
      customers++
      const account = await store.accounts.create({ name: `customer ${customers}`, tier, ...(included !== undefined && { included }) })
      return { account, ...(await newKey(store, account)) }
    },
    used: async ({ id }) => (await store.quota.usage(id)).used,
    async close() {
      await service.stop()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Another key of an account. */
export async function newKey(store: Store, { id }: Account): Promise<{ key: string; record: KeyRecord }> {
  const key = mintKey('test')
  const ending = readKey(key)?.ending as string
  return { key, record: await store.keys.create({ account: id, label: 'tests', mode: 'test', ending, digest: digestOf(key, pepper) }) }
}
