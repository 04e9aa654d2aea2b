import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import type { Control } from '../../../evidence/control.ts'
import { attempt } from '../../attempt.ts'
import { functionsOf, slots } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { idleLast } from '../../evm/idle.ts'
import { mixedAddresses, unlistedIn } from '../../evm/numbers.ts'
import type { Rpc } from '../../evm/pool.ts'
import { surveyCall } from '../../evm/scout.ts'
import { type Thresholds, thresholdsOf } from '../../evm/thresholds.ts'
import { zeroWord } from '../arguments.ts'
import { announcedBy } from './announced.ts'
import { balancesOf } from './balances.ts'
import { behindGates } from './behind-gates.ts'
import { codeBehind, everywhere, type Known, knownOf, type Target, targetAt, touchedBy, transfersWith, withForwarded } from './doors.ts'
import { mastersOf, type Origin } from './events.ts'
import { getterNames } from './getters.ts'
import { type Holder, holdersOf } from './kinds.ts'
import { doorOf, runBy } from './proxied.ts'
import { type Caller, ranked, unique } from './ranked.ts'
import { first, gettersIn, mostGetters, saidByGates, saidIn, saidTo } from './said.ts'
import { addressesIn, type Storage, type Stored, storageOf } from './storage.ts'
import { comparedWords, namesIn, shortNamesIn, textsIn } from './texts.ts'

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
  /** Small numbers that the code knows: modes, counts, bounds, places of bits. */
  readonly thresholds: Thresholds
  /** Selectors that the code compares something with and that its dispatcher does not list. */
  readonly unlisted: readonly string[]
  /** The code that runs as the token's own: that behind a proxy, where there is one. */
  readonly codes: readonly string[]
  /** Whether it can run other code as its own. */
  readonly delegates: boolean
  /** Whether some of its code looks at who signed the transaction. */
  readonly origin: boolean
  /** Slots in which a proxy keeps its code, and what lies in them now. */
  readonly slots: Storage
  /** Code and words of storage of the token and of contracts that it may ask, as far as the node told. */
  readonly known: ReadonlyMap<string, Known>
  /** Asks what the callers are, which takes no longer than trying their calls; empty where the node does not tell. */
  holders(): Promise<ReadonlyMap<string, Holder>>
  /** How much of the token its callers have, in base units: it is on its way. */
  readonly balances: Promise<ReadonlyMap<string, bigint>>
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
  /** Who made the token and whom it was told of, as far as the log or an index tells. */
  readonly origin: Promise<Origin>
  /** Words of the token's storage; `undefined` where the node could not be made to read many at once. */
  readonly storage: Storage | undefined
  /** Accounts that the constructor of another contract was told of, as far as an index tells. */
  toldTo(contract: string): Promise<readonly string[]>
  /** Administrator of a proxy. */
  readonly admin: string | undefined
  /** Slots in which a proxy keeps its code, and what lies in them now. */
  readonly slots: Storage
  /** The pool that is traded in, where there is one. */
  readonly pool: string | undefined
  /** Addresses that belong to the market and command nothing. */
  readonly market: readonly string[]
  readonly block: string
}

