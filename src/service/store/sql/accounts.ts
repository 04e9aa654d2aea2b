import { ChainvetError } from '../../../errors.ts'
import { mintId } from '../id.ts'
import type { Account, Accounts, Contract, TierName } from '../store.ts'
import type { Database } from './database.ts'
import type { AccountRow } from './tables.ts'

export function accountsIn(database: Database): Accounts {
  const { build } = database
  const all = build.selectFrom('accounts').selectAll()
  return {
    async create({ name, tier, ...contract }) {
      const row = { id: mintId('acc'), name, tier, ...termsOf(tier, contract), created_at: database.now() }
      const made = build
        .insertInto('accounts')
        .values(row)
        .onConflict(conflict => conflict.column('name').doNothing())
        .returningAll()
      const [account] = await database.write(made, 'harmful')
      if (account) return accountOf(account)
      throw new ChainvetError('USAGE', 'there is an account of that name', { hint: 'Give it another name, or use the one that is there.' })
    },
    async byName(name) {
      const [row] = await database.read(all.where('name', '=', name))
      return row && accountOf(row)
    },
    async byId(id) {
      const [row] = await database.read(all.where('id', '=', id))
      return row && accountOf(row)
    },
    async changeTier(id, tier, contract = {}) {
      const change = build
        .updateTable('accounts')
        .set({ tier, ...termsOf(tier, contract) })
        .where('id', '=', id)
        .returning('id')
      const changed = await database.write(change, 'harmless')
      if (changed.length === 0) throw new ChainvetError('USAGE', 'there is no such account')
    },
    async list() {
      return (await database.read(all.orderBy('created_at').orderBy('id'))).map(accountOf)
    },
  }
}

/** The calls that a contract says, and their price; all other tiers have theirs from the table of tiers. */
function termsOf(tier: TierName, { included, overageMicroUsd: price }: Contract): Pick<AccountRow, 'included' | 'overage_micro_usd'> {
  if (tier !== 'enterprise') return { included: null, overage_micro_usd: null }
  if (!isCount(included)) throw new ChainvetError('USAGE', 'an enterprise account needs the number of calls that its contract includes')
  if (price !== undefined && !isCount(price)) throw new ChainvetError('USAGE', 'the price of a call is a number of millionths of a dollar')
  return { included, overage_micro_usd: price === undefined ? null : price }
}

const isCount = (value: number | undefined): value is number => value !== undefined && Number.isSafeInteger(value) && value >= 0

export const accountOf = ({ id, name, tier, included, overage_micro_usd: price, created_at: created }: AccountRow): Account => ({
  id,
  name,
  tier,
  ...(included !== null && { included }),
  ...(price !== null && { overageMicroUsd: price }),
  createdAt: new Date(created),
})
