import { wordOf } from '../evm/abi.ts'
import { constantsIn } from '../evm/constants.ts'
import { comparedIn } from '../evm/numbers.ts'
import type { Rpc } from '../evm/pool.ts'
import { word } from './arguments.ts'
import { changeOf, type Outcomes } from './changes.ts'
import { confirmed, type Proving, waitOf } from './confirm.ts'
import type { Target } from './controllers/doors.ts'
import { addressesIn } from './controllers/storage.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'
import { counted } from './units.ts'
import { kinds } from './worthy.ts'

/** Most contracts whose answers are given, most words of its own that they are, and most calls of others that come before. */
const [mostAsked, mostWords, mostBefore] = [4, 12, 16]
/** Of what everybody has this part may go at once, where it goes from all alike: what policies of a supply take in a day at most. */
const mostOfAll = 0.1

/** How often it is called, an hour apart: more often in a day than what is done once a day. */
const hours = 23

/** Such an answer: a number, and what says that it is valid and new. */
type Form = (value: bigint, now: bigint) => readonly bigint[]
const forms: readonly Form[] = [
  value => [value, 1n, value, 1n, value, 1n, value, 1n],
  // latestRoundData() of Chainlink: round, answer, times, round
  (value, now) => [1n, value, now, now, 1n, value, now, now],
  value => Array.from({ length: 8 }, () => value),
  value => [1n, 1n, value, value, 1n, 1n, value, value],
]

/** The units that prices are told in, and none and as many as anybody can tell of. */
const usual = [10n ** 18n, 0n, 10n ** 6n, 10n ** 8n, 10n ** 17n, 10n ** 19n, 10n ** 27n, 2n ** 128n - 1n, 2n ** 255n - 1n] as const

/** None, ten coins, and as many as there can be. */
const extremes = [0n, usual[5], usual[8]] as const

/** Code that answers every call with these words: MSTORE of each, then RETURN. */
const answering = (words: readonly bigint[]): string =>
  `0x${words.map((value, at) => `7f${word(value)}60${(32 * at).toString(16).padStart(2, '0')}52`).join('')}6101006000f3`

interface World {
  readonly code: string
  readonly stateDiff: Readonly<Record<string, string>>
}

interface Kept {
  readonly contract: Target
  /** What calls of it went through for anybody. */
  readonly accepted: readonly PowerCall[]
  /** The contract as it is, and with a stranger in the place of somebody. */
  readonly worlds: readonly World[]
  readonly shut: readonly string[]
}

/**
 * Functions without arguments that are shut by what another contract answers, such as one that tells a price: a stranger gets in once it
 * answers, and whatever that is, also behind what anybody else may call before, all alike have a little more or less by it and can sell.
 */
export async function leftToAnswers(rpc: Rpc, stage: Stage, { contract, accepted, worlds, shut }: Kept): Promise<string[]> {
  const { address, plain = '0x', functions, storage = new Map() } = contract
  const { token, route, exchange, actors, header } = stage
  const own = [address, token, route.pool.address, route.quote.address, route.venue.router, exchange.wrapped.address]
  const named = [...addressesIn(storage).map(one => one.address), ...constantsIn(plain).addresses].map(one => one.toLowerCase())
  const asked = [...new Set(named)].filter(one => !own.some(other => other.toLowerCase() === one)).slice(0, mostAsked)
  const open = functions.filter(found => found.arguments === '' && shut.includes(found.selector))
  if (asked.length === 0 || open.length === 0) return []
  const by = { address: actors.stranger, role: 'stranger' } as const
  const reading: Proving = { controllerOf: one => ({ address: one, kind: 'unknown' }), slots: new Map() }
  const { outcomes: control } = await runOnce(rpc, stage, undefined, [], reading)
  const compared = [...comparedIn(plain, new Set(functions.map(({ selector }) => selector))), ...storage.values()].slice(0, mostWords)
  // a selector is asked with, and compared with nothing
  const near = compared
    .flatMap(one => wordOf(one) ?? [])
    .flatMap(one => (one >> 24n < 256n && one >> 24n > 0n ? [one] : [one - 1n, one, one + 1n]))
  const values = [...usual, ...near].filter(one => one >= 0n && one < 2n ** 256n)
  // what others may set first, with the largest numbers that went through
  const before = accepted.filter(({ caller, target }) => target === address && caller !== address).slice(-mostBefore)
  const sync = callBy(by, route.pool.address, syncOfPair)
  const inPairs = route.pool.design === 'uniswap v2' || route.pool.design === 'solidly'

  const explained = await Promise.all(
    open.map(async ({ selector }): Promise<string[]> => {
      const act = callBy(by, address, selector)
      const allDay = Array.from({ length: hours }, (): PowerCall => ({ ...act, wait: 3_600 }))
      // a pool learns what it has by now from whoever tells it to look
      const call = (steps: readonly PowerCall[]): PowerCall => {
        const wait = steps.reduce((sum, step) => sum + waitOf(step), 0)
        const last: PowerCall = inPairs ? { ...sync, steps } : { ...act, steps: steps.slice(0, -1) }
        return wait > 0 ? { ...last, wait } : last
      }
      const given = async (place: Place, value: bigint, steps: readonly PowerCall[]) => {
        const told = { [place.other]: { code: answering(place.form(value, header.timestamp)) } }
        const one = call(steps)
        const run = await runOnce(rpc, { ...stage, instead: { ...stage.instead, [address]: place.world, ...told } }, one, [], reading)
        const ends = run.outcomes.get(inPairs ? `step/${steps.length - 1}` : 'call')
        const seen = kinds.flatMap(kind => confirmed(stage, one, kind, control, run, reading, []) ?? [])
        const isSmall = seen.every(({ kind, share = 1 }) => (kind === 'takes balances' || kind === 'mints') && share <= mostOfAll)
        const isKnown = changeOf(run.outcomes, 'supply') !== undefined && sold(run.outcomes) && (!inPairs || run.outcomes.get('call')?.ok)
        return {
          passes: ends?.ok === true,
          bounded: isKnown === true && isSmall && (seen.length === 0 || counted(stage, run.outcomes, one.caller)),
        }
      }
      const places = worlds.flatMap(world => asked.flatMap(other => forms.map((form): Place => ({ world, other, form }))))
      const tried = await Promise.all(places.map(async place => ({ place, ...(await given(place, usual[0], [act])) })))
      const opened = tried.filter(({ passes }) => passes)
      const [first] = opened
      if (first === undefined || !opened.every(({ bounded }) => bounded)) return []
      const runs = opened.flatMap(({ place }) => [
        ...values.map(value => given(place, value, [act])),
        ...extremes.flatMap(value => [given(place, value, allDay), ...before.map(one => given(place, value, [one, act]))]),
      ])
      return (await Promise.all(runs)).every(({ bounded }) => bounded) ? [selector] : []
    }),
  )
  return explained.flat()
}

interface Place {
  readonly world: World
  readonly other: string
  readonly form: Form
}

/** sync() of pairs. */
const syncOfPair = '0xfff6cae9'
const sold = (outcomes: Outcomes): boolean => outcomes.get('victim/sell')?.ok === true
