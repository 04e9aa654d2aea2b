import { NotATokenError, SourceError } from '../../errors.ts'
import type { Contract } from '../../evidence/contract.ts'
import type { Evidence, EvidenceKind, Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Market } from '../../evidence/market.ts'
import { attempt } from '../attempt.ts'
import { contractOf, minimalProxyTarget } from '../evm/code.ts'
import { identityOf } from '../identity.ts'
import type { Context } from '../source.ts'
import { actorsOf } from '../trade/actors.ts'
import { pairsToAsk, type Route, readMarket } from '../trade/market.ts'
import { canFund } from '../trade/stage.ts'
import { base58Of, hexOf } from './address.ts'
import { readBirth } from './birth.ts'
import { readContract, type TronContract } from './contract.ts'
import type { Ask, TronHost } from './grid.ts'
import { type HolderList, holdersOf, readHolders, sampleOf } from './holders.ts'
import { type Look, lookAt } from './look.ts'
import { type Members, memberQuestions, membersOf } from './members.ts'
import { probeOwner } from './owner-calls.ts'
import { tradeInOneVisit } from './round-trip.ts'
import { type Answers, survey } from './survey.ts'
import { tryTransfers } from './transfers.ts'
import { tronExchange } from './venues.ts'
import { weighed } from './weighed.ts'

/** Holders that are made to transfer. */
const sampleSize = 6

type Missing = Partial<Record<EvidenceKind, string>>

/**
 * Everything a host can tell about a TRC-20 token. First round trip: code, members and pools, holders, birth. Second:
 * transfers of holders, calls of the owner, a round trip of a new account. Third: strangers try what the owner may. The code
 * behind a proxy is read before the second.
 */
export async function readTrc20({ chain, address }: Subject, host: TronHost, ask: Ask, { world }: Context): Promise<Findings> {
  const now = world.now()
  const token = address as string
  const questions = memberQuestions(token)
  const [contract, answers, holders, creation] = await Promise.all([
    readContract(host, ask, token),
    survey(host, ask, { accounts: [], questions, pairs: pairsToAsk(hexOf(token), tronExchange) }),
    attempt(readHolders(host, ask, token)),
    attempt(readBirth(host, ask, token, now)),
  ])
  if (!contract)
    throw new NotATokenError({
      chain: chain.name,
      why: 'there is no contract at this address',
      hint: 'Right chain? For a wallet use: chainvet scan wallet',
    })
  const members = membersOf(token, answers, host.name)
  const { market, route } = marketOf(token, answers, host)
  const { evidence, functions } = await codeOf(host, ask, contract, members)
  const identity = identityOf(chain.id, token, members.token)
  const canonical = identity.canonical !== undefined
  const trial = await tryOut({
    host,
    ask,
    chain,
    token,
    contract,
    members,
    holders,
    market,
    route,
    functions,
    canonical,
    secret: world.random(32),
  })
  const { admin, paused, pausedProof } = members
  const born =
    holders instanceof SourceError || !holders.complete || creation instanceof SourceError
      ? creation
      : { ...creation, holders: holders.rows.length }
  const known: Partial<Evidence> = {
    contract: evidence,
    token: members.token,
    identity,
    control: { ...members.control, ...(evidence.proxy?.kind === 'eip-1967' && admin && { upgrader: admin }) },
    ...(paused !== undefined && { transferability: { obstacles: paused ? [{ kind: 'paused' as const }] : [], proofs: [pausedProof] } }),
    ...(market && { market }),
    ...(!(born instanceof SourceError) && {
      creation: { ...born, ...(contract.deployer !== undefined && { creator: contract.deployer }) },
    }),
    ...trial.known,
  }
  const missing: Missing = {
    ...(!market && { market: noMarket }),
    ...(paused === undefined && { transferability: 'the token does not say whether transfers are paused' }),
    ...(creation instanceof SourceError
      ? { creation: creation.message }
      : creation.at === undefined && { creation: 'the index knows no transaction of it' }),
    ...trial.missing,
  }
  return { known, missing, tags }
}

const tags = {
  contract: 'Bytecode',
  token: 'Metadata',
  identity: 'Identity',
  control: 'State',
  creation: 'TronGrid',
  market: 'Liquidity',
  trading: 'Simulation',
  transfers: 'Simulation',
  powers: 'Simulation',
  transferability: 'State',
  holders: 'Holders',
} as const

const noMarket = 'this node could not be made to look for pools'

/** Pools with addresses as people write them, and the deepest that an account with TRX can reach. */
function marketOf(token: string, { pools }: Answers, host: TronHost): { market?: Market; route?: Route } {
  if (!pools) return {}
  const { market, routes } = readMarket(hexOf(token), tronExchange, pools, 0)
  const named = market.pools.map(({ address, quote, ...pool }) => ({
    ...pool,
    address: base58Of(address),
    quote: { ...quote, address: base58Of(quote.address) },
  }))
  const proofs = named.map(
    ({ address, venue, tokenReserve, quoteReserve, quote }): Proof => ({
      source: host.name,
      method: 'POST /wallet/triggerconstantcontract',
      params: { contract_address: address, function_selector: 'getReserves()' },
      result: `${venue}: ${tokenReserve} token and ${quoteReserve} ${quote.symbol} base units`,
    }),
  )
  const route = routes.find(candidate => canFund({ route: candidate, exchange: tronExchange }))
  return { market: { ...market, pools: named, proofs }, ...(route && { route }) }
}

