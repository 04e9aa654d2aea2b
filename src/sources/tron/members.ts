import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Token } from '../../evidence/token.ts'
import { addressOf, encodeCall, textOf, wordOf } from '../evm/abi.ts'
import type { Survey } from '../evm/scout.ts'
import { base58Of, hexOf, isNobody } from './address.ts'
import type { Answers } from './survey.ts'

/** What every token is asked. */
const members = [
  'name()',
  'symbol()',
  'decimals()',
  'totalSupply()',
  'owner()',
  'getOwner()',
  'implementation()',
  'admin()',
  'paused()',
] as const

type Member = (typeof members)[number]

/** Questions to a token, in the order in which {@link membersOf} reads the answers. */
export const memberQuestions = (token: string): Survey['questions'] => [
  ...members.map(signature => ({ target: hexOf(token), data: encodeCall(signature) })),
  { target: hexOf(token), data: encodeCall('balanceOf(address)', hexOf(token)) },
]

export interface Members {
  readonly token: Token
  readonly control: Control
  /** Where a proxy says that its code is, in base58. */
  readonly implementation: string | undefined
  /** Who a proxy says may replace its code. */
  readonly admin: { readonly address: string; readonly kind: ControllerKind } | undefined
  /** Absent where the token does not say. */
  readonly paused: boolean | undefined
  readonly pausedProof: Proof
}

export function membersOf(token: string, { replies }: Answers, source: string): Members {
  const replyTo = (member: Member) => {
    const reply = replies[members.indexOf(member)]
    return reply?.ok ? reply : undefined
  }
  const proof = (member: Member, result: string): Proof => ({
    source,
    method: 'POST /wallet/triggerconstantcontract',
    params: { contract_address: token, function_selector: member },
    result,
  })
  const text = (member: Member) => textOf(replyTo(member)?.data ?? '0x', 100)
  const number = (member: Member) => wordOf(replyTo(member)?.data ?? '0x')
  const party = (member: Member): { address: string; kind: ControllerKind } | undefined => {
    const reply = replyTo(member)
    const hex = reply && addressOf(reply.data)
    if (!reply || hex === undefined) return undefined
    const address = base58Of(hex)
    return { address, kind: kindOf(address, reply.codeSize) }
  }

  const [name, symbol, decimals, totalSupply] = [text('name()'), text('symbol()'), number('decimals()'), number('totalSupply()')]
  const small = decimals !== undefined && decimals <= 255n
  const balance = replies[members.length]
  const answers = totalSupply !== undefined && small && balance?.ok === true && wordOf(balance.data) !== undefined
  const implementation = party('implementation()')
  const paused = number('paused()')
  return {
    token: {
      ...(name !== undefined && { name }),
      ...(symbol !== undefined && { symbol }),
      ...(small && { decimals: Number(decimals) }),
      ...(totalSupply !== undefined && { totalSupply }),
      kind: answers ? 'erc20' : 'unknown',
      proofs: [proof('totalSupply()', totalSupply?.toString() ?? 'no answer'), proof('decimals()', decimals?.toString() ?? 'no answer')],
    },
    control: controlOf([party('owner()'), party('getOwner()')], proof('owner()', party('owner()')?.address ?? 'no answer')),
    implementation: implementation?.kind === 'contract' || implementation?.kind === 'unknown' ? implementation.address : undefined,
    admin: party('admin()'),
    paused: paused === 0n ? false : paused === 1n ? true : undefined,
    pausedProof: proof('paused()', paused === 1n ? 'true' : paused === 0n ? 'false' : 'no answer'),
  }
}

const kindOf = (address: string, codeSize: bigint | undefined): ControllerKind =>
  isNobody(address) ? 'nobody' : codeSize === undefined ? 'unknown' : codeSize > 0n ? 'contract' : 'account'

/** Where the two functions differ, an owner who can act counts before one who cannot: the other may be there for show. */
function controlOf(owners: readonly ({ address: string; kind: ControllerKind } | undefined)[], proof: Proof): Control {
  const named = owners.filter(owner => owner !== undefined)
  const found = named.find(({ kind }) => kind !== 'nobody') ?? named[0]
  return { owner: found?.address ?? null, ownerKind: found?.kind ?? 'nobody', proofs: [proof] }
}
