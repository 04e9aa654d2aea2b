import type { Chain } from '../../chains/index.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Context } from '../source.ts'
import { firstToSay } from './explorer.ts'

/** Whether the source of a contract is published, from the first index that says so; `undefined` where none does. */
export async function verifiedIn(
  address: string,
  chain: Chain,
  context: Context,
): Promise<{ readonly verified: boolean; readonly proof: Proof } | undefined> {
  const found = await firstToSay(chain, context, index => index.verified(address, context))
  if (!found) return undefined
  const { said: verified, index } = found
  const result = verified ? 'verified source' : 'no verified source'
  return { verified, proof: { source: index.name, method: 'source of the contract', params: { address }, result } }
}
