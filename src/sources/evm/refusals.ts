/**
 * What an error of a node means for the one who asked.
 *
 * "execution": the call ran and failed; that is an answer. "unsupported": this node never answers it. "limited": ask less
 * or elsewhere. "missing": it does not have the block or its state. "broken": anything else.
 */
export type RefusalKind = 'execution' | 'unsupported' | 'limited' | 'missing' | 'broken'

/**
 * Phrases by meaning, the first that fits decides. Nodes and proxies agree on neither codes nor words; the list follows
 * the error normaliser of eRPC, a production proxy (August 2026).
 */
const phrases: readonly (readonly [Exclude<RefusalKind, 'broken'>, readonly string[]])[] = [
  [
    'execution',
    [
      'execution reverted',
      'vm exception',
      'evm error',
      'invalid opcode',
      'out of gas',
      'stack underflow',
      'intrinsic gas',
      'insufficient funds',
    ],
  ],
  [
    'missing',
    [
      'missing trie node',
      'header not found',
      'no state available',
      'could not find block',
      'block not found',
      'blockoutofrange',
      'no historical rpc',
      'requested data is not available',
      'historical state',
      'archive requests require',
      'unknown block',
    ],
  ],
  [
    'unsupported',
    [
      'unsupported method',
      'not supported',
      'not whitelisted',
      'not included in your current plan',
      'method not found',
      'does not exist/is not available',
      'method not available',
      'unknown method',
      'too many arguments',
      'expected between 1 and 2 arguments',
      'expected fewer elements',
    ],
  ],
  [
    'limited',
    [
      'too many requests',
      'rate limit',
      'limit exceeded',
      'request limit reached',
      'exceeded the quota',
      'under too much load',
      'no server available',
      'has exceeded',
      'upgrade your tier',
      'batch of more than',
      'free tier',
      'monthly capacity',
      'current plan',
      '/billing',
      'timeout on the free plan',
    ],
  ],
]

export function refusalKind({ code, message }: { code?: number | undefined; message: string }): RefusalKind {
  if (code === 3) return 'execution'
  const text = message.toLowerCase()
  const named = phrases.find(([, words]) => words.some(word => text.includes(word)))?.[0]
  if (named) return named
  if (code === -32601 || code === -32004) return 'unsupported'
  return code === -32005 ? 'limited' : 'broken'
}

/** What nodes say when a search for logs covers too many blocks or finds too much (the same list, and avalanchego). */
const tooWide: readonly string[] = [
  'block range',
  'range too large',
  'range is too large',
  'ranges over',
  'exceeds the range',
  'blocks range',
  'too many blocks',
  'logs over more',
  'returned more than',
  'too many results',
  'query exceeds',
  'too many logs',
  'exceeds maximum range',
  'limit the query to',
  'eth_getlogs is limited',
  'response size',
  'is too big',
  'try paginating',
  'blocks distance',
  'query timeout',
]

/** Whether the same search would be answered for fewer blocks. */
export const asksForFewerBlocks = (message: string): boolean => {
  const text = message.toLowerCase()
  return tooWide.some(words => text.includes(words))
}
