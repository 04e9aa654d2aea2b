import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { NotATokenError, SourceError } from '../../../src/errors.ts'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'
import { accountNumber, failing, type LittleLedger, lsf, row, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const [issuer, holder, whale, pool, other] = [1, 2, 3, 4, 5].map(accountNumber) as [string, string, string, string, string]
const now = new Date('2026-11-20T12:00:00Z')
const born = new Date('2021-03-04T05:06:07Z')
const traded = new Date('2024-05-06T07:08:09Z')
/** "SEAL" in 20 bytes. */
const hex = '5345414C00000000000000000000000000000000'

const line = (account: string, balance: string, currency = hex) => ({
  account,
  balance,
  currency,
  limit: '0',
  limit_peer: '1000000000',
  quality_in: 0,
  quality_out: 0,
})
const ledger: LittleLedger = {
  closedAt: now,
  accounts: { [issuer]: { flags: lsf.defaultRipple, root: { Domain: '6578616D706C652E636F6D' } }, [whale]: {}, [holder]: {} },
  transactions: {
    [issuer]: [row({ from: other, to: issuer, at: born, delivered: '20000000', creates: issuer })],
    [pool]: [row({ from: other, type: 'AMMCreate', at: traded, creates: pool })],
  },
  lines: { [issuer]: [line(holder, '-400.5'), line(whale, '-599.5'), line(other, '0'), line(other, '-7', 'EUR')] },
  balances: { [issuer]: { obligations: { [hex]: '1000', EUR: '7' } } },
  amms: {
    [`XRP/${hex}.${issuer}`]: {
      account: pool,
      amount: '250000000',
      amount2: { currency: hex, issuer, value: '125.5' },
      trading_fee: 600,
      lp_token: { currency: '03AA', issuer: pool, value: '1' },
    },
  },
}
beforeEach(() => service.show(ledger))

const ask = (given = `SEAL.${issuer}`): Promise<Findings> =>
  xrpLedger(subject('token', given, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url }))
const asIf = (change: Partial<LittleLedger>, given?: string): Promise<Findings> => {
  service.show({ ...ledger, ...change })
  return ask(given)
}
/** The issuer with another account root. */
const issuedBy = async (account: LittleLedger['accounts'][string]) =>
  (await asIf({ accounts: { ...ledger.accounts, [issuer]: account } })).known

describe('what the ledger says of an issued currency', () => {
  test('symbol, supply, age and holders', async () => {
    const { known, block } = await ask()
    expect(known.token).toMatchObject({ symbol: 'SEAL', decimals: 15, totalSupply: 1_000n * 10n ** 15n })
    expect(known.token).not.toHaveProperty('name')
    expect(known.creation).toMatchObject({ at: traded, creator: issuer, holders: 2 })
    expect(known.holders).toMatchObject({
      count: { value: 2, atLeast: false },
      float: 1_000n * 10n ** 15n,
      top: [
        { address: whale, amount: 5_995n * 10n ** 14n, kind: 'account' },
        { address: holder, amount: 4_005n * 10n ** 14n, kind: 'account' },
      ],
    })
    expect(block?.time).toEqual(now)
  })

  test('the automated market, with its fee', async () => {
    const { known } = await ask()
    expect(known.market?.pools).toEqual(
      [
        {
          venue: 'XRP Ledger AMM',
          address: pool,
          quote: { symbol: 'XRP', address: 'XRP', decimals: 6 },
          tokenReserve: 1_255n * 10n ** 14n,
          quoteReserve: 250_000_000n,
          usd: undefined,
        },
      ].map(({ usd: _, ...rest }) => expect.objectContaining(rest)),
    )
    expect(known.market?.proofs[0]?.result).toMatch(/trading fee 0\.6 %$/)
  })

  test('a short symbol, and its hex form, are the same token', async () => {
    const [short, long] = await Promise.all([ask(`EUR.${issuer}`), ask(`0000000000000000000000004555520000000000.${issuer}`)])
    expect(short.known.token).toMatchObject({ symbol: 'EUR', totalSupply: 7n * 10n ** 15n })
    expect(long.known.token).toEqual(short.known.token)
  })

  test('the state takes one round trip, the age of its market one more, and what large holders are a third', async () => {
    service.show(ledger, 60)
    await ask()
    expect(service.rounds).toBe(3)
  })

  test('many lines take no more', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => line(accountNumber((at % 200) + 20), '-1'))
    service.show(
      { ...ledger, lines: { [issuer]: [line(whale, '-900'), ...many] }, balances: { [issuer]: { obligations: { [hex]: '1900' } } } },
      60,
    )
    const { known } = await ask()
    expect(service.rounds).toBeLessThanOrEqual(3)
    expect(known.holders).toMatchObject({
      count: { atLeast: true },
      top: expect.arrayContaining([{ address: whale, amount: 900n * 10n ** 15n, kind: 'account' }]),
    })
    expect(known.creation).not.toHaveProperty('holders')
  })

  test('a sample without a large holder says nothing of concentration', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => line(accountNumber((at % 200) + 20), '-1'))
    const { known, missing } = await asIf({ lines: { [issuer]: many }, balances: { [issuer]: { obligations: { [hex]: '1900' } } } })
    expect(known.holders).toBeUndefined()
    expect(missing?.holders).toMatch(/only 200 holders were read/)
  })
})

