import { encodeCall } from '../evm/abi.ts'
import { zeroAddress } from '../quantities.ts'
import { designAt, type Venue } from './venues.ts'

/** Routers refuse what comes after the deadline; a simulation that looks a year ahead must not fail for that. */
const deadline = 2n ** 40n
const anyAmount = 0n
/** How the routers of v3 call themselves when they are to keep what a swap brings. */
const keeper = { 'swap router': zeroAddress, 'swap router 02': '0x0000000000000000000000000000000000000002' } as const

interface Swap {
  readonly path: readonly string[]
  readonly to: string
}

const suffix = 'SupportingFeeOnTransferTokens'

/** Calldata that buys with native coin; `amount` is also the value of the transaction. */
export function buyWithNative(venue: Venue, amount: bigint, { path, to }: Swap): string {
  const { dialect } = venue
  if (isV3(venue)) return exactInput(venue, amount, { path, to })
  if (dialect === 'solidly')
    return encodeCall(`swapExactETHForTokens${suffix}(uint256,${routes},address,uint256)`, anyAmount, routesOf(venue, path), to, deadline)
  if (dialect === 'camelot')
    return encodeCall(
      `swapExactETHForTokens${suffix}(uint256,address[],address,address,uint256)`,
      anyAmount,
      path,
      to,
      zeroAddress,
      deadline,
    )
  const coin = dialect === 'avax' ? 'AVAX' : 'ETH'
  return encodeCall(`swapExact${coin}ForTokens${suffix}(uint256,address[],address,uint256)`, anyAmount, path, to, deadline)
}

/** Calldata that sells tokens for native coin. */
export function sellForNative(venue: Venue, amount: bigint, { path, to }: Swap): string {
  const { dialect } = venue
  if (isV3(venue)) {
    const swap = exactInput(venue, amount, { path, to: keeper[venue.dialect] })
    return encodeCall('multicall(bytes[])', [swap, encodeCall('unwrapWETH9(uint256,address)', anyAmount, to)])
  }
  const coin = dialect === 'avax' ? 'AVAX' : 'ETH'
  return sell(venue, coin, amount, { path, to })
}

/** Calldata that swaps one token for another. */
export const swapTokens = (venue: Venue, amount: bigint, swap: Swap): string =>
  isV3(venue) ? exactInput(venue, amount, swap) : sell(venue, 'Tokens', amount, swap)

function sell(venue: Venue, into: string, amount: bigint, { path, to }: Swap): string {
  const name = `swapExactTokensFor${into}${suffix}`
  if (venue.dialect === 'solidly')
    return encodeCall(`${name}(uint256,uint256,${routes},address,uint256)`, amount, anyAmount, routesOf(venue, path), to, deadline)
  if (venue.dialect === 'camelot')
    return encodeCall(`${name}(uint256,uint256,address[],address,address,uint256)`, amount, anyAmount, path, to, zeroAddress, deadline)
  return encodeCall(`${name}(uint256,uint256,address[],address,uint256)`, amount, anyAmount, path, to, deadline)
}

type V3Venue = Venue & { readonly dialect: keyof typeof keeper }
const isV3 = (venue: Venue): venue is V3Venue => designAt(venue) === 'uniswap v3'

/** A swap through the one pool of a pair that has this fee. */
function exactInput({ dialect, key }: V3Venue, amount: bigint, { path: [from, into], to }: Swap): string {
  if (key === undefined) throw new TypeError('A pool of Uniswap v3 has a fee.')
  return dialect === 'swap router'
    ? encodeCall('exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))', [
        ...[from, into, key, to],
        ...[deadline, amount, anyAmount, 0n],
      ])
    : encodeCall('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
        ...[from, into, key, to],
        ...[amount, anyAmount, 0n],
      ])
}

const routes = '(address,address,bool,address)[]'
const routesOf = ({ key, factory }: Venue, path: readonly string[]) => path.slice(1).map((into, at) => [path[at], into, key === 1, factory])

const approvals = new Map<string, string>()

/** An allowance without limit. Spenders are the routers of this program, so there are few, and one scan asks for hundreds. */
export function approve(spender: string): string {
  const known = approvals.get(spender) ?? encodeCall('approve(address,uint256)', spender, 2n ** 256n - 1n)
  approvals.set(spender, known)
  return known
}

export const transfer = (to: string, amount: bigint): string => encodeCall('transfer(address,uint256)', to, amount)
export const balanceOf = (account: string): string => encodeCall('balanceOf(address)', account)
