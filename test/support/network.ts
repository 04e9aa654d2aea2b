import net from 'node:net'

/** Nobody reaches the network from a test: a connection that leaves this machine fails at once, and says which test asked for it. */
const connect = net.Socket.prototype.connect

const guarded = function (this: net.Socket, ...given: unknown[]) {
  const [options] = (Array.isArray(given[0]) ? given[0] : given) as [unknown]
  const host = typeof options === 'object' && options !== null ? (options as { host?: string }).host : undefined
  if (host !== undefined && !['127.0.0.1', 'localhost', '::1'].includes(host)) throw new Error(`A test tried to reach ${host}.`)
  return connect.apply(this, given as Parameters<typeof connect>)
} as typeof connect

// files that share a process begin with the guard of the file before
if (connect.name !== guarded.name) net.Socket.prototype.connect = guarded
