import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import type { Control } from '../../../evidence/control.ts'
import { attempt } from '../../attempt.ts'
import { addressOf } from '../../evm/abi.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn, isName, looksLikeAddress } from '../../evm/constants.ts'
import { comparedIn, mixedAddresses, unlistedIn } from '../../evm/numbers.ts'
import type { Reply, Rpc } from '../../evm/pool.ts'
import { surveyCall } from '../../evm/scout.ts'
import { erc20 } from '../../evm/selectors.ts'
import { runtimeCode } from '../../quantities.ts'
import { announcedBy } from './announced.ts'
import { mastersOf, type Named } from './events.ts'
import { getterNames } from './getters.ts'
import { type Holder, holdersOf } from './kinds.ts'
import { type Caller, ranked, unique } from './ranked.ts'
import { addressesIn, type Storage, type Stored, storageOf, usualSlots } from './storage.ts'
import { textsIn } from './texts.ts'

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
  /** Texts whose hashes stand in the code, of those that settings are called by. */
  readonly texts: readonly string[]
  /** Words that the code of the token compares something with: a call with one of them may open a path that no other opens. */
  readonly compared: readonly string[]
  /** Selectors that the code compares something with and that its dispatcher does not list. */
  readonly unlisted: readonly string[]
  /** The code that runs as the token's own: that behind a proxy, where there is one. */
  readonly codes: readonly string[]
  /** Whether it can run other code as its own. */
  readonly delegates: boolean
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
  /** Who made the token, as far as the log or an index tells. */
  readonly makers: Promise<readonly Named[]>
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
const [mostCallers, mostGates, mostKeepers, mostGetters] = [8, 3, 4, 48]
const [mostCompared, mostWords] = [10, 8]

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
 * who made it, addresses in storage and in the code. One round trip; what the node refuses is said in the notes.
 */
export async function discover(rpc: Rpc, scene: Scene): Promise<Controllers> {
  const { token, control, block, admin } = scene
  const owner = control.owner !== null && control.ownerKind !== 'nobody' ? control.owner : undefined
  const excluded = new Set([token, ...scene.market, ...everywhere].map(address => address.toLowerCase()))
  const constants = constantsIn(scene.code)
  const known = (addresses: readonly string[]) => addresses.filter(address => !excluded.has(address)).slice(0, 8)
  const addresses = addressesIn(scene.storage ?? new Map())
  // a word that holds an address of the market holds no other
  const taken = new Set(addresses.filter(({ address, doubtful }) => !doubtful && excluded.has(address)).map(({ slot }) => slot))
  const stored = addresses.filter(({ slot }) => !taken.has(slot))
  // the getters of an implementation are not known yet: those with usual names are asked for
  const views = functionsOf(scene.code).filter(found => !changesState(found) && found.arguments === '')
  const getters = [...new Set([...views.map(({ selector }) => selector), ...Object.keys(getterNames)])].slice(0, mostGetters)
  const fixed = known(constants.addresses)
  const looked = [...stored.map(({ address }) => address), ...fixed].slice(0, 64)
  // of the cuts of a packed word the tidiest is asked first
  const tidy = stored.filter(({ doubtful }) => !doubtful).sort((a, b) => a.untidy - b.untidy)
  const gates = [
    ...new Set(
      [...tidy.filter(({ untidy }) => untidy === 0), ...fixed.map(address => ({ address })), ...tidy].map(({ address }) => address),
    ),
  ]
    .filter(address => address !== owner && address !== admin)
    .slice(0, 2 * mostGates)
  const hashed = constants.words.slice(0, 64)
  const door = (address: string) => attempt(rpc(codeAt(address, block), storageOf(address, usualSlots, block)))

  const [survey, masters, more, firstDoors, behind, makers] = await Promise.all([
    attempt(rpc(surveyCall({ accounts: looked, questions: getters.map(data => ({ target: token, data })), pairs: [] }, block))),
    attempt(scene.past(mastersOf(token, block))),
    hashed.length > 0 ? attempt(rpc(storageOf(token, hashed, block))) : undefined,
    Promise.all(gates.map(door)),
    scene.behind,
    scene.makers,
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
    // an amount or a time is no address
    return address === undefined || !reply || !looksLikeAddress(address.slice(2)) ? [] : [{ address, foundAt, size: reply.codeSize }]
  })
  const unstructured = addressesIn((more && first(more)) ?? new Map()).filter(({ address }) => !excluded.has(address))
  // what a contract keeps in slots of its own may be code that it runs, or asks
  const apart = unstructured
    .filter(({ address, slot, doubtful }) => !doubtful && address !== admin && !scene.slots.has(slot))
    .filter(({ address }) => !gates.includes(address))
    .slice(0, 2)
  gates.push(...apart.map(({ address }) => address))
  const doorsBehind = [...firstDoors, ...(await Promise.all(apart.map(({ address }) => door(address))))]
  const { codes, functions } = withForwarded(behind, constants.delegates, doorsBehind)
  const cuts = [...stored, ...unstructured].filter(({ address, doubtful }) => !doubtful || exists.has(address))
  const likely = ({ address, untidy }: Stored) => untidy === 0 || exists.has(address)
  const inStorage = [...cuts.filter(likely), ...cuts.filter(one => !likely(one))]
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
    makers,
    inStorage,
    fixed: inCode,
    mixed: mixedAddresses(compared),
    excluded,
    // one that may have code of its own is tried apart: the token may need that code, and the laboratory lends it another
  }).map((caller): Caller => (plain.has(caller.address) ? caller : { ...caller, contract: true }))
  if (callers.length > mostCallers + (owner === undefined ? 0 : 1))
    notes.push(`${callers.length - mostCallers} addresses that the contract knows were not tried as callers.`)
  const kept = callers.slice(0, mostCallers + (owner === undefined ? 0 : 1))

  // who made the token made what it asks as well, more often than not
  const made = new Set(makers.map(({ address }) => address))
  const atGates = [...kept.filter(({ address }) => made.has(address)), ...kept]
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
      makers: [],
      inStorage: masters,
      fixed: constantsIn(code.value).addresses,
      mixed: [],
      excluded,
    })
    return functions.length > 0
      ? [{ address, functions, callers: unique([...keepers.map(keeperOf(address)), ...atGates]).slice(0, mostKeepers) }]
      : []
  })
  const targets: [Target, ...Target[]] = [{ address: token, functions, callers: kept }, ...doors.slice(0, mostGates)]
  // a contract that runs other code as its own may run what an address in its storage says
  const withCodeNow = new Set(gates.filter((_, at) => hasCode(doorsBehind[at])))
  const libraries = constants.delegates
    ? [...(scene.storage ?? []), ...((more && first(more)) ?? [])].filter(([slot]) =>
        [...stored, ...apart].some(one => one.slot === slot && withCodeNow.has(one.address)),
      )
    : []
  const everybody = targets.flatMap(target => target.callers.map(({ address }) => address))
  return {
    targets,
    notes,
    texts: textsIn([scene.code, ...codes], functions),
    compared,
    delegates: [scene.code, ...codes].some(code => constantsIn(code).delegates),
    unlisted: [scene.code, ...codes].flatMap(code => unlistedIn(code, new Set(functions.map(({ selector }) => selector)))).slice(0, 6),
    codes: codes.length > 0 ? codes : [scene.code],
    words: namesIn([scene.code, ...codes], report?.replies ?? []).slice(0, mostWords),
    slots: new Map([...scene.slots, ...libraries]),
    async holders() {
      const accounts = kept.flatMap(({ address, hidden }) => (hidden ? [address] : []))
      const [holders, announced] = await Promise.all([
        holdersOf(rpc, everybody, block, everybody).catch(none<Holder>),
        // where somebody is said to be the owner, others with a say are no less hidden for being in a list
        control.owner === null ? announcedBy(rpc, token, { functions, accounts }, block).catch(none<string>) : none<string>(),
      ])
      return new Map([...holders].map(([address, holder]) => [address, withName(holder, announced.get(address))]))
    },
  }
}

