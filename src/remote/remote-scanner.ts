import { randomUUID } from 'node:crypto'
import type { Account } from '../api/account.ts'
import { endpoints } from '../api/endpoints.ts'
import type { Level } from '../api/level.ts'
import type { Asking, Scanner, ScanResult, TokenScanResult, UsageRecord, WalletScanResult } from '../api/scanner.ts'
import { chainById, parseAddress } from '../chains/index.ts'
import { ChainvetError } from '../errors.ts'
import { createExchange, type Exchange } from '../http.ts'
import type { Reply } from '../reply.ts'
import { createRetryBudget } from '../retry-budget.ts'
import { createTurns } from '../turns.ts'
import { realWorld, type World } from '../world.ts'
import { contradiction, type Question, type Reader, readBody, readScan } from './answer.ts'
import { persist, Refused, type Retry } from './persist.ts'
import { quotaExhausted, refusalOf } from './refusal.ts'
import { serviceName, serviceUrl } from './service-url.ts'

export interface RemoteOptions {
  /** Where the service is: https, or http on this machine. The key goes to this origin and to no other. */
  readonly baseUrl: URL
  readonly key: string
  /** Longest time for one attempt, in milliseconds. 30 seconds by default. */
  readonly timeout?: number
  /** Further attempts after a failure that may pass. 3 by default. */
  readonly retries?: number
  /** What words for levels mean that this version does not know. */
  readonly levelMap?: Readonly<Record<string, Level>>
  /** False accepts EVM addresses whose capital letters contradict EIP-55. */
  readonly checksum?: boolean
  /** The caller has parsed every address already: a checksum takes longer than all the rest of a call, so it is not done twice. */
  readonly parsed?: boolean
  /** Certificates in PEM that are trusted besides those of the system. */
  readonly ca?: string
  readonly world?: World
  /** The door to the network; an ordinary one by default. */
  readonly exchange?: Exchange
  /** A scan is asked for; every attempt counts. */
  readonly onCall?: () => void
  readonly onRetry?: (retry: Retry) => void
}

/**
 * Creates a scanner that asks a service of the interface specification. Throws `CONFIG_INVALID` where the key would not
 * be safe on its way. Addresses are checked before anything is sent: a private key that was pasted never leaves.
 */
export function createRemoteScanner(options: RemoteOptions): Scanner & Account {
  const { key, timeout = 30_000, retries = 3, levelMap = {}, checksum = true, world = realWorld, ca, onCall } = options
  const base = serviceUrl(options.baseUrl.href, 'the caller')
  refuseUnchecked(world.env)
  const exchange = options.exchange ?? createExchange({ world, timeout, env: proxiesFor(base, world.env), ...(ca !== undefined && { ca }) })
  const turn = createTurns()
  const reader: Reader = { service: serviceName(base), key, levelMap }
  const patience = { retries, world, onRetry: options.onRetry }
  const shared = { ...patience, budget: createRetryBudget() }
  /** For callers who never give up. */
  const never = new AbortController().signal
  const urls = new Map(Object.values(endpoints).map(({ path }) => [path as string, urlBelow(base, path)]))

  const send = (
    { method, path }: { method: 'GET' | 'POST'; path: string },
    signal: AbortSignal,
    asked?: { readonly body: object; readonly name: string },
  ) => {
    const headers = { 'x-api-key': key, ...(asked && { 'idempotency-key': asked.name }) }
    const url = urls.get(path) ?? urlBelow(base, path)
    return exchange({ source: reader.service, url, method, headers, ...(asked && { body: asked.body }) }, signal)
  }

  const take = <T>(reply: Reply, read: (text: string) => T, question?: Question): T => {
    if (reply.status === 200 && reply.text !== undefined) return read(reply.text)
    throw new Refused(refusalOf(reply, reader, question), reply.retryAfter)
  }

  const askUsage = async (signal: AbortSignal): Promise<UsageRecord> =>
    take(await send(endpoints.usage, signal), text => readUsage(text, reader))

  let asked: { readonly at: number; readonly record: Promise<UsageRecord | undefined> } | undefined
  /** A rate limit and the end of the month's calls have the same status, so the account is asked which it is. */
  const tellApart = async (limited: ChainvetError, signal: AbortSignal): Promise<ChainvetError> => {
    const now = world.now().getTime()
    // many scans are refused at once, and one answer serves them all: a service that is short of breath is not asked for each
    if (!asked || now - asked.at >= fresh) asked = { at: now, record: askUsage(signal).catch(() => undefined) }
    const record = await asked.record
    return record && record.remaining === 0 && record.tier.toLowerCase() === 'free' ? quotaExhausted(record) : limited
  }

  // an answer that was lost on its way is had again under the same name, and was paid for already
  const scan = (
    kind: Question['kind'],
    given: string,
    chainId: number,
    signal = never,
    { name = randomUUID(), answered }: Asking = {},
  ): Promise<ScanResult> => {
    const question: Question = { kind, given, chain: chainById(chainId) }
    if (!options.parsed) parseAddress(given, question.chain, { kind, checksum })
    const attempt = async () => {
      onCall?.()
      const reply = await (kind === 'wallet'
        ? send(endpoints.scanWallet, signal, { body: { address: given, chain_id: chainId }, name })
        : send(endpoints.scanToken, signal, { body: { contract_address: given, chain_id: chainId }, name }))
      // after a refusal the same question may be asked again, in the same place
      if (reply.status === 200) answered?.()
      await turn()
      return take(reply, text => readScan(text, question, reader), question)
    }
    return persist(attempt, shared, signal, error => tellApart(error, signal))
  }

  return {
    async scanWallet({ address, chain_id }, signal, asking) {
      return (await scan('wallet', address, chain_id, signal, asking)) as WalletScanResult
    },
    async scanToken({ contract_address, chain_id }, signal, asking) {
      return (await scan('token', contract_address, chain_id, signal, asking)) as TokenScanResult
    },
    usage(signal = never) {
      return persist(() => askUsage(signal), patience, signal)
    },
  }
}

/** What the account has said holds for so many milliseconds. */
const fresh = 2_000

function urlBelow(base: URL, path: string): URL {
  const url = new URL(base)
  url.pathname = base.pathname.replace(/\/$/, '') + path
  return url
}

function readUsage(text: string, reader: Reader): UsageRecord {
  const { data, error } = endpoints.usage.result.safeParse(readBody(text, reader))
  if (data) return data
  const field = error.issues[0]?.path.join('.')
  throw contradiction(reader.service, field ? `answered without a usable ${field}` : 'answered with something that is no usage record')
}

/** Without the check of certificates anybody on the way can read the key. */
function refuseUnchecked(env: World['env']): void {
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return
  throw new ChainvetError('CONFIG_INVALID', 'NODE_TLS_REJECT_UNAUTHORIZED=0 switches off the check of certificates, so no key is sent', {
    hint: 'Unset it. For a certificate of your own: --ca-file FILE, or NODE_EXTRA_CA_CERTS.',
  })
}

/** A proxy carries https through without seeing into it. Plain http, which stays on this machine, would show it the key. */
const proxiesFor = (base: URL, env: World['env']): World['env'] => (base.protocol === 'http:' ? {} : env)
