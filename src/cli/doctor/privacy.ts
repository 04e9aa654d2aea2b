import type { InputRow } from '../../bulk/input.ts'
import { resolveTarget } from '../../bulk/resolve.ts'
import type { Chain } from '../../chains/index.ts'
import type { Host } from '../../engine/hosts.ts'
import { ChainvetError } from '../../errors.ts'
import type { Receipt, Witness } from '../../output/receipt.ts'

interface Circumstances {
  readonly file: string
  readonly offline: boolean
  /** Chain of rows that name none. */
  readonly chain: string | undefined
  hostsOf(chain: Chain): readonly Host[]
  readonly proxy: boolean
}

/** Which hosts would see which of the rows. It follows the rules of a scan and asks nobody. */
export async function receiptOf(rows: AsyncIterable<InputRow> | Iterable<InputRow>, circumstances: Circumstances): Promise<Receipt> {
  const { file, offline, chain: fallback, hostsOf, proxy } = circumstances
  const witnesses = new Map<string, Host & { chains: Set<string>; addresses: string[] }>()
  const seen = new Set<string>()
  const counts = { rows: 0, addresses: 0, duplicates: 0, refused: 0, stay_here: 0 }
  for await (const row of rows) {
    counts.rows++
    const target = targetOf(row, fallback)
    if (!target) {
      counts.refused++
      continue
    }
    const { chain, address } = target
    const id = `${chain.caip2}:${address}`
    if (seen.has(id)) {
      counts.duplicates++
      continue
    }
    seen.add(id)
    const hosts = offline ? [] : hostsOf(chain)
    if (hosts.length === 0) counts.stay_here++
    for (const host of hosts) {
      const key = `${host.source} ${host.host} ${host.place === 1}`
      const witness = witnesses.get(key) ?? { ...host, chains: new Set<string>(), addresses: [] }
      witness.chains.add(chain.name)
      witness.addresses.push(id)
      witnesses.set(key, witness)
    }
  }
  counts.addresses = seen.size
  const hosts = [...witnesses.values()]
    .map(
      ({ host, source, place, chains, addresses }): Witness => ({
        host,
        source,
        chains: [...chains],
        always: place === 1,
        learns: learns(source, proxy),
        addresses,
      }),
    )
    // those that are asked in any case come first; the rest of the order is that of the file
    .sort((one, other) => rank(one) - rank(other))
  return { schema_version: 1, file, offline, counts, hosts, on_the_way: onTheWay(proxy) }
}

const rank = ({ always }: Witness): number => (always ? 0 : 1)

/** The target of a row, as a scan would understand it; `undefined` for a row that it would refuse. */
function targetOf({ address, chain, fault }: InputRow, fallback: string | undefined) {
  if (fault) return undefined
  try {
    return resolveTarget(address, { chain, fallback, checksum: true, command: 'chainvet scan wallet' })
  } catch (error) {
    if (error instanceof ChainvetError) return undefined
    throw error
  }
}

const learns = (source: string, proxy: boolean): string[] => [
  'the address and its chain',
  proxy ? 'the IP address of your proxy' : 'the IP address of this machine',
  'the time',
  ...(source === 'Service' ? ['your API key'] : []),
]

const onTheWay = (proxy: boolean): string =>
  proxy
    ? 'On the way, the proxy and whoever stands behind it see the names of these hosts and the time, and not the addresses, where the connection is https.'
    : 'On the way, your network and the name servers see the names of these hosts and the time, and not the addresses, where the connection is https.'
