import { Hono } from 'hono'
import { ChainvetError } from '../../errors.ts'
import { counted, grouped } from '../../output/amounts.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { refusalOf } from '../batches/asked.ts'
import { batchCaps, openBatches } from '../batches/caps.ts'
import { openIntake } from '../batches/intake.ts'
import type { BatchQueue } from '../batches/queue.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { Batch } from '../store/store.ts'
import { askedIn, type BatchForm, openBatchForm } from './batch-form.ts'
import { batchState } from './batch-words.ts'
import { type Guard, provedBy, type Visit } from './guard.ts'
import { onceField } from './keys.ts'
import { answer, onwards, page, problem, proofField } from './layout.ts'
import { chainOptions } from './scan.ts'
import type { Sessions } from './sessions.ts'
import { instant, sentence } from './words.ts'

/** Batches that are shown. */
const shown = 100

/** Many addresses at once, read by the same reader as the batches of the API. */
export function batchesRoutes(
  { store, log, world, limits }: Parts,
  sessions: Sessions,
  guard: Guard,
  queue: Pick<BatchQueue, 'added'>,
): Hono<ServiceEnv> {
  const { batches } = store
  const routes = new Hono<ServiceEnv>()

  const listPage = async (visit: Visit, above: Markup, status = 200, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const { account } = visit
    const all = await batches.list(account.id, shown)
    const { rows, bytes } = batchCaps[account.tier]
    const most = `${counted(rows, 'row')} and ${grouped(Math.floor(bytes / 1_048_576))} MB at most.`
    const body = markup`${above}<section aria-labelledby="new"><h2 id="new">Scan a list</h2><p>Each row that gets an answer costs one call. ${most}</p>${uploadForm(visit, onceField(world))}</section>
<section aria-labelledby="all"><h2 id="all">Your batches</h2>${all.length === 0 ? markup`<p>There is none yet.</p>` : batchTable(all)}</section>`
    return answer(page({ title: 'Batches', place: 'batches', body }, visit), status, headers)
  }

  const create = async (visit: Visit, form: BatchForm): Promise<Batch> => {
    const { account, key } = visit
    const { name, ...asked } = askedIn(form)
    const open = (await batches.list(account.id, 200)).filter(({ state }) => state === 'waiting' || state === 'running')
    if (open.length >= openBatches)
      throw new Refusal(429, `${openBatches} batches have not ended: wait for one, or cancel one.`, { 'Retry-After': '60' })
    const { columns, rows } = await openIntake(form.bytes, asked, batchCaps[account.tier])
    return batches.create({ account: account.id, key: key.id, name, input: JSON.stringify(columns), rows })
  }

  routes.get(
    '/dashboard/batches',
    guard.reading(visit => listPage(visit, nothing)),
  )

  routes.post(
    '/dashboard/batches',
    guard.uploading(async visit => {
      const body = openBatchForm(visit.context, limits)
      try {
        const form = await body.read()
        provedBy(visit, form.fields)
        if (!(await sessions.once(visit.token, form.fields.text('once'))))
          throw new Refusal(409, 'This list was sent already: it is among your batches below.')
        const batch = await create(visit, form)
        log.info('batch', { account: visit.account.id, batch: batch.id, rows: batch.rows, refused: batch.failed })
        await queue.added(batch)
        return onwards(`/dashboard/batches/${batch.id}`)
      } catch (error) {
        const refusal = refusalOf(error)
        if (!(refusal instanceof Refusal)) throw error
        await body.drain(batchCaps[visit.account.tier].bytes)
        return listPage(
          visit,
          problem([plainly(refusal, error), 'Nothing was scanned, and nothing was charged.']),
          refusal.status,
          refusal.headers,
        )
      }
    }),
  )
  return routes
}

/** Advice that names parameters of the API says nothing to somebody in front of a form. */
const plainly = ({ message }: Refusal, error: unknown): string =>
  error instanceof ChainvetError
    ? sentence(message.replace(/,? or (?:say which one it is|name the chain of such rows) in the query: \S+/g, ''))
    : message

function uploadForm(visit: Visit, once: Markup): Markup {
  // the file is last: what stands before it says how it is read
  return markup`<form class="form" method="post" action="/dashboard/batches" enctype="multipart/form-data">${proofField(visit)}${once}
<div class="two"><div><label class="label" for="kind">The list holds</label><select id="kind" name="kind"><option value="wallet">wallets</option><option value="token">tokens</option><option value="">both: a column “type” says which</option></select></div>
<div><label class="label" for="chain">Rows without a chain are on</label><select id="chain" name="chain"><option value="">none: every row says it</option>${chainOptions('')}</select></div></div>
<div><label class="label" for="name">Name, if you like</label><input id="name" name="name" maxlength="200" autocomplete="off"></div>
<div><label class="label" for="list">Addresses, one a line</label><textarea class="mono-in" id="list" name="list" spellcheck="false" autocapitalize="none" aria-describedby="list-hint"></textarea><span class="hint" id="list-hint">Or choose a file instead; a file is taken before what stands here.</span></div>
<div><label class="label" for="file">File</label><input id="file" name="file" type="file" accept=".csv,.tsv,.tab,.jsonl,.ndjson,.txt,.list" aria-describedby="file-hint"><span class="hint" id="file-hint">.csv or .tsv with a column “address”, and “chain” or “type” where rows differ; .jsonl; or .txt with one address a line.</span></div>
<div class="actions"><button class="primary">Scan the list</button></div></form>`
}

const batchTable = (all: readonly Batch[]): Markup =>
  markup`<table class="list"><thead><tr><th scope="col">When</th><th scope="col">State</th><th scope="col">What</th></tr></thead><tbody>${all.map(
    ({ id, name, createdAt, state, rows, scored, failed }) =>
      markup`<tr><td class="when">${instant(createdAt)}</td><td class="verdict-cell">${batchState(state)}</td><th scope="row"><a href="/dashboard/batches/${id}"><bdi>${name}</bdi></a><span class="small"> ${grouped(scored + failed)} of ${counted(rows, 'row')} done</span></th></tr>`,
  )}</tbody></table>${all.length < shown ? nothing : markup`<p>These are the newest ${shown}.</p>`}`
