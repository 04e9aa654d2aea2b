import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { attempt } from '../../attempt.ts'
import { encodeCall, wordOf } from '../../evm/abi.ts'
import { headerOf } from '../../evm/block.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { operationsIn } from '../../evm/instructions.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { reachBeyond, reachOf } from '../../evm/reach.ts'
import { bytes } from '../../quantities.ts'
import { largest, word } from '../arguments.ts'
import { tellsTime } from './agreed.ts'
import { waitsForChosen } from './chosen.ts'
import { countingIn } from './counting.ts'
import { anyInLists, listsOf, type Worlds } from './in-lists.ts'
import {
  type Call,
  type Claim,
  mostFunctions,
  mostGas,
  posingIn,
  refusing,
  type Script,
  type Seen,
  scriptOf,
  tries,
  triesTwice,
  waits,
} from './trying.ts'
import { anybody } from './wishes.ts'

/**
 * Whether the contract does what one account alone wants, in the moment in which it wants it: every function is called by
 * every key and by everybody else who is met in its code or beside it, with a witness for the one to be called. `undefined`
 * where the node does not simulate.
 */
export async function actsForOne(rpc: Rpc, claim: Claim, others: readonly string[], block: string): Promise<boolean | undefined> {
  const script = scriptOf(claim, others, block)
  const runs = await Promise.all([script, ...posingIn(script, claim)].map(one => alone(rpc, one)))
  return runs.some(one => one === true) ? true : runs.includes(undefined) ? undefined : false
}

/** What stands between a wish and its execution; `delay` in seconds. */
type Obeying = { readonly kind: 'several' } | { readonly kind: 'timelock'; readonly delay: number }

/**
 * What stands between a wish and a contract that passes calls on: it is seen to do what all whom it knows want together, and for
 * none of them alone; or what they want once a day has passed, and not before. `undefined` where that is not seen, so also of a
 * contract that does nothing for anybody, or that has a function which somebody may obey whom nobody has met: each must go
 * through for those who are known, or for the contract itself, or only begin a contract in which there is nothing. Where it may be
 * tokens that decide, all together have many of them, and each alone has what he has.
 */
export async function obeys(rpc: Rpc, claim: Claim, others: readonly string[], block: string, votes?: Votes): Promise<Obeying | undefined> {
  const found = await obeysNow(rpc, claim, others, block, votes)
  if (found === undefined) return undefined
  const { script, now, ...obeying } = found
  if (claim.codes.some(tellsTime) && !(await isSoOnAnyDay(rpc, script, obeying, now))) return undefined
  return obeying.kind === 'several' || (await sparesNone(rpc, posingIn(script, claim), now)) ? obeying : undefined
}

/** Whether tokens have to wait as well as anybody else. */
async function sparesNone(rpc: Rpc, posing: readonly Script[], now: bigint): Promise<boolean> {
  const soon = now + waits.soon
  const runs = await Promise.all(posing.map(one => triesTwice(rpc, { ...one, again: [soon], times: [soon] })))
  return runs.every(one => one?.acted === false)
}

