import type { ControllerKind } from '../../evidence/control.ts'
import type { PowerEffect } from '../../evidence/powers.ts'
import { addressOf, encodeCall, wordOf } from '../evm/abi.ts'
import type { Question } from '../evm/pool.ts'
import { saleLeg } from './round-trip.ts'
import { balanceOf } from './router.ts'
import { approval, purchase, purse, type Stage, sale, saleAmount } from './stage.ts'
import { type Log, type Outcome, simulateCall, type Transaction } from './transactions.ts'
import { type PowerCall, type Suspicion, trialSize } from './trials.ts'

/**
 * One call of a controller in ordinary transactions: two accounts buy, an hour later the controller calls, a day after that
 * both sell: what passes within a day is a holding period. Without a call it is the control that all others are compared with: same accounts, same times.
 */
export function proofRun(stage: Stage, call: PowerCall | undefined, payers: readonly string[] = []): Question<Map<string, Outcome>> {
  const { token, header, actors } = stage
  const { buyer, bystander, stranger } = actors
  const read = (key: string, data: string): Transaction => ({ key, from: stranger, to: token, data })
  const look = (when: string): Transaction[] => [
    read(`${when}/supply`, encodeCall('totalSupply()')),
    ...watchedAccounts(stage, call, payers).map(account => read(`${when}/${account}`, balanceOf(account))),
  ]
  const rename = (prefix: string, transactions: readonly Transaction[]) =>
    transactions.map(transaction => ({ ...transaction, key: `${prefix}/${transaction.key}` }))
  const buys = (name: string, buyer: string) => rename(name, [...purchase(stage, buyer, trialSize), approval(stage, 'allow', buyer)])
  const act: Transaction[] = call ? [{ key: 'call', from: call.caller, to: token, data: call.calldata, gas: 1_000_000n }] : []
  const blocks = [
    { after: 12, transactions: [...buys('victim', buyer), ...buys('bystander', bystander), ...look('before')] },
    { after: 3_612, transactions: [...act, ...look('after')] },
    {
      after: 90_012,
      transactions: [
        sale(stage, 'victim/sell', buyer, saleAmount(stage, trialSize)),
        sale(stage, 'bystander/sell', bystander, saleAmount(stage, trialSize)),
      ],
    },
  ]
  const money = purse(stage, trialSize)
  const overrides = Object.fromEntries(
    [...new Set([buyer, bystander, stranger, ...(call ? [call.caller] : [])])].map(account => [account, money]),
  )
  return simulateCall({ header, blocks, overrides, randao: actors.randao })
}

const watchedAccounts = ({ token, actors, route: { pool } }: Stage, call: PowerCall | undefined, payers: readonly string[]): string[] => [
  ...new Set(
    [actors.buyer, actors.bystander, ...(call ? [call.caller] : []), token, pool.address, ...payers].map(account => account.toLowerCase()),
  ),
]

export type Outcomes = ReadonlyMap<string, Outcome>

/** Transfer(address indexed from, address indexed to, uint256 value) */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Accounts that paid for what others received, according to the log: each must be looked at before a balance is called unpaid. */
export function payersIn(token: string, logs: readonly Log[]): string[] {
  const transfers = logs.filter(({ address, topics }) => address === token.toLowerCase() && topics[0] === transferTopic)
  return [...new Set(transfers.flatMap(({ topics }) => addressOf(topics[1] ?? '') ?? []))].filter(payer => !/^0x0{40}$/.test(payer))
}

/** What a proof run shows of a suspicion, or `undefined` when it does not show. */
export function confirmed(
  stage: Stage,
  call: PowerCall,
  kind: Suspicion,
  control: Outcomes,
  run: { question: Question<unknown>; outcomes: Outcomes },
  callerKind: ControllerKind,
  payers: readonly string[],
): PowerEffect | undefined {
  const { outcomes, question } = run
  if (!outcomes.get('call')?.ok) return undefined
  const at = (key: string) => wordOf(outcomes.get(key)?.data ?? '')
  const change = (account: string): bigint | undefined => {
    const [before, after] = [at(`before/${account.toLowerCase()}`), at(`after/${account.toLowerCase()}`)]
    return before === undefined || after === undefined ? undefined : after - before
  }
  const effect = (more: Partial<PowerEffect>, result: string): PowerEffect => ({
    kind,
    caller: call.caller,
    role: call.role,
    callerKind,
    selector: call.selector,
    calldata: call.calldata,
    ...more,
    proof: { source: 'Node', method: question.method, params: question.params, block: Number(stage.header.number), result },
  })
  const before = saleLeg(stage, control.get('victim/sell'), saleAmount(stage, trialSize))
  const [victimSale, otherSale] = [
    saleLeg(stage, outcomes.get('victim/sell'), saleAmount(stage, trialSize)),
    saleLeg(stage, outcomes.get('bystander/sell'), saleAmount(stage, trialSize)),
  ]

  switch (kind) {
    case 'blocks all sales':
    case 'blocks one holder': {
      if (!before.ok || victimSale.ok) return undefined
      const blocked = otherSale.ok ? 'blocks one holder' : 'blocks all sales'
      return blocked === kind
        ? effect({}, `after the call the sale fails${victimSale.reason === undefined ? '' : `: ${victimSale.reason}`}`)
        : undefined
    }
    case 'raises the sell tax': {
      const { tax } = victimSale
      // what the pool counts as received means nothing when the call moved its balance
      const poolMoved = change(stage.route.pool.address) !== 0n
      if (before.tax === undefined || !victimSale.ok || tax === undefined || poolMoved || tax < before.tax + 0.1) return undefined
      return effect({ tax }, `sell tax ${before.tax} without the call, ${tax} after it`)
    }
    case 'takes balances': {
      const taken = change(stage.actors.buyer)
      return taken !== undefined && taken < 0n ? effect({ amount: -taken }, `the balance of the holder changes by ${taken}`) : undefined
    }
    case 'mints': {
      const [supply, grown] = [at('before/supply'), at('after/supply')]
      return supply !== undefined && grown !== undefined && grown > supply
        ? effect({ amount: grown - supply }, `the supply grows by ${grown - supply}`)
        : undefined
    }
    case 'mints unseen': {
      if (at('before/supply') === undefined || at('before/supply') !== at('after/supply')) return undefined
      const changes = watchedAccounts(stage, call, payers).map(change)
      if (changes.includes(undefined)) return undefined
      const gained = changes.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n)
      return gained > 0n ? effect({ amount: gained }, `balances grow by ${gained} that nobody paid, the supply stays`) : undefined
    }
  }
}
