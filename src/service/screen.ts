import type { IncomingMessage } from 'node:http'
import { valuesOf } from './headers.ts'
import { Refusal } from './refusal.ts'

/**
 * Looks at a request before the router does. A path is taken as it was sent: nothing is decoded, and no dot is followed, so that
 * what a proxy in front has checked is what is served; one that is `known`, letter for letter, needs no look. Returns why it is refused.
 */
export function screen(incoming: IncomingMessage, known: boolean): Refusal | undefined {
  const { rawHeaders, httpVersionMajor, httpVersionMinor, url = '' } = incoming
  if (rawHeaders.length > 2 * mostHeaders) return new Refusal(431, `Too many headers: at most ${mostHeaders} are accepted.`)
  const hosts = valuesOf(incoming, 'host')
  const needsHost = httpVersionMajor === 1 && httpVersionMinor === 1
  if (hosts.length > 1 || (needsHost && hosts.length === 0)) return new Refusal(400, 'The Host header has to stand once.')
  if (known) return undefined
  // the absolute form, which is for proxies and has to be understood by all
  const target = /^https?:\/\/[^/?#]+(\/.*)$/i.exec(url)?.[1] ?? url
  const [path = ''] = target.split('?', 1)
  if (!plain.test(path) || hidden.test(path)) return new Refusal(404, 'There is nothing at this path. What there is: /docs')
  incoming.url = target
  return undefined
}

const mostHeaders = 100
const plain = /^\/[\w.~/-]*$/
const hidden = /\/\/|\/\.{1,2}(?:\/|$)/
