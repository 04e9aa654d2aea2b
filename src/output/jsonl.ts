import { recordText, type WithRecordText } from '../api/record-text.ts'
import type { ReportHead, Row, Target } from '../api/report.ts'
import { rowMembers, runMembers } from './document.ts'
import { choose, written } from './fields.ts'
import type { Format } from './format.ts'
import { lineNumbers } from './line-number.ts'
import { asciiJson } from './visible.ts'

/** A row on each line. The last line is the proof that nothing is missing, and holds everything about the run. */
export const jsonl: Format = {
  name: 'jsonl',
  extension: 'jsonl',
  open(head, page) {
    const pick = choose(page.fields, head)
    const unscored = page.fields === undefined ? unscoredText(head) : () => undefined
    return {
      row: row => unscored(row) ?? `${asciiJson({ type: 'result', ...pick(rowMembers(row)) })}\n`,
      end(tail) {
        const { rows, no_activity, unscored, bad_rows, exit_code } = tail.summary
        const { first, last } = runMembers(head, tail)
        const { gate, ...more } = last
        const counts = { rows, scored: rows - no_activity - unscored - bad_rows, no_activity, unscored, bad_rows }
        return `${asciiJson({ type: 'summary', ...counts, gate, exit_code, ...first, ...more })}\n`
      },
    }
  },
}

/**
 * The same text for most rows of a long list, in a third of the time: a target, no result, and a reason that the row before
 * had too. `undefined` for a row of any other shape.
 */
function unscoredText({ input: { columns } }: ReportHead): (row: WithRecordText) => string | undefined {
  const lineText = lineNumbers()
  const keys = (columns ?? []).map(key => ({ key, text: `${asciiJson(key)}:"` }))
  let last: Row['error']
  let reason = ''

  /** Input and target of a record as it stands in its file, where nothing in it has another spelling in JSON. */
  const plainMembers = ({ input, target, [recordText]: record }: WithRecordText): string | undefined => {
    if (record === undefined || spelled.test(record)) return undefined
    let cells = ''
    for (const { key, text } of keys) cells += `${cells === '' ? '' : ','}${text}${input[key]}"`
    const { kind, given, address, chain, chain_id, caip10 } = written(target) as Target
    const place = `"address":"${address}","chain":"${chain}","chain_id":${chain_id},"caip10":"${caip10}"`
    return `"input":{${cells}},"target":{"kind":"${kind}","given":"${given}",${place}}`
  }

  return row => {
    const { line, status, input, target, kind, error, cached, duplicate_of, note, look_alikes, ignored, baseline } = row
    // eleven members that every row has, and the reason: there is no place for another one
    if (!target || !kind || !error || note !== null || ignored || baseline || look_alikes.length > 0) return undefined
    if (Object.keys(row).length !== 12) return undefined
    if (error !== last) reason = asciiJson(error)
    last = error
    const members = plainMembers(row) ?? asciiJson({ input, target: written(target) }).slice(1, -1)
    const end = `"duplicate_of":${duplicate_of},"note":null,"look_alikes":[],"ignored":null,"baseline":null}`
    return `{"type":"result","line":${lineText(line)},"status":"${status}",${members},"kind":"${kind}","error":${reason},"cached":${cached},${end}\n`
  }
}

/** What stands in a text of JSON in another spelling, or may look like a command there. */
const spelled = /[^ -~]|["\\#]/

/** Members of the last line that say again what its `summary` says. */
export const summaryLineNames: readonly string[] = ['type', 'rows', 'scored', 'no_activity', 'unscored', 'bad_rows', 'exit_code']
