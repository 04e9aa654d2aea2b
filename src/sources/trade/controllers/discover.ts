import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import type { Control } from '../../../evidence/control.ts'
import type { Role } from '../../../evidence/powers.ts'
import { attempt } from '../../attempt.ts'
import { addressOf } from '../../evm/abi.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { comparedIn, mixedAddresses } from '../../evm/numbers.ts'
import type { Reply, Rpc } from '../../evm/pool.ts'
import { surveyCall } from '../../evm/scout.ts'
import { runtimeCode } from '../../quantities.ts'
import { mastersOf, type Named } from './events.ts'
import { type Holder, holdersOf, isNobody } from './kinds.ts'
import { addressesIn, type Storage, type Stored, slotInWords, storageOf, usualSlots } from './storage.ts'

/** Somebody whose calls are tried. */
export interface Caller {
  readonly address: string
  readonly role: Role
  /** Where the address was met, in words. */
  readonly foundAt?: string
  /** Named by no function of the contract and by no role that it announced. */
  readonly hidden?: true
  /** Whether it has code of its own, as far as that is known. */
  readonly contract?: true
}

/** A contract whose functions are tried: the token, or one that the token keeps the address of. */
export interface Target {
  readonly address: string
  readonly functions: readonly ContractFunction[]
  readonly callers: readonly Caller[]
}

/** Who may command a token, and through what. */
export interface Controllers {
  /** The token comes first. */
  readonly targets: readonly [Target, ...Target[]]
  /** What could not be looked into, in words. */
  readonly notes: readonly string[]
  /** Words of 32 bytes in the code: the names of roles are among them. */
  readonly words: readonly string[]
  /** Words that the code of the token compares something with: a call with one of them may open a path that no other opens. */
  readonly compared: readonly string[]
  /** The code that runs as the token's own: that behind a proxy, where there is one. */
  readonly codes: readonly string[]
  /** Slots in which a proxy keeps its code, and what lies in them now. */
  readonly slots: Storage
  /** Asks what the callers are, which takes no longer than trying their calls; empty where the node does not tell. */
  holders(): Promise<ReadonlyMap<string, Holder>>
}

/** What is known of a token when its controllers are looked for. */
export interface Scene {
  readonly token: string
  /** Code of the token itself. */
  readonly code: string
  /** Code of what stands behind a proxy, and all functions, when they are known: at once, unless it is a proxy. */
  readonly behind: Promise<{ readonly codes: readonly string[]; readonly functions: readonly ContractFunction[] }>
  /** Searches the log; nodes of its own, because one that fails there is still good for state. */
  readonly past: Rpc
  readonly control: Pick<Control, 'owner' | 'ownerKind'>
  /** Words of the token's storage; `undefined` where the node could not be made to read many at once. */
  readonly storage: Storage | undefined
  /** Administrator of a proxy. */
  readonly admin: string | undefined
  /** Slots in which a proxy keeps its code, and what lies in them now. */
  readonly slots: Storage
  /** Addresses that belong to the market and command nothing. */
  readonly market: readonly string[]
  readonly block: string
}

/** Most callers beside the owner and the stranger, and most contracts beside the token. */
const [mostCallers, mostGates, mostGetters] = [8, 3, 48]
const mostCompared = 10

/** Deployed at the same address everywhere, allowed by many tokens to move what was signed for: Permit2, Multicall3, EntryPoint 0.6 and 0.7, and the factory of CREATE2. */
const everywhere = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0xca11bde05977b3631167028862be2a173976ca11',
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4e59b44847b379578588920ca78fbf26c0b4956c',
]

/**
 * Finds everybody who may have a say: the owner, the administrator of the proxy, who answers a getter, holders of roles,
 * addresses in storage and in the code. One round trip; what the node refuses is said in the notes.
 */
