import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeValues, wordOf } from '../evm/abi.ts'
import { changesState, functionsOf } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { experimentInOneCall } from './lab.ts'
import { experimentOf, openIn, prepared, run, type Screening, screen } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, officeOf } from './trials.ts'

/** Most functions of somebody, getters that are asked, numbers that they may answer, and calls. */
const [mostFunctions, mostGetters, mostSaid, mostCalls] = [4, 24, 6, 96]
/** A number of a group and what is set for it. */
const ofGroup = /^(?:uint\d*|bytes32),(?:uint\d*|bool)$/
/** What is larger is an amount, a time or a hash. */
const largest = 2n ** 24n
const first: readonly bigint[] = [0n, 1n, 2n, 3n]
const settings: readonly bigint[] = [0n, 1n, 99n, 9_900n]

/**
 * What is set for a group of holders, such as a class, a tier or a week, under its number: that which the token says of a holder once he has
 * bought, and the first few.
 */
export function groupedCalls(
  rpc: Rpc,
  stage: Stage,
  { targets: [token], codes }: Controllers,
  { accepted, suspects }: Screening,
): Promise<Screening>[] {
  const [open, guilty] = [openIn({ accepted }), new Set(suspects.map(({ call }) => functionOf(call)))]
  const own = accepted.filter(call => call.target === token.address && !open.has(functionOf(call)) && !guilty.has(functionOf(call)))
  const doors = firstOfEach(own, 1, officeOf).flatMap(({ by, selector }) => {
    const found = token.functions.find(one => one.selector === selector)
    return found && ofGroup.test(found.arguments) ? [{ by, found }] : []
  })
  const getters = codes
    .flatMap(functionsOf)
    .filter(one => !changesState(one) && one.arguments === 'address')
    .slice(0, mostGetters)
  return doors.length === 0 || getters.length === 0
    ? []
    : [tried(rpc, stage, token.address, { doors: doors.slice(0, mostFunctions), getters })]
}

async function tried(
  rpc: Rpc,
  stage: Stage,
  token: string,
  {
    doors,
    getters,
  }: {
    readonly doors: readonly { readonly by: Caller; readonly found: ContractFunction }[]
    readonly getters: readonly ContractFunction[]
  },
): Promise<Screening> {
  const { buyer } = stage.actors
  const looks = getters.map(({ selector }) => ({
    key: selector,
    to: token,
    data: encodeValues('address', [buyer], selector as `0x${string}`),
  }))
  const findings = await run(rpc, experimentInOneCall(experimentOf(stage, [looks], [], {})))
  const said = [...(findings?.trials[0]?.values() ?? [])].flatMap(({ ok, data }) => (ok && data.length === 66 ? (wordOf(data) ?? []) : []))
  const groups = [...new Set([...said.filter(value => value > 3n && value < largest).slice(0, mostSaid), ...first])]
  const calls = doors.flatMap(({ by, found: { selector, arguments: types } }) =>
    groups.flatMap(group =>
      (types.endsWith('bool') ? [true, false] : settings).flatMap(setting => {
        const key = types.startsWith('bytes32') ? `0x${group.toString(16).padStart(64, '0')}` : group
        return fits(types, [key, setting]) ? [callBy(by, token, encodeValues(types, [key, setting], selector as `0x${string}`))] : []
      }),
    ),
  )
  return screen(rpc, prepared(stage, calls.slice(0, mostCalls), 'transactions'))
}

/** Whether small types have room for what is put into them. */
const fits = (types: string, values: readonly unknown[]): boolean =>
  types.split(',').every((type, at) => {
    const value = values[at]
    return typeof value !== 'bigint' || value <= (type === 'uint8' ? 255n : type === 'uint16' ? 65_535n : largest)
  })
