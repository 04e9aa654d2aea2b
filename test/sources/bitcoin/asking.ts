import { afterAll } from 'vitest'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { bitcoin } from '../../../src/sources/bitcoin/bitcoin.ts'
import type { Upstreams } from '../../../src/sources/index.ts'
import { type Entry, p2pkh, p2sh, p2tr, p2wpkh } from '../../support/bitcoin-service.ts'
import { subject } from '../../support/subjects.ts'
import { type Answer, contextOf, startUpstream } from '../../support/upstream.ts'

/** The whole network of a test file. */
const upstream = await startUpstream()
afterAll(() => upstream.stop())

export const me = p2wpkh('me')
export const day = (at: number): string => new Date(Date.UTC(2024, 0, at)).toISOString()

/** A payment to the wallet. */
export const received = (id: string, from: string, value: number, at?: string): Entry => ({
  id,
  from: [[from, value + 500]],
  to: [[me, value]],
  ...(at !== undefined && { at }),
})

/** Newest first: a payment together with another address, and what it was paid from. 40,000 satoshi are left. */
export const book: readonly Entry[] = [
  {
    id: 'spent',
    from: [
      [me, 100_000],
      [p2wpkh('mine'), 50_000],
    ],
    to: [
      [p2sh('shop'), 120_000],
      [p2wpkh('change'), 29_000],
    ],
    at: day(9),
  },
  received('second', p2tr('you'), 40_000, day(5)),
  received('first', p2pkh('you'), 100_000, day(2)),
]

/** `count` receipts, newest first, one a day. */
export const many = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => received(`no ${count - at}`, p2wpkh(`from ${at}`), 20_000, day(count - at)))

interface Asking {
  readonly address?: string
  readonly upstreams?: Partial<Upstreams>
  readonly timeout?: number
}

/** What the family learns when the whole network answers like this. */
export async function ask(answer: Answer, { address = me, upstreams, timeout }: Asking = {}): Promise<Findings> {
  upstream.answer(answer)
  return bitcoin(subject('wallet', address, 'bitcoin'), contextOf(upstream, upstreams, timeout))
}

/** A host of the user. */
export const own = { upstreams: { rpcUrl: new URL('http://127.0.0.1:3000/api') } }

/** Host and path of every request since the last question. */
export const asked = (): string[] => upstream.requests.map(({ headers, path }) => `${headers['x-meant-for']}${path}`)
