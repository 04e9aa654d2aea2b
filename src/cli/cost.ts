import type { Cost, Counts, Quota } from '../api/cost.ts'
import type { Kind } from '../api/report.ts'
import type { Scanner, UsageRecord } from '../api/scanner.ts'
import type { Input } from '../bulk/input.ts'
import { ChainvetError, failures } from '../errors.ts'
import { type App, busy } from './app.ts'
import { appliedTo } from './config/apply-config.ts'
import type { GlobalFlags, ServiceFlags } from './options.ts'
import type { CostFlags, InputFlags, OutputFlags, RunFlags } from './scan-options.ts'
import type { ChosenScanner } from './scanner.ts'
import { isAccessible, widthOf } from './terminal.ts'

/** The flags that decide what a run costs, and how that is told. */
export type GuardFlags = CostFlags &
  Pick<RunFlags, 'concurrency' | 'rate' | 'maxCalls'> &
  GlobalFlags &
  Pick<ServiceFlags, 'prompts'> &
  Pick<OutputFlags, 'json' | 'format'>

export interface Guarded {
  readonly chosen: Pick<ChosenScanner, 'scanner' | 'account' | 'retries'>
  /** Undefined where counting would have used the input up. */
  readonly counts: Counts | undefined
  /** What is known in place of counts. */
  readonly estimate?: Estimate | undefined
  /** Targets that an earlier run has finished: they cost nothing again. */
  readonly done?: number
}

/** What is known of an input that was not counted yet: to understand every row of a long file takes as long as many calls. */
interface Estimate {
  /** Rows of the file, give or take a few. */
  readonly rows: number
  exactly(): Promise<Counts | undefined>
}

export interface Countable {
  readonly input: Input
  readonly kind: Kind | undefined
  /** Opens the same input once more. Missing where it can be read once only, such as standard input. */
  readonly again?: (() => Promise<Input>) | undefined
}

type CountFlags = GlobalFlags & Pick<InputFlags, 'chain' | 'checksum'>

/** Counts what a run would ask about, and leaves its input unread; `undefined` where that cannot be. Rejects with INTERRUPTED. */
export async function countBefore(app: App, flags: CountFlags, { input, kind, again }: Countable): Promise<Counts | undefined> {
  const other = Array.isArray(input.rows) ? input : await again?.()
  return other && countAll(app, flags, { input: other, kind })
}

/** Counts an input that nobody else wants to read: that of a dry run. */
export async function countAll(app: App, flags: CountFlags, { input, kind }: Countable): Promise<Counts> {
  const { countTargets } = await import('../bulk/count.ts')
  const { chain, checksum } = flags
  return busy(app, 'Counting', flags, countTargets(input, { kind, chain, checksum, signal: app.signal }))
}

