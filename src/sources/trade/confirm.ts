import type { PowerEffect } from '../../evidence/powers.ts'
import { encodeCall } from '../evm/abi.ts'
import { slots as agreed } from '../evm/code.ts'
import type { Question } from '../evm/pool.ts'
import { upgrades } from '../evm/selectors.ts'
import programs from '../programs/programs.json' with { type: 'json' }
import { besideSale, changeOf, fallOf, givenFor, growthOf, type Outcomes, shareOf } from './changes.ts'
import type { Known } from './controllers/kinds.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Storage } from './controllers/storage.ts'
import { foreignIn, ranForeign } from './foreign.ts'
import { doerOf, hisContractIn } from './his-contract.ts'
import { newcomerOf } from './newcomers.ts'
import { saleLeg } from './round-trip.ts'
import { balanceOf } from './router.ts'
import { approval, opening, purchase, purse, purses, type Stage, sale, saleAmount } from './stage.ts'
import { type Outcome, ordinaryGas, simulateCall, type Transaction, wordIn } from './transactions.ts'
import { noticed, type PowerCall, type Suspicion, trialSize, unitsBy } from './trials.ts'

const day = 86_400

/** What proofs are read with. */
export interface Proving {
  /** What the caller is. */
  readonly controllerOf: (caller: string) => Known
  /** Slots in which a proxy keeps its code, and what lies in them now: empty for what is no proxy. */
  readonly slots: Storage
}

/**
 * One call of a controller in ordinary transactions: two accounts buy, an hour later the controller calls, a day after that
 * both sell: what passes within a day is a holding period. Without a call it is the control that all others are compared with:
 * same accounts, same times. `wait` lets what was begun take its course, and `rest` is what passes before the sales, a day.
 */
export function proofRun(
  stage: Stage,
  call: PowerCall | undefined,
  {
    payers = [],
    slots = [],
    wait = waitOf(call),
    newcomers = call?.newcomers === true,
    gas = ordinaryGas,
    rest = day,
  }: { payers?: readonly string[]; slots?: readonly string[]; wait?: number; newcomers?: boolean; gas?: bigint; rest?: number } = {},
): Question<Map<string, Outcome>> {
  const { token, header, actors } = stage
  const { buyer, bystander, stranger } = actors
  const read = (key: string, data: string): Transaction => ({ key, from: stranger, to: token, data })
  const look = (when: string): Transaction[] => [
    read(`${when}/supply`, encodeCall('totalSupply()')),
    ...watchedAccounts(stage, call, payers).map(account => read(`${when}/${account}`, balanceOf(account))),
    { key: `${when}/quote`, from: stranger, to: stage.route.quote.address, data: balanceOf(stage.route.pool.address) },
  ]
  const rename = (prefix: string, transactions: readonly Transaction[]) =>
    transactions.map(transaction => ({ ...transaction, key: `${prefix}/${transaction.key}` }))
  const buys = (name: string, buyer: string) => rename(name, [...purchase(stage, buyer, trialSize), approval(stage, 'allow', buyer)])
  const acting = ({ caller, target, calldata, value }: PowerCall, key: string): Transaction => ({
    key,
    from: caller,
    to: target,
    data: calldata,
    ...(value !== undefined && { value }),
    gas: 1_000_000n,
  })
  const steps = (call?.steps ?? []).map((step, at) => acting(step, `step/${at}`))
  const act = call ? [acting(call, 'call')] : []
  // what takes its course does so before the call, or after one that comes alone
  const [apart, alone] = [wait > 0 && steps.length > 0, wait > 0 && steps.length === 0]
  const blocks = [
    ...opening(stage, 6),
    { after: 12, transactions: [...buys('victim', buyer), ...buys('bystander', bystander), ...look('before')] },
    ...(apart ? inTurn(call?.steps ?? [], steps) : []),
    ...(alone ? [{ after: 3_612, transactions: act }] : []),
    { after: 3_612 + wait, transactions: [...(apart ? act : alone ? [] : [...steps, ...act]), ...look('after')] },
    {
      after: 3_612 + wait + rest,
      transactions: [
        sale(stage, 'victim/sell', buyer, saleAmount(stage, trialSize), gas),
        sale(stage, 'bystander/sell', bystander, saleAmount(stage, trialSize), gas),
        read('rest', balanceOf(buyer)),
      ],
    },
    // where the code may have been replaced, the token is lent a reader of its storage when all is over
    ...(slots.length > 0
      ? [
          {
            after: 3_624 + wait + rest,
            overrides: { [token]: { code: programs.reader } },
            transactions: [read('slots', `0x${slots.map(slot => slot.slice(2)).join('')}`)],
          },
        ]
      : []),
  ]
  const newcomer = newcomerOf(stage)
  const late = newcomers
    ? [
        { after: 3_624 + wait, transactions: buys('newcomer', newcomer) },
        { after: 3_618 + wait + rest, transactions: [sale(stage, 'newcomer/sell', newcomer, saleAmount(stage, trialSize), gas)] },
      ]
    : []
  const acts = [...(call?.steps ?? []), ...(call ? [call] : [])]
  const paying = acts.filter(({ value }) => value !== undefined)
  const paidBy = (account: string) => paying.reduce((sum, { caller, value }) => (caller === account && value ? sum + value : sum), 0n)
  const overrides = {
    ...purses(stage, trialSize, [buyer, bystander, stranger, ...(newcomers ? [newcomer] : []), ...acts.map(({ caller }) => caller)]),
    ...Object.fromEntries(paying.map(({ caller }) => [caller, purse(stage, trialSize, paidBy(caller))])),
  }
  return simulateCall({
    header,
    blocks: [...blocks, ...late].sort((a, b) => a.after - b.after),
    overrides: { ...overrides, ...hisContractIn(stage, acts), ...foreignIn(stage, call ? [call] : []), ...stage.instead },
    randao: actors.randao,
    numberAt: stage.numberAt,
  })
}

