import { SourceError } from '../../errors.ts'
import type { EvidenceKind } from '../../evidence/evidence.ts'
import type { Trading } from '../../evidence/trading.ts'
import type { Transfers } from '../../evidence/transfers.ts'
import type { Look } from './look.ts'
import type { Visit } from './round-trip.ts'
import { type Attempt, transfersOf } from './transfers.ts'

interface Executed extends Look {
  /** `undefined` where there was nowhere to trade or the node did not run it. */
  readonly visit: Visit | SourceError | undefined
  readonly attempts: readonly Attempt[] | SourceError
  /** Why nobody could trade at all, where that is so. */
  readonly noRoute: string | undefined
  readonly sample: number
}

interface Weighed {
  readonly trading?: Trading
  readonly transfers?: Transfers
  readonly missing: Partial<Record<EvidenceKind, string>>
}

/**
 * What may be said of trades and transfers beside each other. Neither form is above doubt: a visitor is no ordinary account
 * and sells in the moment in which it bought, and a holder may have been emptied or be a contract. A refusal that the other
 * form contradicts is no proof: it is left out and told, and without it the check is not complete.
 */
export function weighed({ visit, attempts, codeSizes, balances, frozen, noRoute, sample }: Executed): Weighed {
  const sound =
    attempts instanceof SourceError
      ? []
      : attempts.filter(({ holder, amount }) => codeSizes.get(holder) === 0n && holds(balances.get(holder), amount) && !frozen.has(holder))
  const can = (where: Attempt['to']) => sound.some(({ to, ok }) => to === where && ok)
  const trade = tradeOf(visit, { noRoute, soldByHolders: can('pool'), movedByHolders: can('account') })
  const sold = trade.trading?.sales.some(({ ok }) => ok) === true
  const sendsNothing = visit !== undefined && 'sends' in visit && visit.sends === false
  // a token may refuse what is sent into the pool without a sale: of holders who are refused the same nothing is known then
  const counted = sold && sendsNothing ? sound.filter(({ to, ok }) => to === 'account' || ok) : sound
  return {
    ...trade.found,
    ...(counted.length > 0 && { transfers: { ...transfersOf(counted), ...(trade.doubt !== undefined && { doubt: trade.doubt }) } }),
    missing: { ...trade.missing, ...(counted.length === 0 && { transfers: whyNoTransfers(attempts, sample) }) },
  }
}

const holds = (balance: bigint | undefined, amount: bigint): boolean => balance !== undefined && balance >= amount

function whyNoTransfers(attempts: readonly Attempt[] | SourceError, sample: number): string {
  if (attempts instanceof SourceError) return attempts.message
  return sample === 0 ? 'no holder is known that could be tried' : 'no holder that was tried is an account that holds what the index says'
}

interface Others {
  readonly noRoute: string | undefined
  readonly soldByHolders: boolean
  readonly movedByHolders: boolean
}

function tradeOf(visit: Executed['visit'], { noRoute, soldByHolders, movedByHolders }: Others) {
  const none = (reason: string, doubt?: string) => ({ trading: undefined, found: {}, missing: { trading: reason }, doubt })
  if (noRoute !== undefined) return none(noRoute)
  if (visit === undefined) return none('the node does not run a program in place of a contract')
  if (visit instanceof SourceError) return none(visit.message)
  const { trading } = visit
  if (!trading.buy.ok) {
    const refused = `an account that lives for one call could not buy${trading.buy.reason === undefined ? '' : ` ("${trading.buy.reason}")`}`
    return none(refused, refused)
  }
  const doubts: string[] = []
  const { sales, transfer, ...rest } = trading
  const sellsLater = sales.length > 0 && sales.every(({ ok }) => !ok) && soldByHolders
  if (sellsLater) doubts.push('A sale in the moment of the purchase was refused, while holders can send to the pool; it was not counted.')
  const movesLater = transfer?.ok === false && movedByHolders
  if (movesLater)
    doubts.push('A transfer in the moment of the purchase was refused, while holders can pass the token on; it was not counted.')
  const found: Trading = {
    ...rest,
    sales: sellsLater ? [] : sales,
    ...(transfer && !movesLater && { transfer }),
    notRun: [...trading.notRun, ...doubts],
  }
  return { trading: found, found: { trading: found }, missing: {}, doubt: undefined }
}
