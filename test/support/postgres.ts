import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chown, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
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

/** Where files are kept in memory: most that these servers do is to wait for a disk, and none of them outlives the machine. */
const memory = '/dev/shm'
/** Bytes that the databases of all tests fit into. */
const roomy = 4n * 2n ** 30n

export const missing = 'There is no PostgreSQL server on this machine: name one in DATABASE_URL, or install the package postgresql.'

/**
 * A server of its own in a temporary folder, or the one that DATABASE_URL names; `undefined` where there is none. `settings` are lines
 * for postgresql.conf; `ports` are tried in turn until one is free.
 */
export async function startPostgres(
  settings: readonly string[] = [],
  ports: readonly number[] = Array.from({ length: 5 }, () => randomInt(15_000, 32_000)),
): Promise<PostgresServer | undefined> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '' && settings.length === 0) return serverAt(given)
  const programs = places.find(place => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')))
  if (programs === undefined) return undefined
  // the server does not run as root: Debian has made a user for it
  const user = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const folder = mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), 'chainvet-postgres-'))
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
  const log = join(folder, 'log')
  const startAt = async (port: number) => {
    const options = [`-p ${port}`, '-h 127.0.0.1', `-k ${folder}`, '-c max_connections=200', ...settings.map(setting => `-c ${setting}`)]
    await call('pg_ctl', '-D', data, '-w', '-s', '-l', log, '-o', options.join(' '), 'start')
  }
  const port = await firstFree(ports, startAt).catch(error => {
    const why = existsSync(log) ? readFileSync(log, 'utf8') : 'it has written no log.'
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL does not start: ${why}`, { cause: error })
  })
  const start = () => startAt(port)
  const end = async (mode: 'fast' | 'immediate') => void (await call('pg_ctl', '-D', data, '-w', '-s', '-m', mode, 'stop'))
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

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder, { bigint: true })
  return bavail * bsize >= roomy
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

/**
 * The first of `ports` at which the server starts. A port that is asked for beforehand may be another's by the time that the server wants
 * it, and those of 32768 and above go to whoever connects to anything: so these are tried, not asked for, and lie below.
 */
async function firstFree(ports: readonly number[], startAt: (port: number) => Promise<void>): Promise<number> {
  let failure: unknown = new Error('There is no port to try.')
  for (const port of ports) {
    try {
      await startAt(port)
      return port
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
