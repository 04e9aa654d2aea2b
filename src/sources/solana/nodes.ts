import type { Upstreams } from '../source.ts'

/** A node of Solana: the name errors use, its URL, and how many calls a second it bears. */
export interface Node {
  readonly name: string
  readonly url: URL
  readonly pace?: number
  /** Methods it never answers. */
  readonly refuses?: readonly string[]
}

/** Public nodes that ask for no key, in the order in which they are tried, with what they refuse (October 2026). */
const publicNodes: readonly { readonly url: string; readonly refuses?: readonly string[] }[] = [
  { url: 'https://api.mainnet-beta.solana.com', refuses: ['getTokenLargestAccounts'] },
  { url: 'https://solana-rpc.publicnode.com' },
  { url: 'https://solana.drpc.org' },
]

/** The nodes a scan may ask: the caller's own, or else the public ones. */
export const nodesOf = (own: URL | undefined): readonly Node[] =>
  own
    ? [{ name: 'The node', url: own }]
    : publicNodes.map(({ url: text, ...more }) => {
        const url = new URL(text)
        return { name: url.hostname, url, pace: 4, ...more }
      })

const jupiter = 'https://api.jup.ag'

/** Where the index of Jupiter lies; `undefined` where it is not to be asked. An index of the user takes its place. */
export function jupiterBase({ provider, rpcUrl, explorerUrl }: Upstreams): URL | undefined {
  if (explorerUrl) return explorerUrl
  return provider && !rpcUrl ? new URL(jupiter) : undefined
}
