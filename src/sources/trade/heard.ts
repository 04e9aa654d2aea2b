import { hexNumber } from '../evm/block.ts'
import { constantsIn, looksLikeAddress } from '../evm/constants.ts'
import type { State } from '../evm/paths/state.ts'
import type { Reply, Rpc } from '../evm/pool.ts'
import { word } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import { worldsOfLists } from './controllers/listed.ts'
import { isNobody } from './controllers/nobody.ts'
import type { Caller } from './controllers/ranked.ts'
import { entriesOf, storageOf } from './controllers/storage.ts'
import { yes } from './controllers/trying.ts'
import { givesUp } from './dictionary.ts'
import type { Stage } from './stage.ts'
import { fewCoins, type Outcome, simulateCall } from './transactions.ts'
import type { PowerCall } from './trials.ts'
import { letInOthers } from './unmet.ts'

/** Most who stand in the lists of a contract, and most calls in one run: where there are more, not all was tried. */
const [mostMembers, mostCalls] = [16, 480]
const coin = 10n ** 18n
/** Seconds after which everybody speaks, and once more, as what was said before may be too old by then; and between two of them. */
const [times, apart] = [[3_612, 3_612 + 90_000], 12] as const

/**
 * Functions that let nobody in until several have spoken who stand in a list of the contract, as reporters of a price do, or those who
 * confirm what comes over a bridge: they go through once all of them call what they may, with the same words, and a stranger after
 * them; and for none of them alone, nor for somebody who only stood where lists by account say yes, or in another contract. Of a
 * contract in which somebody has a function for himself nothing is said.
 */
export async function openedTogether(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut, accepted }: { readonly contract: Target; readonly shut: readonly string[]; readonly accepted: readonly PowerCall[] },
): Promise<readonly string[]> {
  const { address, functions, plain = '0x' } = contract
  const passed = accepted.filter(({ target, caller }) => target === address && caller !== target)
  const open = new Set(passed.flatMap(one => (one.by.role === 'stranger' ? [one.selector] : [])))
  // whoever has a function for himself may say by it who is heard
  if (passed.some(({ selector }) => !open.has(selector))) return []
  const members = await membersOf(rpc, stage, contract)
  const { stranger, bystander } = stage.actors
  const by: Caller = { address: stranger, role: 'stranger' }
  const said = functions
    .filter(({ selector }) => !givesUp.has(selector))
    .flatMap(found => [
      ...callsTo(stage, contract, by, found).slice(0, 2),
      // whom it is about may have nothing: of nothing everybody has enough
      ...[coin, 0n].flatMap(value => callsTo(stage, contract, by, found, { values: [value] }).slice(0, 1)),
    ])
  if (members.length < 2 || members.length > mostMembers || 2 * (members.length + 1) * said.length > mostCalls) return []
  const goThrough = async (speakers: readonly string[], lent: Readonly<Record<string, string>> = {}) => {
    const people = [...speakers, stranger]
    const turns = times.flatMap(begin => people.map((from, nth) => ({ after: begin + nth * apart, from })))
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
  const together = await goThrough(members)
  const opened = shut.filter(selector => together?.has(selector))
  if (opened.length === 0) return []
  const calls = said.filter(({ selector }) => opened.includes(selector)).map(({ calldata }) => calldata)
  const names = constantsIn(plain).words.slice(0, 4)
  const worlds = await worldsOfLists(rpc, { address, calls, names, one: stranger, other: bystander }, hexNumber(stage.header.number))
  const alone = await Promise.all([
    ...members.map(one => goThrough([one])),
    // as a flag, and as a weight
    ...[yes, `0x${word(0xffffn)}`].flatMap(held => worlds.map(slots => goThrough([], Object.fromEntries(slots.map(slot => [slot, held]))))),
  ])
  const several = opened.filter(selector => alone.every(seen => seen !== undefined && !seen.has(selector)))
  const spoken = members.flatMap(one =>
    several.flatMap((selector): PowerCall[] => {
      const call = said.find(other => other.selector === selector)
      return call ? [{ ...call, caller: one, by: { address: one, role: 'controller' } }] : []
    }),
  )
  const others = await letInOthers(rpc, stage, known, { contract, accepted: spoken })
  return several.filter(selector => !others.includes(selector))
}

/** Accounts that stand in lists of a contract: whatever is counted in one of its first words, and lies behind that. */
async function membersOf(rpc: Rpc, { token, header }: Stage, { address, storage = new Map() }: Target): Promise<readonly string[]> {
  const slots = [...storage].flatMap(([slot, counted]) => entriesOf(slot, counted, mostMembers + 1))
  const [reply] = slots.length > 0 ? await rpc(storageOf(address, slots, hexNumber(header.number))) : []
  const read = reply?.ok ? [...(reply.value ?? new Map<string, string>())] : []
  const all = [...storage, ...read].map(([, held]) => held)
  const plain = all.flatMap(held => (/^0x0{24}/.test(held) && looksLikeAddress(held.slice(26)) ? [`0x${held.slice(26)}`] : []))
  return [...new Set(plain)].filter(one => one !== token.toLowerCase() && !isNobody(one))
}
