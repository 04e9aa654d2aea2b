import { afterAll, describe, expect, test } from 'vitest'
import { ChainvetError } from '../../../src/errors.ts'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { bytesOf, derivedAddress } from '../../../src/sources/solana/curve.ts'
import { metadataAccount } from '../../../src/sources/solana/metadata.ts'
import { solana } from '../../../src/sources/solana/solana.ts'
import {
  codeBytes,
  derived,
  extension,
  type MintShape,
  metaplexBytes,
  mintBytes,
  person,
  programBytes,
  programs,
  signatureNumber,
  signersBytes,
  tokenAccountBytes,
} from '../../support/solana-layout.ts'
import { type LittleAccount, type LittleSolana, startSolana, transactionFor } from '../../support/solana-service.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'

const service = await startSolana()
afterAll(() => service.stop())

const now = new Date('2026-11-20T12:00:00Z')
const token = person('mint')
const boss = person('boss')
const vault = derived('vault')

const mintAt = (shape: MintShape = {}): LittleAccount => ({
  owner: shape.extensions ? programs.token2022 : programs.token,
  data: mintBytes(shape),
})

function ask(chain: Partial<LittleSolana>, address = token): Promise<Findings> {
  service.show({ now, accounts: {}, ...chain })
  return again(address)
}
/** Both the nodes and the index of Jupiter are the service. */
const again = (address = token): Promise<Findings> =>
  solana(subject('token', address, 'solana'), contextOf(service.upstream, { rpcUrl: service.url, explorerUrl: service.url }))

const scan = (shape: MintShape, more: Partial<LittleSolana> = {}): Promise<Findings> =>
  ask({ ...more, accounts: { [token]: mintAt(shape), ...more.accounts } })

describe('what a mint is', () => {
  test('is read from its bytes', async () => {
    const { known, block } = await scan({ supply: 18_446_744_073_709_551_615n, decimals: 9 })
    expect(known.token).toMatchObject({ totalSupply: 18_446_744_073_709_551_615n, decimals: 9, kind: 'spl' })
    expect(known.control).toMatchObject({ owner: null, ownerKind: 'nobody' })
    expect(known.powers).toMatchObject({ callers: [], effects: [] })
    expect(known.transferability).toMatchObject({ obstacles: [], fee: 0 })
    expect(known.options).toMatchObject({ found: [] })
    expect(block).toMatchObject({ number: 454_587_281, time: now })
  })

  test.each<[string, LittleAccount | undefined, string, string]>([
    ['nothing', undefined, 'there is no account at this address', 'chainvet scan wallet'],
    ['a wallet', {}, 'it is a wallet', 'chainvet scan wallet'],
    [
      'a program',
      { owner: programs.loader, executable: true, data: Buffer.alloc(36) },
      'no token program keeps this account',
      'chainvet scan wallet',
    ],
    [
      'a token account',
      { owner: programs.token, data: tokenAccountBytes({ mint: vault, owner: boss }) },
      `it is a token account, a balance of ${vault} that belongs to ${boss}`,
      `chainvet scan token ${vault} --chain solana`,
    ],
    ['an account of several signers', { owner: programs.token, data: signersBytes(2, 3) }, 'it is not a mint', 'the address of the mint'],
    ['an account without content', { owner: programs.token2022, data: Buffer.alloc(82) }, 'it is not a mint', 'the address of the mint'],
  ])('%s is none', async (_, account, why, hint) => {
    const failure = await ask({ accounts: account ? { [token]: account } : {} }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChainvetError)
    expect(failure).toMatchObject({ code: 'INVALID_ADDRESS', message: expect.stringContaining(why), hint: expect.stringContaining(hint) })
  })

  test.each<[string, MintShape, LittleAccount | undefined, string | undefined, string | undefined]>([
    ['Metaplex', {}, { owner: programs.metadata, data: metaplexBytes(token, 'Bonk', 'BONK') }, 'Bonk', 'BONK'],
    [
      'an account of Metaplex about another mint',
      {},
      { owner: programs.metadata, data: metaplexBytes(vault, 'Bonk', 'BONK') },
      undefined,
      undefined,
    ],
    ['an account of somebody else', {}, { owner: programs.stakePool, data: metaplexBytes(token, 'Bonk', 'BONK') }, undefined, undefined],
    [
      'an account that is cut off',
      {},
      { owner: programs.metadata, data: metaplexBytes(token, 'Bonk', 'BONK').subarray(0, 80) },
      undefined,
      undefined,
    ],
    ['nothing', {}, undefined, undefined, undefined],
    [
      'the mint itself',
      { extensions: [extension.metadataPointer(token), extension.metadata(token, 'PayPal USD', 'PYUSD')] },
      { owner: programs.metadata, data: metaplexBytes(token, 'Bonk', 'BONK') },
      'PayPal USD',
      'PYUSD',
    ],
    [
      'another account than the mint points to',
      { extensions: [extension.metadataPointer(vault), extension.metadata(token, 'PayPal USD', 'PYUSD')] },
      { owner: programs.metadata, data: metaplexBytes(token, 'Bonk', 'BONK') },
      undefined,
      undefined,
    ],
  ])('has the name that %s holds', async (_, shape, named, name, symbol) => {
    const { known } = await scan(shape, named ? { accounts: { [metadataAccount(token)]: named } } : {})
    expect([known.token?.name, known.token?.symbol]).toEqual([name, symbol])
  })
})

