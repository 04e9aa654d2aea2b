/** What a page of an explorer shows: some pages show wallets and tokens alike. */
type Page = 'wallet' | 'token' | 'either'

export interface Explorer {
  /** Host in lower case, without "www.". A host may have several rows, one for each chain. */
  readonly host: string
  /** Identifier of the chain its pages are about. */
  readonly chain: number
  /** Path in front of the address, without slashes at its ends, and what the page shows. */
  readonly pages: Readonly<Record<string, Page>>
}

/** Etherscan and Blockscout: a token contract has an address page too. */
const scan = { address: 'either', token: 'token' } as const
const below = (folder: string, pages: Explorer['pages']): Explorer['pages'] =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [`${folder}/${path}`, page]))
const wallets = (...paths: readonly string[]): Explorer['pages'] => Object.fromEntries(paths.map(path => [path, 'wallet' as const]))

/** Block explorers of the chains that can be scanned. Hosts are compared whole: a host that only ends or begins alike is another site. */
export const explorers: readonly Explorer[] = [
  { host: 'etherscan.io', chain: 1, pages: scan },
  { host: 'eth.blockscout.com', chain: 1, pages: scan },
  { host: 'bscscan.com', chain: 56, pages: scan },
  { host: 'polygonscan.com', chain: 137, pages: scan },
  { host: 'polygon.blockscout.com', chain: 137, pages: scan },
  { host: 'arbiscan.io', chain: 42161, pages: scan },
  { host: 'arbitrum.blockscout.com', chain: 42161, pages: scan },
  { host: 'optimistic.etherscan.io', chain: 10, pages: scan },
  { host: 'optimism.blockscout.com', chain: 10, pages: scan },
  { host: 'explorer.optimism.io', chain: 10, pages: scan },
  { host: 'basescan.org', chain: 8453, pages: scan },
  { host: 'base.blockscout.com', chain: 8453, pages: scan },
  { host: 'snowtrace.io', chain: 43114, pages: scan },
  { host: 'snowscan.xyz', chain: 43114, pages: scan },
  { host: 'subnets.avax.network', chain: 43114, pages: below('c-chain', scan) },
  { host: 'avascan.info', chain: 43114, pages: below('blockchain/c', scan) },
  { host: 'mempool.space', chain: 0, pages: wallets('address') },
  { host: 'blockstream.info', chain: 0, pages: wallets('address') },
  { host: 'blockchain.info', chain: 0, pages: wallets('address') },
  { host: 'blockchain.com', chain: 0, pages: wallets('btc/address', 'explorer/addresses/btc') },
  { host: 'blockchain.com', chain: 1, pages: { 'eth/address': 'either', 'explorer/addresses/eth': 'either' } },
  { host: 'solscan.io', chain: -1, pages: { account: 'either', address: 'either', token: 'token' } },
  { host: 'explorer.solana.com', chain: -1, pages: { address: 'either' } },
  { host: 'solana.fm', chain: -1, pages: { address: 'either' } },
  { host: 'tronscan.org', chain: -6, pages: { address: 'either', contract: 'either', token20: 'token' } },
  { host: 'xrpscan.com', chain: -5, pages: wallets('account') },
  { host: 'livenet.xrpl.org', chain: -5, pages: wallets('accounts') },
  { host: 'bithomp.com', chain: -5, pages: wallets('account', 'explorer') },
  { host: 'cardanoscan.io', chain: -7, pages: wallets('address', 'stakekey') },
  { host: 'cexplorer.io', chain: -7, pages: wallets('address', 'stake') },
  { host: 'blockchair.com', chain: 0, pages: wallets('bitcoin/address') },
  { host: 'blockchair.com', chain: 1, pages: { 'ethereum/address': 'either', 'ethereum/erc-20/token': 'token' } },
  { host: 'blockchair.com', chain: 56, pages: { 'bnb/address': 'either' } },
  { host: 'blockchair.com', chain: 137, pages: { 'polygon/address': 'either' } },
  { host: 'blockchair.com', chain: 42161, pages: { 'arbitrum-one/address': 'either' } },
  { host: 'blockchair.com', chain: 10, pages: { 'optimism/address': 'either' } },
  { host: 'blockchair.com', chain: 8453, pages: { 'base/address': 'either' } },
  { host: 'blockchair.com', chain: 43114, pages: { 'avalanche/address': 'either' } },
  { host: 'blockchair.com', chain: -1, pages: { 'solana/address': 'either' } },
  { host: 'blockchair.com', chain: -6, pages: { 'tron/address': 'either' } },
  { host: 'blockchair.com', chain: -5, pages: wallets('ripple/account') },
  { host: 'blockchair.com', chain: -7, pages: wallets('cardano/address') },
]

