import { encodeCall, wordOf } from '../evm/abi.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Act, Result, Trial } from './lab.ts'
import { balanceOf, swapTokens } from './router.ts'
import { approval, purchase, type Size, type Stage, saleAmount } from './stage.ts'
import { ampleGas, wordIn } from './transactions.ts'

/** A call by somebody whose power is in question. */
export interface PowerCall {
  readonly caller: string
  readonly by: Caller
  /** The token, or a contract that it asks. */
  readonly target: string
  readonly selector: string
  readonly calldata: string
  /** Wei that goes with it. */
  readonly value?: bigint
  /** Calls that come first, in order, whether they go through or not. */
  readonly steps?: readonly PowerCall[]
  /** It shows on those who buy after it. */
  readonly newcomers?: true
  /** The steps before it do the same with the same tokens in other hands: time has not earned it again for each. */
  readonly isPassedOn?: true
  /** Seconds between the first step and the call; of a step, until the next; of a call without steps, until it shows. */
  readonly wait?: number
}

/** Somebody calls a contract with such words. */
export const callBy = (by: Caller, target: string, calldata: string): PowerCall => ({
  caller: by.address,
  by,
  target,
  selector: calldata.slice(0, 10),
  calldata,
})

/** A call that always goes through, and changes nothing that anybody looks at. */
export const idleCall = ({ route, actors }: Stage, by: Caller): PowerCall =>
  callBy(by, route.quote.address, encodeCall('approve(address,uint256)', actors.bystander, 0n))

/** The same before what waits for so many seconds; nothing where nobody waits. */
export const idleFor = (stage: Stage, by: Caller, seconds: number): PowerCall[] =>
  seconds > 0 ? [{ ...idleCall(stage, by), wait: seconds }] : []

/** sync(), by which anybody tells a pair to look what it has; `undefined` for pools of other designs. */
export const syncOf = ({ route: { pool } }: Stage, by: Caller): PowerCall | undefined =>
  pool.design === 'uniswap v2' || pool.design === 'solidly' ? callBy(by, pool.address, '0xfff6cae9') : undefined

/** Sales small enough for a buy tax of 97 %: after a call the victim must still have what it sells. Some purchases hand out dividends on the way. */
export const trialSize: Size = { purchase: 5_000n, sale: 30_000n, gas: ampleGas }

const gasOfCall = 600_000n
const mostWithAmpleGas = 16

const prefixed = (prefix: string, acts: readonly Act[]): Act[] => acts.map(act => ({ ...act, key: `${prefix}/${act.key}` }))

/** Victim and bystander buy the same and allow the router to take it, once the market is open. */
export function preparation(stage: Stage): Trial {
  const { buyer, bystander } = stage.actors
  const trades = [buyer, bystander].flatMap((holder, at) =>
    prefixed(at === 0 ? 'victim' : 'bystander', [...purchase(stage, holder, trialSize), approval(stage, 'allow', holder)]),
  )
  return [...(stage.prelude ?? []), ...trades]
}

const actOf = (
  { caller, target, calldata, value }: PowerCall,
  key: string,
  { must, gas = gasOfCall }: Pick<Act, 'must' | 'gas'> = {},
): Act => ({
  key,
  from: caller,
  to: target,
  data: calldata,
  ...(value !== undefined && { value }),
  gas,
  ...(must && { must }),
})

/** Calls that come before, as acts that may fail. Of many each has less gas: all of them must fit into one run. */
export const stepsOf = (steps: readonly PowerCall[] = []): Trial => {
  const gas = steps.length > mostWithAmpleGas ? gasOfCall / 3n : gasOfCall
  return steps.map((step, at) => actOf(step, `step/${at}`, { gas }))
}

/** A call, and the calls before it. */
export const trialOf = (call: PowerCall): Trial => [...stepsOf(call.steps), actOf(call, 'call', { must: true })]

/** A sale for the quote token: what it brings is read as a balance. */
export const trialSale = (stage: Stage, key: string, seller: string, size = trialSize): Act => {
  const { venue, quote } = stage.route
  const data = swapTokens(venue, saleAmount(stage, size), { path: [stage.token, quote.address], to: seller })
  return { key, from: seller, to: venue.router, data }
}