/** Steps in blocks of their own where they wait for one another. */
function inTurn(steps: readonly PowerCall[], transactions: readonly Transaction[]): { after: number; transactions: Transaction[] }[] {
  const blocks: { after: number; transactions: Transaction[] }[] = []
  let after = 3_612
  for (const [at, transaction] of transactions.entries()) {
    const last = blocks.at(-1)
    if (last?.after === after) last.transactions.push(transaction)
    else blocks.push({ after, transactions: [transaction] })
    after += waitOf(steps[at])
  }
  return blocks
}

const watchedAccounts = ({ token, actors, route: { pool } }: Stage, call: PowerCall | undefined, payers: readonly string[]): string[] => [
  ...new Set(
    [actors.buyer, actors.bystander, ...(call ? [call.caller] : []), token, pool.address, ...payers].map(account => account.toLowerCase()),
  ),
]

/** Seconds that a call is given to take its course. */
export const waitOf = (call: Pick<PowerCall, 'wait'> | undefined): number => (call?.wait === undefined ? 0 : call.wait)

/** What a proof run shows of a suspicion, or `undefined` when it does not show. */
export function confirmed(
  stage: Stage,
  call: PowerCall,
  kind: Suspicion,
  control: Outcomes,
  run: { question: Question<unknown>; outcomes: Outcomes },
  { controllerOf, slots }: Proving,
  payers: readonly string[],
): PowerEffect | undefined {
  const { outcomes, question } = run
  if (!outcomes.get('call')?.ok) return undefined
  // what a holder does to himself is nobody's power, but that there is more of it afterwards
  if (call.caller === stage.actors.buyer && kind !== 'mints' && kind !== 'mints unseen') return undefined
  // what other code does with the storage of this one says nothing of either; ours tells what any other could do
  const foreign = ranForeign(stage, outcomes)
  // what a beacon says of itself is no proof that it did nothing else
  const other =
    replaced(stage, outcomes, slots) || ((foreign || upgrades.has(call.selector)) && call.target.toLowerCase() === beaconIn(slots))
  if (kind === 'replaces the code' ? !other && !foreign : other) return undefined
  const at = (key: string) => wordIn(outcomes, key)
  const change = (account: string): bigint | undefined => changeOf(outcomes, account)
  const doer = doerOf(stage, call)
  const effect = (more: Partial<PowerEffect>, result: string): PowerEffect => ({
    kind,
    ...doer,
    ...held(controllerOf(doer.caller), call.by),
    ...(call.target !== stage.token && { target: call.target }),
    ...(call.steps && { steps: call.steps.map(({ caller, calldata }) => ({ caller, calldata })) }),
    ...(call.wait !== undefined && { wait: call.wait }),
    ...(call.selector !== '0x' && { selector: call.selector }),
    calldata: call.calldata,
    ...more,
    proof: { source: 'Node', method: question.method, params: question.params, block: Number(stage.header.number), result },
  })
  const sold = saleAmount(stage, trialSize)
  const before = saleLeg(stage, control.get('victim/sell'), sold)
  const [victimSale, otherSale] = [
    saleLeg(stage, outcomes.get('victim/sell'), givenFor(stage, sold, control, outcomes)),
    saleLeg(stage, outcomes.get('bystander/sell'), sold),
  ]

  switch (kind) {
    case 'blocks all sales':
    case 'blocks one holder': {
      if (call.newcomers) {
        const [bought, sold] = ['newcomer/buy', 'newcomer/sell'].map(key => outcomes.get(key))
        // a sale that fails without the call too, such as by chance, is nobody's deed
        const free = control.get('newcomer/sell')?.ok === true
        if (free && kind === 'blocks all sales' && bought?.ok === true && sold?.ok === false)
          return effect({ newcomers: true }, 'who buys after the call cannot sell a day later')
      }
      if (!before.ok || victimSale.ok) return undefined
      // who has nothing left sells nothing, and a pool that was robbed buys nothing: that is another power
      const left = at(`after/${stage.actors.buyer.toLowerCase()}`)
      if (left !== undefined && left < sold) return undefined
      const [moved, held] = [change(stage.route.pool.address), at(`before/${stage.route.pool.address.toLowerCase()}`)]
      const emptied = moved !== undefined && held !== undefined && -moved * noticed.taken > held && at('after/quote') === at('before/quote')
      if (emptied) return undefined
      // nor does a pool that was flooded: who can make so much is told to make it
      if (moved !== undefined && held !== undefined && held + moved > mostInPool) return undefined
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
      const paid = at('after/quote') !== at('before/quote')
      const losers = [stage.actors.buyer, ...(paid ? [] : [stage.route.pool.address])].flatMap(account => {
        const [lost, had] = [change(account), at(`before/${account.toLowerCase()}`)]
        // what falls by itself as far is nobody's deed
        const natural = fallOf(control, account)
        return lost === undefined || had === undefined || (-lost - natural) * noticed.taken <= had ? [] : [{ account, lost, had }]
      })
      const [loser] = losers
      if (!loser) return besideSale(stage, sold, { control, outcomes }, effect)
      const whose = loser.account === stage.actors.buyer ? 'holder' : 'pool'
      return effect(
        { amount: -loser.lost, share: shareOf(-loser.lost, loser.had) },
        `the balance of the ${whose} changes by ${loser.lost} of ${loser.had}`,
      )
    }
    case 'mints': {
      const [supply, grown] = [at('before/supply'), at('after/supply')]
      // what grows by itself as far, such as by interest, is nobody's deed; the call may be when it is added up
      return supply !== undefined && grown !== undefined && grown - supply > 2n * growthOf(control)
        ? effect(
            { amount: grown - supply, ...(supply > 0n && { share: shareOf(grown - supply, supply) }) },
            `the supply grows by ${grown - supply}`,
          )
        : undefined
    }
    case 'mints unseen': {
      const [supply, grown] = [at('before/supply'), at('after/supply')]
      if (supply === undefined || grown === undefined) return undefined
      const words = watchedAccounts(stage, call, payers).map(account => [at(`before/${account}`), at(`after/${account}`)] as const)
      // where everybody's balance moves, all are counted in other units: what goes beyond that was given to somebody
      const heldBy = (account: string) => [at(`before/${account.toLowerCase()}`), at(`after/${account.toLowerCase()}`)] as const
      const [had, has] = unitsBy(heldBy(stage.actors.buyer), heldBy(stage.actors.bystander))
      if (had === undefined || has === undefined || had === 0n || words.some(pair => pair.includes(undefined))) return undefined
      const due = (value: bigint) => (value * has) / had
      const paid = grown > due(supply) ? grown - due(supply) : 0n
      // who keeps what he had while all others lose was given nothing: it was taken from them
      const gain = (was: bigint, is: bigint) => (is > was ? is - (due(was) > was ? due(was) : was) : is > due(was) ? 0n : is - due(was))
      const gained = words.reduce<bigint>((sum, [was = 0n, is = 0n]) => sum + gain(was, is), 0n) - paid
      return gained > 0n && gained * noticed.unpaid > supply
        ? effect({ amount: gained }, `balances grow by ${gained} that nobody paid and the supply does not show`)
        : undefined
    }
    case 'replaces the code':
      return effect({}, 'another implementation stands behind the token')
  }
}

