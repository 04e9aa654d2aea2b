import type { IncomingMessage, ServerResponse } from 'node:http'
import { known, readCount } from '../read.ts'
import { valuesOf } from './headers.ts'
import { Refusal } from './refusal.ts'

export interface BodyLimits {
  /** Bytes. */
  readonly most: number
  /** Milliseconds for the whole of it. */
  readonly within: number
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

/**
 * Refuses a body before it is read: one that is too large by its own words, or compressed, or of another type. Throws
 * {@link Refusal} with 400, 413 or 415.
 */
export function screenBody({ incoming }: Pick<Exchange, 'incoming'>, types: readonly string[], { most }: Pick<BodyLimits, 'most'>): void {
  if (valuesOf(incoming, 'content-encoding').some(encoding => encoding.toLowerCase() !== 'identity')) {
    throw new Refusal(400, 'A compressed body is not accepted. Send it as it is, without Content-Encoding.')
  }
  const [type, ...more] = valuesOf(incoming, 'content-type')
  if (more.length > 0 || (type !== undefined && !isOneOf(type, types))) throw wrongType(types)
  const [length] = valuesOf(incoming, 'content-length')
  const size = known(readCount(length))
  if (length !== undefined && (size === undefined || size > most)) throw tooLarge(most)
}

/** Whether the type was named at all; asked after the body is there, so that a slow sender is told of its slowness first. */
export function requireType({ incoming }: Pick<Exchange, 'incoming'>, types: readonly string[]): void {
  if (valuesOf(incoming, 'content-type').length === 0) throw wrongType(types)
}

/** The whole body. Throws {@link Refusal} with 408 or 413; rejects with {@link ClientGone} where the client has left. */
export function readBody({ incoming, outgoing }: Exchange, { most, within }: BodyLimits): Promise<Buffer> {
  // most bodies are short, and are there before somebody listens
  const there = arrivedOf(incoming, most)
  if (there) return Promise.resolve(there)
  if (/^100-continue$/i.test(String(incoming.headers.expect)) && !incoming.readableEnded) outgoing.writeContinue()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (finish: () => void) => {
      clearTimeout(timer)
      incoming.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      finish()
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else end(() => reject(tooLarge(most)))
    }
    const onEnd = () => end(() => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
    const onGone = () => end(() => reject(new ClientGone('the client went away')))
    const timer = setTimeout(() => end(() => reject(tooSlow(within))), within)
    incoming.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}

/** All of a body whose length was told, where it has come with its headers. */
function arrivedOf(incoming: IncomingMessage, most: number): Buffer | undefined {
  const [length] = valuesOf(incoming, 'content-length')
  if (incoming.readableLength === 0 || incoming.readableLength > most || incoming.readableLength !== known(readCount(length)))
    return undefined
  const bytes: unknown = incoming.read()
  return Buffer.isBuffer(bytes) ? bytes : undefined
}

/** Nobody is left to be answered. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

const tooLarge = (most: number): Refusal => new Refusal(413, `The body is too large: at most ${most} bytes are accepted.`)

const tooSlow = (within: number): Refusal =>
  new Refusal(408, `The body did not arrive within ${Math.ceil(within / 1000)} s.`, { Connection: 'close' })

const wrongType = (types: readonly string[]): Refusal =>
  new Refusal(415, `The body has to be sent as ${types.join(' or ')}.`, { Accept: types.join(', ') })

/** A media type with at most one parameter, which says that the text is UTF-8. */
function isOneOf(given: string, types: readonly string[]): boolean {
  const [type = '', ...parameters] = given.toLowerCase().split(';')
  return types.includes(type.trim()) && parameters.every(parameter => /^\s*charset="?utf-?8"?\s*$/.test(parameter))
}
