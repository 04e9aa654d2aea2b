import { Hono } from 'hono'
import { levels } from '../../api/level.ts'
import { chains } from '../../chains/index.ts'
import { ChainvetError } from '../../errors.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { HistoryQuery } from '../store/store.ts'
import { type Form, formOf } from './forms.ts'
import type { Guard } from './guard.ts'
import { historyTable } from './history-table.ts'
import { answer, page, problem } from './layout.ts'
import { resultPage } from './result.ts'

const perPage = 50
const names = ['kind', 'chain', 'level', 'address', 'from', 'to'] as const

/** What the account has asked about, and each of the results. */
export function historyRoutes({ store }: Pick<Parts, 'store'>, guard: Guard): Hono<ServiceEnv> {
  const { history } = store
  const routes = new Hono<ServiceEnv>()

  routes.get(
    '/dashboard/history',
    guard.reading(async visit => {
      const form = formOf(new URL(visit.context.req.url).searchParams)
      const { query, problems } = queryOf(form)
      const cursor = form.text('cursor')
      const found = await history.page(visit.account.id, { ...query, ...(cursor !== '' && { cursor }) }).catch((error: unknown) => {
        if (error instanceof ChainvetError && error.code === 'USAGE')
          throw new Refusal(400, 'This page of the history does not exist. Start at the newest scans.')
        throw error
      })
      const above = problems.length === 0 ? nothing : problem(problems)
      const filtered = names.some(name => form.text(name) !== '')
      const list =
        found.entries.length > 0
          ? historyTable(found.entries)
          : filtered
            ? markup`<p>No scan fits these filters. <a href="/dashboard/history">Show all scans</a></p>`
            : markup`<p>Nothing has been scanned yet. <a href="/dashboard/scan">Scan an address</a></p>`
      const body = markup`${above}${filters(form)}${list}${pages(form, cursor, found.next)}`
      return answer(page({ title: 'History', place: 'history', body }, visit), problems.length === 0 ? 200 : 400)
    }),
  )

  routes.get(
    '/dashboard/history/:id',
    guard.reading(async visit => {
      const id = visit.context.req.param('id') as string
      const [, name = '', json] = /^(\w{1,64})(\.json)?$/.exec(id) ?? []
      const entry = await history.entry(visit.account.id, name)
      if (!entry) throw new Refusal(404, 'There is no such scan in the history of this account.')
      if (json === undefined) return answer(resultPage(entry, visit))
      return new Response(entry.result, {
        headers: {
          'Content-Type': 'application/json',
          'Content-Disposition': `attachment; filename="${name}.json"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'",
        },
      })
    }),
  )
  return routes
}

/** The filters as the store takes them; one that cannot be read is named and left out. */
function queryOf(form: Form): { readonly query: HistoryQuery; readonly problems: readonly string[] } {
  const problems: string[] = []
  const [kind, chain, level, address, from, to] = names.map(name => form.text(name))
  const chainId = chains.find(({ id }) => String(id) === chain)?.id
  const known = levels.find(each => each === level)
  if (kind !== '' && kind !== 'wallet' && kind !== 'token') problems.push('The kind is wallet or token: this filter was left out.')
  if (chain !== '' && chainId === undefined) problems.push('There is no such chain: this filter was left out.')
  if (level !== '' && !known) problems.push('There is no such level: this filter was left out.')
  const [first, last] = [dateIn(from), dateIn(to)]
  if ((from !== '' && !first) || (to !== '' && !last)) problems.push('A date is written as 2026-11-20: this filter was left out.')
  const query: HistoryQuery = {
    limit: perPage,
    ...((kind === 'wallet' || kind === 'token') && { kind }),
    ...(chainId !== undefined && { chainId }),
    ...(known && { level: known }),
    ...(address !== undefined && address !== '' && { address }),
    ...(first && { from: first }),
    // the last day is shown whole
    ...(last && { to: new Date(last.getTime() + 86_400_000) }),
  }
  return { query, problems }
}

function dateIn(text: string | undefined): Date | undefined {
  const date = /^\d{4}-\d\d-\d\d$/.test(text ?? 'none') ? new Date(`${text}T00:00:00Z`) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

function filters(form: Form): Markup {
  const choice = (name: string, title: string, all: string, options: readonly (readonly [string, string])[]): Markup =>
    markup`<div><label class="label" for="f-${name}">${title}</label><select id="f-${name}" name="${name}"><option value="">${all}</option>${options.map(
      ([value, text]) => markup`<option value="${value}"${form.text(name) === value ? markup` selected` : nothing}>${text}</option>`,
    )}</select></div>`
  const date = (name: string, title: string): Markup =>
    markup`<div><label class="label" for="f-${name}">${title}</label><input id="f-${name}" name="${name}" type="date" value="${form.text(name)}"></div>`
  return markup`<form class="filters" method="get" action="/dashboard/history" role="search" aria-label="Filter the scans">
<div class="wide"><label class="label" for="f-address">Address, whole</label><input class="mono-in" id="f-address" name="address" type="search" spellcheck="false" autocomplete="off" value="${form.text('address')}"></div>
${choice('kind', 'Kind', 'all', [
  ['wallet', 'wallets'],
  ['token', 'tokens'],
])}${choice(
  'chain',
  'Chain',
  'all',
  chains.map(({ id, name }) => [String(id), name] as const),
)}${choice(
  'level',
  'Level',
  'all',
  [...levels].reverse().map(level => [level, level] as const),
)}${date('from', 'From, UTC')}${date('to', 'Until, UTC')}
<div class="actions"><button>Show</button></div></form>`
}

/** Onwards to older scans, and back to the newest; a browser's own way back leads to the page before. */
function pages(form: Form, cursor: string, next: string | undefined): Markup {
  const at = (place: string | undefined): string => {
    const fields = new URLSearchParams()
    for (const name of names) if (form.text(name) !== '') fields.set(name, form.text(name))
    if (place !== undefined) fields.set('cursor', place)
    const text = fields.toString()
    return text === '' ? '/dashboard/history' : `/dashboard/history?${text}`
  }
  if (cursor === '' && next === undefined) return nothing
  return markup`<nav class="pages" aria-label="Pages of the history">${cursor === '' ? nothing : markup`<a class="button" href="${at(undefined)}">Newest scans</a>`}${next === undefined ? nothing : markup`<a class="button" rel="next" href="${at(next)}">Older scans</a>`}</nav>`
}
