import { type Address, type Chain, type Family, misshapen } from './chain.ts'
import { checksummed } from './encoding/keccak.ts'

/** Ethereum and the chains that kept its addresses. EIP-55: mixed case is a checksum. */
const evm: Family = {
  name: 'evm',
  expected: '0x and 40 hex digits',
  looksLike: '0x + 40 hex',
  parse(text, { checksum = true } = {}) {
    if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return misshapen(nearMiss(text))
    const canonical = checksummed(text)
    const digits = text.slice(2)
    const claimsChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
    if (!claimsChecksum || !checksum || text === canonical) return canonical as Address
    const index = [...canonical].findIndex((character, at) => character !== text[at])
    return { kind: 'checksum', expected: { index, character: canonical.charAt(index) } }
  },
  token: {
    expected: 'the address of a contract: 0x and 40 hex digits',
    parse: (text, options) =>
      /^0x(0{40}|e{40})$/i.test(text)
        ? { kind: 'network', why: 'it stands for the native coin, which has no contract' }
        : evm.parse(text, options),
  },
}

function nearMiss(text: string): string | undefined {
  const digits = /^0x([0-9a-fA-F]*)$/.exec(text)?.[1]
  return digits === undefined ? undefined : `it has ${digits.length} hex digits`
}

const on = (id: number, name: string, symbol: string, names: Chain['names']): Chain => ({
  id,
  name,
  names,
  symbol,
  decimals: 18,
  family: evm,
  caip2: `eip155:${id}`,
})

export const evmChains: readonly Chain[] = [
  on(1, 'Ethereum', 'ETH', ['ethereum', 'eth', 'mainnet']),
  on(56, 'BNB Chain', 'BNB', ['bnb', 'bsc', 'bnbchain']),
  on(137, 'Polygon', 'POL', ['polygon', 'matic', 'pol']),
  on(42161, 'Arbitrum', 'ETH', ['arbitrum', 'arb', 'arb1']),
  on(10, 'Optimism', 'ETH', ['optimism', 'op', 'oeth']),
  on(8453, 'Base', 'ETH', ['base']),
  on(43114, 'Avalanche', 'AVAX', ['avalanche', 'avax']),
]
