import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'
import { labels } from '../lists/source.ts'

/** What the lists say of the holders of coins. */
export interface Names {
  /** Labels that accuse; entries that were taken back are not among them. */
  accusations(holder: string): readonly Label[]
  isService(holder: string): boolean
}

const accusing: ReadonlySet<Label['category']> = new Set(['sanctions', 'exploit', 'phishing', 'scam', 'mixer'])

/** Each holder is looked up once. */
export function namesOn(chain: Chain): Names {
  const index = labels()
  const known = new Map<string, readonly Label[]>()
  const standing = (holder: string): readonly Label[] => {
    const found = known.get(holder) ?? index.find(holder, chain).filter(({ delistedOn }) => delistedOn === undefined)
    known.set(holder, found)
    return found
  }
  return {
    accusations: holder => standing(holder).filter(({ category }) => accusing.has(category)),
    isService: holder => standing(holder).some(({ category }) => category === 'service'),
  }
}
