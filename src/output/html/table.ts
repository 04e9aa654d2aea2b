import type { Gate } from '../../api/report.ts'
import { tripped } from '../../api/tripped.ts'
import { grouped } from '../amounts.ts'
import { visibleText } from '../visible.ts'
import { allRows } from '../worst.ts'
import type { Entry, Sheet } from './keep.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { addressOf, badge, chainOf, isShown, placeOf, sentenceOf, standingOf } from './wording.ts'

interface Column {
  readonly name: string
  /** How a first click sorts: the worst, or the first of the alphabet, on top. */
  readonly first: 'ascending' | 'descending'
}

const columns: readonly Column[] = [
  { name: 'Line', first: 'ascending' },
  { name: 'Level', first: 'descending' },
  { name: 'Score', first: 'descending' },
  { name: 'Address', first: 'ascending' },
  { name: 'Chain', first: 'ascending' },
  { name: 'Type', first: 'ascending' },
  { name: 'Why', first: 'ascending' },
]

/** All rows, where there are more than one. Sorting and filtering are added by the script; without it the table is complete as it stands. */
export function table(sheet: Sheet, sections: ReadonlyMap<number, unknown>): Markup {
  if (sheet.tail.summary.rows === 1 && sheet.entries.length === 1) return nothing
  const sorted = { level: 'Level', score: 'Score', line: 'Line' }[sheet.sort]
  const head = columns.map(
    ({ name, first }) =>
      markup`<th scope="col" data-first="${first}"${name === sorted ? markup` aria-sort="${first}"` : nothing}>${name}</th>`,
  )
  return markup`<section aria-labelledby="rows"><h2 id="rows">All rows</h2>${hiddenRows(sheet)}${filter}
<div class="scroll" role="region" aria-labelledby="rows" tabindex="0"><table class="rows"><thead><tr>${head}</tr></thead><tbody>
${sheet.entries.map(entry => rowOf(entry, sections.has(entry.n), sheet.tail.gate))}</tbody></table></div></section>`
}

const filter = markup`<form class="tools" role="search" aria-label="Filter the rows" hidden><label>Level <select name="level"><option value="">all</option>${[
  ['CRITICAL', 'critical'],
  ['HIGH', 'high'],
  ['MEDIUM', 'medium'],
  ['LOW', 'low'],
  ['without score', 'unknown bad idle'],
].map(
  ([name = '', tones = '']) => markup`<option value="${tones}">${name}</option>`,
)}</select></label> <label>Contains <input type="search" name="text" autocomplete="off" spellcheck="false"></label> <output role="status"></output></form>`

function hiddenRows({ hidden, cut, least, entries }: Sheet): Markup {
  const below = hidden > 0 ? [`${grouped(hidden)} rows below ${least ?? 'the level asked for'} are counted and not shown.`] : []
  const beyond =
    cut > 0 ? [`The table holds the worst ${grouped(entries.length)} rows; ${grouped(cut)} more are counted and not shown; ${allRows}`] : []
  return markup`${[...below, ...beyond].map(text => markup`<p class="callout">${text}</p>`)}`
}

function rowOf({ n, row }: Entry, hasSection: boolean, gate: Gate): Markup {
  const standing = standingOf(row)
  const { result, target, line, file } = row
  const place = hasSection ? markup`<a href="#r${n}">${line}</a>` : markup`${line}`
  const kind = target?.kind ?? row.kind
  const score = result
    ? markup`<td class="num" data-key="${result.risk_score}"><b>${result.risk_score}</b></td>`
    : markup`<td class="num" data-key="-1"><span class="sr">none</span><span aria-hidden="true">–</span></td>`
  return markup`<tr data-row="${n}" class="${standing.tone}"><th scope="row" class="num" data-key="${n}">${file === undefined ? nothing : markup`<bdi class="small">${file}</bdi> `}${place}</th><td data-key="${-placeOf(standing)}">${badge(standing)}</td>${score}<td><span class="mono">${addressOf(row)}</span>${notes(row, gate)}</td><td>${chainOf(row)}</td><td>${kind ?? 'unknown'}</td><td>${why(row)}</td></tr>
`
}

/** Short remarks under the address; the section of the row tells more. */
function notes(row: Entry['row'], gate: Gate): Markup {
  const own = Object.entries(row.input)
    .filter(([name, cell]) => cell !== '' && !isShown(name) && cell !== addressOf(row))
    .slice(0, 2)
    .map(([, cell]) => visibleText(cell, 40))
  const remarks = [
    ...(tripped(row, gate) ? ['trips the gate'] : []),
    ...(row.look_alikes.length > 0 ? ['looks like a contact'] : []),
    ...(row.ignored ? [`accepted until ${row.ignored.expires}`] : []),
    ...(row.duplicate_of === null ? [] : [`duplicate of line ${row.duplicate_of}`]),
    ...(row.baseline === null || row.baseline === 'same' ? [] : [row.baseline === 'new' ? 'new' : `${row.baseline} than before`]),
  ]
  if (own.length + remarks.length === 0) return nothing
  return markup`<span class="notes">${own.map(cell => markup`<bdi>${cell}</bdi> `)}${remarks.map(text => markup`<em>${text}</em> `)}</span>`
}

function why({ result, error }: Entry['row']): Markup {
  if (error) return markup`<code>${visibleText(error.code, 40)}</code> <bdi>${visibleText(error.message, 240)}</bdi>`
  const [first, ...more] = result?.flags ?? []
  if (first === undefined) return result ? markup`<span class="small">no signal</span>` : nothing
  return markup`${sentenceOf(visibleText(first, 240))}${more.length === 0 ? nothing : markup` <span class="small">+${more.length} more</span>`}`
}
