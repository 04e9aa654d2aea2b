import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { ReportHead, Row } from '../api/report.ts'
import { ChainvetError } from '../errors.ts'
import type { Limits, Page, Writer } from '../output/format.ts'
import { loadFormat } from '../output/index.ts'
import type { App } from './app.ts'
import type { GlobalFlags } from './options.ts'
import { pageFor } from './page.ts'
import type { OutputFlags } from './scan-options.ts'
import { fileSink, isRegularOrNew, isSameFile, type Sink, stdoutSink } from './sink.ts'

/** A document on its way to where it is wanted. */
export interface Document {
  readonly writer: Writer
  readonly sink: Sink
}

export interface Wanted {
  readonly format: string
  /** "-" for stdout. */
  readonly file: string
}

/** Opens everything that will be written, so that a folder that is not there ends the run before its first scan. */
export async function openDocuments(
  app: App,
  flags: OutputFlags & GlobalFlags & { readonly input?: string },
  head: ReportHead,
  wanted: readonly Wanted[],
  { single, limits }: { readonly single: boolean; readonly limits: Limits },
): Promise<Document[]> {
  const files = [...wanted.map(({ file }) => file), ...(flags.errorsFile === undefined ? [] : [flags.errorsFile])].filter(
    file => file !== '-',
  )
  for (const [at, file] of files.entries()) {
    if (flags.input !== undefined && isSameFile(file, flags.input))
      throw new ChainvetError('USAGE', `${file} is the input, and it would be overwritten`, { hint: 'Name another file.' })
    const twice = files.slice(0, at).some(other => resolve(other) === resolve(file))
    if (twice && isRegularOrNew(file))
      throw new ChainvetError('USAGE', `two documents cannot both be ${file}`, { hint: 'Name another file.' })
  }
  if (flags.fields) {
    const { pathOf } = await import('../output/fields.ts')
    for (const field of flags.fields) pathOf(field, head)
  }
  const summaryPage = app.env['GITHUB_STEP_SUMMARY']
  const documents: Document[] = []
  try {
    for (const { format, file } of wanted) {
      const page: Page = { ...(await pageFor(app, flags, { onStdout: file === '-' })), limits, spool: await spoolFor(file) }
      const plain = (await loadFormat(format)).open(head, page)
      const writer = single && format === 'json' && !flags.fields ? await asResult(head, plain) : plain
      const append = summaryPage !== undefined && summaryPage !== '' && resolve(file) === resolve(summaryPage)
      documents.push({ writer, sink: file === '-' ? stdoutSink(app) : await fileSink(file, { append }) })
    }
  } catch (error) {
    await abandon(documents)
    throw error
  }
  return documents
}

/** What waits for the end of a long document waits beside it, where there has to be room for it anyway. */
async function spoolFor(file: string): Promise<Page['spool']> {
  const { fileSpool } = await import('./spool-file.ts')
  return () => fileSpool(file === '-' || !isRegularOrNew(file) ? tmpdir() : dirname(file))
}

/** One target as JSON is its result, wherever it is written; without a score there is no result, and the report says why. */
async function asResult(head: ReportHead, report: Writer): Promise<Writer> {
  const { singleJson } = await import('../output/json.ts')
  let only: Row | undefined
  return {
    row(row) {
      only = row
      return ''
    },
    end(tail) {
      if (only?.status === 'scored') return singleJson({ ...head, results: [only], ...tail })
      return (only ? report.row(only) : '') + report.end(tail)
    },
  }
}

export async function abandon(documents: readonly Document[]): Promise<void> {
  for (const { sink } of documents) await sink.abandon()
}
