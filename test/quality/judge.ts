import { type Level, levels } from '../../src/api/level.ts'
import type { TokenScanResult } from '../../src/index.ts'
import { type Case, type EffectClass, effectClasses } from './case.ts'
import { exactInterval, type Interval } from './intervals.ts'
import type { NaiveVerdict } from './naive.ts'

/** What was said about one case. */
export interface Answer {
  readonly case: Case
  readonly token: string
  readonly result?: TokenScanResult
  readonly failure?: string
  readonly milliseconds: number
  readonly naive: NaiveVerdict
}

/** Which effects a check speaks of. A sale that fails can be any of the three kinds of blocked exits, or a red pill. */
export const speaksOf: Readonly<Record<string, readonly EffectClass[]>> = {
  'token/sell-blocked': ['E1', 'E2', 'E9'],
  'token/sell-stops': ['E2', 'E1', 'E4', 'E9'],
  'token/sell-varies': ['E2', 'E1', 'E9'],
  'token/sell-limited': ['E1', 'E2'],
  'token/resale-blocked': ['E1', 'E2', 'E9'],
  'token/transfers-refused': ['E1', 'E2', 'E4', 'E9'],
  'token/transfer-blocked': ['E1'],
  'token/sell-tax': ['E4', 'E2'],
  'token/buy-tax': ['E4'],
  'token/transfer-tax': ['E4'],
  'token/owner-blocks-sales': ['E3'],
  'token/owner-raises-tax': ['E4'],
  'token/owner-takes-balances': ['E5'],
  'token/owner-mints': ['E6'],
  'token/hidden-mint': ['E6'],
  'token/false-books': ['E9', 'E6'],
  'token/upgradeable': ['E7'],
  'token/liquidity': ['E8'],
  'token/removable-liquidity': ['E8'],
  'token/concentrated': ['E8'],
  'token/impersonates': ['E9'],
  'token/deceptive-name': ['E9'],
}

/**
 * Rows that are no claim of an effect: a sale refused in the first seconds is a cooldown, which honest tokens have as well, of
 * liquidity that nobody got out nobody says that somebody can, and who was given some and has to wait is not said to be caught.
 */
const notes: readonly string[] = ['token/sell-stops/early', 'token/removable-liquidity/kept', 'token/transfers-refused/given']

/** Checks that set a token into its surroundings: they speak of no effect. */
export const context: readonly string[] = [
  'token/age',
  'token/few-holders',
  'token/unverified-source',
  'token/buy-blocked',
  'token/not-erc20',
]

export interface Share {
  readonly hits: number
  readonly of: number
  readonly interval: Interval
}

const share = (hits: number, of: number): Share => ({ hits, of, interval: exactInterval(hits, of) })

export interface Fault {
  readonly name: string
  readonly kind: 'missed' | 'false alarm' | 'level' | 'tax' | 'no result'
  readonly expected: string
  readonly got: string
}

export interface Figures {
  readonly cases: { readonly traps: number; readonly benign: number }
  readonly recall: Readonly<Record<EffectClass, Share>>
  readonly precision: Readonly<Record<EffectClass, Share>>
  /** Proven now: E1, E2, E4 and the red pills of E9 that make a token CRITICAL. */
  readonly honeypots: Share
  /** Reachable: E3, E5, E6. */
  readonly powers: { readonly recall: Share; readonly precision: Share }
  /** Benign tokens by the level that they got; `mistaken`: those that are HIGH though they may not be, as nobody alone can do harm. */
  readonly benign: { readonly critical: number; readonly high: number; readonly mistaken: number }
  readonly confusion: Readonly<Record<string, Readonly<Record<Level, number>>>>
  readonly tax: { readonly measured: number; readonly within: Share; readonly most: number }
  readonly milliseconds: { readonly median: number; readonly p95: number }
  readonly naive: {
    readonly honeypots: Share
    readonly falseAlarms: Share
    readonly recall: Readonly<Record<EffectClass, Share>>
    readonly tax: Share
  }
}