describe('authorities', () => {
  const extensions = (...list: NonNullable<MintShape['extensions']>): MintShape => ({ extensions: list })
  test.each<[string, MintShape, object]>([
    ['mint authority', { mintAuthority: boss }, { kind: 'mints' }],
    ['freeze authority', { freezeAuthority: boss }, { kind: 'blocks one holder' }],
    ['permanent delegate', extensions(extension.permanentDelegate(boss)), { kind: 'takes balances' }],
    ['pause authority', extensions(extension.pausable(boss, 0)), { kind: 'blocks all sales' }],
    ['transfer fee authority', extensions(extension.transferFee(boss, 0, 0, 1n)), { kind: 'raises the sell tax', tax: 1 }],
  ])('%s: a granted power of whoever holds it', async (field, shape, effect) => {
    const { known } = await scan(shape, { accounts: { [boss]: { lamports: 5n } } })
    expect(known.powers?.effects).toMatchObject([{ ...effect, caller: boss, role: 'owner', callerKind: 'account', granted: 'authority' }])
    expect(known.powers?.effects[0]?.proof.result).toBe(`${field} ${boss}`)
    expect(known.powers).toMatchObject({ tried: 0, accepted: 0, callers: [{ address: boss, kind: 'account' }] })
  })

  test.each(['permanentDelegate', 'closeAuthority', 'permissionedBurn'] as const)('%s of nobody is none', async name => {
    const { known } = await scan({ extensions: [extension[name](null)] })
    expect(known.powers?.effects).toEqual([])
    expect(known.options?.found).toEqual([])
  })

  test.each<[string, string, LittleAccount | undefined, string, string]>([
    ['an ordinary account', boss, { lamports: 1n }, 'account', `owned by ${programs.system}`],
    ['an account that was never funded', boss, undefined, 'account', 'an account that was never funded'],
    ['an address of a program', vault, {}, 'program', 'off the curve: no key exists for it'],
    ['two of three signers', boss, { owner: programs.token, data: signersBytes(2, 3) }, 'several', '2 of 3 signers'],
    ['one of three signers', boss, { owner: programs.token, data: signersBytes(1, 3) }, 'account', '1 of 3 signers'],
    [
      'a multisig of Squads',
      boss,
      { owner: 'SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf', data: Buffer.alloc(200) },
      'several',
      'owned by SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf',
    ],
  ])('%s is told as what it is', async (_, address, account, kind, result) => {
    const { known } = await scan({ mintAuthority: address }, account ? { accounts: { [address]: account } } : {})
    expect(known.control).toMatchObject({ owner: address, ownerKind: kind })
    expect(known.control?.proofs.at(-1)).toMatchObject({ params: [[address]], result })
  })

  test('that could not be looked up is unknown, and its power is there', async () => {
    let calls = 0
    service.show({ now, accounts: { [token]: mintAt({ mintAuthority: boss }) } })
    const first = { result: { context: { slot: 454_587_281 }, value: [encoded(mintAt({ mintAuthority: boss })), null] } }
    service.instead({ getMultipleAccounts: () => (++calls === 1 ? first : { error: { code: -32603, message: 'Internal error' } }) })
    const { known } = await again()
    expect(known.powers?.effects).toMatchObject([{ kind: 'mints', caller: boss, callerKind: 'unknown' }])
  })

  test('the incinerator is nobody', async () => {
    const { known } = await scan({ mintAuthority: '1nc1nerator11111111111111111111111111111111' })
    expect(known.control).toMatchObject({ ownerKind: 'nobody' })
    expect(known.powers?.effects).toEqual([])
  })
})

const encoded = ({ owner = programs.system, data = Buffer.alloc(0) }: LittleAccount) => ({
  data: [data.toString('base64'), 'base64'],
  executable: false,
  lamports: 1,
  owner,
  space: data.length,
})

