import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { known, readUnixSeconds } from '../../read.ts'
import { count, fraction } from '../quantities.ts'
import type { Context } from '../source.ts'
import { jupiterBase } from './nodes.ts'

const name = 'Jupiter'
/** Half a request a second without a key (August 2026). */
const pace = 0.5

/** What the index of Jupiter says of a token: a second opinion, which nothing decisive rests on but the age of busy tokens. */
export interface JupiterFacts {
  /** Both sides of all pools it knows, in US dollars. */
  readonly liquidity?: number
  readonly holders?: number
  /** When the first pool opened. */
  readonly firstPool?: Date
  readonly proof: Proof
}

const time = z.iso.datetime({ offset: true }).transform(text => new Date(text))
const tokens = z.array(
  z.looseObject({
    id: z.string(),
    liquidity: fraction,
    holderCount: count,
    firstPool: z.looseObject({ createdAt: time.nullish() }).nullish(),
  }),
)

/** The facts, or why there are none. */
export async function askJupiter(
  mint: string,
  { http, world, upstreams, signal }: Context,
): Promise<JupiterFacts | { readonly missing: string }> {
  const base = jupiterBase(upstreams)
  if (!base) {
    const why = upstreams.provider
      ? 'is not asked beside a node of your own; name an index with --explorer-url'
      : 'was left out: --no-provider'
    return { missing: `${name} ${why}` }
  }
  const url = new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}/tokens/v2/search`)
  for (const [parameter, value] of base.searchParams) url.searchParams.append(parameter, value)
  url.searchParams.set('query', mint)
  try {
    const found = await http({ source: name, url, schema: tokens, ...(!upstreams.explorerUrl && { pace }) }, signal)
    // a search may find others that are named alike
    const token = found.find(({ id }) => id === mint)
    if (!token) return { missing: `${name} does not know the token` }
    const opened = token.firstPool?.createdAt
    const firstPool = opened && known(readUnixSeconds(Math.floor(opened.getTime() / 1000), world.now()))
    return {
      ...(token.liquidity !== undefined && { liquidity: token.liquidity }),
      ...(token.holderCount !== undefined && { holders: token.holderCount }),
      ...(firstPool && { firstPool }),
      proof: {
        source: name,
        method: 'GET /tokens/v2/search',
        params: { query: mint },
        result: [
          `liquidity ${token.liquidity === undefined ? 'not told' : `${Math.round(token.liquidity)} USD`}`,
          `${token.holderCount ?? 'an untold number of'} holders`,
          `first pool ${firstPool ? firstPool.toISOString() : 'not told'}`,
        ].join(', '),
      },
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { missing: error.message }
  }
}
