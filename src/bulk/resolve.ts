import type { Kind } from '../api/report.ts'
import { type Chain, chainNamed, chainsAccepting, parseAddress } from '../chains/index.ts'
import { readTarget } from '../chains/target.ts'
import { ChainvetError } from '../errors.ts'

export interface ResolvedTarget {
  readonly chain: Chain
  /** The address as typed, without the chain in front of it. */
  readonly given: string
  /** Canonical spelling. */
  readonly address: string
  /** What to tell the user about how the text was understood. */
  readonly note?: string
}

export interface ResolveOptions {
  /** Name or id of the chain that goes with this text: it contradicts a text that names another one. */
  readonly chain?: string | undefined
  /** The chain of texts that name none themselves. */
  readonly fallback?: string | undefined
  readonly checksum: boolean
  /** What it is scanned as, where that is known: a link to something else is told. */
  readonly kind?: Kind | undefined
  /** Beginning of the command that the answer to "which chain?" is shown in. */
  readonly command: string
}

/** Finds address and chain in what was typed. There is no default chain: an EVM address is valid on seven. */
export function resolveTarget(text: string, { chain: named, fallback, checksum, kind, command }: ResolveOptions): ResolvedTarget {
  const { address: given, chain: spelled, kind: page, refusal, quoted, note: remark } = readTarget(text)
  if (refusal) throw refusal
  const asked = named === undefined ? undefined : chainNamed(named)
  if (spelled && asked && spelled !== asked) {
    throw new ChainvetError('CHAIN_MISMATCH', `the address names ${spelled.name}, and --chain says ${asked.name}`, {
      hint: 'Leave one of them out.',
    })
  }
  const plain = asked ?? (fallback === undefined || spelled ? undefined : chainNamed(fallback))
  const chain = spelled ?? plain ?? onlyChainOf(given, text, command, kind)
  // before the text is repeated: a link may hold a key where the address should be
  const address = parseAddress(given, chain, { checksum, ...(kind && { kind }) })
  const notes = [
    ...(spelled
      ? [`read ${quoted ?? text.trim()} as ${spelled.names[0]}:${given}`]
      : plain
        ? []
        : [`this address can only be on ${chain.name}`]),
    ...(remark === undefined ? [] : [remark]),
    ...(page !== undefined && kind !== undefined && page !== kind ? [`the link is one to a ${page}, and it is scanned as a ${kind}`] : []),
  ]
  return { chain, given, address, ...(notes.length > 0 && { note: notes.join('; ') }) }
}

function onlyChainOf(given: string, text: string, command: string, kind: Kind | undefined): Chain {
  const homes = chainsAccepting(given, kind)
  const [only] = homes
  if (only && homes.length === 1) return only
  if (homes.length > 1) {
    throw new ChainvetError('CHAIN_REQUIRED', 'which chain?', {
      where: [`This address is valid on ${homes.length} chains: ${homes.map(({ names }) => names[0]).join(', ')}`],
      hint: `Try: ${command} ${given} --chain ${homes[0]?.names[0]}`,
    })
  }
  // nobody accepts it: the family it comes closest to says why
  const near = nearest(given)
  parseAddress(given, near, { ...(kind && { kind }) })
  throw new ChainvetError('INVALID_ADDRESS', `"${text.slice(0, 120)}" is not an address of any chain`, {
    hint: 'Address shapes: chainvet chains',
  })
}

/** The chain whose addresses begin like this text. */
function nearest(text: string): Chain {
  const beginnings: readonly (readonly [RegExp, string])[] = [
    [/^0x/i, 'ethereum'],
    [/^(bc1|[13])/i, 'bitcoin'],
    [/^T/, 'tron'],
    [/^[rX]/, 'xrp'],
    [/^(addr|stake|Ae2|Ddz)/, 'cardano'],
  ]
  return chainNamed(beginnings.find(([pattern]) => pattern.test(text))?.[1] ?? 'solana')
}
