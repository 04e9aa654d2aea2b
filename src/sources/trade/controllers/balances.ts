import { SourceError } from '../../../errors.ts'
import { attempt } from '../../attempt.ts'
import { wordOf } from '../../evm/abi.ts'
import type { Rpc } from '../../evm/pool.ts'
import { surveyCall } from '../../evm/scout.ts'
import { balanceOf } from '../router.ts'

/** How much of a token accounts have, in base units; those of whom it does not say are missing. */
export async function balancesOf(
  rpc: Rpc,
  token: string,
  accounts: readonly string[],
  block: string,
): Promise<ReadonlyMap<string, bigint>> {
  if (accounts.length === 0) return new Map()
  const questions = accounts.map(account => ({ target: token, data: balanceOf(account) }))
  const answers = await attempt(rpc(surveyCall({ accounts: [], questions, pairs: [] }, block)))
  if (answers instanceof SourceError) return new Map()
  const [reply] = answers
  const replies = reply.ok ? reply.value.replies : []
  return new Map(
    accounts.flatMap((account, at): [string, bigint][] => {
      const answer = replies[at]
      const held = answer?.ok ? wordOf(answer.data) : undefined
      return held === undefined ? [] : [[account, held]]
    }),
  )
}
