import type { TokenScanResult } from '../../api/scanner.ts'
import { type Markup, markup, nothing, trusted } from './markup.ts'
import { duration, percent } from './wording.ts'

type Trading = NonNullable<TokenScanResult['token_data']['trading']>
type Leg = Trading['buy']

/** What happened to a stranger who bought the token and wanted to leave: a line of steps, each with its outcome in words. */
export function tradingTimeline(trading: Trading | null): Markup {
  if (!trading)
    return markup`<h3>Trading</h3><p class="callout">Trading was not simulated: nobody knows from this report whether the token can be sold.</p>`
  const { venue, pool, method, buy, sales, transfer, resale, not_run: notRun } = trading
  const steps: readonly (readonly [string, Leg | null])[] = [
    ['Buy', buy],
    ...(sales.length === 0 ? [['Sell', null] as const] : sales.map(sale => [`Sell after ${duration(sale.after_seconds)}`, sale] as const)),
    ['Send to a second account', transfer],
    ['Second account sells', resale],
  ]
  return markup`<h3>Trading by a fresh account</h3><ol class="steps">${steps.map(([name, leg]) => step(name, leg))}</ol>
<p class="small">Executed on ${venue}, pool <span class="mono">${pool}</span>, by ${method}.</p>${notRun.length === 0 ? nothing : markup`<ul class="small">${notRun.map(text => markup`<li><bdi>${text}</bdi></li>`)}</ul>`}`
}

function step(name: string, leg: Leg | null): Markup {
  const outcome = leg === null ? 'untried' : leg.ok ? 'ok' : 'refused'
  const words = leg === null ? 'Not tried' : leg.ok ? 'Went through' : 'Refused'
  const tax = leg?.ok ? (leg.tax === null ? 'tax not measured' : `tax ${percent(leg.tax)}`) : undefined
  const heavy = leg?.ok && leg.tax !== null && leg.tax >= 0.1
  return markup`<li class="${outcome}${heavy ? ' taxed' : ''}">${marks[outcome]}<span>${name}</span> <b>${words}</b>${tax === undefined ? nothing : markup` <span class="tax">${tax}</span>`}${leg?.reason === undefined || leg.reason === '' ? nothing : markup` <bdi class="small">${leg.reason}</bdi>`}</li>`
}

const mark = (sign: string): Markup =>
  trusted(
    `<svg width="100%" height="24" aria-hidden="true"><line class="rail" x1="0" x2="100%" y1="12" y2="12"/><circle class="stop" cx="12" cy="12" r="10"/><path class="sign" d="${sign}"/></svg>`,
  )
const marks = { ok: mark('M7.5 12.5l3 3 6-7'), refused: mark('M8 8l8 8M16 8l-8 8'), untried: mark('M8 12h8') }
