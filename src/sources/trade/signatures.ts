import type { AbiParameter, Hex } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeCall, encodeValues, parametersOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { functionsOf } from '../evm/code.ts'
import { type Signing, signingAlong, signingIn } from '../evm/paths/signing.ts'
import type { State } from '../evm/paths/state.ts'
import { digitsOf, inBits } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { halvesIn } from './arguments.ts'
import { half, parity, signerOf } from './at-hand.ts'
import { amountIn } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { type Holder, holdersOf } from './controllers/kinds.ts'
import type { Caller } from './controllers/ranked.ts'
import { basisPoints } from './dictionary.ts'
import { addressOf, seenIn } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import { type Screening, unlookedOf } from './powers.ts'
import type { Stage } from './stage.ts'
import { fewCoins } from './transactions.ts'
import { callBy, type PowerCall, shutIn } from './trials.ts'

/** Functions that are looked into, keys that are tried, times that a function is looked at, and steps of our own machine for all of them. */
const [mostFunctions, mostKeys, mostLooks, mostWork] = [12, 2, 3, 480_000]
/** Most things that are said until somebody is asked to sign one. */
const mostSayings = 3
/** An amount that is later than every deadline, and no limit. */
const [leastAmount, unlimited] = [2n ** 40n, 2n ** 256n - 1n]
/** The largest number of each type, and the least of those that may be amounts. */
const rooms: ReadonlyMap<string, bigint> = new Map(
  Array.from({ length: 32 }, (_, nth) => 2n ** inBits(nth + 1) - 1n).flatMap((most, nth) => [
    [`uint${8 * (nth + 1)}`, most],
    [`int${8 * (nth + 1)}`, most / 2n],
  ]),
)
const leastRoom = 2n ** 80n
/** How many there are in a list of fixed length. */
const lengths: ReadonlyMap<string, number> = new Map(Array.from({ length: 16 }, (_, nth) => [`${nth + 1}`, nth + 1]))
/** What is said in words of a fixed length: as much as fits of one half of the signature. */
const beginnings: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 32 }, (_, nth) => [`bytes${nth + 1}`, `0x${digitsOf(half).slice(0, 2 * nth + 2)}`]),
)
/** Arguments that can be chosen without knowing more of them. Lists of lists grow with each more than code could hold. */
const isPlain = (types: string): boolean =>
  !types.includes('][') && /^(?:(?:address|bool|u?int\d+|bytes\d*|string),?)+$/.test(types.replaceAll(/[()]|\[(?:[1-9]|1[0-6])?\]/g, ''))
/** A signature is 65 bytes, or a number with its two halves in front or behind: of those the code does not tell bytes from numbers. */
const takesSignature = ({ arguments: types }: ContractFunction): boolean =>
  isPlain(types) && (/(?:^|,)bytes(?:,|$)/.test(types) || halvesIn(parametersOf(types)?.map(({ type }) => type) ?? []) !== undefined)

/** A call with a signature, on a chain on which the account that has to sign is one whose signature is at hand. */
export interface Signed {
  readonly stage: Stage
  readonly call: PowerCall
  /** What stands where another stood: an account, or the code of one that signs. */
  readonly instead: string
  /** Whether it is signed by a contract that says so: what its functions do tells nothing of what it says. */
  readonly isSaid?: true
  /** Of what the code has the hash, where that stands `instead`. */
  readonly hashOf?: 'what was said' | 'who called'
  /** Whether nobody was replaced, and who calls was worked out from what the code compares with him, which is `instead`. */
  readonly isWorkedOut?: true
  /** Whether nobody signs, and a contract that stands there passes on what it is lent. */
  readonly isLent?: true
}

/** What was put in whose place, in words. */
export function replacedIn({ call, instead, isSaid, hashOf, isLent, isWorkedOut }: Signed): string {
  if (isWorkedOut) return `${call.caller} is who is told by ${instead}`
  if (isLent) return `at ${instead} stood code that passes on what it is lent`
  if (hashOf) return `the hash of ${hashOf} stood in the place of ${instead}`
  return isSaid ? `${call.caller} said that all was signed` : `${call.caller} was replaced by ${instead}, whose signature was given`
}

/** A look at a call for whose signature it asks, by our own machine. */
type Look<T> = (...args: Parameters<typeof signingAlong>) => T

/**
 * What somebody can do with his signature. Nobody else can sign for him, but every signature is somebody's: the account that the
 * code asks for is replaced by the one whose signature was given, in storage or in the code, and all else stays as it is.
 */
