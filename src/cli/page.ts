import type { Page } from '../output/format.ts'
import { type App, paper } from './app.ts'
import type { GlobalFlags } from './options.ts'
import type { OutputFlags } from './scan-options.ts'
import { isAccessible, verbosity } from './terminal.ts'

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
    verbose: verbosity(flags.verbose, app.env) > 0,
    sarifLevel: flags.sarifLevel,
    csvRaw: flags.csvRaw === true,
  }
}

const aFile = { isTTY: false, columns: undefined, write: () => {}, drained: () => Promise.resolve() }
