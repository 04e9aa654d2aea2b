import { addsUp, ledgerOf } from '../api/ledger.ts'
import { isLevel, type Level, levelOf, rankOf } from '../api/level.ts'
import { isWalletResult, type ScanResult } from '../api/scanner.ts'
import { remoteTokenResult } from '../api/token.ts'
import { remoteWalletResult } from '../api/wallet.ts'
import { type Chain, parseAddress } from '../chains/index.ts'
import { ChainvetError } from '../errors.ts'
import { JsonError, parseJson } from '../json.ts'

/** A scan that was asked for. */
export interface Question {
  readonly kind: 'wallet' | 'token'
  readonly given: string
  readonly chain: Chain
}

export interface Reader {
  /** Name of the service in failures. */
  readonly service: string
  readonly key: string
  /** What words for levels mean that this version does not know. */
  readonly levelMap: Readonly<Record<string, Level>>
}

/**
 * Reads the body of an answer with status 200. What contradicts the question, the interface or itself is no verdict and
 * rejects: `CONTRADICTION`, or `UNKNOWN_LEVEL` for a word that is not a level. Nothing of a body that holds the key is used.
 */
export function readScan(text: string, { kind, given, chain }: Question, reader: Reader): ScanResult {
  const { service } = reader
  const body = readBody(text, reader)
  const { success, data, error } = (kind === 'wallet' ? remoteWalletResult : remoteTokenResult).safeParse(body)
  if (!success) {
    const field = error.issues[0]?.path.join('.')
    throw contradiction(service, field ? `answered without a usable ${field}` : 'answered with something that is no result')
  }
  const result = data as unknown as ScanResult
  const echo = isWalletResult(result) ? result.wallet_address : result.contract_address
  if (echo !== given && !sameAddress(echo, { kind, given, chain }))
    throw contradiction(service, `answered about another ${kind} than the one asked for`)
  if (result.chain_id !== chain.id) throw contradiction(service, `answered about another chain than ${chain.name}`)
  const level = levelIn(result, reader)
  const ledger = ledgerOf(result)
  if (ledger && !addsUp(ledger, result.risk_score)) throw contradiction(service, 'sent points that do not add up to its score')
  return { ...result, risk_level: level }
}

/** The JSON of a successful answer. A failure that came as a success is neither. */
export function readBody(text: string, { service, key }: Pick<Reader, 'service' | 'key'>): unknown {
  let body: unknown
  try {
    const parsed = parseJson(text)
    // numbers beyond 2^53 have sixteen digits or more
    body = /\d{16}/.test(text) ? plain(parsed) : parsed
  } catch (error) {
    if (error instanceof JsonError) throw contradiction(service, `answered with a body that cannot be used: ${error.message}`)
    throw error
  }
  // a short word could stand in any answer by chance
  if (key.length >= 8 && holds(text, body, key))
    throw contradiction(service, 'sent the API key back in its answer', 'The answer is not shown. Tell the operator, and rotate the key.')
  if (typeof body === 'object' && body !== null && 'detail' in body) throw contradiction(service, 'sent a failure as if it were a result')
  return body
}

/** Whether an answer holds the key, however it is spelled. Without an escape in it the text tells that alone. */
const holds = (text: string, body: unknown, key: string): boolean =>
  text.includes(key) || (text.includes('\\') && JSON.stringify(body).includes(JSON.stringify(key).slice(1, -1)))

export const contradiction = (service: string, problem: string, hint = standing): ChainvetError =>
  new ChainvetError('CONTRADICTION', `${service} ${problem}`, { hint })

const standing =
  'An answer that contradicts itself or the question is no verdict. Is --base-url the service you mean? A proxy may stand in between.'

/** The same address in another spelling: services like to change the case of hex digits. */
function sameAddress(echo: string, { kind, given, chain }: Question): boolean {
  // the one that was asked for is an address, so whatever differs in case alone is the same: no checksum is needed for that
  if (chain.family.name === 'evm') return echo.toLowerCase() === given.toLowerCase()
  const canonical = (text: string) => parseAddress(text, chain, { kind, checksum: false })
  try {
    return canonical(echo) === canonical(given)
  } catch {
    return false
  }
}

/** The level of a result. Its word and its score must say the same; a word that was mapped may be stricter than the score. */
function levelIn({ risk_level: word, risk_score: score }: ScanResult, { service, levelMap }: Reader): Level {
  const byScore = levelOf(score)
  if (isLevel(word)) {
    if (word === byScore) return word
    throw contradiction(service, `says ${word} and a score of ${score}, which is ${byScore}`)
  }
  const mapped = Object.hasOwn(levelMap, word) ? levelMap[word] : undefined
  if (mapped === undefined) {
    const example = /^[\w-]{1,32}$/.test(word) ? word : 'WORD'
    throw new ChainvetError('UNKNOWN_LEVEL', `${service} says "${word.slice(0, 60)}", a level this version does not know`, {
      hint: `If you know what it means: --level-map ${example}=${byScore}`,
    })
  }
  if (rankOf(mapped) < rankOf(byScore))
    throw contradiction(service, `sent a score of ${score}, which is ${byScore}; --level-map says ${mapped}`)
  return mapped
}

/** Whole numbers beyond 2^53 become text: JSON that is written again would lose their digits. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
}
