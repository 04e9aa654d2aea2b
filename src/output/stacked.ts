import { tokenDetailsOf } from '../api/ledger.ts'
import type { Row } from '../api/report.ts'
import { isWalletResult } from '../api/scanner.ts'
import type { Page } from './format.ts'
import { namedHomoglyphs } from './homoglyphs.ts'
import { mark, wrap } from './paint.ts'
import { addressOf, chainOf, levelWord, partsOf, placeOf, remarks } from './row-text.ts'
import { visible, visibleName, visibleText } from './visible.ts'

/** Rows as blocks with an empty line between: for narrow terminals, and one fact a line for screen readers. */
export const stacked = (rows: readonly Row[], page: Page): string =>
  rows.map(row => `${(page.accessible ? spoken(row) : block(row, page)).join('\n')}\n`).join('\n')

function block(row: Row, page: Page): string[] {
  const score = row.result && row.status === 'scored' ? [String(row.result.risk_score)] : []
  const place = row.file === undefined ? `line ${row.line}` : placeOf(row)
  const indented = (text: string) => wrap(text, page.width - 3).map(line => `   ${line}`)
  return [
    [mark(levelWord(row), page), ...score, chainOf(row), place].join('  '),
    `   ${addressOf(row)}`,
    ...nameOf(row).flatMap(indented),
    ...reasonsOf(row).flatMap(indented),
    ...remarksOf(row).flatMap(indented),
  ]
}

function spoken(row: Row): string[] {
  return [
    row.file === undefined ? `Line: ${row.line}` : `Place: ${placeOf(row)}`,
    `Level: ${visibleName(levelWord(row))}`,
    ...(row.result && row.status === 'scored' ? [`Score: ${row.result.risk_score}`] : []),
    `Chain: ${chainOf(row) === '?' ? 'unknown' : chainOf(row)}`,
    `Address: ${addressOf(row)}`,
    ...nameOf(row).map(name => `Token: ${name}`),
    ...reasonsOf(row).map(reason => `Reason: ${reason}`),
    ...remarksOf(row).map(remark => `Note: ${remark}`),
  ]
}

/** Name and symbol of a token, where its service tells them. */
function nameOf({ result, status }: Row): string[] {
  if (status !== 'scored' || !result || isWalletResult(result)) return []
  const details = tokenDetailsOf(result)
  if (!details) return []
  const { name, symbol } = details as { name: string | null; symbol: string | null }
  return name === null && symbol === null ? [] : [tokenName(name, symbol)]
}

/** "USD Coin (USDC)". */
export const tokenName = (name: string | null, symbol: string | null): string =>
  `${name === null ? 'no name' : namedHomoglyphs(name)} (${symbol === null ? 'no symbol' : namedHomoglyphs(symbol)})`

function reasonsOf({ result, status, error }: Row): string[] {
  if (status !== 'scored' || !result)
    return [`${visibleName(error?.code ?? 'UNSCORED')}: ${visibleText(error?.message ?? 'no reason given', 1_000)}`]
  return result.flags.map(flag => {
    const { tag, sentence } = partsOf(flag)
    return `[${tag}] ${sentence}`
  })
}

function remarksOf(row: Row): string[] {
  const { look_alikes, ignored } = row
  // the table names contacts by their names alone; here is room for the address
  const contacts = look_alikes.flatMap(({ known, name }) => (name === null ? [] : [`"${visibleName(name)}" is ${visible(known)}`]))
  return [...remarks(row), ...contacts, ...(ignored ? [`accepted at ${ignored.accepted_level}: ${visible(ignored.reason)}`] : [])]
}
