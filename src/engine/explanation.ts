import type { ExplainedRow, Explanation } from '../api/explanation.ts'
import { levelOf } from '../api/level.ts'
import { chains } from '../chains/index.ts'
import type { EvidenceKind } from '../evidence/evidence.ts'
import { askedOn, type FamilyName, type Signal, signals, type Weight } from '../signals/index.ts'
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

function explained(signal: Signal): Explanation {
  const { id, question, why, needs, weights, verify, remedy, elsewhere } = signal
  const kind = id.startsWith('wallet/') ? 'wallet' : 'token'
  const weighs = Object.values(weights).some(({ tier }) => tier !== 'info')
  const decisive = (needed: readonly EvidenceKind[], families: readonly FamilyName[]) => (weighs ? decisiveFor(kind, needed, families) : [])
  const families = (Object.keys(decisiveChecks) as FamilyName[]).filter(
    family => decisiveChecks[family][kind].length > 0 && askedOn(signal, family),
  )
  const others = elsewhere.flatMap(({ on }) => on)
  const plainly = families.filter(family => !others.includes(family))
  return {
    id,
    kind,
    question,
    why,
    // where every family has its own way, the first one stands for what is asked
    proof: proofOf(needs, kind, plainly.length > 0 ? plainly : families),
    decisive: decisive(needs, plainly),
    rows: Object.entries(weights).map(([row, weight]) => rowOf(row, weight)),
    verify,
    repeat: repeatOf(id, kind, proofOf(needs, kind, families)),
    remedy,
    families,
    elsewhere: elsewhere.map(other => ({
      families: other.on,
      proof: proofOf(other.needs, kind, other.on),
      decisive: decisive(other.needs, other.on),
      verify: other.verify,
      remedy: other.remedy,
    })),
    limits: families.flatMap(family => (decisiveChecks[family].limits?.[kind] ?? []).map(({ name, why }) => ({ family, name, why }))),
  }
}

function proofOf(needs: readonly EvidenceKind[], kind: 'wallet' | 'token', families: readonly FamilyName[]): Explanation['proof'] {
  const home = chains.filter(({ family }) => families.includes(family.name))
  const able = sources.filter(({ covers }) => home.some(chain => covers(chain, kind, { provider: true, keys: {} })))
  return needs.map(evidence => ({
    evidence,
    means: evidence === 'powers' && !families.some(family => family === 'evm' || family === 'tron') ? rights : meanings[evidence],
    sources: able.filter(({ provides }) => provides.includes(evidence)).map(({ name }) => name),
  }))
}

/** What a proof of each source is: a JSON-RPC request, a document of a host, or a line of a list. */
const forms: Readonly<Record<string, 'request' | 'document' | 'list'>> = {
  Lists: 'list',
  Node: 'request',
  Solana: 'request',
  'XRP Ledger': 'request',
  Explorer: 'document',
  GoPlus: 'document',
  Esplora: 'document',
  TronGrid: 'document',
  Koios: 'document',
}

function repeatOf(id: string, kind: 'wallet' | 'token', proof: Explanation['proof']): Explanation['repeat'] {
  const asked = new Set(proof.flatMap(({ sources }) => sources.map(source => forms[source])))
  const scan = `chainvet scan ${kind} ADDRESS \\`
  const checks = kind === 'wallet' ? '.security_summary' : '.token_data'
  const many = proof.some(({ evidence }) => evidence === 'powers')
  return [
    ...(asked.has('request')
      ? [
          {
            says:
              'The evidence of the check holds each request to a node, with its block. This sends the first one again; `cast rpc --raw ' +
              `METHOD PARAMS --rpc-url NODE\` does the same.${many ? ' Calls that came to nothing are counted there, and kept by --evidence.' : ''}`,
            lines: [
              scan,
              '  -c CHAIN --json |',
              `jq -c '${checks}.checks[]`,
              '  | select(.id ==',
              `    "${id}")`,
              '  | .evidence[] | select(.params)',
              '  | {jsonrpc: "2.0", id: 1,',
              "     method, params}' |",
              'head -n 1 | curl -s --json @- NODE',
            ],
          },
        ]
      : []),
    ...(asked.has('document')
      ? [{ says: 'Evidence that begins with GET is a document of an index or provider, behind its address.', lines: ['curl -s HOST/PATH'] }]
      : []),
    ...(asked.has('list')
      ? [{ says: 'Evidence of a list names it and its date; the lists here, and where each came from:', lines: ['chainvet data status'] }]
      : []),
    {
      says: 'All at once: keep every answer, and recompute the verdict from them without a network.',
      lines: [scan, '  -c CHAIN --evidence DIR', 'chainvet replay DIR'],
    },
  ]
}

function rowOf(row: string, { group, tier, solo, source }: Weight): ExplainedRow {
  const { decibans, cap } = weigh({ solo, tier })
  const level = tier === 'info' ? null : levelOf(Math.min(solo, cap))
  return { row, group, tier, solo, level, decibans: Math.round(decibans * 10) / 10, cap, source }
}

/** Names of the decisive checks of some families that look at some of this evidence. A scan without the oracle can do with lists that are fresh, and the reverse. */
const decisiveFor = (kind: 'wallet' | 'token', needs: readonly EvidenceKind[], families: readonly FamilyName[]): string[] => {
  const checks = families.flatMap(family => decisiveChecks[family][kind])
  return [...new Set(checks.filter(({ restsOn }) => restsOn.some(kind => needs.includes(kind))).map(({ name }) => name))]
}

/** Where nothing is executed, powers are read. */
const rights = 'rights that the chain keeps for an authority, an issuer or a minting policy'

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
  providers: 'who can take the liquidity of the deepest pool away',
  trading: 'trades of fresh accounts, executed on a copy of the chain',
  powers: 'calls of the owner and of strangers, executed on a copy of the chain',
  exposure: 'dealings with parties that a list names',
  behaviour: 'how the wallet deals with others, in an index of the chain',
  deployments: 'trades in the tokens that the wallet created, executed on a copy of the chain',
  permissions: 'keys and accounts that may move what the wallet holds',
  mixing: 'shapes of joint transactions (CoinJoin) in the history of the wallet',
  cluster: 'addresses that signed together with the wallet',
  transferability: 'whether the rules of the chain let holders pass the token on',
  holders: 'largest holders of the token',
  transfers: 'transfers by real holders, executed one by one',
  issue: 'the sale that the issuer announced with the token',
  options: 'options of the token that hide or bend what holders see',
}
