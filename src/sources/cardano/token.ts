import { NotATokenError } from '../../errors.ts'
import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { Evidence, Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Holder, Holders } from '../../evidence/holders.ts'
import type { Identity } from '../../evidence/identity.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import type { Token } from '../../evidence/token.ts'
import type { Transferability } from '../../evidence/transferability.ts'
import { identityOf } from '../identity.ts'
import type { Context } from '../source.ts'
import { type AssetId, assetId, isFingerprint, nameText, spelled } from './asset.ts'
import { credentialsOf } from './credentials.ts'
import type { Asset, CardanoIndex, Holding } from './index-of-cardano.ts'
import { type Rule, ruleOf } from './script.ts'
import { slotToDate } from './slots.ts'

/**
 * A native asset. Its policy id is the hash of the only script that can mint and burn it, so the script tells for good who
 * can. One round trip reads asset, script and holders, a second the rest of a longer list of holders; a fingerprint has to
 * be looked up first, because it is a hash of the id.
 */
export async function readToken({ chain, address }: Subject, index: CardanoIndex, context: Context): Promise<Findings> {
  const nothing = (why: string, hint: string) => new NotATokenError({ chain: chain.name, why, hint })
  const id = isFingerprint(address) ? await index.find(address, context) : assetId(address)
  if (!id) throw nothing('no asset has this fingerprint', 'Give its policy id and name in hex, as explorers show them.')
  const asset = await index.asset(id, context)
  if (!asset) throw nothing('nothing with this policy id and name was ever minted', 'Check the address: a policy id alone names no token.')

  const rule = ruleOf(id.policy, asset.script, asset.tip.slot)
  const proof: Proof = { source: index.name, method: index.methods.script, params: { script: id.policy }, result: rule.words }
  const all = await allHolders(id, asset, index, context)
  const holders = holdersOf(all, asset)
  const facts = tokenOf(id, asset)
  const transferability = transferabilityOf(id, asset, rule, all)
  const known: Partial<Evidence> = {
    token: facts,
    identity: identify(chain.id, id, facts, asset),
    ...(rule.kind !== 'unknown' && { control: controlOf(id, rule, proof), powers: powersOf(id, rule, asset, proof) }),
    ...((asset.created || asset.holders?.count !== undefined) && {
      creation: {
        ...(asset.created && { at: asset.created }),
        ...(asset.holders?.count !== undefined && { holders: asset.holders.count }),
        proofs: asset.proofs,
      },
    }),
    ...(holders && { holders }),
    ...(transferability && { transferability }),
  }
  return {
    known,
    missing: {
      ...(rule.kind === 'unknown' && {
        control: `the minting policy is not known: ${rule.words}`,
        powers: `the minting policy is not known: ${rule.words}`,
      }),
      ...(!holders && { holders: 'the list of holders is too long to be read, or was not answered' }),
      ...(!transferability && { transferability: 'who holds it was not read, so a programmable token cannot be told from a plain one' }),
      ...(!asset.created && { creation: `${index.name} does not know when it was first minted` }),
      market: 'the exchanges of Cardano are not read',
    },
    tags: {
      token: 'Metadata',
      identity: 'Identity',
      control: 'Policy',
      powers: 'Policy',
      creation: 'Explorer',
      holders: 'Holders',
      transferability: 'State',
    },
    block: { number: asset.tip.height, hash: asset.tip.hash, time: asset.tip.at },
  }
}

/** Every address that holds it; `undefined` where that is not certain. */
async function allHolders(id: AssetId, { holders }: Asset, index: CardanoIndex, context: Context): Promise<readonly Holding[] | undefined> {
  if (!holders || holders.complete) return holders?.first
  if (holders.count === undefined) return undefined
  const more = await index.moreHolders(id, holders.count, context)
  return more && [...holders.first, ...more]
}

function tokenOf(id: AssetId, { registry, onChain, supply, proofs }: Asset): Token {
  const own = nameText(id.name)
  const [name, symbol] = [registry?.name ?? onChain?.name ?? own, registry?.ticker ?? onChain?.ticker ?? own]
  const decimals = registry?.decimals ?? onChain?.decimals
  return {
    ...(name !== undefined && { name }),
    ...(symbol !== undefined && { symbol }),
    ...(decimals !== undefined && { decimals }),
    ...(supply !== undefined && { totalSupply: supply }),
    kind: 'native asset',
    proofs,
  }
}

/** A token has up to three names: in the registry, in its metadata on the chain, and in its id. Each may be the one that deceives. */
function identify(chainId: number, id: AssetId, facts: Token, { onChain }: Asset): Identity {
  const own = nameText(id.name)
  const spellings = [
    { name: facts.name, symbol: facts.symbol },
    { name: onChain?.name, symbol: onChain?.ticker },
    { name: own, symbol: own },
  ]
  const [first, ...more] = spellings.map(spelling => identityOf(chainId, `${id.policy}.${id.name}`, spelling)) as [Identity, ...Identity[]]
  return {
    ...first,
    resembles: [first, ...more].flatMap(({ resembles }) => resembles),
    tricks: [...new Set([first, ...more].flatMap(({ tricks }) => tricks))],
    ...([first, ...more].some(({ site }) => site) && { site: true as const }),
  }
}

