import type { ReportHead, ReportTail } from '../../api/report.ts'
import { createTally } from '../../bulk/gate.ts'
import type { Page } from '../../output/format.ts'
import { loadFormat } from '../../output/index.ts'
import type { Batch, BatchStore } from '../store/store.ts'
import { readColumns } from './remembered.ts'
import { reportRow } from './report-row.ts'

/** A page holds all rows until the last is there: it is for batches that are not long. */
export type ResultFormat = 'jsonl' | 'csv' | 'html'

/** Rows that are read from the store at once: a result may have tens of thousands of bytes. */
const pageSize = 200

/**
 * The results of a batch, one row for each row that was sent and in their order, as the command line would write them: `chainvet
 * convert` reads them. The store is asked for the next rows when the client has taken the last.
 */
export async function* writeResults(
  batches: BatchStore,
  batch: Batch,
  format: ResultFormat,
  version: string,
): AsyncGenerator<string, void> {
  const { columns, header } = readColumns(batch.input)
  const head: ReportHead = {
    schema_version: 1,
    tool: { name: 'chainvet', version, engine: 'local', service: null },
    input: { file: null, columns: columns && [...columns], header: header && [...header] },
    started_at: `${batch.createdAt.toISOString().slice(0, 19)}Z`,
  }
  const writer = (await loadFormat(format)).open(head, page)
  const tally = createTally({ failOn: null, failOnScore: null, exitCode: 7, allowUnscored: false })
  let calls = 0
  for (let after = 0; ; ) {
    const results = await batches.results(batch.id, after, pageSize)
    let text = ''
    for (const result of results) {
      const row = reportRow(result)
      tally.add(row)
      if (row.status !== 'bad_row' && result.status !== undefined) calls++
      text += writer.row(row)
      after = result.row
    }
    if (text !== '') yield text
    if (results.length < pageSize) break
  }
  const duration = batch.endedAt ? batch.endedAt.getTime() - batch.createdAt.getTime() : 0
  const summary = tally.summary({ calls, retries: 0, duration_ms: duration })
  const tail: ReportTail = { sha256: null, gate: tally.gate(), summary: { ...summary, complete: batch.state === 'done' }, warnings: [] }
  const end = writer.end(tail)
  if (end !== '') yield end
}

// machine formats look at these members of a page and at no others
const page = { fields: undefined, csvRaw: false, width: Number.POSITIVE_INFINITY } as Page

/** Asks for the next text when the last one was taken; what goes wrong breaks the answer off, so that it cannot be taken for whole. */
export function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await texts.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await texts.return()
    },
  })
}
