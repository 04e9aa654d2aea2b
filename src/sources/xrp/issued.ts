import { z } from 'zod'
import { NotATokenError, SourceError } from '../../errors.ts'
import type { Evidence, Findings, Subject } from '../../evidence/evidence.ts'
import type { Identity } from '../../evidence/identity.ts'
import { identityOf, skeleton } from '../identity.ts'
import registry from '../lists/registry.json' with { type: 'json' }
import { accountInfo } from './account.ts'
import { birthOf } from './age.ts'
import { issuedDecimals, issuedValue } from './amounts.ts'
import { addressOf, assetOf, type IssuedCurrency, symbolOf } from './assets.ts'
import { beginningOf } from './history.ts'
import { frozenAmong, holdersIn, holdersOf, issuerLines } from './holders.ts'
import { issuerState, rootInWords } from './issuer.ts'
import { type Amm, ammInfo, bidsFor, marketOf } from './market.ts'
import { proofsAt } from './proofs-at.ts'
import type { Question, Reply, Rippled } from './rippled.ts'
import { settled, source } from './settled.ts'

const currencies = z.record(z.string(), issuedValue)
const perAccount = z.record(z.string(), z.array(z.looseObject({ currency: z.string(), value: issuedValue })))
const balancesOf = (account: string) =>
  z.looseObject({
    account: z.literal(account),
    obligations: currencies.optional(),
    frozen_balances: perAccount.optional(),
    locked: currencies.optional(),
  })
type Balances = z.output<ReturnType<typeof balancesOf>>

const gatewayBalances = (account: string): Question<Balances> => ({
  method: 'gateway_balances',
  params: { account, strict: true },
  result: balancesOf(account),
  optional: true,
})

/** Everything that was issued: frozen balances and those in escrow are counted apart by the server. */
function supplyIn({ obligations = {}, frozen_balances: frozen = {}, locked = {} }: Balances, currency: string): bigint {
  const held = Object.values(frozen)
    .flat()
    .filter(({ currency: own }) => own === currency)
    .map(({ value }) => value)
  return [obligations[currency], locked[currency], ...held].reduce((sum: bigint, value) => (value === undefined ? sum : sum + value), 0n)
}

/** The dollar of the registry that the ledger's own exchange is priced in. */
const dollarOf = (chainId: number) => registry.find(({ chain, symbol }) => chain === chainId && symbol === 'RLUSD')

/**
 * Everything the ledger says of an issued currency: the state in one round trip, the rest of the holders and the age of the
 * market in a second, what the largest holders are in a third.
 */
