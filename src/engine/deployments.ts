import { parseAddress } from '../chains/index.ts'
import { NotATokenError } from '../errors.ts'
import type { Deployments, Tried } from '../evidence/deployments.ts'
import type { Subject } from '../evidence/evidence.ts'
import { signalsFor } from '../signals/index.ts'
import type { Context, Source } from '../sources/index.ts'
import { type Gathered, gather } from './gather.ts'
import { judge } from './judge.ts'

/** Contracts that are tried, the newest first: each takes a handful of requests, and all go out at once. */
const mostTried = 5

/** Groups of the model in which a finding of tier A says that a buyer was robbed. */
const traps: ReadonlySet<string> = new Set(['exit', 'tax', 'seize'])

/** Trades in the tokens that a wallet created. What could not be tried is told as such. */
export async function deploymentsOf(
  { subject, known }: Gathered,
  sources: readonly Source[],
  context: Context,
): Promise<Deployments | undefined> {
  const { behaviour } = known
  if (!behaviour?.created) return undefined
  const { contracts, named } = behaviour.created
  const traders = sources.filter(({ provides }) => provides.includes('trading'))
  const tried = await Promise.all(
    contracts
      .slice(0, mostTried)
      .map(contract =>
        tryOut(
          { ...subject, kind: 'token', address: parseAddress(contract, subject.chain, { kind: 'token' }), given: contract },
          traders,
          context,
        ),
      ),
  )
  return { created: contracts.length, complete: behaviour.read.complete, tried, named, proofs: behaviour.proofs }
}

async function tryOut(subject: Subject, sources: readonly Source[], context: Context): Promise<Tried> {
  const contract = String(subject.address)
  // the first trades alone: everything else takes three times as long
  const gathered = await gather(subject, sources, { ...context, fast: true }, { offline: false })
  const { known, missing, essentialFailure } = gathered
  for (const { signal, verdict } of judge(gathered, signalsFor('token', subject.chain.family.name))) {
    if (verdict.outcome !== 'raised') continue
    const weight = signal.weights[verdict.row]
    if (weight?.tier === 'A' && traps.has(weight.group))
      return {
        contract,
        outcome: 'trap',
        sentence: verdict.sentence,
        proofs: verdict.proofs ?? signal.needs.flatMap(kind => known[kind]?.proofs ?? []),
      }
  }
  if (essentialFailure instanceof NotATokenError || (known.token && known.token.kind === 'unknown'))
    return { contract, outcome: 'no token' }
  if (known.trading?.sales.some(({ ok }) => ok)) return { contract, outcome: 'sound' }
  const failed = !known.trading && known.market?.pools.length !== 0
  return { contract, outcome: 'unknown', reason: essentialFailure?.message ?? missing.trading ?? 'nobody was seen to sell', failed }
}
