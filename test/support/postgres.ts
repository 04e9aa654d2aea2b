import { execFile } from 'node:child_process'
import { chown, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Makes an empty database, and returns its URL. */
  database(): Promise<string>
  /** Ends the server as a failing machine would, without time to tidy up, and starts it again. */
  crash(): Promise<void>
  /** Ends it in order; `start` brings it back. */
  halt(): Promise<void>
  start(): Promise<void>
  /** Ends it, and removes what it stored. */
  stop(): Promise<void>
}

/** Debian, and whoever has put the programs of the server into PATH. */
const places = [
  ...[18, 17, 16, 15, 14, 13, 12].map(version => `/usr/lib/postgresql/${version}/bin`),
  ...(process.env['PATH'] ?? '').split(':'),
]

export const missing = 'There is no PostgreSQL server on this machine: name one in DATABASE_URL, or install the package postgresql.'

/**
 * A server of its own in a temporary folder, or the one that DATABASE_URL names; `undefined` where there is none. `settings` are lines
 * for postgresql.conf.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer | undefined> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '' && settings.length === 0) return serverAt(given)
  const programs = places.find(place => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')))
  if (programs === undefined) return undefined
  // the server does not run as root: Debian has made a user for it
  const user = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-postgres-'))
  if (user.length > 0) {
    const [, , uid = '', gid = ''] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
    if (uid === '') return undefined
    await promisify(chown)(folder, Number(uid), Number(gid))
  }
  const data = join(folder, 'data')
  const call = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...user, join(programs, program), ...args]
    return run(command, rest, { cwd: folder })
  }
  await call('initdb', '-D', data, '-A', 'trust', '-U', 'chainvet', '-E', 'UTF8', '--locale=C', '--no-sync')
  const port = await freePort()
  const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, '-c max_connections=200', ...settings.map(setting => `-c ${setting}`)]
  const start = async () => void (await call('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options.join(' '), 'start'))
  const end = async (mode: 'fast' | 'immediate') => void (await call('pg_ctl', '-D', data, '-w', '-s', '-m', mode, 'stop'))
  await start()
  return {
    ...serverAt(`postgres://chainvet@127.0.0.1:${port}/postgres`),
    start,
    halt: () => end('fast'),
    async crash() {
      await end('immediate')
      await start()
    },
    async stop() {
      await end('immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A server that somebody else has started, and will end. */
function serverAt(url: string): PostgresServer {
  const made: string[] = []
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const refuse = async () => {
    throw new Error('This server is not ours to stop.')
  }
  return {
    async database() {
      const name = `chainvet_${process.pid}_${made.length}_${Date.now() % 1_000_000}`
      await administer(`CREATE DATABASE ${name}`)
      made.push(name)
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    start: refuse,
    halt: refuse,
    crash: refuse,
    async stop() {
      for (const name of made) await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
