import { encodeCall } from '../evm/abi.ts'
import type { Rpc } from '../evm/pool.ts'
import { erc20 } from '../evm/selectors.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { prepared, type Screening, type Suspect, screen } from './powers.ts'
import { often } from './repeated.ts'
import { purchase, type Stage, untaxed } from './stage.ts'
import { callBy, type PowerCall, trialSize } from './trials.ts'

/** Most accounts that send away what they have, and of those that are given more. */
const [mostEmptied, mostFilled] = [6, 3]
/** Spends as much of the other coin as the pool has, in millionths, for half of its tokens. */
const large = { ...trialSize, purchase: 1_000_000n }
/** Transfers one behind another. */
const many = 40

/**
 * What becomes of a market where somebody with a say sends away all that he has, or has a third of what the pool had, or makes many
 * transfers: it may hang on that. Where a stranger does the same to it, it does not matter who he is.
 */
export function holdingCalls(rpc: Rpc, stage: Stage, { targets: [token], balances }: Controllers): Promise<Screening>[] {
  const people = token.callers.filter(({ contract }) => contract !== true)
  const isMoved = token.functions.some(({ selector }) => selector === erc20.transfer)
  return isMoved && people.length > 0 ? [balances.then(held => tried(rpc, stage, token, { people, held }))] : []
}

async function tried(
  rpc: Rpc,
  stage: Stage,
  token: Target,
  { people, held }: { readonly people: readonly Caller[]; readonly held: ReadonlyMap<string, bigint> },
): Promise<Screening> {
  const heir = stage.actors.another('heir')
  const emptied = people.slice(0, mostEmptied).flatMap(by => {
    const all = held.get(by.address)
    return all === undefined || all === 0n ? [] : [sending(token, by, heir, all)]
  })
  const stranger: Caller = { address: stage.actors.stranger, role: 'stranger' }
  const others = [stranger, ...people.slice(0, mostFilled)].flatMap(by => [
    filling(stage, token, by),
    often(sending(token, by, heir, 0n), many),
  ])
  const seen = await screen(rpc, prepared(stage, [...emptied, ...others], 'transactions'))
  const effectOf = ({ kind, call }: Suspect) => `${kind} ${call.calldata}`
  const anybodys = new Set(seen.suspects.filter(({ call }) => call.by.role === 'stranger').map(effectOf))
  // what does not say what he has may hang on it all the same
  const unsaid = people.slice(0, mostEmptied).filter(({ address }) => !held.has(address))
  return {
    ...seen,
    suspects: seen.suspects.filter(one => one.call.by.role !== 'stranger' && !anybodys.has(effectOf(one))),
    notRun: [
      ...seen.notRun,
      ...unsaid.map(({ address }) => `What becomes of sales without what ${address} has was not tried: how much that is was not told.`),
    ],
  }
}

const sending = (token: Target, by: Caller, to: string, amount: bigint): PowerCall =>
  callBy(by, token.address, encodeCall('transfer(address,uint256)', to, amount))

/** He has what another has bought for him, and sends on the least of it. */
function filling(stage: Stage, token: Target, by: Caller): PowerCall {
  const { bystander } = stage.actors
  const buyer: Caller = { address: bystander, role: 'stranger' }
  const bought = purchase(stage, bystander, large).map(
    ({ to, data, value }): PowerCall => ({ ...callBy(buyer, to, data), ...(value !== undefined && { value }) }),
  )
  // some of it may be kept for a tax
  const amount = (untaxed(stage, large) * 3n) / 5n
  return { ...sending(token, by, stage.actors.another('heir'), 1n), steps: [...bought, sending(token, buyer, by.address, amount)] }
}
