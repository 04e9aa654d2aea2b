import { createHash } from 'node:crypto'
import type { World } from '../../world.ts'

/** Somebody who signed in with a key. */
interface Session {
  /** Digest of the key: it is looked up with every request, so the session ends when the key does. The key itself is not kept. */
  readonly digest: Uint8Array
  /** Stands in every form of the session; a page of somebody else does not know it. */
  readonly proof: string
}

/** Who is signed in. The token of a session is known to its browser only; what is kept is its digest. */
export interface Sessions {
  /** Begins a session. Returns its token, 256 bits of chance. */
  open(digest: Uint8Array): string
  find(token: string): Session | undefined
  close(token: string): void
  /** Goes on with another key: the one that takes the place of the old. */
  move(token: string, digest: Uint8Array): void
  /** Whether the form with this name was not sent before in this session. */
  once(token: string, form: string): boolean
}

/** Milliseconds after which a session ends: since its begin, and since it was last used. */
const life = { whole: 12 * 3_600_000, idle: 2 * 3_600_000 }
/** The sessions that were used longest ago make room, and so do the oldest forms of a session. */
const most = { sessions: 10_000, forms: 200 }

interface Kept {
  digest: Uint8Array
  readonly startedAt: number
  usedAt: number
  readonly forms: Set<string>
}

/** Sessions in the memory of this process: they end when it does. */
export function createSessions(world: Pick<World, 'now' | 'random'>): Sessions {
  const kept = new Map<string, Kept>()
  const living = (token: string): Kept | undefined => {
    const name = hashed('session', token)
    const session = kept.get(name)
    if (!session) return undefined
    const now = world.now().getTime()
    kept.delete(name)
    if (now - session.startedAt > life.whole || now - session.usedAt > life.idle) return undefined
    session.usedAt = now
    // the one that was used last stands last
    kept.set(name, session)
    return session
  }
  return {
    open(digest) {
      const token = Buffer.from(world.random(32)).toString('base64url')
      const now = world.now().getTime()
      kept.set(hashed('session', token), { digest, startedAt: now, usedAt: now, forms: new Set() })
      shorten(kept, most.sessions)
      return token
    },
    find(token) {
      const session = living(token)
      return session && { digest: session.digest, proof: hashed('form', token) }
    },
    close(token) {
      kept.delete(hashed('session', token))
    },
    move(token, digest) {
      const session = living(token)
      if (session) session.digest = digest
    },
    once(token, form) {
      const forms = living(token)?.forms
      if (!forms || forms.has(form)) return false
      forms.add(form)
      shorten(forms, most.forms)
      return true
    },
  }
}

const hashed = (what: string, token: string): string => createHash('sha256').update(`${what} ${token}`).digest('base64url')

function shorten(kept: Map<string, unknown> | Set<string>, size: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= size) return
    kept.delete(oldest)
  }
}
