import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ChainvetError } from '../errors.ts'
import { asciiJson, visible } from '../output/visible.ts'
import { digestOf, type KeyMode, mintKey } from '../service/keys.ts'
import type { Account, KeyRecord, Store, TierName } from '../service/store/store.ts'
import type { App } from './app.ts'
import type { CreateFlags, KeyFlags, RotateFlags } from './commands/keys.ts'
import type { GlobalFlags } from './options.ts'
import { pepperOrNew } from './pepper.ts'
import { type StoreFlags, storePlace } from './store-options.ts'

const hour = 3_600_000

/** `keys create`: the key on stdout, and what it is for on stderr. */
export async function createKey(app: App, flags: CreateFlags): Promise<void> {
  const name = flags.account.trim()
  if (name === '') throw new ChainvetError('USAGE', 'an account needs a name', { hint: 'For example: --account acme' })
  await withStore(app, flags, 'made', async store => {
    const pepper = await pepperOrNew(app, flags, store)
    const account = await accountNamed(app, store, name, flags)
    await issue(app, flags, store, account, pepper, flags)
  })
}

/** `keys rotate`: another key for the same purpose. */
export async function rotateKey(app: App, id: string, flags: RotateFlags): Promise<void> {
  await withStore(app, flags, 'there', async store => {
    const before = await livingKey(store, id)
    const account = await store.accounts.byId(before.account)
    if (!account) throw new Error('a key without its account')
    const pepper = await pepperOrNew(app, flags, store)
    await issue(app, flags, store, account, pepper, before)
    await store.keys.expire(before.id, flags.overlap * hour)
    const end =
      flags.overlap === 0
        ? 'is refused from now on'
        : `works until ${new Date((await store.now()).getTime() + flags.overlap * hour).toISOString().slice(0, 16)}Z`
    tell(app, flags, `The key before, ${before.id}, ${end}.`)
  })
}

/** `keys revoke`: what is revoked stays so. */
export async function revokeKey(app: App, id: string, flags: KeyFlags): Promise<void> {
  await withStore(app, flags, 'there', async store => {
    const key = await livingKey(store, id)
    await store.keys.revoke(key.id)
    if (flags.json) app.stdout.write(`${asciiJson({ schema_version: 1, id: key.id, revoked: true }, 2)}\n`)
    tell(app, flags, `Revoked: ${key.id}. Its next request is refused.`)
  })
}

/** `keys list`: what may be shown of the keys. */
export async function listKeys(app: App, flags: KeyFlags & { readonly account?: string }): Promise<void> {
  await withStore(app, flags, 'there', async store => {
    const accounts = new Map((await store.accounts.list()).map(account => [account.id, account]))
    const wanted = flags.account === undefined ? undefined : await store.accounts.byName(flags.account.trim())
    if (flags.account !== undefined && !wanted)
      throw new ChainvetError('USAGE', `there is no account "${visible(flags.account)}"`, { hint: 'All of them: chainvet keys list' })
    const [keys, now] = await Promise.all([store.keys.list(wanted?.id), store.now()])
    if (flags.json) {
      app.stdout.write(`${asciiJson({ schema_version: 1, keys: keys.map(key => shown(key, accounts.get(key.account), now)) }, 2)}\n`)
      return
    }
    const { table } = await import('../output/table.ts')
    const rows = keys.map(key => {
      const account = accounts.get(key.account)
      const used = key.lastUsedAt ? `${key.lastUsedAt.toISOString().slice(0, 16)}Z` : 'never'
      return [
        key.id,
        account?.name ?? key.account,
        account?.tier ?? 'unknown',
        `${key.mode} ...${key.ending}`,
        key.label,
        used,
        stateOf(key, now),
      ]
    })
    app.stdout.write(table(['ID', 'ACCOUNT', 'TIER', 'KEY', 'LABEL', 'LAST USED', 'STATE'], rows, { ascii: flags.ascii === true }))
  })
}

/** `backup`: a copy of the store. */
export async function backUp(app: App, file: string, flags: GlobalFlags & StoreFlags): Promise<void> {
  await withStore(app, flags, 'there', async store => {
    await store.backup(resolve(app.cwd, file))
    tell(app, flags, `Copied to ${visible(file)}. The pepper is not in it: keep that as well.`)
  })
}