export async function signedCalls(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  { accepted }: Screening,
  known: Promise<State>,
): Promise<{ readonly signed: readonly Signed[]; readonly holders: ReadonlyMap<string, Holder>; readonly lost: Screening }> {
  const [token] = controllers.targets
  const all = token.functions.filter(takesSignature).filter(shutIn(accepted, token.address))
  const doors = all.slice(0, mostFunctions)
  const beyond = new Set(all.slice(mostFunctions))
  const lost = () => {
    const functions = [...beyond].map(({ selector }) => ({ target: token.address, selector }))
    return unlookedOf(stage, functions, 'Whose signature these functions ask for was not looked into to the end')
  }
  if (doors.length === 0) return { signed: [], holders: new Map(), lost: lost() }
  const block = hexNumber(stage.header.number)
  const signing = notariesIn(controllers)
  const notaries = signing.slice(0, mostKeys)
  const said = notaries.flatMap(notary => {
    const changed = { ...stage, instead: { [notary]: { code: validates, balance: fewCoins } } }
    return doors.map(found => ({ found, calls: attestedCalls(changed, controllers, found, notary) }))
  })
  const attested = said.flatMap(({ calls }) => calls.slice(0, mostSaid)).slice(0, mostSaidInAll)
  const heard = new Set(attested)
  for (const { found, calls } of said) if (signing.length > mostKeys || !calls.every(call => heard.has(call))) beyond.add(found)
  const state = await known
  const work = { left: mostWork }
  /** What a look at a call says; `undefined` where more would have to be read for it than is. */
  const lookAt = <T extends ReturnType<typeof signingAlong>>(look: Look<T>, caller: string, calldata: string): Promise<T | undefined> =>
    seenIn(rpc, block, state, mostLooks, now => {
      const says = look(now, inputsOf({ caller, target: token.address, calldata }), work)
      return { says: says.unread.length > 0 ? undefined : says, unread: says.unread }
    })
  /** What a key has to sign for a call of its own. */
  const signingBy = async (key: string, calldata: string): Promise<Signing | undefined> => {
    for (const look of [signingAlong, signingIn] as const) {
      const found = (await lookAt(look, key, calldata))?.keys.find(({ account }) => addressOf(account) === key)
      if (found) return found
    }
    return undefined
  }
  const first = await Promise.all(
    doors.map(async found => {
      let keys: readonly Signing[] = []
      let isOpen = false
      // what is said may be refused before anybody is asked to sign it
      for (const calldata of callsWith(stage, found, stage.actors.stranger).slice(0, mostSayings)) {
        if (keys.length > 0) break
        const says = await lookAt(signingIn, stage.actors.stranger, calldata)
        keys = says?.keys ?? []
        isOpen = says?.isOpen ?? true
      }
      if (work.left <= 0 || isOpen || keys.length > mostKeys) beyond.add(found)
      return keys.slice(0, mostKeys).map(({ account }) => ({ found, key: addressOf(account) }))
    }),
  )
  const asked = first.flat()
  const signed = await Promise.all(
    asked.map(async ({ found, key }) => {
      const by = callerOf(controllers, key)
      const calls = await Promise.all(
        callsWith(stage, found, key).map(async (tried): Promise<Signed[]> => {
          const first = await signingBy(key, tried)
          const calldata = first ? `0x${Buffer.from(first.meant.data).toString('hex')}` : tried
          const own = calldata === tried ? first : await signingBy(key, calldata)
          const instead = own && (await signerOf(own.digest))
          if (!own || instead === undefined) return []
          const changed = { ...stage, instead: replacing(controllers, own, instead) }
          const call = callBy(by, token.address, calldata)
          const taken = encodeCall('transferFrom(address,address,uint256)', stage.actors.buyer, key, amountIn(stage))
          return [call, { ...callBy(by, token.address, taken), steps: [call] }].map(one => ({ stage: changed, call: one, instead }))
        }),
      )
      const made = calls.flat()
      if (made.length === 0) beyond.add(found)
      return made
    }),
  )
  const people = [...new Set([...asked.map(({ key }) => key), ...notaries])]
  const holders = [...(await holdersOf(rpc, people, block))]
  return {
    lost: lost(),
    signed: [...signed.flat(), ...attested],
    // who can call nobody can sign
    holders: new Map(
      holders.map(([who, holder]) => [who, notaries.includes(who) && holder.kind === 'nobody' ? { kind: 'contract' } : holder]),
    ),
  }
}

/** isValidSignature(bytes32,bytes) of EIP-1271, which is also what it answers for a signature that is valid. */
const isValidSignature = '0x1626ba7e'
/** Answers that whatever it is asked: PUSH4 of it, PUSH1 224, SHL, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const validates = `0x63${isValidSignature.slice(2)}60e01b60005260206000f3`

/** Most calls of one function to which such a contract says so, and of all. */
const [mostSaid, mostSaidInAll] = [24, 96]

