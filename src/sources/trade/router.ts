import { encodeCall } from '../evm/abi.ts'
import type { Venue } from './venues.ts'

/** Routers refuse what comes after the deadline; a simulation that looks a year ahead must not fail for that. */
const deadline = 2n ** 40n
const anyAmount = 0n
const zero = '0x0000000000000000000000000000000000000000'

interface Swap {
  readonly path: readonly string[]
  readonly to: string
}

const suffix = 'SupportingFeeOnTransferTokens'

/** Calldata that buys with native coin; the amount is the value of the transaction. */
export function buyWithNative({ dialect }: Venue, { path, to }: Swap): string {
  if (dialect === 'camelot')
    return encodeCall(`swapExactETHForTokens${suffix}(uint256,address[],address,address,uint256)`, anyAmount, path, to, zero, deadline)
  const coin = dialect === 'avax' ? 'AVAX' : 'ETH'
  return encodeCall(`swapExact${coin}ForTokens${suffix}(uint256,address[],address,uint256)`, anyAmount, path, to, deadline)
}

/** Calldata that sells tokens for native coin. */
export function sellForNative({ dialect }: Venue, amount: bigint, { path, to }: Swap): string {
  if (dialect === 'camelot')
    return encodeCall(
      `swapExactTokensForETH${suffix}(uint256,uint256,address[],address,address,uint256)`,
      amount,
      anyAmount,
      path,
      to,
      zero,
      deadline,
    )
  const coin = dialect === 'avax' ? 'AVAX' : 'ETH'
  return encodeCall(`swapExactTokensFor${coin}${suffix}(uint256,uint256,address[],address,uint256)`, amount, anyAmount, path, to, deadline)
}

/** Calldata that swaps one token for another. */
export function swapTokens({ dialect }: Venue, amount: bigint, { path, to }: Swap): string {
  if (dialect === 'camelot')
    return encodeCall(
      `swapExactTokensForTokens${suffix}(uint256,uint256,address[],address,address,uint256)`,
      amount,
      anyAmount,
      path,
      to,
      zero,
      deadline,
    )
  return encodeCall(`swapExactTokensForTokens${suffix}(uint256,uint256,address[],address,uint256)`, amount, anyAmount, path, to, deadline)
}

export const approve = (spender: string): string => encodeCall('approve(address,uint256)', spender, 2n ** 256n - 1n)
export const transfer = (to: string, amount: bigint): string => encodeCall('transfer(address,uint256)', to, amount)
export const balanceOf = (account: string): string => encodeCall('balanceOf(address)', account)
