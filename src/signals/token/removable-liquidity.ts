import type { LiquidityOwner, Providers } from '../../evidence/providers.ts'
import { day, percent } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** A lock that ends sooner counts as none, in days. */
const shortest = 30
/** Liquidity that has stood for so many days weighs less: most rug pulls are over within days. */
const settled = 90

const days = (count: number) => count * 86_400_000
const sum = (owners: readonly Pick<LiquidityOwner, 'share'>[]): number => owners.reduce((all, { share }) => all + share, 0)

export const removableLiquidity = defineSignal({
  id: 'token/removable-liquidity',
  question: 'Can one party take half of the liquidity away?',
  why: 'Whoever takes the liquidity out of a pool leaves the buyers with a token that nobody takes.',
  verify:
    'Ask the pool for totalSupply() (0x18160ddd) and for balanceOf(address) (0x70a08231) of the account in the sentence: the ratio is ' +
    'its share; that nobody gets it out of a contract is seen by sending the request with the calls of all its functions again, and ' +
    'what a contract keeps for each by eth_getProof of its storage. ' +
    'Positions on Uniswap v3 are NFTs: ownerOf(uint256) (0x6352211e) of the contract that keeps them names the owner, ' +
    'positions(uint256) (0x99fbab88) the liquidity. The addresses of known lockers stand in `venues.json`.',
  remedy:
    'Burn the shares of the pool, lock them for a month or longer with a locker whose dates can be read, or hand them to several keys ' +
    'or a timelock. None of this makes the score lower than it would be with liquidity that many provide.',
  needs: ['providers', 'identity'],
  families: ['evm'],

  judge({ providers, identity }, { at }) {
    const { owners, deposits = [], unknown: unfound, venue, since } = providers
    if (identity.canonical) return clear(`It is ${identity.canonical.symbol} itself, which no single pool carries.`)
    const accounts = owners.filter(({ kind }) => kind === 'account')
    const [largest] = [...accounts].sort((a, b) => b.share - a.share)
    const ending = owners.filter(({ kind, until }) => kind === 'locker' && until && until.getTime() < at.getTime() + days(shortest))
    const dark = owners.filter(
      ({ kind, until }) => kind === 'contract' || kind === 'unknown' || kind === 'program' || (kind === 'locker' && !until),
    )
    const [kept, opaque] = [dark.filter(owner => owner.kept), dark.filter(owner => !owner.kept)]
    const loose = sum([...(largest ? [largest] : []), ...ending, ...opaque])
    const old = since !== undefined && at.getTime() - since.getTime() >= days(settled)
    const stands = old && since ? ` It has had liquidity since ${day(since)}.` : ''
    if (loose >= 0.5) {
      const row = old ? 'settled' : largest && largest.share >= 0.5 ? 'account' : sum(ending) >= 0.5 ? 'ending' : 'opaque'
      return raised(row, `${told(providers, largest, ending, opaque)}${stands}`)
    }
    // what nobody got out is not burnt
    if (loose + sum(kept) >= 0.5) return raised('kept', keeping(providers, kept))
    // nor is what many may take out, each a part
    if (loose + sum(kept) + sum(deposits) >= 0.5) return raised('kept', sharing(providers, deposits))
    if (loose + unfound >= 0.5) return unknown(`the owners of ${percent(unfound)} of the liquidity on ${venue} were not found`)
    return clear(`No single party can take half of the liquidity on ${venue} away.`)
  },

  examples: [
    {
      given: { providers: { venue: 'uniswap-v2', owners: [{ address: '0xdev', share: 0.9, kind: 'account' }], unknown: 0 }, identity: {} },
      outcome: 'raised',
      row: 'account',
    },
    {
      given: {
        providers: {
          venue: 'uniswap-v2',
          owners: [{ address: '0xdev', share: 0.9, kind: 'account' }],
          unknown: 0,
          since: new Date('2025-06-01T00:00:00Z'),
        },
        identity: {},
      },
      outcome: 'raised',
      row: 'settled',
    },
    {
      given: {
        providers: {
          venue: 'uniswap-v2',
          owners: [{ address: '0xlock', share: 0.99, kind: 'locker', locker: 'UNCX', until: new Date('2026-01-11T00:00:00Z') }],
          unknown: 0,
        },
        identity: {},
      },
      outcome: 'raised',
      row: 'ending',
    },
    {
      given: {
        providers: { venue: 'uniswap-v2', owners: [{ address: '0xvault', share: 0.99, kind: 'contract' }], unknown: 0 },
        identity: {},
      },
      outcome: 'raised',
      row: 'opaque',
    },
    {
      given: {
        providers: { venue: 'uniswap-v2', owners: [{ address: '0xtoken', share: 0.99, kind: 'contract', kept: true }], unknown: 0 },
        identity: {},
      },
      outcome: 'raised',
      row: 'kept',
    },
    {
      given: {
        providers: {
          venue: 'uniswap-v2',
          owners: [{ address: '0xvesting', share: 0.99, kind: 'contract', kept: true, leaving: 0.07 }],
          unknown: 0,
        },
        identity: {},
      },
      outcome: 'raised',
      row: 'kept',
    },
    {
      given: {
        providers: {
          venue: 'uniswap-v2',
          owners: [{ address: '0xstaker', share: 0.3, kind: 'account' }],
          deposits: [{ address: '0xfarm', share: 0.9 }],
          unknown: 0,
        },
        identity: {},
      },
      outcome: 'raised',
      row: 'kept',
    },
    {
      given: {
        providers: {
          venue: 'uniswap-v2',
          owners: [
            { address: '0xdead', share: 0.6, kind: 'nobody' },
            { address: '0xdev', share: 0.4, kind: 'account' },
          ],
          unknown: 0,
        },
        identity: {},
      },
      outcome: 'clear',
    },
    {
      given: {
        providers: { venue: 'uniswap-v3', owners: [{ address: '0xdev', share: 0.3, kind: 'account' }], unknown: 0.3 },
        identity: {},
      },
      outcome: 'unknown',
    },
    {
      given: {
        providers: { venue: 'uniswap-v2', owners: [{ address: '0xdev', share: 1, kind: 'account' }], unknown: 0 },
        identity: { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0xusdc' } },
      },
      outcome: 'clear',
    },
  ],
})

function told(
  { venue }: Providers,
  largest: LiquidityOwner | undefined,
  ending: readonly LiquidityOwner[],
  opaque: readonly LiquidityOwner[],
): string {
  if (largest && largest.share >= 0.5)
    return `One account, ${largest.address}, can take ${percent(largest.share)} of the liquidity on ${venue} away.`
  const [soonest] = ending.flatMap(({ address, locker = address, until }) => (until ? [{ locker, until }] : [])).sort(byDate)
  if (soonest && sum(ending) >= 0.5)
    return `The lock of ${percent(sum(ending))} of the liquidity on ${venue} (${soonest.locker}) ends on ${day(soonest.until)}.`
  const holders = [...(largest ? [largest] : []), ...ending, ...opaque].map(({ address, share }) => `${address} (${percent(share)})`)
  return `Nothing that could be verified ties down the liquidity on ${venue} of ${holders.join(', ')}.`
}

function keeping({ venue }: Providers, kept: readonly LiquidityOwner[]): string {
  const holders = kept.map(({ address, share }) => `${address} (${percent(share)})`)
  const leaving = kept.reduce((all, { leaving: part = 0 }) => all + part, 0)
  const most = leaving > 0 ? `, but for ${percent(leaving)}` : ''
  return `Nobody who is known got the liquidity on ${venue} out of ${holders.join(', ')} in twelve weeks, with any of its functions${most}.`
}

function sharing({ venue }: Providers, deposits: NonNullable<Providers['deposits']>): string {
  const contracts = deposits.map(({ address, share }) => `${address} (${percent(share)})`)
  return `Whoever has put liquidity on ${venue} into ${contracts.join(', ')} takes back no more than his own, on all ways of the code, and no single party has half of it.`
}

const byDate = (a: { readonly until: Date }, b: { readonly until: Date }): number => a.until.getTime() - b.until.getTime()
