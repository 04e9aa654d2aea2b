import { Hono } from 'hono'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { visibleText } from '../../output/visible.ts'
import { digestOf, type KeyMode, mintKey } from '../keys.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { KeyRecord } from '../store/store.ts'
import type { Guard, Visit } from './guard.ts'
import { answer, notice, onwards, page, problem, proofField } from './layout.ts'
import type { Sessions } from './sessions.ts'
import { instant, keyName } from './words.ts'

/** Living keys of an account: more are a mistake, or somebody else's. */
const mostKeys = 50
const longestLabel = 64

/** How long a replaced key lives on: long enough to bring the new one to where it is used. */
const overlaps = [
  ['0', 'at once', 0],
  ['1h', 'in one hour', 3_600_000],
  ['24h', 'in 24 hours', 86_400_000],
  ['7d', 'in 7 days', 604_800_000],
] as const

/** Keys of the account: made, replaced and revoked. A secret is shown once, in the answer to the form that made it. */
export function keyRoutes(
  { store, pepper, log, world }: Pick<Parts, 'store' | 'pepper' | 'log' | 'world'>,
  sessions: Sessions,
  guard: Guard,
): Hono<ServiceEnv> {
  const routes = new Hono<ServiceEnv>()

  const listed = async (visit: Visit): Promise<{ readonly living: readonly KeyRecord[]; readonly dead: readonly KeyRecord[] }> => {
    const [all, now] = await Promise.all([store.keys.list(visit.account.id), store.now()])
    const lives = ({ revokedAt, expiresAt }: KeyRecord): boolean => revokedAt === undefined && (expiresAt === undefined || expiresAt > now)
    return { living: all.filter(lives).reverse(), dead: all.filter(key => !lives(key)).reverse() }
  }

  const shown = async (visit: Visit, above: Markup, status = 200): Promise<Response> => {
    const { living, dead } = await listed(visit)
    const body = markup`${above}<p class="lede">Whoever has a key can scan at your cost and see this dashboard. Keep keys on servers, never in a page or a repository.</p>
<p class="actions"><a class="button" href="#new">Create a key</a></p>
<h2>Living keys</h2><ul class="cards">${living.map(key => keyCard(key, visit, onceField(world)))}</ul>${newKey(visit, onceField(world))}${deadKeys(dead)}`
    return answer(page({ title: 'Keys', place: 'keys', body }, visit), status)
  }

  const make = async (
    { account }: Visit,
    label: string,
    mode: KeyMode,
  ): Promise<{ readonly secret: string; readonly key: KeyRecord; readonly digest: Uint8Array }> => {
    const secret = mintKey(mode)
    const digest = digestOf(secret, pepper)
    const key = await store.keys.create({ account: account.id, label, mode, ending: secret.slice(-4), digest })
    return { secret, key, digest }
  }

  /** The living key that a form names. Another account's key is as unknown as none. */
  const find = async (visit: Visit): Promise<KeyRecord> => {
    const id = visit.context.req.param('id')
    const found = (await listed(visit)).living.find(key => key.id === id)
    if (!found) throw new Refusal(404, 'There is no such living key in this account: it may have been revoked already.')
    return found
  }

  const first = async ({ token }: Visit, name: string): Promise<void> => {
    if (name === '' || !(await sessions.once(token, name)))
      throw new Refusal(
        409,
        'This was done already, and a new key is shown only once. If you did not copy it, revoke it and create another one.',
      )
  }

  routes.get(
    '/dashboard/keys',
    guard.reading(visit =>
      shown(visit, visit.context.req.query('revoked') === undefined ? nothing : notice('The key is revoked. It is refused from now on.')),
    ),
  )

  routes.post(
    '/dashboard/keys',
    guard.writing(async (visit, form) => {
      const [label, mode] = [form.text('label'), form.text('mode')]
      if (label === '' || [...label].length > longestLabel)
        return shown(visit, problem([`Give the key a label of 1 to ${longestLabel} characters: where it will be used.`]), 400)
      if (mode !== 'live' && mode !== 'test') return shown(visit, problem(['Choose live or test.']), 400)
      if ((await listed(visit)).living.length >= mostKeys)
        return shown(visit, problem([`An account has ${mostKeys} living keys at most. Revoke one that is not used.`]), 400)
      await first(visit, form.text('once'))
      const { secret, key } = await make(visit, label, mode)
      log.info('key-created', { account: visit.account.id, key: key.id, by: visit.key.id })
      return answer(page({ title: 'Your new key', place: 'keys', body: secretShown(secret, key, nothing) }, visit))
    }),
  )

  routes.post(
    '/dashboard/keys/:id/rotate',
    guard.writing(async (visit, form) => {
      const old = await find(visit)
      const chosen = overlaps.find(([name]) => name === form.text('overlap'))
      if (!chosen) return shown(visit, problem(['Choose when the old key ends.']), 400)
      await first(visit, form.text('once'))
      const { secret, key, digest } = await make(visit, old.label, old.mode)
      const [, words, overlap] = chosen
      await (overlap === 0 ? store.keys.revoke(old.id) : store.keys.expire(old.id, overlap))
      log.info('key-rotated', { account: visit.account.id, key: old.id, into: key.id, overlap, by: visit.key.id })
      const own = old.id === visit.key.id
      if (own) await sessions.move(visit.token, digest)
      const note = markup`<p>The old key, <code>${keyName(old)}</code>, ends ${words}.${own ? ' This session goes on with the new one.' : nothing}</p>`
      return answer(page({ title: 'Your new key', place: 'keys', body: secretShown(secret, key, note) }, visit))
    }),
  )

  routes.post(
    '/dashboard/keys/:id/revoke',
    guard.writing(async visit => {
      const key = await find(visit)
      await store.keys.revoke(key.id)
      log.info('key-revoked', { account: visit.account.id, key: key.id, by: visit.key.id })
      return onwards('/dashboard/keys?revoked')
    }),
  )
  return routes
}

