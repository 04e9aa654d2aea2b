import { encodeCall, wordOf } from '../evm/abi.ts'
import type { Act, Result, Trial } from './lab.ts'
import { balanceOf, swapTokens } from './router.ts'
import { approval, purchase, type Size, type Stage, saleAmount } from './stage.ts'
import { ordinaryGas } from './transactions.ts'

/** A call by somebody whose power is in question. */
export interface PowerCall {
  readonly caller: string
  readonly role: 'owner' | 'stranger'
  readonly selector: string
  readonly calldata: string
}

/** Sales small enough for a buy tax of 97 %: after a call the victim must still have what it sells. */
export const trialSize: Size = { purchase: 5_000n, sale: 30_000n, gas: ordinaryGas }

const gasOfCall = 1_000_000n

const prefixed = (prefix: string, acts: readonly Act[]): Act[] => acts.map(act => ({ ...act, key: `${prefix}/${act.key}` }))

/** Victim and bystander buy the same and allow the router to take it. */
export function preparation(stage: Stage): Trial {
  const { buyer, bystander } = stage.actors
  return [buyer, bystander].flatMap((holder, at) =>
    prefixed(at === 0 ? 'victim' : 'bystander', [...purchase(stage, holder, trialSize), approval(stage, 'allow', holder)]),
  )
}

/** What is looked at after a call: supply, balances, and whether victim and bystander can sell for how much. */
export function trialOf(stage: Stage, call: PowerCall | undefined, caller: string): Trial {
  const {
    token,
    route: { venue, quote, pool },
    actors: { buyer, bystander },
  } = stage
  const holds = (key: string, holder: string): Act => ({ key, to: token, data: balanceOf(holder) })
  const sells = (key: string, seller: string): Act => ({
    key,
    from: seller,
    to: venue.router,
    data: swapTokens(venue, saleAmount(stage, trialSize), { path: [token, quote.address], to: seller }),
  })
  return [
    ...(call ? [{ key: 'call', from: call.caller, to: token, data: call.calldata, gas: gasOfCall, must: true as const }] : []),
    { key: 'supply', to: token, data: encodeCall('totalSupply()') },
    holds('victim', buyer),
    holds('caller', caller),
    holds('contract', token),
    holds('pool', pool.address),
    sells('sell', buyer),
    { key: 'proceeds', to: quote.address, data: balanceOf(buyer) },
    sells('bystander/sell', bystander),
  ]
}

/** Whether a latecomer can buy after the call: the trial for tokens that nobody can buy. */
export function openingTrial(stage: Stage, call: PowerCall): Trial {
  return [
    { key: 'call', from: call.caller, to: stage.token, data: call.calldata, gas: gasOfCall, must: true },
    ...purchase(stage, stage.actors.buyer, trialSize),
  ]
}

export type Suspicion = 'blocks all sales' | 'blocks one holder' | 'raises the sell tax' | 'takes balances' | 'mints' | 'mints unseen'

type Results = ReadonlyMap<string, Result>

const word = (results: Results, key: string): bigint | undefined => {
  const result = results.get(key)
  return result?.ok ? wordOf(result.data) : undefined
}

const watched = ['victim', 'caller', 'contract', 'pool'] as const

/** What a call seems to have changed, beside the same trial without it. Suspicions are proved one by one afterwards. */
export function suspicions(baseline: Results, after: Results): { kind: Suspicion; strength: number }[] {
  const found: { kind: Suspicion; strength: number }[] = []
  const add = (kind: Suspicion, strength: number) => found.push({ kind, strength })
  const [supplyBefore, supplyAfter] = [word(baseline, 'supply'), word(after, 'supply')]
  const [before, now] = [watched.map(key => word(baseline, key)), watched.map(key => word(after, key))]

  const [victimBefore, victimNow] = [before[0], now[0]]
  if (victimBefore !== undefined && victimNow !== undefined && victimNow < victimBefore) add('takes balances', 1)
  if (supplyBefore !== undefined && supplyAfter !== undefined && supplyAfter > supplyBefore) add('mints', 1)
  const sum = (values: readonly (bigint | undefined)[]) => values.reduce<bigint>((total, value) => total + (value ?? 0n), 0n)
  if (supplyBefore === supplyAfter && !now.includes(undefined) && sum(now) > sum(before)) add('mints unseen', 1)

  if (baseline.get('sell')?.ok && after.get('sell')?.ok === false) {
    add(after.get('bystander/sell')?.ok === false && baseline.get('bystander/sell')?.ok ? 'blocks all sales' : 'blocks one holder', 1)
  }
  const [earned, earnedNow] = [word(baseline, 'proceeds'), word(after, 'proceeds')]
  if (earned && earnedNow !== undefined && after.get('sell')?.ok) {
    const loss = 1 - Number((earnedNow * 10_000n) / earned) / 10_000
    if (loss >= 0.1) add('raises the sell tax', loss)
  }
  return found
}
