import type { Chain } from '../chains/index.ts'
import { hostsOfBitcoin } from '../sources/bitcoin/hosts.ts'
import { cardanoHosts } from '../sources/cardano/hosts.ts'
import { askedElsewhere } from '../sources/evm/elsewhere.ts'
import { endpointsFor } from '../sources/evm/endpoints.ts'
import { explorersOf } from '../sources/explorer/explorer.ts'
import { goplusBase } from '../sources/goplus.ts'
import { sources, type Upstreams } from '../sources/index.ts'
import { jupiterBase, nodesOf } from '../sources/solana/nodes.ts'
import { tronHosts } from '../sources/tron/grid.ts'
import { xrpNodes } from '../sources/xrp/nodes.ts'

/** A host that a scan of a chain may ask. */
export interface Host {
  /** The source that asks it, as `data_sources` names it. */
  readonly source: string
  /** Host name, with its port where that is an unusual one. */
  readonly host: string
  /** 1 is asked by every scan of the chain, a higher one only when those before it failed, or where a wallet has no activity. */
  readonly place: number
  /** Given by the user in place of a public one: its URL may hold a key, its name may be private. */
  readonly own: boolean
  /** What may be asked of it without naming an address. A node tells its chain. */
  readonly probe: { readonly url: URL; readonly chainId?: number }
}

/** Where each source goes. A source that opens a connection and has no line here is a mistake that `hostsOf` reports. */
const hostsBySource: Readonly<
  Record<string, (chain: Chain, upstreams: Upstreams) => readonly (Omit<Host, 'source' | 'place'> & { readonly place?: number })[]>
> = {
  Node: ({ id }, { rpcUrl, otherRpcUrls }) =>
    endpointsFor(id, rpcUrl, otherRpcUrls).map(({ url }) => ({ host: url.host, own: rpcUrl !== undefined, probe: { url, chainId: id } })),
  Explorer: (chain, upstreams) =>
    explorersOf(chain, upstreams).map(({ base }) => ({ host: base.host, own: upstreams.explorerUrl !== undefined, probe: { url: base } })),
  GoPlus: () => {
    const url = new URL(`${goplusBase}/supported_chains`)
    return [{ host: url.host, own: false, probe: { url } }]
  },
  Esplora: (_chain, upstreams) =>
    hostsOfBitcoin(upstreams).map(({ probe }) => ({ host: probe.host, own: upstreams.rpcUrl !== undefined, probe: { url: probe } })),
  Solana: (_chain, upstreams) => {
    const jupiter = jupiterBase(upstreams)
    return [
      ...nodesOf(upstreams.rpcUrl).map(({ url }) => ({ host: url.host, own: upstreams.rpcUrl !== undefined, probe: { url } })),
      // every scan of a token asks it too
      ...(jupiter ? [{ host: jupiter.host, own: upstreams.explorerUrl !== undefined, place: 1, probe: { url: jupiter } }] : []),
    ]
  },
  'XRP Ledger': (_chain, { rpcUrl }) => xrpNodes(rpcUrl).map(({ url }) => ({ host: url.host, own: rpcUrl !== undefined, probe: { url } })),
  TronGrid: (_chain, upstreams) =>
    tronHosts(upstreams).map(({ base }) => ({
      host: base.host,
      own: upstreams.rpcUrl !== undefined,
      probe: { url: new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}/wallet/getblock`) },
    })),
  Koios: (_chain, upstreams) =>
    cardanoHosts(upstreams).map(({ base, probe }) => ({ host: base.host, own: upstreams.rpcUrl !== undefined, probe: { url: probe } })),
}

/** Every host that a scan of `chain` may ask, by source, in the order in which they are tried. */
export const hostsOf = (chain: Chain, upstreams: Upstreams): readonly Host[] => [
  ...sources
    .filter(({ offline, covers }) => !offline && (covers(chain, 'wallet', upstreams) || covers(chain, 'token', upstreams)))
    .flatMap(({ name }) => {
      const list = hostsBySource[name]
      if (!list) throw new Error(`Nobody knows the hosts of ${name}.`)
      return list(chain, upstreams).map((host, at) => ({ place: at + 1, ...host, source: name }))
    }),
  ...askedElsewhere(chain, upstreams).flatMap(other =>
    other.endpoints.map(({ url }) => ({
      source: elsewhere,
      host: url.host,
      place: 2,
      own: false,
      probe: { url, chainId: other.chain.id },
    })),
  ),
]

/** Nodes of other chains, which are asked about a wallet that has no activity on its own. */
export const elsewhere = 'Other chains'
