import type { Chain } from '../../chains/index.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Holders } from '../../evidence/holders.ts'
import type { Transferability } from '../../evidence/transferability.ts'
import type { Transfers } from '../../evidence/transfers.ts'
import { accounts } from './answers.ts'
import { mayHaveKey } from './curve.ts'
import { type Balance, holdersOf } from './holders.ts'
import type { Mint } from './mint.ts'
import type { Rpc } from './rpc.ts'
import { isSameState } from './state.ts'
import { outcomeOf, simulated, type Transfer, unsigned } from './transfer.ts'

/** What the large balances showed; what did not come to light is told in words. */
export interface Tried {
  readonly found: Pick<Transferability, 'sampled' | 'notSampled'>
  readonly holders?: Holders
  readonly transfers?: Transfers
  /** Why no transfer was tried, or none said anything. */
  readonly untried?: string
  readonly proofs: readonly Proof[]
}

/** Holders that are made to send what they hold. */
const mostTried = 3

/**
 * How many of the largest balances are frozen, whose they are, and whether their owners can send them to one another. Solana lets
 * nobody lend a stranger a balance for a test, so real holders are taken; to trade as one of them would need a pool.
 */
export async function tryOut(
  held: readonly Balance[],
  { rpc, chain, address, program, mint, slot }: { rpc: Rpc; chain: Chain; address: string; program: string; mint: Mint; slot: number },
): Promise<Tried> {
  if (held.length === 0) return { found: { notSampled: 'nobody holds the token' }, untried: 'nobody holds the token', proofs: [] }
  const hooked = (mint.extensions.hook?.program ?? null) !== null
  const transfers = hooked ? [] : transfersAmong(held, { program, mint: address, decimals: mint.decimals })
  const owners = [...new Set(held.map(({ owner }) => owner))]
  const [[owned], replies] = await Promise.all([
    rpc.each([{ ...accounts(owners, 'head'), optional: true as const }]),
    rpc.each(transfers.map(simulated)),
  ])
  const seen = owned.ok && isSameState(slot, owned.value.slot) ? owned.value.value : undefined
  const holders = holdersOf(held, {
    chain,
    mint: address,
    slot,
    supply: mint.supply,
    owners: new Map(seen ? owners.map((owner, at) => [owner, seen[at] ?? null]) : []),
  })
  const frozen = held.filter(balance => balance.frozen)
  const sampleProof: Proof = {
    source: 'Solana',
    method: 'getMultipleAccounts',
    params: [held.map(balance => balance.address)],
    block: slot,
    result: frozen.length === 0 ? 'none of them frozen' : `frozen: ${frozen.map(balance => balance.address).join(', ')}`,
  }
  const results = transfers.flatMap((transfer, at) => {
    const reply = replies[at]
    const outcome = reply?.ok ? outcomeOf(reply.value.value.err) : undefined
    return reply?.ok && outcome ? [{ transfer, outcome, slot: reply.value.slot }] : []
  })
  const refused = replies.find(reply => !reply.ok)
  const untried = hooked
    ? 'a transfer needs the accounts that its hook asks for, which only the program of the hook knows'
    : transfers.length === 0
      ? 'none of the large holders could pay for a transfer to another'
      : refused && !refused.ok
        ? refused.failure.message
        : 'the simulated transfers failed for reasons that may be those of their holders'
  return {
    found: { sampled: { balances: held.length, frozen: frozen.length } },
    holders,
    ...(results.length > 0
      ? {
          transfers: {
            tried: results.map(({ transfer: { owner, amount }, outcome }) => ({ holder: owner, amount, to: 'account', ...outcome })),
            proofs: results.map(({ transfer, outcome, slot: at }) => ({
              source: 'Solana',
              method: 'simulateTransaction',
              params: [unsigned(transfer).toString('base64'), { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true }],
              block: at,
              result: outcome.ok ? 'went through' : `refused: ${outcome.reason}`,
            })),
          },
        }
      : { untried }),
    proofs: [sampleProof],
  }
}

/** The largest balances of those who may pay for a transaction, each on its way to another that can take it. */
function transfersAmong(held: readonly Balance[], token: Pick<Transfer, 'program' | 'mint' | 'decimals'>): readonly Transfer[] {
  const filled = held.filter(({ amount }) => amount > 0n)
  const senders = filled.filter(({ owner }, at) => mayHaveKey(owner) && filled.findIndex(other => other.owner === owner) === at)
  return senders.slice(0, mostTried).flatMap(({ owner, address: from, amount }) => {
    const to = filled.find(other => other.owner !== owner && !other.frozen)
    return to ? [{ ...token, owner, from, to: to.address, amount }] : []
  })
}