/** Calls that are worth a proof by themselves, beside what the laboratory suspects, and those of which nothing came to be known. */
export interface Apart {
  readonly worthy: readonly PowerCall[]
  readonly untried: readonly PowerCall[]
}

/** A function of a contract, whoever calls it. */
export const functionOf = ({ target, selector }: Pick<PowerCall, 'target' | 'selector'>): string => `${target} ${selector}`
/** Tells of functions of a contract whether nobody got in, by the calls that were `accepted`. */
export function shutIn(accepted: readonly PowerCall[], target: string): (found: Pick<PowerCall, 'selector'>) => boolean {
  const open = new Set(accepted.map(functionOf))
  return ({ selector }) => !open.has(functionOf({ target, selector }))
}
/** A function as one caller has it. */
export const officeOf = (call: Pick<PowerCall, 'caller' | 'target' | 'selector'>): string => `${call.caller} ${functionOf(call)}`

/** At most so many calls of each kind, the first of them. */
export function firstOfEach(calls: readonly PowerCall[], most: number, kindOf: (call: PowerCall) => string): PowerCall[] {
  const seen = new Map<string, number>()
  return calls.filter(call => {
    const kind = kindOf(call)
    const nth = seen.get(kind) ?? 0
    seen.set(kind, nth + 1)
    return nth < most
  })
}

/** What is looked at after each call: supply, balances, and whether victim and bystander can sell for how much. */
export function observationOf(stage: Stage, watched: readonly string[]): Trial {
  const {
    token,
    route: { venue, quote, pool },
    actors: { buyer, bystander },
  } = stage
  const holders = [...new Set([buyer, bystander, token, pool.address, ...watched].map(account => account.toLowerCase()))]
  return [
    { key: 'supply', to: token, data: encodeCall('totalSupply()') },
    { key: 'victim', to: token, data: balanceOf(buyer) },
    ...holders.map((account): Act => ({ key: `holds/${account}`, to: token, data: balanceOf(account) })),
    { key: 'pool', to: token, data: balanceOf(pool.address) },
    { key: 'pool/quote', to: quote.address, data: balanceOf(pool.address) },
    { key: 'bystander', to: token, data: balanceOf(bystander) },
    trialSale(stage, 'sell', buyer),
    { key: 'rest', to: token, data: balanceOf(buyer) },
    { key: 'proceeds', to: quote.address, data: balanceOf(buyer) },
    trialSale(stage, 'bystander/sell', bystander),
    // who holds may need to allow it once more; of nothing, because some tokens refuse to change an allowance into another
    { key: 'allow', from: buyer, to: token, data: encodeCall('approve(address,uint256)', venue.router, 0n) },
  ]
}

export type Suspicion =
  | 'blocks all sales'
  | 'blocks one holder'
  | 'raises the sell tax'
  | 'takes balances'
  | 'mints'
  | 'mints unseen'
  | 'replaces the code'

type Results = ReadonlyMap<string, Result>

/** A balance must fall by this share of itself, and unpaid tokens be this share of the supply: below, it is rounding. */
export const noticed = { taken: 1_000n, unpaid: 10n ** 9n } as const

/** Whether quote tokens came into the pool for what left it. */
const paidFor = (baseline: Results, after: Results): boolean => {
  const [before, now] = [wordIn(baseline, 'pool/quote'), wordIn(after, 'pool/quote')]
  return before !== undefined && now !== undefined && now > before
}

/** What is seen without a call. */
interface Before {
  /** Words that were answered, by the key of the look. */
  readonly words: ReadonlyMap<string, { readonly data: string; readonly value: bigint | undefined }>
  /** Keys of the looks at everybody who is watched, and what all of them have together. */
  readonly holders: readonly string[]
  readonly sum: bigint
}

/** All calls of an experiment are compared with the same, which is read once. */
const read = new WeakMap<Results, Before>()

function beforeIn(baseline: Results): Before {
  const found = read.get(baseline)
  if (found) return found
  const words = new Map([...baseline].flatMap(([key, { ok, data }]) => (ok ? [[key, { data, value: wordOf(data) }]] : [])))
  const holders = [...baseline.keys()].filter(key => key.startsWith('holds/'))
  const sum = holders.reduce((total, key) => total + (words.get(key)?.value ?? 0n), 0n)
  const before = { words, holders, sum }
  read.set(baseline, before)
  return before
}

