import { isWalletResult } from '../../api/scanner.ts'
import { counted, duration, grouped } from '../amounts.ts'
import { visibleText } from '../visible.ts'
import { type Entry, type Sheet, strangers, worstLevel } from './keep.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { addressOf, badge, chainName, moment, placeOf, sentenceOf, standingOf } from './wording.ts'

/** The top of the page: what came out, why, of what, when and by whom. */
export function verdict(sheet: Sheet): Markup {
  return markup`<header class="top"><p class="brand"><strong>chainvet</strong> risk report <span>${moment(sheet.head.started_at)}</span></p>
<div class="verdict ${toneOf(sheet)}"><h1>${headline(sheet)}</h1><p class="lede">${lede(sheet)}</p>${reasons(sheet)}</div>
${facts(sheet)}${warnings(sheet)}</header>`
}

/** Title of the window: the same in one line. */
export const title = (sheet: Sheet): string => `${headline(sheet)} - chainvet`

type Outcome = 'failed' | 'passed' | 'open' | 'none'

/** A gate has passed only where it was set, everything was looked at, and the run says so. */
function outcomeOf({ tail: { gate, summary } }: Sheet): Outcome {
  if (gate.tripped) return 'failed'
  if (gate.fail_on === null && gate.fail_on_score === null) return 'none'
  return summary.exit_code === 0 && summary.complete ? 'passed' : 'open'
}

function toneOf(sheet: Sheet): string {
  const outcome = outcomeOf(sheet)
  if (outcome === 'failed') return worstLevel(sheet.tail) === 'HIGH' ? 'high' : 'critical'
  if (outcome === 'open') return 'unknown'
  const [first] = sheet.worst
  return first ? standingOf(first.row).tone : 'unknown'
}

const only = ({ worst, tail }: Sheet): Entry | undefined => (tail.summary.rows === 1 ? worst[0] : undefined)

function headline(sheet: Sheet): string {
  const words: Record<Outcome, string> = {
    failed: 'Gate failed',
    passed: 'Gate passed',
    open: 'Gate not passed: the run is incomplete',
    none: sheet.tail.summary.complete ? '' : 'Stopped before the end',
  }
  const gate = words[outcomeOf(sheet)]
  const one = only(sheet)
  if (one) {
    const { word } = standingOf(one.row)
    const score = one.row.result ? `${word}, ${one.row.result.risk_score} of 100` : word
    return gate === '' ? score : `${gate}: ${score}`
  }
  if (gate !== '') return gate
  if (strangers(sheet.tail) > 0) return 'Highest level: not known'
  const level = worstLevel(sheet.tail)
  return level === undefined ? 'No row has a score' : `Highest level: ${level}`
}

