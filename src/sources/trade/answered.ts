import { wordOf } from '../evm/abi.ts'
import { constantsIn } from '../evm/constants.ts'
import { comparedIn } from '../evm/numbers.ts'
import type { Rpc } from '../evm/pool.ts'
import { word } from './arguments.ts'
import { changeOf, type Outcomes } from './changes.ts'
import { confirmed, type Proving, waitOf } from './confirm.ts'
import type { Target } from './controllers/doors.ts'
import { type Storage, surelyIn } from './controllers/storage.ts'
import { saleLeg } from './round-trip.ts'
import { runOnce } from './runs.ts'
import { type Stage, saleAmount } from './stage.ts'
import { fewCoins } from './transactions.ts'
import { callBy, firstOfEach, functionOf, idleCall, officeOf, type PowerCall, syncOf, trialSize } from './trials.ts'
import { counted } from './units.ts'
import { kinds } from './worthy.ts'

/** Most contracts whose answers are given, and most calls of others that come before: where there are more, not all was tried. */
const [mostAsked, mostBefore] = [4, 24]
/** Most words of its own, and of its storage, that are given as answers. */
const mostWords = 12
/** Of what everybody has this part may go at once, where it goes from all alike: what policies of a supply take in a day at most. */
const mostOfAll = 0.1
/** How often it is called, an hour apart: more often in a day than what is done once a day; and days after which it is looked at again. */
const [hours, longAfter] = [23, [60, 400]] as const

/** Such an answer: a number, and what says that it is valid and new. */
type Form = (value: bigint, now: bigint) => readonly bigint[]
const coin = 10n ** 18n
const forms: readonly Form[] = [
  value => [value, 1n, value, 1n, value, 1n, value, 1n],
  value => [value, 1n, coin, 1n, coin, 1n, coin, 1n],
  value => [coin, 1n, value, 1n, value, 1n, value, 1n],
  // latestRoundData() of Chainlink: round, answer, times, round
  (value, now) => [1n, value, now, now, 1n, value, now, now],
  value => Array.from({ length: 8 }, () => value),
  value => [1n, 1n, value, value, 1n, 1n, value, value],
]

/** The units that prices are told in, and none and as many as anybody can tell of. */
const usual = [coin, 0n, 1n, 10n ** 6n, 10n ** 8n, 10n ** 17n, 10n ** 19n, 10n ** 27n, 2n ** 128n - 1n, 2n ** 255n - 1n] as const
/** None, ten coins, and as many as there can be. */
const extremes = [0n, 10n * coin, 2n ** 255n - 1n] as const

/** Code that answers every call with these words: MSTORE of each, then RETURN. */
const answering = (words: readonly bigint[]): string =>
  `0x${words.map((value, at) => `7f${word(value)}60${(32 * at).toString(16).padStart(2, '0')}52`).join('')}6101006000f3`

/** What stands in the place of a contract: its code, and words of its storage. */
export interface World {
  readonly code: string
  readonly stateDiff: Readonly<Record<string, string>>
}

interface Kept {
  readonly contract: Target
  /** What calls of all contracts went through, whoever made them. */
  readonly accepted: readonly PowerCall[]
  /** Those of them that showed something by themselves, which is told by itself. */
  readonly seen: ReadonlySet<PowerCall>
  /** Everybody who is known: what one of them is given shows. */
  readonly people: readonly string[]
  /** Slots in which a proxy keeps its code. */
  readonly slots: Storage
  /** The contract as it is, and with a stranger in the place of somebody. */
  readonly worlds: readonly World[]
  readonly shut: readonly string[]
}

/**
 * Functions without arguments that are shut by what another contract answers, such as one that tells a price: a stranger gets in once it
 * answers, and with every answer that was tried, by one of those that it asks and by all of them, also behind what others may call
 * before, one of it and all of it, for a day and later, all alike have a little more or less by it and can sell as before.
 */
