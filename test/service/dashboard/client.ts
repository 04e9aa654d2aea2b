import type { Customer } from '../../support/real-service.ts'
import type { Place } from './place.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Somebody with a browser without script: keeps the cookie, and sends forms as the pages hold them. */
export interface Visitor {
  readonly cookie: string
  get(path: string): Promise<Answer>
  /** Sends a form with the hidden fields of the page at `from`; `headers` stand above those that a browser sends. */
  post(path: string, fields: Readonly<Record<string, string>>, from: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** Sends fields as they are. */
  send(path: string, body: FormData | URLSearchParams | string, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

export async function request({ url }: Pick<Place, 'url'>, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(new URL(path, url), { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Sends the form of the sign-in page. */
export const signIn = (place: Pick<Place, 'url'>, key: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  request(place, '/dashboard/sign-in', {
    method: 'POST',
    headers: { Origin: place.url.origin, ...headers },
    body: new URLSearchParams({ key }),
  })

export async function visit(place: Pick<Place, 'url'>, { key }: Pick<Customer, 'key'>): Promise<Visitor> {
  const { status, headers } = await signIn(place, key)
  const cookie = headers
    .getSetCookie()
    .map(each => each.split(';', 1)[0])
    .join('; ')
  if (status !== 303 || cookie === '') throw new Error(`The sign-in was answered with ${status}.`)
  const visitor: Visitor = {
    cookie,
    get: path => request(place, path, { headers: { Cookie: cookie } }),
    send: (path, body, more = {}) =>
      request(place, path, { method: 'POST', headers: { Cookie: cookie, Origin: place.url.origin, ...more }, body }),
    async post(path, fields, from, more) {
      const { text } = await visitor.get(from)
      return visitor.send(path, new URLSearchParams({ ...hiddenIn(text), ...fields }), more)
    },
  }
  return visitor
}

/** The hidden fields of a page: all its forms have the same. */
export const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The text that a page shows, in one line. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
