import type { Chain } from '../../chains/index.ts'
import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import type { Context } from '../source.ts'
import { explorersOf } from './explorer.ts'

/** The largest holders of a token by the first index that answers; none where no index does. */
export async function indexedHolders(token: string, chain: Chain, context: Context): Promise<readonly string[]> {
  for (const place of explorersOf(chain, context.upstreams)) {
    const holders = await attempt(place.open().holders(token, context))
    if (!(holders instanceof SourceError) && holders.length > 0) return holders
  }
  return []
}
