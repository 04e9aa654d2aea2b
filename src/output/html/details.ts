import { ledgerOf, tokenDetailsOf } from '../../api/ledger.ts'
import { isWalletResult, type ScanResult, type TokenScanResult, type WalletScanResult } from '../../api/scanner.ts'
import { chains } from '../../chains/index.ts'
import { grouped } from '../amounts.ts'
import { visibleName } from '../visible.ts'
import { checks, checksInBrief, looked } from './checks.ts'
import { contribution } from './contribution.ts'
import { exposureGraph } from './exposure-graph.ts'
import { type Entry, limits, type Sheet } from './keep.ts'
import { lookAlikes } from './look-alike.ts'
import { htmlOf, type Markup, markup, nothing, trusted } from './markup.ts'
import { powers } from './powers.ts'
import { tradingTimeline } from './trading.ts'
import { addressOf, badge, chainName, command, isShown, known, moment, sentenceOf, standingOf, wholeUnits } from './wording.ts'

/** How much of a result is written out: everything, or what matters most where a report is long. */
type Depth = 'full' | 'brief'

/** Characters of sections that are written out in full: a page of a thousand rows has to open fast. */
const room = 600_000

/** The sections of the rows by their numbers, written worst first until there is no room. */
export function sectionsOf(sheet: Sheet): ReadonlyMap<number, Markup> {
  const sections = new Map<number, Markup>()
  const open = sheet.worst.length <= 2
  let size = 0
  for (const entry of sheet.worst.slice(0, limits.sections)) {
    const section = sectionOf(entry, { depth: size < room ? 'full' : 'brief', open })
    size += htmlOf(section).length
    sections.set(entry.n, section)
  }
  return sections
}

export function details(sheet: Sheet, sections: ReadonlyMap<number, Markup>): Markup {
  const without = sheet.entries.length - sections.size
  const note =
    without > 0
      ? markup`<p class="callout">${grouped(without)} rows, the least worrying ones, have no section: the page would be too long. The table above names them.</p>`
      : nothing
  return markup`<section aria-labelledby="details"><h2 id="details">${sheet.entries.length === 1 ? 'In detail' : 'Row by row'}</h2><p class="tools" hidden><button type="button" data-open="1">Expand all</button> <button type="button" data-open="">Collapse all</button></p>${note}${sheet.entries.flatMap(({ n }) => sections.get(n) ?? [])}</section>`
}

function sectionOf(entry: Entry, { depth, open }: { depth: Depth; open: boolean }): Markup {
  const { n, row } = entry
  const standing = standingOf(row)
  const score = row.result ? markup` <b class="score">${row.result.risk_score}</b>` : nothing
  const where = row.file === undefined ? `line ${row.line}` : markup`<bdi>${row.file}</bdi>:${row.line}`
  const subject = row.target ? `${row.target.kind} on ${chainName(row.target)}` : 'not understood'
  return markup`<details class="row" data-row="${n}"${open ? trusted(' open') : nothing}><summary>${badge(standing)}${score} <span class="mono">${addressOf(row)}</span> <span class="small">${where}, ${subject}</span></summary><div id="r${n}" class="body">${remarks(entry)}${row.result ? resultOf(entry, row.result, depth) : failure(entry)}${depth === 'full' ? repeat(entry) : nothing}</div></details>
`
}

/** What happened to the row besides its score. */
function remarks({ row }: Entry): Markup {
  const { ignored, duplicate_of: first, note, baseline, cached, target, input, column } = row
  const given = target && target.given !== target.address ? target.given : undefined
  const facts: (readonly [string, Markup | string] | undefined)[] = [
    ignored
      ? ['Accepted risk', markup`<bdi>${ignored.reason}</bdi>, up to ${ignored.accepted_level}, until ${ignored.expires}`]
      : undefined,
    first === null ? undefined : ['Duplicate', `same target as line ${first}; scanned once`],
    baseline === null ? undefined : ['Against the baseline', baseline],
    note === null ? undefined : ['Note', markup`<bdi>${note}</bdi>`],
    given === undefined ? undefined : ['Given as', markup`<span class="mono">${given}</span>`],
    column === undefined ? undefined : ['Column', String(column)],
    cached ? ['Cached', 'an earlier answer was used'] : undefined,
    ...Object.entries(input).map(([name, cell]) =>
      cell === addressOf(row) || (row.target && isShown(name)) ? undefined : ([name, markup`<bdi>${cell}</bdi>`] as const),
    ),
  ]
  const shown = facts.flatMap(fact => (fact ? [markup`<div><dt><bdi>${fact[0]}</bdi></dt><dd>${fact[1]}</dd></div>`] : []))
  return markup`${shown.length === 0 ? nothing : markup`<dl class="facts">${shown}</dl>`}${lookAlikes(addressOf(row), row.look_alikes)}`
}

