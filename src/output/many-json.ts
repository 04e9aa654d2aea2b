import { rowMembers, runMembers } from './document.ts'
import { choose } from './fields.ts'
import type { Format } from './format.ts'
import { asciiJson } from './visible.ts'

/** One object for a run of many rows, a row on each line. */
export const manyJson: Format = {
  name: 'json',
  extension: 'json',
  open(head, page) {
    const pick = choose(page.fields, head)
    const members = (object: object) => Object.entries(object).map(([name, value]) => `  ${asciiJson(name)}: ${asciiJson(value)}`)
    const { schema_version, tool, started_at } = head
    const opening = `{\n${members({ schema_version, tool, started_at }).join(',\n')},\n  "results": [`
    let rows = 0
    return {
      row: row => `${rows++ === 0 ? opening : ','}\n    ${asciiJson(pick(rowMembers(row)))}`,
      end: tail => `${rows === 0 ? opening : '\n  '}],\n${members(runMembers(head, tail).last).join(',\n')}\n}\n`,
    }
  },
}
