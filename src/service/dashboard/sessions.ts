import { createHash } from 'node:crypto'
import type { World } from '../../world.ts'
import type { SessionStore } from '../store/store.ts'

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
  open(digest: Uint8Array): Promise<string>
  find(token: string): Promise<Session | undefined>
  close(token: string): Promise<void>
  /** Goes on with another key: the one that takes the place of the old. */
  move(token: string, digest: Uint8Array): Promise<void>
  /** Whether the form with this name was not sent before in this session. */
  once(token: string, form: string): Promise<boolean>
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

/** Sessions of this process, or, with a `store`, of all replicas that share it. */
export function createSessions(world: Pick<World, 'now' | 'random'>, store: SessionStore = inMemory(world)): Sessions {
  return {
    async open(digest) {
      const token = Buffer.from(world.random(32)).toString('base64url')
      await store.open(hashed('session', token), digest)
      return token
    },
    async find(token) {
      const digest = await store.find(hashed('session', token), life)
      return digest && { digest, proof: hashed('form', token) }
    },
    close: token => store.close(hashed('session', token)),
    move: (token, digest) => store.move(hashed('session', token), digest),
    // a name of any length is one of these
    once: (token, form) => store.once(hashed('session', token), hashed('once', form)),
  }
}

/** They end when the process does. */
function inMemory(world: Pick<World, 'now'>): SessionStore {
  const kept = new Map<string, Kept>()
  return {
    async open(name, digest) {
      const now = world.now().getTime()
      kept.set(name, { digest, startedAt: now, usedAt: now, forms: new Set() })
      shorten(kept, most.sessions)
    },
    async find(name, { whole, idle }) {
      const session = kept.get(name)
      if (!session) return undefined
      const now = world.now().getTime()
      kept.delete(name)
      if (now - session.startedAt > whole || now - session.usedAt > idle) return undefined
      session.usedAt = now
      // the one that was used last stands last
      kept.set(name, session)
      return session.digest
    },
    async close(name) {
      kept.delete(name)
    },
    async move(name, digest) {
      const session = kept.get(name)
      if (session) session.digest = digest
    },
    async once(name, form) {
      const forms = kept.get(name)?.forms
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
