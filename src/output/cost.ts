import type { Cost, Counts, Quota } from '../api/cost.ts'
import { counted, grouped } from './amounts.ts'
import { wrap } from './paint.ts'
import { asciiJson, visible, visibleName } from './visible.ts'

/** How the cost of a run is drawn. */
export interface CostPage {
  readonly width: number
  /** One fact a line, no columns. */
  readonly accessible: boolean
}

type Line = readonly [label: string, text: string]

/** Rows, calls, price and time of a run that is not begun, a line each. */
export function costText(counts: Counts, cost: Cost, { width, accessible }: CostPage): string {
  const lines = [rowsLine(counts), ...costLines(cost), ...timeLine(cost)]
  if (accessible) return lines.map(([label, text]) => `${label}: ${text}\n`).join('')
  const column = Math.max(...lines.map(([label]) => label.length)) + 3
  return lines.map(([label, text]) => `${label.padEnd(column)}${wrap(text, width - column).join(`\n${' '.repeat(column)}`)}\n`).join('')
}

/** Calls and price: what decides whether a run may begin. */
export function costLines({ calls, beyondLimit, quota }: Cost): readonly Line[] {
  const needs = `needs ${grouped(calls)}${beyondLimit > 0 ? ` (--max-calls leaves ${counted(beyondLimit, 'target')} out)` : ''}`
  if (!quota) return [['calls', `${needs}; free: the engine of this process has no quota`]]
  return [['calls', `${needs}; ${leftText(quota)}`], ...(quota.over > 0 ? ([['overage', overageText(quota)]] as const) : [])]
}

/** "6,796 left this month (tier starter, resets 2026-12-01 UTC)" */
export const leftText = ({ left, tier, resets }: Quota): string =>
  `${grouped(left)} left this month (tier ${visibleName(tier)}, resets ${resets.slice(0, 10)} UTC)`

/** "11,408 calls x $0.024 = $273.79" */
export function overageText({ free, over, perCall, price }: Quota): string {
  if (free) return `none on this tier: the run stops at the pool, with ${counted(over, 'target')} left`
  if (perCall === undefined || price === undefined) return `${counted(over, 'call')} at a price that the service does not say`
  return `${counted(over, 'call')} x ${dollars(perCall)} = ${dollars(price)}`
}

/** Where the run will stop, said before it begins. `calls` is undefined where they cannot be counted. */
export function stopsText(quota: Quota, calls: number | undefined): string {
  const left = leftText(quota)
  const remedy = quota.free ? '' : '; to go past them: --allow-overage'
  if (calls === undefined)
    return `what is piped in cannot be counted before it is scanned; the run stops after the calls that are left: ${left}${remedy}`
  return `this run needs ${counted(calls, 'call')} and stops after those that are left: ${left}; ${counted(quota.over, 'target')} can be scanned later`
}

/** Asked below the cost. */
export const questionText = ({ quota }: Cost): string =>
  `Go past the included calls${quota?.price === undefined ? '' : `, for ${dollars(quota.price)}`}? [y/N] `

function rowsLine({ file, rows, targets, duplicates, badRows, badPlaces }: Counts): Line {
  const parts = [
    `${grouped(targets)} to scan`,
    ...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []),
    ...(badRows > 0 ? [`${counted(badRows, 'bad row')} (${placesText(badPlaces, badRows)})`] : []),
  ]
  return [file === null ? 'addresses' : file === '-' ? 'standard input' : visible(file), `${counted(rows, 'row')}: ${parts.join(', ')}`]
}

/** "line 40", "lines 40, 77, 1,902 ..."; with the file where there are several. */
function placesText(places: Counts['badPlaces'], count: number): string {
  const shown = places.slice(0, 3).map(({ line, file }) => (file === undefined ? grouped(line) : `${visible(file)}:${line}`))
  const several = places.some(({ file }) => file !== undefined)
  return `${several ? '' : count === 1 ? 'line ' : 'lines '}${shown.join(', ')}${count > shown.length ? ' ...' : ''}`
}

function timeLine({ calls, pace }: Cost): Line[] {
  if (pace === undefined || calls === 0) return []
  return [['time', `about ${spoken(calls / pace)} at ${grouped(pace)} ${pace === 1 ? 'call' : 'calls'} per second`]]
}

/** What to do about it, below the answer of a dry run. */
export function adviceText({ quota }: Cost, { allowOverage }: { readonly allowOverage: boolean }): string {
  if (!quota || quota.free || quota.over === 0 || allowOverage) return 'nothing was scanned.\n'
  return `nothing was scanned.  To go past the included calls: --allow-overage${quota.left > 0 ? `, or stop at the pool: --max-calls ${quota.left}` : ''}\n`
}

/** The same as one JSON document. Dollars are exact to the millionth up to nine billion. */
export function costJson(
  counts: Counts,
  cost: Cost,
  { indent, allowOverage }: { readonly indent?: number; readonly allowOverage: boolean },
): string {
  const { quota, pace, calls } = cost
  const document = {
    schema_version: 1,
    dry_run: true,
    input: { file: counts.file, sha256: counts.sha256 },
    rows: counts.rows,
    targets: counts.targets,
    duplicates: counts.duplicates,
    bad_rows: counts.badRows,
    bad_places: counts.badPlaces,
    calls,
    quota: quota ? { tier: quota.tier, remaining: quota.left, period_end: quota.resets } : null,
    overage: quota
      ? {
          calls: quota.over,
          possible: !quota.free,
          allowed: !quota.free && allowOverage,
          per_call_usd: quota.perCall === undefined ? null : decimal(quota.perCall),
          cost_usd: quota.price === undefined ? null : decimal(quota.price),
        }
      : null,
    calls_per_second: pace ?? null,
    seconds: pace === undefined ? null : Math.ceil(calls / pace),
  }
  return `${asciiJson(document, indent)}\n`
}

/**
 * Millionths of a dollar as "$273.79". From one dollar on they are rounded to cents; less than that, a rounded price could
 * be nothing, so all its digits are shown: "$0.024".
 */
export function dollars(millionths: bigint): string {
  const shown = millionths >= 1_000_000n ? ((millionths + 5_000n) / 10_000n) * 10_000n : millionths
  const part = String(shown % 1_000_000n).padStart(6, '0')
  return `$${(shown / 1_000_000n).toLocaleString('en-US')}.${part.replace(/0{1,4}$/, '')}`
}

/** Without a detour through sums of doubles: the double that is closest to this decimal prints as it. */
const decimal = (millionths: bigint): number => Number(millionths) / 1_000_000

/** "90 s", "51 min", "46 h", "6 days" */
function spoken(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  if (seconds < 72 * 3600) return `${Math.round(seconds / 3600)} h`
  return counted(Math.round(seconds / 86_400), 'day')
}
