import { gunzipSync, gzipSync } from 'node:zlib'
import type { ReportHead, ReportTail, Row } from '../../api/report.ts'
import { rowMembers, runMembers } from '../document.ts'
import { asciiJson } from '../visible.ts'
import { type Markup, trusted } from './markup.ts'

const start = '<script type="application/json" id="chainvet-report">'
const end = '</script>'

/** A longer report is packed: results of one run repeat each other, and shrink to a twentieth. */
const plainUpTo = 400_000
/** A page does not carry more than that, and a page from a stranger may not unpack to more. */
const largest = 128 * 1024 * 1024

/**
 * The run as data that nothing runs: the document of the format json, in ASCII without a character that could end the
 * element. A long one is `{"packed":"gzip","base64":"..."}`, of the same JSON; one that is too long is `undefined`.
 */
export function embed(head: ReportHead, rows: readonly Row[], tail: ReportTail): Markup | undefined {
  const { first, last } = runMembers(head, tail)
  const results: string[] = []
  let size = 0
  for (const row of rows) {
    const json = asciiJson(rowMembers(row))
    size += json.length + 1
    if (size > largest) return undefined
    results.push(json)
  }
  const json = `${asciiJson(first).slice(0, -1)},"results":[${results.join(',')}],${asciiJson(last).slice(1)}`
  if (json.length > largest) return undefined
  const data = json.length <= plainUpTo ? json : JSON.stringify({ packed: 'gzip', base64: gzipSync(json, { level: 9 }).toString('base64') })
  return trusted(`${start}${data.replace(/[<>&]/g, character => `\\u00${character.charCodeAt(0).toString(16)}`)}${end}`)
}

/** The same document, out of a page that {@link embed} wrote; `undefined` where there is none. Throws where it is damaged. Its members are not checked. */
export function reportIn(page: string): string | undefined {
  const from = page.indexOf(start) + start.length
  const to = page.indexOf(end, from)
  if (from < start.length || to < from) return undefined
  const data = page.slice(from, to)
  const [, packed] = /^\{"packed":"gzip","base64":"([\w+/=]*)"\}$/.exec(data) ?? []
  return packed === undefined ? data : gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: largest }).toString()
}
