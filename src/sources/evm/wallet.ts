import type { Account } from '../../evidence/account.ts'
import type { Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Freezes } from '../../evidence/freezes.ts'
import { smallQuantity } from '../quantities.ts'
import { type Exchange, exchangeOf } from '../trade/venues.ts'
import { encodeCall, wordOf } from './abi.ts'
import { hexNumber, pinned } from './block.ts'
import type { Question, Rpc } from './pool.ts'
import type { Report } from './scout.ts'
import { readBlock } from './survey.ts'

const nonceOf =
  (address: string) =>
  (block: string): Question<bigint> => ({ method: 'eth_getTransactionCount', params: [address, block], result: smallQuantity })

/** State of a wallet, the sanctions oracle and the freeze lists of stablecoins, at one block and in one round trip. */
export async function readWallet({ chain, address }: Subject, rpc: Rpc): Promise<Findings> {
  const exchange = exchangeOf(chain.id)
  const coins = exchange ? freezers(chain.id, exchange) : []
  const questions = [
    ...(exchange ? [{ target: exchange.oracle, data: encodeCall('isSanctioned(address)', address) }] : []),
    ...coins.map(({ token, signature }) => ({ target: token, data: encodeCall(signature, address) })),
  ]
  const { header, report, more } = await readBlock(rpc, chain, { accounts: [address], questions, pairs: [] }, [nonceOf(address)])
  const block = Number(header.number)
  const [oracleReply, ...freezeReplies] = report.replies
  const oracle = answerOf(oracleReply)
  const call = (target: string, data: string, result: string): Proof => ({
    source: 'Node',
    method: 'eth_call',
    params: [{ to: target, data }, hexNumber(block)],
    block,
    result,
  })

  const asked = coins.flatMap(({ symbol, token, signature }, at) => {
    const frozen = answerOf(freezeReplies[at])
    return frozen === undefined ? [] : [{ symbol, token, frozen, proof: call(token, encodeCall(signature, address), String(frozen)) }]
  })
  const freezes: Freezes = { asked: asked.map(({ proof: _proof, ...coin }) => coin), proofs: asked.map(({ proof }) => proof) }
  return {
    known: {
      account: accountOf(address, report, more[0], block),
      ...(exchange &&
        oracle !== undefined && {
          oracle: {
            name: 'Chainalysis oracle',
            sanctioned: oracle,
            proofs: [call(exchange.oracle, questions[0]?.data ?? '', String(oracle))],
          },
        }),
      ...(asked.length > 0 && { freezes }),
    },
    missing: { oracle: 'there is no sanctions oracle at its address', freezes: 'no stablecoin with a freeze list answered' },
    tags: { account: 'Account', oracle: 'Sanctions', freezes: 'Issuer' },
    block: pinned(header),
  }
}

/** Stablecoins whose issuer can freeze an account, and the function that says so. */
const freezers = (chainId: number, { quotes }: Exchange) =>
  quotes.flatMap(({ symbol, address }) => {
    if (symbol === 'USDC' || symbol === 'USDC.e') return [{ symbol, token: address, signature: 'isBlacklisted(address)' }]
    return symbol === 'USDT' && chainId === 1 ? [{ symbol, token: address, signature: 'isBlackListed(address)' }] : []
  })

/** A yes or no of a contract; an answer that is neither 0 nor 1 says nothing. */
function answerOf(reply: Report['replies'][number] | undefined): boolean | undefined {
  const word = reply?.ok ? wordOf(reply.data) : undefined
  return word === 0n ? false : word === 1n ? true : undefined
}

function accountOf(address: string, report: Report, nonce: bigint, block: number): Account {
  const [state] = report.accounts
  if (!state) throw new TypeError('The survey lost its account.')
  const proof = (method: string, result: string): Proof => ({ source: 'Node', method, params: [address, hexNumber(block)], block, result })
  return {
    balance: state.balance,
    nonce: Number(nonce),
    code: codeKind(state.head, state.codeSize),
    proofs: [
      proof('eth_getBalance', state.balance.toString()),
      proof('eth_getTransactionCount', nonce.toString()),
      proof('eth_getCode', state.codeSize === 0n ? '0x' : `${state.codeSize} bytes, ${state.head.slice(0, 50)}...`),
    ],
  }
}

/** EIP-7702: an account that has lent itself code answers eth_getCode with 0xef0100 and the address of that code. */
export function codeKind(head: string, size: bigint): Account['code'] {
  if (size === 0n) return { kind: 'none' }
  if (size === 23n && head.startsWith('0xef0100')) return { kind: 'delegated', delegate: `0x${head.slice(8, 48)}` }
  return { kind: 'contract' }
}
