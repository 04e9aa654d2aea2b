import { createHash } from 'node:crypto'
import { grouped } from '../amounts.ts'
import { sharedScale } from './contribution.ts'
import { details, sectionsOf } from './details.ts'
import { embed } from './embedded.ts'
import type { Sheet } from './keep.ts'
import { htmlOf, type Markup, markup, nothing, trusted } from './markup.ts'
import { overview } from './overview.ts'
import { script } from './script.ts'
import { style } from './style.ts'
import { table } from './table.ts'
import { title, verdict } from './verdict.ts'

/** The document, in pieces: of a long report all of it takes more memory than the run. It asks nobody for anything, and its policy forbids that it could. */
export function* page(sheet: Sheet): Generator<string> {
  const sections = sectionsOf(sheet)
  const data = sheet.all && embed(sheet.head, sheet.all, sheet.tail)
  yield htmlOf(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="chainvet ${sheet.head.tool.version}">
<title>${title(sheet)}</title>
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the results</a>
${patterns}
${verdict(sheet)}
<main id="main" tabindex="-1">
${overview(sheet)}
`)
  yield htmlOf(table(sheet, sections))
  yield '\n'
  yield htmlOf(details(sheet, sections))
  yield htmlOf(markup`
${reading(sheet)}
</main>
<footer>${footer(sheet, data)}</footer>
${data}
<script>${trusted(script)}</script>
</body>
</html>
`)
}

function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`
}

/** What is not known is hatched: it can be told from any colour. */
export const patterns = markup`<svg class="patterns" width="0" height="0" aria-hidden="true"><defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-back" width="6" height="6"/><line class="hatch-line" x1="0" x2="0" y1="0" y2="6"/></pattern><marker id="tip" viewBox="0 0 10 10" refX="28" refY="5" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0l10 5-10 5z"/></marker>${sharedScale}</defs></svg>`

/** How to read the page, and how old the lists were. */
function reading({ lists }: Sheet): Markup {
  const screened =
    lists.length === 0
      ? nothing
      : markup`<div><h3>Lists that were screened</h3><table class="plain"><thead><tr><th scope="col">List</th><th scope="col">State of</th><th scope="col">Entries</th></tr></thead><tbody>${lists.map(
          ({ name, asOf, entries }) =>
            markup`<tr><th scope="row">${name}</th><td>${asOf}</td><td class="num">${grouped(entries)}</td></tr>`,
        )}</tbody></table></div>`
  return markup`<section aria-labelledby="reading"><h2 id="reading">How to read this</h2><div class="pair"><div><h3>Levels</h3><table class="plain"><tbody>${meanings}</tbody></table></div>${screened}</div></section>`
}

const meanings = [
  ['CRITICAL', 'critical', '80 to 100. Do not deal with it: an exact listing, or something that was executed and failed.'],
  ['HIGH', 'high', '50 to 79. More likely bad than not.'],
  ['MEDIUM', 'medium', '25 to 49. Look closer. Also the least a score can be when a decisive check is missing.'],
  ['LOW', 'low', '0 to 24. Nothing of weight was found, which is not a promise.'],
  ['UNSCORED', 'unknown', 'There is no score, and the reason is named. This is not good news.'],
  ['NO ACTIVITY', 'idle', 'The chain has never seen the address. A wrong chain looks the same.'],
  ['BAD ROW', 'bad', 'The row could not be understood; nothing was scanned for it.'],
].map(([word = '', tone = '', says = '']) => markup`<tr><th scope="row"><span class="lv ${tone}">${word}</span></th><td>${says}</td></tr>`)

function footer({ head }: Sheet, data: Markup | undefined): Markup {
  const carried = data
    ? 'It carries the whole report as data: chainvet convert reads it from this file.'
    : `It does not carry the report as data: that is too long for a page. Save it with --report json=FILE.`
  return markup`<p>Written by chainvet ${head.tool.version}. This page is one file and makes no request to anywhere. ${carried} Times are UTC.</p>`
}