export async function discover(rpc: Rpc, scene: Scene): Promise<Controllers> {
  const { token, control, block, admin } = scene
  const owner = control.owner !== null && control.ownerKind !== 'nobody' ? control.owner : undefined
  const excluded = new Set([token, ...scene.market, ...everywhere].map(address => address.toLowerCase()))
  const constants = constantsIn(scene.code)
  const known = (addresses: readonly string[]) => addresses.filter(address => !excluded.has(address)).slice(0, 8)
  const stored = addressesIn(scene.storage ?? new Map()).filter(({ address }) => !excluded.has(address))
  // the getters of an implementation are not known yet: those with usual names are asked for
  const views = functionsOf(scene.code).filter(found => !changesState(found) && found.arguments === '')
  const getters = [...new Set([...views.map(({ selector }) => selector), ...Object.keys(getterNames)])].slice(0, mostGetters)
  const fixed = known(constants.addresses)
  const looked = [...stored.map(({ address }) => address), ...fixed].slice(0, 64)
  const gates = [...new Set([...stored.filter(({ doubtful }) => !doubtful).map(({ address }) => address), ...fixed])]
    .filter(address => address !== owner && address !== admin)
    .slice(0, 2 * mostGates)
  const hashed = constants.words.slice(0, 64)

  const [survey, masters, more, doorsBehind, { codes, functions }] = await Promise.all([
    attempt(rpc(surveyCall({ accounts: looked, questions: getters.map(data => ({ target: token, data })), pairs: [] }, block))),
    attempt(scene.past(mastersOf(token, block))),
    hashed.length > 0 ? attempt(rpc(storageOf(token, hashed, block))) : undefined,
    Promise.all(gates.map(gate => attempt(rpc(codeAt(gate, block), storageOf(gate, usualSlots, block))))),
    scene.behind,
  ])

  const notes: string[] = []
  const report = first(survey)
  const named = first(masters)
  if (report === undefined) notes.push('Getters of the contract were not asked who its masters are: the node refused.')
  if (named === undefined) notes.push('Who was ever given a role or the ownership is not known: the node does not search its whole log.')
  if (scene.storage === undefined) notes.push('Addresses in the storage were not looked for: the node lends no code to accounts.')

  const exists = new Set(
    looked.filter((_, at) => report?.accounts[at] !== undefined && (report.accounts[at].balance > 0n || report.accounts[at].codeSize > 0n)),
  )
  const said = getters.flatMap((selector, at): (Named & { readonly size: bigint })[] => {
    const reply = report?.replies[at]
    const address = reply?.ok ? addressOf(reply.data) : undefined
    const foundAt = `the answer of ${getterNames[selector] ?? `${selector}()`}`
    return address === undefined || !reply ? [] : [{ address, foundAt, size: reply.codeSize }]
  })
  const unstructured = addressesIn((more && first(more)) ?? new Map()).filter(({ address }) => !excluded.has(address))
  const inStorage = [...stored, ...unstructured].filter(({ address, doubtful }) => !doubtful || exists.has(address))
  const plain = new Set([
    ...looked.filter((_, at) => report?.accounts[at] !== undefined && report.accounts[at].codeSize <= 23n),
    ...said.filter(({ size }) => size <= 23n).map(({ address }) => address),
    ...(control.ownerKind === 'account' && owner !== undefined ? [owner] : []),
  ])
  const inCode = [...constants.addresses, ...codes.flatMap(code => known(constantsIn(code).addresses))]
  const compared = comparedWords([scene.code, ...codes], functions)
  const callers = ranked({
    owner,
    admin,
    said,
    named: named ?? [],
    inStorage,
    fixed: inCode,
    mixed: mixedAddresses(compared),
    excluded,
    // one that may have code of its own is tried apart: the token may need that code, and the laboratory lends it another
  }).map((caller): Caller => (plain.has(caller.address) ? caller : { ...caller, contract: true }))
  if (callers.length > mostCallers + (owner === undefined ? 0 : 1))
    notes.push(`${callers.length - mostCallers} addresses that the contract knows were not tried as callers.`)
  const kept = callers.slice(0, mostCallers + (owner === undefined ? 0 : 1))

  const doors = gates.flatMap((address, at): Target[] => {
    const found = doorsBehind[at]
    const code = found instanceof SourceError ? undefined : found?.[0]
    if (!code?.ok || code.value.length <= 2) return []
    const functions = functionsOf(code.value).filter(changesState)
    const own = found instanceof SourceError ? undefined : answered(found?.[1])
    const masters = addressesIn(own ?? new Map()).filter(({ doubtful, address: master }) => !doubtful && !excluded.has(master))
    const keepers = ranked({
      owner: undefined,
      admin: undefined,
      said: [],
      named: [],
      inStorage: masters,
      fixed: constantsIn(code.value).addresses,
      mixed: [],
      excluded,
    })
    return functions.length > 0 ? [{ address, functions, callers: unique([...keepers.map(keeperOf(address)), ...kept]).slice(0, 3) }] : []
  })
  const targets: [Target, ...Target[]] = [{ address: token, functions, callers: kept }, ...doors.slice(0, mostGates)]
  // a contract that runs other code as its own may run what an address in its storage says
  const withCodeNow = new Set(gates.filter((_, at) => hasCode(doorsBehind[at])))
  const libraries = constants.delegates
    ? [...(scene.storage ?? [])].filter(([slot]) => stored.some(one => one.slot === slot && withCodeNow.has(one.address)))
    : []
  const everybody = targets.flatMap(target => target.callers.map(({ address }) => address))
  return {
    targets,
    notes,
    compared,
    codes: codes.length > 0 ? codes : [scene.code],
    words: [...hashed, ...codes.flatMap(code => constantsIn(code).words)].slice(0, 6),
    slots: new Map([...scene.slots, ...libraries]),
    holders: () => holdersOf(rpc, everybody, block).catch(none),
  }
}

