import { ChainvetError } from '../../../errors.ts'
import { mintId } from '../id.ts'
import type { Account, Accounts, TierName } from '../store.ts'
import type { Database } from './database.ts'
import type { AccountRow } from './tables.ts'

export function accountsIn(database: Database): Accounts {
  const { build } = database
  const all = build.selectFrom('accounts').selectAll()
  return {
    async create({ name, tier, included }) {
      const row = { id: mintId('acc'), name, tier, included: poolOf(tier, included), created_at: database.now() }
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
    async changeTier(id, tier, included) {
      const change = build
        .updateTable('accounts')
        .set({ tier, included: poolOf(tier, included) })
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

/** The calls that a contract says; all other tiers have theirs from the table of tiers. */
function poolOf(tier: TierName, included: number | undefined): number | null {
  if (tier !== 'enterprise') return null
  if (included !== undefined && Number.isSafeInteger(included) && included >= 0) return included
  throw new ChainvetError('USAGE', 'an enterprise account needs the number of calls that its contract includes')
}

export const accountOf = ({ id, name, tier, included, created_at: created }: AccountRow): Account => ({
  id,
  name,
  tier,
  ...(included !== null && { included }),
  createdAt: new Date(created),
})
