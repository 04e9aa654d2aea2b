import fc from 'fast-check'
import { chainNamed } from '../../src/chains/index.ts'
import type { Gathered } from '../../src/engine/gather.ts'
import { judge } from '../../src/engine/judge.ts'
import { type Verdict, verdictOn } from '../../src/engine/verdict.ts'
import type { Evidence, EvidenceKind, Subject } from '../../src/evidence/evidence.ts'
import type { PowerEffect } from '../../src/evidence/powers.ts'
import type { Leg } from '../../src/evidence/trading.ts'
import { type FamilyName, signalsFor } from '../../src/signals/index.ts'
import { present, subject } from '../support/subjects.ts'
import {
  address,
  amount,
  controller,
  count,
  day,
  hostile,
  label,
  name,
  proof,
  proofs,
  share,
  some,
  time,
  usually,
} from './evidence-parts.ts'
import { stateEvidence } from './state-evidence.ts'

type Known = Partial<Evidence>
type Kind = Subject['kind']

/** The kinds of evidence that a scan of either kind can have, by family of chains. */
const kindsOf: Readonly<Record<Kind, Readonly<Record<FamilyName, readonly EvidenceKind[]>>>> = {
  wallet: {
    evm: ['labels', 'oracle', 'freezes', 'account', 'activity', 'exposure', 'behaviour', 'deployments', 'opinion'],
    bitcoin: ['labels', 'account', 'activity', 'exposure', 'mixing', 'cluster'],
    solana: ['labels', 'freezes', 'account', 'activity', 'exposure', 'permissions'],
    tron: ['labels', 'freezes', 'account', 'activity', 'exposure', 'permissions'],
    xrp: ['labels', 'freezes', 'account', 'activity', 'exposure', 'permissions'],
    cardano: ['labels', 'account', 'activity', 'exposure', 'permissions', 'cluster'],
  },
  token: {
    evm: [
      'labels',
      'opinion',
      'contract',
      'token',
      'identity',
      'control',
      'creation',
      'market',
      'providers',
      'holders',
      'trading',
      'transfers',
      'powers',
    ],
    bitcoin: ['labels'],
    solana: [
      'labels',
      'token',
      'identity',
      'control',
      'creation',
      'market',
      'powers',
      'transferability',
      'holders',
      'transfers',
      'options',
    ],
    tron: [
      'labels',
      'contract',
      'token',
      'identity',
      'control',
      'creation',
      'market',
      'trading',
      'powers',
      'holders',
      'transfers',
      'issue',
    ],
    xrp: ['labels', 'token', 'identity', 'control', 'creation', 'market', 'powers', 'transferability', 'holders'],
    cardano: ['labels', 'token', 'identity', 'control', 'creation', 'powers', 'transferability', 'holders'],
  },
}

/** The chains of which one stands for each family. */
const chainOf: Readonly<Record<FamilyName, string>> = {
  evm: 'ethereum',
  bitcoin: 'bitcoin',
  solana: 'solana',
  tron: 'tron',
  xrp: 'xrp',
  cardano: 'cardano',
}

/** Families whose tokens can be scanned, and all for wallets. */
export const familiesOf = (kind: Kind): readonly FamilyName[] =>
  (Object.keys(chainOf) as FamilyName[]).filter(family => kind === 'wallet' || family !== 'bitcoin')

const leg: fc.Arbitrary<Leg> = some({ ok: usually(true, false), tax: usually(0, 0.03, 0.12, 0.6, 0.99), reason: hostile }, ['ok'])
const probe = fc
  .tuple(leg, fc.constantFrom('amount', 'whole', 'again', 'crowd', 'chance', 'simulation', 'gas', 'direct', 'operator'), share)
  .map(([said, kind, of]) => ({ ...said, kind, share: of, proof }))
