import { createServer, type Server } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, startPostgres } from './postgres.ts'

let other: Server
let taken: number
beforeAll(async () => {
  other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('The other server has no port.')
  taken = address.port
})
afterAll(() => void other.close())

test('a port that is taken in the meantime is left to whom it belongs, and the next one tried', async context => {
  const next = 14_000 + (process.pid % 1000)
  const server = await startPostgres(['max_wal_senders=0'], [taken, next])
  if (server === undefined) return context.skip(missing)
  try {
    const url = new URL(await server.database())
    expect(url.port).toBe(String(next))
    const client = new Client({ connectionString: url.href })
    await client.connect()
    expect((await client.query<{ n: number }>('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
    await client.end()
  } finally {
    await server.stop()
  }
})

test('where no port is free, what the server says about it is told', async context => {
  const outcome = await startPostgres(['max_wal_senders=0'], [taken]).then(
    async server => {
      await server?.stop()
      return server === undefined ? missing : 'it started'
    },
    error => String(error),
  )
  if (outcome === missing) return context.skip(missing)
  expect(outcome).toContain('Address already in use')
})
