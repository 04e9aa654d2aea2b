import { decodeValues, encodeCall } from '../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether } from '../support/chain/ethereum.ts'
import { balanceCall, deeds } from './chain.ts'

/** What a detector says that buys and sells once, in one block, from a new account, as a node simulates by itself. */
export interface NaiveVerdict {
  /** Whether it would warn: a sale fails, or more than half is lost on one of the ways. */
  readonly honeypot: boolean
  /** Percent, against the quote of the router; absent where it could not trade. */
  readonly buy?: number
  readonly sell?: number
}

const fresh = '0x1111111111111111111111111111111111111111'
const spent = ether / 10n

interface Outcome {
  readonly status: string
  readonly returnData: string
}

export async function naive({ rpc }: Ethereum, token: string): Promise<NaiveVerdict> {
  const { router, weth } = addresses
  const quote = (amount: bigint, path: readonly string[]) => ({
    to: router,
    data: encodeCall('getAmountsOut(uint256,address[])', amount, path),
  })
  const simulate = async (calls: readonly { to?: string; data: string; from?: string; value?: bigint }[]) => {
    const [block] = await rpc<{ calls: Outcome[] }[]>('eth_simulateV1', [
      {
        blockStateCalls: [
          {
            stateOverrides: { [fresh]: { balance: `0x${(10n * ether).toString(16)}` } },
            calls: calls.map(({ value = 0n, from = fresh, ...call }) => ({ ...call, from, value: `0x${value.toString(16)}` })),
          },
        ],
      },
      'latest',
    ])
    return block?.calls ?? []
  }
  const lastAmount = (outcome: Outcome | undefined): bigint => {
    const [amounts] = (outcome?.status === '0x1' && decodeValues('uint256[]', outcome.returnData)) || []
    return (amounts as readonly bigint[] | undefined)?.at(-1) ?? 0n
  }
  const number = (outcome: Outcome | undefined) => (outcome?.status === '0x1' ? BigInt(outcome.returnData) : 0n)
  const lost = (got: bigint, due: bigint) => (due === 0n ? 100 : Number(((due - got) * 100_000n) / due) / 1000)

  const buy = deeds.buy(fresh, token, spent)
  const [expected, bought, held] = await simulate([quote(spent, [weth, token]), buy, balanceCall(token, fresh)])
  const amount = number(held)
  // without a market, or before it opens, it has nothing to say
  if (bought?.status !== '0x1' || amount === 0n) return { honeypot: lastAmount(expected) > 0n }
  const [, , , due, sold, earned] = await simulate([
    buy,
    deeds.approve(fresh, token),
    { to: weth, data: encodeCall('deposit()'), value: 1n },
    quote(amount, [token, weth]),
    swapForWrapped(token, amount),
    balanceCall(weth, fresh),
  ])
  const taxOnPurchase = lost(amount, lastAmount(expected))
  if (sold?.status !== '0x1') return { honeypot: true, buy: taxOnPurchase }
  const taxOnSale = lost(number(earned), lastAmount(due))
  return { honeypot: taxOnPurchase > 50 || taxOnSale > 50, buy: taxOnPurchase, sell: taxOnSale }
}

const swapForWrapped = (token: string, amount: bigint) =>
  deeds.call(
    fresh,
    addresses.router,
    'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    amount,
    0n,
    [token, addresses.weth],
    fresh,
    2n ** 40n,
  )
