import type { Proof } from '../../../evidence/evidence.ts'
import type { Probe, Sale } from '../../../evidence/trading.ts'
import type { Question } from '../../evm/pool.ts'
import { saleLeg } from '../round-trip.ts'
import { approval, type Size, type Stage, sale } from '../stage.ts'
import { type Outcome, wordIn } from '../transactions.ts'
import type { Batch, Branch } from './branches.ts'

/** What the first round trip has shown, and the conditions are varied of. */
export interface Basis {
  readonly stage: Stage
  /** Size of the purchases, with the gas that trades of this token need. */
  readonly size: Size
  /** Base units that a purchase of that size brings to whoever is first. */
  readonly bought: bigint
  /** Base units that leave whoever sells the usual amount: as much, or more where more is taken. */
  readonly given: bigint
  /** What of a purchase arrives, beside an untaxed one, in millionths. */
  readonly arrives: bigint
  /** Seconds after which a sale went through; a day where none did. */
  readonly wait: number
  /** Gas that a wallet would give such a sale, by what it used. */
  readonly tightGas: bigint | undefined
  /** Whether the pool takes `swap(uint256,uint256,address,bytes)` behind a plain transfer, as pools of Uniswap V2 do. */
  readonly direct: boolean
}

export type Told = Omit<Probe, 'proof'> & { readonly quoteOut?: bigint }

/** What a group of branches has shown. */
export interface Shown {
  readonly sales?: readonly Omit<Sale, 'proof'>[]
  readonly probes: readonly Told[]
  readonly notRun: readonly string[]
}

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** Branches with one question in common, and how their outcomes are read. */
export interface Group {
  /** In words, as the subject of a sentence: "sales at later times". */
  readonly name: string
  readonly batch: Batch
  /** Whether a token is not known well enough without it. */
  readonly needed: boolean
  read(outcomes: ReadonlyMap<string, Outcome>): Shown
}

export type Outcomes = ReadonlyMap<string, Outcome>

/** A part of a whole, 0 to 1, to a millionth. */
export const ratio = (part: bigint, whole: bigint): number => (whole > 0n ? Number((part * 1_000_000n) / whole) / 1_000_000 : 0)

export const shareOf = (stage: Stage, amount: bigint): number => ratio(amount, stage.route.pool.tokenReserve)

export const proofOf = (
  { header }: Pick<Stage, 'header'>,
  { method, params }: Pick<Question<unknown>, 'method' | 'params'>,
  result: string,
): Proof => ({
  source: 'Node',
  method,
  params,
  block: Number(header.number),
  result,
})

export const bought = (outcomes: Outcomes, { name }: Pick<Branch, 'name'>): boolean => outcomes.get(`${name}/buy`)?.ok === true

/** Names what could not be tried because its purchase was refused. */
export function refusedPurchases(outcomes: Outcomes, branches: readonly Branch[], what: (count: number) => string): string[] {
  const refused = branches.filter(branch => !bought(outcomes, branch))
  const [first] = refused
  if (!first) return []
  const reason = outcomes.get(`${first.name}/buy`)?.reason
  return [`${what(refused.length)}: the purchase was refused${reason === undefined ? '' : ` ("${reason}")`}.`]
}

/** An account that buys and sells once; `anew`: and allows it once more right before that, as a wallet does where an allowance has lapsed. */
export function seller(
  { stage, size }: Basis,
  name: string,
  more: { after: number; amount: bigint; size?: Size; gas?: bigint; anew?: boolean } & Pick<
    Branch['steps'][number],
    'surroundings' | 'skip' | 'left'
  >,
): Branch & { readonly amount: bigint } {
  const { after, amount, surroundings, skip, left, size: own = size, gas = size.gas, anew = false } = more
  const buyer = stage.actors.another(name)
  const transactions = [...(anew ? [approval(stage, 'approve anew', buyer)] : []), sale(stage, 'sell', buyer, amount, gas)]
  return {
    name,
    buyer,
    size: own,
    amount,
    steps: [
      {
        after,
        transactions,
        ...(surroundings && { surroundings }),
        ...(skip !== undefined && { skip }),
        ...(left !== undefined && { left }),
      },
    ],
  }
}

/** The sale of an exact balance, unless the balance turned out to be another one. */
export function exactly(
  stage: Stage,
  outcomes: Outcomes,
  { name, amount }: Branch & { amount: bigint },
  kind: 'whole' | 'all but one',
): Told[] {
  const held = wordIn(outcomes, `${name}/bought`)
  if (held === undefined || held < amount) return []
  const outcome = outcomes.get(`${name}/sell`)
  return [{ kind, share: shareOf(stage, amount), ...saleLeg(stage, outcome, amount) }]
}
