import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { attempt } from '../../attempt.ts'
import { addressOf } from '../../evm/abi.ts'
import { changesState } from '../../evm/code.ts'
import { looksLikeAddress } from '../../evm/constants.ts'
import type { Reply, Rpc } from '../../evm/pool.ts'
import { type Report, surveyCall } from '../../evm/scout.ts'
import type { Gate } from './doors.ts'
import type { Named } from './events.ts'
import { getterNames } from './getters.ts'

/** Most getters of one contract that are asked. */
export const mostGetters = 48

/** Selectors of functions that take nothing and change nothing. */
export const gettersIn = (functions: readonly ContractFunction[]): readonly string[] =>
  functions.flatMap(found => (!changesState(found) && found.arguments === '' ? [found.selector] : []))

/** Addresses that getters answered. */
export function saidIn(getters: readonly string[], report: Report | undefined): (Named & { readonly size: bigint })[] {
  return getters.flatMap((selector, at) => {
    const reply = report?.replies[at]
    const address = reply?.ok ? addressOf(reply.data) : undefined
    const foundAt = `the answer of ${getterNames[selector] ?? `${selector}()`}`
    // an amount or a time is no address
    return address === undefined || !reply || !looksLikeAddress(address.slice(2)) ? [] : [{ address, foundAt, size: reply.codeSize }]
  })
}

/** Asks getters that only became known with the code behind a proxy. A node that refuses leaves who they name among the hidden. */
export async function saidTo(rpc: Rpc, token: string, all: readonly string[], block: string): Promise<ReturnType<typeof saidIn>> {
  const getters = all.slice(0, mostGetters)
  if (getters.length === 0) return []
  const questions = getters.map(data => ({ target: token, data }))
  const reply = await attempt(rpc(surveyCall({ accounts: [], questions, pairs: [] }, block)))
  return saidIn(getters, reply instanceof SourceError || !reply[0].ok ? undefined : reply[0].value)
}

/** Whom contracts that the token asks name to everybody, each with the words in which they do. */
export async function saidByGates(rpc: Rpc, gates: readonly Gate[], block: string): Promise<ReadonlyMap<string, string>> {
  const said = await Promise.all(
    gates.map(async ({ address, getters, keepers }) => {
      const answers = keepers.length === 0 ? [] : await saidTo(rpc, address, getters, block)
      return answers.map(one => [one.address, `${one.foundAt} of ${address}`] as const)
    }),
  )
  return new Map(said.flat())
}

/** The first answer, unless the node failed or refused. */
export const first = <T>(answer: readonly [Reply<T>] | SourceError): T | undefined =>
  answer instanceof SourceError ? undefined : answered(answer[0])

/** `undefined` for a refusal, and for nothing asked. */
const answered = <T>(reply: Reply<T> | undefined): T | undefined => (reply?.ok ? reply.value : undefined)