/** What lies behind the headline, in two or three sentences. */
function lede(sheet: Sheet): Markup {
  const { tail, worst } = sheet
  const { gate, summary } = tail
  const limit = limitOf(sheet)
  const [first] = worst
  const silent = summary.no_activity + summary.unscored
  const one = only(sheet)
  const sentences: (Markup | undefined)[] = [
    limit === undefined
      ? undefined
      : gate.tripped
        ? markup`${counted(gate.count, 'row')} tripped the gate; its limit is ${limit}.`
        : markup`The limit is ${limit}; no row trips it.`,
    one
      ? markup`${capital(one.row.kind ?? 'address')} ${nameOf(one)}.`
      : first?.row.result && markup`The worst of ${counted(summary.rows, 'row')} is ${subjectOf(first)}`,
    !one && silent > 0 ? markup`${counted(silent, 'row')} ${silent === 1 ? 'has' : 'have'} no score, which is not good news.` : undefined,
    !one && summary.bad_rows > 0 ? markup`${counted(summary.bad_rows, 'row')} could not be read.` : undefined,
    summary.ignored > 0
      ? markup`${counted(summary.ignored, 'row')} ${summary.ignored === 1 ? 'is an accepted risk' : 'are accepted risks'}.`
      : undefined,
    summary.complete ? undefined : markup`The run was stopped before its end: what is missing here was not looked at.`,
  ]
  return markup`${sentences.flatMap(sentence => (sentence ? [sentence, ' '] : []))}`
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const nameOf = ({ n, row }: Entry): Markup =>
  markup`<a class="mono" href="#r${n}">${visibleText(addressOf(row), 200)}</a>${row.target ? ` on ${chainName(row.target)}` : nothing}`

const subjectOf = (entry: Entry): Markup =>
  markup`the ${entry.row.kind ?? 'address'} ${nameOf(entry)}, ${standingOf(entry.row).word}${entry.row.result ? ` with ${entry.row.result.risk_score} of 100 points` : nothing}.`

function limitOf({ tail: { gate } }: Sheet): string | undefined {
  const limits = [
    ...(gate.fail_on === null ? [] : [gate.fail_on === 'CRITICAL' ? 'CRITICAL' : `${gate.fail_on} or worse`]),
    ...(gate.fail_on_score === null ? [] : [`a score of ${gate.fail_on_score} or more`]),
  ]
  return limits.length === 0 ? undefined : limits.join(', or ')
}

/** For one address its reasons, for many the worst five: nobody should have to look for them. */
function reasons(sheet: Sheet): Markup {
  const one = only(sheet)
  if (one) {
    const flags = one.row.result?.flags ?? []
    const { error } = one.row
    if (error) return markup`<p class="why"><strong>${error.code}</strong> ${error.message}</p>`
    if (flags.length === 0) return markup`<p class="why">No signal was raised${silence(one)}.</p>`
    return markup`<ol class="why">${flags.slice(0, 12).map(flag => markup`<li>${sentenceOf(flag)}</li>`)}</ol>`
  }
  const urgent = sheet.worst.filter(({ row }) => placeOf(standingOf(row)) < 3 && row.duplicate_of === null).slice(0, 5)
  if (urgent.length === 0 || sheet.worst.length < 7) return nothing
  return markup`<ol class="why">${urgent.map(({ n, row }) => {
    const [flag] = row.result?.flags ?? []
    return markup`<li>${badge(standingOf(row))} <a class="mono" href="#r${n}">${addressOf(row)}</a>${flag === undefined ? '' : markup`<br>${sentenceOf(visibleText(flag, 240))}`}</li>`
  })}</ol>`
}

const silence = ({ row: { result } }: Entry): string =>
  result && isWalletResult(result) ? ` by ${counted(result.data_sources.length, 'source')}` : ''

function facts(sheet: Sheet): Markup {
  const { head, tail } = sheet
  const { summary, gate } = tail
  const { tool, input } = head
  const allowed = gate.allow_unscored === true ? 'all' : gate.allow_unscored === false ? '' : gate.allow_unscored.join(', ')
  const entries: (readonly [string, Markup | string] | undefined)[] = [
    ['Input', input.file === null ? 'command line' : input.file === '-' ? 'standard input' : markup`<bdi>${input.file}</bdi>`],
    ['Rows', `${grouped(summary.rows)}${summary.duplicates > 0 ? `, ${counted(summary.duplicates, 'duplicate')}` : ''}`],
    ['Run', `${moment(head.started_at)}, ${duration(summary.duration_ms)}`],
    [
      'Scored by',
      tool.engine === 'local'
        ? `chainvet ${tool.version}, on this machine`
        : markup`service <bdi>${tool.service ?? 'unknown'}</bdi>, asked by chainvet ${tool.version}`,
    ],
    sheet.models.length > 0 ? ['Model', sheet.models.join(', ')] : undefined,
    ['Scans', `${counted(summary.calls, 'call')}${summary.retries > 0 ? `, ${grouped(summary.retries)} of them repeated` : ''}`],
    ['Gate', limitOf(sheet) === undefined ? 'none was set' : `fails at ${limitOf(sheet)}`],
    allowed === '' ? undefined : ['Allowed without score', allowed],
    summary.ignored > 0 ? ['Accepted risks', counted(summary.ignored, 'row')] : undefined,
    ['Exit code', String(summary.exit_code)],
    tail.sha256 === null ? undefined : ['SHA-256 of the input', markup`<span class="mono">${tail.sha256}</span>`],
  ]
  return markup`<dl class="facts">${entries.flatMap(entry => (entry ? [markup`<div${entry[0].startsWith('SHA') ? markup` class="full"` : nothing}><dt>${entry[0]}</dt><dd>${entry[1]}</dd></div>`] : []))}</dl>`
}

const warnings = ({ tail }: Sheet): Markup =>
  tail.warnings.length === 0
    ? nothing
    : markup`<section class="warnings" aria-labelledby="warnings"><h2 id="warnings">Warnings</h2><ul>${tail.warnings.map(text => markup`<li><bdi>${text}</bdi></li>`)}</ul></section>`
