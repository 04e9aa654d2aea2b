import { hexNumber } from '../evm/block.ts'
import { constantsIn, looksLikeAddress } from '../evm/constants.ts'
import type { State } from '../evm/paths/state.ts'
import type { Reply, Rpc } from '../evm/pool.ts'
import { word } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import type { Known } from './controllers/kinds.ts'
import { worldsOfLists } from './controllers/listed.ts'
import { isNobody } from './controllers/nobody.ts'
import type { Caller } from './controllers/ranked.ts'
import { isShared } from './controllers/shared.ts'
import { entriesOf, type Storage, storageOf } from './controllers/storage.ts'
import { yes } from './controllers/trying.ts'
import { givesUp } from './dictionary.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'
import { fewCoins, type Outcome, simulateCall } from './transactions.ts'
import type { PowerCall } from './trials.ts'
import { letInOthers } from './unmet.ts'

/** Most who stand in a list of a contract, most lists, and most calls in one run: where there are more, not all was tried. */
const [mostMembers, mostLists, mostCalls] = [16, 3, 480]
const coin = 10n ** 18n
/** Seconds after which everybody speaks, and once more, as what was said before may be too old by then; and between two of them. */
const [times, apart] = [[3_612, 3_612 + 90_000], 12] as const
/** The same in months and in a year: who is silent for long may have agreed. */
const late = [3_612, 31 * 86_400, 401 * 86_400] as const

interface Doors {
  readonly contract: Target
  /** Functions that let nobody in. */
  readonly shut: readonly string[]
  readonly accepted: readonly PowerCall[]
  readonly controllerOf: (caller: string) => Known
}

/**
 * Whether all functions that let nobody in are opened by several who stand in one list of the contract, as reporters of a price do, or those
 * who confirm what comes over a bridge: they go through once all of them call what they may, with the same words, and a stranger after
 * them; and for none of them alone, however often and late, for as many whom nobody knows, for somebody who only stood where lists by
 * account say yes, or in another contract. Of a contract in which somebody has a function for himself nothing is said.
 */
