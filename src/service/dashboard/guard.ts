import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { takeOne } from '../burst.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import type { Account, KeyRecord } from '../store/store.ts'
import { type Form, readForm } from './forms.ts'
import { onwards } from './layout.ts'
import type { Sessions } from './sessions.ts'

/** A request of somebody who is signed in. */
export interface Visit {
  readonly context: Context<ServiceEnv>
  readonly account: Account
  readonly key: KeyRecord
  readonly digest: Uint8Array
  /** Of the session; it goes nowhere but into {@link Sessions}. */
  readonly token: string
  /** Stands in every form. */
  readonly proof: string
}

type Handler = (context: Context<ServiceEnv>) => Promise<Response>

export interface Guard {
  /** Lets those who are signed in read; the others are led to the door. */
  reading(work: (visit: Visit) => Promise<Response>): Handler
  /** Lets them change something: the request has to come from a page of this session. */
  writing(work: (visit: Visit, form: Form) => Promise<Response>): Handler
  /** The same for a form that the handler reads itself, because it carries a file. It has to check its proof with {@link provedBy}. */
  uploading(work: (visit: Visit) => Promise<Response>): Handler
}

export const door = '/dashboard/sign-in'

type GuardParts = Pick<Parts, 'store' | 'limits' | 'log' | 'baseUrl'>

export function createGuard(parts: GuardParts, sessions: Sessions): Guard {
  const { store } = parts
  const visitOf = async (context: Context<ServiceEnv>): Promise<Visit | Response> => {
    const token = tokenIn(context, parts)
    const session = token === undefined ? undefined : await sessions.find(token)
    if (token === undefined || !session) return onwards(door)
    const { digest, proof } = session
    const found = await store.keys.find(digest)
    if (!found) {
      await sessions.close(token)
      return onwards(`${door}?ended=key`)
    }
    await takeOne(parts, 'read', digest)
    return { context, ...found, digest, token, proof }
  }
  const uploading: Guard['uploading'] = work => async context => {
    requireOwnPage(context, parts)
    const visit = await visitOf(context)
    return visit instanceof Response ? visit : work(visit)
  }
  return {
    reading: work => async context => {
      const visit = await visitOf(context)
      return visit instanceof Response ? visit : work(visit)
    },
    uploading,
    writing: work =>
      uploading(async visit => {
        const form = await readForm(visit.context, parts.limits)
        provedBy(visit, form)
        return work(visit, form)
      }),
  }
}

/** Throws {@link Refusal} with 403 where a form does not come from a page of this session. */
export function provedBy({ proof }: Pick<Visit, 'proof'>, form: Form): void {
  const [own, given] = [Buffer.from(proof), Buffer.from(form.text('proof'))]
  if (own.length !== given.length || !timingSafeEqual(own, given))
    throw new Refusal(403, 'This form belongs to a session that has ended. Nothing was done. Open the page again and repeat it there.')
}

/**
 * Refuses what another site had a browser send: browsers say where a form comes from, and a page cannot make them say otherwise.
 * Throws {@link Refusal} with 403.
 */
export function requireOwnPage({ req }: Context<ServiceEnv>, { baseUrl }: Pick<Parts, 'baseUrl'>): void {
  const [site, origin, host] = [req.header('sec-fetch-site'), req.header('origin'), req.header('host')]
  const own = [
    ...(baseUrl === undefined ? [] : [new URL(baseUrl).origin]),
    ...(host === undefined ? [] : [`https://${host}`, `http://${host}`]),
  ]
  const fits = origin === undefined ? site === 'same-origin' : own.includes(origin)
  if (!fits || (site !== undefined && site !== 'same-origin'))
    throw new Refusal(403, 'This form was sent from another site, so nothing was done. Use the pages of this dashboard.')
}

/** `__Host-` binds a cookie to this host and to https: no other host of the domain can set it. Plain http has none of that. */
const names = { https: '__Host-chainvet', http: 'chainvet-session' }

function tokenIn(context: Context<ServiceEnv>, { baseUrl }: Pick<Parts, 'baseUrl'>): string | undefined {
  const bound = getCookie(context, names.https)
  return bound ?? (baseUrl?.startsWith('https:') ? undefined : getCookie(context, names.http))
}

/** Hands the token of a session to the browser. */
export const giveToken = (context: Context<ServiceEnv>, parts: Pick<Parts, 'baseUrl'>, token: string): void =>
  writeCookie(context, parts, token, {})

/** Takes it back. */
export const takeToken = (context: Context<ServiceEnv>, parts: Pick<Parts, 'baseUrl'>): void =>
  writeCookie(context, parts, '', { maxAge: 0 })

function writeCookie(
  context: Context<ServiceEnv>,
  { baseUrl }: Pick<Parts, 'baseUrl'>,
  value: string,
  more: { readonly maxAge?: number },
): void {
  const secure = [baseUrl, context.req.header('origin'), context.req.url].some(url => url?.startsWith('https:'))
  const name = secure ? names.https : names.http
  setCookie(context, name, value, { httpOnly: true, secure, sameSite: 'Strict', path: '/', ...more })
}