/** Uniswap V2 and its forks keep reserves in 112 bits, and refuse every trade while the balance has more. */
const mostInPool = 2n ** 112n - 1n
/** Upgraded(address indexed implementation), and DiamondCut((address,uint8,bytes4[])[],address,bytes) of EIP-2535 */
const upgradeTopics = new Set([
  '0xbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b',
  '0x8faa70878671ccd212d20771b795c50af8fd3ff6cf27f4bde57e5d4de0aeb673',
])

/** The beacon that says which code stands behind a token, if one does. */
const beaconIn = (keptIn: Storage): string | undefined => {
  const beacon = keptIn.get(agreed.beacon)
  return beacon === undefined ? undefined : `0x${beacon.slice(26)}`
}

/** Whether a call put other code behind the token, or the same once more: who may do the one may do the other. */
function replaced({ token }: Stage, outcomes: Outcomes, keptIn: Storage): boolean {
  const announced = outcomes
    .get('call')
    ?.logs.some(({ address, topics: [event = ''] }) => address === token.toLowerCase() && upgradeTopics.has(event))
  const data = outcomes.get('slots')?.data ?? '0x'
  const moved = [...keptIn.values()].some((value, at) => {
    const now = data.slice(2 + 64 * at, 2 + 64 * (at + 1)).toLowerCase()
    return now.length === 64 && `0x${now}` !== value
  })
  return announced === true || moved
}

type Held = Pick<PowerEffect, 'callerKind' | 'keys' | 'delay' | 'foundAt' | 'hidden'>

/** What is told of who holds a power. Nobody is hidden whom the contract names to everybody who asks. */
export function held({ kind, keys, delay, named }: Known, by: Pick<Caller, 'foundAt' | 'hidden'>): Held {
  const foundAt = named ?? by.foundAt
  return {
    callerKind: kind,
    ...(keys && { keys }),
    ...(delay !== undefined && { delay }),
    ...(foundAt !== undefined && { foundAt }),
    ...(by.hidden && named === undefined && { hidden: true }),
  }
}
