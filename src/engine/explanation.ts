import type { ExplainedRow, Explanation } from '../api/explanation.ts'
import { levelOf } from '../api/level.ts'
import type { EvidenceKind } from '../evidence/evidence.ts'
import { type Signal, signals, type Weight } from '../signals/index.ts'
import model from '../signals/woe-1.json' with { type: 'json' }
import { sources } from '../sources/index.ts'
import { decisiveChecks } from './decisive.ts'
import { weigh } from './score.ts'

/** Every signal, in the order in which checks are listed. */
export const explanations = (): Explanation[] => signals.map(explained)

/** The signal of that id, "token/sell-blocked". */
export function explanationOf(id: string): Explanation | undefined {
  const found = signals.find(signal => signal.id === id)
  return found && explained(found)
}

/** The model that the weights belong to, and the score of a scan in which nothing was found. */
export const modelFacts = { name: model.model, base: model.base } as const

function explained({ id, question, why, needs, weights, verify, remedy }: Signal): Explanation {
  const kind = id.startsWith('wallet/') ? 'wallet' : 'token'
  const weighs = Object.values(weights).some(({ tier }) => tier !== 'info')
  return {
    id,
    kind,
    question,
    why,
    proof: needs.map(evidence => ({
      evidence,
      means: meanings[evidence],
      sources: sources.filter(({ provides }) => provides.includes(evidence)).map(({ name }) => name),
    })),
    decisive: weighs ? decisiveFor(kind, needs) : [],
    rows: Object.entries(weights).map(([row, weight]) => rowOf(row, weight)),
    verify,
    remedy,
  }
}

function rowOf(row: string, { group, tier, solo, source }: Weight): ExplainedRow {
  const { decibans, cap } = weigh({ solo, tier })
  const level = tier === 'info' ? null : levelOf(Math.min(solo, cap))
  return { row, group, tier, solo, level, decibans: Math.round(decibans * 10) / 10, cap, source }
}

/** Names of the decisive checks that look at some of this evidence, whatever the chain. A scan without the oracle can do with lists that are fresh, and the reverse. */
const decisiveFor = (kind: 'wallet' | 'token', needs: readonly EvidenceKind[]): string[] => {
  const checks = Object.values(decisiveChecks).flatMap(family => family[kind])
  return [...new Set(checks.filter(({ restsOn }) => restsOn.some(kind => needs.includes(kind))).map(({ name }) => name))]
}

const meanings: Readonly<Record<EvidenceKind, string>> = {
  labels: 'label lists that come with the program',
  oracle: 'a sanctions list kept on the chain',
  freezes: 'freeze lists of stablecoins on the chain',
  account: 'balance, number of transactions sent and code of the account',
  activity: 'history of the wallet in an index of the chain',
  opinion: 'report of an external security provider',
  contract: 'code of the contract',
  token: 'what the contract answers about itself',
  identity: 'name, symbol and address beside the registry of known tokens',
  control: 'owner and administrator of the contract',
  creation: 'birth, source and holders of the contract in an index of the chain',
  market: 'pools and what they hold',
  trading: 'trades of fresh accounts, executed on a copy of the chain',
  powers: 'calls of the owner and of strangers, executed on a copy of the chain',
}
