import type { Check, Coverage } from '../../api/check.ts'
import type { Ledger } from '../../api/ledger.ts'
import { counted, grouped } from '../amounts.ts'
import { asciiJson, visibleText } from '../visible.ts'
import type { Entry } from './keep.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { moment } from './wording.ts'

type Proof = Check['evidence'][number]

/** Every check with its outcome, and the evidence behind it. Proofs that several checks share are listed once and referred to. */
export function checks({ n }: Entry, ledger: Ledger): Markup {
  const raised = ledger.checks.filter(({ outcome }) => outcome === 'raised').sort((a, b) => b.points - a.points)
  const unknown = ledger.checks.filter(({ outcome }) => outcome === 'unknown')
  const clear = ledger.checks.filter(({ outcome }) => outcome === 'clear')
  const proofs = new Map<string, { readonly at: number; readonly proof: Proof }>()
  const cite = ({ evidence }: Check): readonly number[] => [
    ...new Set(
      evidence.map(proof => {
        const key = JSON.stringify(proof)
        const known = proofs.get(key) ?? { at: proofs.size + 1, proof }
        proofs.set(key, known)
        return known.at
      }),
    ),
  ]
  const list = (each: readonly Check[]): Markup =>
    markup`<table class="plain checks"><thead class="sr"><tr><th scope="col">Check</th><th scope="col">Finding</th><th scope="col">Evidence</th></tr></thead><tbody>${each.map(check => line(n, check, cite(check)))}</tbody></table>`

  const found = raised.length === 0 ? markup`<p>No check was raised.</p>` : list(raised)
  const open = unknown.length === 0 ? nothing : markup`<h4>No answer: ${counted(unknown.length, 'check')}</h4>${list(unknown)}`
  const quiet =
    clear.length === 0
      ? nothing
      : markup`<details><summary>Nothing found: ${counted(clear.length, 'check')}</summary>${list(clear)}</details>`
  const evidence =
    proofs.size === 0
      ? nothing
      : markup`<details class="proofs"><summary>Evidence: ${counted(proofs.size, 'step')} a stranger can repeat</summary><ol>${[...proofs.values()].map(({ at, proof }) => markup`<li id="e${n}-${at}">${proofLine(proof)}</li>`)}</ol></details>`
  return markup`<h3>Checks</h3><h4>Raised: ${counted(raised.length, 'check')}</h4>${found}${open}${missing(ledger.coverage)}${quiet}${evidence}`
}

/** The same in few words, for the many rows of a long report. */
export function checksInBrief({ checks, coverage }: Ledger): Markup {
  const unknown = checks
    .filter(({ outcome }) => outcome === 'unknown')
    .map(({ id, reason }) => `${id} (${reason ?? 'no reason was given'})`)
  const open = unknown.length === 0 ? nothing : markup`<p class="small">No answer: <bdi>${unknown.join('; ')}</bdi></p>`
  return markup`${open}<p class="small">${coverage.judged} of ${coverage.total} checks have an answer. Their evidence is in the JSON report.</p>`
}

function line(n: number, { id, outcome, points, source, sentence, reason }: Check, cited: readonly number[]): Markup {
  const why = outcome === 'unknown' ? markup` <span class="reason">Reason: <bdi>${reason ?? 'none was given'}</bdi>.</span>` : nothing
  return markup`<tr><th scope="row"><code>${id}</code><span class="small">${source}${points > 0 ? `, +${points}` : ''}</span></th><td><bdi>${sentence}</bdi>${why}</td><td class="refs">${cited.map(at => markup`<a href="#e${n}-${at}" aria-label="evidence ${at}">${at}</a> `)}</td></tr>`
}

function missing({ missing: checks }: Coverage): Markup {
  if (checks.length === 0) return nothing
  return markup`<div class="callout"><b>Decisive checks that did not run to their end</b><ul>${checks.map(({ check, reason }) => markup`<li>${check}: <bdi>${reason}</bdi></li>`)}</ul></div>`
}

/** Longer parameters are in the JSON report. */
const longest = 500

function proofLine({ source, method, params, block, result }: Proof): Markup {
  const json = params === undefined ? '' : asciiJson(params)
  const more = json.length > longest ? ` (${grouped(json.length)} characters in all)` : ''
  return markup`<b>${source}</b> <code>${method}</code>${block === undefined ? nothing : ` at block ${grouped(block)}`}${json === '' ? nothing : markup` <code>${visibleText(json, longest)}</code>${more}`} <span class="answer"><bdi>${visibleText(result, 1000)}</bdi></span>`
}

/** What was looked at: sources with their answers, states of lists, remarks. */
export function looked({ coverage, block, vector, model, confidence }: Ledger): Markup {
  const sources = coverage.sources.map(
    ({ name, status, reason }) =>
      markup`<li><b>${name}</b> ${sayings[status]}${reason === undefined ? nothing : markup`: <bdi>${reason}</bdi>`}</li>`,
  )
  return markup`<h3>What was looked at</h3><dl class="facts">
<div><dt>Checks with an answer</dt><dd>${coverage.judged} of ${coverage.total}</dd></div><div><dt>Confidence</dt><dd>${grouped(Math.round(confidence * 100))} % of the decisive checks</dd></div>
<div><dt>Model</dt><dd>${model}, <code>${vector}</code></dd></div>${block ? markup`<div><dt>Block</dt><dd>${grouped(block.number)}, ${moment(block.timestamp)} <span class="mono small">${block.hash}</span></dd></div>` : nothing}</dl>
<ul class="small">${sources}${coverage.notes.map(note => markup`<li><bdi>${note}</bdi></li>`)}</ul>`
}

const sayings = { answered: 'answered', silent: 'knows nothing of it', failed: 'did not answer', skipped: 'was not asked' } as const
