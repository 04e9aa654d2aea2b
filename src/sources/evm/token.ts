import { NotATokenError, SourceError } from '../../errors.ts'
import type { Contract } from '../../evidence/contract.ts'
import type { Control, Controller, ControllerKind } from '../../evidence/control.ts'
import type { Evidence, Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import type { Token } from '../../evidence/token.ts'
import type { World } from '../../world.ts'
import { attempt } from '../attempt.ts'
import type { Birth } from '../explorer/index-of-chain.ts'
import { identityOf } from '../identity.ts'
import { hash, zeroAddress } from '../quantities.ts'
import { notInFast } from '../source.ts'
import { discover } from '../trade/controllers/discover.ts'
import { type Origin, originOf, peopleToldTo, unknownOrigin } from '../trade/controllers/events.ts'
import { holdersOf, kindOfCode } from '../trade/controllers/kinds.ts'
import { readStorage } from '../trade/controllers/storage.ts'
import { tokenHolders } from '../trade/liquidity/holders.ts'
import { providersOf, type Search } from '../trade/liquidity/owners.ts'
import { pairsToAsk, readMarket } from '../trade/market.ts'
import { tryOut } from '../trade/try-out.ts'
import { type Exchange, exchangeOf } from '../trade/venues.ts'
import { addressOf, encodeCall, textOf, wordOf } from './abi.ts'
import { type Header, hexNumber, pinned } from './block.ts'
import { assertSameCode, codeOf, contractOf, slots } from './code.ts'
import type { Question, Rpc } from './pool.ts'
import { adminOf, type Behind, codeSlots, codesOf, facetAddresses, facetsIn, type ProxySlots, proxyOf, readBehind } from './proxy.ts'
import type { Report } from './scout.ts'
import { must, readBlock } from './survey.ts'
import { codeKind } from './wallet.ts'

const slotOf = (address: string, slot: string, block: string): Question<string> => ({
  method: 'eth_getStorageAt',
  params: [address, slot, block],
  result: hash,
})

const members = ['name()', 'symbol()', 'decimals()', 'totalSupply()', 'owner()', 'getOwner()'] as const

/** With what histories are read: nodes of their own, because one that fails there is still good for state, and an index. */
export interface Past {
  readonly rpc: Rpc
  holdersOf(contract: string): Promise<readonly string[]>
  /** Where a contract comes from; `undefined` where no index knows, or none says so in time: soon, unless nobody `hurries`. */
  birthOf(contract: string, how?: { readonly hurries: boolean }): Promise<Birth | undefined>
}

const unread = 'nobody was asked for histories'

/**
 * Everything a node can prove about a token. First round trip: header, code, members, pools, storage. Second: trades by fresh
 * accounts, and who may have a say. Third: the calls of all of these in the lab, which wait for no trade, and the trades varied.
 * Fourth: proof of what the lab suspects while it goes on. Fifth and sixth: proof of what that brought up. A proxy needs its
 * implementation first. A fast scan ends with the trades of the second.
 */
export async function readToken({ chain, address }: Subject, rpc: Rpc, world: World, how?: Past | 'fast'): Promise<Findings> {
  const fast = how === 'fast'
  const past = fast ? undefined : how
  const exchange = exchangeOf(chain.id)
  if (!exchange) throw new TypeError(`There are no venues for ${chain.name}.`)
  const token = address as string
  const questions = [
    ...members.map(signature => ({ target: token, data: encodeCall(signature) })),
    { target: token, data: encodeCall('balanceOf(address)', token) },
    { target: token, data: facetAddresses },
  ]
  // histories take their own time, and begin at once
  const origin = past ? originFrom(past, token) : Promise.resolve(unknownOrigin)
  // of other contracts nobody waits for it who calls
  const births = past && { rpc: past.rpc, birthOf: (contract: string) => past.birthOf(contract, { hurries: false }) }
  const toldTo = (contract: string) => (births ? peopleToldTo(births, contract) : Promise.resolve([]))
  const [{ header, report, more }, [implementation, admin, beacon], storage] = await Promise.all([
    readBlock(rpc, chain, { accounts: [token], questions, pairs: pairsToAsk(token, exchange) }, [block => codeOf(token, block)]),
    rpc(slotOf(token, slots.implementation, 'latest'), slotOf(token, slots.admin, 'latest'), slotOf(token, slots.beacon, 'latest')),
    readStorage(rpc, token, 'latest'),
  ])
  const [code] = more
  assertContract(report, chain.name)
  assertSameCode(code, report.accounts[0])
  const { market, routes } = readMarket(token, exchange, report.pools, Number(header.number))
  const kept = { implementation: must(implementation, chain), admin: must(admin, chain), beacon: must(beacon, chain), storage }
  const block = hexNumber(header.number)
  const facts = tokenOf(token, report, header)
  const control = controlOf(token, report, header)
  const behind = lookBehind(rpc, code, kept, facetsIn(report.replies[questions.length - 1]), block)
  const contract = behind.then(({ proxy, codes }) => contractOf(code, codes, proxy, codeProofs(token, code, header)))
  const controllers = () =>
    attempt(
      discover(rpc, {
        token,
        code,
        behind: Promise.all([contract, behind]).then(([{ functions }, { codes }]) => ({ functions, codes })),
        past: past?.rpc ?? rpc,
        control,
        origin,
        toldTo,
        storage,
        admin: adminOf(kept),
        slots: codeSlots(kept),
        pool: routes[0]?.pool.address,
        market: [...marketAddresses(exchange), ...routes.map(({ pool }) => pool.address)],
        block,
      }),
    )
  const search: Search | undefined = past && {
    token,
    rpc,
    past: past.rpc,
    header,
    chain: chain.id,
    venues: exchange.venues,
    lockers: exchange.lockers ?? [],
    suspects: [token, ...(control.owner === null ? [] : [control.owner])],
    origin,
    strangers: [0, 1].map(() => `0x${Buffer.from(world.random(20)).toString('hex')}`),
    toldTo,
    holdersFrom: past.holdersOf,
  }
  // histories are read while accounts trade
  const [trial, owners, providers = fast ? notInFast : unread, holders = fast ? notInFast : unread] = await Promise.all([
    tryOut({ rpc, world, token, exchange, header, routes, control, controllers, fast }),
    control.ownerKind === 'contract' && control.owner !== null ? attempt(holdersOf(rpc, [control.owner], block)) : undefined,
    search && providersOf(search, market),
    search && tokenHolders(search, chain, market, facts.totalSupply),
  ])
  const owner = owners instanceof SourceError || control.owner === null ? undefined : owners?.get(control.owner)

  const identity = identityOf(chain.id, token, facts)
  const upgrader = replacedBy((await behind).upgrader, upgraderIn(trial.known.powers))
  const known: Partial<Evidence> = {
    contract: await contract,
    token: facts,
    identity,
    control: { ...control, ...(owner && { ownerKind: owner.kind }), ...(upgrader && { upgrader }) },
    market,
    ...(typeof providers !== 'string' && { providers }),
    ...(typeof holders !== 'string' && { holders }),
    ...trial.known,
  }
  return {
    known,
    missing: {
      ...(typeof providers === 'string' && { providers }),
      ...(typeof holders === 'string' && { holders }),
      ...trial.missing,
    },
    tags: {
      contract: 'Bytecode',
      token: 'Metadata',
      identity: 'Identity',
      control: 'State',
      market: 'Liquidity',
      providers: 'Liquidity',
      holders: 'Holders',
      trading: 'Simulation',
      transfers: 'Simulation',
      powers: 'Simulation',
    },
    block: pinned(header),
  }
}

function assertContract({ accounts: [account] }: Report, chain: string): void {
  if (!account) throw new TypeError('The survey lost its account.')
  const code = codeKind(account.head, account.codeSize)
  if (code.kind === 'none')
    throw new NotATokenError({
      chain,
      why: 'there is no contract at this address',
      hint: 'Right chain? For a wallet use: chainvet scan wallet',
    })
  if (code.kind === 'delegated')
    throw new NotATokenError({ chain, why: 'it is an ordinary account that borrows code (EIP-7702)', hint: 'Use: chainvet scan wallet' })
}

/** Where the token comes from: by the log, and by an index only where the node does not search its whole log. */
async function originFrom(past: Past, token: string): Promise<Origin> {
  const found = await attempt(originOf(past.rpc, token))
  if (!(found instanceof SourceError) && found.makers.length > 0) return found
  const birth = await past.birthOf(token)
  if (birth === undefined) return unknownOrigin
  return { ...unknownOrigin, makers: [{ address: birth.creator.toLowerCase(), foundAt: 'the transaction that made the contract' }] }
}

/** What stands behind a proxy or a diamond; nothing, at once, behind a contract that is neither. */
async function lookBehind(
  rpc: Rpc,
  code: string,
  kept: ProxySlots,
  facets: readonly string[],
  block: string,
): Promise<Behind & { readonly proxy: Contract['proxy'] }> {
  const proxy = proxyOf(code, kept)
  if (proxy) return { proxy, ...(await readBehind(rpc, proxy, adminOf(kept), block)) }
  const [first] = facets
  if (first === undefined) return { proxy: undefined, codes: [], upgrader: undefined }
  return { proxy: { kind: 'diamond', implementation: first }, codes: await codesOf(rpc, facets, block), upgrader: undefined }
}

/** Who stands in the slot of the administrator counts before who was seen to do it, but for anybody, whom nobody is told of, and one account beside several or a delay. */
function replacedBy(named: Controller | undefined, seen: Control['upgrader']): Control['upgrader'] {
  const isSame = named?.address.toLowerCase() === seen?.address.toLowerCase()
  const isGraver = seen?.anybody || (seen?.hidden && !isSame) || (seen?.kind === 'account' && named?.kind !== 'account')
  return isGraver ? seen : (named ?? seen)
}

/** Who was seen to replace the code: of several the one with the fewest between wish and deed. */
function upgraderIn(powers: Powers | undefined): Control['upgrader'] {
  const order: readonly ControllerKind[] = ['account', 'contract', 'unknown', 'governor', 'several', 'timelock']
  const found = (powers?.effects ?? []).filter(({ kind }) => kind === 'replaces the code')
  const anybodys = found.find(({ role }) => role === 'stranger')
  if (anybodys) return { address: anybodys.caller, kind: 'account', anybody: true, proof: anybodys.proof }
  const isHidden = ({ hidden, callerKind }: PowerEffect) => hidden === true && callerKind === 'account'
  const [effect] = found.sort(
    (a, b) => order.indexOf(a.callerKind) - order.indexOf(b.callerKind) || (isHidden(a) ? 0 : 1) - (isHidden(b) ? 0 : 1),
  )
  if (!effect) return powers?.sealed ? { address: zeroAddress, kind: 'nobody' } : undefined
  const { caller: address, callerKind: kind, keys, delay } = effect
  return {
    address,
    kind,
    ...(keys && { keys }),
    ...(delay !== undefined && { delay }),
    ...(isHidden(effect) && { hidden: true, proof: effect.proof }),
  }
}

/** Routers, factories and coins of the chain: what a token knows of its market commands nothing. */
const marketAddresses = (exchange: Exchange): readonly string[] => JSON.stringify(exchange).match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? []

const callProof = (to: string, signature: string, { number }: Header, result: string): Proof => ({
  source: 'Node',
  method: 'eth_call',
  params: [{ to, data: encodeCall(signature) }, hexNumber(number)],
  block: Number(number),
  result,
})

const replyTo = ({ replies }: Report, member: (typeof members)[number]) => {
  const reply = replies[members.indexOf(member)]
  return reply?.ok ? reply : undefined
}

function tokenOf(token: string, report: Report, header: Header): Token {
  const text = (member: 'name()' | 'symbol()') => textOf(replyTo(report, member)?.data ?? '0x', 100)
  const [name, symbol] = [text('name()'), text('symbol()')]
  const decimals = wordOf(replyTo(report, 'decimals()')?.data ?? '')
  const totalSupply = wordOf(replyTo(report, 'totalSupply()')?.data ?? '')
  const balance = report.replies[members.length]
  const answers =
    totalSupply !== undefined && decimals !== undefined && decimals <= 255n && balance?.ok === true && wordOf(balance.data) !== undefined
  return {
    ...(name !== undefined && { name }),
    ...(symbol !== undefined && { symbol }),
    ...(decimals !== undefined && decimals <= 255n && { decimals: Number(decimals) }),
    ...(totalSupply !== undefined && { totalSupply }),
    kind: answers ? 'erc20' : 'unknown',
    proofs: [
      callProof(token, 'totalSupply()', header, totalSupply?.toString() ?? 'no answer'),
      callProof(token, 'decimals()', header, decimals?.toString() ?? 'no answer'),
    ],
  }
}

/** Where the two functions differ, an owner who can act counts before one who cannot: the other may be there for show. */
function controlOf(token: string, report: Report, header: Header): Control {
  const owners = (['owner()', 'getOwner()'] as const).flatMap((member): Control[] => {
    const reply = replyTo(report, member)
    const owner = reply && addressOf(reply.data)
    if (!reply || owner === undefined) return []
    return [{ owner, ownerKind: kindOfCode(owner, reply.codeSize), proofs: [callProof(token, member, header, owner)] }]
  })
  const nobody: Control = { owner: null, ownerKind: 'nobody', proofs: [callProof(token, 'owner()', header, 'no answer')] }
  return owners.find(({ ownerKind }) => ownerKind !== 'nobody') ?? owners[0] ?? nobody
}

const codeProofs = (token: string, code: string, { number }: Header): Proof[] => [
  {
    source: 'Node',
    method: 'eth_getCode',
    params: [token, hexNumber(number)],
    block: Number(number),
    result: `${(code.length - 2) / 2} bytes`,
  },
]