export async function leftToAnswers(
  rpc: Rpc,
  stage: Stage,
  { contract, accepted, seen: showed, people, slots, worlds, shut }: Kept,
): Promise<string[]> {
  const { address, plain = '0x', functions, storage = new Map() } = contract
  const { token, route, exchange, actors, header } = stage
  const own = [address, token, route.pool.address, route.quote.address, route.venue.router, exchange.wrapped.address]
  const named = [...surelyIn(storage), ...constantsIn(plain).addresses].map(one => one.toLowerCase())
  const asked = [...new Set(named)].filter(one => !own.some(other => other.toLowerCase() === one))
  const open = functions.filter(found => found.arguments === '' && shut.includes(found.selector))
  // what others may set first
  const anybodys = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(functionOf))
  // what the contract does by itself its functions say
  const isTheirs = ({ by, caller, target }: PowerCall) => by.role !== 'stranger' && caller !== target && caller !== address
  const deeds = new Set([...showed].map(officeOf))
  const theirs = accepted.filter(call => isTheirs(call) && !anybodys.has(functionOf(call)) && !deeds.has(officeOf(call)))
  // of each the first and the last: what is largest comes last
  const before = [...new Set([...firstOfEach(theirs, 1, officeOf), ...firstOfEach([...theirs].reverse(), 1, officeOf)])]
  if (asked.length === 0 || asked.length > mostAsked || open.length === 0 || before.length > mostBefore) return []
  const by = { address: actors.stranger, role: 'stranger' } as const
  const reading: Proving = { controllerOf: one => ({ address: one, kind: 'unknown' }), slots }
  const { outcomes: control } = await runOnce(rpc, stage, undefined, [], reading)
  const usualTax = saleTax(stage, control)
  if (usualTax === undefined) return []
  const compared = [...comparedIn(plain, new Set(functions.map(({ selector }) => selector))), ...storage.values()].slice(0, mostWords)
  // a selector is asked with, and compared with nothing
  const near = compared
    .flatMap(one => wordOf(one) ?? [])
    .flatMap(one => (one >> 24n < 256n && one >> 24n > 0n ? [one] : [one - 1n, one, one + 1n]))
  const values = [...usual, ...near].filter(one => one >= 0n && one < 2n ** 256n)
  // a pool learns what it has by now from whoever tells it to look; what ends a run always goes through
  const last = syncOf(stage, by) ?? idleCall(stage, by)
  const all = [...asked.map(one => [one]), ...(asked.length > 1 ? [asked] : [])]
  const everywhere = worlds.flatMap(world => all.flatMap(some => forms.map((form): Place => ({ world, all: some, form }))))

  const explained = await Promise.all(
    open.map(async ({ selector }): Promise<string[]> => {
      const act = callBy(by, address, selector)
      const given = async ({ world, all, form }: Place, value: bigint, { steps, turns = 1, newcomers }: Course) => {
        const told = Object.fromEntries(all.map(one => [one, { code: answering(form(value, header.timestamp)), balance: fewCoins }]))
        const wait = steps.reduce((sum, step) => sum + waitOf(step), 0)
        const call: PowerCall = { ...last, steps, ...(wait > 0 && { wait }), ...(newcomers && { newcomers }) }
        const changed = { ...stage, instead: { ...stage.instead, [address]: world, ...told } }
        const run = await runOnce(rpc, changed, call, people, reading)
        const seen = kinds.flatMap(kind => confirmed(stage, call, kind, control, run, reading, people) ?? [])
        const mostLess = 1 - (1 - mostOfAll) ** turns + rounding
        const mostMore = (1 + mostOfAll) ** turns - 1 + rounding
        const isSmall = seen.every(
          ({ kind, share = 1 }) => (kind === 'takes balances' && share <= mostLess) || (kind === 'mints' && share <= mostMore),
        )
        const tax = saleTax(stage, run.outcomes)
        const isKnown = changeOf(run.outcomes, 'supply') !== undefined && run.outcomes.get('call')?.ok === true
        const sells = tax !== undefined && tax <= usualTax + mostMoreTax
        return {
          passes: run.outcomes.get(`step/${steps.length - 1}`)?.ok === true,
          bounded: isKnown && sells && isSmall && (seen.length === 0 || counted(stage, run.outcomes, call.caller)),
        }
      }
      const tried = await Promise.all(everywhere.map(async place => ({ place, ...(await given(place, coin, { steps: [act] })) })))
      const opened = tried.filter(({ passes }) => passes)
      if (opened.length === 0 || !opened.every(({ bounded }) => bounded)) return []
      const courses: Course[] = [
        { steps: Array.from({ length: hours }, (): PowerCall => ({ ...act, wait: 3_600 })) },
        { steps: [act], newcomers: true },
        ...longAfter.map(days => ({ steps: [{ ...act, wait: days * 86_400 }, act], turns: 2 })),
        ...before.map(one => ({ steps: [...(one.steps ?? []), one, act] })),
        { steps: [...before.flatMap(one => [...(one.steps ?? []), one]), act] },
      ]
      const places = opened.map(({ place }) => place)
      // what is done in time is seen with one form of each
      const first = places.filter(({ all }, at) => places.findIndex(other => other.all === all) === at)
      const runs = [
        ...places.flatMap(place => values.map(value => given(place, value, { steps: [act] }))),
        ...first.flatMap(place => extremes.flatMap(value => courses.map(course => given(place, value, course)))),
      ]
      return (await Promise.all(runs)).every(({ bounded }) => bounded) ? [selector] : []
    }),
  )
  return explained.flat()
}

/** Where answers are given: by whom, in which form, and what stands in the place of the contract. */
interface Place {
  readonly world: World
  readonly all: readonly string[]
  readonly form: Form
}

/** What is called, the function last; how many days of it there are. */
interface Course {
  readonly steps: readonly PowerCall[]
  readonly turns?: number
  readonly newcomers?: true
}

/** What a sale takes more by chance, and what a share is told too large by, for being rounded. */
const [mostMoreTax, rounding] = [0.02, 0.001]

const saleTax = (stage: Stage, outcomes: Outcomes): number | undefined =>
  saleLeg(stage, outcomes.get('victim/sell'), saleAmount(stage, trialSize)).tax