async function obeysNow(
  rpc: Rpc,
  claim: Claim,
  others: readonly string[],
  block: string,
  votes: Votes | undefined,
): Promise<(Obeying & { readonly script: Script; readonly now: bigint }) | undefined> {
  const lonely = scriptOf(claim, others, block)
  const named = claim.codes.flatMap(functionsOf).filter(changesState)
  // of what no function is named for, and of other code, nobody can say that it went through
  const beyond = claim.codes.some(code => constantsIn(code).delegates || reachBeyond(code).calls)
  if (lonely.people.length === 0 || lonely.isCut || named.length > mostFunctions || beyond) return undefined
  const script = { ...lonely, prelude: votes ? await ballotsFor(rpc, votes, lonely.people, block) : [] }
  const [seen, [header]] = await Promise.all([triesTwice(rpc, script), rpc(headerOf(block))])
  if (seen === undefined || !header.ok) return undefined
  const { words, people: members } = seen.script
  const spans = claim.codes.flatMap(spansIn)
  const lent = spans.map(span => `0x${word(span)}`)
  // one key may be too few to let itself have as many as are needed
  const itself = { ...seen.script, people: [claim.address], members, words: [...words, two, ...lent], times: spans }
  const worlds = listsOf(rpc, seen.script, claim.codes)
  const isMet = async (...runs: readonly (Seen | undefined)[]): Promise<boolean> => {
    const unmet = named.filter(({ selector }) => !runs.some(run => run?.passed.has(selector)))
    if (unmet.length === 0) return true
    // some are told how long something is to take
    const told = lent.length > 0 ? await tries(rpc, { ...seen.script, words: [...words, ...lent] }) : undefined
    const rest = unmet.filter(({ selector }) => !told?.passed.has(selector))
    return (rest.length === 0 && (seen.acted || told?.acted === false)) || begin(rpc, script, claim.codes, unmet)
  }
  const { timestamp: now } = header.value
  const made = <T extends Obeying>(obeying: T) => ({ ...obeying, script: seen.script, now })
  const [several, timelock] = [made({ kind: 'several' }), made({ kind: 'timelock', delay: 86_400 })]
  if (seen.acted) {
    const [own, listed, ...ones] = await Promise.all([
      tries(rpc, itself),
      anyInLists(rpc, seen.script, worlds),
      ...[seen.script, ...posingIn(seen.script, claim)].map(script =>
        alone(rpc, { ...script, times: [...ahead.map(span => now + span), ...large] }),
      ),
    ])
    if (listed || ones.some(one => one !== false)) return undefined
    // what was done as soon as enough agreed is done by hand where it failed
    return (await isMet(seen, own)) || (await isMet(seen, own, await tries(rpc, refusing(seen.script)))) ? several : undefined
  }
  const [waiting, own] = await Promise.all([waitsIn(rpc, seen.script, worlds, now), tries(rpc, itself)])
  const { late, listed, waited } = waiting
  if (waited) return (await isMet(seen, late, own)) ? timelock : undefined
  if (listed || late?.acted !== false) return undefined
  const kept = await Promise.all(withoutOne(seen.script, claim.codes).map(one => waitsIn(rpc, one, worlds, now)))
  if (kept.some(one => one.listed || one.early)) return undefined
  const done = kept.find(one => one.waited)
  if (done) return (await isMet(seen, late, own, done.late)) ? timelock : undefined
  // what waits for blocks has not seen them come
  const [code = '0x', ...behind] = claim.codes
  const counting = behind.length === 0 ? await countingIn(rpc, code, header.value) : undefined
  const counted = counting && (await waitsIn(rpc, { ...seen.script, counting: { ...counting, since: now } }, worlds, now))
  if (counted?.waited) return (await isMet(seen, counted.late, own)) ? timelock : undefined
  if (counted && (counted.listed || counted.late?.acted !== false)) return undefined
  const [chosen, voted] = await Promise.all([
    waitsForChosen(rpc, script, claim, now),
    // it takes many calls: where a node breaks off nothing is known, and nothing else is lost
    votes && attempt(votesInTime(rpc, seen.script, votes, now)),
  ])
  const runs = chosen ?? (voted && !(voted instanceof SourceError) ? [voted] : undefined)
  return runs && (await isMet(seen, own, ...runs)) ? timelock : undefined
}

/** Seconds from now: at odd times of each day of a week, and in years. */
const oddDays = [88_873n, 191_321n, 292_267n, 393_539n, 494_477n, 595_939n, 2_603_387n, 31_561_811n, 315_400_739n]
/** Seconds ahead of when somebody calls; and larger numbers, which may be times or amounts. */
const [ahead, large] = [
  [60n, 1_800n],
  [2n ** 40n - 1n, 10n ** 18n, 2n ** 128n, largest],
]

/** Whether on none of these days one alone gets what takes several, whatever he says, nor all get at once what takes a day. */
async function isSoOnAnyDay(rpc: Rpc, script: Script, { kind }: Obeying, now: bigint): Promise<boolean> {
  const [begins = now, ...again] = oddDays.map(span => now + span)
  const numbers = (from: bigint) => [...ahead.map(span => from + span), ...large]
  const hurried: readonly Script[] =
    kind === 'several'
      ? script.people.map(from => ({ ...script, prelude: [], people: [from, anybody, from], times: numbers(begins), begins, again }))
      : [begins, ...again].map(begins => ({
          ...script,
          begins,
          again: [begins + waits.soon],
          times: [begins + waits.soon, ...numbers(begins)],
        }))
  const runs = await Promise.all(hurried.map(one => triesTwice(rpc, one)))
  return runs.every(one => one?.acted === false)
}

const two = `0x${word(2n)}`

/** Spans of time that code may know, in seconds: an hour to a year; and how many are tried. */
const [shortest, longest, mostSpans] = [3_600n, 366n * 86_400n, 6]

/** Numbers in the code that may be spans of time: a contract lets itself have a delay that is neither too short nor too long. */
const spansIn = (code: string): readonly bigint[] =>
  [
    ...new Set(
      operationsIn(code).flatMap(({ operand }) => (operand !== undefined && operand >= shortest && operand <= longest ? [operand] : [])),
    ),
  ].slice(0, mostSpans)

/** Most functions that are left out, one at a time. */
const mostLeftOut = 4

/** The same without a function that is told the same as another, or a name alone: what was planned, and would be done, may be called off as well, by what calls nobody. */
function withoutOne(script: Script, codes: readonly string[]): readonly Script[] {
  const { functions } = script
  const callsNobody = ({ selector }: ContractFunction) => codes.every(code => reachOf(code).get(selector)?.calls === false)
  const isShared = (types: string) => types === 'bytes32' || functions.filter(other => other.arguments === types).length > 1
  const kindred = functions.filter(one => isShared(one.arguments) && callsNobody(one))
  return kindred.slice(0, mostLeftOut).map(left => ({ ...script, functions: functions.filter(one => one !== left) }))
}