/** A name for a form, so that it is obeyed once however often it is sent. */
export const onceField = ({ random }: Pick<Parts['world'], 'random'>): Markup =>
  markup`<input type="hidden" name="once" value="${Buffer.from(random(16)).toString('base64url')}">`

function keyCard(key: KeyRecord, visit: Visit, once: Markup): Markup {
  const { id, label, createdAt, lastUsedAt, expiresAt } = key
  const own = id === visit.key.id
  const facts: readonly (readonly [string, Markup | string] | undefined)[] = [
    ['Key', markup`<code>${keyName(key)}</code>`],
    ['Created', instant(createdAt)],
    ['Last used', lastUsedAt ? instant(lastUsedAt) : 'not yet'],
    expiresAt ? ['Ends', instant(expiresAt)] : undefined,
  ]
  return markup`<li><h3><bdi>${named(label)}</bdi>${own ? markup` <span class="tag">this session</span>` : nothing}</h3>
<dl class="facts">${facts.flatMap(fact => (fact ? [markup`<div><dt>${fact[0]}</dt><dd>${fact[1]}</dd></div>`] : []))}</dl>
<details><summary>Replace or revoke <span class="sr">${visibleText(named(label), 64)}</span></summary>
<form class="form" method="post" action="/dashboard/keys/${id}/rotate">${proofField(visit)}${once}<fieldset><legend>Replace it: a new key is made, and this one ends</legend>${overlaps.map(
    ([name, words]) =>
      markup`<label class="choice"><input type="radio" name="overlap" value="${name}"${name === '24h' ? markup` checked` : nothing}>${words}</label>`,
  )}</fieldset><div class="actions"><button>Replace</button></div></form>
<form class="form" method="post" action="/dashboard/keys/${id}/revoke">${proofField(visit)}<p>Revoke it: it is refused at once, everywhere, and cannot be brought back.${own ? ' You signed in with it: this session ends, too.' : nothing}</p><div class="actions"><button class="danger">Revoke</button></div></form></details></li>`
}

const newKey = (visit: Visit, once: Markup): Markup =>
  markup`<section aria-labelledby="new"><h2 id="new">Create a key</h2><form class="form" method="post" action="/dashboard/keys">${proofField(visit)}${once}
<div><label class="label" for="label">Label</label><input id="label" name="label" required maxlength="${longestLabel}" autocomplete="off" aria-describedby="label-hint"><span class="hint" id="label-hint">Where it will be used, such as “payments, production”.</span></div>
<fieldset><legend>Kind</legend><label class="choice"><input type="radio" name="mode" value="live" checked>live</label><label class="choice"><input type="radio" name="mode" value="test">test</label><span class="hint">The two differ in their first letters only, cv_live_ and cv_test_: both scan, and both are charged.</span></fieldset>
<div class="actions"><button class="primary">Create</button></div></form></section>`

const secretShown = (secret: string, key: KeyRecord, note: Markup): Markup =>
  markup`<p class="lede">Copy the key now. It is shown this one time and is not stored: nobody can show it again.</p>${note}
<p>Label: <bdi>${named(key.label)}</bdi></p><code class="secret mono" id="secret" tabindex="0" aria-label="The new key">${secret}</code>
<p class="actions"><button type="button" data-copy="secret" hidden>Copy</button><span id="copied" role="status"></span></p>
<p class="actions"><a class="button" href="/dashboard/keys">I have copied it</a></p>`

const deadKeys = (keys: readonly KeyRecord[]): Markup =>
  keys.length === 0
    ? nothing
    : markup`<details><summary>Keys that have ended: ${keys.length}</summary><table class="plain"><thead><tr><th scope="col">Label</th><th scope="col">Key</th><th scope="col">Ended</th></tr></thead><tbody>${keys.map(
        key =>
          markup`<tr><th scope="row"><bdi>${named(key.label)}</bdi></th><td><code>${keyName(key)}</code></td><td>${instant(endOf(key))}</td></tr>`,
      )}</tbody></table></details>`

/** Keys that were made on the command line may have no label. */
const named = (label: string): string => (label === '' ? 'without a label' : label)

const endOf = ({ revokedAt, expiresAt, createdAt }: KeyRecord): Date => {
  const ends = [revokedAt, expiresAt].flatMap(at => (at ? [at.getTime()] : []))
  return ends.length === 0 ? createdAt : new Date(Math.min(...ends))
}
