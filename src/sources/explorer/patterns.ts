import type { Behaviour, Drainer } from '../../evidence/behaviour.ts'
import { encodeCall } from '../evm/abi.ts'
import type { Seen } from './flows.ts'
import type { IndexedTransaction, WalletHistory } from './history.ts'
import { several } from './poison.ts'

/** Takes a token of another: transferFrom and safeTransferFrom (ERC-20, ERC-721), with the owner as the first argument. */
const takes = /^0x(?:23b872dd|42842e0e)0{24}([0-9a-f]{40})[0-9a-f]{64}([0-9a-f]{64})/i
/** permit(address,address,uint256,uint256,uint8,bytes32,bytes32), with the owner as the first argument (EIP-2612). */
const permits = /^0xd505accf0{24}([0-9a-f]{40})/i
/** Thousandths of the smaller part by which drainers and those who rent them divide (Drainer-as-a-Service, 2024): most are 20/80. */
const rates = [150n, 200n, 300n]
const baits = new Set(
  ['claim()', 'Claim()', 'claimReward()', 'ClaimReward()', 'claimRewards()', 'ClaimRewards()', 'SecurityUpdate()', 'securityUpdate()'].map(
    signature => encodeCall(signature),
  ),
)

const firstFive = (ids: readonly string[]): readonly string[] => [...new Set(ids)].slice(0, 5)

/** What drainers do and few others: the rules of PTXPhish (NDSS 2025) that an index of transactions can show. */
export function drainerOf(self: string, { transactions }: WalletHistory, seen: readonly Seen[]): Drainer | undefined {
  const own = transactions.filter(({ from, ok }) => from === self && ok)
  return pulled(self, own, seen) ?? divided(seen) ?? baited(self, transactions, seen)
}

/** Accounts that the wallet itself had supplied with coin are its own, as the deposit addresses of a service are. */
function pulled(self: string, own: readonly IndexedTransaction[], seen: readonly Seen[]): Drainer | undefined {
  const supplied = new Set(seen.filter(({ direction, asset }) => direction === 'out' && asset === 'coin').map(({ party }) => party))
  const strangers = (pattern: RegExp) =>
    own.flatMap(({ id, input }) => {
      const [, owner, amount] = pattern.exec(input) ?? []
      const address = `0x${owner?.toLowerCase()}`
      return !owner || address === self || supplied.has(address) || (amount && /^0+$/.test(amount)) ? [] : [{ id, address }]
    })
  const taken = strangers(takes)
  const victims = new Set(taken.map(({ address }) => address))
  if (victims.size < several) return undefined
  const permitted = new Set(strangers(permits).map(({ address }) => address))
  const byPermit = [...victims].filter(address => permitted.has(address)).length >= several
  return { pattern: byPermit ? 'permits' : 'approvals', victims: victims.size, transactions: firstFive(taken.map(({ id }) => id)) }
}

/** A contract that pays out what it is paid, to two, in the same transaction and always at such a rate. */
function divided(seen: readonly Seen[]): Drainer | undefined {
  const byTransaction = new Map<string, Seen[]>()
  for (const move of seen) {
    const others = byTransaction.get(move.transaction)
    if (others) others.push(move)
    else byTransaction.set(move.transaction, [move])
  }
  const found = [...byTransaction.values()].flatMap(moves => {
    const out = moves.filter(({ direction, amount, signed }) => direction === 'out' && amount > 0n && !signed)
    const [first, second, ...more] = out
    const payer = moves.find(({ direction, amount }) => direction === 'in' && amount > 0n)
    if (!first || !second || more.length > 0 || !payer || first.party === second.party) return []
    if (first.token?.address !== second.token?.address || payer.token?.address !== first.token?.address) return []
    const sum = first.amount + second.amount
    const less = first.amount < second.amount ? first.amount : second.amount
    const thousandths = (less * 1000n) / sum
    return rates.some(rate => {
      const distance = thousandths - rate
      return distance >= -5n && distance <= 5n
    })
      ? [{ id: first.transaction, payer: payer.party }]
      : []
  })
  const victims = new Set(found.map(({ payer }) => payer)).size
  return victims >= several ? { pattern: 'split', victims, transactions: firstFive(found.map(({ id }) => id)) } : undefined
}

function baited(self: string, transactions: readonly IndexedTransaction[], seen: readonly Seen[]): Drainer | undefined {
  const paid = new Set(seen.filter(({ direction, asset }) => direction === 'in' && asset === 'coin').map(({ transaction }) => transaction))
  const calls = transactions.filter(({ to, ok, input, id }) => to === self && ok && paid.has(id) && baits.has(input.slice(0, 10) as '0x'))
  const payers = new Set(calls.map(({ from }) => from)).size
  const once = payers === calls.length
  return once && payers >= several ? { pattern: 'bait', victims: payers, transactions: firstFive(calls.map(({ id }) => id)) } : undefined
}

const hour = 3_600_000
const day = 24 * hour
/** What was worth something, oldest first. */
const valued = (seen: readonly Seen[]) =>
  seen
    .filter(
      (move): move is Seen & { at: Date } =>
        move.at !== undefined && move.amount > 0n && (move.asset === 'coin' || move.asset === 'registered'),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())

/** How often nine tenths of what came in had left within the hour. What left counts once, and so does one transfer for many arrivals. */
export function passedOf(seen: readonly Seen[]): Behaviour['passed'] {
  const moves = valued(seen)
  const left = moves.filter(({ direction }) => direction === 'out').map(move => ({ move, time: move.at.getTime(), amount: move.amount }))
  const came = moves.filter(({ direction }) => direction === 'in')
  const last = new Set<Seen>()
  let first = 0
  for (const arrival of came) {
    const time = arrival.at.getTime()
    let wanted = (arrival.amount * 9n) / 10n
    // what left before this arrival left before all later ones
    while ((left[first]?.time ?? time) < time) first++
    for (let at = first; wanted > 0n; at++) {
      const part = left[at]
      if (!part || part.time > time + hour) break
      if (part.amount === 0n || part.move.token?.address !== arrival.token?.address) continue
      const used = part.amount < wanted ? part.amount : wanted
      part.amount -= used
      wanted -= used
      if (wanted === 0n) last.add(part.move)
    }
  }
  return { times: last.size, of: came.length }
}

/** Most parties that paid the wallet, or that it paid, within one day. */
export function fanOf(seen: readonly Seen[]): Behaviour['fan'] {
  const moves = valued(seen)
  const most = (direction: Seen['direction']) => {
    const some = moves.filter(move => move.direction === direction)
    const inside = new Map<string, number>()
    let [start, widest] = [0, 0]
    for (const move of some) {
      const time = move.at.getTime()
      inside.set(move.party, time)
      for (let oldest = some[start]; oldest && oldest.at.getTime() < time - day; oldest = some[++start])
        if (inside.get(oldest.party) === oldest.at.getTime()) inside.delete(oldest.party)
      widest = Math.max(widest, inside.size)
    }
    return widest
  }
  return { in: most('in'), out: most('out') }
}
