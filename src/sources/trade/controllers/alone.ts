import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { attempt } from '../../attempt.ts'
import { headerOf } from '../../evm/block.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { operationsIn } from '../../evm/instructions.ts'
import type { Rpc } from '../../evm/pool.ts'
import { reachBeyond, reachOf } from '../../evm/reach.ts'
import { largest, word } from '../arguments.ts'
import { tellsTime } from './agreed.ts'
import { posingBeside } from './alike.ts'
import { bondsOf } from './bound.ts'
import { waitsForChosen } from './chosen.ts'
import { countingIn } from './counting.ts'
import { anyInLists, listsOf, type Worlds } from './in-lists.ts'
import { type Claim, mostFunctions, posingIn, refusing, type Script, type Seen, scriptOf, tries, triesTwice, waits } from './trying.ts'
import { ballotsFor, type Votes, votesInTime } from './voting.ts'
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
type Found = Obeying & { readonly script: Script; readonly now: bigint }

/**
 * What stands between a wish and a contract that passes calls on: it is seen to do what all whom it knows want together, and for
 * none of them alone; or what they want once a day has passed, and not before. `undefined` where that is not seen, so also of a
 * contract that does nothing for anybody, or that has a function which somebody may obey whom nobody has met: each must go
 * through for those who are known, or for the contract itself, or only begin a contract in which there is nothing. Where it may be
 * tokens that decide, all together have many of them, and each alone has what he has.
 */
export async function obeys(rpc: Rpc, claim: Claim, others: readonly string[], block: string, votes?: Votes): Promise<Obeying | undefined> {
  const bonds = await bondsOf(rpc, claim, block)
  let found = bonds && (await obeysNow(rpc, claim, others, block, votes))
  for (const bond of bonds ?? []) found ??= await obeysNow(rpc, claim, others, block, votes, bond)
  if (!bonds || found === undefined) return undefined
  const { script, now, ...obeying } = found
  if (bonds.length > 0) return (await waitsWhatever(rpc, found, claim, bonds)) ? obeying : undefined
  if (claim.codes.some(tellsTime) && !(await isSoOnAnyDay(rpc, script, obeying, now))) return undefined
  return obeying.kind === 'several' || (await sparesNone(rpc, await posingBeside(rpc, script, claim), now)) ? obeying : undefined
}

/** Most functions of which each is left out, and any two are tried by themselves. */
const mostPaired = 8

/** Whether a wish waits whatever is paid for it, whoever is no token, and though nobody objects: who does may lengthen the wait. */
async function waitsWhatever(rpc: Rpc, { kind, script, now }: Found, claim: Claim, bonds: readonly bigint[]): Promise<boolean> {
  const { bond: _, ...plain } = script
  const { functions } = plain
  if (kind !== 'timelock' || functions.length > mostPaired) return false
  const soon = now + waits.soon
  const worlds = (some: readonly ContractFunction[]): readonly Script[] => {
    const free = { ...plain, functions: some }
    return [free, ...bonds.map(bond => ({ ...free, bond }))]
  }
  const without = functions.map(one => functions.filter(other => other !== one))
  const pairs = functions.flatMap((one, at) => functions.slice(at).map(other => [one, other]))
  for (const one of [...without, ...pairs].flatMap(worlds)) {
    const seen = await triesTwice(rpc, { ...one, again: [soon], times: [soon] })
    if (seen?.acted !== false) return false
  }
  const silent = functions.filter(silentIn(claim.codes)).slice(0, mostLeftOut)
  for (const one of [functions, ...silent.map(left => functions.filter(other => other !== left))].flatMap(worlds)) {
    const posing = await posingBeside(rpc, one, claim)
    if (!(await isSoOnAnyDay(rpc, one, { kind }, now)) || !(await sparesNone(rpc, posing, now))) return false
  }
  return true
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
  bond?: bigint,
): Promise<Found | undefined> {
  const lonely = scriptOf(claim, others, block)
  const named = claim.codes.flatMap(functionsOf).filter(changesState)
  // of what no function is named for, and of other code, nobody can say that it went through
  const beyond = claim.codes.some(code => constantsIn(code).delegates || reachBeyond(code).calls)
  if (lonely.people.length === 0 || lonely.isCut || named.length > mostFunctions || beyond) return undefined
  // who is known may be a contract that takes no coins back
  const paying = bond !== undefined && { bond, people: [anybody, ...lonely.people] }
  const script = { ...lonely, prelude: votes ? await ballotsFor(rpc, votes, lonely.people, block) : [], ...paying }
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
      ...[seen.script, ...(await posingBeside(rpc, seen.script, claim))].map(script =>
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

/** Seconds from now: at odd times of each day of a week, less than a day apart so that none is left out whenever it begins; and in years. */
const oddDays = [81_173n, 160_319n, 243_517n, 321_721n, 403_867n, 480_013n, 561_019n, 2_603_387n, 31_561_811n, 315_400_739n]
/** Seconds ahead of when somebody calls; and larger numbers, which may be times or amounts. */
const [ahead, large] = [
  [60n, 1_800n],
  [2n ** 40n - 1n, 10n ** 18n, 2n ** 128n, largest],
]

/** Whether on none of these days one alone gets what takes several, whatever he says, nor all get at once what takes a day. */
async function isSoOnAnyDay(rpc: Rpc, script: Script, { kind }: Pick<Obeying, 'kind'>, now: bigint): Promise<boolean> {
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

const silentIn =
  (codes: readonly string[]) =>
  ({ selector }: ContractFunction): boolean =>
    codes.every(code => reachOf(code).get(selector)?.calls === false)

/** The same without a function that is told the same as another, or a name alone: what was planned, and would be done, may be called off as well, by what calls nobody. */
function withoutOne(script: Script, codes: readonly string[]): readonly Script[] {
  const { functions } = script
  const callsNobody = silentIn(codes)
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