type Check = TokenScanResult['token_data']['checks'][number]

/** Checks that say something bad about an effect, with points or as a finding that a stronger one of its group outweighs. */
const findings = ({ result }: Answer): readonly Check[] =>
  result?.token_data.checks.filter(({ outcome, solo }) => outcome === 'raised' && (solo ?? 0) > 0) ?? []

const effectsNamedBy = ({ id, row }: Check): readonly EffectClass[] => (notes.includes(`${id}/${row}`) ? [] : (speaksOf[id] ?? []))

const truthOf = ({ case: { effects, also = [] } }: Answer) => new Set([...effects.map(effect => effect.class), ...also])
const finds = (answer: Answer, effect: EffectClass) => findings(answer).some(check => effectsNamedBy(check).includes(effect))
const asExpected = ({ case: { levels: expected }, result }: Answer) =>
  result !== undefined && (expected as readonly string[]).includes(result.risk_level)
const isTrap = ({ case: { variant } }: Pick<Answer, 'case'>) => variant === 'trap'

/** An effect counts as found where the level is right and a check names it. */
const found = (answer: Answer, effect: EffectClass) => asExpected(answer) && finds(answer, effect)

const perClass = <T>(of: (effect: EffectClass) => T) =>
  Object.fromEntries(effectClasses.map(effect => [effect, of(effect)])) as unknown as Readonly<Record<EffectClass, T>>

/** Findings about an effect that the token does not have. */
function falseFindings(answer: Answer): readonly { readonly check: Check; readonly effect: EffectClass }[] {
  const truth = truthOf(answer)
  return findings(answer).flatMap(check => {
    const spoken = effectsNamedBy(check)
    const [first] = spoken
    return first === undefined || spoken.some(effect => truth.has(effect)) ? [] : [{ check, effect: first }]
  })
}

const isHigh = ({ result }: Answer): boolean => result?.risk_level === 'HIGH'