describe('rules for transfers', () => {
  const unlimited = 2n ** 64n - 1n
  test.each<[string, MintShape, object]>([
    [
      'frozen by default',
      { freezeAuthority: boss, extensions: [extension.defaultState(2)] },
      { obstacles: [{ kind: 'frozen by default', by: boss }] },
    ],
    ['usable by default', { freezeAuthority: boss, extensions: [extension.defaultState(1)] }, { obstacles: [] }],
    ['not transferable', { extensions: [extension.nonTransferable()] }, { obstacles: [{ kind: 'not transferable' }] }],
    ['paused', { extensions: [extension.pausable(boss, 1)] }, { obstacles: [{ kind: 'paused', by: boss }] }],
    ['not paused', { extensions: [extension.pausable(boss, 0)] }, { obstacles: [] }],
    ['a fee', { extensions: [extension.transferFee(null, 100, 100, 1n)] }, { fee: 0.01 }],
    [
      'a fee that rises',
      { extensions: [extension.transferFee(null, 0, 9_000, 1_054n)] },
      { fee: 0, laterFee: { fee: 0.9, from: 'epoch 1054' } },
    ],
    ['a fee that has risen', { extensions: [extension.transferFee(null, 0, 9_000, 1_052n)] }, { fee: 0.9 }],
    ['a fee of at most nothing', { extensions: [extension.transferFee(null, 500, 500, 1n, 0n)] }, { fee: 0 }],
    ['a fee without bounds', { extensions: [extension.transferFee(null, 500, 500, 1n, unlimited)] }, { fee: 0.05 }],
    ['no program of a hook', { extensions: [extension.hook(boss, null)] }, { obstacles: [] }],
  ])('%s', async (_, shape, expected) => {
    const { known } = await scan(shape, { epoch: 1_052n })
    expect(known.transferability).toMatchObject(expected)
    if (!('laterFee' in expected)) expect(known.transferability).not.toHaveProperty('laterFee')
  })

  test('where no node tells the epoch, the higher fee counts', async () => {
    service.show({ now, accounts: { [token]: mintAt({ extensions: [extension.transferFee(null, 0, 9_000, 9_999n)] }) } })
    service.instead({ getAccountInfo: () => ({ error: { code: -32603, message: 'Internal error' } }) })
    expect((await again()).known.transferability).toMatchObject({ fee: 0.9 })
  })

  const hook = person('hook')
  const code = derivedAddress(programs.loader, [bytesOf(hook)])
  test.each<[string, Record<string, LittleAccount>, boolean | undefined]>([
    [
      'that somebody may replace',
      { [hook]: { owner: programs.loader, data: programBytes(code) }, [code]: { owner: programs.loader, data: codeBytes(boss) } },
      true,
    ],
    [
      'that nobody may replace',
      { [hook]: { owner: programs.loader, data: programBytes(code) }, [code]: { owner: programs.loader, data: codeBytes(null) } },
      false,
    ],
    ['of an old loader', { [hook]: { owner: programs.finalLoader, executable: true } }, false],
    ['that is not there yet', {}, true],
    ['that is no program', { [hook]: {} }, undefined],
  ])('a hook %s', async (_, accounts, replaceable) => {
    const { known } = await scan({ extensions: [extension.hook(null, hook)] }, { accounts })
    expect(known.transferability?.obstacles).toEqual([{ kind: 'hook', by: hook, ...(replaceable !== undefined && { replaceable }) }])
  })

  test.each<[string, MintShape]>([
    ['a number nobody has heard of', { extensions: [[77, Buffer.alloc(8)]] }],
    ['a known number in another layout', { extensions: [[12, Buffer.alloc(40)]] }],
    ['a default that is neither usable nor frozen', { extensions: [extension.defaultState(0)] }],
  ])('%s leaves them unknown', async (_, shape) => {
    const { known, missing } = await scan(shape)
    expect(known).not.toHaveProperty('transferability')
    expect(known).not.toHaveProperty('options')
    expect(missing?.transferability).toMatch(/extension that chainvet does not know \(number \d+\)/)
  })

  test('the rules after an unknown extension still count', async () => {
    const { known } = await scan({ extensions: [[77, Buffer.alloc(8)], extension.permanentDelegate(boss)] })
    expect(known.powers?.effects).toMatchObject([{ kind: 'takes balances', caller: boss }])
  })
})

