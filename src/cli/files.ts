import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Report } from '../api/report.ts'
import type { IgnoreEntry } from '../bulk/ignores.ts'
import { ChainvetError } from '../errors.ts'

/** Where accepted risks are kept unless a flag names another file. */
export const ignoreFileName = 'chainvet.ignore.json'

/** The text of a file that the user named. */
export async function textOf(path: string, what: string): Promise<string> {
  const stats = statOf(path)
  if (!stats) throw notFound(path, what)
  if (stats.isDirectory()) throw new ChainvetError('INPUT_NOT_FOUND', `${what} ${path} is a folder`, { hint: 'Name a file.' })
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ChainvetError('INPUT_NOT_FOUND', `${what} ${path} cannot be read`, {
      hint: 'May you read it? Check its permissions.',
      cause: error,
    })
  }
}

export const notFound = (path: string, what: string): ChainvetError =>
  new ChainvetError('INPUT_NOT_FOUND', `${what} ${path} does not exist`, { hint: 'Check the spelling; paths start at the present folder.' })

const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false })

export interface IgnoreFile {
  readonly file: string
  readonly entries: readonly IgnoreEntry[]
}

/** A file that was named has to be there; the one in the present folder, or beside the file of the project, may be missing. */
export async function readIgnoreFile(named: string | undefined, today: Date, project?: string): Promise<IgnoreFile | undefined> {
  const places = [ignoreFileName, ...(project === undefined ? [] : [join(dirname(project), ignoreFileName)])]
  const file = named ?? places.find(statOf)
  if (file === undefined) return undefined
  const { readIgnores } = await import('../bulk/ignores.ts')
  return { file, entries: readIgnores(await textOf(file, 'the ignore file'), file, today) }
}

export async function readReportFile(path: string): Promise<Report> {
  const { readReport } = await import('../output/read-report.ts')
  return readReport(await textOf(path, 'the report'))
}
