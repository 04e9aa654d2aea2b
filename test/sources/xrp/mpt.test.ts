import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBase58Check } from '../../../src/chains/encoding/base58.ts'
import { NotATokenError } from '../../../src/errors.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'
import { accountNumber, failing, type LedgerAccount, lsf, row, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const [issuer, other] = [accountNumber(1), accountNumber(2)]
const id = `0000000A${Buffer.from((fromBase58Check(issuer, 'xrp') as Uint8Array).subarray(1)).toString('hex')}`.toUpperCase()
const born = new Date('2025-06-07T08:09:10Z')

/** Every right of holders and none of the issuer: can be traded (0x10) and transferred (0x20). */
const free = 0x30
const issuance = (more: object = {}) => ({
  LedgerEntryType: 'MPTokenIssuance',
  Issuer: issuer,
  Flags: free,
  Sequence: 10,
  AssetScale: 2,
  OutstandingAmount: '500',
  MaximumAmount: '500',
  ...more,
})
const hexOf = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
    .toString('hex')
    .toUpperCase()

const show = (entry: object | undefined, account: LedgerAccount = {}, patience = 0) =>
  service.show(
    {
      closedAt: new Date('2026-11-20T12:00:00Z'),
      accounts: { [issuer]: account },
      transactions: { [issuer]: [row({ from: other, to: issuer, at: born, delivered: '1', creates: issuer })] },
      ...(entry && { issuances: { [id]: entry } }),
    },
    patience,
  )
const ask = () => xrpLedger(subject('token', id, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url }))
const learn = async (entry: object, account?: LedgerAccount) => {
  show(entry, account)
  return (await ask()).known
}
beforeEach(() => show(issuance()))

test('the id names the issuer, so one round trip is enough', async () => {
  show(issuance(), {}, 60)
  const { known, missing } = await ask()
  expect(service.rounds).toBe(1)
  expect(known.token).toMatchObject({ decimals: 2, totalSupply: 500n })
  expect(known.control).toMatchObject({ owner: issuer, ownerKind: 'account' })
  expect(known.creation?.at).toEqual(born)
  expect(Object.keys(missing ?? {})).toEqual(expect.arrayContaining(['market', 'holders']))
})

describe('flags of the issuance', () => {
  const powers = ['blocks one holder', 'takes balances', 'mints']
  test.each([
    ['nothing', {}, [], []],
    ['locked', { Flags: free | 0x01 | 0x02 }, [powers[0]], ['all frozen']],
    ['can lock', { Flags: free | 0x02 }, [powers[0]], []],
    ['requires authorisation', { Flags: free | 0x04 }, [], ['needs approval']],
    ['cannot be traded', { Flags: 0x20 }, [], ['cannot be traded']],
    ['cannot be transferred', { Flags: 0x10 }, [], ['cannot be passed on']],
    ['can claw back', { Flags: free | 0x40 }, [powers[1]], []],
    ['may be made lockable and clawed back later', { MutableFlags: 0x42 }, [powers[0], powers[1]], []],
    ['a fee that may be set later', { MutableFlags: 0x00020000 }, ['raises the sell tax'], []],
    ['room for more', { MaximumAmount: '501' }, [powers[2]], []],
    ['no maximum', { MaximumAmount: undefined }, [powers[2]], []],
  ])('%s', async (_, more, effects, obstacles) => {
    const known = await learn(issuance(more))
    expect(known.powers?.effects.map(({ kind }) => kind)).toEqual(effects)
    expect(known.transferability?.obstacles.map(({ kind }) => kind)).toEqual(obstacles)
  })

  test.each([
    [{}, []],
    [{ Flags: free | 0x80 }, ['hidden amounts']],
    [{ MutableFlags: 0x00010000 }, ['name may change']],
  ])('options of %j', async (more, kinds) => {
    expect((await learn(issuance(more))).options?.found.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a black hole holds no power, and a lock stays', async () => {
    const known = await learn(issuance({ Flags: free | 0x43 }), { flags: lsf.disableMaster })
    expect(known.powers?.effects).toEqual([])
    expect(known.transferability?.obstacles).toEqual([{ kind: 'all frozen', by: issuer }])
  })

  test.each([
    [undefined, 0],
    [1, 0.00001],
    [1_000, 0.01],
    [50_000, 0.5],
  ])('a transfer fee of %s is a share of %s', async (TransferFee, share) => {
    expect((await learn(issuance({ TransferFee }))).transferability?.fee).toBe(share)
  })
})

describe('metadata', () => {
  test.each([
    ['long keys', { ticker: 'TBILL', name: 'T-Bill Yield Token' }, 'TBILL', 'T-Bill Yield Token'],
    ['short keys', { t: 'TBILL', n: 'Bill' }, 'TBILL', 'Bill'],
    ['values that are no text', { ticker: 7, name: { a: 1 } }, undefined, undefined],
    ['no JSON', '<script>', undefined, undefined],
    ['a list', [1], undefined, undefined],
  ])('%s', async (_, said, symbol, name) => {
    const { token } = await learn(issuance({ MPTokenMetadata: hexOf(said) }))
    expect([token?.symbol, token?.name]).toEqual([symbol, name])
  })

  test('a ticker that reads XRP poses as the coin of the ledger', async () => {
    const { identity } = await learn(issuance({ MPTokenMetadata: hexOf({ ticker: 'ХRP' }) }))
    expect(identity?.resembles).toHaveLength(1)
  })
})

test('an id that the ledger does not know is no token', async () => {
  show(undefined)
  await expect(ask()).rejects.toThrow(NotATokenError)
})

test.each([
  ['an entry of another kind', issuance({ LedgerEntryType: 'Offer' })],
  ['an entry of another issuer', issuance({ Issuer: other })],
  ['a fee above what the ledger allows', issuance({ TransferFee: 50_001 })],
  ['more than 63 bits', issuance({ OutstandingAmount: '9223372036854775808' })],
])('%s is not believed', async (_, entry) => {
  show(entry)
  await expect(ask()).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test('a server without multi-purpose tokens has failed, it has not said that there is none', async () => {
  service.instead({ ledger_entry: failing('unknownCmd') })
  await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
})
