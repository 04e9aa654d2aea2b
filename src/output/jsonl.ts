import { rowMembers, runMembers } from './document.ts'
import { choose } from './fields.ts'
import type { Format } from './format.ts'
import { asciiJson } from './visible.ts'

/** A row on each line. The last line is the proof that nothing is missing, and holds everything about the run. */
export const jsonl: Format = {
  name: 'jsonl',
  extension: 'jsonl',
  open(head, page) {
    const pick = choose(page.fields, head)
    return {
      row: row => `${asciiJson({ type: 'result', ...pick(rowMembers(row)) })}\n`,
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

/** Members of the last line that say again what its `summary` says. */
export const summaryLineNames: readonly string[] = ['type', 'rows', 'scored', 'no_activity', 'unscored', 'bad_rows', 'exit_code']
