import type { Hex } from 'viem'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { encodeValues, wordOf } from '../../evm/abi.ts'
import type { Rpc } from '../../evm/pool.ts'
import { surveyCall } from '../../evm/scout.ts'

/** Functions that tell how much somebody may make: of bridges by EIP-7281, of minters as FiatToken has them. */
export const limits: Readonly<Record<string, string>> = {
  '0x0c05f82c': 'mintingMaxLimitOf(address)',
  '0x651fd268': 'mintingCurrentLimitOf(address)',
  '0x8a6db9c3': 'minterAllowance(address)',
}

/** Functions by which contracts tell who may command them: DAI, USDC and many of their kind. */
export const offices: Readonly<Record<string, string>> = {
  '0xbf353dbb': 'wards(address)',
  '0xaa271e1a': 'isMinter(address)',
  '0xf46eccc4': 'minters(address)',
  '0x3dd08c38': 'minter(address)',
  '0x2f54bf6e': 'isOwner(address)',
  '0x022914a7': 'owners(address)',
  '0xfe9fbb80': 'isAuthorized(address)',
  '0xb9181611': 'authorized(address)',
  '0x3a13e1af': 'authorizations(address)',
  '0x6d70f7ae': 'isOperator(address)',
  '0x13e7c9d8': 'operators(address)',
  '0x24d7806c': 'isAdmin(address)',
  '0x429b62e5': 'admins(address)',
  '0xb429afeb': 'isController(address)',
  '0xda8c229e': 'controllers(address)',
  '0xe43581b8': 'isGovernor(address)',
  '0x877b9a67': 'isIssuer(address)',
  '0x38a7543e': 'issuers(address)',
}

/** Holds no office anywhere: a contract that says yes to it says yes to everybody. */
const outsider = '0x5eed1ab05eed1ab05eed1ab05eed1ab05eed1ab1'
const [yes, no] = [1n, 0n]

/** Of these addresses those whom the contract itself names, each with the words in which it does. One round trip, none where it has no such function. */
export async function announcedBy(
  rpc: Rpc,
  token: string,
  { functions, accounts }: { readonly functions: readonly ContractFunction[]; readonly accounts: readonly string[] },
  block: string,
): Promise<ReadonlyMap<string, string>> {
  const nameOf = (selector: string) => offices[selector] ?? limits[selector]
  const asked = functions.map(({ selector }) => selector).filter(selector => nameOf(selector) !== undefined)
  const people = [outsider, ...accounts]
  if (asked.length === 0 || accounts.length === 0) return new Map()
  const questions = asked.flatMap(selector =>
    people.map(account => ({ target: token, data: encodeValues('address', [account], selector as Hex) })),
  )
  const [reply] = await rpc(surveyCall({ accounts: [], questions, pairs: [] }, block))
  if (!reply.ok) return new Map()
  const { replies } = reply.value
  const named = asked.flatMap((selector, nth) => {
    const answers = people.map((_, at) => {
      const answer = replies[nth * people.length + at]
      return answer?.ok ? wordOf(answer.data) : undefined
    })
    if (answers[0] !== no) return []
    const says = (answer: bigint | undefined) => answer === yes || (selector in limits && answer !== undefined && answer > yes)
    return accounts.flatMap((account, at) => (says(answers[at + 1]) ? [[account, `the answer of ${nameOf(selector)}`] as const] : []))
  })
  return new Map(named)
}
