import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { ChainvetError } from '../errors.ts'
import { known, readCount } from '../read.ts'
import { valuesOf } from './headers.ts'

/**
 * Who a request comes from. X-Forwarded-For is read only where the other end of the connection is a trusted proxy, from its
 * end, up to the first address that is not one: what stands before it, anybody may have written. Throws `USAGE` for a proxy that
 * is no address or network.
 */
export function createClients(trusted: readonly string[]): (incoming: IncomingMessage) => string {
  const proxies = new BlockList()
  for (const entry of trusted) trust(proxies, entry)
  const isProxy = (address: string): boolean => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return incoming => {
    const { remoteAddress = 'unknown' } = incoming.socket
    const direct = remoteAddress.replace(/^::ffff:(?=\d+\.)/, '')
    if (trusted.length === 0 || !isIP(direct) || !isProxy(direct)) return direct
    const forwarded = valuesOf(incoming, 'x-forwarded-for')
      .join(',')
      .split(',')
      .map(word => word.trim())
    let client = direct
    for (const address of forwarded.reverse()) {
      if (!isIP(address)) return client
      client = address
      if (!isProxy(address)) return client
    }
    return client
  }
}

function trust(proxies: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/')
  const family = isIP(address)
  const prefix = bits === undefined ? (family === 6 ? 128 : 32) : known(readCount(bits))
  if (family === 0 || prefix === undefined || prefix > (family === 6 ? 128 : 32))
    throw new ChainvetError('USAGE', 'a trusted proxy is neither an address nor a network', { hint: 'Example: --trust-proxy 10.0.0.0/8' })
  proxies.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
}
