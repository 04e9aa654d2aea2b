import { ledgerOf, tokenDetailsOf } from '../../api/ledger.ts'
import type { Row } from '../../api/report.ts'
import { isWalletResult, type ScanResult } from '../../api/scanner.ts'
import { chains } from '../../chains/index.ts'
import { resultOf } from '../../output/html/details.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { patterns } from '../../output/html/page.ts'
import { command, sentenceOf } from '../../output/html/wording.ts'
import { visibleName } from '../../output/visible.ts'
import { changes } from './changes.ts'
import type { Visit } from './guard.ts'
import { page, problem } from './layout.ts'
import { verification } from './verification.ts'
import { chainNameOf, instant, levelBadge, standingOf } from './words.ts'

/** A result, and what is known of the call that brought it. */
export interface Shown {
  readonly kind: 'wallet' | 'token'
  readonly chainId: number | undefined
  readonly address: string
  /** JSON, as it was sent. */
  readonly result: string
  readonly at?: Date
  /** Of the history; absent for a row of a batch. */
  readonly id?: string
}

/** One result with everything that proves it. */
export function resultPage(
  shown: Shown,
  visit: Visit,
  { above = nothing, place = 'history' }: { above?: Markup; place?: 'history' | 'batches' | 'scan' } = {},
): string {
  const { kind, chainId, address, id } = shown
  const title = `${kind === 'wallet' ? 'Wallet' : 'Token'} on ${chainNameOf(chainId)}`
  const result = resultIn(shown)
  if (!result) return page({ title, place, body: markup`${above}<p class="mono">${address}</p>${problem([unreadable])}` }, visit)
  const links = [
    ...(id === undefined ? [] : [markup`<a class="button" href="/dashboard/history/${id}.json" download>Download as JSON</a>`]),
    markup`<a class="button" href="/dashboard/scan?${new URLSearchParams({ kind, chain: String(result.chain_id), address }).toString()}">Scan again</a>`,
  ]
  const body = markup`${patterns}${above}${head(shown, result)}<p class="actions">${links}</p>
<section aria-labelledby="changes"><h2 id="changes">What would change the level</h2>${changes(result)}</section>
<section aria-labelledby="proof"><h2 id="proof">In detail</h2>${resultOf({ n: 1, row: rowOf(shown, result) }, result, 'full')}</section>
<section aria-labelledby="verify"><h2 id="verify">How to verify it</h2>${verification(result)}${again(shown)}</section>`
  return page({ title, place, body }, visit)
}

const unreadable = 'This result cannot be read any more. Scan the address again.'

function resultIn({ result, kind }: Shown): ScanResult | undefined {
  try {
    const read: unknown = JSON.parse(result)
    const fits = typeof read === 'object' && read !== null && (kind === 'wallet' ? 'wallet_address' : 'contract_address') in read
    return fits ? (read as ScanResult) : undefined
  } catch {
    return undefined
  }
}

function head({ address, at, kind }: Shown, result: ScanResult): Markup {
  const { risk_level: level, risk_score: score, flags } = result
  const name = isWalletResult(result) || !tokenDetailsOf(result) ? null : result.token_data.name
  const title = name === null ? nothing : markup` <bdi>${visibleName(name)}</bdi>`
  const missing = ledgerOf(result)?.coverage.missing.length
  const silent =
    flags.length === 0 ? markup`<p>No signal was raised${missing ? ', but not everything could be checked' : ''}.</p>` : nothing
  return markup`<div class="head ${standingOf(level).tone}"><p class="lede">${levelBadge(level)} <b>${score} of 100</b></p><p class="mono">${address}</p><p class="small">${kind}${title}${at ? markup`, asked ${instant(at)}` : nothing}</p>${silent}${flags.length === 0 ? nothing : markup`<ol class="why">${flags.map(flag => markup`<li>${sentenceOf(flag)}</li>`)}</ol>`}</div>`
}

/** The result as the report writer takes it. */
function rowOf({ kind, address }: Shown, result: ScanResult): Row {
  return {
    line: 1,
    status: 'scored',
    input: {},
    target: targetOf(kind, address, result.chain_id),
    kind,
    result,
    cached: false,
    duplicate_of: null,
    note: null,
    look_alikes: [],
    ignored: null,
    baseline: null,
  }
}

function targetOf(kind: 'wallet' | 'token', address: string, chainId: number): NonNullable<Row['target']> {
  const chain = chains.find(({ id }) => id === chainId)
  return {
    kind,
    given: address,
    address,
    chain: chain?.names[0] ?? String(chainId),
    chain_id: chainId,
    caip10: `${chain?.caip2 ?? chainId}:${address}`,
  }
}

function again({ kind, address, chainId }: Shown): Markup {
  const line = chainId === undefined ? undefined : command(targetOf(kind, address, chainId))
  return line === undefined
    ? nothing
    : markup`<h3>Repeat the whole scan</h3><p>On a machine of yours, with a node that you trust:</p><p class="pre" role="region" aria-label="Command" tabindex="0"><code>${line} --explain</code></p>`
}
