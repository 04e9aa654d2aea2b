import { isName } from '../evm/constants.ts'
import type { Rpc } from '../evm/pool.ts'
import { inPlaceOf } from './arguments.ts'
import { names } from './harmless.ts'
import { calledFor, type Found, findOpening, tried } from './opening.ts'
import { wordsIn } from './said.ts'
import { purchase, purses, type Stage } from './stage.ts'
import { simulateCall, type Transaction } from './transactions.ts'
import { firstOfEach, functionOf, idleCall, type PowerCall, trialSize } from './trials.ts'
import { usual } from './usual.ts'

/** Most calls that are tried one by one, and of one function. */
const [mostApart, mostOfFunction] = [24, 6]

/**
 * How somebody comes to buy in a market in which a fresh account cannot: somebody opens it for all, or time does; he does something for himself;
 * or somebody with a say lets him in, which is tried where others `bought`: where nobody did, who is let in may be somebody special.
 */
export async function findWayIn(
  rpc: Rpc,
  stage: Stage,
  calls: readonly PowerCall[],
  bought: () => Promise<boolean>,
): Promise<Found | undefined> {
  const own = calls.filter(({ by }) => by.role === 'stranger')
  const others = calls.filter(({ by }) => by.role !== 'stranger')
  const [isBlind, open] = await Promise.all([isOpenToContracts(rpc, stage), findOpening(rpc, stage, others)])
  if (isBlind) return findOrdinaryAdmission(rpc, stage, own)
  return open ?? (await findAdmission(rpc, stage, own)) ?? ((await bought()) ? findLettingIn(rpc, stage, others) : undefined)
}

/**
 * A call that anybody can make for all, or for himself: he joins, agrees or registers. It must let in the second who makes it as well,
 * because what only the first can have, such as an office, lets nobody else in.
 */
async function findAdmission(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Found | undefined> {
  const strangers = forOthers(stage, calls)
  const [forAll, forHim] = await Promise.all([tried(rpc, stage, strangers), tried(rpc, stage, strangers.map(behindAnother(stage)))])
  // of several doors nobody knows which people are shown: where one leads to worse sales, none is told
  if (forHim.worse) return undefined
  if (forAll.opening) return calledFor(stage, forAll.opening, forAll.worse)
  return forHim.opening && letIn(stage, forHim.opening)
}

/** Whether somebody buys in the laboratory though nobody called anything before: there everybody is a contract, and some let in all contracts. */
async function isOpenToContracts(rpc: Rpc, stage: Stage): Promise<boolean> {
  const idle = idleCall(stage, { address: stage.actors.stranger, role: 'stranger' })
  return (await tried(rpc, stage, [idle])).opening !== undefined
}

/** The same in ordinary transactions, one by one: for a market that is open to contracts. */
async function findOrdinaryAdmission(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Found | undefined> {
  const possible = forOthers(stage, calls).filter(({ selector }) => !usual.has(selector))
  // what somebody agrees to by its name is worth more than a number
  const ranked = [...possible.filter(saysName), ...possible.filter(call => !saysName(call))]
  const own = firstOfEach(ranked.map(behindAnother(stage)), mostOfFunction, functionOf).slice(0, mostApart)
  const { actors, header } = stage
  const { stranger, bystander, randao } = actors
  const overrides = purses(stage, trialSize, [stranger, bystander])
  const replies = await Promise.all(
    own.map(async ({ steps = [], ...last }) => {
      const before = [...steps, last].map(
        ({ caller: from, target: to, calldata: data }, at): Transaction => ({ key: `${at}`, from, to, data }),
      )
      const transactions = [...before, ...purchase(stage, bystander, trialSize)]
      const [reply] = await rpc(simulateCall({ header, blocks: [{ after: 12, transactions }], overrides, randao }))
      return reply.ok && reply.value.get('buy')?.ok === true
    }),
  )
  const opening = own.find((_, at) => replies[at])
  return opening && letIn(stage, opening)
}

/**
 * A call by which somebody with a say lets in one account, as those do who keep a register of who may have a token. It must let in another
 * as well.
 */
async function findLettingIn(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Found | undefined> {
  const { stranger, bystander, buyer } = stage.actors
  const of = (account: string, call: PowerCall): PowerCall => ({ ...call, calldata: inPlaceOf(buyer, account, call.calldata) })
  const letting = calls
    .filter(call => isPlain(call) && names(call.calldata, buyer))
    .map((call): PowerCall => ({ ...of(bystander, call), steps: [of(stranger, call)] }))
  const { opening, worse } = await tried(rpc, stage, letting)
  return opening && !worse ? letIn(stage, opening, opening.caller) : undefined
}

/** Whether a call says a word that is a name, such as the hash of a text. */
const saysName = (call: PowerCall): boolean => wordsIn(call).some(word => isName(`0x${word}`) && !/^0{24}/.test(word))

/** Whether nothing comes before a call, nor with it. */
const isPlain = ({ value, steps }: PowerCall): boolean => value === undefined && steps === undefined

/** What is done for the one who trades later says nothing of others. */
const forOthers = ({ actors: { bystander, buyer } }: Stage, calls: readonly PowerCall[]): PowerCall[] =>
  calls.filter(call => isPlain(call) && !names(call.calldata, buyer) && !names(call.calldata, bystander))

/** The same by one who has not traded yet, behind the stranger. */
const behindAnother =
  ({ actors: { stranger, bystander } }: Stage) =>
  (call: PowerCall): PowerCall => {
    const calldata = inPlaceOf(stranger, bystander, call.calldata)
    return { ...call, caller: bystander, by: { ...call.by, address: bystander }, calldata, steps: [call] }
  }

/** The stage on which everybody makes this call for himself, or somebody makes it for him. */
function letIn(stage: Stage, { target, selector, calldata }: PowerCall, by?: string): Found {
  const { bystander, buyer } = stage.actors
  const admission = (account: string) => ({
    to: target,
    data: inPlaceOf(bystander, account, calldata),
    ...(by !== undefined && { from: by }),
  })
  const own = { target, selector, calldata: admission(buyer).data, ...(by !== undefined && { by }) }
  return { stage: { ...stage, admission }, how: proof => ({ own, proof }) }
}
