import { SourceError } from '../../errors.ts'
import type { Contract } from '../../evidence/contract.ts'
import type { Controller } from '../../evidence/control.ts'
import { attempt } from '../attempt.ts'
import { holdersOf } from '../trade/controllers/kinds.ts'
import { isNobody } from '../trade/controllers/nobody.ts'
import type { Storage } from '../trade/controllers/storage.ts'
import { addressOf, decodeValues, encodeCall, wordOf } from './abi.ts'
import { agreedSlots } from './agreed.ts'
import { changesState, codeOf, functionsOf, minimalProxyTarget, slots } from './code.ts'
import type { Rpc } from './pool.ts'
import { surveyCall } from './scout.ts'

/** What stands behind a proxy, and who may put something else there. */
export interface Behind {
  /** Code of the implementation, or of all facets of a diamond; empty where the node did not tell. */
  readonly codes: readonly string[]
  readonly upgrader: Controller | undefined
}

/** The slots that tell a proxy, as far as they were read. */
export interface ProxySlots {
  readonly implementation: string
  readonly beacon: string
  readonly admin: string
  /** The usual storage of the token, where the node lends code to read it with. */
  readonly storage: Storage | undefined
}

/** An address in a storage slot, unless the slot is empty. */
const filled = (slot: string | undefined): string | undefined => (slot === undefined || wordOf(slot) === 0n ? undefined : addressOf(slot))

/** Told by the code for EIP-1167, by slots for EIP-1967, EIP-1822 and the first proxies of OpenZeppelin, by its loupe for a diamond. */
export function proxyOf(code: string, { implementation, beacon, storage }: Partial<Omit<ProxySlots, 'admin'>>): Contract['proxy'] {
  const fixed = minimalProxyTarget(code)
  if (fixed) return { kind: 'eip-1167', implementation: fixed }
  const told = (kind: NonNullable<Contract['proxy']>['kind'], slot: string | undefined): Contract['proxy'] => {
    const address = filled(slot)
    return address === undefined ? undefined : { kind, implementation: address }
  }
  return (
    told('eip-1967', implementation) ??
    told('beacon', beacon) ??
    told('eip-1822', storage?.get(agreedSlots.proxiable)) ??
    told('zeppelinos', storage?.get(agreedSlots.legacyImplementation))
  )
}

/** The slots whose change is a change of the code, with what lies in them. */
export function codeSlots({ implementation, beacon, storage }: ProxySlots): Storage {
  const all: [string, string | undefined][] = [
    [slots.implementation, implementation],
    [slots.beacon, beacon],
    [agreedSlots.proxiable, storage?.get(agreedSlots.proxiable)],
    [agreedSlots.legacyImplementation, storage?.get(agreedSlots.legacyImplementation)],
  ]
  return new Map(
    all.flatMap(([slot, value]): [string, string][] =>
      value === undefined || filled(value) === undefined ? [] : [[slot, value.toLowerCase()]],
    ),
  )
}

/** Who the proxy itself says may replace its code. */
export const adminOf = ({ admin, storage }: ProxySlots): string | undefined =>
  filled(admin) ?? filled(storage?.get(agreedSlots.legacyAdmin))

/** upgrade, upgradeAndCall, changeProxyAdmin, renounceOwnership, transferOwnership: all that the ProxyAdmin of OpenZeppelin does. */
const proxyAdmin = new Set(['0x99a88ec4', '0x9623609d', '0x7eff275e', '0x715018a6', '0xf2fde38b'])
/** facetAddresses() */
export const facetAddresses = '0x52ef6b2c'

/**
 * One round trip for a plain proxy, two for a beacon or a diamond; who stands behind the administrator is found beside that.
 * A node that fails here costs what is behind the proxy, and `codes` is empty.
 */
export async function readBehind(
  rpc: Rpc,
  proxy: NonNullable<Contract['proxy']>,
  admin: string | undefined,
  block: string,
): Promise<Behind> {
  const master = proxy.kind === 'beacon' ? proxy.implementation : admin
  const survey = surveyCall(
    {
      accounts: [],
      questions: [proxy.implementation, master ?? proxy.implementation].map((target, at) => ({
        target,
        data: encodeCall(at === 0 ? 'implementation()' : 'owner()'),
      })),
      pairs: [],
    },
    block,
  )
  const answers = await attempt(rpc(survey, codeOf(proxy.implementation, block), codeOf(master ?? proxy.implementation, block)))
  if (answers instanceof SourceError) return { codes: [], upgrader: undefined }
  const [said, implementationCode, masterCode] = answers
  const [implementation, owner] = said.ok ? said.value.replies.map(({ ok, data }) => (ok ? addressOf(data) : undefined)) : []
  const [codes, upgrader] = await Promise.all([
    proxy.kind === 'beacon'
      ? codesOf(rpc, implementation === undefined ? [] : [implementation], block)
      : implementationCode.ok
        ? [implementationCode.value]
        : [],
    master === undefined ? undefined : upgraderOf(rpc, master, owner, masterCode.ok ? masterCode.value : '0x', block),
  ])
  return { codes, upgrader }
}

/** Facets of a diamond, out of the answer of its loupe (EIP-2535). */
export function facetsIn(reply: { readonly ok: boolean; readonly data: string } | undefined): readonly string[] {
  const [facets = []] = ((reply?.ok ? decodeValues('address[]', reply.data) : undefined) ?? []) as [string[]?]
  return facets.slice(0, 24).map(facet => facet.toLowerCase())
}

export async function codesOf(rpc: Rpc, addresses: readonly string[], block: string): Promise<readonly string[]> {
  if (addresses.length === 0) return []
  const replies = await attempt(rpc(...addresses.map(address => codeOf(address, block))))
  return replies instanceof SourceError ? [] : replies.flatMap(reply => (reply.ok ? [reply.value] : []))
}

/** The owner of a plain ProxyAdmin or beacon counts in its place: the contract does what it says and nothing else. */
async function upgraderOf(rpc: Rpc, master: string, owner: string | undefined, code: string, block: string): Promise<Controller> {
  const own = code.length > 2 ? functionsOf(code).filter(changesState) : []
  const obeys = owner !== undefined && own.length > 0 && own.every(({ selector }) => proxyAdmin.has(selector) || selector === upgradeTo)
  const address = obeys ? owner : master
  if (isNobody(address)) return { address, kind: 'nobody' }
  const holders = await attempt(holdersOf(rpc, [address], block))
  const holder = holders instanceof SourceError ? undefined : holders.get(address)
  return { address, kind: 'unknown', ...holder }
}

/** upgradeTo(address), which beacons have. */
const upgradeTo = '0x3659cfe6'
