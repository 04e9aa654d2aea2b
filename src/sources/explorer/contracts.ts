import type { Chain } from '../../chains/index.ts'
import { endpointsFor } from '../evm/endpoints.ts'
import { createRpc } from '../evm/pool.ts'
import { readBlock } from '../evm/survey.ts'
import { codeKind } from '../evm/wallet.ts'
import type { Context } from '../source.ts'

/** Addresses asked for in one call. */
const most = 200

/** Those of `addresses` that hold code of their own, asked of a node: accounts that borrow code (EIP-7702) are not contracts. */
export async function contractsAmong(addresses: readonly string[], chain: Chain, context: Context): Promise<string[]> {
  if (addresses.length === 0) return []
  const rpc = createRpc({
    http: context.http,
    endpoints: endpointsFor(chain.id, context.upstreams.rpcUrl),
    chain: chain.name,
    signal: context.signal,
  })
  const groups = Array.from({ length: Math.ceil(addresses.length / most) }, (_, at) => addresses.slice(at * most, (at + 1) * most))
  const found = await Promise.all(
    groups.map(async group => {
      const { report } = await readBlock(rpc, chain, { accounts: group, questions: [], pairs: [] }, [])
      return group.filter((_, at) => {
        const state = report.accounts[at]
        return state !== undefined && codeKind(state.head, state.codeSize).kind === 'contract'
      })
    }),
  )
  return found.flat()
}
