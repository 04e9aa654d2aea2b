import type { ContractFunction } from '../../evidence/contract.ts'
import { wordOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import { halvesIn } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { asksMuch, keyOf, names } from './harmless.ts'
import type { Screening } from './powers.ts'
import { runOnce } from './runs.ts'
import { wordsIn } from './said.ts'
import type { Stage } from './stage.ts'
import type { Outcome } from './transactions.ts'
import { type Apart, callBy, firstOfEach, functionOf, type PowerCall, shutIn } from './trials.ts'
import { usual } from './usual.ts'

/** Functions of a contract that may hand out a ticket, tickets of each, functions that may take one, who hands it in, and all of that. */
const [mostAsking, mostTickets, mostTaking, mostCallers, mostOfAll] = [6, 2, 3, 6, 24]
/** One word or more, of which one may be a hash: where code only looks something up under it, nobody can tell it from a number. */
const takesHash = /^(?=.*bytes32|uint256)(?:(?:u?int\d*|address|bool|bytes\d+),?)+$/
/** Seconds until it is handed in: at once, and after longer than most let somebody wait. */
const waits = [0, 33 * 86_400]
/** A hash has more digits than an account. */
const longerThanAccounts = /^(?!0{24}|f{24})/

/**
 * What is asked for by one call and done by another, which says the ticket that the first has handed out: a hash that the code makes up of
 * what nobody knows beforehand, and answers or logs. `worthy` are calls of those who know such a contract, each behind the asking.
 */
export async function ticketCalls(
  rpc: Rpc,
  stage: Stage,
  { targets, codes }: Controllers,
  { calls, accepted }: Screening,
  proving: Parameters<typeof runOnce>[4],
): Promise<Apart> {
  const found = await Promise.all(
    targets.map(async target => {
      const functions = target.functions.filter(changesState)
      const taking = functions.filter(takesTicket).filter(shutIn(accepted, target.address))
      const tried = new Set(calls.filter(call => call.target === target.address).map(({ selector }) => selector))
      const doors = taking.filter(({ selector }) => tried.has(selector)).slice(0, mostTaking)
      if (doors.length === 0) return []
      const handed = await Promise.all(
        askingOf(stage, target, accepted).map(async step => {
          const idle: PowerCall = { ...callBy(step.by, target.address, step.selector), steps: [step] }
          const { outcomes } = await runOnce(rpc, stage, idle, [], proving)
          return ticketsOf(outcomes.get('step/0'), step, codes).flatMap(ticket => handingIn(stage, target, doors, { step, ticket }))
        }),
      )
      return handed.flat()
    }),
  )
  return { worthy: [...new Map(found.flat().map(call => [`${keyOf(call)} ${call.wait}`, call])).values()].slice(0, mostOfAll), untried: [] }
}

/** Calls that may ask for something, of each function one about a holder and one about others: those that ask much, for whoever calls, come first. */
function askingOf({ actors }: Stage, { address }: Target, accepted: readonly PowerCall[]): readonly PowerCall[] {
  const own = accepted.filter(
    ({ target, selector, steps, value, calldata }) =>
      target === address &&
      steps === undefined &&
      value === undefined &&
      calldata.length > 10 &&
      !usual.has(selector) &&
      !givesUp.has(selector),
  )
  const isHis = ({ calldata, caller }: PowerCall) => names(calldata, caller)
  const asks = (call: PowerCall) => asksMuch.test(wordsIn(call).join(''))
  const rank = (call: PowerCall) => (isHis(call) ? 2 : 0) + (asks(call) ? 1 : 0)
  const sorted = [...own].sort((a, b) => rank(b) - rank(a))
  return firstOfEach(sorted, 1, call => `${functionOf(call)} ${names(call.calldata, actors.buyer)}`).slice(0, mostAsking)
}

/** Whether a function may take a ticket: halves of a signature are none. */
const takesTicket = ({ arguments: types }: ContractFunction): boolean => takesHash.test(types) && !halvesIn(types.split(','))

/** Words that a call answered or logged and that neither it nor the code had said. */
export function ticketsOf(
  outcome: Outcome | undefined,
  { calldata }: Pick<PowerCall, 'calldata'>,
  codes: readonly string[],
): readonly string[] {
  if (!outcome?.ok) return []
  const told = [outcome.data, ...outcome.logs.flatMap(({ topics, data }) => [...topics.slice(1), data])]
  const words = told.flatMap(data => data.slice(2).match(/.{64}/g) ?? [])
  const fresh = words.filter(one => longerThanAccounts.test(one) && !calldata.includes(one) && !codes.some(code => code.includes(one)))
  return [...new Set(fresh)].slice(0, mostTickets)
}

/** Calls of everybody who is known that say a ticket, at once and later: the step before them is the same, and so is what it hands out. */
function handingIn(
  stage: Stage,
  target: Target,
  doors: readonly ContractFunction[],
  { step, ticket }: { readonly step: PowerCall; readonly ticket: string },
): readonly PowerCall[] {
  const calls = target.callers.slice(0, mostCallers).flatMap(by => doors.flatMap(found => saying(stage, target, by, found, ticket)))
  return waits.flatMap(wait => calls.map(call => ({ ...call, steps: [step], ...(wait > 0 && { wait }) })))
}

/** A call of a function that may take a ticket, with this one; none of others. */
export function saying(stage: Stage, target: Target, by: Caller, found: ContractFunction, ticket: string): readonly PowerCall[] {
  const number = wordOf(`0x${ticket}`)
  if (number === undefined || !takesTicket(found)) return []
  return callsTo(stage, target, by, found, { words: [`0x${ticket}`], values: [number] })
    .filter(({ calldata }) => calldata.includes(ticket))
    .slice(0, 1)
}
