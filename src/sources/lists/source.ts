import { readFileSync } from 'node:fs'
import type { Ask } from '../source.ts'
import { type LabelIndex, openLabels } from './label-index.ts'

let index: LabelIndex | undefined

/** The labels that come with the program: sanctions, mixers, services, addresses of the protocols. No connection is opened. */
export const lists: Ask = async ({ chain, address }) => {
  index ??= openLabels(readFileSync(new URL('./labels.bin', import.meta.url)))
  const screened = index.lists
    .filter(({ family }) => family === chain.family.name)
    .map(({ name, category, asOf, entries }) => ({ name, category, asOf, entries }))
  const found = index.find(address, chain)
  const proofs = screened.map(({ name, asOf, entries }) => ({
    source: name,
    method: 'list',
    params: { address, as_of: asOf, entries },
    result: found.some(({ list }) => list === name) ? 'named' : 'not named',
  }))
  return { known: { labels: { lists: screened, found, proofs } }, tags: { labels: 'Labels' } }
}
