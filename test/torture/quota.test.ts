import { expect, test } from 'vitest'
import { missing, startPostgres } from '../support/postgres.ts'
import { tortureQuota } from './quota.ts'

const server = await startPostgres(['max_wal_senders=0'])

test.skipIf(!server)(
  'three replicas charge exactly the pool, and neither their death nor that of the database costs a call',
  async () => {
    if (!server) return
    try {
      const figures = await tortureQuota({ server, seed: 2026, rounds: 1, calls: 1_200, kills: 2, crashes: 1, tell: () => {} })
      expect(figures.violations).toEqual([])
      expect(figures).toMatchObject({ exact: 1, kills: 2, crashes: 1, missing: 0, twice: 0 })
      expect(figures.acknowledged).toBeGreaterThan(20)
    } finally {
      await server.stop()
    }
  },
  90_000,
)

test.skipIf(server)(`The torture of the quota did not run. ${missing}`, () => expect(server).toBeUndefined())
