import { explorers, readLink } from '../../chains/explorers.ts'
import { type Chain, chainById, chains } from '../../chains/index.ts'
import { chainOfPrefix } from '../../chains/target.ts'

/** What the characters around an address say about it. */
export interface Context {
  readonly chain?: Chain
  /** The text names a network that is not scanned: "eip155:324", "sepolia.etherscan.io". */
  readonly elsewhere?: string
  readonly kind?: 'wallet' | 'token'
}

/** Chain of a CAIP-10 or ERC-3770 prefix, of a payment link or of the explorer in whose link the address stands. */
export function contextOf(text: string, start: number, end: number): Context {
  const before = text.slice(Math.max(0, start - 80), start)
  return fromPrefix(before, text.slice(end, end + 12)) ?? fromLink(text, start, end) ?? {}
}

function fromPrefix(before: string, after: string): Context | undefined {
  if (!/(:|:pay-)$/i.test(before)) return undefined
  const caip = /(?:^|[^A-Za-z0-9])((?:eip155|bip122|solana|tron|xrpl|cip34):[-A-Za-z0-9]{1,32}):$/i.exec(before)?.[1]
  if (caip !== undefined) return chainOr(chainOfPrefix(caip.toLowerCase()), caip)
  const id = /(?:^|[^A-Za-z0-9])ethereum:(?:pay-)?$/i.test(before) ? /^@(\d{1,10})/.exec(after)?.[1] : undefined
  if (id !== undefined) return chainOr(chainOfPrefix(`eip155:${id}`), `eip155:${id}`)
  const name = /(?:^|[^\w.-])([a-z][a-z0-9-]{1,20}):(?:pay-)?$/i.exec(before)?.[1]?.toLowerCase()
  if (name === undefined || words.has(name)) return undefined
  const chain = chainOfPrefix(name)
  return chain ? { chain } : foreignNames.has(name) ? { elsewhere: name } : undefined
}

const chainOr = (chain: Chain | undefined, elsewhere: string): Context => (chain ? { chain } : { elsewhere })

/** Names of chains that mean other things too in front of a colon: "mainnet" of whom? */
const words = new Set(['mainnet', 'op', 'pol'])

/** ERC-3770 short names, and names in common use, of networks that are not scanned. */
export const foreignNames: ReadonlySet<string> = new Set(
  `sep sepolia holesky hoodi goerli gor rinkeby ropsten kovan basesep base-sepolia base-goerli arb-sep arbitrum-sepolia arbitrum-goerli oeth-sep
  optimism-sepolia optimism-goerli amoy polygon-amoy mumbai maticmum bnbt bsc-testnet bsctestnet fuji avalanche-fuji gno gnosis xdai zksync zksync-era
  linea scr scroll mnt mantle blast celo ftm fantom sonic zkevm polygon-zkevm arb-nova arbitrum-nova aurora moonbeam cronos unichain world-chain
  berachain monad sei hyperevm testnet devnet localhost hardhat anvil foundry`.split(/\s+/),
)

/** Characters a link may hold in running text; brackets and commas end it more often than they belong to it. */
const linkEnd = /[\s"'`<>(){}[\]|\\^,;]/

/** Explorers that are not in the table are known by their names. */
const explorerLike = /scan\b|explorer|testnet/

function fromLink(text: string, start: number, end: number): Context | undefined {
  let from = start
  while (from > 0 && start - from < 300 && !linkEnd.test(text.charAt(from - 1))) from--
  if (!text.slice(from, start).includes('/')) return undefined
  let to = end
  while (to < text.length && to - end < 200 && !linkEnd.test(text.charAt(to))) to++
  const run = text.slice(from, to)
  const scheme = run.slice(0, start - from).search(/https?:\/\/(?!.*https?:\/\/)/i)
  const link = readLink(scheme < 0 ? run : run.slice(scheme))
  if (!link) return undefined
  if ('refused' in link) {
    if (link.refused === 'other-network' || (link.refused === 'no-explorer' && explorerLike.test(link.host)))
      return { elsewhere: link.host }
    const host = link.host.replace(/^www\./, '')
    const [only, ...others] = new Set(explorers.filter(row => row.host === host).map(({ chain }) => chain))
    return link.refused === 'no-address' && only !== undefined && others.length === 0 ? { chain: chainById(only) } : undefined
  }
  const chain = chains.find(({ id }) => id === link.chain)
  return { ...(chain && { chain }), ...(link.kind && link.address === text.slice(start, end) && { kind: link.kind }) }
}
