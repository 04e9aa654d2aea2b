import { readFileSync } from 'node:fs'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { ChainvetError } from '../errors.ts'

/** Keeps a second process from writing the same output. */
export interface Lock {
  release(): Promise<void>
}

interface Holder {
  readonly pid: number
  /** When it took the lock, UTC. */
  readonly since: string
  /** When the process started, in ticks of the system: a number of a process is given again after it has ended. */
  readonly birth: string | null
}

/** Takes the lock at `path`. One whose process is gone is taken over. Throws USAGE that names the process that holds it. */
export async function takeLock(path: string, now: Date): Promise<Lock> {
  const own: Holder = { pid: process.pid, since: `${now.toISOString().slice(0, 19)}Z`, birth: birthOf(process.pid) }
  const text = `${JSON.stringify(own)}\n`
  // what stands in the way may go away between two looks; a lock that changes hands all the time is held
  for (let attempt = 0; attempt < 25; attempt++) {
    try {
      const file = await open(path, 'wx', 0o600)
      await file.writeFile(text)
      await file.close()
      return { release: () => rm(path, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const found = await readFile(path, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const holder = holderIn(found)
    if (holder && isAlive(holder)) throw held(path, holder)
    await takeAway(path, found)
  }
  throw held(path, undefined)
}

const held = (path: string, holder: Holder | undefined): ChainvetError =>
  new ChainvetError('USAGE', `another run is writing this output${holder ? `: process ${holder.pid}, since ${holder.since}` : ''}`, {
    hint: `Wait for it, name another --output, or, if it is gone for good, remove ${path}`,
  })

/** Removes a stale lock, one process at a time: between a look and a removal somebody else may have taken it over. */
async function takeAway(path: string, stale: string): Promise<void> {
  const turn = `${path}.turn`
  try {
    await (await open(turn, 'wx', 0o600)).close()
  } catch {
    // whoever was killed in its turn is not waited for
    const made = (await stat(turn).catch(() => undefined))?.mtimeMs
    if (made !== undefined && Date.now() - made > 10_000) await rm(turn, { force: true })
    await new Promise(resolve => setTimeout(resolve, 20))
    return
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => undefined)) === stale) await rm(path, { force: true })
  } finally {
    await rm(turn, { force: true })
  }
}

/** `undefined` for a lock that was cut off by a kill: nobody has held it long enough to matter. */
function holderIn(text: string): Holder | undefined {
  try {
    const { pid, since, birth } = JSON.parse(text)
    if (!Number.isSafeInteger(pid) || pid <= 0 || typeof since !== 'string') return undefined
    return { pid, since: since.slice(0, 20), birth: typeof birth === 'string' ? birth : null }
  } catch {
    return undefined
  }
}

function isAlive({ pid, birth }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // somebody else's process is a process
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return birth === null || birthOf(pid) === birth
}

/** Start of a process in ticks since the system started (proc(5), field 22 of stat); null where the system does not tell. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the second field is a name in brackets that may hold anything
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