const sale = fc.tuple(leg, fc.constantFrom(0, 12, 3_600, 86_400)).map(([said, after]) => ({ ...said, after }))
const effect: fc.Arbitrary<PowerEffect> = some(
  {
    kind: fc.constantFrom('blocks all sales', 'blocks one holder', 'raises the sell tax', 'takes balances', 'mints', 'mints unseen'),
    caller: address,
    role: fc.constantFrom('owner', 'stranger'),
    callerKind: controller,
    selector: fc.constant('0x8456cb59'),
    calldata: fc.constant('0x8456cb59'),
    granted: fc.constantFrom('authority', 'issuer', 'policy', 'call'),
    until: time,
    tax: share,
    amount,
    proof: fc.constant(proof),
  },
  ['kind', 'caller', 'role', 'callerKind', 'proof'],
)
const coin = fc.record({ symbol: name, name, address })
const pool = some(
  {
    venue: fc.constant('uniswap-v2'),
    address,
    quote: fc.record({ symbol: name, address, decimals: fc.constant(18) }),
    tokenReserve: amount,
    quoteReserve: amount,
    usd: fc.oneof(fc.constantFrom(999, 1_000, 10_000, 5_000_000), fc.double({ min: 0, max: 1e9, noNaN: true })),
  },
  ['venue', 'address', 'quote', 'tokenReserve', 'quoteReserve'],
)
const accusation = fc.record({
  kind: fc.constantFrom('sanctions', 'crime', 'mixer', 'deception', 'suspicion', 'honeypot', 'fake token', 'hidden control'),
  fields: fc.constantFrom(['is_honeypot'], ['stealing_attack', 'mixer']),
} as const)

/** Every kind of evidence: mostly unsuspicious, so that levels of all heights come out, and hostile where a stranger writes it. */
const evidence: { readonly [K in EvidenceKind]: fc.Arbitrary<Evidence[K]> } = {
  labels: fc.record({
    lists: fc.array(fc.record({ name, category: fc.constantFrom('sanctions' as const, 'mixer' as const), asOf: day, entries: fc.nat() }), {
      maxLength: 3,
    }),
    found: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(label, { maxLength: 3 })),
    proofs,
  }),
  oracle: fc.record({ name: fc.constant('Chainalysis oracle'), sanctioned: usually(false, true), proofs }),
  freezes: fc.record({
    asked: fc.array(fc.record({ symbol: name, token: address, frozen: usually(false, true) }), { minLength: 1, maxLength: 2 }),
    proofs,
  }),
  account: fc.record({
    balance: amount,
    nonce: fc.nat({ max: 3 }),
    code: usually(
      { kind: 'none' },
      { kind: 'contract' },
      { kind: 'delegated', delegate: '0xdelegate' },
      { kind: 'delegated', delegate: '0xdelegate', verified: true },
    ),
    proofs,
  }),
  activity: some(
    { any: fc.boolean(), proofs, transactions: count, outbound: count, contracts: count, firstSeen: time, verified: fc.boolean() },
    ['any', 'proofs'],
  ),
  opinion: fc.record({
    provider: fc.constant('GoPlus'),
    answered: fc.nat({ max: 20 }),
    accusations: fc.oneof(fc.constant([]), fc.array(accusation, { maxLength: 2 })),
    proofs,
  }),
  contract: some(
    {
      codeHash: fc.constant('0xhash'),
      size: fc.nat(),
      functions: fc.constant([]),
      proofs,
      proxy: fc.record({ kind: fc.constantFrom('eip-1967', 'beacon', 'eip-1167'), implementation: address }),
    },
    ['codeHash', 'size', 'functions', 'proofs'],
  ),
  token: some(
    { kind: usually('erc20', 'unknown'), proofs, name: hostile, symbol: hostile, decimals: fc.nat({ max: 255 }), totalSupply: amount },
    ['kind', 'proofs'],
  ),
  identity: some(
    {
      resembles: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        fc.array(fc.record({ token: coin, by: fc.constantFrom('symbol and name', 'symbol', 'look-alike symbol') }), { maxLength: 2 }),
      ),
      tricks: usually([], ['an invisible character (U+200B)']),
      proofs,
      canonical: coin,
    },
    ['resembles', 'tricks', 'proofs'],
  ),
  control: some({ owner: fc.option(address), ownerKind: controller, proofs, upgrader: fc.record({ address, kind: controller }) }, [
    'owner',
    'ownerKind',
    'proofs',
  ]),
  creation: some({ proofs, at: time, creator: address, verified: fc.boolean(), holders: fc.constantFrom(1, 49, 50, 5_000) }, ['proofs']),
  market: fc.record({ searched: fc.constant(['uniswap-v2']), pools: fc.array(pool, { maxLength: 2 }), proofs }),
  providers: some(
    {
      venue: fc.constant('uniswap-v2'),
      pool: address,
      owners: fc.array(
        some({ address, share, kind: usually('nobody', 'account', 'contract', 'locker', 'several'), until: time }, [
          'address',
          'share',
          'kind',
        ]),
        { maxLength: 3 },
      ),
      unknown: usually(0, 0.3, 1),
      proofs,
      since: time,
    },
    ['venue', 'pool', 'owners', 'unknown', 'proofs'],
  ),
  trading: some(
    {
      venue: fc.constant('uniswap-v2'),
      pool: address,
      buy: leg,
      sales: fc.array(sale, { maxLength: 3 }),
      notRun: fc.constantFrom([], ['A probe did not run.']),
      method: fc.constantFrom('transactions', 'code override'),
      proofs,
      opensWith: fc.oneof(
        fc.record({ caller: address, selector: fc.constant('0xc9567bf9'), proof: fc.constant(proof) }),
        fc.record({ after: fc.constantFrom(3_600, 172_800), proof: fc.constant(proof) }),
      ),
      unbought: fc.constant(true as const),
      laterBuy: fc.record({ after: fc.constantFrom(3_600, 86_400), tax: share, proof: fc.constant(proof) }),
      transfer: leg,
      resale: leg,
      sellLimit: fc.record({ refused: share, accepted: share }),
      probes: fc.array(probe, { maxLength: 12 }),
      largestSale: fc.record({ share, quote: amount, usd: fc.constantFrom(49, 50, 9_000) }),
      incomplete: fc.constant('a request broke off'),
    },
    ['venue', 'pool', 'buy', 'sales', 'notRun', 'method', 'proofs'],
  ),
  powers: fc.record({
    callers: fc.array(fc.record({ address, role: fc.constantFrom('owner', 'stranger'), kind: controller }), { maxLength: 2 }),
    tried: fc.nat({ max: 90 }),
    accepted: fc.nat({ max: 90 }),
    effects: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(effect, { maxLength: 3 })),
    proofs,
  }),
  ...stateEvidence,
}

