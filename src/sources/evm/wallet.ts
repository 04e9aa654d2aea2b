import type { Chain } from '../../chains/index.ts'
import type { Account } from '../../evidence/account.ts'
import type { Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Freezes } from '../../evidence/freezes.ts'
import { labels } from '../lists/source.ts'
import { smallQuantity } from '../quantities.ts'
import { type Exchange, exchangeOf } from '../trade/venues.ts'
import { decodeValues, encodeCall, wordOf } from './abi.ts'
import { hexNumber, pinned } from './block.ts'
import { delegationSize } from './code.ts'
import delegates from './delegates.json' with { type: 'json' }
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
    ...safeQuestions.map(signature => ({ target: address, data: encodeCall(signature) })),
  ]
  const { header, report, more } = await readBlock(rpc, chain, { accounts: [address], questions, pairs: [] }, [nonceOf(address)])
  const block = Number(header.number)
  const oracle = exchange ? answerOf(report.replies[0]) : undefined
  const [freezeReplies, safeReplies] = [report.replies.slice(exchange ? 1 : 0), report.replies.slice(-safeQuestions.length)]
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
      account: { ...accountOf(address, report, more[0], block, chain), ...safeOf(report, safeReplies) },
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

/** A Safe tells how many of its owners must sign, and who they are. */
const safeQuestions = ['getThreshold()', 'getOwners()'] as const
/** More owners than anybody can gather. */
const mostOwners = 1_000

function safeOf({ accounts: [state] }: Report, [needed, all]: Report['replies']): Pick<Account, 'safe'> {
  if (!state || codeKind(state.head, state.codeSize).kind !== 'contract' || !needed?.ok || !all?.ok) return {}
  const threshold = wordOf(needed.data)
  const owners = decodeValues('address[]', all.data)?.[0] as readonly string[] | undefined
  if (threshold === undefined || !owners || owners.length > mostOwners || threshold < 1n || threshold > owners.length) return {}
  return { safe: { threshold: Number(threshold), owners: owners.length } }
}

/** What is known of the code that an account borrows. */
function toldOf(code: Account['code'], chain: Chain): Account['code'] {
  if (code.kind !== 'delegated') return code
  const wallet = delegates.wallets.find(({ address }) => address.toLowerCase() === code.delegate.toLowerCase())
  const found = labels().find(String(chain.family.parse(code.delegate)), chain)
  return { ...code, ...(wallet && { wallet: wallet.name }), ...(found.length > 0 && { labels: found }) }
}

/** A yes or no of a contract; an answer that is neither 0 nor 1 says nothing. */
function answerOf(reply: Report['replies'][number] | undefined): boolean | undefined {
  const word = reply?.ok ? wordOf(reply.data) : undefined
  return word === 0n ? false : word === 1n ? true : undefined
}

function accountOf(address: string, report: Report, nonce: bigint, block: number, chain: Chain): Account {
  const [state] = report.accounts
  if (!state) throw new TypeError('The survey lost its account.')
  const proof = (method: string, result: string): Proof => ({ source: 'Node', method, params: [address, hexNumber(block)], block, result })
  return {
    balance: state.balance,
    nonce: Number(nonce),
    code: toldOf(codeKind(state.head, state.codeSize), chain),
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
  if (size === delegationSize && head.startsWith('0xef0100')) return { kind: 'delegated', delegate: `0x${head.slice(8, 48)}` }
  return { kind: 'contract' }
}