/** What the controller is called: a key by its hash, any other by the policy id. */
function controllerOf({ policy }: AssetId, { kind, keys }: Rule): { owner: string | null; ownerKind: ControllerKind } {
  if (kind === 'nobody') return { owner: null, ownerKind: 'nobody' }
  const [key] = keys
  if (kind === 'account' && key !== undefined) return { owner: key, ownerKind: 'account' }
  return { owner: policy, ownerKind: kind === 'several' || kind === 'program' ? kind : 'unknown' }
}

const controlOf = (id: AssetId, rule: Rule, proof: Proof): Control => ({ ...controllerOf(id, rule), proofs: [proof] })

/** A lock that is further away than this locks nothing that a buyer of today would wait for. */
const farAway = 365n * 86_400n

function powersOf(id: AssetId, rule: Rule, { mints, tip }: Asset, proof: Proof): Powers {
  const { owner, ownerKind } = controllerOf(id, rule)
  if (owner === null) return { callers: [], tried: 0, accepted: 0, effects: [], proofs: [proof] }
  const until = rule.until === undefined || rule.until > tip.slot + farAway ? undefined : slotToDate(rule.until)
  const role = rule.kind === 'anybody' ? 'stranger' : 'owner'
  const effect: PowerEffect = {
    kind: 'mints',
    caller: owner,
    role,
    callerKind: ownerKind,
    granted: 'policy',
    ...(until && { until }),
    ...(mints !== undefined && { uses: mints }),
    proof,
  }
  return { callers: [{ address: owner, role, kind: ownerKind }], tried: 0, accepted: 0, effects: [effect], proofs: [proof] }
}

/** Of a list that was cut the rest may hold more: only who holds a fifth of everything is a finding then. */
function holdersOf(all: readonly Holding[] | undefined, { supply, holders, proofs }: Asset): Holders | undefined {
  const top = walletsIn(all ?? holders?.first ?? [])
  if (all) return { count: { value: all.length, atLeast: false }, top: top.slice(0, 20), proofs }
  const large = supply === undefined ? [] : top.filter(({ amount }) => amount * 5n >= supply)
  return large.length > 0 ? { top: large, proofs } : undefined
}

/** Holders, largest first. The addresses of one wallet share their stake credential and count as one, under the largest of them. */
function walletsIn(holdings: readonly Holding[]): Holder[] {
  const wallets = new Map<string, Holder>()
  const largest = [...holdings].sort((a, b) => (a.amount === b.amount ? (a.address < b.address ? -1 : 1) : a.amount < b.amount ? 1 : -1))
  for (const { address, amount } of largest) {
    const { payment, stake } = credentialsOf(address)
    const isScript = payment?.kind === 'script'
    const key = stake && !isScript ? `${stake.kind} ${stake.hash}` : address
    const known = wallets.get(key)
    if (known) wallets.set(key, { ...known, amount: known.amount + amount })
    else wallets.set(key, { address, amount, kind: isScript ? 'contract' : 'account' })
  }
  return [...wallets.values()].sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
}

/**
 * The ledger moves plain native assets without asking anybody: no policy can stop, freeze or tax them. A programmable token
 * (CIP-113) is a native asset too, but all of it sits at one script, each holder's part under a stake credential of its own,
 * and that script decides about every transfer.
 */
function transferabilityOf(
  id: AssetId,
  { holders, proofs }: Asset,
  rule: Rule,
  all: readonly Holding[] | undefined,
): Transferability | undefined {
  const seen = all ?? holders?.first
  const parts = seen?.map(({ address }) => credentialsOf(address))
  const script = parts?.[0]?.payment
  const together = script?.kind === 'script' && parts?.every(({ payment }) => payment?.kind === 'script' && payment.hash === script.hash)
  const owners = new Set(parts?.flatMap(({ stake }) => (stake ? [stake.hash] : [])))
  const [proof] = proofs
  if (together && script && owners.size > 1) {
    return { obstacles: [{ kind: 'hook', by: script.hash }], proofs: proof ? [proof] : [] }
  }
  // the standard mints by a program and lets no key hold what it minted
  const native = rule.kind !== 'program' && rule.kind !== 'unknown'
  if (!native && (seen === undefined || seen.length === 0 || together)) return undefined
  return {
    obstacles: [],
    fee: 0,
    proofs: [
      {
        source: 'Ledger',
        method: 'rule',
        params: { asset: spelled(id) },
        result: 'a plain native asset: its policy is asked when it is minted or burned, and never when it moves',
      },
    ],
  }
}
