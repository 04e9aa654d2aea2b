/** A public node: the name errors use, its URL, and how many calls a second it bears. */
export interface Endpoint {
  readonly name: string
  readonly url: URL
  readonly pace?: number
}

/**
 * Public nodes by chain id, in the order in which they are tried. They come from the chain list and from the chain
 * definitions of viem (August 2026); none asks for a key.
 */
const publicNodes: Readonly<Record<number, readonly string[]>> = {
  1: [
    'https://ethereum-rpc.publicnode.com',
    'https://eth.drpc.org',
    'https://public.1rpc.io/eth',
    'https://eth-pokt.nodies.app',
    'https://eth.merkle.io',
  ],
  56: ['https://bsc-rpc.publicnode.com', 'https://bsc.drpc.org', 'https://bsc-dataseed.bnbchain.org', 'https://public.1rpc.io/bnb'],
  137: ['https://polygon-bor-rpc.publicnode.com', 'https://polygon.drpc.org', 'https://public.1rpc.io/matic', 'https://polygon-rpc.com'],
  42161: [
    'https://arb1.arbitrum.io/rpc',
    'https://arbitrum-one-rpc.publicnode.com',
    'https://arbitrum.drpc.org',
    'https://public.1rpc.io/arb',
  ],
  10: ['https://mainnet.optimism.io', 'https://optimism-rpc.publicnode.com', 'https://optimism.drpc.org', 'https://public.1rpc.io/op'],
  8453: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com', 'https://base.drpc.org', 'https://public.1rpc.io/base'],
  43114: [
    'https://api.avax.network/ext/bc/C/rpc',
    'https://avalanche-c-chain-rpc.publicnode.com',
    'https://avalanche.drpc.org',
    'https://public.1rpc.io/avax/c',
  ],
}

/**
 * Who runs a node, as far as its name tells: hosts of one domain are one voice. An address or a name without dots is
 * somebody's own, and speaks for itself with its port.
 */
export function operatorOf({ url }: Endpoint): string {
  const labels = url.hostname.split('.')
  return labels.length < 2 || /^[\d.]+$|^\[/.test(url.hostname) ? url.host : labels.slice(-2).join('.')
}

/** The nodes a scan of `chainId` may ask: the caller's own, or else the public ones. */
export function endpointsFor(chainId: number, own: URL | undefined, others: readonly URL[] = []): readonly Endpoint[] {
  if (own) {
    const all = [own, ...others]
    return all.map((url, at) => ({ name: all.length === 1 ? 'The node' : `Node ${at + 1}`, url }))
  }
  return (publicNodes[chainId] ?? []).map(text => {
    const url = new URL(text)
    return { name: url.hostname, url, pace: 5 }
  })
}
