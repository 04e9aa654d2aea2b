import type { UsageRecord } from '../api/scanner.ts'
import { asciiJson, visibleName } from './visible.ts'

/** Used calls in percent of the included ones, rounded down: 100 is not said before it is true. */
export function usedPercent({ included_calls: included, used_this_month: used }: UsageRecord): number {
  if (included <= 0) return used > 0 ? 100 : 0
  return Math.floor((used / included) * 100)
}

/** How the account is drawn. */
export interface UsagePage {
  /** Tells how far the reset is. */
  readonly now: Date
  readonly width: number
  readonly ascii: boolean
  /** One fact a line, no box. */
  readonly accessible: boolean
}

/** The account of a month for people. */
export function usageTable(record: UsageRecord, { now, width, ascii, accessible }: UsagePage): string {
  const { tier, included_calls: included, used_this_month: used, remaining, overage_calls: overage } = record
  const percent = usedPercent(record)
  const rows: (readonly [string, string])[] = [
    ['Tier', visibleName(tier)],
    ['Period', `${day(record.period_start)} to ${day(record.period_end)} (UTC), resets ${inDays(record.period_end, now)}`],
    ['Included', calls(included)],
    ['Used', accessible ? `${calls(used)}, ${count(percent)} %` : `${calls(used)}  ${bar(percent)}  ${count(percent)} %`],
    ['Remaining', calls(remaining)],
    ['Overage', `${calls(overage)}, ${dollars(record.overage_cost_usd)} so far${price(record.overage_per_call_usd)}`],
  ]
  if (accessible) return rows.map(([name, text]) => `${name}: ${text}\n`).join('')
  const room = Math.max(...rows.map(([, text]) => text.length))
  const names = Math.max(...rows.map(([name]) => name.length))
  // a box that is wider than the terminal would be torn
  if (names + room + 7 > width) return rows.map(([name, text]) => `${name.padEnd(names)}  ${text}\n`).join('')
  const [line, side, top, bottom] = ascii ? ['-', '|', '+++', '+++'] : ['─', '│', '┌┬┐', '└┴┘']
  const rule = ([left, middle, right]: string) => `${left}${line.repeat(names + 2)}${middle}${line.repeat(room + 2)}${right}\n`
  const body = rows.map(([name, text]) => `${side} ${name.padEnd(names)} ${side} ${text.padEnd(room)} ${side}\n`)
  return [rule(top), ...body, rule(bottom)].join('')
}

/** The record of the service unchanged, and one member of ours. */
export const usageJson = (record: UsageRecord, { version, service }: { version: string; service: string }): string =>
  `${asciiJson({ ...record, chainvet: { schema_version: 1, version, service, used_percent: usedPercent(record) } }, 2)}\n`

const count = (value: number): string => value.toLocaleString('en-US')
const calls = (value: number): string => `${count(value)} call${value === 1 ? '' : 's'}`
const day = (instant: string): string => instant.slice(0, 10)

/** Twenty marks for the included calls; beyond them it stays full. */
function bar(percent: number): string {
  const full = Math.max(0, Math.min(20, Math.floor(percent / 5)))
  return `[${'#'.repeat(full)}${'-'.repeat(20 - full)}]`
}

function inDays(instant: string, now: Date): string {
  const days = Math.ceil((Date.parse(instant) - now.getTime()) / 86_400_000)
  return days <= 0 ? 'now' : `in ${count(days)} day${days === 1 ? '' : 's'}`
}

/** Cents where they suffice, and all digits where a price has more. */
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`

const price = (perCall: number): string =>
  perCall > 0 ? ` (${dollars(perCall)} per call after that)` : '; calls stop at the end of the pool'