export async function readIssued({ chain, address }: Subject, token: IssuedCurrency, rippled: Rippled, now: Date): Promise<Findings> {
  const { issuer, currency } = token
  const row = dollarOf(chain.id)
  const asset = row && assetOf(row.address)
  const dollar =
    row && asset?.kind === 'issued'
      ? { symbol: row.symbol, address: addressOf(asset.currency, asset.issuer), side: sideOf(asset) }
      : undefined
  const self = addressOf(currency, issuer)
  const xrp = { currency: 'XRP' }
  const pair = dollar && dollar.address !== self ? dollar : undefined

  const questions = [
    accountInfo(issuer),
    gatewayBalances(issuer),
    issuerLines(issuer),
    ammInfo(xrp, sideOf(token)),
    bidsFor(sideOf(token)),
  ] as const
  const more = pair ? ([ammInfo(pair.side, sideOf(token)), ammInfo(xrp, pair.side)] as const) : []
  const [{ ledger, replies }, beginning] = await Promise.all([
    rippled.state(...questions, ...more),
    settled(beginningOf(rippled, issuer, now)),
  ])
  const [info, balances, lines, withXrp, bids] = replies
  // these two stand behind the others where there is a pair, and are not there otherwise
  const [withStable, price] = replies.slice(questions.length) as readonly Reply<Amm>[]
  if (!info.ok) {
    if (info.error !== 'actNotFound')
      throw new SourceError({ source, code: 'BAD_RESPONSE', problem: 'does not tell the state of an account' })
    throw notIssued(chain.name, 'there is no account at the address of the issuer')
  }
  const proof = proofsAt(ledger)
  const root = info.value
  const state = issuerState(root, proof('account_info', { account: issuer, signer_lists: true }, rootInWords(root)))

  const pools = [withXrp, withStable].flatMap(reply => (reply?.ok ? reply.value.account : []))
  const [held, birth] = await Promise.all([holdersIn(rippled, lines, token, ledger), birthOf(rippled, { issuer, beginning, pools, now })])
  const counted = held.complete ? held.found.reduce((sum, { amount }) => sum + amount, 0n) : undefined
  const supply = balances.ok ? supplyIn(balances.value, currency) : counted
  if (supply === 0n) throw notIssued(chain.name, 'its issuer owes none of it to anybody')

  const linesProof = proof(
    'account_lines',
    { account: issuer },
    `${held.found.length} holders${held.complete ? '' : ' among the lines that were read'}`,
  )
  const holders = await holdersOf(rippled, { held, supply, pools, chain, ledger, proof: linesProof })
  const market = marketOf({ token: sideOf(token), withXrp, withStable, price, stable: dollar, bids, block: ledger.number })
  const symbol = symbolOf(currency)
  const sampled = frozenAmong(held)
  const known: Partial<Evidence> = {
    ...state,
    transferability: { ...state.transferability, ...(sampled ? { sampled } : { notSampled: 'not all lines of the issuer were read' }) },
    token: {
      symbol,
      decimals: issuedDecimals,
      ...(supply !== undefined && { totalSupply: supply }),
      kind: 'unknown',
      proofs: [
        proof(
          balances.ok ? 'gateway_balances' : 'account_lines',
          { account: issuer },
          supply === undefined ? 'not told' : `${supply} units of 10^-15`,
        ),
      ],
    },
    identity: identity(chain, address, { symbol, hex: currency.length > 3 }),
    // a plain amount on a line: nothing of it can be hidden or bent
    options: { found: [], proofs: [] },
    ...(market && { market }),
    ...(holders && { holders }),
    ...(birth.creation && { creation: { ...birth.creation, ...(held.complete && { holders: held.found.length }) } }),
  }
  return {
    known,
    missing: {
      token: 'the server does not add up what the issuer owes',
      market: 'the exchange of the ledger could not be read',
      holders: held.found.length === 0 ? 'the lines of the issuer could not be read' : `only ${held.found.length} holders were read`,
      creation: birth.why,
    },
    tags,
    block: ledger,
  }
}

/** Tags of the flags that rest on what is known of a token. */
export const tags = {
  token: 'Issuer',
  identity: 'Identity',
  control: 'Issuer',
  powers: 'Issuer',
  transferability: 'Issuer',
  options: 'Issuer',
  market: 'Liquidity',
  holders: 'Holders',
  creation: 'Issuer',
} as const

const sideOf = ({ currency, issuer }: IssuedCurrency) => ({ currency, issuer })

const notIssued = (chain: string, why: string): NotATokenError =>
  new NotATokenError({
    chain,
    why,
    hint: 'A token is written CUR.rIssuer, with the issuer behind the dot. For a wallet use: chainvet scan wallet',
  })

/**
 * A token beside the registry, and beside the coin of the ledger. A code is all the name an issued currency has: three letters
 * are shared by many issuers on purpose, but whoever spells a longer symbol of a known token in hex means that token.
 */
export function identity(
  chain: Subject['chain'],
  address: string,
  { symbol, name, hex = false }: { symbol?: string | undefined; name?: string | undefined; hex?: boolean },
): Identity {
  const found = identityOf(chain.id, address, { symbol, name })
  const both = (likeness: Identity['resembles'][number]) =>
    hex && likeness.by === 'symbol' ? { ...likeness, by: 'symbol and name' as const } : likeness
  const coin = { symbol: chain.symbol, name: chain.symbol, address: 'the coin of the ledger itself, which has no issuer' }
  const posing = symbol !== undefined && skeleton(symbol) === skeleton(chain.symbol)
  return { ...found, resembles: [...found.resembles.map(both), ...(posing ? [{ token: coin, by: 'symbol and name' as const }] : [])] }
}
