import { describe, expect, test } from 'vitest'
import type { AccountRoot } from '../../../src/sources/xrp/account.ts'
import { controllerOf, isBlackHole, type KeyHistory, permissionsOf } from '../../../src/sources/xrp/keys.ts'
import { accountNumber, lsf } from '../../support/xrp-service.ts'

const [account, a, b, c] = [1, 2, 3, 4].map(accountNumber) as [string, string, string, string]
const hole = 'rrrrrrrrrrrrrrrrrrrrBZbvji'

const root = (more: Partial<AccountRoot> = {}): AccountRoot => ({
  account,
  balance: 1n,
  flags: 0,
  regularKey: undefined,
  transferRate: undefined,
  domain: undefined,
  pseudo: false,
  signers: null,
  ...more,
})
const signers = (quorum: number, ...entries: (readonly [string, number])[]) => ({
  quorum,
  entries: entries.map(([signer, weight]) => ({ account: signer, weight })),
})
const history: KeyHistory = {
  changes: [],
  firstSeen: undefined,
  sentSince: () => 0n,
  certain: true,
  since: new Date(0),
  now: new Date('2026-11-20'),
}
const disabled = lsf.disableMaster

describe('who controls an account', () => {
  test.each([
    ['its own key', root(), 'account'],
    ['a regular key alone', root({ flags: disabled, regularKey: a }), 'account'],
    ['two of three', root({ flags: disabled, signers: signers(2, [a, 1], [b, 1], [c, 1]) }), 'several'],
    ['a signer heavy enough alone', root({ flags: disabled, signers: signers(2, [a, 2], [b, 1]) }), 'account'],
    ['signers beside a live master key', root({ signers: signers(2, [a, 1], [b, 1]) }), 'account'],
    ['nobody', root({ flags: disabled }), 'nobody'],
    ['a key that cannot exist', root({ flags: disabled, regularKey: hole }), 'nobody'],
    ['signers of whom too few exist', root({ flags: disabled, signers: signers(2, [a, 1], [hole, 1]) }), 'nobody'],
    ['the ledger itself', root({ flags: disabled, pseudo: true }), 'program'],
  ])('%s', (_, given, kind) => {
    expect(controllerOf(given)).toBe(kind)
  })

  test('a list of signers that nobody told may be there', () => {
    const { signers: _, ...untold } = root({ flags: disabled })
    expect(controllerOf(untold)).toBe('unknown')
    expect(permissionsOf(untold, history)).toEqual({ complete: false, found: [] })
  })
})

describe('permissions', () => {
  test.each([
    ['a regular key beside the own one', root({ regularKey: a }), [{ kind: 'second key', holders: [a], rule: 'regular key' }]],
    [
      'two of three',
      root({ flags: disabled, signers: signers(2, [a, 1], [b, 1], [c, 1]) }),
      [{ kind: 'shared', holders: [a, b, c], rule: '2 of 3 keys' }],
    ],
    [
      'a quorum between two weights',
      root({ flags: disabled, signers: signers(3, [a, 2], [b, 2], [c, 2]) }),
      [{ kind: 'shared', holders: [a, b, c], rule: '2 of 3 keys' }],
    ],
    [
      'unlike weights',
      root({ flags: disabled, signers: signers(4, [a, 3], [b, 2], [c, 1]) }),
      [{ kind: 'shared', holders: [a, b, c], rule: 'weight 4 of 6 among 3 keys' }],
    ],
    [
      'signers beside the own key',
      root({ signers: signers(2, [a, 1], [b, 1]) }),
      [{ kind: 'shared', holders: [a, b], rule: '2 of 2 keys, or the key of the account itself' }],
    ],
    [
      'a signer heavy enough alone',
      root({ signers: signers(1, [a, 1]) }),
      [{ kind: 'second key', holders: [a], rule: 'signer who needs no other' }],
    ],
    ['a black hole', root({ flags: disabled, regularKey: hole }), [{ kind: 'nobody', holders: [hole] }]],
    ['payments only from those it chose', root({ flags: lsf.depositAuth }), [{ kind: 'restricted', holders: [account] }]],
    [
      'a pool',
      root({ flags: disabled | lsf.depositAuth, pseudo: true }),
      [
        { kind: 'contract', holders: [] },
        { kind: 'restricted', holders: [account] },
      ],
    ],
  ])('%s', (_, given, found) => {
    expect(permissionsOf(given, history)).toEqual({ complete: true, found })
  })
})

test.each(['rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'rrrrrrrrrrrrrrrrrrrrBZbvji', 'rrrrrrrrrrrrrrrrrNAMEtxvNvQ', 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'])(
  'nobody has the key of %s',
  address => {
    expect(isBlackHole(address)).toBe(true)
  },
)
