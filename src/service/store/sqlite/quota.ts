import type { Database } from '../sql/database.ts'
import { quotaIn } from '../sql/quota.ts'
import type { QuotaStore, Reserved } from '../store.ts'
import type { Teller } from './teller.ts'

/** Every call is one piece of work, which nothing else comes in between. */
export function sqliteQuota(database: Database, clock: () => Date, teller: Teller): QuotaStore {
  const at = () => clock().getTime()
  return {
    ...quotaIn(database),
    reserve: request => teller.carry<Reserved>({ do: 'reserve', request, at: at() }),
    async settle(reservation, answer) {
      await teller.carry<boolean>({ do: 'settle', reservation, answer, at: at() })
    },
    charge: (request, answer) => teller.carry<Reserved>({ do: 'charge', request, answer, at: at() }),
  }
}