/** A wallet, or a token, of which everything is known and nothing is bad. */
export const clean: Evidence = {
  labels: { lists: [{ name: 'OFAC SDN', category: 'sanctions' as const, asOf: '2025-12-31', entries: 189 }], found: [], proofs: [] },
  oracle: { name: 'Chainalysis oracle', sanctioned: false, proofs: [] },
  freezes: { asked: [{ symbol: 'USDT', token: '0xdAC17F958D2ee523a2206206994597C13D831ec7', frozen: false }], proofs: [] },
  account: { balance: 10n ** 18n, nonce: 40, code: { kind: 'none' }, proofs: [] },
  activity: {
    any: true,
    transactions: { value: 90, atLeast: false },
    outbound: { value: 40, atLeast: false },
    contracts: { value: 12, atLeast: false },
    firstSeen: new Date('2020-02-29T00:00:00Z'),
    proofs: [],
  },
  opinion: { provider: 'GoPlus', answered: 18, accusations: [], proofs: [] },
  contract: { codeHash: '0xhash', size: 9_000, functions: [], proofs: [] },
  token: { name: 'SafeMoon', symbol: 'SAFE', decimals: 18, totalSupply: 10n ** 24n, kind: 'erc20', proofs: [] },
  identity: { resembles: [], tricks: [], proofs: [] },
  control: { owner: null, ownerKind: 'nobody', proofs: [] },
  creation: { at: new Date('2020-02-29T00:00:00Z'), verified: true, holders: 5_000, proofs: [] },
  market: {
    searched: ['uniswap-v2'],
    pools: [
      {
        venue: 'uniswap-v2',
        address: '0xpool',
        quote: { symbol: 'WETH', address: '0xweth', decimals: 18 },
        tokenReserve: 10n ** 24n,
        quoteReserve: 10n ** 21n,
        usd: 5_000_000,
      },
    ],
    proofs: [],
  },
  providers: {
    venue: 'uniswap-v2',
    pool: '0xpool',
    owners: [{ address: '0x000000000000000000000000000000000000dead', share: 1, kind: 'nobody' }],
    unknown: 0,
    proofs: [],
  },
  trading: {
    venue: 'uniswap-v2',
    pool: '0xpool',
    method: 'transactions',
    buy: { ok: true, tax: 0 },
    sales: [
      { after: 12, ok: true, tax: 0 },
      { after: 86_400, ok: true, tax: 0 },
    ],
    transfer: { ok: true, tax: 0 },
    resale: { ok: true, tax: 0 },
    probes: [...(['amount', 'whole', 'crowd', 'simulation', 'operator'] as const), ...Array(6).fill('chance' as const)].map(kind => ({
      kind,
      ok: true,
      tax: 0,
      proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
    })),
    notRun: [],
    proofs: [],
  },
  powers: { callers: [{ address: '0xstranger', role: 'stranger', kind: 'account' }], tried: 9, accepted: 4, effects: [], proofs: [] },
  exposure: { read: { transactions: 90, complete: true }, dealings: [], proofs: [] },
  behaviour: {
    read: { transactions: 90, complete: true },
    poisoned: [],
    passed: { times: 0, of: 40 },
    fan: { in: 1, out: 1 },
    associates: [],
    proofs: [],
  },
  deployments: { created: 0, complete: true, tried: [], named: [], proofs: [] },
  permissions: { complete: true, found: [], proofs: [] },
  mixing: { read: { transactions: 90, complete: true }, found: [], proofs: [] },
  cluster: { read: { transactions: 90, complete: true }, size: 3, named: [], proofs: [] },
  transferability: { obstacles: [], fee: 0, proofs: [] },
  transfers: { tried: [{ holder: 'holder', amount: 1n, to: 'pool', ok: true }], proofs: [] },
  issue: { opens: new Date('2020-01-01T00:00:00Z'), closes: new Date('2020-02-01T00:00:00Z'), proofs: [] },
  options: { found: [], proofs: [] },
  holders: {
    count: { value: 5_000, atLeast: false },
    top: [{ address: '0xholder', amount: 10n ** 20n, kind: 'account' }],
    float: 10n ** 24n,
    books: { sum: 10n ** 20n, strangers: 0n, named: 9, empty: 0 },
    proofs: [],
  },
}