function comparedWords(codes: readonly string[], functions: readonly ContractFunction[]): string[] {
  const selectors = new Set(functions.map(({ selector }) => selector))
  return [...new Set(codes.flatMap(code => comparedIn(code, selectors)))].slice(0, mostCompared)
}

const hasCode = (found: readonly [Reply<string>, ...Reply<unknown>[]] | SourceError | undefined): boolean =>
  found !== undefined && !(found instanceof SourceError) && found[0].ok && found[0].value.length > 2

/** A failure of the node costs what the callers are, not what they can do. */
const none = (error: unknown): ReadonlyMap<string, Holder> => {
  if (error instanceof SourceError) return new Map()
  throw error
}

const keeperOf =
  (gate: string) =>
  ({ hidden, ...caller }: Caller): Caller => ({ ...caller, foundAt: `${caller.foundAt ?? 'the storage'} of ${gate}` })

const codeAt = (address: string, block: string) => ({ method: 'eth_getCode', params: [address, block], result: runtimeCode })

/** The first answer, unless the node failed or refused. */
const first = <T>(answer: readonly [Reply<T>] | SourceError): T | undefined =>
  answer instanceof SourceError ? undefined : answered(answer[0])

/** `undefined` for a refusal, and for nothing asked. */
const answered = <T>(reply: Reply<T> | undefined): T | undefined => (reply?.ok ? reply.value : undefined)

/** Everybody where it stands first. */
const unique = (callers: readonly Caller[]): Caller[] =>
  callers.filter(({ address }, at) => callers.findIndex(other => other.address === address) === at)

/** Everybody once, the likeliest first. Hidden is who is met in storage, code or an earlier ownership and nowhere else. */
function ranked(found: {
  readonly owner: string | undefined
  readonly admin: string | undefined
  readonly said: readonly Named[]
  readonly named: readonly Named[]
  readonly inStorage: readonly Stored[]
  readonly fixed: readonly string[]
  readonly mixed: readonly string[]
  readonly excluded: ReadonlySet<string>
}): Caller[] {
  const open = ({ address, foundAt }: Named): Caller => ({ address, foundAt, role: 'controller' })
  const hidden = (named: Named): Caller => ({ ...open(named), hidden: true })
  const [roles, former] = [
    found.named.filter(({ foundAt }) => foundAt.startsWith('the role')),
    found.named.filter(({ foundAt }) => !foundAt.startsWith('the role')),
  ]
  const all: Caller[] = [
    ...(found.owner === undefined ? [] : [{ address: found.owner, role: 'owner' as const }]),
    ...(found.admin === undefined ? [] : [open({ address: found.admin, foundAt: 'the administrator of the proxy' })]),
    ...found.said.map(open),
    ...roles.map(open),
    ...found.inStorage.map(({ address, slot }) => hidden({ address, foundAt: slotInWords(slot) })),
    ...found.fixed.map(address => hidden({ address, foundAt: 'a constant of the code' })),
    ...found.mixed.map(address => hidden({ address, foundAt: 'two constants of the code, taken together' })),
    ...former.map(hidden),
  ]
  return unique(all).filter(({ address }) => !isNobody(address) && !found.excluded.has(address))
}

/** Selectors of getters that people name like this: only for sentences. */
const getterNames: Readonly<Record<string, string>> = {
  '0x9fd0506d': 'pauser()',
  '0x35d99f35': 'masterMinter()',
  '0x07546172': 'minter()',
  '0xbd102430': 'blacklister()',
  '0xf851a440': 'admin()',
  '0x570ca735': 'operator()',
  '0x452a9320': 'guardian()',
  '0x5aa6e675': 'governance()',
  '0x0c340a24': 'governor()',
  '0x12d43a51': 'gov()',
  '0x481c6a75': 'manager()',
  '0xf77c4791': 'controller()',
  '0xbf7e214f': 'authority()',
  '0xe7ba1012': 'supplyController()',
  '0x0a91b601': 'assetProtectionRole()',
  '0xe30c3978': 'pendingOwner()',
  '0x61d027b3': 'treasury()',
  '0x75f0a874': 'marketingWallet()',
}