export function figuresOf(answers: readonly Answer[]): Figures {
  const traps = answers.filter(isTrap)
  const harmless = answers.filter(answer => !isTrap(answer))
  const withEffect = (effect: EffectClass) => traps.filter(({ case: { effects } }) => effects.some(one => one.class === effect))
  const honeypots = traps.filter(({ case: { levels: expected } }) => expected.length === 1 && expected[0] === 'CRITICAL')
  const precisionOf = (effect: EffectClass) => {
    const right = answers.filter(answer => truthOf(answer).has(effect) && finds(answer, effect)).length
    const wrong = answers.filter(answer => falseFindings(answer).some(one => one.effect === effect)).length
    return share(right, right + wrong)
  }
  const reachable = (['E3', 'E5', 'E6'] as const).map(effect => ({
    has: traps.filter(({ case: { effects } }) => effects.some(one => one.class === effect && one.when === 'reachable')),
    precision: precisionOf(effect),
    effect,
  }))
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const errors = answers.flatMap(taxErrors)
  const naiveErrors = answers.flatMap(naiveTaxErrors)
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return {
    cases: { traps: traps.length, benign: harmless.length },
    recall: perClass(effect => {
      const all = withEffect(effect)
      return share(all.filter(answer => found(answer, effect)).length, all.length)
    }),
    precision: perClass(precisionOf),
    honeypots: share(honeypots.filter(asExpected).length, honeypots.length),
    powers: {
      recall: share(
        sum(reachable.map(({ has, effect }) => has.filter(one => found(one, effect)).length)),
        sum(reachable.map(({ has }) => has.length)),
      ),
      precision: share(sum(reachable.map(({ precision }) => precision.hits)), sum(reachable.map(({ precision }) => precision.of))),
    },
    benign: {
      critical: harmless.filter(({ result }) => result?.risk_level === 'CRITICAL').length,
      high: harmless.filter(isHigh).length,
      mistaken: harmless.filter(answer => isHigh(answer) && !answer.case.levels.includes('HIGH')).length,
    },
    confusion: confusionOf(answers),
    tax: {
      measured: errors.length,
      within: share(errors.filter(error => error <= 0.5).length, errors.length),
      most: Math.max(0, ...errors),
    },
    milliseconds: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
    naive: {
      honeypots: share(honeypots.filter(({ naive }) => naive.honeypot).length, honeypots.length),
      falseAlarms: share(harmless.filter(({ naive }) => naive.honeypot).length, harmless.length),
      recall: perClass(effect => {
        const all = withEffect(effect)
        return share(all.filter(({ naive }) => naive.honeypot).length, all.length)
      }),
      tax: share(naiveErrors.filter(error => error <= 0.5).length, naiveErrors.length),
    },
  }
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0

function confusionOf(answers: readonly Answer[]): Figures['confusion'] {
  const table: Record<string, Record<string, number>> = {}
  for (const {
    case: { levels: expected },
    result,
  } of answers) {
    const row = expected.join('|')
    table[row] ??= Object.fromEntries(levels.map(level => [level, 0]))
    const got = result?.risk_level ?? 'none'
    table[row][got] = (table[row][got] ?? 0) + 1
  }
  return table as Figures['confusion']
}

/** The purchase, or that behind what opens the market. */
const boughtIn = (trading: TokenScanResult['token_data']['trading'] | undefined) => trading?.buy_when_open ?? trading?.buy

/** The first sale that went through, as after half a minute, or else the first. */
const soldIn = (trading: TokenScanResult['token_data']['trading'] | undefined) =>
  trading?.sales.find(({ tax }) => tax !== undefined && tax !== null) ?? trading?.sales[0]

/** Differences in percentage points between what is true and what was measured; a tax that was not measured is off by all of it. */
function taxErrors({ case: { taxes }, result }: Answer): readonly number[] {
  if (!taxes) return []
  const trading = result?.token_data.trading
  const measured = [boughtIn(trading)?.tax, soldIn(trading)?.tax, trading?.transfer?.tax]
  return [taxes.buy, taxes.sell, taxes.transfer].flatMap((due, index) => {
    const got = measured[index]
    return due === undefined ? [] : [Math.abs((got === null || got === undefined ? 100 : got * 100) - due)]
  })
}

const naiveTaxErrors = ({ case: { taxes }, naive }: Answer): readonly number[] =>
  taxes ? [Math.abs((naive.buy ?? 100) - taxes.buy), Math.abs((naive.sell ?? 100) - taxes.sell)] : []

/** Everything that is not as it should be. */
export function faultsOf(answers: readonly Answer[]): readonly Fault[] {
  return answers.flatMap(answer => {
    const { case: one, result, failure } = answer
    const told = () =>
      result
        ? `${result.risk_level} ${result.risk_score}: ${findings(answer)
            .map(({ id, row, solo }) => `${id.replace('token/', '')}/${row} ${solo}`)
            .join(', ')}`
        : (failure ?? '')
    const expected = `${one.levels.join(' or ')}; ${one.effects.map(effect => `${effect.class} ${effect.when}`).join(', ') || 'no effect'}`
    const fault = (kind: Fault['kind'], got = told()): Fault => ({ name: one.name, kind, expected, got })
    if (!result) return [fault('no result')]
    const missed = isTrap(answer) && one.effects.some(effect => !found(answer, effect.class))
    const wrong = falseFindings(answer).map(({ check }) =>
      fault('false alarm', `${check.id}/${check.row} ${check.solo}: ${check.sentence}`),
    )
    const level = asExpected(answer) ? [] : [fault(isTrap(answer) ? 'missed' : 'level')]
    const off = taxErrors(answer).some(error => error > 0.5)
    const { trading } = result.token_data
    const measured = JSON.stringify([boughtIn(trading), soldIn(trading), trading?.transfer].map(leg => leg?.tax ?? leg?.reason ?? null))
    const tax = off ? [fault('tax', `${measured} for ${JSON.stringify(one.taxes)}`)] : []
    return [...tax, ...(missed && level.length === 0 ? [fault('missed')] : level), ...wrong]
  })
}