describe('supply', () => {
  test('frozen balances and those in escrow are part of it', async () => {
    const balances = {
      [issuer]: { obligations: { [hex]: '1000' }, frozen_balances: { [other]: [{ currency: hex, value: '20' }] }, locked: { [hex]: '3' } },
    }
    expect((await asIf({ balances })).known.token?.totalSupply).toBe(1_023n * 10n ** 15n)
  })

  test('a server that does not add up is made up for by the lines, if they are all', async () => {
    expect((await asIf({ balances: 'refused' })).known.token?.totalSupply).toBe(1_000n * 10n ** 15n)
  })

  test('without both the supply is not known, and the rest is', async () => {
    service.instead({ gateway_balances: failing('tooBusy'), account_lines: failing('tooBusy') })
    const { known, missing } = await ask()
    expect(known.token).not.toHaveProperty('totalSupply')
    expect(known.powers?.effects.length).toBeGreaterThan(0)
    expect([known.holders, missing?.holders]).toEqual([undefined, 'the lines of the issuer could not be read'])
  })

  test.each([
    ['there is no such account', { accounts: {} }],
    ['it issued none of it', { balances: { [issuer]: { obligations: { EUR: '7' } } } }],
    ['nobody holds it any more', { balances: 'refused' as const, lines: { [issuer]: [line(other, '0')] } }],
  ])('no token: %s', async (_, change) => {
    await expect(asIf(change)).rejects.toThrow(NotATokenError)
  })
})

describe('powers of the issuer', () => {
  const powersOf = ({ powers }: Findings['known']) => powers?.effects.map(({ kind }) => kind)

  test.each([
    ['a live issuer', { flags: lsf.defaultRipple }, ['blocks one holder', 'mints'], 'account'],
    ['one that gave up freezing', { flags: lsf.defaultRipple | lsf.noFreeze }, ['mints'], 'account'],
    [
      'one that may claw back',
      { flags: (lsf.defaultRipple | lsf.clawback) >>> 0 },
      ['blocks one holder', 'takes balances', 'mints'],
      'account',
    ],
    ['a regular key in place of the master', { flags: lsf.disableMaster, regularKey: other }, ['blocks one holder', 'mints'], 'account'],
    [
      'signers together',
      {
        flags: lsf.disableMaster,
        signers: {
          quorum: 2,
          entries: [
            [holder, 1],
            [other, 1],
          ] as const,
        },
      },
      ['blocks one holder', 'mints'],
      'several',
    ],
    ['a black hole', { flags: lsf.disableMaster, regularKey: 'rrrrrrrrrrrrrrrrrrrrBZbvji' }, [], 'nobody'],
    ['no key left', { flags: lsf.disableMaster }, [], 'nobody'],
    ['a pool of the ledger', { flags: lsf.disableMaster, root: { AMMID: 'AA' } }, [], 'program'],
  ])('%s', async (_, account, kinds, controller) => {
    const known = await issuedBy(account as LittleLedger['accounts'][string])
    expect(powersOf(known)).toEqual(kinds)
    expect(known.control).toMatchObject({ owner: issuer, ownerKind: controller })
    expect(
      known.powers?.effects.every(
        ({ granted, caller, callerKind }) => granted === 'issuer' && caller === issuer && callerKind === controller,
      ),
    ).toBe(true)
  })
})

