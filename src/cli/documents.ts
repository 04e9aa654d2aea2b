import type { ReportHead } from '../api/report.ts'
import { ChainvetError } from '../errors.ts'
import type { Page, Writer } from '../output/format.ts'
import { loadFormat } from '../output/index.ts'
import { type App, paper } from './app.ts'
import type { GlobalFlags } from './options.ts'
import type { OutputFlags } from './scan-options.ts'
import { fileSink, isSameFile, type Sink, stdoutSink } from './sink.ts'
import { isAccessible } from './terminal.ts'

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
): Promise<Document[]> {
  for (const { file } of wanted) {
    if (flags.input !== undefined && file !== '-' && isSameFile(file, flags.input))
      throw new ChainvetError('USAGE', `${file} is the input, and it would be overwritten`, { hint: 'Name another file.' })
  }
  const documents: Document[] = []
  try {
    for (const { format, file } of wanted) {
      const writer = (await loadFormat(format)).open(head, await pageFor(app, flags, { onStdout: file === '-' }))
      const append = file === app.env['GITHUB_STEP_SUMMARY']
      documents.push({ writer, sink: file === '-' ? stdoutSink(app) : await fileSink(file, { append }) })
    }
  } catch (error) {
    await abandon(documents)
    throw error
  }
  return documents
}

export async function abandon(documents: readonly Document[]): Promise<void> {
  for (const { sink } of documents) await sink.abandon()
}

type PageFlags = Pick<OutputFlags, 'minLevel' | 'sort' | 'fields' | 'sarifLevel' | 'csvRaw'> & GlobalFlags

/** How a document is read: on this terminal, or from a file of no particular width. */
export async function pageFor(app: App, flags: PageFlags, { onStdout }: { onStdout: boolean }): Promise<Page> {
  const sheet = onStdout ? await paper(app, app.stdout, flags) : await paper({ ...app, env: {} }, aFile, { ...flags, color: false })
  return {
    ...sheet,
    terminal: onStdout && app.stdout.isTTY,
    accessible: isAccessible(flags.accessible, app.env),
    ascii: flags.ascii === true,
    minLevel: flags.minLevel,
    sort: flags.sort,
    fields: flags.fields,
    verbose: flags.verbose > 0,
    sarifLevel: flags.sarifLevel,
    csvRaw: flags.csvRaw === true,
  }
}

const aFile = { isTTY: false, columns: undefined, write: () => {}, drained: () => Promise.resolve() }