/** What comes of a wish just before a day has passed, and of one that has waited longer than most must. */
async function waitsIn(rpc: Rpc, script: Script, worlds: Worlds, now: bigint): Promise<Waiting> {
  const inOrder = (isInOrder: boolean) => waitsSo(rpc, { ...script, isInOrder }, worlds, now)
  const first = await inOrder(false)
  // what may be planned again and again is planned anew where the plan comes before the deed
  if (first.listed || first.early || first.late?.acted !== false) return first
  return inOrder(true)
}

interface Waiting {
  /** Whether it was done before a day had passed, or that is not known. */
  readonly early: boolean
  readonly late: Seen | undefined
  /** Whether one of a list need not wait. */
  readonly listed: boolean
  readonly waited: boolean
}

async function waitsSo(rpc: Rpc, script: Script, worlds: Worlds, now: bigint): Promise<Waiting> {
  // some are told when it is to be done, or how long it is to wait
  const words = [...script.words, ...[60n, 3_600n].map(span => `0x${word(span)}`)]
  const soonest = { ...script, words, again: [now + waits.soon], times: [now + waits.soon] }
  const after = (span: bigint) => tries(rpc, { ...script, again: [now + span], times: [now + span] })
  const [soon, last, listed] = await Promise.all([tries(rpc, soonest), after(waits.late), anyInLists(rpc, soonest, worlds)])
  // what is not done in time may be too late
  const between = soon?.acted === false && last?.acted === false ? await after(waits.between) : undefined
  const late = between?.acted ? between : last
  const early = soon?.acted !== false
  return { early, late, listed, waited: !early && late?.acted === true && !listed }
}

/** Tokens that may be votes, and who has many of them, such as a pool. */
export interface Votes {
  readonly token: string
  readonly from: string
}

/** Gives everybody the same part of what somebody has, who then votes for himself. */
async function ballotsFor(rpc: Rpc, { token, from }: Votes, people: readonly string[], block: string): Promise<readonly Call[]> {
  const balance: Question<string> = {
    method: 'eth_call',
    params: [{ to: token, data: encodeCall('balanceOf(address)', from) }, block],
    result: bytes,
  }
  const [reply] = (await rpc(balance)) as [Reply<string>]
  const held = reply.ok ? wordOf(reply.value) : undefined
  if (held === undefined) return []
  const share = held / BigInt(people.length + 1)
  return people.flatMap((person): Call[] => [
    { from, to: token, data: encodeCall('transfer(address,uint256)', person, share), gas: mostGas },
    { from: person, to: token, data: encodeCall('delegate(address)', person), gas: mostGas },
  ])
}

const [hour, day] = [3_600n, 86_400n]
/** Most who vote, and when they come together, in seconds from now: all within a day, and as often on days of their own. */
const mostVoting = 4
const sittings = {
  soon: [60n, ...[2n, 4n, 6n, 8n, 10n, 12n, 14n, 16n, 18n, 20n, 22n].map(hours => hours * hour), waits.soon],
  late: [60n, ...[1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 11n, 15n, 22n, 33n].map(days => days * day + hour)],
}
const week = [1n, 2n, 3n, 4n, 5n, 6n, 7n]

/**
 * What comes of a wish that is put to the vote, and is done when its time has come; `undefined` unless that takes the same people longer
 * than a day, and on no day of the week it is done at once.
 */
async function votesInTime(rpc: Rpc, script: Script, votes: Votes, now: bigint): Promise<Seen | undefined> {
  const people = script.people.slice(0, mostVoting)
  const voting: Script = { ...script, people, prelude: await ballotsFor(rpc, votes, people, script.block), isVoted: true }
  const at = (times: readonly bigint[]) => tries(rpc, { ...voting, again: times.map(time => now + time) })
  const seen = await at(sittings.late)
  if (!seen?.acted) return undefined
  const onDays = week.map(days => now + days * day + hour)
  const hurried = await Promise.all([
    at(sittings.soon),
    ...onDays.map(begins => tries(rpc, { ...voting, begins, again: [begins + 60n, begins + hour] })),
  ])
  return hurried.every(one => one?.acted === false) ? seen : undefined
}

/** Whether these functions only begin a contract: they look nobody up, and go through for anybody where there is nothing in it yet. */
async function begin(rpc: Rpc, script: Script, codes: readonly string[], functions: readonly ContractFunction[]): Promise<boolean> {
  const [code = '0x', ...more] = codes
  const reach = reachOf(code)
  if (more.length > 0 || functions.some(({ selector }) => reach.get(selector)?.hashes !== false)) return false
  const seen = await tries(rpc, { ...script, people: [anybody], functions, prelude: [], isNew: true })
  return functions.every(({ selector }) => seen?.passed.has(selector))
}

/**
 * Each in a world of its own: what two of them agree upon is what the contract is for. What takes two of whom one may be anybody
 * takes one who has another account.
 */
async function alone(rpc: Rpc, script: Script): Promise<boolean | undefined> {
  const answers = await Promise.all(script.people.map(from => triesTwice(rpc, { ...script, prelude: [], people: [from, anybody, from] })))
  if (answers.some(answer => answer?.acted)) return true
  return answers.includes(undefined) ? undefined : false
}