type Door = readonly [Reply<string>, ...Reply<unknown>[]] | SourceError | undefined

/** A contract that has no transfer of its own and runs other code runs that of one which has: a proxy of an unusual kind. */
function withForwarded(
  behind: { readonly codes: readonly string[]; readonly functions: readonly ContractFunction[] },
  delegates: boolean,
  doors: readonly Door[],
): typeof behind {
  if (!delegates || behind.functions.some(({ selector }) => selector === erc20.transfer)) return behind
  const forwarded = doors.flatMap(found => (found === undefined || found instanceof SourceError || !found[0].ok ? [] : [found[0].value]))
  const code = forwarded.find(one => functionsOf(one).some(({ selector }) => selector === erc20.transfer))
  if (code === undefined) return behind
  const own = new Set(behind.functions.map(({ selector }) => selector))
  return {
    codes: [...behind.codes, code],
    functions: [...behind.functions, ...functionsOf(code).filter(({ selector }) => !own.has(selector))],
  }
}

/** Names that settings and roles are kept under, as far as a contract tells: what its getters answer, then what stands in its code, topics last. */
function namesIn(codes: readonly string[], replies: readonly { readonly ok: boolean; readonly data: string }[]): string[] {
  const answers = replies.flatMap(({ ok, data }) => (ok && data.length === 66 && isName(data) ? [data.toLowerCase()] : []))
  const found = codes.map(constantsIn)
  const [words, topics] = [found.flatMap(one => one.words), new Set(found.flatMap(one => [...one.topics]))]
  return [...new Set([...answers, ...words.filter(word => !topics.has(word)), ...words])]
}

function comparedWords(codes: readonly string[], functions: readonly ContractFunction[]): string[] {
  const selectors = new Set(functions.map(({ selector }) => selector))
  return [...new Set(codes.flatMap(code => comparedIn(code, selectors)))].slice(0, mostCompared)
}

const hasCode = (found: Door): boolean => found !== undefined && !(found instanceof SourceError) && found[0].ok && found[0].value.length > 2

/** A failure of the node costs what the callers are, not what they can do. */
function none<T>(error?: unknown): ReadonlyMap<string, T> {
  if (error === undefined || error instanceof SourceError) return new Map()
  throw error
}

const withName = (holder: Holder, named: string | undefined): Holder => (named === undefined ? holder : { ...holder, named })

const keeperOf =
  (gate: string) =>
  ({ hidden, ...caller }: Caller): Caller => ({ ...caller, foundAt: `${caller.foundAt ?? 'the storage'} of ${gate}` })

const codeAt = (address: string, block: string) => ({ method: 'eth_getCode', params: [address, block], result: runtimeCode })

/** The first answer, unless the node failed or refused. */
const first = <T>(answer: readonly [Reply<T>] | SourceError): T | undefined =>
  answer instanceof SourceError ? undefined : answered(answer[0])

/** `undefined` for a refusal, and for nothing asked. */
const answered = <T>(reply: Reply<T> | undefined): T | undefined => (reply?.ok ? reply.value : undefined)
