import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Agent, request } from 'undici'
import { networkOf } from '../../src/http.ts'
import { idsIn, renumbered, withoutIds } from '../../src/recording/json-rpc.ts'
import type { Sent, Wire } from '../../src/wire.ts'

/** One request of a scan with its answer. */
export interface Told {
  readonly sent: Sent
  readonly status: number
  readonly text: string
  /** How many answers had come when it was sent: it may rest on all of them. */
  readonly after: number
  /** How many answers had come before its own. */
  readonly turn: number
  /** Of that many requests in a row it is the last. */
  readonly depth: number
}

/** What `run` asks of the network, and what it is told. Every request must get an answer. */
export async function overheardIn(run: (wire: Wire) => Promise<unknown>): Promise<Told[]> {
  const network = networkOf({}, 15_000)
  const told: Told[] = []
  let [arrived, deepest] = [0, 0]
  await run(async (sent, wanted) => {
    const [at, after, depth] = [told.length, arrived, deepest + 1]
    told.push({ sent, status: 0, text: '', after, turn: Number.NaN, depth })
    const received = await network(sent, { ...wanted, reads: () => true })
    const turn = arrived++
    deepest = Math.max(deepest, depth)
    if (typeof received.text !== 'string') throw new Error('An answer could not be read.')
    told[at] = { sent, status: received.status, text: received.text, after, turn, depth }
    return received
  })
  return told
}

/** The longest chain of requests each of which was sent after the answer of the one before. */
export const depthOf = (told: readonly Told[]): number => Math.max(...told.map(({ depth }) => depth))

const agent = new Agent()

/** Sends the same requests without chainvet, each as soon as those answers have come that had come when it was sent. Milliseconds. */
export async function bareTime(told: readonly Told[]): Promise<number> {
  const start = process.hrtime.bigint()
  const waiting: { readonly after: number; go(): void }[] = []
  const come = new Set<number>()
  let all = 0
  await Promise.all(
    told.map(async ({ sent: { origin, path, method, headers, body }, after, turn }) => {
      if (all < after) await new Promise<void>(go => waiting.push({ after, go }))
      const answer = await request(`${origin}${path}`, { method, headers: { ...headers }, body, dispatcher: agent })
      await answer.body.text()
      come.add(turn)
      while (come.has(all)) all++
      for (const one of waiting) if (one.after <= all) one.go()
    }),
  )
  return Number(process.hrtime.bigint() - start) / 1e6
}

/** A host that gives the recorded answers, each after the same silence, as a process of its own. */
export interface RecordedHost {
  readonly url: URL
  stop(): void
}

/** `file` is where the answers wait for the process; `program` calls {@link serveRecorded} when its argument is "recorded". */
export async function startRecorded(program: string, file: string, told: readonly Told[], latency: number): Promise<RecordedHost> {
  writeFileSync(file, JSON.stringify(told))
  const child = fork(program, ['recorded', file, String(latency)], { execArgv: [] })
  const [url] = (await once(child, 'message')) as [string]
  return { url: new URL(url), stop: () => child.disconnect() }
}

export async function serveRecorded([file = '', latency = '0']: readonly string[]): Promise<void> {
  const answers = new Map((JSON.parse(readFileSync(file, 'utf8')) as Told[]).map(told => [keyOf(told.sent), told]))
  const server = createServer({ keepAlive: true }, async (asked, response) => {
    const began = performance.now()
    const body = asked.method === 'POST' ? await text(asked) : null
    const told = answers.get(keyOf({ method: asked.method ?? '', path: asked.url ?? '', body }))
    const answer = told ? renumbered(told.text, idsIn(told.sent.body), idsIn(body)) : '{"message":"not recorded"}'
    // what finding the answer took is a part of the silence
    setTimeout(
      () => response.writeHead(told?.status ?? 404, { 'content-type': 'application/json' }).end(answer),
      Math.max(0, Number(latency) - (performance.now() - began)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.on('disconnect', () => process.exit())
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** A node is asked at its root, an index by its path. */
const keyOf = ({ method, path, body }: Pick<Sent, 'path' | 'body'> & { readonly method: string }): string =>
  body === null ? `${method} ${path}` : withoutIds(body)
