import type { Row } from '../api/report.ts'
import { mark, type Paper } from './paint.ts'
import { asciiJson, visible } from './visible.ts'

/** One subject that is not as it was. */
interface Change {
  readonly change: 'worse' | 'better' | 'new' | 'gone'
  readonly before?: Row
  readonly after?: Row
}

/** What changed, one subject a block: how it was, how it is, and why. */
export function differencesText(changes: readonly Change[], paper: Paper): string {
  if (changes.length === 0) return 'No level changed.\n'
  const blocks = changes.flatMap(({ change, before, after }) => {
    const row = after ?? before
    if (!row) return []
    const [was, is] = [stand(before, paper), stand(after, paper)]
    const head = change === 'new' ? is : change === 'gone' ? `${was}, not in the new report` : `${was} -> ${is}`
    const address = row.target ? `${row.target.chain}:${row.target.given}` : ''
    const reason = after?.result?.flags[0] ?? after?.error?.message
    return [
      `${change.toUpperCase().padEnd(6)} ${head}`,
      `   ${visible(address)}`,
      ...(reason === undefined ? [] : [`   ${visible(reason)}`]),
    ]
  })
  return `${blocks.join('\n')}\n`
}

/** Level and score, or why there is none. */
function stand(row: Row | undefined, paper: Paper): string {
  if (!row) return ''
  return row.result
    ? `${mark(row.result.risk_level, paper)} ${row.result.risk_score}`
    : [mark('UNSCORED', paper), ...(row.error && row.error.code !== 'UNSCORED' ? [visible(row.error.code)] : [])].join(' ')
}

/** The same for machines: a list for each kind of change. */
export function differencesJson(changes: readonly Change[]): string {
  const of = (kind: Change['change']) =>
    changes
      .filter(({ change }) => change === kind)
      .map(({ before, after }) => ({
        target: (after ?? before)?.target ?? null,
        before: before ? levelIn(before) : null,
        after: after ? levelIn(after) : null,
        flags: after?.result?.flags ?? [],
      }))
  return `${asciiJson({ schema_version: 1, worse: of('worse'), new: of('new'), better: of('better'), gone: of('gone') }, 2)}\n`
}

const levelIn = ({ status, result, error }: Row) => ({
  status,
  risk_level: result?.risk_level ?? null,
  risk_score: result?.risk_score ?? null,
  error_code: error?.code ?? null,
})
