import type { Cost, Counts } from '../api/cost.ts'
import type { Scanner, UsageRecord } from '../api/scanner.ts'
import { ChainvetError, failures } from '../errors.ts'
import { type App, busy } from './app.ts'
import { appliedTo } from './config/apply-config.ts'
import type { GlobalFlags, ServiceFlags } from './options.ts'
import type { RunFlags } from './scan-options.ts'
import type { ChosenScanner } from './scanner.ts'
import { isAccessible, widthOf } from './terminal.ts'

export type CostFlags = RunFlags & GlobalFlags & Pick<ServiceFlags, 'prompts'> & { readonly json?: boolean; readonly format?: string }

export interface Guarded {
  readonly chosen: Pick<ChosenScanner, 'scanner' | 'account' | 'retries'>
  /** Undefined where counting would have used the input up. */
  readonly counts: Counts | undefined
  /** Targets that an earlier run has finished: they cost nothing again. */
  readonly done?: number
}

/** The answer of --dry-run, on stdout. Nobody is asked but the account; rejects with its failure. */
export async function tellCost(app: App, flags: CostFlags, { chosen, counts, done }: Guarded & { readonly counts: Counts }): Promise<void> {
  const { account } = chosen
  const usage = account && (await busy(app, 'Asking the service', flags, account.usage(app.signal)))
  const [{ costOf }, { adviceText, costJson, costText }] = await Promise.all([import('../bulk/price.ts'), import('../output/cost.ts')])
  const cost = costOf(counts, usage, { ...flags, done })
  const allowOverage = flags.allowOverage === true
  if (flags.json || flags.format === 'json') app.stdout.write(costJson(counts, cost, { indent: 2, allowOverage }))
  else if (flags.format === 'jsonl') app.stdout.write(costJson(counts, cost, { allowOverage }))
  else app.stdout.write(costText(counts, cost, pageOf(app, app.stdout, flags)) + adviceText(cost, { allowOverage }))
}

const pageOf = (app: App, stream: App['stdout'], { width, accessible }: GlobalFlags) => ({
  width: widthOf(width, stream, app.env),
  accessible: isAccessible(accessible, app.env),
})

/**
 * Lets a run begin when what it may cost is allowed, and returns the scanner that starts no call beyond that. Throws
 * OVERAGE_NOT_ALLOWED or QUOTA_EXHAUSTED before the first scan, and the failure of the account where that does not answer:
 * nobody knows then what a run costs. One target, and the engine of this process, are not guarded.
 */
export async function guardCost(app: App, flags: CostFlags, { chosen, counts, done = 0 }: Guarded): Promise<Scanner> {
  const { scanner, account, retries } = chosen
  if (!account || (counts && counts.targets - done <= 1)) return scanner
  const cap = await capOf(app)
  const asked = busy(app, 'Asking the service', flags, account.usage(app.signal))
  const usage = await asked.catch((error: unknown) => withoutUsage(app, flags, error, cap))
  if (!usage) return scanner
  const most = await mostCalls(app, flags, { usage, counts, done, cap })
  if (most === undefined) return scanner
  const { usedIn, withinBudget } = await import('../bulk/budget.ts')
  const used = usedIn(usage)
  return withinBudget(scanner, { account, used, ceiling: used + most, retries })
}

/** The most that the overage of a month may cost, in millionths of a dollar. It is a setting of the user alone. */
async function capOf(app: App): Promise<bigint | undefined> {
  const setting = appliedTo(app).settings.get('overage_limit_usd')
  const { millionths } = await import('../bulk/price.ts')
  return setting && (millionths(String(setting.value)) ?? nothing)
}

const nothing = 0n

/** Without the account, only somebody who has allowed every price goes on. */
function withoutUsage(app: App, flags: CostFlags, error: unknown, cap: bigint | undefined): undefined {
  if (app.signal.aborted) throw stopped()
  if (!(error instanceof ChainvetError) || failures[error.code].exit === 4) throw error
  const { code, message, where, hint } = error
  if (flags.allowOverage && cap === undefined) {
    say(app, flags, 'warning: it is not known how many calls are left this month; the run goes on, because overage is allowed')
    return undefined
  }
  throw new ChainvetError(code, 'it is not known how many calls are left this month, nor what a run would cost', {
    where: [message, ...where],
    hint: [...(hint === undefined ? [] : [hint]), ...(cap === undefined ? ['Nothing was scanned. To scan whatever it costs: --allow-overage'] : ['Nothing was scanned.'])].join('\n'),
    cause: error,
  })
}

