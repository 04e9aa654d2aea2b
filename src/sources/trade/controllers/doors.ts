import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { madeOf } from '../../../shape.ts'
import { encodeCall } from '../../evm/abi.ts'
import { accessListOf } from '../../evm/access-list.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { idleLast } from '../../evm/idle.ts'
import type { Question, Reply } from '../../evm/pool.ts'
import { reachBeyond, reachOf } from '../../evm/reach.ts'
import { erc20 } from '../../evm/selectors.ts'
import { type Caller, ranked, unique } from './ranked.ts'
import { gettersIn } from './said.ts'
import { addressesIn, type Storage } from './storage.ts'

/** A contract whose functions are tried: the token, or one that the token keeps the address of. */
export interface Target {
  readonly address: string
  readonly functions: readonly ContractFunction[]
  readonly callers: readonly Caller[]
  /** Functions whose work nothing else uses, by their selectors: they come last. */
  readonly idle?: ReadonlySet<string>
  /** Its code, where it runs no other and passes on no call that it is handed: what its functions do not do it does not do. */
  readonly plain?: string
  /** The first words of its storage, where the node told. */
  readonly storage?: Storage
  /** Words of 32 bytes in its code, but for those of events: names of roles that it alone knows. */
  readonly words?: readonly string[]
}

/** A contract that the token asks, with those whom it knows itself, and its getters. */
export interface Gate extends Target {
  readonly keepers: readonly Caller[]
  readonly getters: readonly string[]
}

/** Code and first words of storage of another contract, as far as the node told. */
export type Door = readonly [Reply<string>, ...Reply<unknown>[]] | SourceError | undefined

export const codeBehind = (door: Door): string | undefined =>
  door === undefined || door instanceof SourceError || !door[0].ok || door[0].value.length <= 2 ? undefined : door[0].value

export const storageBehind = (door: Door): Storage | undefined => {
  const words = door === undefined || door instanceof SourceError ? undefined : door[1]
  return words?.ok ? (words.value as Storage | undefined) : undefined
}

/** Code that a contract runs as its own, and whose that is. */
export interface Run {
  readonly address: string
  readonly code: string
}

/** A contract as far as the node told of it. */
export interface Known {
  readonly code: string
  readonly storage: Storage
}

/** What lies behind a door, by its address, and what that runs as its own; nothing where there is no code. */
export function knownOf(address: string, door: Door, run: Run | undefined): (readonly [string, Known])[] {
  const code = codeBehind(door)
  const behind = run ? [[run.address, { code: run.code, storage: new Map() }] as const] : []
  return code === undefined ? [] : [...behind, [address, { code, storage: storageBehind(door) ?? new Map() }]]
}

const transfers = (functions: readonly ContractFunction[]): boolean => functions.some(({ selector }) => selector === erc20.transfer)

/** Most contracts whose functions a token that runs other code is tried with. */
const mostExtensions = 3

/**
 * What a contract that runs other code as its own may run. One that has no transfer of its own runs that of one which has: a
 * proxy of an unusual kind. One that has, or that looks up under a hash what it runs, may pass on what it does not know, as a
 * diamond does: functions of everybody whom it knows are tried at it, and at them as well. What runs in place of its own code is
 * tried at nobody else.
 */
export function withForwarded(
  behind: { readonly codes: readonly string[]; readonly functions: readonly ContractFunction[] },
  { code: own, delegates }: { readonly code: string; readonly delegates: boolean },
  doors: readonly Door[],
): typeof behind & { readonly inPlace: readonly string[] } {
  const known = new Set(behind.functions.map(({ selector }) => selector))
  const codes = delegates ? [...new Set(doors.flatMap(door => codeBehind(door) ?? []))] : []
  const tokens = codes.filter(code => transfers(functionsOf(code)))
  const isProxy = !transfers(behind.functions)
  const others = codes.filter(code => !tokens.includes(code))
  // what looks up under a hash which code it runs may have several
  const facets = reachBeyond(own).hashes ? others.slice(0, mostExtensions) : []
  const more = isProxy ? [...tokens.slice(0, 1), ...facets] : [...others, ...tokens].slice(0, mostExtensions)
  if (more.length === 0) return { ...behind, inPlace: behind.codes }
  const found = more.flatMap(functionsOf).filter(({ selector }) => !known.has(selector))
  const all = [...(isProxy || behind.codes.length > 0 ? behind.codes : [own]), ...more]
  return {
    codes: all,
    functions: [...behind.functions, ...new Map(found.map(one => [one.selector, one])).values()],
    // what may be a facet may be a contract that the token asks as well
    inPlace: isProxy ? all.filter(code => !facets.includes(code)) : behind.codes,
  }
}

