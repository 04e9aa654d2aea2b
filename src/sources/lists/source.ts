import { readFileSync } from 'node:fs'
import type { Chain } from '../../chains/index.ts'
import { issuerOf } from '../../chains/xrp-token.ts'
import type { Ask } from '../source.ts'
import { type LabelIndex, openLabels } from './label-index.ts'

let opened: LabelIndex | undefined

/** The index, opened when it is first asked. */
export function labels(): LabelIndex {
  opened ??= openLabels(readFileSync(new URL('./labels.bin', import.meta.url)))
  return opened
}

/** Whom a list would name: the address itself, or the issuer of a token that has no address. */
export const partyOf = (address: string, { family }: Chain): string => (family.name === 'xrp' ? (issuerOf(address) ?? address) : address)

/** The labels that come with the program: sanctions, mixers, services, addresses of the protocols. No connection is opened. */
export const lists: Ask = async ({ chain, address }) => {
  const index = labels()
  const screened = index.lists
    .filter(({ family }) => family === chain.family.name)
    .map(({ name, category, asOf, entries }) => ({ name, category, asOf, entries }))
  const party = partyOf(address, chain)
  const found = index.find(party, chain)
  const proofs = screened.map(({ name, asOf, entries }) => ({
    source: name,
    method: 'list',
    params: { address: party, as_of: asOf, entries },
    result: found.some(({ list }) => list === name) ? 'named' : 'not named',
  }))
  return { known: { labels: { lists: screened, found, proofs } }, tags: { labels: 'Labels' } }
}