describe('transferability', () => {
  test.each([
    ['an ordinary issuer', { flags: lsf.defaultRipple }, [], 0],
    ['a freeze of everything', { flags: lsf.defaultRipple | lsf.globalFreeze }, ['all frozen'], 0],
    ['holders who need approval', { flags: lsf.defaultRipple | lsf.requireAuth }, ['needs approval'], 0],
    ['no rippling', {}, ['cannot be passed on'], 0],
    ['a fee of 0.2 %', { flags: lsf.defaultRipple, root: { TransferRate: 1_002_000_000 } }, [], 0.002],
    ['a rate of one is none', { flags: lsf.defaultRipple, root: { TransferRate: 1_000_000_000 } }, [], 0],
    ['a rate from before there was a limit', { flags: lsf.defaultRipple, root: { TransferRate: 4_294_967_295 } }, [], 1],
  ])('%s', async (_, account, kinds, fee) => {
    const { transferability } = await issuedBy(account)
    expect(transferability?.obstacles.map(({ kind, by }) => [kind, by])).toEqual(kinds.map(kind => [kind, issuer]))
    expect(transferability?.fee).toBeCloseTo(fee, 12)
  })
})

describe('market', () => {
  test('bids of the order book count near the best price and as far as they are funded', async () => {
    const bid = (drops: string, value: string, funded?: string) => ({
      TakerGets: drops,
      TakerPays: { currency: hex, issuer, value },
      ...(funded && { taker_gets_funded: funded }),
    })
    const bids = { [`${hex}.${issuer}`]: [bid('2000000', '1'), bid('3000000', '2', '1000000'), bid('1', '1000')] }
    const { known } = await asIf({ amms: {}, bids })
    expect(known.market?.pools).toEqual([
      expect.objectContaining({ venue: 'XRP Ledger order book', quoteReserve: 3_000_000n, tokenReserve: 3n * 10n ** 15n }),
    ])
  })

  test('no market is an answer of every venue', async () => {
    expect((await asIf({ amms: {} })).known.market).toMatchObject({ pools: [], searched: ['XRP Ledger AMM', 'XRP Ledger order book'] })
    service.instead({ book_offers: failing('tooBusy') })
    const { known, missing } = await ask()
    expect([known.market, missing?.market]).toEqual([undefined, 'the exchange of the ledger could not be read'])
  })

  test('a pool whose token is frozen is none', async () => {
    const amm = { ...ledger.amms?.[`XRP/${hex}.${issuer}`], asset2_frozen: true }
    expect((await asIf({ amms: { [`XRP/${hex}.${issuer}`]: amm } })).known.market?.pools).toEqual([])
  })

  test('a pool of another token is not believed', async () => {
    const amm = { account: pool, amount: '1', amount2: { currency: 'EUR', issuer, value: '1' }, trading_fee: 0 }
    expect((await asIf({ amms: { [`XRP/${hex}.${issuer}`]: amm } })).known.market).toBeUndefined()
  })
})

describe('holders', () => {
  const kinds = async (accounts: LittleLedger['accounts']) =>
    (await asIf({ accounts: { ...ledger.accounts, ...accounts } })).known.holders?.top.map(({ kind }) => kind)

  test.each([
    ['its own pool', pool, 'pool'],
    ['another pool of the ledger', whale, 'pool'],
    ['a black hole', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'burned'],
    ['an exchange', 'rUzWJkXyEtT8ekSSxkBYPqCvHpngcy6Fks', 'service'],
  ])('%s', async (_, account, kind) => {
    const { known } = await asIf({
      lines: { [issuer]: [line(account, '-900'), line(holder, '-100')] },
      accounts: { ...ledger.accounts, [whale]: { flags: lsf.disableMaster, root: { AMMID: 'AA' } } },
    })
    expect(known.holders?.top[0]).toMatchObject({ address: account, kind })
    expect(known.holders?.float).toBe((kind === 'service' ? 1_000n : 100n) * 10n ** 15n)
  })

  test('an account whose keys were given away is as good as burned', async () => {
    expect(await kinds({ [whale]: { flags: lsf.disableMaster } })).toEqual(['burned', 'account'])
  })
})

