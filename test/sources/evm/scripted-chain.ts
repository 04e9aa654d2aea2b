import { keccak256 } from '../../../src/chains/encoding/keccak.ts'
import { decodeValues, encodeValues } from '../../../src/sources/evm/abi.ts'
import programs from '../../../src/sources/programs/programs.json' with { type: 'json' }
import type { RpcCall, RpcReply } from '../../support/upstream.ts'

/** State of a chain at one block, as a scripted node tells it. */
export interface ScriptedChain {
  readonly chainId?: number
  readonly number?: bigint
  readonly timestamp?: bigint
  /** By address in small letters; storage by slot. */
  readonly accounts?: Readonly<Record<string, ScriptedAccount>>
  /** What a contract returns; `undefined` where the call fails. */
  readonly call?: (target: string, data: string) => string | undefined
}

interface ScriptedAccount {
  readonly balance?: bigint
  readonly nonce?: bigint
  readonly code?: string
  readonly storage?: Readonly<Record<string, string>>
}

export const word = (value: bigint | string): string => `0x${BigInt(value).toString(16).padStart(64, '0')}`

/** 2026-11-20T12:00:00Z. */
export const present = 1_795_176_000n

export const headerAt = ({ number = 100n, timestamp = present }: ScriptedChain = {}) => ({
  number: `0x${number.toString(16)}`,
  hash: word(number + 0xb10cn),
  timestamp: `0x${timestamp.toString(16)}`,
  miner: `0x${'33'.repeat(20)}`,
  gasLimit: '0x1c9c380',
  baseFeePerGas: '0x3b9aca00',
  transactions: [],
})

const reportTypes =
  '(uint256 chainId, uint256 timestamp, (uint256 balance, uint256 codeSize, bytes32 codeHash, bytes head)[] accounts, (bool ok, bytes data, uint256 codeSize)[] replies, uint256 searched, (uint256 index, address pool, uint256 reserveA, uint256 reserveB, uint256 price, uint256 liquidity)[] pools)'
const surveyTypes = 'address[], (address target, bytes data)[], (address at, uint256 design, uint256 key)[], address[] tokens, bytes plan'

/** What the program returns, from its parts. */
export const encodeReport = (report: object): string => encodeValues(reportTypes, [report])

/** Runs the program that an eth_call carries, on the scripted state. */
export function surveyed(
  callData: string,
  { chainId = 1, timestamp = present, accounts = {}, call = () => undefined }: ScriptedChain,
): string {
  const sizeAt = (address: string) => BigInt(((accounts[address]?.code ?? '0x').length - 2) / 2)
  const [asked, questions, , , plan] = decodeValues(surveyTypes, `0x${callData.slice(programs.scout.length)}`) as [
    readonly string[],
    readonly { target: string; data: string }[],
    readonly unknown[],
    readonly unknown[],
    string,
  ]
  return encodeReport({
    chainId: BigInt(chainId),
    timestamp,
    accounts: asked.map(address => {
      const { balance = 0n, code = '0x' } = accounts[address.toLowerCase()] ?? {}
      return {
        balance,
        codeSize: BigInt((code.length - 2) / 2),
        codeHash: `0x${keccak256(Buffer.from(code.slice(2), 'hex'))}`,
        head: code.slice(0, 2 + 128),
      }
    }),
    replies: questions.map(({ target, data }) => {
      const returned = call(target.toLowerCase(), data)
      const codeSize = returned?.length === 66 ? sizeAt(`0x${returned.slice(26)}`) : 0n
      return { ok: returned !== undefined, data: returned ?? '0x', codeSize }
    }),
    searched: BigInt((plan.length - 2) / 6),
    pools: [],
  })
}

/** What the lent reader of storage returns: a word for each slot that it is given. */
const stored = ({ to, data }: { to: string; data: string }, { accounts = {} }: ScriptedChain): string => {
  const slots = data.slice(2).match(/.{64}/g) ?? []
  return `0x${slots.map(slot => (accounts[to.toLowerCase()]?.storage?.[`0x${slot}`] ?? word(0n)).slice(2)).join('')}`
}

/** A node of that chain, for `node` of the scripted upstream. */
export const answering =
  (chain: ScriptedChain = {}) =>
  ({ method, params }: RpcCall): RpcReply => {
    const address = String(params[0]).toLowerCase()
    switch (method) {
      case 'eth_getBlockByNumber':
        return { result: headerAt(chain) }
      case 'eth_call':
        return {
          result:
            params.length > 2
              ? stored(params[0] as { to: string; data: string }, chain)
              : surveyed((params[0] as { data: string }).data, chain),
        }
      case 'eth_getTransactionCount':
        return { result: `0x${(chain.accounts?.[address]?.nonce ?? 0n).toString(16)}` }
      case 'eth_getCode':
        return { result: chain.accounts?.[address]?.code ?? '0x' }
      case 'eth_getStorageAt':
        return { result: chain.accounts?.[address]?.storage?.[String(params[1])] ?? word(0n) }
      default:
        return { error: { code: -32601, message: `the method ${method} does not exist/is not available` } }
    }
  }