export async function openedTogether(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut, accepted, controllerOf }: Doors,
): Promise<boolean> {
  const { address, functions, plain = '0x' } = contract
  const passed = accepted.filter(({ target, caller }) => target === address && caller !== target)
  const open = new Set(passed.flatMap(one => (one.by.role === 'stranger' ? [one.selector] : [])))
  // whoever has a function for himself may say by it who is heard, which several may, or who has to wait
  if (passed.some(({ selector, caller }) => !open.has(selector) && !isShared(controllerOf(caller)))) return false
  const { stranger, bystander } = stage.actors
  const by: Caller = { address: stranger, role: 'stranger' }
  const said = functions
    .filter(({ selector }) => !givesUp.has(selector))
    .flatMap(found => [
      ...callsTo(stage, contract, by, found).slice(0, 2),
      // whom it is about may have nothing: of nothing everybody has enough
      ...[coin, 0n].flatMap(value => callsTo(stage, contract, by, found, { values: [value] }).slice(0, 1)),
    ])
  const goThrough = async (
    speakers: readonly string[],
    { at = times, lent = {} }: { readonly at?: readonly number[]; readonly lent?: Readonly<Record<string, string>> } = {},
  ) => {
    const people = [...speakers, stranger]
    const turns = at.flatMap(begin => people.map((from, nth) => ({ after: begin + nth * apart, from })))
    const keyOf = (turn: number, at: number) => `${turn}/${at}`
    const blocks = turns.map(({ after, from }, turn) => ({
      after,
      transactions: said.map(({ calldata }, at) => ({ key: keyOf(turn, at), from, to: address, data: calldata })),
    }))
    const overrides = {
      [address]: { stateDiff: lent },
      ...Object.fromEntries(people.map(one => [one, { balance: fewCoins }])),
    }
    const question = simulateCall({ header: stage.header, blocks, overrides, randao: stage.actors.randao, validation: false })
    const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
    if (!reply.ok) return undefined
    const through = said.filter((_, at) => turns.some((_, turn) => reply.value.get(keyOf(turn, at))?.ok))
    return new Set(through.map(({ selector }) => selector))
  }
  for (const members of await listsOf(rpc, stage, contract)) {
    if (2 * (members.length + 1) * said.length > mostCalls) continue
    const together = await goThrough(members)
    const opened = shut.filter(selector => together?.has(selector))
    if (opened.length < shut.length) continue
    const calls = said.filter(({ selector }) => opened.includes(selector)).map(({ calldata }) => calldata)
    const names = constantsIn(plain).words.slice(0, 4)
    const worlds = await worldsOfLists(rpc, { address, calls, names, one: stranger, other: bystander }, hexNumber(stage.header.number))
    // one who comes as often as all together, one who comes back in years, and as many whom nobody knows
    const asOften = (one: string) => Array.from(members, () => one)
    const alone = await Promise.all([
      ...members.flatMap(one => [goThrough(asOften(one)), goThrough([one], { at: late })]),
      goThrough(members.map((_, nth) => stage.actors.another(`speaks ${nth}`))),
      // as a flag, and as a weight
      ...[yes, `0x${word(0xffffn)}`].flatMap(held =>
        worlds.map(slots => goThrough([], { lent: Object.fromEntries(slots.map(slot => [slot, held])) })),
      ),
    ])
    if (!opened.every(selector => alone.every(seen => seen !== undefined && !seen.has(selector)))) continue
    const spoken = members.flatMap(one =>
      opened.flatMap((selector): PowerCall[] => {
        const call = said.find(other => other.selector === selector)
        return call ? [{ ...call, caller: one, by: { address: one, role: 'controller' } }] : []
      }),
    )
    const others = await letInOthers(rpc, stage, known, { contract, accepted: spoken })
    if (others.length === 0) return true
  }
  return false
}

/** Lists of accounts that a contract counts in one of its first words, or that stand there in a row: of two at least, all of them accounts. */
async function listsOf(rpc: Rpc, stage: Stage, { address, storage = new Map() }: Target): Promise<readonly (readonly string[])[]> {
  const lists = [...storage].map(([slot, counted]) => entriesOf(slot, counted, mostMembers)).filter(({ length }) => length > 1)
  const read = await Promise.all(lists.slice(0, mostLists).map(slots => rpc(storageOf(address, slots, hexNumber(stage.header.number)))))
  const counted = read.flatMap(([reply]) => {
    const words = reply.ok ? [...(reply.value ?? new Map<string, string>()).values()] : []
    const people = words.flatMap(personIn)
    const members = [...new Set(people)].filter(one => !isNobody(one))
    return people.length === words.length && members.length > 1 ? [members] : []
  })
  return [...counted, ...rowsIn(stage, storage)]
}

/** An account that stands alone in a word. */
const personIn = (held: string): string[] => (/^0x0{24}/.test(held) && looksLikeAddress(held.slice(26)) ? [`0x${held.slice(26)}`] : [])

/** Accounts in words one behind another, but for the token and its pool: an array of a length that is written in the code. */
function rowsIn({ token, route }: Stage, storage: Storage): readonly (readonly string[])[] {
  const own = [token, route.pool.address].map(one => one.toLowerCase())
  const rows: string[][] = []
  let last: bigint | undefined
  const words = [...storage].map(([slot, held]) => [numberOf(slot), held] as const)
  for (const [slot, held] of words.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const found = personIn(held).filter(one => !isNobody(one) && !own.includes(one))
    if (found.length === 0) continue
    if (last !== undefined && slot === last + 1n) rows.at(-1)?.push(...found)
    else rows.push(found)
    last = slot
  }
  return rows
    .map(row => [...new Set(row)])
    .filter(({ length }) => length > 1 && length <= mostMembers)
    .slice(0, mostLists)
}