test.each<[string, MintShape, object[]]>([
  ['a hook that may be set', { extensions: [extension.hook(boss, null)] }, [{ kind: 'hook may be set', by: boss, byKind: 'account' }]],
  ['confidential transfers', { extensions: [extension.confidential()] }, [{ kind: 'hidden amounts' }]],
  ['a confidential supply', { extensions: [extension.confidentialMintBurn()] }, [{ kind: 'hidden supply' }]],
  ['a scaled display', { extensions: [extension.scaled(boss)] }, [{ kind: 'bent display', by: boss, byKind: 'account' }]],
  ['a scaled display of nobody', { extensions: [extension.scaled(null)] }, [{ kind: 'bent display' }]],
  ['interest', { extensions: [extension.interest(boss)] }, [{ kind: 'shown interest' }]],
  [
    'permissioned burning',
    { extensions: [extension.permissionedBurn(vault)] },
    [{ kind: 'burns need approval', by: vault, byKind: 'program' }],
  ],
  ['a mint that may be closed', { extensions: [extension.closeAuthority(boss)] }, [{ kind: 'may be closed', by: boss, byKind: 'account' }]],
  ['a name that may change', { extensions: [extension.metadata(token, 'A', 'B', boss)] }, [{ kind: 'name may change', by: boss }]],
])('the option %s is told', async (_, shape, found) => {
  const { known } = await scan(shape, { accounts: { [boss]: {} } })
  expect(known.options?.found).toMatchObject(found)
  expect(known.options?.found).toHaveLength(found.length)
})

describe('birth', () => {
  const [birth, later] = [signatureNumber(1), signatureNumber(2)]
  const at = 1_789_000_000
  const making = (mint: string, more: object = {}) =>
    transactionFor(birth, {
      signers: [boss],
      at,
      inner: [{ programId: programs.token, program: 'spl-token', parsed: { type: 'initializeMint2', info: { mint, decimals: 6 } } }],
      ...more,
    })
  const named = { [token]: [[later, at + 9] as const, [birth, at] as const] }

  test('is the transaction that made the mint', async () => {
    const { known } = await scan({}, { mentions: named, transactions: { [birth]: making(token) } })
    expect(known.creation).toMatchObject({ at: new Date(at * 1000), creator: boss })
  })

  test.each<[string, Partial<LittleSolana>]>([
    ['an older transaction that merely names the address', { mentions: named, transactions: { [birth]: making(vault) } }],
    ['a transaction that failed', { mentions: named, transactions: { [birth]: making(token, { err: 'AccountInUse' }) } }],
    [
      'a full page, which may end anywhere',
      { mentions: { [token]: Array.from({ length: 1_000 }, () => [birth, at] as const) }, transactions: { [birth]: making(token) } },
    ],
  ])('is not told by %s', async (_, chain) => {
    const { known, missing } = await scan({}, chain)
    expect(known).not.toHaveProperty('creation')
    expect(missing?.creation).toMatch(/; Jupiter does not know the token$/)
  })

  test('of a busy token, its liquidity and its holders are those that Jupiter knows', async () => {
    const row = { id: token, liquidity: 1_234_567.8, holderCount: 991_213, firstPool: { id: vault, createdAt: '2022-12-25T10:00:00Z' } }
    const { known, tags } = await scan({}, { jupiter: { [token]: row } })
    expect(known.creation).toMatchObject({ at: new Date('2022-12-25T10:00:00Z') })
    expect(known.holders).toMatchObject({ count: { value: 991_213, atLeast: false }, top: [] })
    expect(known.market).toMatchObject({ pools: [], total: { usd: 1_234_567.8, by: 'Jupiter' } })
    expect(tags).toMatchObject({ creation: 'Jupiter', market: 'Jupiter' })
  })

  test('that the chain itself shows is not made older by Jupiter', async () => {
    const row = { id: token, firstPool: { createdAt: '2020-01-01T00:00:00Z' } }
    const { known } = await scan({}, { mentions: named, transactions: { [birth]: making(token) }, jupiter: { [token]: row } })
    expect(known.creation?.at).toEqual(new Date(at * 1000))
    expect(known).not.toHaveProperty('holders')
  })
})

test('three round trips tell everything', async () => {
  const holders = [person('h1'), person('h2')] as const
  const balances = Object.fromEntries(
    holders.map(owner => [
      person(`account of ${owner}`),
      { owner: programs.token, data: tokenAccountBytes({ mint: token, owner, amount: 9n }) },
    ]),
  )
  const largest = { [token]: Object.keys(balances).map(address => [address, 9n] as const) }
  service.show({ now, accounts: { [token]: mintAt({ mintAuthority: boss }), ...balances }, largest }, 15)
  const { known } = await again()
  expect(known.transfers?.tried).toHaveLength(2)
  expect(service.rounds).toBe(3)
})