/** A word that was answered behind a call: most are what they were. */
function wordAfter(after: Results, key: string, { words }: Before): bigint | undefined {
  const [result, before] = [after.get(key), words.get(key)]
  if (!result?.ok) return undefined
  return before?.data === result.data ? before.value : wordOf(result.data)
}

/** What all who were watched have together; `undefined` where one of them was not seen. */
function sumAfter(after: Results, before: Before): bigint | undefined {
  let { sum } = before
  for (const key of before.holders) {
    const now = wordAfter(after, key, before)
    if (now === undefined) return undefined
    const was = before.words.get(key)?.value ?? 0n
    if (now !== was) sum += now - was
  }
  return sum
}

/** What somebody had before a call, and has after it. */
type Had = readonly [before: bigint | undefined, after: bigint | undefined]

/** What shows in which units everything is counted: the bystander; where he lent some to others, and the holder has what he had, the holder. */
export const unitsBy = ([mine, still]: Had, [his, left]: Had): Had =>
  mine === still && his !== undefined && left !== undefined && left < his ? [1n, 1n] : [his, left]

/** What a call seems to have changed, beside the same observation without it. Suspicions are proved one by one afterwards. */
export function suspicions(baseline: Results, after: Results): { kind: Suspicion; strength: number; newcomers?: true }[] {
  const found: { kind: Suspicion; strength: number; newcomers?: true }[] = []
  const add = (kind: Suspicion, strength: number) => found.push({ kind, strength })
  const before = beforeIn(baseline)
  const at = (key: string) => [before.words.get(key)?.value, wordAfter(after, key, before)] as const
  const [[supplyBefore, supplyAfter], [victimBefore, victimNow], [poolBefore, poolNow]] = [at('supply'), at('victim'), at('pool')]

  if (victimBefore !== undefined && victimNow !== undefined && (victimBefore - victimNow) * noticed.taken > victimBefore)
    add('takes balances', Number(((victimBefore - victimNow) * 1_000n) / victimBefore) / 1_000)
  // a sale that goes through and takes more than is sold
  const [restBefore, restNow] = at('rest')
  if (victimBefore && victimNow !== undefined && restBefore !== undefined && restNow !== undefined && after.get('sell')?.ok) {
    const more = victimNow - restNow - (victimBefore - restBefore)
    if (more * noticed.taken > victimBefore) add('takes balances', Number((more * 1_000n) / victimBefore) / 1_000)
  }
  if (poolBefore !== undefined && poolNow !== undefined && (poolBefore - poolNow) * noticed.taken > poolBefore && !paidFor(baseline, after))
    add('takes balances', Number(((poolBefore - poolNow) * 1_000n) / poolBefore) / 1_000)
  // what makes more shows better that there is no end to it
  if (supplyBefore !== undefined && supplyAfter !== undefined && supplyAfter > supplyBefore)
    add('mints', 1 + Number(((supplyAfter - supplyBefore) * 1_000n) / supplyAfter) / 1_000)
  // where everybody's balance moves, all are counted in other units: what goes beyond that was given to somebody
  const [unitBefore, unitNow] = unitsBy([victimBefore, victimNow], at('bystander'))
  const sum = sumAfter(after, before)
  if (sum !== undefined && supplyBefore !== undefined && supplyAfter !== undefined && unitBefore && unitNow !== undefined) {
    const due = (value: bigint) => (value * unitNow) / unitBefore
    const unpaid = sum - due(before.sum) - (supplyAfter > due(supplyBefore) ? supplyAfter - due(supplyBefore) : 0n)
    if (unpaid > 0n && unpaid * noticed.unpaid > supplyBefore) add('mints unseen', 1)
  }

  if (baseline.get('sell')?.ok && after.get('sell')?.ok === false) {
    add(after.get('bystander/sell')?.ok === false && baseline.get('bystander/sell')?.ok ? 'blocks all sales' : 'blocks one holder', 1)
  } else if (baseline.get('allow')?.ok && after.get('allow')?.ok === false)
    found.push({ kind: 'blocks all sales', strength: 0.9, newcomers: true })
  const [earned, earnedNow] = at('proceeds')
  if (earned && earnedNow !== undefined && after.get('sell')?.ok) {
    const loss = 1 - Number((earnedNow * 10_000n) / earned) / 10_000
    if (loss >= 0.05) add('raises the sell tax', loss)
  }
  return found
}