/** Contracts that sign: those whom the token knows, where its code asks somebody for a signature that way. */
function notariesIn({ known, codes, targets: [token] }: Controllers): readonly string[] {
  if (!codes.some(code => code.toLowerCase().includes(isValidSignature.slice(2)))) return []
  const signs = ({ code }: { readonly code: string }) => functionsOf(code).some(({ selector }) => selector === isValidSignature)
  return [...known].flatMap(([address, one]) => (address !== token.address && signs(one) ? [address] : []))
}

/**
 * What a contract can do that signs by saying so, on a `stage` on which it says so to everything: for a holder, for itself and for the pool,
 * which is a contract too.
 */
function attestedCalls(stage: Stage, controllers: Controllers, found: ContractFunction, notary: string): readonly Signed[] {
  const by = callerOf(controllers, notary)
  const { buyer } = stage.actors
  const { address, tokenReserve } = stage.route.pool
  const calls = [buyer, address].flatMap(holder =>
    callsWith(stage, found, notary, holder).flatMap(calldata => {
      const call = callBy(by, stage.token, calldata)
      // of the pool a little is not missed
      const amount = holder === address ? tokenReserve / 2n : amountIn(stage)
      const taken = encodeCall('transferFrom(address,address,uint256)', holder, notary, amount)
      return [call, { ...callBy(by, stage.token, taken), steps: [call] }]
    }),
  )
  const each = new Map(calls.map(call => [`${call.calldata} ${call.steps?.map(step => step.calldata)}`, call]))
  return [...each.values()].map(call => ({ stage, call, instead: validates, isSaid: true }))
}

/** As he is known already, or as somebody whom only the code tells of. */
function callerOf({ targets }: Controllers, address: string): Caller {
  const met = targets.flatMap(({ callers }) => callers).find(one => one.address === address)
  return met ?? { address, role: 'controller', foundAt: 'whose signature the code asks for', hidden: true }
}

/** The token with somebody else in the place of a key. */
function replacing({ known }: Controllers, { account, kept }: Signing, instead: string): NonNullable<Stage['instead']> {
  const [old, now] = [addressOf(account).slice(2), instead.slice(2)]
  if (kept) {
    const word = digitsOf(kept.value).replace(old, now)
    return { [addressOf(kept.account)]: { stateDiff: { [`0x${digitsOf(kept.slot)}`]: `0x${word}` } } }
  }
  const codes = [...known].map(([address, { code }]) => [address, code.toLowerCase()] as const)
  return Object.fromEntries(
    codes.flatMap(([address, code]) => (code.includes(old) ? [[address, { code: code.replaceAll(old, now) }]] : [])),
  )
}

/** Calldata of a function with a signature in it, for a holder and for whoever calls. */
function callsWith(stage: Stage, { selector, arguments: types }: ContractFunction, caller: string, holder = stage.actors.buyer): string[] {
  const parameters = parametersOf(types) ?? []
  const several = types.split('address').length > 2
  const halves = halvesIn(parameters.map(({ type }) => type)) ?? []
  const amount = amountIn(stage)
  // the first nonce of everybody is nothing, and some take nothing for no deadline
  const usual = [amount > leastAmount ? amount : leastAmount, unlimited, 0n] as const
  // what names nobody may be a share, of a hundred or of ten thousand
  const amounts = types.includes('address') ? usual : [99n, basisPoints, ...usual]
  const castings = several ? [[holder, caller]] : [[caller], [holder]]
  return amounts.flatMap((value, turn) =>
    castings.map(casting => {
      let nth = 0
      const choose = (parameter: AbiParameter): unknown => {
        const { type } = parameter
        const [, each, length = ''] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
        if (each !== undefined) {
          const one = { ...parameter, type: each }
          return Array.from({ length: lengths.get(length) ?? 1 }, () => choose(one))
        }
        if ('components' in parameter) return parameter.components.map(choose)
        if (type === 'address') return casting[nth++ % casting.length]
        if (type === 'bool') return turn % 2 === 0
        if (type === 'string') return ''
        if (type === 'bytes') return `0x${digitsOf(half).repeat(2)}${parity.toString(16)}`
        const room = rooms.get(type)
        if (room === undefined) return beginnings.get(type)
        if (type === 'uint8') return parity
        // what counts or dates has no room for an amount
        const wanted = room < leastRoom ? leastAmount : type !== 'uint256' && value === 0n ? usual[0] : value
        return wanted < room ? wanted : room
      }
      const chosen = parameters.map((parameter, at) =>
        halves.includes(at) ? (parameter.type === 'bytes32' ? `0x${digitsOf(half)}` : half) : choose(parameter),
      )
      return encodeValues(types, chosen, selector as Hex)
    }),
  )
}
