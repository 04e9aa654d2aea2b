import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApprovalsDocument, approvalsDocument } from '../../src/api/approvals.ts'
import { checksummed } from '../../src/chains/encoding/keccak.ts'
import { approvalsOf } from '../../src/engine/approvals.ts'
import { ChainvetError } from '../../src/errors.ts'
import { permit2 } from '../../src/sources/evm/approval-events.ts'
import { type ApprovalsChain, everything, flagged, forever, startApprovalsChain } from '../support/chain/approvals.ts'
import { by, json, startUpstream, status } from '../support/upstream.ts'

/** An explorer that has the source of every contract but those that were told it. */
const unverified = new Set<string>()
const explorer = await startUpstream(
  by(({ path }) => {
    const address = /\/addresses\/(0x\w{40})/.exec(path)?.[1]
    return address ? json({ hash: address, is_contract: true, is_verified: !unverified.has(address.toLowerCase()) }) : status(404)
  }),
)
let chain: ApprovalsChain
let people: readonly string[]
beforeAll(async () => {
  chain = await startApprovalsChain()
  await chain.installPermit2()
  await chain.rpc('anvil_autoImpersonateAccount', [true])
  people = Array.from({ length: 40 }, (_, at) => checksummed(`0x${(0xabc0de00 + at).toString(16).padStart(40, '5')}`))
  for (const person of people) await chain.rpc('anvil_setBalance', [person, '0xde0b6b3a7640000'])
})
afterAll(async () => {
  await explorer.stop()
  await chain?.stop()
})

let used = 0
/** Somebody who has approved nothing yet. */
const somebody = (): string => people[used++] as string
const friend = '0x1111111111111111111111111111111111111111'

const read = async (address: string): Promise<ApprovalsDocument> => {
  const options = { upstreams: { rpcUrl: new URL(chain.url), explorerUrl: explorer.url }, timeout: 20_000 }
  const document = await approvalsOf({ address, chain_id: 1 }, options)
  expect(approvalsDocument.safeParse(document).error).toBeUndefined()
  return document
}
const only = ({ approvals }: ApprovalsDocument): ApprovalsDocument['approvals'][number] => {
  expect(approvals).toHaveLength(1)
  return approvals[0] as ApprovalsDocument['approvals'][number]
}

describe('an allowance of a token', () => {
  test('puts the least of allowance and balance at risk, in base units and in tokens', async () => {
    const owner = somebody()
    const coin = await chain.coin('Coin', owner, 5_250_000n)
    await chain.call(owner, coin, 'approve(address,uint256)', friend, 2_500_000n)
    const document = await read(owner)
    expect(only(document)).toMatchObject({
      kind: 'erc20',
      token: { address: checksummed(coin), symbol: 'COIN', decimals: 6, registered: false },
      spender: { address: friend, kind: 'account', flagged: false, name: null, verified: null },
      unlimited: false,
      allowance: '2500000',
      allowance_tokens: '2.5',
      balance: '5250000',
      at_risk: '2500000',
      at_risk_tokens: '2.5',
      expires: null,
    })
    expect(document).toMatchObject({
      history: { complete: true, from_block: 0, sources: ['Node'] },
      unread: [],
      finding: { outcome: 'clear' },
    })
  })

  test.each([
    ['more than the supply', everything],
    ['the supply', 7_000_000n],
  ])('of %s is unlimited, and no more than the balance is at risk', async (_, allowance) => {
    const owner = somebody()
    const coin = await chain.coin('Coin', owner, 7_000_000n)
    await chain.call(owner, coin, 'approve(address,uint256)', friend, allowance)
    expect(only(await read(owner))).toMatchObject({ unlimited: true, at_risk: '7000000', at_risk_tokens: '7' })
  })

  test('that was taken back, or of a token that is gone, is not in force', async () => {
    const owner = somebody()
    const [coin, gone] = [await chain.coin('Coin', owner, 5n), await chain.coin('Coin', owner, 5n)]
    await chain.call(owner, coin, 'approve(address,uint256)', friend, everything)
    await chain.call(owner, coin, 'approve(address,uint256)', friend, 0n)
    await chain.call(owner, gone, 'approve(address,uint256)', friend, everything)
    await chain.rpc('anvil_setCode', [gone, '0x'])
    expect(await read(owner)).toMatchObject({ approvals: [], unread: [], history: { complete: true }, finding: { outcome: 'clear' } })
  })
})

test('a wallet that approved nothing has no approvals, and the history says that all of it was read', async () => {
  const document = await read(somebody())
  expect(document).toMatchObject({
    approvals: [],
    unread: [],
    permit2_lockdown: null,
    history: { complete: true, from_block: 0, reason: null },
  })
  expect(document.history.to_block).toBeGreaterThan(0)
})