/** Code of the contract and of what it stands in front of. Storage is not to be read here, so a proxy is known by what it says. */
async function codeOf(
  host: TronHost,
  ask: Ask,
  { address, code, deployer, interfaceShown, callerPays }: TronContract,
  { implementation }: Members,
) {
  const fixed = minimalProxyTarget(code)
  const target = fixed === undefined ? implementation : base58Of(fixed)
  const behind = target === undefined ? undefined : await readContract(host, ask, target)
  const proxy: Contract['proxy'] =
    target === undefined || !behind ? undefined : { kind: fixed === undefined ? 'eip-1967' : 'eip-1167', implementation: target }
  const told = [
    `${(code.length - 2) / 2} bytes`,
    ...(deployer === undefined ? [] : [`deployed by ${deployer}`]),
    interfaceShown ? 'interface published' : 'interface not published',
    `callers pay ${callerPays} % of the energy`,
  ]
  const proof: Proof = { source: host.name, method: 'POST /wallet/getcontractinfo', params: { value: address }, result: told.join(', ') }
  const evidence = contractOf(code, behind ? [behind.code] : [], proxy, [proof])
  return { evidence, functions: evidence.functions }
}

interface Trial {
  readonly host: TronHost
  readonly ask: Ask
  readonly chain: Subject['chain']
  readonly token: string
  readonly contract: TronContract
  readonly members: Members
  readonly holders: HolderList | SourceError
  readonly market: Market | undefined
  readonly route: Route | undefined
  readonly functions: Contract['functions']
  /** It stands in the registry of known tokens. */
  readonly canonical: boolean
  readonly secret: Uint8Array
}

/** What can be executed: nobody is lent money, code or another time, so real holders and a visitor stand in. */
async function tryOut({ host, ask, chain, token, contract, members, holders, market, route, functions, canonical, secret }: Trial) {
  const { owner, ownerKind } = members.control
  const actors = actorsOf(secret, token, 0n)
  const pool = route && base58Of(route.pool.address)
  const sample =
    holders instanceof SourceError ? [] : sampleOf(holders, [owner, contract.deployer ?? null, pool ?? null, token], sampleSize)
  const controller =
    owner !== null && ownerKind !== 'nobody'
      ? { address: owner, kind: ownerKind }
      : contract.deployer === undefined
        ? undefined
        : // who deployed a token that names no owner may have kept a key to it
          { address: contract.deployer, kind: 'unknown' as const }
  const victim = sample[Math.floor(sample.length / 2)]
  const vocabulary = {
    victim: victim ? hexOf(victim.address) : actors.bystander,
    pool: route?.pool.address ?? actors.recipient,
    amount: victim ? victim.amount / 100n : 1n,
  }
  const listed = holders instanceof SourceError ? [] : holders.rows.map(row => row.address)
  const [visit, attempts, seen, powers] = await Promise.all([
    route ? attempt(tradeInOneVisit(host, ask, hexOf(token), route, actors)) : undefined,
    attempt(tryTransfers(host, ask, { token: token, sample, pool: route?.pool.address, fresh: actors.recipient })),
    attempt(lookAt(host, ask, { token, listed, sample, asksFreezes: canonical })),
    attempt(probeOwner(host, ask, { token, functions, controller, stranger: base58Of(actors.stranger), vocabulary })),
  ])
  const looked = seen instanceof SourceError ? nothingSeen : seen
  const supply = members.token.totalSupply
  const judged = weighed({
    visit,
    attempts,
    ...looked,
    noRoute: route ? undefined : market ? 'there is no pool that can be reached with TRX' : noMarket,
    sample: sample.length,
  })
  return {
    known: {
      ...(judged.trading && { trading: judged.trading }),
      ...(judged.transfers && { transfers: judged.transfers }),
      ...(!(holders instanceof SourceError) && {
        holders: holdersOf(holders, { chain, pools: pool === undefined ? [] : [pool], codeSizes: looked.codeSizes, supply }),
      }),
      ...(!(powers instanceof SourceError) && functions.length > 0 && { powers }),
    },
    missing: {
      ...judged.missing,
      ...(holders instanceof SourceError && { holders: holders.message }),
      ...(functions.length === 0 && { powers: 'no function was found in the code' }),
      ...(powers instanceof SourceError && { powers: powers.message }),
    } satisfies Missing,
  }
}

const nothingSeen: Look = { codeSizes: new Map(), balances: new Map(), frozen: new Set() }
