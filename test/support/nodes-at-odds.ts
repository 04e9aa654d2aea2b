import { SourceError } from '../../src/errors.ts'
import type { Http } from '../../src/http.ts'
import type { Endpoint } from '../../src/sources/evm/endpoints.ts'
import { parsed } from './parsed.ts'

/** What a node of a vote says. Without an answer to a question it fails. */
export interface Voice {
  readonly host: string
  /** Height of its newest block, by request: the last one stands for all that follow. */
  readonly heads?: readonly number[]
  /** Seconds since the newest block was made, counted back from the present of the others. */
  readonly age?: number
  /** Which of two histories it follows from `forkedAt` on. */
  readonly fork?: string
  readonly forkedAt?: number
  /** Blocks above this height it does not have. */
  readonly knowsUpTo?: number
  /** The answer to eth_getBalance at a height; an error object refuses, `undefined` hangs up. */
  readonly balance: (height: number) => string | { readonly code: number; readonly message: string } | undefined
  /** Milliseconds before each answer. */
  readonly delay?: number
}

/** Height of the newest final block of every voice. */
export const finalHeight = 60
/** The present of the network, in seconds. */
export const presentTime = 1_800_000_000
const word = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64)}`

interface Message {
  readonly id: number
  readonly method: string
  readonly params: readonly [string, unknown]
}

/** A network of nodes in this process, with what each was asked: host and method, with its block. */
export function network(voices: readonly Voice[]): { http: Http; endpoints: readonly Endpoint[]; asked: string[] } {
  const asked: string[] = []
  const turns = new Map<Voice, number>()

  const headOf = (voice: Voice): number => {
    const { heads = [100] } = voice
    const turn = turns.get(voice) ?? 0
    turns.set(voice, turn + 1)
    return heads[Math.min(turn, heads.length - 1)] as number
  }
  const header = (voice: Voice, height: number) => ({
    number: `0x${height.toString(16)}`,
    hash: word(height >= (voice.forkedAt ?? Number.POSITIVE_INFINITY) ? `${height} ${voice.fork}` : `${height}`),
    timestamp: `0x${(presentTime - (voice.age ?? 0) - (100 - Math.min(100, height))).toString(16)}`,
    miner: `0x${'11'.repeat(20)}`,
    gasLimit: '0x1c9c380',
  })
  const replyTo = (voice: Voice, { method, params }: Message): { result?: unknown; error?: unknown } => {
    const [first, second] = params
    const asked = Number.parseInt(String(method === 'eth_getBlockByNumber' ? first : second), 16)
    if (asked > (voice.knowsUpTo ?? Number.POSITIVE_INFINITY)) return { error: { code: -32000, message: 'header not found' } }
    if (method === 'eth_getBlockByNumber')
      return {
        result: header(voice, first === 'latest' ? headOf(voice) : first === 'finalized' ? finalHeight : Number.parseInt(first, 16)),
      }
    const answer = voice.balance(second === 'latest' ? headOf(voice) : Number.parseInt(String(second), 16))
    if (answer === undefined) throw new SourceError({ source: voice.host, code: 'NETWORK', problem: 'cannot be reached' })
    return typeof answer === 'string' ? { result: answer } : { error: answer }
  }
  const http = (async ({ url, body, schema }: Parameters<Http>[0]) => {
    const voice = voices.find(({ host }) => host === url.host)
    if (!voice) throw new Error(`Nobody is at ${url.host}.`)
    const messages = (Array.isArray(body) ? body : [body]) as Message[]
    for (const { method, params } of messages) asked.push(`${voice.host} ${method} ${params.filter(part => part !== false).at(-1)}`)
    if (voice.delay !== undefined) await new Promise(resolve => setTimeout(resolve, voice.delay))
    const answers = messages.map(message => ({ jsonrpc: '2.0', id: message.id, ...replyTo(voice, message) }))
    return parsed(schema, Array.isArray(body) ? answers : answers[0])
  }) as Http
  return { http, endpoints: voices.map(({ host }) => ({ name: host, url: new URL(`https://${host}/`) })), asked }
}