describe('a flagged spender', () => {
  test('with an unlimited allowance of something that is held is the finding of 35 points', async () => {
    const owner = somebody()
    const [held, limited] = [await chain.coin('Coin', owner, 100n), await chain.coin('Coin', owner, 100n)]
    await chain.call(owner, limited, 'approve(address,uint256)', friend, 10n)
    await chain.call(owner, held, 'approve(address,uint256)', flagged, everything)
    const document = await read(owner)
    expect(document.finding).toMatchObject({ id: 'wallet/approval-flagged', outcome: 'raised', row: 'unlimited', tier: 'C', solo: 35 })
    expect(document.finding.sentence).toContain(flagged)
    expect(document.approvals.map(({ spender }) => spender.flagged)).toEqual([true, false])
  })

  test.each([
    ['a limited allowance', 100n, 10n],
    ['an unlimited allowance of what is not held', 0n, everything],
  ])('with %s weighs nothing', async (_, held, allowance) => {
    const owner = somebody()
    const coin = await chain.coin('Coin', held > 0n ? owner : friend, 100n)
    await chain.call(owner, coin, 'approve(address,uint256)', flagged, allowance)
    expect((await read(owner)).finding).toMatchObject({ outcome: 'raised', row: 'limited', tier: 'info', solo: 0 })
  })

  test('weighs in full where nobody can read what is held', async () => {
    const owner = somebody()
    const coin = await chain.coin('Dark', owner, 100n)
    await chain.call(owner, coin, 'approve(address,uint256)', flagged, everything)
    const document = await read(owner)
    expect(only(document)).toMatchObject({ balance: null, at_risk: null, at_risk_tokens: null })
    expect(document.finding).toMatchObject({ outcome: 'raised', row: 'unlimited' })
  })

  test('whose allowance cannot be read again leaves the finding unknown', async () => {
    const owner = somebody()
    await chain.call(owner, await chain.coin('Mute', owner, 100n), 'approve(address,uint256)', flagged, everything)
    const document = await read(owner)
    expect(document).toMatchObject({ approvals: [], unread: [{ kind: 'erc20', spender: { address: flagged, flagged: true } }] })
    expect(document.finding.outcome).toBe('unknown')
  })
})

describe('Permit2', () => {
  const inAnHour = async () => BigInt(await chain.now()) + 3_600n

  test('its allowance counts to its last second, and never beyond what the token allows it', async () => {
    const owner = somebody()
    const coin = await chain.coin('Coin', owner, 900n)
    const until = await inAnHour()
    await chain.call(owner, coin, 'approve(address,uint256)', permit2, 500n)
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', coin, friend, 2n ** 160n - 1n, Number(until))
    const [own, behind] = (await read(owner)).approvals.sort((a, b) => a.kind.localeCompare(b.kind))
    expect(own).toMatchObject({ kind: 'erc20', spender: { address: permit2, name: 'Permit2' }, at_risk: '500' })
    expect(behind).toMatchObject({ kind: 'permit2', token: { address: checksummed(coin) }, spender: { address: friend }, at_risk: '500' })
    expect(behind?.expires).toBe(`${new Date(Number(until) * 1000).toISOString().slice(0, 19)}Z`)
  })

  test('an allowance that has expired, or that the token does not back, is not in force; one without end has no date', async () => {
    const owner = somebody()
    const [lapsed, bare, endless] = [
      await chain.coin('Coin', owner, 9n),
      await chain.coin('Coin', owner, 9n),
      await chain.coin('Coin', owner, 9n),
    ]
    const soon = (await chain.now()) + 60
    for (const coin of [lapsed, endless]) await chain.call(owner, coin, 'approve(address,uint256)', permit2, everything)
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', lapsed, friend, 5n, soon)
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', bare, friend, 5n, Number(forever))
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', endless, friend, 5n, Number(forever))
    await chain.pass(120)
    const found = (await read(owner)).approvals.filter(({ kind }) => kind === 'permit2')
    expect(found).toMatchObject([{ token: { address: checksummed(endless) }, expires: null, allowance: '5' }])
  })

  test('events that another contract writes in its name are not believed', async () => {
    const owner = somebody()
    await chain.call(people[0] as string, await chain.coin('Forger', owner), 'forge(address,address,address)', owner, friend, flagged)
    expect(await read(owner)).toMatchObject({ approvals: [], unread: [] })
  })
})

describe('pieces of a collection', () => {
  test('an operator may take all of them; a single approval is one piece, until it is burned or moves on', async () => {
    const owner = somebody()
    const pictures = await chain.coin('Pictures', owner)
    for (const id of [1n, 2n, 3n, 4n]) await chain.call(owner, pictures, 'mint(address,uint256)', owner, id)
    for (const id of [1n, 2n, 3n]) await chain.call(owner, pictures, 'approve(address,uint256)', friend, id)
    await chain.call(owner, pictures, 'burn(uint256)', 2n)
    await chain.call(owner, pictures, 'mint(address,uint256)', friend, 3n)
    await chain.call(owner, pictures, 'setApprovalForAll(address,bool)', flagged, true)
    await chain.call(owner, pictures, 'setApprovalForAll(address,bool)', friend, true)
    await chain.call(owner, pictures, 'setApprovalForAll(address,bool)', friend, false)
    const document = await read(owner)
    expect(document.approvals).toMatchObject([
      { kind: 'operator', spender: { address: flagged }, unlimited: true, token: { symbol: 'PIC' }, allowance: null, token_id: null },
      { kind: 'nft', spender: { address: friend }, unlimited: false, token_id: '1', at_risk: '1', at_risk_tokens: '1' },
    ])
    expect(document.finding).toMatchObject({ row: 'unlimited', solo: 35 })
  })
})

