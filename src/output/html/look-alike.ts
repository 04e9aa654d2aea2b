import type { Row } from '../../api/report.ts'
import { type Markup, markup, nothing } from './markup.ts'

type LookAlike = Row['look_alikes'][number]

/** Contacts that the address resembles without being one of them, letter below letter, with what differs marked. */
export function lookAlikes(address: string, likes: readonly LookAlike[]): Markup {
  if (likes.length === 0) return nothing
  return markup`<h3>Looks like a contact of yours</h3><p>Addresses made to look alike are used to have money sent to the wrong place. Compare the marked part.</p>${likes.map(
    like =>
      markup`<div class="pre" role="group" tabindex="0" aria-label="Both addresses, letter below letter"><p>${like.name === null ? 'contact' : markup`contact <bdi>${like.name}</bdi>`}</p><p class="mono">${marked(like.known, like)}</p><p class="mono">${marked(address, like)}</p><p>this row</p></div>`,
  )}`
}

function marked(address: string, { shared_prefix: prefix, shared_suffix: suffix }: LookAlike): Markup {
  // the spelling of an EVM address begins with "0x" for all of them; it is no agreement
  const lead = /^0x/i.test(address) ? 2 : 0
  const from = Math.min(address.length, lead + Math.max(0, prefix))
  const to = Math.max(from, address.length - Math.max(0, suffix))
  return markup`${address.slice(0, from)}<mark>${address.slice(from, to)}</mark>${address.slice(to)}`
}