interface Case {
  readonly usage: UsageRecord
  readonly counts: Counts | undefined
  readonly done: number
  readonly cap: bigint | undefined
}

/** How many calls may be started; undefined where nobody sets an end. Says what is to be known, and asks where that is possible. */
async function mostCalls(app: App, flags: CostFlags, { usage, counts, done, cap }: Case): Promise<number | undefined> {
  const [{ costOf, decide }, { overageText, stopsText }] = await Promise.all([import('../bulk/price.ts'), import('../output/cost.ts')])
  // without a count, --max-calls still says how many there are at most
  const cost = costOf(counts ?? { targets: flags.maxCalls ?? 0 }, usage, { ...flags, done: counts ? done : 0 })
  const { quota, calls } = cost
  if (!quota) return undefined
  const known = counts !== undefined || (flags.maxCalls !== undefined && quota.over === 0)
  const consent = { allowed: flags.allowOverage === true, cap, canAsk: canAsk(app, flags) }
  const decision = decide(quota, known ? calls : undefined, consent)
  if ('refuse' in decision) throw await refusal(decision.refuse, { usage, cost: known ? cost : undefined, cap })
  if ('ask' in decision) await agree(app, flags, counts, cost)
  else if (decision.stops) say(app, flags, `note: ${stopsText(quota, known ? calls : undefined)}`)
  else if (quota.over > 0) say(app, flags, `note: this run goes past the included calls: ${overageText(quota)}`)
  return decision.most
}

const canAsk = ({ stdin, stderr }: App, { prompts }: CostFlags): boolean => stdin.isTTY && stderr.isTTY && prompts !== false

/** Shows what the run costs, and asks whether that is wanted. Nobody who only presses Enter pays. */
async function agree(app: App, flags: CostFlags, counts: Counts | undefined, cost: Cost): Promise<void> {
  if (flags.yes || !counts) return
  const { costText, questionText } = await import('../output/cost.ts')
  app.stderr.write(costText(counts, cost, pageOf(app, app.stderr, flags)))
  const answer = await app.stdin.readHidden(questionText(cost)).catch(() => {
    throw stopped()
  })
  const yes = /^y(es)?$/i.test(answer.trim())
  // the answer was typed without an echo
  say(app, flags, yes ? 'yes' : 'no')
  if (!yes) throw new ChainvetError('OVERAGE_NOT_ALLOWED', 'going past the included calls was not agreed to', { hint: atPool(cost) })
}

interface Refused {
  readonly usage: UsageRecord
  /** Undefined where the calls could not be counted. */
  readonly cost: Cost | undefined
  readonly cap: bigint | undefined
}

async function refusal(why: 'pool' | 'cap' | 'exhausted', { usage, cost, cap }: Refused): Promise<ChainvetError> {
  if (why === 'exhausted') return (await import('../remote/refusal.ts')).quotaExhausted(usage)
  const [{ quotaOf }, { costLines, dollars, leftText }] = await Promise.all([import('../bulk/price.ts'), import('../output/cost.ts')])
  const { spent, price } = cost?.quota ?? quotaOf(usage, 0)
  const where = cost ? costLines(cost).map(([, text]) => text) : [leftText(quotaOf(usage, 0))]
  if (why === 'pool' || cap === undefined) {
    return new ChainvetError('OVERAGE_NOT_ALLOWED', 'this run needs more calls than are left this month', {
      where,
      hint: `${atPool(cost)}\nTo go past the included calls: --allow-overage`,
    })
  }
  const enough = price === undefined ? undefined : (spent + price + 999_999n) / 1_000_000n
  return new ChainvetError('OVERAGE_NOT_ALLOWED', 'this run would cost more than your limit for overage', {
    where: [...where, `overage_limit_usd is ${dollars(cap)}, and ${dollars(spent)} of overage are spent this month`],
    hint: [atPool(cost), ...(enough === undefined ? [] : [`To raise the limit: chainvet config set overage_limit_usd ${enough}`])].join('\n'),
  })
}

const atPool = (cost: Cost | undefined): string => {
  const left = cost?.quota?.left
  return `Nothing was scanned.${left === undefined || left === 0 ? '' : ` To stop at the included calls: --max-calls ${left}`}`
}

const stopped = (): ChainvetError => new ChainvetError('INTERRUPTED', 'stopped before anything was scanned')

function say({ stderr }: App, { quiet }: CostFlags, sentence: string): void {
  if (!quiet) stderr.write(`${sentence}\n`)
}
