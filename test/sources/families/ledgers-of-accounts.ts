import { fromBase58Check } from '../../../src/chains/encoding/base58.ts'
import { base58Of } from '../../../src/sources/tron/address.ts'
import { coinRow, type LittleTron, nodeHex, startTron, tokenRow } from '../../support/tron-service.ts'
import { accountNumber, type LedgerAccount, type LittleLedger, lsf, row, startXrp } from '../../support/xrp-service.ts'

import { ago, at, type Family, now, scenesOf } from './scene.ts'

export async function xrpFamily(): Promise<Family> {
  const service = await startXrp()
  const [wallet, other, issuer, pool] = [1, 2, 3, 4].map(accountNumber) as [string, string, string, string]
  const listed = 'rnXyVQzgxZe7TR1EPzTkGj2jxH4LMJYh66'
  const rlusdIssuer = 'rMxCKbEDwqr76QuheSUMdEGf4B9xJ8m5De'
  const rlusd = '524C555344000000000000000000000000000000'
  const seal = '5345414C00000000000000000000000000000000'
  const birth = (account: string, days: number) => row({ from: other, to: account, at: ago(days), delivered: '20000000', creates: account })
  const used = (account: LedgerAccount = {}, ...rows: object[]): LittleLedger => ({
    closedAt: now,
    accounts: { [wallet]: account, [listed]: {}, [rlusdIssuer]: {} },
    transactions: { [wallet]: [...rows, row({ hash: 2, from: wallet, to: other, at: ago(3), delivered: '1' }), birth(wallet, 400)] },
  })
  const line = (account: string, balance: string, more: object = {}) => ({
    account,
    balance,
    currency: rlusd,
    limit: '0',
    limit_peer: '0',
    ...more,
  })
  const changed = row({ hash: 5, from: wallet, at: ago(3), type: 'SetRegularKey', more: { RegularKey: other } })
  const emptied = row({ hash: 6, from: wallet, to: other, at: ago(2), delivered: '900000000000' })
  const lineOf = (account: string, balance: string, currency: string) => ({
    account,
    balance,
    currency,
    limit: '0',
    limit_peer: '1000000000',
  })
  const issuing = (who: string, code: string, account: LedgerAccount, age = 700): LittleLedger => ({
    closedAt: now,
    accounts: { [who]: account, [rlusdIssuer]: account },
    transactions: { [who]: [birth(who, age)], [pool]: [birth(pool, Math.min(age, 400))] },
    lines: { [who]: Array.from({ length: 100 }, (_, number) => lineOf(accountNumber(number + 10), '-1000', code)) },
    balances: { [who]: { obligations: { [code]: '100000' } } },
    amms: {
      [`XRP/${code}.${who}`]: {
        account: pool,
        amount: '2000000000000',
        amount2: { currency: code, issuer: who, value: '5000000' },
        trading_fee: 300,
      },
      [`XRP/${rlusd}.${rlusdIssuer}`]: {
        account: pool,
        amount: '2000000000000',
        amount2: { currency: rlusd, issuer: rlusdIssuer, value: '5000000' },
        trading_fee: 300,
      },
    },
  })
  const sealed = lsf.defaultRipple | lsf.disableMaster
  const mpt = `0000000A${Buffer.from((fromBase58Check(issuer, 'xrp') as Uint8Array).subarray(1)).toString('hex')}`.toUpperCase()
  const issuance = (flags: number): LittleLedger => ({
    closedAt: now,
    accounts: { [issuer]: {} },
    transactions: { [issuer]: [birth(issuer, 400)] },
    issuances: {
      [mpt]: {
        LedgerEntryType: 'MPTokenIssuance',
        Issuer: issuer,
        Flags: flags,
        Sequence: 10,
        AssetScale: 2,
        OutstandingAmount: '500',
        MaximumAmount: '500',
      },
    },
  })
  const show = (ledger: LittleLedger) => service.show(ledger)
  return {
    chain: -5,
    url: service.url,
    stop: () => service.stop(),
    scenes: [
      ...scenesOf<LittleLedger>(
        'wallet',
        [
          ['a clean wallet', 'LOW', wallet, used()],
          [
            'one that paid a listed party',
            'HIGH',
            wallet,
            used({}, row({ hash: 3, from: wallet, to: listed, at: ago(2), amount: '9', delivered: '5000000000' })),
          ],
          [
            'one that a listed party paid',
            'HIGH',
            wallet,
            used({}, row({ hash: 3, from: listed, to: wallet, at: ago(2), amount: '9', delivered: '5000000000' })),
          ],
          [
            'one whose key was taken',
            'HIGH',
            wallet,
            used({ balance: '10000000', flags: lsf.disableMaster, regularKey: other }, emptied, changed),
          ],
          [
            'one whose RLUSD is frozen',
            'CRITICAL',
            wallet,
            { ...used(), lines: { [wallet]: [line(rlusdIssuer, '5', { freeze_peer: true })] } },
          ],
        ],
        show,
      ),
      ...scenesOf<LittleLedger>(
        'token',
        [
          ['a sealed token', 'LOW', `SEAL.${issuer}`, issuing(issuer, seal, { flags: sealed })],
          ['RLUSD', 'LOW', `RLUSD.${rlusdIssuer}`, issuing(rlusdIssuer, rlusd, { flags: (lsf.defaultRipple | lsf.clawback) >>> 0 })],
          ['one that is frozen', 'CRITICAL', `SEAL.${issuer}`, issuing(issuer, seal, { flags: lsf.defaultRipple | lsf.globalFreeze })],
          [
            'one that can be taken back',
            'MEDIUM',
            `SEAL.${issuer}`,
            issuing(issuer, seal, { flags: (lsf.defaultRipple | lsf.clawback) >>> 0 }),
          ],
          [
            'one whose transfers cost half',
            'CRITICAL',
            `SEAL.${issuer}`,
            issuing(issuer, seal, { flags: sealed, root: { TransferRate: 1_500_000_000 } }),
          ],
          ['one with the name of RLUSD', 'CRITICAL', `RLUSD.${issuer}`, issuing(issuer, rlusd, { flags: sealed })],
          ['one of yesterday', 'MEDIUM', `SEAL.${issuer}`, issuing(issuer, seal, { flags: sealed }, 2)],
          ['a multi-purpose token', 'LOW', mpt, issuance(0x30)],
          ['a locked multi-purpose token', 'CRITICAL', mpt, issuance(0x31)],
          ['a multi-purpose token that cannot move', 'HIGH', mpt, issuance(0x10)],
        ],
        show,
      ),
    ],
  }
}

