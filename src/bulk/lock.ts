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
  const end = Date.now() + patience
  // what stands in the way may go away between two looks; a lock that changes hands all the time is held
  while (Date.now() < end) {
    if (await made(path, text)) return { release: () => rm(path, { force: true }) }
    const found = await readFile(path, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const holder = holderIn(found)
    if (holder && isAlive(holder)) throw held(path, holder)
    if (!(await isLeft(path, found))) await new Promise(resolve => setTimeout(resolve, 20))
    else await takeAway(path, found, text)
  }
  throw held(path, undefined)
}

const patience = 4_000
/** A file without a holder in it is one that is being written, unless it is that old. */
const writing = 1_000

/** Makes a file that nobody else has; false where it is there. */
async function made(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(text)
    await file.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether whoever made a file is gone. */
async function isLeft(path: string, text: string): Promise<boolean> {
  const holder = holderIn(text)
  if (holder) return !isAlive(holder)
  const since = (await stat(path).catch(() => undefined))?.mtimeMs
  return since !== undefined && Date.now() - since > writing
}

const held = (path: string, holder: Holder | undefined): ChainvetError =>
  new ChainvetError('USAGE', `another run is writing this output${holder ? `: process ${holder.pid}, since ${holder.since}` : ''}`, {
    hint: `Wait for it, name another --output, or, if it is gone for good, remove ${path}`,
  })

/** Removes a stale lock, one process at a time: between a look and a removal somebody else may have taken it over. */
async function takeAway(path: string, stale: string, own: string): Promise<void> {
  const turn = `${path}.turn`
  if (!(await made(turn, own))) {
    // whoever was killed in its turn is not waited for
    const found = await readFile(turn, 'utf8').catch(() => undefined)
    if (found !== undefined && (await isLeft(turn, found))) await rm(turn, { force: true })
    else await new Promise(resolve => setTimeout(resolve, 20))
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
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // a zombie has ended, and waits only for somebody to notice
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
