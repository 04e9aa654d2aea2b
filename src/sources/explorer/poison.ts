import type { Chain } from '../../chains/index.ts'
import type { LookAlike, Poisoner } from '../../evidence/behaviour.ts'
import { canonical, isTiny, type Seen } from './flows.ts'
import type { WalletHistory } from './history.ts'

const week = 7 * 86_400_000
/** So many victims make a pattern. */
export const several = 3

/** Same first three and last four hex digits: what people compare (Tsuchiya and others, USENIX Security 2025). */
export function lookAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a !== b && a.slice(0, 5) === b.slice(0, 5) && a.slice(-4) === b.slice(-4)
}

/** What anybody can do to a wallet without its consent, or as a greeting. */
const baitOf = (move: Seen, chain: Chain): LookAlike['kind'] | undefined => {
  if (move.asset === 'counterfeit') return move.signed ? undefined : 'counterfeit'
  if (move.amount === 0n) return move.signed ? undefined : 'nothing'
  return move.direction === 'in' && isTiny(move, chain) ? 'little' : undefined
}

const isDealing = (move: Seen, chain: Chain): boolean =>
  (move.asset === 'coin' || move.asset === 'registered') && !isTiny(move, chain) && (move.direction === 'in' || move.amount > 0n)

/** At most a week later; where a time is not known it may be. */
const soonAfter = (later: Date | undefined, earlier: Date | undefined): boolean => {
  if (!later || !earlier) return true
  const passed = later.getTime() - earlier.getTime()
  return passed >= 0 && passed <= week
}

/** Transfers that imitate somebody the wallet had dealt with, and the movements they are: these are no dealings. */
export function poisonOf(seen: readonly Seen[], chain: Chain): { poisoned: readonly LookAlike[]; spam: ReadonlySet<Seen> } {
  const dealings = seen.filter(move => isDealing(move, chain))
  const byEnds = new Map<string, Seen[]>()
  for (const move of dealings) {
    const alike = byEnds.get(ends(move.party))
    if (alike) alike.push(move)
    else byEnds.set(ends(move.party), [move])
  }
  const spam = new Set<Seen>()
  const poisoned: LookAlike[] = []
  for (const move of seen) {
    const kind = baitOf(move, chain)
    if (!kind) continue
    const model = byEnds.get(ends(move.party))?.find(({ party, at }) => lookAlike(party, move.party) && soonAfter(move.at, at))
    if (!model) continue
    spam.add(move)
    poisoned.push({
      by: canonical(move.party, chain),
      resembles: canonical(model.party, chain),
      kind,
      transaction: move.transaction,
      ...(move.at && { at: move.at }),
    })
  }
  return { poisoned, spam }
}

const ends = (address: string): string => address.slice(0, 5) + address.slice(-4)

/** Owners in whose name the wallet moved nothing at all, which every token allows anybody. */
export function poisonerOf(self: string, { transactions }: WalletHistory): Poisoner | undefined {
  const calls = transactions.flatMap(({ id, from, input, ok }) => {
    const [, owner, amount] = /^0x23b872dd0{24}([0-9a-f]{40})[0-9a-f]{64}([0-9a-f]{64})/i.exec(input) ?? []
    return from === self && ok && owner && `0x${owner.toLowerCase()}` !== self && amount !== undefined && /^0+$/.test(amount)
      ? [{ id, owner }]
      : []
  })
  const victims = new Set(calls.map(({ owner }) => owner.toLowerCase())).size
  return victims >= several ? { victims, transactions: [...new Set(calls.map(({ id }) => id))].slice(0, 5) } : undefined
}

/** Parties with whom the wallet shares nothing but bait: its possible victims, newest first. */
export function suspectsOf(seen: readonly Seen[], chain: Chain): readonly string[] {
  const dealt = new Set(seen.filter(move => isDealing(move, chain)).map(({ party }) => party))
  const baits = seen.filter(move => {
    if (dealt.has(move.party)) return false
    if (move.signed && move.direction === 'out') return isTiny(move, chain) || move.asset === 'counterfeit'
    // what others tell of transfers to an address that imitates
    return !move.signed && move.direction === 'in' && (move.amount === 0n || move.asset === 'counterfeit')
  })
  return [...new Set(baits.map(({ party }) => party))]
}

/** Whom the wallet imitates in the eyes of `victim`, whose own history is `theirs`: somebody the victim had dealt with before. */
export function imitated(self: string, theirs: readonly Seen[], chain: Chain): string | undefined {
  const contacts = theirs.filter(({ party }) => party === self)
  if (contacts.some(move => move.signed || isDealing(move, chain))) return undefined
  const model = theirs.find(
    move => isDealing(move, chain) && lookAlike(move.party, self) && contacts.some(contact => soonAfter(contact.at, move.at)),
  )
  return model?.party
}