/** Most callers beside the owner and the stranger, and most contracts beside the token. */
const [mostCallers, mostGates, mostKeepers, mostBeyond] = [8, 4, 4, 3]
const [mostWords, mostDoors] = [8, 6]

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
  const getters = [...new Set([...gettersIn(functionsOf(scene.code)), ...Object.keys(getterNames)])].slice(0, mostGetters)
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
    .slice(0, mostDoors)
  // what commands the token may be commanded itself
  if (owner !== undefined && control.ownerKind === 'contract') gates.unshift(owner)
  const hashed = constants.words.slice(0, 64)
  const door = (address: string) => doorOf(rpc, address, block)

  const [survey, masters, more, firstDoors, behind, { makers, told, names = [] }, touched] = await Promise.all([
    attempt(rpc(surveyCall({ accounts: looked, questions: getters.map(data => ({ target: token, data })), pairs: [] }, block))),
    attempt(scene.past(mastersOf(token, block))),
    hashed.length > 0 ? attempt(rpc(storageOf(token, hashed, block))) : undefined,
    Promise.all(gates.map(door)),
    scene.behind,
    scene.origin,
    scene.pool === undefined ? undefined : attempt(rpc(...transfersWith(scene.pool).map(one => touchedBy(token, one, block)))),
  ])

  const notes: string[] = []
  const [report, named] = [first(survey), first(masters)] as const
  if (report === undefined) notes.push('Getters of the contract were not asked who its masters are: the node refused.')
  if (named === undefined) notes.push('Who was ever given a role or the ownership is not known: the node does not search its whole log.')
  if (scene.storage === undefined) notes.push('Addresses in the storage were not looked for: the node lends no code to accounts.')

  const exists = new Set(
    looked.filter((_, at) => report?.accounts[at] !== undefined && (report.accounts[at].balance > 0n || report.accounts[at].codeSize > 0n)),
  )
  const said = saidIn(getters, report)
  const unstructured = addressesIn((more && first(more)) ?? new Map()).filter(({ address }) => !excluded.has(address))
  // what a contract keeps in slots of its own may be code that it runs, or asks
  const apart = unstructured
    .filter(({ address, slot, doubtful }) => !doubtful && address !== admin && !scene.slots.has(slot))
    .filter(({ address }) => !gates.includes(address))
    .slice(0, 2)
  const run = [...scene.slots].flatMap(([slot, word]) => (slot === slots.beacon ? [] : [`0x${word.slice(26)}`]))
  // a beacon is asked for the code, and obeys whom it likes
  const beacons = [scene.slots.get(slots.beacon)].flatMap(word => (word === undefined || word === zeroWord ? [] : [`0x${word.slice(26)}`]))
  const seen = touched === undefined || touched instanceof SourceError ? [] : touched.flatMap(reply => (reply.ok ? reply.value : []))
  const asked = [...new Set(seen)].filter(address => ![...gates, ...excluded, ...run, admin].includes(address))
  // what a constructor is told of, or is given a role, may be a contract with a say
  const others = [...gates, ...excluded, ...run, owner, admin, ...makers.map(({ address }) => address)]
  const helpers = [...told, ...(named ?? [])].map(({ address }) => address).filter(address => !others.includes(address))
  const late = [...new Set([...asked, ...beacons.filter(one => !gates.includes(one)), ...apart.map(({ address }) => address), ...helpers])]
  gates.push(...late)
  const ask = (all: readonly ContractFunction[]) =>
    saidTo(
      rpc,
      token,
      gettersIn(all).filter(one => !getters.includes(one)),
      block,
    )
  // nobody waits for them before it is said who holds what
  const saidBehind = behind.codes.length > 0 ? ask(behind.functions) : undefined
  const doorsBehind = [...firstDoors, ...(await Promise.all(late.map(door)))]
  const runs = await runBy(rpc, doorsBehind, block)
  const { codes, functions, inPlace } = withForwarded(behind, { code: scene.code, delegates: constants.delegates }, doorsBehind)
  const cuts = [...stored, ...unstructured].filter(({ address, doubtful }) => !doubtful || exists.has(address))
  const likely = ({ address, untidy }: Stored) => untidy === 0 || exists.has(address)
  const inStorage = [...cuts.filter(likely), ...cuts.filter(one => !likely(one))]
  const plain = new Set([
    ...looked.filter((_, at) => report?.accounts[at] !== undefined && report.accounts[at].codeSize <= 23n),
    ...said.filter(({ size }) => size <= 23n).map(({ address }) => address),
    ...(control.ownerKind === 'account' && owner !== undefined ? [owner] : []),
  ])
  const inCode = [...constants.addresses, ...codes.flatMap(code => known(constantsIn(code).addresses))]
  const every = [scene.code, ...codes]
  const compared = comparedWords(every, functions)
  const callers = ranked({
    owner,
    admin,
    said,
    named: named ?? [],
    makers,
    told,
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
  // a contract that runs other code as its own may run what an address in its storage says
  const withCodeNow = new Set(gates.filter((_, at) => codeBehind(doorsBehind[at]) !== undefined))
  // what a proxy runs as its own is tried at the proxy
  const doors = gates.flatMap((address, at) =>
    inPlace.some(code => code === codeBehind(doorsBehind[at]))
      ? []
      : (targetAt(address, doorsBehind[at], { others: atGates, excluded, most: mostKeepers, withCode: withCodeNow, run: runs[at] }) ?? []),
  )
  // those that a transfer touches come first
  const untouched = doors.filter(({ address }) => !asked.includes(address))
  const near = [...doors.filter(({ address }) => asked.includes(address)), ...untouched].slice(0, mostGates)
  const opened = near.map(({ address }) => ({ address, door: doorsBehind[gates.indexOf(address)] }))
  const far = await behindGates(rpc, opened, {
    others: atGates,
    excluded: new Set([...excluded, ...gates, ...run]),
    most: mostKeepers,
    block,
  })
  const inUse = [...near, ...far]
  // whom a contract that the token asks obeys may be whom the token obeys
  const beyond = doors.flatMap(({ keepers }) => keepers).filter(({ address }) => !gates.includes(address))
  const commanders = unique([...kept, ...beyond.slice(0, mostBeyond).map((keeper): Caller => ({ ...keeper, contract: true }))])
  const [running, proxies] = codes.length > 0 ? [codes, [scene.code]] : [[scene.code], []]
  const own = { address: token, ...idleLast(functions, running, { proxies }), callers: commanders }
  const targets: [Target, ...Target[]] = [own, ...inUse]
  const libraries = constants.delegates
    ? [...(scene.storage ?? []), ...((more && first(more)) ?? [])].filter(([slot]) =>
        [...stored, ...apart].some(one => one.slot === slot && withCodeNow.has(one.address)),
      )
    : []
  const everybody = targets.flatMap(target => target.callers.map(({ address }) => address))
  // whom a contract names itself tries it first
  const beside = (contract: string) => [
    ...targets.flatMap(target => (target.address === contract ? target.callers.map(({ address }) => address) : [])),
    ...everybody,
  ]
  const delegates = every.some(code => constantsIn(code).delegates)
  // what its maker names may be where it looks for the code of others
  const words = [...shortNamesIn(every), ...namesIn(every, report?.replies ?? []), ...(delegates ? names : [])]
  return {
    targets,
    notes,
    texts: textsIn(every, [...functions, ...doors.flatMap(door => door.functions)]),
    compared,
    thresholds: thresholdsOf(every),
    delegates,
    origin: every.some(code => constantsIn(code).origin),
    unlisted: every.flatMap(code => unlistedIn(code, new Set(functions.map(({ selector }) => selector)))).slice(0, 6),
    codes: running,
    words: [...new Set(words)].slice(0, mostWords),
    slots: new Map([...scene.slots, ...libraries]),
    known: new Map([
      // the code of a proxy keeps its own words with the proxy; a beacon only says where that code is
      ...(behind.codes.length === 1 ? behind.codes : []).flatMap(code =>
        run.map((address): [string, Known] => [address, { code, storage: new Map() }]),
      ),
      ...gates.flatMap((address, at) => knownOf(address, doorsBehind[at], runs[at])),
      ...far.flatMap(({ address, door }) => knownOf(address, door, undefined)),
      [token, { code: scene.code, storage: new Map([...(scene.storage ?? []), ...((more && first(more)) ?? []), ...scene.slots]) }],
    ]),
    balances: balancesOf(
      rpc,
      token,
      kept.map(({ address }) => address),
      block,
    ),
    async holders() {
      // where somebody is said to be the owner, people with a say are no less hidden for being in a list
      const listed = (one: Caller) => control.owner === null || (control.ownerKind !== 'nobody' && one.contract === true)
      const accounts = kept.flatMap(one => (one.hidden && listed(one) ? [one.address] : []))
      const votes = scene.pool === undefined ? undefined : { token, from: scene.pool }
      const [holders, answers, byGates, announced] = await Promise.all([
        holdersOf(rpc, everybody, block, { others: beside, told: scene.toldTo, votes, coins: [token] }).catch(none<Holder>),
        // code that some other contract names became known later
        saidBehind ?? ask(codes.length > 0 ? functions : []),
        saidByGates(rpc, inUse, block),
        announcedBy(rpc, token, { functions, accounts }, block).catch(none<string>),
      ])
      const isListed = ([address]: readonly [string, string]) => control.owner === null || holders.get(address)?.kind !== 'account'
      // contracts that others keep are no secret, people are one unless they are named
      const isAccount = (address: string) => holders.get(address)?.kind === 'account'
      const hidden = new Set(accounts)
      const keptByGates = inUse.flatMap(({ keepers }) => keepers.filter(({ address }) => !isAccount(address) && !hidden.has(address)))
      const names = new Map([
        ...keptByGates.map(({ address, foundAt = 'the storage' }) => [address, foundAt] as const),
        ...byGates,
        ...[...announced].filter(isListed),
        ...answers.map(({ address, foundAt }) => [address, foundAt] as const),
      ])
      return new Map([...holders].map(([address, holder]) => [address, withName(holder, names.get(address))]))
    },
  }
}

/** A failure of the node costs what the callers are, not what they can do. */
function none<T>(error?: unknown): ReadonlyMap<string, T> {
  if (error === undefined || error instanceof SourceError) return new Map()
  throw error
}

const withName = (holder: Holder, named: string | undefined): Holder => (named === undefined ? holder : { ...holder, named })
