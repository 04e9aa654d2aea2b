import { Hono } from 'hono'
import type { Row } from '../../api/report.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { patterns } from '../../output/html/page.ts'
import { addressOf, badge, chainOf, sentenceOf, standingOf } from '../../output/html/wording.ts'
import { asciiJson, visibleText } from '../../output/visible.ts'
import { known, readCount } from '../../read.ts'
import { reportRow } from '../batches/report-row.ts'
import { type ResultFormat, streamOf, writeResults } from '../batches/results.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { Batch, BatchResult } from '../store/store.ts'
import { createOverviews, mostRows } from './batch-overview.ts'
import { isOpen, progressOf } from './batch-words.ts'
import { formOf } from './forms.ts'
import type { Guard, Visit } from './guard.ts'
import { answer, onwards, page, proofField } from './layout.ts'
import { resultPage } from './result.ts'
import { instant } from './words.ts'

const perPage = 50

/** One batch: how far it is, its rows, each of its results, and all of them as a file. */
export function batchRoutes({ store, version }: Pick<Parts, 'store' | 'version'>, guard: Guard): Hono<ServiceEnv> {
  const { batches } = store
  const overviews = createOverviews(batches)
  const routes = new Hono<ServiceEnv>()

  const find = async ({ account, context }: Visit): Promise<Batch> => {
    const found = await batches.byId(account.id, context.req.param('id') as string)
    if (!found) throw new Refusal(404, 'There is no such batch in this account.')
    return found
  }

  const download = (format: ResultFormat, type: string) =>
    guard.reading(async visit => {
      const batch = await find(visit)
      if (format === 'html' && batch.rows > mostRows) throw new Refusal(404, 'This batch is too long for a page. Download it as CSV.')
      return new Response(streamOf(writeResults(batches, batch, format, version)), {
        headers: {
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${batch.id}.${format}"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'",
        },
      })
    })

  routes.get(
    '/dashboard/batches/:id',
    guard.reading(async visit => {
      const batch = await find(visit)
      const after = Math.max(0, countIn(formOf(new URL(visit.context.req.url).searchParams).text('after')))
      const results = await batches.results(batch.id, after, perPage)
      const body = markup`${patterns}${progress(batch)}${isOpen(batch) ? cancelForm(batch, visit) : await overviews.of(batch)}
<section aria-labelledby="rows"><h2 id="rows">Rows</h2><p class="actions"><a class="button" href="/dashboard/batches/${batch.id}/results.csv" download>Download as CSV</a><a class="button" href="/dashboard/batches/${batch.id}/results.jsonl" download>Download as JSON lines</a>${isOpen(batch) || batch.rows > mostRows ? nothing : markup`<a class="button" href="/dashboard/batches/${batch.id}/report.html" download>Download the report as a page</a>`}</p>${rowTable(batch, results)}${pages(batch, after, results)}</section>`
      return answer(page({ title: visibleText(batch.name, 80), place: 'batches', body, ...(isOpen(batch) && { again: 5 }) }, visit))
    }),
  )

  routes.get(
    '/dashboard/batches/:id/progress',
    guard.reading(
      async visit =>
        new Response(asciiJson(progressOf(await find(visit))), {
          headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
        }),
    ),
  )

  routes.get('/dashboard/batches/:id/results.csv', download('csv', 'text/csv; charset=utf-8'))
  routes.get('/dashboard/batches/:id/results.jsonl', download('jsonl', 'application/x-ndjson'))

  routes.get('/dashboard/batches/:id/report.html', download('html', 'text/html; charset=utf-8'))

  routes.get(
    '/dashboard/batches/:id/rows/:row',
    guard.reading(async visit => {
      const batch = await find(visit)
      const row = countIn(visit.context.req.param('row') as string)
      const [found] = row > 0 ? await batches.results(batch.id, row - 1, 1) : []
      if (found?.row !== row || found.state !== 'scored' || found.body === undefined)
        throw new Refusal(404, 'There is no result in this row of the batch.')
      const { kind, chainId, body } = found
      const back = markup`<p><a href="/dashboard/batches/${batch.id}?after=${Math.max(0, row - 1)}">Row ${row} of <bdi>${batch.name}</bdi></a></p>`
      return answer(
        resultPage({ kind, chainId, address: addressOf(reportRow(found)), result: body }, visit, { above: back, place: 'batches' }),
      )
    }),
  )

  routes.post(
    '/dashboard/batches/:id/cancel',
    guard.writing(async visit => {
      const batch = await find(visit)
      await batches.cancel(batch.account, batch.id)
      return onwards(`/dashboard/batches/${batch.id}`)
    }),
  )
  return routes
}

/** A whole number in the address of a page; anything else is the beginning. */
const countIn = (text: string): number => known(readCount(text)) ?? -1

