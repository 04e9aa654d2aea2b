import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Scanner } from '../../src/api/scanner.ts'
import { openStore } from '../../src/service/store/open.ts'
import type { Account, KeyRecord, TierName } from '../../src/service/store/store.ts'
import { newKey, plainScanner, startReal } from './real-service.ts'
import type { Subscription } from './service.ts'
import type { Answer, Asked } from './upstream.ts'

/** A database of its own for each service, and what only tests may do with it. */
export interface Database {
  readonly url: string
  /** Runs statements past the store. */
  sql(text: string): Promise<unknown>
  end(): Promise<void>
}

/** A file of its own. */
async function newFile(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-same-'))
  const url = join(folder, 'service.db')
  let past: { exec(text: string): void; close(): void } | undefined
  return {
    url,
    async sql(text) {
      past ??= new DatabaseSync(url, { timeout: 5_000 })
      past.exec(text)
    },
    async end() {
      past?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let newDatabase = newFile

/** Has the services that are started from now on use databases of this kind. */
export const useDatabases = (make: () => Promise<Database>): void => {
  newDatabase = make
}

/** The instant at which the stand-in of `service.ts` lives: its months are November 2026. */
const present = new Date('2026-11-20T19:02:36.000Z')

interface Known {
  readonly account: Account
  key: string
  record: KeyRecord
  revoked: boolean
  tier: string
  used: number
}

/**
 * The service of this program in the place of the stand-in of `service.ts`: requests go to it, keys are exchanged on the way for
 * ones that it issued, and the subscriptions of a test and its ledgers are kept the same.
 */
export async function startSame(subscriptions: ReadonlyMap<string, Subscription>, scanner: Scanner = plainScanner) {
  const database = await newDatabase()
  const store = await openStore(database.url, { clock: () => present, connections: 4 })
  // a test says of one address now this and now that
  store.shared.verdict = async () => undefined
  const service = await startReal({ store, scanner })
  const known = new Map<string, Known>()

  const kept = async (word: string, subscription: Subscription): Promise<Known> => {
    let one = known.get(word)
    if (!one) {
      const account = await store.accounts.create({ name: word, tier: subscription.tier as TierName })
      one = { account, ...(await newKey(store, account)), revoked: false, tier: subscription.tier, used: 0 }
      known.set(word, one)
    }
    if (subscription.tier !== one.tier) {
      await store.accounts.changeTier(one.account.id, subscription.tier as TierName)
      one.tier = subscription.tier
    }
    if (one.revoked && !subscription.revoked) Object.assign(one, await newKey(store, one.account), { revoked: false })
    if (!one.revoked && subscription.revoked) one.revoked = await store.keys.revoke(one.record.id)
    if (subscription.used !== one.used) {
      // a pool that is nearly empty would take as many calls as it lacks
      await database.sql(
        `INSERT INTO counters (account, period, used, ceiling) VALUES ('${one.account.id}', '2026-11', ${subscription.used}, NULL)
         ON CONFLICT (account, period) DO UPDATE SET used = excluded.used, ceiling = NULL`,
      )
    }
    return one
  }

  let turn: Promise<unknown> = Promise.resolve()
  /** What a test says of a key, and what the ledger says, one after the other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }
  let underWay = 0
  let ended = false

  return {
    async answer(asked: Asked): Promise<Answer> {
      const word = keyIn(asked)
      const subscription = word === undefined ? undefined : subscriptions.get(word)
      // while calls are under way the ledger is ahead of the test
      const one =
        subscription && word !== undefined
          ? await inTurn(() => (underWay > 0 && known.has(word) ? Promise.resolve(known.get(word) as Known) : kept(word, subscription)))
          : undefined
      underWay++
      // a program that was killed, and a test that has ended, wait for no answer
      const reply = await forwarded(service.url, asked, word, one?.key).catch(() => undefined)
      if (ended || !reply) return (_, response) => response.destroy()
      await inTurn(async () => {
        underWay--
        if (!one || !subscription) return
        one.used = await store.quota.usage(one.account.id).then(
          ({ used }) => used,
          () => one.used,
        )
        subscription.used = one.used
      })
      return (_, response) => {
        response.writeHead(reply.status, reply.headers)
        response.end(reply.body)
      }
    },
    async stop() {
      ended = true
      await service.close()
      await database.end()
    },
  }
}

function keyIn({ headers }: Asked): string | undefined {
  const own = headers['x-api-key']
  return typeof own === 'string' ? own : /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
}

function forwarded(url: URL, { method, path, headers, body }: Asked, word: string | undefined, key: string | undefined) {
  const exchanged = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      word !== undefined && key !== undefined && typeof value === 'string' ? value.replace(word, key) : value,
    ]),
  )
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>((resolve, reject) => {
    const asking = request(new URL(path, url), { method, headers: { ...exchanged, host: url.host }, agent: false }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode as number, headers: withoutHops(answer.headers), body: Buffer.concat(chunks) }),
      )
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

const withoutHops = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name)))
