import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Answers of real providers, recorded: files "<provider>/<what was asked>.json", each with a ".source.txt" beside it that
 * says when and where. They are not part of the project. CHAINVET_RECORDINGS names their folder; without it, a folder
 * "shared/fixtures" beside the checkout is taken if there is one.
 */
const folder = process.env['CHAINVET_RECORDINGS'] ?? fileURLToPath(new URL('../../../shared/fixtures', import.meta.url))

export interface Recording {
  /** Name of the file without its ending. */
  readonly name: string
  /** The body as it was recorded. */
  readonly text: string
  /** What the note beside it says, or nothing. */
  readonly note: string
}

/** The recordings of one provider, in the order of their names; none where there is no folder. */
export function recordingsOf(provider: string): Recording[] {
  const place = join(folder, provider)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => {
      const note = join(place, file.replace(/\.json$/, '.source.txt'))
      return {
        name: file.replace(/\.json$/, ''),
        text: readFileSync(join(place, file), 'utf8'),
        note: existsSync(note) ? readFileSync(note, 'utf8') : '',
      }
    })
}

export const haveRecordings = existsSync(folder)

/** Why tests of recordings are skipped, as a title. */
export const howToRecord = 'recorded answers are not here: CHAINVET_RECORDINGS names their folder'