describe('what large holders are, when the lines are not all', () => {
  const crowd = Array.from({ length: 1_000 }, (_, at) => line(accountNumber((at % 200) + 20), '-1'))
  const half = { [issuer]: { obligations: { [hex]: '1900' } } }

  test('a pool among them does not clear the rest', async () => {
    const { known } = await asIf({ lines: { [issuer]: [line(pool, '-900'), ...crowd] }, balances: half })
    expect(known.holders).toBeUndefined()
  })

  test('what could not be told apart is not called an account', async () => {
    const { known } = await asIf({
      lines: { [issuer]: [line(whale, '-900'), ...crowd] },
      balances: half,
      accounts: { [issuer]: { flags: lsf.defaultRipple } },
    })
    expect(known.holders?.top[0]).toMatchObject({ address: whale, kind: 'unknown' })
  })
})

describe('frozen holders', () => {
  test('are counted among the largest', async () => {
    const { known } = await asIf({ lines: { [issuer]: [{ ...line(holder, '-400'), freeze: true }, line(whale, '-600')] } })
    expect(known.transferability?.sampled).toEqual({ balances: 2, frozen: 1 })
  })

  test('are not counted in a sample', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => line(accountNumber((at % 200) + 20), '-1'))
    const { known } = await asIf({ lines: { [issuer]: many } })
    expect(known.transferability).toMatchObject({ notSampled: 'not all lines of the issuer were read' })
  })
})

describe('identity', () => {
  test('a code that reads XRP is never the coin of the ledger', async () => {
    const code = '5852500000000000000000000000000000000000'
    const { known } = await asIf({ balances: { [issuer]: { obligations: { [code]: '5' } } } }, `${code}.${issuer}`)
    expect(known.identity?.resembles).toEqual([
      expect.objectContaining({ by: 'symbol and name', token: expect.objectContaining({ symbol: 'XRP' }) }),
    ])
  })

  test('bytes that are no text are told as they stand', async () => {
    const code = 'FF45414C00000000000000000000000000000000'
    const { known } = await asIf({ balances: { [issuer]: { obligations: { [code]: '5' } } } }, `${code}.${issuer}`)
    expect(known.token?.symbol).toBe(code)
  })
})

describe('age', () => {
  test('an old account can issue a new token: its market tells how old it is at least', async () => {
    const { known } = await ask()
    expect(known.creation?.at).toEqual(traded)
    expect(known.creation?.proofs[0]).toMatchObject({ params: { account: pool }, result: expect.stringContaining('automated market') })
  })

  test('without a market it is that of the issuer', async () => {
    const { known } = await asIf({ amms: {} })
    expect(known.creation?.at).toEqual(born)
    expect(known.creation?.proofs[0]).toMatchObject({ params: { account: issuer }, result: expect.stringContaining('issuer') })
  })

  test.each([
    ['the market', {}, { [pool]: [row({ from: issuer, type: 'AMMDeposit', at: traded })] }],
    ['the issuer', { amms: {} }, { [issuer]: [row({ from: issuer, type: 'AccountSet', at: born })] }],
  ])('a server without the beginning of %s does not know it', async (_, change, transactions) => {
    const { known, missing } = await asIf({ ...change, oldest: 90_000_000, transactions })
    expect([known.creation, missing?.creation]).toEqual([undefined, 'the server does not keep ledgers as old as the account'])
  })
})

test('a failure of the account itself is a failure of the server', async () => {
  service.instead({ account_info: failing('noNetwork') })
  await expect(ask()).rejects.toThrow(SourceError)
})
