import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { missing, startPostgres } from '../../support/postgres.ts'
import { useDatabases } from '../../support/same-service.ts'
import { sameSuite } from '../../support/same-suite.ts'

const server = await startPostgres()

if (server) {
  useDatabases(async () => {
    const url = await server.database()
    return {
      url,
      async sql(text) {
        const client = new Client({ connectionString: url, options: '-c search_path=chainvet' })
        await client.connect()
        await client.query(text).finally(() => client.end())
      },
      end: async () => {},
    }
  })
  // the terminals of the stories know nothing of the database: they are seen on the other one
  sameSuite('PostgreSQL', ['scanner', 'remote', 'usage', 'account'])
  afterAll(() => server.stop())
}

test.skipIf(server)(`The command line was not tested on PostgreSQL. ${missing}`, () => expect(server).toBeUndefined())
