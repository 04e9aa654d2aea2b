import type { Evidence } from '../evidence/evidence.ts'
import type { Context, Source } from '../sources/index.ts'
import { deploymentsOf } from './deployments.ts'
import { endOf, type Gathered } from './gather.ts'

/** What is asked only after the first answers about a wallet named it: the code that it borrows, the contracts that it created. */
export async function followUp(gathered: Gathered, sources: readonly Source[], context: Context): Promise<Gathered> {
  if (gathered.subject.kind !== 'wallet') return gathered
  const [deployments, account] = await Promise.all([deploymentsOf(gathered, sources, context), accountOf(gathered, context)])
  const known: Partial<Evidence> = { ...gathered.known, ...(account && { account }), ...(deployments && { deployments }) }
  const { behaviour } = gathered.missing
  const missing = behaviour === undefined ? gathered.missing : { deployments: behaviour, ...gathered.missing }
  return { ...gathered, known, missing, tags: { ...gathered.tags, deployments: 'Creator' } }
}

/** The account with what an index knows of the source of the code that it borrows. */
async function accountOf({ subject, known: { account } }: Gathered, context: Context): Promise<Evidence['account'] | undefined> {
  if (account?.code.kind !== 'delegated' || account.code.wallet !== undefined) return undefined
  const { delegate } = account.code
  const { verifiedIn } = await import('../sources/explorer/verified.ts')
  const end = endOf(context)
  // the scan does not wait beyond its end for what is not decisive
  const found = await Promise.race([verifiedIn(delegate, subject.chain, context), end.reached().catch(() => undefined)])
  end.forget()
  return found && { ...account, code: { ...account.code, verified: found.verified }, proofs: [...account.proofs, found.proof] }
}
