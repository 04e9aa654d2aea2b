import { ChainvetError, ChecksumMismatchError, InvalidAddressError, SecretRefusedError, UnknownChainError } from '../errors.ts'
import { bitcoinChains } from './bitcoin.ts'
import { cardanoChains } from './cardano.ts'
import { readsAsToken } from './cardano-token.ts'
import { type Address, type Chain, isAddress, type Parsed, type ParseOptions } from './chain.ts'
import { closest } from './closest.ts'
import { evmChains } from './evm.ts'
import { secretIn } from './secrets.ts'
import { solanaChains } from './solana.ts'
import { tronChains } from './tron.ts'
import { xrpChains } from './xrp.ts'

export type { Address, Chain } from './chain.ts'

const [ethereum, ...otherEvmChains] = evmChains

/** Every chain chainvet can scan, in the order of the interface specification. A new family adds one line. */
export const chains: readonly Chain[] = [
  ...(ethereum ? [ethereum] : []),
  ...bitcoinChains,
  ...solanaChains,
  ...otherEvmChains,
  ...tronChains,
  ...xrpChains,
  ...cardanoChains,
]

export function chainById(id: number): Chain {
  const chain = chains.find(candidate => candidate.id === id)
  if (!chain) throw new UnknownChainError({ chain: String(id), closest: undefined })
  return chain
}

/** A chain by integer id or by one of its names, in any case. Throws {@link UnknownChainError}, and refuses keys as {@link parseAddress} does. */
export function chainNamed(text: string): Chain {
  refuseSecret(text)
  const word = text.trim().toLowerCase()
  const chain = chains.find(({ id, names }) => String(id) === word || names.includes(word))
  if (!chain)
    throw new UnknownChainError({
      chain: text,
      closest: closest(
        word,
        chains.flatMap(({ names }) => names),
      ),
    })
  return chain
}

/**
 * The canonical address in `text` on `chain`; with the kind "token" the canonical name of a token.
 *
 * Throws {@link SecretRefusedError} for anything shaped like a key, {@link ChecksumMismatchError} for a wrong checksum
 * and {@link InvalidAddressError} for the rest, naming the chain the text does belong to where there is one.
 */
export function parseAddress(text: string, chain: Chain, options?: ParseOptions): Address {
  const kind = options?.kind ?? 'wallet'
  const { family } = chain
  if (kind === 'wallet' || family.name !== 'cardano' || !readsAsToken(text)) refuseSecret(text)
  if (kind === 'token' && family.noToken !== undefined) throw new ChainvetError('INVALID_ADDRESS', family.noToken)
  const parsed = parse(text, chain, kind, options)
  if (isAddress(parsed)) return parsed
  const expected = kind === 'token' ? (family.token?.expected ?? family.expected) : family.expected
  const claim = { address: text, chain: chain.name, expected, kind }
  const homes = chainsAccepting(text, kind)
  // before the checksum: base58 of another chain has the form of ours and never its sum
  if (homes[0]) {
    const why = `it is valid on ${homes.map(({ name }) => name).join(', ')}`
    throw new InvalidAddressError({ ...claim, why, hint: `Try: --chain ${homes[0].names[0]}` })
  }
  if (parsed.kind === 'checksum') throw new ChecksumMismatchError({ address: text, ...(parsed.expected && { expected: parsed.expected }) })
  const [home] = kind === 'wallet' && parsed.why === undefined ? chainsAccepting(text, 'token') : []
  if (home)
    throw new InvalidAddressError({
      ...claim,
      why: `it names a token of ${home.name}`,
      hint: 'Tokens are scanned with: chainvet scan token',
    })
  throw new InvalidAddressError({ ...claim, ...(parsed.why !== undefined && { why: parsed.why }) })
}

function parse(text: string, { family, symbol, name }: Chain, kind: 'wallet' | 'token', options?: ParseOptions): Parsed {
  if (kind === 'wallet') return family.parse(text, options)
  const parsed = family.token ? family.token.parse(text, options) : family.parse(text, options)
  if (isAddress(parsed) || parsed.kind === 'network' || text.toUpperCase() !== symbol) return parsed
  return { kind: 'network', why: `it is the native coin of ${name}, which has no contract` }
}

function refuseSecret(text: string): void {
  const looksLike = secretIn(text)
  if (looksLike) throw new SecretRefusedError({ looksLike })
}

/** The chains on which `text` is an address, or the name of a token. What may be a key names no token unless its chain is given. */
export function chainsAccepting(text: string, kind: 'wallet' | 'token' = 'wallet'): readonly Chain[] {
  if (kind === 'wallet') return chains.filter(({ family }) => isAddress(family.parse(text)))
  if (secretIn(text) !== undefined) return []
  return chains.filter(chain => chain.family.noToken === undefined && isAddress(parse(text, chain, kind)))
}
