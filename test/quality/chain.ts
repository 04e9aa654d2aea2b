import { addressOf, encodeCall, encodeValues } from '../../src/sources/evm/abi.ts'
import { addresses, type Ethereum } from '../support/chain/ethereum.ts'
import type { Place, Transaction } from './case.ts'

type Answer = { readonly result?: unknown; readonly error?: { readonly message: string } }

interface Request {
  readonly method: string
  readonly params: readonly unknown[]
}

interface Receipt {
  readonly transactionHash: string
  readonly status: string
  readonly contractAddress: string | null
}

/** Many transactions in a block, sent by whoever is named: the node signs for everybody. */
export interface Crowd {
  /** Mines the transactions in one block at this time: the contracts that they made, and whether each went through. */
  block(transactions: readonly Transaction[], time: number): Promise<readonly { readonly ok: boolean; readonly made: string | null }[]>
  /** Reads all of these at once. */
  read(calls: readonly { readonly to: string; readonly data: string }[]): Promise<readonly string[]>
  enrich(accounts: readonly string[], wei: bigint): Promise<void>
}

/** Requests in one body, and its bytes: a node takes two megabytes. */
const [mostRequests, mostBytes] = [400, 1_500_000]
const hex = (value: bigint | number) => `0x${value.toString(16)}`

export async function createCrowd(chain: Ethereum): Promise<Crowd> {
  const batch = async (requests: readonly Request[]): Promise<unknown[]> => {
    const answers: unknown[] = []
    let next = 0
    while (next < requests.length) {
      const part: Request[] = []
      for (let bytes = 0; next < requests.length && part.length < mostRequests && bytes < mostBytes; next++) {
        const request = requests[next] as Request
        part.push(request)
        bytes += JSON.stringify(request).length
      }
      const reply = await fetch(chain.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(part.map((request, index) => ({ jsonrpc: '2.0', id: index, ...request }))),
      })
      const parsed = (await reply.json()) as Answer[]
      for (const [index, { result, error }] of parsed.entries()) {
        if (error) throw new Error(`${part[index]?.method} ${JSON.stringify(part[index]?.params).slice(0, 300)}: ${error.message}`)
        answers.push(result)
      }
    }
    return answers
  }

  // the node answers a batch in any order, so it cannot count by itself
  const nonces = new Map<string, number>()
  const nonceOf = (account: string) => {
    const nonce = nonces.get(account) ?? 0
    nonces.set(account, nonce + 1)
    return hex(nonce)
  }

  await chain.rpc('anvil_autoImpersonateAccount', [true])
  await chain.rpc('evm_setAutomine', [false])
  // a block has room for all that is to come into it
  await chain.rpc('evm_setBlockGasLimit', ['0x2540be400'])

  return {
    async block(transactions, time) {
      await chain.rpc('anvil_setNextBlockBaseFeePerGas', [hex(10n ** 9n)])
      await chain.rpc('evm_setNextBlockTimestamp', [time])
      const ids = (await batch(
        // it mines first who pays more for gas, and of equals whom it met first: a wei less each, and it keeps to the order in which they are named
        transactions.map(({ from, to, data, value = 0n }, at) => ({
          method: 'eth_sendTransaction',
          params: [
            {
              from,
              ...(to && { to }),
              data,
              value: hex(value),
              gas: hex(9_000_000),
              gasPrice: hex(10n ** 10n - BigInt(at)),
              nonce: nonceOf(from),
            },
          ],
        })),
      )) as string[]
      await chain.rpc('evm_mine')
      const receipts = new Map((await chain.rpc<Receipt[]>('eth_getBlockReceipts', ['latest'])).map(one => [one.transactionHash, one]))
      return ids.map((id, index) => {
        const [transaction, receipt] = [transactions[index], receipts.get(id)]
        if (!receipt) throw new Error(`A transaction did not come into its block: ${transaction?.from} to ${transaction?.to}.`)
        return { ok: receipt.status === '0x1', made: receipt.contractAddress }
      })
    },
    async read(calls) {
      return (await batch(calls.map(call => ({ method: 'eth_call', params: [call, 'latest'] })))) as string[]
    },
    async enrich(accounts, wei) {
      await batch(accounts.map(account => ({ method: 'anvil_setBalance', params: [account, hex(wei)] })))
    },
  }
}

const late = 2n ** 40n
const everything = 2n ** 256n - 1n
const { router, weth, factory } = addresses

/** What people do with tokens, as transactions. */
export const deeds = {
  create: (from: string, as: string, bytecode: string, types = '', values: readonly unknown[] = []): Transaction => ({
    from,
    as,
    data: bytecode + encodeValues(types, values).slice(2),
  }),
  call: (from: string, to: string, signature: string, ...values: readonly unknown[]): Transaction => ({
    from,
    to,
    data: encodeCall(signature, ...values),
  }),
  approve: (from: string, token: string, spender: string = router): Transaction =>
    deeds.call(from, token, 'approve(address,uint256)', spender, everything),
  /** Hands the same share of an amount to each of those who are given some. */
  disperse: (from: string, token: string, { given, parts }: Pick<Place, 'given' | 'parts'>, amount: bigint): readonly Transaction[] => {
    const { disperser = '' } = parts
    const share = amount / BigInt(given.length)
    return [deeds.approve(from, token, disperser), deeds.call(from, disperser, 'disperse(address,address[],uint256)', token, given, share)]
  },
  provide: (from: string, token: string, tokens: bigint, wei: bigint): Transaction => ({
    ...deeds.call(from, router, 'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)', token, tokens, 0n, 0n, from, late),
    value: wei,
  }),
  buy: (from: string, token: string, wei: bigint): Transaction => ({
    ...deeds.call(
      from,
      router,
      'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
      0n,
      [weth, token],
      from,
      late,
    ),
    value: wei,
  }),
  sell: (from: string, token: string, tokens: bigint): Transaction =>
    deeds.call(
      from,
      router,
      'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
      tokens,
      0n,
      [token, weth],
      from,
      late,
    ),
}

export const balanceCall = (token: string, account: string) => ({ to: token, data: encodeCall('balanceOf(address)', account) })
export const pairCall = (token: string) => ({ to: factory, data: encodeCall('getPair(address,address)', token, weth) })
export const asAddress = (word: string): string => addressOf(word) ?? '0x'
