import { SourceError } from '../../errors.ts'
import { encodeCall, wordOf } from '../evm/abi.ts'
import { balanceOf } from '../trade/router.ts'
import { isContractAccount, readAccount } from './account.ts'
import { hexOf } from './address.ts'
import type { Ask, TronHost } from './grid.ts'
import type { HolderList } from './holders.ts'
import { survey } from './survey.ts'

/** What holders are and have now; the index that named them may be behind. */
export interface Look {
  /** Of the whole list, where the node could be made to look; otherwise of the sample, 1 for any contract. */
  readonly codeSizes: ReadonlyMap<string, bigint>
  readonly balances: ReadonlyMap<string, bigint | undefined>
  /** Those whom the token itself names as frozen, where it was asked. */
  readonly frozen: ReadonlySet<string>
}

interface Subjects {
  readonly token: string
  /** Everybody on the list, in base58. */
  readonly listed: readonly string[]
  readonly sample: HolderList['rows']
  /** Asks the token whom it has frozen. Only one that is known is asked: any other could name all its victims. */
  readonly asksFreezes: boolean
}

/** Looks at holders in one call where the node runs programs. Rejects with `SourceError`. */
export async function lookAt(host: TronHost, ask: Ask, { token, listed, sample, asksFreezes }: Subjects): Promise<Look> {
  const about = (data: (address: string) => string) => sample.map(({ address }) => ({ target: hexOf(token), data: data(hexOf(address)) }))
  const questions = [...about(balanceOf), ...(asksFreezes ? about(address => encodeCall('isBlackListed(address)', address)) : [])]
  const { replies, accounts } = await survey(host, ask, { accounts: listed.map(hexOf), questions, pairs: [] })
  const answer = (at: number) => (replies[at]?.ok ? wordOf(replies[at].data) : undefined)
  const codeSizes = accounts
    ? new Map(listed.flatMap((address, at) => (accounts[at] ? [[address, accounts[at].codeSize] as const] : [])))
    : await sizesByAccount(host, ask, sample)
  return {
    codeSizes,
    balances: new Map(sample.map(({ address }, at) => [address, answer(at)])),
    frozen: new Set(sample.flatMap(({ address }, at) => (asksFreezes && answer(sample.length + at) === 1n ? [address] : []))),
  }
}

/** Accounts of contracts say what they are. */
async function sizesByAccount(host: TronHost, ask: Ask, sample: HolderList['rows']): Promise<Map<string, bigint>> {
  const looked = await Promise.all(
    sample.map(async ({ address }) => {
      try {
        const { state } = await readAccount(host, ask, address)
        return state ? ([[address, isContractAccount(state) ? 1n : 0n]] as const) : []
      } catch (error) {
        if (error instanceof SourceError) return []
        throw error
      }
    }),
  )
  return new Map(looked.flat())
}
