import { SourceError } from '../errors.ts'
import { createExchange, type Exchange } from '../http.ts'
import { realWorld, type World } from '../world.ts'
import type { Host } from './hosts.ts'

/** How a host answered one question. Its URL is not part of it. */
export interface Reached {
  readonly host: string
  readonly answered: boolean
  readonly ms: number
  /** Where it did not answer, or not as it should. */
  readonly problem?: string
}

/** Asks each host once, all at the same time. The questions name no address. */
export async function reach(
  hosts: readonly Host[],
  { world = realWorld, timeout, signal }: { world?: World; timeout: number; signal: AbortSignal },
): Promise<readonly Reached[]> {
  const exchange = createExchange({ world, timeout, env: world.env })
  const once = [...new Map(hosts.map(host => [host.host, host])).values()]
  return Promise.all(once.map(host => ask(host, exchange, world, signal)))
}

async function ask({ host, own, probe }: Host, exchange: Exchange, world: World, signal: AbortSignal): Promise<Reached> {
  const start = world.now().getTime()
  const elapsed = () => world.now().getTime() - start
  const question = {
    source: own ? 'The host' : host,
    url: probe.url,
    ...(probe.chainId !== undefined && { method: 'POST' as const, body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] } }),
  }
  try {
    const { status, text } = await exchange(question, signal)
    const problem = problemOf(status, text, probe.chainId)
    return { host, answered: true, ms: elapsed(), ...(problem !== undefined && { problem }) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    // an answer that is too long or not HTTP still comes from there
    return { host, answered: error.code === 'BAD_RESPONSE', ms: elapsed(), problem: error.message }
  }
}

/** The interface behind a base URL may know no such page: that it answers is enough, unless it says that it is in trouble. */
function problemOf(status: number, text: string | undefined, chainId: number | undefined): string | undefined {
  if (status === 429) return 'asks for fewer requests'
  if (status >= 500) return `answered with status ${status}`
  if (chainId === undefined) return undefined
  const [, id] = /"result"\s*:\s*"(0x[0-9a-f]{1,12})"/i.exec(text ?? '{}') ?? []
  if (id === undefined) return `did not say which chain it serves (status ${status})`
  return id.toLowerCase() === `0x${chainId.toString(16)}` ? undefined : `serves another chain (${id})`
}
