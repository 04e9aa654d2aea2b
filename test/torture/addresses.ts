import { toBase58, toBase58Check } from '../../src/chains/encoding/base58.ts'
import { checksummed } from '../../src/chains/encoding/keccak.ts'
import type { Random } from './random.ts'

/** An address that is valid on its chain, in one of the spellings that people have in their files. */
export interface MadeAddress {
  /** Name of the chain, as a cell may spell it. */
  readonly chain: string
  readonly chainId: number
  readonly text: string
  /** The one spelling under which two of them are the same. */
  readonly canonical: string
}

const evm: readonly (readonly [string, number])[] = [
  ['ethereum', 1],
  ['bnb', 56],
  ['polygon', 137],
  ['arbitrum', 42161],
  ['optimism', 10],
  ['base', 8453],
  ['avalanche', 43114],
]

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** An EVM address: two of three in the spelling without a checksum, as explorers and nodes export them. */
export function evmAddress(random: Random, [chain, chainId]: readonly [string, number] = random.pick(evm)): MadeAddress {
  const plain = `0x${hex(random.bytes(20))}`
  const mixed = random.below(3) === 0
  const canonical = checksummed(plain)
  return { chain, chainId, text: mixed ? canonical : plain, canonical }
}

const prefixed = (version: number, random: Random): Uint8Array => Uint8Array.of(version, ...random.bytes(20))

const same = (chain: string, chainId: number, text: string): MadeAddress => ({ chain, chainId, text, canonical: text })

const others: readonly ((random: Random) => MadeAddress)[] = [
  random => same('solana', -1, toBase58(random.bytes(32))),
  random => same('tron', -6, toBase58Check(prefixed(0x41, random))),
  random => same('bitcoin', 0, toBase58Check(prefixed(0x00, random))),
  random => same('xrp', -5, toBase58Check(prefixed(0x00, random), 'xrp')),
]

/** An address of any chain; most are EVM, as in most files. */
export const anyAddress = (random: Random): MadeAddress => (random.below(6) > 0 ? evmAddress(random) : random.pick(others)(random))
