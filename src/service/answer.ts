import { ChainvetError } from '../errors.ts'
import { asciiJson, visibleText } from '../output/visible.ts'
import { Refusal } from './refusal.ts'

/** What every answer of the service carries: results are for one customer, and nothing on the way may keep them. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  Vary: 'Authorization, X-API-Key',
  'X-Content-Type-Options': 'nosniff',
}

export const jsonType = 'application/json'

/** An answer that is a result. Printable ASCII, whatever names it holds. */
export const jsonAnswer = (value: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(asciiJson(value), { headers: { 'Content-Type': jsonType, ...headers } })

/** Section 2.4: the body of every answer that is not a result. */
export const failureText = (detail: string): string => asciiJson({ detail: visibleText(detail, 500) })

export const failureAnswer = ({ status, message, headers }: Refusal): Response =>
  new Response(failureText(message), { status, headers: { 'Content-Type': jsonType, ...headers } })

/** How a failure travels (section 7). What is not of our making is a bug: it says nothing, and the log says what. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ChainvetError) {
    const retry = error.status === 503 ? { 'Retry-After': '1' } : {}
    return new Refusal(error.status, error.message, retry)
  }
  return new Refusal(500, 'The service failed in a way it should not. The request cost nothing; its X-Request-Id helps to find out why.')
}
