import { encodeCall, wordOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { changesState } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import { surveyCall } from '../evm/scout.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { openIn, prepared, type Screening, screen } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, officeOf } from './trials.ts'

/** Functions of the AccessManager of OpenZeppelin 5 (contracts/access/manager/IAccessManager.sol). */
const [grantRole, grants] = ['grantRole(uint64,address,uint32)', '0x25c471a0']
const roleOfFunction = 'getTargetFunctionRole(address,bytes4)'

/** Most who give themselves a role, functions that are looked at, and calls of each of them. */
const [mostGiving, mostFunctions, mostOfEach] = [3, 12, 3]

/**
 * What a contract that keeps roles for others opens to whoever gives himself one: under which role a function of the token stands is asked
 * of it, and that role is what he who may give roles gives himself first.
 */
export function managedCalls(
  rpc: Rpc,
  stage: Stage,
  { targets: [token, ...others] }: Controllers,
  screening: Screening,
): Promise<Screening>[] {
  const open = openIn(screening)
  return others
    .filter(({ functions }) => functions.some(({ selector }) => selector === grants))
    .flatMap(({ address: manager }) => {
      const giving = screening.accepted.filter(call => call.target === manager && call.selector === grants && !open.has(functionOf(call)))
      const givers = firstOfEach(giving, 1, officeOf)
        .map(({ by }) => by)
        .slice(0, mostGiving)
      const own = token.functions.filter(found => changesState(found) && !open.has(functionOf({ ...found, target: token.address })))
      return givers.length === 0 ? [] : [tried(rpc, stage, { token, manager, givers, functions: own.slice(0, mostFunctions) })]
    })
}

async function tried(
  rpc: Rpc,
  stage: Stage,
  {
    token,
    manager,
    givers,
    functions,
  }: {
    readonly token: Target
    readonly manager: string
    readonly givers: readonly Caller[]
    readonly functions: Target['functions']
  },
): Promise<Screening> {
  const questions = functions.map(({ selector }) => ({ target: manager, data: encodeCall(roleOfFunction, token.address, selector) }))
  const [reply] = await rpc(surveyCall({ accounts: [], questions, pairs: [] }, hexNumber(stage.header.number)))
  const calls = functions.flatMap((found, at) => {
    const answer = reply.ok ? reply.value.replies[at] : undefined
    const role = answer?.ok ? wordOf(answer.data) : undefined
    if (role === undefined) return []
    return givers.flatMap(by => {
      const steps = [callBy(by, manager, encodeCall(grantRole, role, by.address, 0n))]
      return callsTo(stage, token, by, found)
        .slice(0, mostOfEach)
        .map(call => ({ ...call, steps }))
    })
  })
  return screen(rpc, prepared(stage, calls, 'transactions'))
}