export async function tronFamily(): Promise<Family> {
  const service = await startTron()
  const [self, other] = ['5e', '07'].map(byte => base58Of(byte.repeat(20))) as [string, string]
  const listed = 'TC4VsFHJdZ66BdwobZxkudVZBVmQZgCP65'
  const account = (more: object = {}) => ({ address: nodeHex(self), balance: 2_500_000, create_time: ago(2_000).getTime(), ...more })
  const usual: LittleTron = {
    accounts: { [self]: account() },
    transactions: { [self]: [coinRow(2, self, other, 1, at(200)), coinRow(1, other, self, 2, at(300))] },
    call: () => ({ ok: true, data: `0x${'0'.repeat(64)}` }),
  }
  const rules = (address: string) => ({ threshold: 1, keys: [{ address: nodeHex(address), weight: 1 }] })
  const issuer = base58Of('ab'.repeat(20))
  const asset = (more: object = {}): LittleTron => ({
    assets: {
      '1000999': {
        id: '1000999',
        owner_address: nodeHex(issuer),
        name: 'Orchard',
        abbr: 'ORCH',
        total_supply: 990_000_000,
        precision: 6,
        start_time: ago(2_000).getTime(),
        end_time: ago(1_900).getTime(),
        ...more,
      },
    },
    accounts: { [issuer]: { address: nodeHex(issuer), balance: 1 } },
  })
  const show = (tron: LittleTron) => service.show(tron)
  return {
    chain: -6,
    url: service.url,
    stop: () => service.stop(),
    scenes: [
      ...scenesOf<LittleTron>(
        'wallet',
        [
          ['a clean wallet', 'LOW', self, usual],
          [
            'one that paid a listed party',
            'HIGH',
            self,
            { ...usual, transactions: { [self]: [coinRow(3, self, listed, 9_000_000_000, at(5)), coinRow(1, other, self, 2, at(300))] } },
          ],
          [
            'one that paid a listed party in USDT',
            'HIGH',
            self,
            { ...usual, transfers: { [self]: [tokenRow(4, self, listed, '5000000000', at(5))] } },
          ],
          [
            'one whose permission was handed over',
            'HIGH',
            self,
            { ...usual, accounts: { [self]: account({ owner_permission: { permission_name: 'owner', ...rules(other) } }) } },
          ],
          [
            'one whose active permission was handed over',
            'HIGH',
            self,
            {
              ...usual,
              accounts: {
                [self]: account({
                  owner_permission: { permission_name: 'owner', ...rules(other) },
                  active_permission: [{ permission_name: 'active', operations: 'ff'.repeat(32), ...rules(other) }],
                }),
              },
            },
          ],
          ['one whose USDT is frozen', 'CRITICAL', self, { ...usual, call: () => ({ ok: true, data: `0x${'1'.padStart(64, '0')}` }) }],
        ],
        show,
      ),
      ...scenesOf<LittleTron>(
        'token',
        [
          ['a TRC-10 token', 'LOW', '1000999', asset()],
          ['one that its issuer still sells', 'MEDIUM', '1000999', asset({ end_time: ago(-2_000).getTime() })],
          ['one of yesterday', 'MEDIUM', '1000999', asset({ start_time: ago(2).getTime(), end_time: ago(1).getTime() })],
        ],
        show,
      ),
    ],
  }
}
