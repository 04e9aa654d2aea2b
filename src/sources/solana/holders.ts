import type { Chain } from '../../chains/index.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Holder, Holders } from '../../evidence/holders.ts'
import { labels } from '../lists/source.ts'
import type { RawAccount } from './answers.ts'
import { mayHaveKey } from './curve.ts'
import { isNobody } from './programs.ts'
import type { TokenAccount } from './token-account.ts'

/** A large balance and the account it lies in. */
export interface Balance extends TokenAccount {
  readonly address: string
}

/** Programs of exchanges that keep the tokens of a pool in accounts of its own, and the one account that Raydium's oldest shares. */
const poolPrograms: readonly string[] = [
  '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8',
  'CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK',
  'CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C',
  'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc',
  'LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo',
  '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P',
]
const poolOwners: readonly string[] = ['5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1']

/** Accounts that a node lists at most. */
const mostListed = 20

/** Largest holders by owner. A pool is told by the program that owns its account, a service by the lists. */
export function holdersOf(
  balances: readonly Balance[],
  {
    chain,
    mint,
    slot,
    supply,
    owners,
  }: { chain: Chain; mint: string; slot: number; supply: bigint; owners: ReadonlyMap<string, RawAccount | null> },
): Holders {
  const owned = (owner: string): bigint => balances.reduce((sum, balance) => (balance.owner === owner ? sum + balance.amount : sum), 0n)
  const top = [...new Set(balances.map(({ owner }) => owner))]
    .map((address): Holder => ({ address, amount: owned(address), kind: kindOf(address, chain, owners.get(address)) }))
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
  const off = top.filter(({ kind }) => kind === 'burned' || kind === 'pool').reduce((sum, { amount }) => sum + amount, 0n)
  const proof: Proof = {
    source: 'Solana',
    method: 'getTokenLargestAccounts',
    params: [mint],
    block: slot,
    result: `${balances.length} largest accounts, of ${top.length} owners`,
  }
  const held = top.filter(({ amount }) => amount > 0n).length
  return {
    // a full list leaves out whoever holds less
    count: { value: held, atLeast: balances.length >= mostListed },
    top,
    float: supply > off ? supply - off : 0n,
    proofs: [proof],
  }
}

function kindOf(owner: string, chain: Chain, account: RawAccount | null | undefined): Holder['kind'] {
  if (isNobody(owner)) return 'burned'
  if (poolOwners.includes(owner) || (account && poolPrograms.includes(account.owner))) return 'pool'
  const categories = labels()
    .find(owner, chain)
    .map(({ category }) => category)
  if (categories.includes('burn')) return 'burned'
  if (categories.includes('service')) return 'service'
  if (mayHaveKey(owner)) return 'account'
  return account === undefined ? 'unknown' : 'contract'
}