/** How far it is: in words, in numbers and as a bar. The script renews what has an id. */
function progress(batch: Batch): Markup {
  const { texts, shares, open } = progressOf(batch)
  const { id, createdAt, endedAt } = batch
  const facts: readonly (readonly [string, string, string])[] = [
    ['Scored', 'scored', texts['scored'] as string],
    ['Without a score', 'failed', texts['failed'] as string],
    ['Still to come', 'left', texts['left'] as string],
  ]
  const bar = (name: string, tone: string): Markup => {
    const [x, width] = shares[name] as readonly [number, number]
    return markup`<rect id="${name}" class="${tone}" x="${x}%" y="6" width="${width}%" height="20"/>`
  }
  return markup`<div class="progress"${open ? markup` data-live="/dashboard/batches/${id}/progress"` : nothing}><p class="lede"><span id="state" role="status">${texts['state']}</span> <span id="done">${texts['done']}</span></p>
<svg class="bar" role="img" aria-labelledby="bar-t" width="100%" height="34"><title id="bar-t">Rows that are done</title><rect class="track" x="0" y="6" width="100%" height="20"/>${bar('bar-scored', 'f-low')}${bar('bar-failed', 'f-unknown')}</svg>
<dl class="facts">${facts.map(([name, place, text]) => markup`<div><dt>${name}</dt><dd id="${place}">${text}</dd></div>`)}<div><dt>Sent</dt><dd>${instant(createdAt)}</dd></div>${endedAt ? markup`<div><dt>Ended</dt><dd>${instant(endedAt)}</dd></div>` : nothing}</dl>
<p class="small" id="live-note" role="status"></p>${open ? markup`<noscript><p>This page loads itself again every five seconds. <a href="/dashboard/batches/${id}">Load it now</a></p></noscript>` : nothing}</div>`
}

const cancelForm = ({ id }: Batch, visit: Visit): Markup =>
  markup`<details><summary>Cancel this batch</summary><form method="post" action="/dashboard/batches/${id}/cancel">${proofField(visit)}<p>Rows that are done stay. The rest is not scanned and costs nothing.</p><button class="danger">Cancel the batch</button></form></details>`

function rowTable(batch: Batch, results: readonly BatchResult[]): Markup {
  if (results.length === 0) return markup`<p>There are no rows here. <a href="/dashboard/batches/${batch.id}">Show the first</a></p>`
  return markup`<table class="list"><thead><tr><th scope="col" class="n">Row</th><th scope="col">Verdict</th><th scope="col">What</th></tr></thead><tbody>${results.map(
    result => {
      const row = reportRow(result)
      const { row: n, state } = result
      const address = addressOf(row)
      const scored = state === 'scored'
      const what = scored
        ? markup`<a class="mono" href="/dashboard/batches/${batch.id}/rows/${n}">${address}</a>`
        : markup`<span class="mono">${address === '' ? '(empty)' : address}</span>`
      return markup`<tr><td class="n">${n}</td><td class="verdict-cell">${verdictOf(row, state)}</td><th scope="row">${what}<span class="small">${row.kind ?? 'unknown kind'} on ${chainOf(row)}</span> ${reasonOf(row, state)}</th></tr>`
    },
  )}</tbody></table>`
}

function verdictOf(row: Row, state: BatchResult['state']): Markup {
  if (state === 'waiting' || state === 'running' || state === 'cancelled') return markup`<span class="small">${state}</span>`
  return markup`${badge(standingOf(row))}${row.result ? markup` <b>${row.result.risk_score}</b>` : nothing}`
}

/** The first thing to know about a row. */
function reasonOf({ result, error }: Row, state: BatchResult['state']): Markup {
  if (state === 'waiting' || state === 'running' || state === 'cancelled') return nothing
  if (error)
    return markup`<span class="notes"><bdi>${visibleText(error.message, 240)}</bdi>${error.hint === null ? nothing : markup` <bdi>${visibleText(error.hint, 240)}</bdi>`}</span>`
  const [first, ...more] = result?.flags ?? []
  if (first === undefined) return nothing
  return markup`<span class="notes">${sentenceOf(visibleText(first, 240))}${more.length === 0 ? nothing : ` +${more.length} more`}</span>`
}

function pages({ id, rows }: Batch, after: number, results: readonly BatchResult[]): Markup {
  const last = results.at(-1)?.row
  const next =
    last !== undefined && last < rows
      ? markup`<a class="button" rel="next" href="/dashboard/batches/${id}?after=${last}">Next rows</a>`
      : nothing
  const before =
    after > 0
      ? markup`<a class="button" rel="prev" href="/dashboard/batches/${id}?after=${Math.max(0, after - perPage)}">Rows before</a>`
      : nothing
  return next === nothing && before === nothing ? nothing : markup`<nav class="pages" aria-label="Pages of the rows">${before}${next}</nav>`
}