function failure({ row: { error, status } }: Entry): Markup {
  if (!error) return markup`<p class="callout">There is no score, and the report does not say why (${status}).</p>`
  return markup`<div class="callout"><p><code>${error.code}</code> <bdi>${error.message}</bdi></p>${error.hint === null ? nothing : markup`<p>What to do: <bdi>${error.hint}</bdi></p>`}</div>`
}

/** What a score rests on: its parts, what happened, the checks with their evidence, the subject. */
export function resultOf(entry: Entry, result: ScanResult, depth: Depth): Markup {
  const ledger = ledgerOf(result)
  const token = isWalletResult(result) ? undefined : ours(result)
  const score = ledger
    ? contribution(entry, ledger, result.risk_score)
    : markup`<p class="callout">The service that scored this gives no breakdown of its score: only its flags are known.</p>${flags(result.flags)}`
  const dealings = isWalletResult(result) ? exposureGraph(entry, addressOf(entry.row), result.security_summary) : nothing
  const trade = token ? markup`${tradingTimeline(token.trading)}${powers(token)}` : nothing
  const head = markup`<h3>Where the score comes from</h3>${score}${dealings}`
  const scanned = markup`<p class="small">Scanned ${moment(result.scanned_at)}.</p>`
  if (depth === 'brief') return markup`${head}${ledger ? checksInBrief(ledger) : nothing}${scanned}`
  return markup`${head}${trade}${ledger ? checks(entry, ledger) : nothing}${subject(result)}${ledger ? looked(ledger) : nothing}${scanned}`
}

const flags = (texts: readonly string[]): Markup =>
  texts.length === 0 ? markup`<p>It raised no flag.</p>` : markup`<ul>${texts.map(flag => markup`<li>${sentenceOf(flag)}</li>`)}</ul>`

function subject(result: ScanResult): Markup {
  const facts = isWalletResult(result) ? walletFacts(result.explorer_summary, result.chain_id) : tokenFacts(result)
  return markup`<h3>${isWalletResult(result) ? 'The wallet' : 'The token'}</h3><dl class="facts">${facts.map(([name, text]) => markup`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`
}

type Facts = readonly (readonly [string, Markup | string])[]

/** What a token says of itself, where the service wrote it in our form. */
const ours = (result: TokenScanResult): TokenScanResult['token_data'] | undefined =>
  tokenDetailsOf(result) ? result.token_data : undefined

function walletFacts(summary: WalletScanResult['explorer_summary'], chainId: number): Facts {
  const symbol = chains.find(({ id }) => id === chainId)?.symbol
  return [
    ['Transactions', known(summary.tx_count)],
    ['Sent', known(summary.outbound_count)],
    ['Contracts called', known(summary.unique_contracts_interacted)],
    ['Balance', `${known(summary.balance_eth)}${symbol === undefined ? '' : ` ${symbol}`}`],
  ]
}

function tokenFacts(result: TokenScanResult): Facts {
  const token = ours(result)
  if (!token) return [['Details', 'in another form than chainvet writes them']]
  const { name, symbol, total_supply: supply, decimals, owner, holders, liquidity } = token
  const pools = liquidity?.map(
    ({ venue, quote, usd, pool }) =>
      markup`<li>${venue} against <bdi>${visibleName(quote)}</bdi>, ${usd === null ? 'value unknown' : `$${grouped(Math.round(usd))}`} <span class="mono small">${pool}</span></li>`,
  )
  return [
    ['Name', markup`<bdi>${name === null ? 'unknown' : visibleName(name)}</bdi>`],
    ['Symbol', markup`<bdi>${symbol === null ? 'unknown' : visibleName(symbol)}</bdi>`],
    ['Supply', supply === null ? 'unknown' : wholeUnits(supply, decimals)],
    ['Owner', owner === null ? 'none known' : markup`<span class="mono">${owner}</span>`],
    ['Holders', known(holders?.count)],
    ['Pools', pools ? (pools.length === 0 ? 'none found' : markup`<ul>${pools}</ul>`) : 'unknown'],
  ]
}

function repeat({ row: { target } }: Entry): Markup {
  const line = target ? command(target) : undefined
  return line === undefined ? nothing : markup`<p class="small">Scan it again: <code>${line}</code></p>`
}
