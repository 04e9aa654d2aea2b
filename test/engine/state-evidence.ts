import fc from 'fast-check'
import type { Evidence } from '../../src/evidence/evidence.ts'
import type { Dealing } from '../../src/evidence/exposure.ts'
import type { JointTransaction } from '../../src/evidence/mixing.ts'
import type { Option } from '../../src/evidence/options.ts'
import type { Permission } from '../../src/evidence/permissions.ts'
import type { Obstacle } from '../../src/evidence/transferability.ts'
import { address, amount, controller, count, hostile, label, name, proofs, share, some, time, usually } from './evidence-parts.ts'

const read = fc.record({ transactions: fc.nat({ max: 500 }), complete: fc.boolean() })
const dealing: fc.Arbitrary<Dealing> = some(
  {
    direction: fc.constantFrom('in', 'out'),
    party: address,
    label,
    hops: usually(1, 2),
    asset: name,
    amount,
    decimals: fc.nat({ max: 18 }),
    share,
    transactions: fc.constantFrom([], ['f4184f']),
    count: fc.integer({ min: 1, max: 9 }),
    usd: fc.oneof(fc.constantFrom(0, 9.99, 10, 1_000, 10_000), fc.double({ min: 0, max: 1e9, noNaN: true })),
    last: time,
  },
  ['direction', 'party', 'label', 'hops', 'asset', 'amount', 'decimals', 'share', 'transactions', 'count'],
)
const permission: fc.Arbitrary<Permission> = some(
  {
    kind: fc.constantFrom('taken over', 'shared', 'second key', 'delegate', 'closer', 'nobody', 'restricted', 'contract'),
    holders: fc.array(address, { maxLength: 2 }),
    asset: name,
    rule: fc.constant('2 of 3 keys'),
    since: time,
  },
  ['kind', 'holders'],
)
const joint: fc.Arbitrary<JointTransaction> = some(
  {
    id: fc.constant('f4184f'),
    protocol: fc.constantFrom('Wasabi 1.0', 'Wasabi 1.1', 'Wasabi 2', 'Whirlpool', 'JoinMarket'),
    confidence: fc.nat({ max: 100 }),
    at: time,
  },
  ['id', 'protocol', 'confidence'],
)
const obstacle: fc.Arbitrary<Obstacle> = some(
  {
    kind: fc.constantFrom(
      'frozen by default',
      'not transferable',
      'all frozen',
      'paused',
      'needs approval',
      'hook',
      'cannot be passed on',
      'cannot be traded',
    ),
    by: address,
    replaceable: fc.boolean(),
  },
  ['kind'],
)
const option: fc.Arbitrary<Option> = some(
  {
    kind: fc.constantFrom(
      'hidden amounts',
      'hidden supply',
      'bent display',
      'shown interest',
      'burns need approval',
      'may be closed',
      'name may change',
    ),
    by: address,
    byKind: controller,
  },
  ['kind'],
)
const holder = fc.record({
  address,
  amount,
  kind: fc.constantFrom('account', 'contract', 'pool', 'locker', 'burned', 'bridge', 'service', 'unknown'),
} as const)

type StateKind =
  | 'behaviour'
  | 'deployments'
  | 'exposure'
  | 'permissions'
  | 'mixing'
  | 'cluster'
  | 'transferability'
  | 'holders'
  | 'transfers'
  | 'issue'
  | 'options'

/** What the history and the state of a chain itself tell: kinds of evidence that EVM chains do not have. */
export const stateEvidence: { readonly [K in StateKind]: fc.Arbitrary<Evidence[K]> } = {
  exposure: fc.record({
    read: some({ transactions: fc.nat({ max: 500 }), complete: fc.boolean(), from: time, to: time }, ['transactions', 'complete']),
    dealings: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(dealing, { maxLength: 4 })),
    proofs,
  }),
  deployments: fc.record({
    created: fc.integer({ min: 0, max: 9 }),
    complete: fc.boolean(),
    tried: fc.array(
      fc.oneof(
        fc.record({ contract: address, outcome: fc.constantFrom('sound' as const, 'no token' as const) }),
        fc.record({ contract: address, outcome: fc.constant('unknown' as const), reason: hostile, failed: fc.boolean() }),
        fc.record({ contract: address, outcome: fc.constant('trap' as const), sentence: hostile, proofs }),
      ),
      { maxLength: 2 },
    ),
    named: fc.array(fc.record({ contract: address, label }), { maxLength: 1 }),
    proofs,
  }),
  behaviour: some(
    {
      read,
      poisoned: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        fc.array(
          some(
            {
              by: address,
              resembles: address,
              kind: fc.constantFrom('nothing', 'little', 'counterfeit'),
              transaction: fc.constant('f4184f'),
              at: time,
            },
            ['by', 'resembles', 'kind', 'transaction'],
          ),
          { maxLength: 2 },
        ),
      ),
      poisoner: some(
        {
          victims: fc.integer({ min: 1, max: 9 }),
          imitates: fc.record({ victim: address, address }),
          transactions: fc.constantFrom([], ['f4184f']),
        },
        ['victims', 'transactions'],
      ),
      drainer: fc.record({
        pattern: fc.constantFrom('approvals', 'permits', 'split', 'bait'),
        victims: fc.integer({ min: 3, max: 9 }),
        transactions: fc.constantFrom([], ['f4184f']),
      }),
      passed: fc.record({ times: fc.nat({ max: 9 }), of: fc.nat({ max: 20 }) }),
      fan: fc.record({ in: fc.nat({ max: 99 }), out: fc.nat({ max: 99 }) }),
      associates: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        fc.array(
          fc.record({
            role: fc.constantFrom('first funder', 'sweep destination'),
            party: address,
            label,
            transaction: fc.constant('f4184f'),
          }),
          { maxLength: 2 },
        ),
      ),
      proofs,
    },
    ['read', 'poisoned', 'passed', 'fan', 'associates', 'proofs'],
  ),
  permissions: fc.record({
    complete: usually(true, false),
    found: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(permission, { maxLength: 3 })),
    proofs,
  }),
  mixing: fc.record({
    read,
    found: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(joint, { maxLength: 3 })),
    proofs,
  }),
  cluster: fc.record({
    read,
    size: fc.nat({ max: 1_000 }),
    named: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.array(fc.record({ address, label, transaction: fc.constant('f4184f') }), { maxLength: 2 }),
    ),
    proofs,
  }),
  transferability: some(
    {
      obstacles: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(obstacle, { maxLength: 3 })),
      proofs,
      fee: share,
      laterFee: fc.record({ fee: share, from: fc.constant('epoch 812') }),
    },
    ['obstacles', 'proofs'],
  ),
  transfers: some(
    {
      tried: fc.array(
        some({ holder: address, amount, to: fc.constantFrom('pool', 'account'), ok: usually(true, false), reason: hostile }, [
          'holder',
          'amount',
          'to',
          'ok',
        ]),
        { minLength: 1, maxLength: 3 },
      ),
      proofs,
      doubt: fc.constant('these holders are the issuer'),
    },
    ['tried', 'proofs'],
  ),
  issue: fc.record({ opens: time, closes: time, proofs }),
  options: fc.record({
    found: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(option, { maxLength: 2 })),
    proofs,
  }),
  holders: some(
    {
      top: fc.array(holder, { maxLength: 3 }),
      proofs,
      count,
      float: amount,
      books: fc.record({ sum: amount, strangers: usually(0n, 5n), named: fc.nat({ max: 9 }), empty: usually(0, 5) }),
    },
    ['top', 'proofs'],
  ),
}