async function withStore(app: App, flags: StoreFlags, file: 'there' | 'made', body: (store: Store) => Promise<void>): Promise<void> {
  const where = storePlace(app, flags)
  const isFile = !/^postgres(ql)?:\/\//.test(where)
  if (file === 'there' && isFile && !existsSync(where))
    throw new ChainvetError('INPUT_NOT_FOUND', `there is no store ${visible(flags.database)}`, {
      hint: 'Name it: --database FILE or postgres://... The first one is made by: chainvet keys create',
    })
  const { openStore } = await import('../service/store/open.ts')
  const store = await openStore(where, { as: 'visitor' })
  try {
    await body(store)
  } finally {
    await store.close()
  }
}

async function accountNamed(app: App, store: Store, name: string, flags: CreateFlags): Promise<Account> {
  const tier = flags.tier as TierName | undefined
  const { included, overagePrice: overageMicroUsd } = flags
  if ((included !== undefined || overageMicroUsd !== undefined) && tier !== 'enterprise')
    throw new ChainvetError('USAGE', '--included is for the contract of an enterprise account, and so is --overage-price', {
      hint: 'Give --tier enterprise too.',
    })
  if (tier === 'enterprise' && overageMicroUsd === undefined)
    throw new ChainvetError('USAGE', 'a contract says what a call beyond the included ones costs', {
      hint: 'Give it in US dollars: --overage-price 0.005',
    })
  const contract = { ...(included !== undefined && { included }), ...(overageMicroUsd !== undefined && { overageMicroUsd }) }
  const before = await store.accounts.byName(name)
  if (!before) {
    const made = await store.accounts.create({ name, tier: tier ?? 'free', ...contract })
    tell(app, flags, `New account: ${visible(name)}, ${made.tier}.`)
    return made
  }
  if (tier === undefined || (tier === before.tier && included === before.included && overageMicroUsd === before.overageMicroUsd))
    return before
  await store.accounts.changeTier(before.id, tier, contract)
  tell(app, flags, `Account ${visible(name)}: ${before.tier} before, ${tier} from now on.`)
  return { ...before, tier }
}

async function issue(
  app: App,
  flags: KeyFlags,
  store: Store,
  account: Account,
  pepper: Uint8Array,
  { mode, label }: { readonly mode: KeyMode; readonly label: string },
): Promise<void> {
  const secret = mintKey(mode)
  const key = await store.keys.create({ account: account.id, label, mode, ending: secret.slice(-4), digest: digestOf(secret, pepper) })
  if (flags.json) app.stdout.write(`${asciiJson({ schema_version: 1, key: secret, ...shown(key, account, key.createdAt) }, 2)}\n`)
  else app.stdout.write(`${secret}\n`)
  tell(app, flags, `New key ${key.id} of ${visible(account.name)} (${account.tier}). It is shown this once: put it where it is used.`)
}

async function livingKey(store: Store, id: string): Promise<KeyRecord> {
  if (/^cv_(?:live|test)_/.test(id)) {
    const { keyOnCommandLine } = await import('./config/api-key.ts')
    throw keyOnCommandLine()
  }
  const [key, now] = [(await store.keys.list()).find(one => one.id === id), await store.now()]
  if (key && stateOf(key, now) !== 'revoked' && stateOf(key, now) !== 'expired') return key
  throw new ChainvetError('USAGE', key ? `this key is ${stateOf(key, now)} already` : `there is no key "${visible(id)}"`, {
    hint: 'All of them: chainvet keys list',
  })
}

function stateOf({ revokedAt, expiresAt }: KeyRecord, now: Date): string {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'living'
  return expiresAt <= now ? 'expired' : `until ${expiresAt.toISOString().slice(0, 16)}Z`
}

const shown = (key: KeyRecord, account: Account | undefined, now: Date) => ({
  id: key.id,
  account: account?.name ?? key.account,
  account_id: key.account,
  tier: account?.tier ?? null,
  label: key.label,
  mode: key.mode,
  ending: key.ending,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  living: !key.revokedAt && !(key.expiresAt && key.expiresAt <= now),
})

function tell({ stderr }: App, { quiet }: GlobalFlags, line: string): void {
  if (!quiet) stderr.write(`${line}\n`)
}