/** Everything about a subject of one kind, with nothing bad in it. */
export const cleanOf = (kind: Kind, family: FamilyName = 'evm'): Known =>
  Object.fromEntries(kindsOf[kind][family].map(each => [each, clean[each]]))

/** Where there is no pool nobody can trade, so nothing is known of trades. */
const possible = ({ market, trading, powers, ...rest }: Known): Known => ({
  ...rest,
  ...(market && { market }),
  ...(market?.pools.length !== 0 && { ...(trading && { trading }), ...(powers && { powers }) }),
})

/** What was learned of a wallet or token: each kind of evidence clean, or with every member there or not, or missing. */
export const dossier = (kind: Kind, family: FamilyName = 'evm'): fc.Arbitrary<Known> => {
  const model = Object.fromEntries(
    kindsOf[kind][family].map((each): [EvidenceKind, fc.Arbitrary<unknown>] => [
      each,
      fc.oneof({ weight: 3, arbitrary: fc.constant(clean[each]) }, { weight: 2, arbitrary: evidence[each] }),
    ]),
  ) as Partial<{ [K in EvidenceKind]: fc.Arbitrary<Evidence[K]> }>
  return fc
    .oneof({ weight: 3, arbitrary: fc.record(model) }, { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) })
    .map(possible)
}

/** What the engine has in hand after asking, for verdicts and results. */
export const gatheredWith = (kind: Kind, known: Known, more: Partial<Gathered> = {}): Gathered => ({
  subject: subject(kind),
  known,
  missing: {},
  tags: {},
  block: undefined,
  at: present,
  statuses: [],
  essentialFailure: undefined,
  ...more,
})

export function verdictWith(kind: Kind, known: Known, more: Partial<Gathered> = {}): Verdict {
  const gathered = gatheredWith(kind, known, more)
  return verdictOn(gathered, judge(gathered, signalsFor(kind, gathered.subject.chain.family.name)))
}

/** A subject on the chain that stands for a family; its address does not matter to a verdict. */
export const on = (kind: Kind, family: FamilyName): Partial<Gathered> => ({
  subject: { ...subject(kind), chain: chainNamed(chainOf[family]) },
})
