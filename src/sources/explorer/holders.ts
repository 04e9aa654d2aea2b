import type { Chain } from '../../chains/index.ts'
import type { Context } from '../source.ts'
import { firstToSay } from './explorer.ts'
import type { Birth } from './index-of-chain.ts'

/** The largest holders of a token by the first index that answers; none where no index does. */
export async function indexedHolders(token: string, chain: Chain, context: Context): Promise<readonly string[]> {
  const found = await firstToSay(chain, context, async index => {
    const holders = await index.holders(token, context)
    return holders.length > 0 ? holders : undefined
  })
  return found ? found.said : []
}

/** Who made a contract, by the first index that knows. */
export const indexedBirth = async (contract: string, chain: Chain, context: Context): Promise<Birth | undefined> =>
  (await firstToSay(chain, context, index => index.birth(contract, context)))?.said