/** The answer of --dry-run, on stdout. Nobody is asked but the account; rejects with its failure. */
export async function tellCost(
  app: App,
  flags: GuardFlags,
  { chosen, counts, done }: Guarded & { readonly counts: Counts },
): Promise<void> {
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
export async function guardCost(app: App, flags: GuardFlags, { chosen, counts, estimate, done = 0 }: Guarded): Promise<Scanner> {
  const { scanner, account, retries } = chosen
  const isOne = (some: Counts | undefined) => some !== undefined && some.targets - done <= 1
  if (!account || isOne(counts)) return scanner
  const cap = await capOf(app)
  const asked = busy(app, 'Asking the service', flags, account.usage(app.signal))
  const usage = await asked.catch((error: unknown) => withoutUsage(app, flags, error, cap))
  if (!usage) return scanner
  const atMost = estimate && (await generously(estimate, usage))
  const exact = estimate && atMost === undefined ? await estimate.exactly() : counts
  if (isOne(exact)) return scanner
  const most = await mostCalls(app, flags, { usage, counts: exact, atMost, done, cap })
  if (most === undefined) return scanner
  const { usedIn, withinBudget } = await import('../bulk/budget.ts')
  const used = usedIn(usage)
  return withinBudget(scanner, { account, used, ceiling: used + most, retries })
}

/** More calls than so many rows can take, where the included ones are enough for them: then nobody has to count. */
async function generously({ rows }: Estimate, usage: UsageRecord): Promise<number | undefined> {
  const { quotaOf } = await import('../bulk/price.ts')
  const calls = Math.ceil(rows * 1.1) + 100
  return calls <= quotaOf(usage, 0).left ? calls : undefined
}

/** The most that the overage of a month may cost, in millionths of a dollar. It is a setting of the user alone. */
async function capOf(app: App): Promise<bigint | undefined> {
  const setting = appliedTo(app).settings.get('overage_limit_usd')
  const { millionths } = await import('../bulk/price.ts')
  return setting && (millionths(String(setting.value)) ?? nothing)
}

const nothing = 0n

/** Without the account, only somebody who has allowed every price goes on. */
function withoutUsage(app: App, flags: GuardFlags, error: unknown, cap: bigint | undefined): undefined {
  if (app.signal.aborted) throw stopped()
  if (!(error instanceof ChainvetError) || failures[error.code].exit === 4) throw error
  const { code, message, where, hint } = error
  if (flags.allowOverage && cap === undefined) {
    say(app, flags, 'warning: it is not known how many calls are left this month; the run goes on, because overage is allowed')
    return undefined
  }
  throw new ChainvetError(code, 'it is not known how many calls are left this month, nor what a run would cost', {
    where: [message, ...where],
    hint: [
      ...(hint === undefined ? [] : [hint]),
      ...(cap === undefined ? ['Nothing was scanned. To scan whatever it costs: --allow-overage'] : ['Nothing was scanned.']),
    ].join('\n'),
    cause: error,
  })
}

interface Case {
  readonly usage: UsageRecord
  readonly counts: Counts | undefined
  /** Where they were not counted because the included calls are enough. */
  readonly atMost: number | undefined
  readonly done: number
  readonly cap: bigint | undefined
}

/** How many calls may be started; undefined where nobody sets an end. Says what is to be known, and asks where that is possible. */
async function mostCalls(app: App, flags: GuardFlags, { usage, counts, atMost, done, cap }: Case): Promise<number | undefined> {
  const [{ costOf, decide, quotaOf }, { overageText, stopsText }] = await Promise.all([
    import('../bulk/price.ts'),
    import('../output/cost.ts'),
  ])
  const cost = counts && costOf(counts, usage, { ...flags, done })
  const quota = cost?.quota ?? quotaOf(usage, atMost ?? flags.maxCalls ?? 1)
  // where nobody can count, --max-calls is as good as a count if it fits
  const calls = cost ? cost.calls : (atMost ?? (quota.over > 0 ? undefined : flags.maxCalls))
  const decision = decide(quota, calls, { allowed: flags.allowOverage === true, cap, canAsk: canAsk(app, flags) })
  if ('refuse' in decision) throw await refusal(decision.refuse, { usage, quota, cost, cap })
  if ('ask' in decision && counts && cost && !flags.yes) await agree(app, flags, counts, cost)
  else if ('stops' in decision && decision.stops) say(app, flags, `note: ${stopsText(quota, calls)}`)
  else if (cost && quota.over > 0) say(app, flags, `note: this run goes past the included calls: ${overageText(quota)}`)
  return decision.most
}

const canAsk = ({ stdin, stderr }: App, { prompts }: GuardFlags): boolean => stdin.isTTY && stderr.isTTY && prompts !== false

/** Shows what the run costs, and asks whether that is wanted. Nobody who only presses Enter pays. */
async function agree(app: App, flags: GuardFlags, counts: Counts, cost: Cost): Promise<void> {
  const { costText, questionText } = await import('../output/cost.ts')
  app.stderr.write(costText(counts, cost, pageOf(app, app.stderr, flags)))
  const answer = await app.stdin.readHidden(questionText(cost)).catch(() => {
    throw stopped()
  })
  const yes = /^y(es)?$/i.test(answer.trim())
  // the answer was typed without an echo
  app.stderr.write(yes ? 'yes\n' : 'no\n')
  if (!yes) throw new ChainvetError('OVERAGE_NOT_ALLOWED', 'going past the included calls was not agreed to', { hint: atPool(cost.quota) })
}

interface Refused {
  readonly usage: UsageRecord
  readonly quota: Quota
  /** Undefined where the calls could not be counted. */
  readonly cost: Cost | undefined
  readonly cap: bigint | undefined
}

async function refusal(why: 'pool' | 'cap' | 'exhausted', { usage, quota, cost, cap }: Refused): Promise<ChainvetError> {
  if (why === 'exhausted') return (await import('../remote/refusal.ts')).quotaExhausted(usage)
  const { costLines, dollars, leftText } = await import('../output/cost.ts')
  const where = cost ? costLines(cost).map(([, text]) => text) : [leftText(quota)]
  if (why === 'pool' || cap === undefined) {
    return new ChainvetError('OVERAGE_NOT_ALLOWED', 'this run needs more calls than are left this month', {
      where,
      hint: `${atPool(quota)}\nTo go past them: --allow-overage`,
    })
  }
  const { spent, price } = quota
  const enough =
    !cost || price === undefined ? [] : [`To raise it: chainvet config set overage_limit_usd ${(spent + price + 999_999n) / 1_000_000n}`]
  return new ChainvetError('OVERAGE_NOT_ALLOWED', 'this run would cost more than your limit for overage', {
    where: [...where, `overage_limit_usd is ${dollars(cap)}; ${dollars(spent)} are spent this month`],
    hint: [atPool(quota), ...enough].join('\n'),
  })
}

const atPool = (quota: Quota | undefined): string =>
  `Nothing was scanned.${quota && quota.left > 0 ? ` To stop at the included calls: --max-calls ${quota.left}` : ''}`

const stopped = (): ChainvetError => new ChainvetError('INTERRUPTED', 'stopped before anything was scanned')

function say({ stderr }: App, { quiet }: GuardFlags, sentence: string): void {
  if (!quiet) stderr.write(`${sentence}\n`)
}
