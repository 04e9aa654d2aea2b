import type { Flow } from '../exposure.ts'
import { registered } from '../identity.ts'
import type { Output, Transaction } from './index-of-cardano.ts'

/** Whether an address is the wallet's own. */
export type Own = (address: string) => boolean

/**
 * What a transaction moved between the wallet and each other address. Whatever comes back to its sender is change and counts
 * for nothing. Who of several senders paid whom is written nowhere, so each receiver got from each sender in proportion to
 * what that one gave (haircut): the wallet's net part in each asset is shared out by the net parts of the others.
 */
export function flowsOf(
  { hash, at, valid, decimals, inputs, outputs }: Transaction,
  own: Own,
  coin: { symbol: string; decimals: number },
): Flow[] {
  if (!valid) return []
  const assets = new Set([...inputs, ...outputs].flatMap(({ amounts }) => [...amounts.keys()]))
  return [...assets].flatMap(asset => {
    const places = asset === 'lovelace' ? coin.decimals : decimals.get(asset)
    if (places === undefined) return []
    const { wallet, others } = balances(inputs, outputs, asset, own)
    const [direction, sign] = wallet > 0n ? (['in', -1n] as const) : (['out', 1n] as const)
    const parties = [...others].map(([party, net]) => [party, net * sign] as const).filter(([, net]) => net > 0n)
    const moved = parties.reduce((sum, [, net]) => sum + net, 0n)
    // fees, deposits and what was burned reach nobody; rewards and what was minted come from nobody
    const ours = smaller(wallet > 0n ? wallet : -wallet, moved)
    return parties.map(
      ([party, net]): Flow => ({
        direction,
        party,
        asset: asset === 'lovelace' ? coin.symbol : asset,
        decimals: places,
        amount: (ours * net) / moved,
        transaction: hash,
        ...(at && { at }),
      }),
    )
  })
}

/** Whether it moves a token that counts and does not say how many decimals it has. */
export const isVague = ({ decimals, inputs, outputs }: Transaction, chainId: number): boolean =>
  [...inputs, ...outputs].some(({ amounts }) =>
    [...amounts.keys()].some(asset => asset !== 'lovelace' && !decimals.has(asset) && registered(chainId, asset) !== undefined),
  )

/** What each side has more of the asset after the transaction than before. */
function balances(inputs: readonly Output[], outputs: readonly Output[], asset: string, own: Own) {
  let wallet = 0n
  const others = new Map<string, bigint>()
  for (const [sign, side] of [
    [-1n, inputs],
    [1n, outputs],
  ] as const)
    for (const { address, amounts } of side) {
      const amount = amounts.get(asset)
      if (amount === undefined) continue
      const before = others.get(address)
      if (own(address)) wallet += sign * amount
      else others.set(address, before === undefined ? sign * amount : before + sign * amount)
    }
  return { wallet, others }
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
