import type { Scanner, UsageRecord } from '../../src/api/scanner.ts'
import { ChainvetError } from '../../src/errors.ts'
import { type Answer, type Asked, json, startUpstream } from './upstream.ts'

/** What a key pays for. */
export interface Subscription {
  tier: string
  included: number
  used: number
  perCall: number
  revoked?: boolean
}

/** A service of the interface specification on loopback. */
export interface Service {
  readonly url: URL
  readonly requests: readonly Asked[]
  /** Subscriptions by key; may be changed while it runs. */
  readonly keys: Map<string, Subscription>
  /** The next requests get these answers in place of what the specification says, one each. */
  misbehave(...answers: readonly Answer[]): void
  /** Forgets requests and misbehaviour. */
  calm(): void
  stop(): Promise<void>
}

const chainIds = [1, 0, -1, 56, 137, 42161, 10, 8453, 43114, -6, -5, -7]

/** The instant at which a service writes that it scanned. */
const scannedAt = '2026-11-20T19:02:36.681123'

/** A wallet result with section 2.1 and nothing more. */
export const walletResult = (address: string, chainId: number, more: object = {}): object => ({
  wallet_address: address,
  chain_id: chainId,
  risk_score: 5,
  risk_level: 'LOW',
  flags: [],
  security_summary: {},
  explorer_summary: { balance_eth: 1.2345, tx_count: 4821, outbound_count: 2210, unique_contracts_interacted: 96 },
  data_sources: ['goplus', 'explorer'],
  scanned_at: scannedAt,
  ...more,
})

/** A token result with section 2.2 and nothing more. */
export const tokenResult = (address: string, chainId: number, more: object = {}): object => ({
  contract_address: address,
  chain_id: chainId,
  risk_score: 100,
  risk_level: 'CRITICAL',
  flags: ['[GoPlus] Nobody can sell it.'],
  token_data: {},
  scanned_at: scannedAt,
  ...more,
})

/** The record of section 2.3 for a subscription, in November 2026. */
export function usageOf({ tier, included, used, perCall }: Subscription): UsageRecord {
  const overage = Math.max(0, used - included)
  return {
    tier,
    included_calls: included,
    used_this_month: used,
    remaining: Math.max(0, included - used),
    overage_calls: overage,
    overage_per_call_usd: perCall,
    overage_cost_usd: Math.round(overage * perCall * 1_000_000) / 1_000_000,
    period_start: '2026-11-01T00:00:00+00:00',
    period_end: '2026-12-01T00:00:00+00:00',
  }
}

export const starter = (used = 901): Subscription => ({ tier: 'starter', included: 25_000, used, perCall: 0.024 })
export const free = (used = 0): Subscription => ({ tier: 'free', included: 1_000, used, perCall: 0 })

/** Whether the service of this program stands in the place of the one below: `test/service/http/same-suite.test.ts`. */
const ours = (): boolean => process.env['CHAINVET_TEST_SERVICE'] === 'ours'

/** Starts a service. Its scans are those of `scanner`, or results with empty contents; each of them is one call of the quota. */
export async function startService(keys: Readonly<Record<string, Subscription>>, scanner?: Scanner): Promise<Service> {
  const subscriptions = new Map(Object.entries(keys))
  const odd: Answer[] = []
  const failure = (status: number, detail: string) => json({ detail }, { status })

  const same = ours() ? await (await import('./same-service.ts')).startSame(subscriptions, scanner) : undefined
  const orderly = async (asked: Asked): Promise<Answer> => {
    if (same) return same.answer(asked)
    const subscription = subscriptions.get(keyIn(asked) ?? '')
    if (!subscription || subscription.revoked) return failure(401, 'Invalid API key.')
    if (asked.method === 'GET' && asked.path === '/v1/usage') return json(usageOf(subscription))
    const kind = asked.method === 'POST' ? /^\/v1\/scan\/(wallet|token)$/.exec(asked.path)?.[1] : undefined
    if (kind === undefined) return failure(404, 'Not Found')
    if (subscription.tier === 'free' && subscription.used >= subscription.included) return failure(429, 'Monthly quota exhausted.')
    const { address, contract_address: contract, chain_id: chainId } = JSON.parse(asked.body) as Record<string, unknown>
    const given = kind === 'wallet' ? address : contract
    if (typeof given !== 'string' || given === '') return failure(400, 'Bad address.')
    if (typeof chainId !== 'number' || !chainIds.includes(chainId)) return failure(400, 'Unknown chain.')
    const answer = await scanned(scanner, kind as 'wallet' | 'token', given, chainId)
    if ('detail' in answer) return failure(answer.status, answer.detail)
    subscription.used++
    return json(answer.result)
  }

  const upstream = await startUpstream(async (asked, response) => (odd.shift() ?? (await orderly(asked)))(asked, response))
  const handle: Answer = async (asked, response) => (odd.shift() ?? (await orderly(asked)))(asked, response)
  return {
    url: upstream.url,
    get requests() {
      return upstream.requests
    },
    keys: subscriptions,
    misbehave: (...answers) => void odd.push(...answers),
    calm() {
      odd.length = 0
      upstream.answer(handle)
    },
    async stop() {
      await upstream.stop()
      await same?.stop()
    },
  }
}

/** Section 5: either header carries it. */
function keyIn({ headers }: Asked): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  const own = headers['x-api-key']
  return typeof own === 'string' ? own : bearer
}

type Scanned = { readonly result: object } | { readonly status: number; readonly detail: string }

/** What the scanner of this service finds; its failures travel as section 7 says. */
async function scanned(scanner: Scanner | undefined, kind: 'wallet' | 'token', address: string, chainId: number): Promise<Scanned> {
  if (!scanner) return { result: (kind === 'wallet' ? walletResult : tokenResult)(address, chainId) }
  try {
    return {
      result: await (kind === 'wallet'
        ? scanner.scanWallet({ address, chain_id: chainId })
        : scanner.scanToken({ contract_address: address, chain_id: chainId })),
    }
  } catch (error) {
    if (error instanceof ChainvetError) return { status: error.status, detail: error.message }
    throw error
  }
}