/**
 * Whether a function takes what could be a call, and copies it on a way that leads to a call, or another says what was kept. The
 * code does not always tell bytes from a text.
 */
export function passesOn(code: string): boolean {
  const reach = reachOf(code)
  const repeats = [...reach.values()].some(({ unspelt }) => unspelt)
  return functionsOf(code).some(found => {
    const comes = reach.get(found.selector)
    const relays = comes === undefined || repeats || (comes.copies && comes.calls)
    const isTold = relays && /bytes(?!\d)|string/.test(found.arguments)
    // of what it says the selector alone may be chosen
    const spells = comes?.calls === true && /bytes4/.test(found.arguments)
    return changesState(found) && (isTold || spells)
  })
}

/** Whether it may call whomever it is told to call, with whatever; or runs other code as its own, of which whoever names it tells what it does. */
export const relays = (code: string): boolean => passesOn(code) || constantsIn(code).delegates

/** A contract as a target, with those whom its own storage and code name first, and then those whom the token knows. */
export function targetAt(
  address: string,
  door: Door,
  {
    others,
    excluded,
    most,
    withCode,
    run,
  }: {
    readonly others: readonly Caller[]
    readonly excluded: ReadonlySet<string>
    readonly most: number
    /** Contracts that are tried apart where they call: the token may need their code. */
    readonly withCode?: ReadonlySet<string>
    /** What it runs as its own. */
    readonly run?: Run | undefined
  },
): Gate | undefined {
  const code = codeBehind(door)
  const own = [...(run ? functionsOf(run.code) : []), ...(code === undefined ? [] : functionsOf(code))]
  const functions = [...new Map(own.filter(changesState).map(found => [found.selector, found])).values()]
  if (code === undefined || functions.length === 0) return undefined
  const storage = storageBehind(door)
  const stored = addressesIn(storage ?? new Map())
  const constants = constantsIn(code)
  const keepers = ranked({
    owner: undefined,
    admin: undefined,
    said: [],
    named: [],
    makers: [],
    told: [],
    inStorage: stored.filter(({ doubtful, address: master }) => !doubtful && !excluded.has(master) && master !== run?.address),
    fixed: [...constants.addresses.filter(one => one !== run?.address), ...(run ? constantsIn(run.code).addresses : [])],
    mixed: [],
    excluded,
  })
    .filter(keeper => keeper.address !== address)
    .map(
      (keeper): Caller => ({
        ...keeper,
        foundAt: `${keeper.foundAt ?? 'the storage'} of ${address}`,
        ...(withCode?.has(keeper.address) && { contract: true }),
      }),
    )
  return {
    address,
    // the token asks its getters
    ...idleLast(functions, [...(run ? [run.code] : []), code], { isAsked: true, proxies: run ? [code] : [] }),
    keepers,
    getters: gettersIn(own),
    callers: unique([...keepers, ...others]).slice(0, most),
    ...(!constants.delegates && !passesOn(code) && { plain: code }),
    ...(storage && { storage }),
    words: constants.words.filter(word => !constants.topics.has(word)).slice(0, mostWords),
  }
}

/** Names that one contract knows by itself. */
const mostWords = 4

/** Most contracts that a transfer is seen to touch. */
const mostTouched = 8

/**
 * Contracts that a transfer touches, however the token comes to know their addresses. A node that does not tell
 * costs nothing that is not looked for elsewhere too.
 */
export const touchedBy = (
  token: string,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: bigint },
  block: string,
): Question<readonly string[]> => {
  const { method, params, result } = accessListOf({ from, to: token, data: encodeCall('transfer(address,uint256)', to, amount) }, block)
  return { method, params, result: madeOf(result, touched => touched.slice(0, mostTouched).map(({ address }) => address)) }
}

/** Deployed at the same address everywhere, allowed by many tokens to move what was signed for: Permit2, Multicall3, EntryPoint 0.6 and 0.7, and the factory of CREATE2. */
export const everywhere: readonly [string, ...string[]] = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0xca11bde05977b3631167028862be2a173976ca11',
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4e59b44847b379578588920ca78fbf26c0b4956c',
]

/** A bit out of the pool, and nothing into it by somebody who has nothing: a purchase and a sale as far as a guard can tell. */
export const transfersWith = (pool: string) =>
  [
    { from: pool, to: everywhere[0], amount: 1n },
    { from: everywhere[0], to: pool, amount: 0n },
  ] as const