describe('hostile tokens', () => {
  test.each([
    ['a symbol of a megabyte is no symbol', 'Loud', { token: { symbol: null }, at_risk: '100' }],
    [
      'a balance of everything is no more at risk than the allowance',
      'Liar',
      { token: { symbol: 'US\u202eDC', registered: false }, at_risk: '40' },
    ],
  ])('%s', async (_, name, expected) => {
    const owner = somebody()
    await chain.call(owner, await chain.coin(name, owner, 100n), 'approve(address,uint256)', friend, name === 'Liar' ? 40n : everything)
    expect(only(await read(owner))).toMatchObject(expected)
  })
})

describe('the spender', () => {
  test('is an account, an account that borrows code, or a contract whose source is published or not', async () => {
    const owner = somebody()
    const [coin, secret, known] = [
      await chain.coin('Coin', owner, 100n),
      await chain.coin('Pictures', owner),
      await chain.coin('Pictures', owner),
    ]
    const borrower = '0x2222222222222222222222222222222222222222'
    await chain.rpc('anvil_setCode', [borrower, `0xef0100${known.slice(2)}`])
    unverified.add(secret)
    for (const spender of [friend, borrower, secret, known]) await chain.call(owner, coin, 'approve(address,uint256)', spender, 1n)
    const kinds = (await read(owner)).approvals.map(({ spender }) => [spender.address, spender.kind, spender.verified])
    expect(new Map(kinds.map(([address, ...rest]) => [address, rest]))).toEqual(
      new Map<string, unknown[]>([
        [friend, ['account', null]],
        [borrower, ['delegated', null]],
        [checksummed(secret), ['contract', false]],
        [checksummed(known), ['contract', true]],
      ]),
    )
  })
})

test('what is to be signed ends the approval, whatever its kind, and lockdown ends all of Permit2', async () => {
  const owner = somebody()
  const [coin, pictures] = [await chain.coin('Coin', owner, 100n), await chain.coin('Pictures', owner)]
  await chain.call(owner, coin, 'approve(address,uint256)', permit2, everything)
  await chain.call(owner, coin, 'approve(address,uint256)', friend, everything)
  const until = (await chain.now()) + 3_600
  for (const spender of [friend, flagged])
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', coin, spender, 50n, until)
  await chain.call(owner, pictures, 'mint(address,uint256)', owner, 7n)
  await chain.call(owner, pictures, 'approve(address,uint256)', friend, 7n)
  await chain.call(owner, pictures, 'setApprovalForAll(address,bool)', friend, true)
  const before = await read(owner)
  expect(before.approvals.map(({ kind }) => kind).sort()).toEqual(['erc20', 'erc20', 'nft', 'operator', 'permit2', 'permit2'])
  for (const { revoke, kind } of before.approvals) {
    if (kind === 'erc20') continue
    expect(revoke.value).toBe(0)
    await chain.send({ from: owner, to: revoke.to, data: revoke.data })
  }
  expect((await read(owner)).approvals.map(({ kind }) => kind)).toEqual(['erc20', 'erc20'])
  for (const { revoke } of before.approvals.filter(({ kind }) => kind === 'erc20'))
    await chain.send({ from: owner, to: revoke.to, data: revoke.data })
  expect((await read(owner)).approvals).toEqual([])

  await chain.call(owner, coin, 'approve(address,uint256)', permit2, everything)
  for (const spender of [friend, flagged])
    await chain.call(owner, permit2, 'approve(address,address,uint160,uint48)', coin, spender, 50n, until)
  const { permit2_lockdown: lockdown } = await read(owner)
  await chain.send({ from: owner, to: lockdown?.to as string, data: lockdown?.data as string })
  expect((await read(owner)).approvals.map(({ kind }) => kind)).toEqual(['erc20'])
})

test.each([
  [0, '121Yb34i3Moxbniuz9c9ExJWmmYMuepjRr', 'USAGE'],
  [1, '0x1234', 'INVALID_ADDRESS'],
  [2, friend, 'UNKNOWN_CHAIN'],
])('chain %d and %s are refused before anybody is asked', async (chain_id, address, code) => {
  const error = await approvalsOf({ address, chain_id }, { http: () => Promise.reject(new Error('asked')) }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ChainvetError)
  expect((error as ChainvetError).code).toBe(code)
})
