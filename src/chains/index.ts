import { ChecksumMismatchError, InvalidAddressError, SecretRefusedError, UnknownChainError } from '../errors.ts'
import { bitcoinChains } from './bitcoin.ts'
import { cardanoChains } from './cardano.ts'
import { type Address, type Chain, isAddress, type ParseOptions } from './chain.ts'
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
 * The canonical address in `text` on `chain`.
 *
 * Throws {@link SecretRefusedError} for anything shaped like a key, {@link ChecksumMismatchError} for a wrong checksum
 * and {@link InvalidAddressError} for the rest, naming the chain the text does belong to where there is one.
 */
export function parseAddress(text: string, chain: Chain, options?: ParseOptions): Address {
  refuseSecret(text)
  const parsed = chain.family.parse(text, options)
  if (isAddress(parsed)) return parsed
  const claim = { address: text, chain: chain.name, expected: chain.family.expected }
  const homes = chainsAccepting(text)
  // before the checksum: base58 of another chain has the form of ours and never its sum
  if (homes[0]) {
    const why = `it is valid on ${homes.map(({ name }) => name).join(', ')}`
    throw new InvalidAddressError({ ...claim, why, hint: `Try: --chain ${homes[0].names[0]}` })
  }
  if (parsed.kind === 'checksum') throw new ChecksumMismatchError({ address: text, ...(parsed.expected && { expected: parsed.expected }) })
  throw new InvalidAddressError({ ...claim, ...(parsed.why !== undefined && { why: parsed.why }) })
}

function refuseSecret(text: string): void {
  const looksLike = secretIn(text)
  if (looksLike) throw new SecretRefusedError({ looksLike })
}

/** The chains on which `text` is an address. */
export const chainsAccepting = (text: string): readonly Chain[] => chains.filter(({ family }) => isAddress(family.parse(text)))
