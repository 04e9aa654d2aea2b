import { SourceError } from '../../errors.ts'

/** An error as JSON-RPC sends it. */
interface RpcError {
  readonly code?: number | undefined
  readonly message: string
}

/** What codes of a node mean; the rest are told by their number. Its words are not repeated: they can quote the request. */
const meanings: readonly (readonly [readonly number[], string])[] = [
  [[-32005, -32016, -32014, -32004], 'is behind the chain'],
  [[-32007, -32009, -32011, -32001], 'does not keep the history that was asked for'],
  [[-32015], 'does not read transactions of this version'],
]

/** Codes of a node that answers, and not this. */
const unsupported: readonly number[] = [-32601, -32010, -32602, 403]

export function refusalOf(source: string, method: string, { code, message }: RpcError): SourceError {
  // the code of the limit is that of HTTP; some proxies write it behind a minus, or in words alone
  if (code === 429 || code === -32429 || /too many requests|rate limit|batch of more than/i.test(message))
    return new SourceError({ source, code: 'RATE_LIMITED', problem: `asks for fewer requests (${method})` })
  const meaning = meanings.find(([codes]) => code !== undefined && codes.includes(code))?.[1]
  if (meaning !== undefined) return new SourceError({ source, code: 'UPSTREAM_UNAVAILABLE', problem: meaning })
  const refuses = code !== undefined && unsupported.includes(code)
  const problem = refuses ? `refuses ${method}` : `answered ${method} with an error${code === undefined ? '' : ` (${code})`}`
  return new SourceError({ source, code: 'UPSTREAM_UNAVAILABLE', problem })
}
