import { afterAll, describe, expect, test } from 'vitest'
import { registered } from '../../../src/sources/identity.ts'
import { xrpLedger } from '../../../src/sources/xrp/xrp.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'
import { accountNumber, failing, type LittleLedger, lsf, row, startXrp } from '../../support/xrp-service.ts'

const service = await startXrp()
afterAll(() => service.stop())

const [wallet, issuer, pool] = [1, 2, 3].map(accountNumber) as [string, string, string]
const ripple = 'rMxCKbEDwqr76QuheSUMdEGf4B9xJ8m5De'
const rlusd = '524C555344000000000000000000000000000000'
const seal = '5345414C00000000000000000000000000000000'
const now = new Date('2026-11-20T12:00:00Z')

const ask = (kind: 'wallet' | 'token', address: string, ledger: LittleLedger) => {
  service.show({ closedAt: now, ...ledger })
  return xrpLedger(subject(kind, address, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url }))
}

test('RLUSD stands in the registry', () => {
  expect(registered(-5, `${rlusd}.${ripple}`)?.symbol).toBe('RLUSD')
})

describe('freezes', () => {
  const line = (more: object) => ({ account: ripple, currency: rlusd, balance: '5', limit: '100', ...more })
  const freezes = async (lines: readonly Record<string, unknown>[]) =>
    (await ask('wallet', wallet, { accounts: { [wallet]: {} }, lines: { [wallet]: lines } })).known.freezes

  test.each([
    ['the issuer froze the line', line({ freeze_peer: true }), true],
    ['the issuer froze it deeply', line({ deep_freeze_peer: true }), true],
    ['the wallet froze it', line({ freeze: true }), false],
    ['nobody did', line({}), false],
    ['another currency of the issuer is frozen', line({ currency: 'EUR', freeze_peer: true }), false],
  ])('%s', async (_, given, frozen) => {
    expect((await freezes([given]))?.asked.find(({ symbol }) => symbol === 'RLUSD')).toEqual({
      symbol: 'RLUSD',
      token: `${rlusd}.${ripple}`,
      frozen,
    })
  })

  test('a freeze by a stranger of what he issued himself says nothing', async () => {
    const found = await freezes([{ account: issuer, currency: 'FUN', balance: '5', limit: '0', freeze_peer: true }])
    expect(found?.asked.some(({ frozen }) => frozen)).toBe(false)
  })

  test('lines that could not be read are not known to be unfrozen', async () => {
    service.show({ closedAt: now, accounts: { [wallet]: {} } })
    service.instead({ account_lines: failing('tooBusy') })
    const { known, missing } = await xrpLedger(subject('wallet', wallet, 'xrp'), contextOf(service.upstream, { rpcUrl: service.url }))
    expect([known.freezes, missing?.freezes]).toEqual([undefined, 'not every line to an issuer of a stablecoin could be read'])
  })
})

describe('dollars', () => {
  const amm = (amount: unknown, amount2: unknown) => ({ account: pool, amount, amount2, trading_fee: 0 })
  const of = (currency: string, by: string, value: string) => ({ currency, issuer: by, value })
  /** 1,000 XRP are 2,500 dollars. */
  const price = { [`XRP/${rlusd}.${ripple}`]: amm('1000000000', of(rlusd, ripple, '2500')) }
  const usd = async (address: string, by: string, code: string, amms: LittleLedger['amms']) => {
    const { known } = await ask('token', address, {
      accounts: { [by]: { flags: lsf.defaultRipple } },
      transactions: { [by]: [row({ from: wallet, to: by, at: new Date('2022-01-01'), delivered: '1', creates: by })] },
      balances: { [by]: { obligations: { [code]: '1000' } } },
      ...(amms && { amms }),
    })
    return known.market?.pools.map(pooled => [pooled.quote.symbol, pooled.usd])
  }

  test('XRP is priced by its pool with the stablecoin, and both sides of a pool count', async () => {
    expect(
      await usd(`SEAL.${issuer}`, issuer, seal, { ...price, [`XRP/${seal}.${issuer}`]: amm('40000000', of(seal, issuer, '7')) }),
    ).toEqual([['XRP', 200]])
  })

  test('a pool with the stablecoin itself, the deepest first', async () => {
    const pools = {
      ...price,
      [`XRP/${seal}.${issuer}`]: amm('40000000', of(seal, issuer, '7')),
      [`${rlusd}.${ripple}/${seal}.${issuer}`]: amm(of(rlusd, ripple, '150.5'), of(seal, issuer, '9')),
    }
    expect(await usd(`SEAL.${issuer}`, issuer, seal, pools)).toEqual([
      ['RLUSD', 301],
      ['XRP', 200],
    ])
  })

  test('the stablecoin is priced by its own pool', async () => {
    expect(await usd(`RLUSD.${ripple}`, ripple, rlusd, price)).toEqual([['XRP', 5_000]])
  })

  test('without a pool of the stablecoin there is no price', async () => {
    expect(await usd(`SEAL.${issuer}`, issuer, seal, { [`XRP/${seal}.${issuer}`]: amm('40000000', of(seal, issuer, '7')) })).toEqual([
      ['XRP', undefined],
    ])
  })
})

test('the code of a stablecoin in hex under another issuer passes itself off as it', async () => {
  const { known } = await ask('token', `RLUSD.${issuer}`, {
    accounts: { [issuer]: {} },
    balances: { [issuer]: { obligations: { [rlusd]: '5' } } },
  })
  expect(known.identity?.resembles).toEqual([{ by: 'symbol and name', token: expect.objectContaining({ address: `${rlusd}.${ripple}` }) }])
})
