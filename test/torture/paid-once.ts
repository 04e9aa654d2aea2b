import { rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { ChainvetError } from '../../src/errors.ts'
import { createRemoteScanner } from '../../src/remote/remote-scanner.ts'
import { openStore } from '../../src/service/store/open.ts'
import { realWorld } from '../../src/world.ts'
import { makeCustomer, serveListed } from '../bench/service-load.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

/** On the list of the United States: they are scored without a network. */
const listed = ['0x098B716B8Aaf21512996dC57EB0615e2383E2f96', '0xa0e1c89Ef1a489c9C7dE96311eD5Ce5D32c20E4B']
const unlisted = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const lanes = 32

interface Lossy {
  readonly url: URL
  readonly dropped: number
  stop(): Promise<void>
}

/** Stands between client and service. Of so many answers of a hundred, which it has whole, the client gets a part or nothing. */
async function startLossy(service: URL, percent: number, random: Random): Promise<Lossy> {
  let dropped = 0
  const server = createServer(async (asked, response) => {
    for (const stream of [asked, response]) stream.on('error', () => {})
    const body = await buffer(asked)
    const onward = request(new URL(asked.url ?? '/', service), { method: asked.method, headers: asked.headers }, async reply => {
      const whole = await buffer(reply)
      if (random.below(100) >= percent) return void response.writeHead(reply.statusCode ?? 502, reply.headers).end(whole)
      dropped++
      // nothing at all, or a part of what was promised
      if (random.below(2) === 0) return void response.destroy()
      return void response
        .writeHead(reply.statusCode ?? 502, reply.headers)
        .write(whole.subarray(0, random.below(whole.length)), () => response.destroy())
    })
    onward.on('error', () => response.destroy())
    onward.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    get dropped() {
      return dropped
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Work for a number of lanes, until all has been done. */
async function inLanes(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

/** Requests that deserve no charge: wrong, unknown, forbidden, or of a subject about which nothing is known offline. */
function refusedRequest(at: number, key: string): { readonly path: string; readonly init: RequestInit } {
  const scan = (body: object | string, headers: Record<string, string> = {}) => ({
    path: '/v1/scan/wallet',
    init: {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  })
  const kinds = [
    () => scan({ address: unlisted, chain_id: 1 }),
    () => scan({ address: unlisted, chain_id: 1 }, { 'idempotency-key': `storm-${at}` }),
    () => scan({ address: 'nonsense', chain_id: 1 }),
    () => scan({ address: listed[0], chain_id: 999_999 }),
    () => scan('{'),
    () => scan({ address: listed[0], chain_id: 1 }, { 'x-api-key': 'cv_live_nobody' }),
    () => scan({ address: listed[0], chain_id: 1 }, { 'content-type': 'text/plain' }),
    () => scan(' '.repeat(40_000)),
    // a name that stands for another request already
    () => scan({ address: unlisted, chain_id: 56 }, { 'idempotency-key': 'call-0' }),
    () => ({ path: '/v1/scan/wallet', init: { headers: { 'x-api-key': key } } }),
    () => ({ path: '/v1/nothing', init: { headers: { 'x-api-key': key } } }),
    () => ({ path: '/v1/usage', init: { headers: { 'x-api-key': key } } }),
  ]
  return (kinds[at % kinds.length] as (typeof kinds)[number])()
}

/**
 * P6: a real service on SQLite, behind a proxy that loses answers after the service has charged for them. The client asks again
 * under the name of the call until it has its verdict; then a storm of requests that deserve no charge.
 */
export const paidOnce = torture({
  name: 'paid-once',
  promises: 'P6',
  sentence: 'You pay once, and only for answers',
  size: { calls: 10_000, storm: 3_000, percent: 30 },
  async run({ calls, storm, percent }, { seed, signal, tell }) {
    const customer = await makeCustomer()
    const served = await serveListed(customer)
    const lossy = await startLossy(new URL(served.url), percent, seeded(seed))
    // waits are the service's to ask for; between two tries of this machine a moment is enough
    const world = { ...realWorld, sleep: (_: number, until: AbortSignal) => pause(2, undefined, { signal: until }).then(() => undefined) }
    const client = createRemoteScanner({ baseUrl: lossy.url, key: customer.key, retries: 2, world })
    const violations: string[] = []
    const delivered = new Map<string, string>()
    const statuses: Record<string, number> = {}
    let inDoubt = 0
    const used = async () => (await createRemoteScanner({ baseUrl: new URL(served.url), key: customer.key }).usage()).used_this_month
    let counted = [0, 0]
    try {
      await inLanes(calls, async at => {
        const name = `call-${at}`
        const question = { address: listed[at % listed.length] as string, chain_id: 1 }
        for (let turn = 0; turn < 200 && !signal.aborted && !delivered.has(name); turn++) {
          try {
            const verdict = await client.scanWallet(question, signal, { name })
            delivered.set(name, verdict.risk_level)
            if (turn > 0) inDoubt++
          } catch (error) {
            if (!(error instanceof ChainvetError) || error.code !== 'NETWORK') {
              violations.push(`${name}: ${error instanceof ChainvetError ? `${error.code} ${error.message}` : String(error)}`)
              return
            }
          }
        }
        if (at % 1_000 === 999) tell(`${at + 1} calls, ${lossy.dropped} answers lost`)
      })
      // who stops this one has stopped the service too
      if (signal.aborted) return { figure: 'cut short', violations: ['cut short'] }
      const before = await used()
      await inLanes(storm, async at => {
        const { path, init } = refusedRequest(at, customer.key)
        const answer = await fetch(new URL(path, served.url), init)
        await answer.arrayBuffer()
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.status === 200 && path !== '/v1/usage') violations.push(`the storm was answered: ${JSON.stringify(init).slice(0, 200)}`)
      })
      counted = [before, await used()]
    } finally {
      await lossy.stop()
      await served.stop()
    }
    const store = await openStore(customer.database)
    try {
      violations.push(...(await store.quota.audit()).map(difference => `books: ${JSON.stringify(difference)}`))
    } finally {
      await store.close()
      rmSync(customer.folder, { recursive: true, force: true })
    }
    const [charged = 0, after = 0] = counted
    if (delivered.size !== calls) violations.push(`${delivered.size} of ${calls} verdicts delivered`)
    if (charged !== delivered.size) violations.push(`${charged} charges for ${delivered.size} verdicts`)
    if (after !== charged) violations.push(`${after - charged} charges for refusals`)
    const words = (count: number) => count.toLocaleString('en')
    return {
      figure: `${words(charged)} charges for ${words(delivered.size)} verdicts delivered through a proxy that lost ${words(lossy.dropped)} answers; ${after - charged} for ${words(storm)} refusals`,
      violations: violations.slice(0, 50),
      details: [
        `${words(inDoubt)} calls had no answer after the tries of the client, and were settled when it asked again under their names`,
        `statuses of the storm: ${Object.entries(statuses)
          .map(([status, count]) => `${status} ${count}`)
          .join(', ')}`,
      ],
    }
  },
})