/** Markets show pools: the address in their links is that of a pair, not of the token people come for. */
const markets = ['dexscreener.com', 'geckoterminal.com', 'dextools.io', 'poocoin.app']

export type Link =
  | {
      readonly chain: number
      readonly address: string
      readonly kind?: 'wallet' | 'token'
      /** The link without what follows the page. */
      readonly page: string
      /** `?a=` of a token page: the holder whose share it shows. */
      readonly holder?: string
    }
  | {
      readonly refused: 'no-explorer' | 'other-network' | 'pair' | 'no-address' | 'disguised'
      /** Host as it is written; nothing else of the link is repeated, since it may hold a key. */
      readonly host: string
    }

/**
 * Reads a link to a block explorer. `undefined` where the text is no link: one without "https://" is only taken for a
 * link when its host is in the table. What is not certain is refused: no host, page or network is guessed.
 */
export function readLink(text: string): Link | undefined {
  const [, scheme, authority = ''] = /^(https?:[\\/]*)?([^\\/?#]*)/i.exec(text.slice(0, longest)) ?? []
  const written = authority.toLowerCase()
  const host = written.replace(/^www\./, '')
  const rows = explorers.filter(row => row.host === host)
  if (scheme === undefined && (rows.length === 0 || !text.includes('/'))) return undefined
  if (!/^https?:\/\/$/i.test(scheme ?? 'https://') || !/^[\x21-\x5b\x5d-\x7e]*$/.test(text) || authority.includes('@')) {
    return { refused: 'disguised', host: written.slice(0, 80) }
  }
  const shown = written.slice(0, 80)
  if (text.length > longest) return { refused: 'no-address', host: shown }
  if (rows.length === 0) return { refused: refusalOf(host), host: shown }
  const { path, query } = partsOf(text.slice((scheme === undefined ? 0 : scheme.length) + authority.length))
  for (const { chain, pages } of rows) {
    for (const [prefix, page] of Object.entries(pages)) {
      const address = addressBelow(path, prefix)
      if (address === undefined) continue
      if (isElsewhere(chain, path, query)) return { refused: 'other-network', host: shown }
      const holder = page === 'token' ? /[?&]a=(0x[0-9a-fA-F]{40})(?![0-9a-zA-Z])/.exec(query)?.[1] : undefined
      return {
        chain,
        address,
        page: `https://${host}/${prefix}/${address}`,
        ...(page !== 'either' && { kind: page }),
        ...(holder !== undefined && { holder }),
      }
    }
  }
  const network = /^\/(?:[a-z]{2}\/)?(testnet\d?|signet|regtest|liquid(?:testnet)?|[a-z]+-testnet)(?:\/|$)/i.test(path)
  return { refused: network ? 'other-network' : 'no-address', host: shown }
}

function refusalOf(host: string): 'no-explorer' | 'other-network' | 'pair' {
  if (markets.some(market => host === market || host.endsWith(`.${market}`))) return 'pair'
  const familiar = explorers.some(row => host.endsWith(`.${row.host.split('.').slice(-2).join('.')}`))
  return familiar ? 'other-network' : 'no-explorer'
}

/** Tronscan keeps its path behind "#". */
function partsOf(rest: string): { path: string; query: string } {
  const hash = rest.indexOf('#/')
  const route = hash >= 0 && /^\/?(\?[^#]*)?$/.test(rest.slice(0, hash)) ? rest.slice(hash + 1) : rest
  const [beforeFragment = ''] = route.split('#', 1)
  const question = beforeFragment.indexOf('?')
  return question < 0
    ? { path: beforeFragment, query: '' }
    : { path: beforeFragment.slice(0, question), query: beforeFragment.slice(question) }
}

/** The segment behind `prefix`; a language of two letters may stand in front of it. */
function addressBelow(path: string, prefix: string): string | undefined {
  const segments = path.split('/').slice(1)
  for (const start of /^[a-z]{2}$/i.test(segments[0] ?? 'none') ? [0, 1] : [0]) {
    const names = prefix.split('/')
    const address = segments[start + names.length]
    if (address && names.every((name, index) => segments[start + index]?.toLowerCase() === name)) return address
  }
  return undefined
}

/** Some explorers show another network at the same host, and say so in the query or behind the address. */
function isElsewhere(chain: number, path: string, query: string): boolean {
  const cluster = /[?&](?:cluster|network)=([^&]*)/i.exec(query)?.[1]
  if (cluster !== undefined && !/^(mainnet|$)/i.test(cluster)) return true
  const id = /[?&]chain_?id=([^&]*)/i.exec(query)?.[1] ?? /\/contract\/(\d+)(?:\/|$)/.exec(path)?.[1]
  return id !== undefined && id !== String(chain)
}

/** Links are shorter; what is longer is not worth reading. */
const longest = 2_000
