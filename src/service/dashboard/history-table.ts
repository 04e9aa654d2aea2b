import { type Markup, markup } from '../../output/html/markup.ts'
import type { HistorySummary } from '../store/store.ts'
import { chainNameOf, instant, levelBadge } from './words.ts'

/** Scans, newest first, each with its verdict and its whole address. */
export const historyTable = (entries: readonly HistorySummary[]): Markup =>
  markup`<table class="list"><thead><tr><th scope="col">When</th><th scope="col">Verdict</th><th scope="col">What</th></tr></thead><tbody>${entries.map(
    ({ id, at, kind, chainId, address, score, level }) =>
      markup`<tr><td class="when">${instant(at)}</td><td class="verdict-cell">${levelBadge(level)} <b>${score}</b></td><th scope="row"><a class="mono" href="/dashboard/history/${id}">${address}</a><span class="small">${kind} on ${chainNameOf(chainId)}</span></th></tr>`,
  )}</tbody></table>`
