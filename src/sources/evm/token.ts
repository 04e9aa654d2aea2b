import { NotATokenError } from '../../errors.ts'
import type { Contract } from '../../evidence/contract.ts'
import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { Evidence, Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Token } from '../../evidence/token.ts'
import type { World } from '../../world.ts'
import { identityOf } from '../identity.ts'
import { hash, runtimeCode } from '../quantities.ts'
import { pairsToAsk, readMarket } from '../trade/market.ts'
import { tryOut } from '../trade/try-out.ts'
import { exchangeOf } from '../trade/venues.ts'
import { addressOf, encodeCall, textOf, wordOf } from './abi.ts'
import { type Header, hexNumber, pinned } from './block.ts'
import { assertSameCode, contractOf, minimalProxyTarget, slots } from './code.ts'
import type { Question, Rpc } from './pool.ts'
import type { Report } from './scout.ts'
import { must, readBlock } from './survey.ts'
import { codeKind } from './wallet.ts'

const codeOf = (address: string, block: string): Question<string> => ({
  method: 'eth_getCode',
  params: [address, block],
  result: runtimeCode,
})
const slotOf = (address: string, slot: string, block: string): Question<string> => ({
  method: 'eth_getStorageAt',
  params: [address, slot, block],
  result: hash,
})

const members = ['name()', 'symbol()', 'decimals()', 'totalSupply()', 'owner()', 'getOwner()'] as const

/**
 * Everything a node can prove about a token. First round trip: header, code, members, pools, proxy slots. Second: trades
 * by fresh accounts and the calls of the owner in the lab. Third: proof of what the lab suspects. A proxy needs its
 * implementation first, and a hidden balance a second look: four at most.
 */
export async function readToken({ chain, address }: Subject, rpc: Rpc, world: World): Promise<Findings> {
  const exchange = exchangeOf(chain.id)
  if (!exchange) throw new TypeError(`There are no venues for ${chain.name}.`)
  const token = address as string
  const questions = [
    ...members.map(signature => ({ target: token, data: encodeCall(signature) })),
    { target: token, data: encodeCall('balanceOf(address)', token) },
  ]
  const [{ header, report, more }, [implementationSlot, adminSlot, beaconSlot]] = await Promise.all([
    readBlock(rpc, chain, { accounts: [token], questions, pairs: pairsToAsk(token, exchange) }, [block => codeOf(token, block)]),
    rpc(slotOf(token, slots.implementation, 'latest'), slotOf(token, slots.admin, 'latest'), slotOf(token, slots.beacon, 'latest')),
  ])
  const [code] = more
  assertContract(report, chain.name)
  assertSameCode(code, report.accounts[0])
  const { market, routes } = readMarket(token, exchange, report.pools, Number(header.number))
  const proxy = proxyOf(code, must(implementationSlot, chain), must(beaconSlot, chain))
  const facts = tokenOf(token, report, header)
  const control = controlOf(token, report, header)

  const admin = addressOf(must(adminSlot, chain))
  const behind = proxy && proxy.kind !== 'beacon' ? readBehind(rpc, proxy.implementation, admin, header) : undefined
  const contract = Promise.resolve(behind).then(found =>
    contractOf(code, found?.implementationCode, proxy, codeProofs(token, code, header)),
  )
  const kindOf = (caller: string): ControllerKind => (caller === control.owner ? control.ownerKind : 'account')
  const trial = await tryOut({
    rpc,
    world,
    token,
    exchange,
    header,
    routes,
    control,
    functions: contract.then(({ functions }) => functions),
    kindOf,
  })

  const identity = identityOf(chain.id, token, facts)
  const upgrader = (await behind)?.upgrader
  const known: Partial<Evidence> = {
    contract: await contract,
    token: facts,
    identity,
    control: { ...control, ...(upgrader && { upgrader }) },
    market,
    ...trial.known,
  }
  return {
    known,
    missing: trial.missing,
    tags: {
      contract: 'Bytecode',
      token: 'Metadata',
      identity: 'Identity',
      control: 'State',
      market: 'Liquidity',
      trading: 'Simulation',
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

function proxyOf(code: string, implementationSlot: string, beaconSlot: string): Contract['proxy'] {
  const fixed = minimalProxyTarget(code)
  if (fixed) return { kind: 'eip-1167', implementation: fixed }
  const [implementation, beacon] = [filled(implementationSlot), filled(beaconSlot)]
  if (implementation) return { kind: 'eip-1967', implementation }
  return beacon ? { kind: 'beacon', implementation: beacon } : undefined
}

/** An address in a storage slot, unless the slot is empty. */
const filled = (slot: string): string | undefined => (wordOf(slot) === 0n ? undefined : addressOf(slot))

async function readBehind(
  rpc: Rpc,
  implementation: string,
  admin: string | undefined,
  header: Header,
): Promise<{ implementationCode: string | undefined; upgrader: Control['upgrader'] }> {
  const block = hexNumber(header.number)
  const [code, adminCode] = await rpc(codeOf(implementation, block), codeOf(admin ?? implementation, block))
  const upgrader =
    admin === undefined || !adminCode.ok ? undefined : { address: admin, kind: kindOfCode(admin, (adminCode.value.length - 2) / 2) }
  return { implementationCode: code.ok ? code.value : undefined, upgrader }
}

/** 23 bytes are an ordinary account that borrows code (EIP-7702). */
const kindOfCode = (address: string, size: number): ControllerKind =>
  isNobody(address) ? 'nobody' : size === 0 || size === 23 ? 'account' : 'contract'

/** The zero address and those that people burn to: nobody has their keys. */
const isNobody = (address: string): boolean => /^0x0{39}[01]$/.test(address) || /^0x0{36}dead$/.test(address)

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
    return [{ owner, ownerKind: kindOfCode(owner, Number(reply.codeSize)), proofs: [callProof(token, member, header, owner)] }]
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
