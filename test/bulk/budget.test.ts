import { expect, test } from 'vitest'
import type { Scanner, UsageRecord } from '../../src/api/scanner.ts'
import { usedIn, withinBudget } from '../../src/bulk/budget.ts'
import type { Input } from '../../src/bulk/input.ts'
import { scanRows } from '../../src/bulk/run.ts'
import { ChainvetError } from '../../src/errors.ts'
import { starter, usageOf } from '../support/service.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

/** A service that counts its scans, and other people who use the same key. */
function serviceThat({ used = 24_900, scan = async () => {} }: { used?: number; scan?: (at: number) => Promise<void> } = {}) {
  const month = { used, asked: 0, scans: 0, retries: 0 }
  const answer = async () => {
    const at = ++month.scans
    await new Promise(resolve => setTimeout(resolve, 0))
    await scan(at)
    month.used++
    return {} as never
  }
  const scanner: Scanner = { scanWallet: answer, scanToken: answer }
  const account = {
    async usage(): Promise<UsageRecord> {
      month.asked++
      return usageOf(starter(month.used))
    },
  }
  return { month, scanner, account, retries: () => month.retries }
}

/** So many scans, a few at a time; codes of those that were refused. */
async function scanned(scanner: Scanner, count: number): Promise<string[]> {
  const codes: string[] = []
  let next = 0
  const work = async () => {
    while (next++ < count) {
      try {
        await scanner.scanWallet({ address, chain_id: 1 })
      } catch (error) {
        codes.push(error instanceof ChainvetError ? error.code : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return codes
}

test('as many scans as were allowed are started, and the others refused', async () => {
  const { month, ...service } = serviceThat()
  const codes = await scanned(withinBudget(service.scanner, { ...service, used: 24_900, ceiling: 25_000 }), 103)
  expect([month.scans, codes]).toEqual([100, ['OVERAGE_NOT_ALLOWED', 'OVERAGE_NOT_ALLOWED', 'OVERAGE_NOT_ALLOWED']])
})

test('a run that fits asks nobody again', async () => {
  const { month, ...service } = serviceThat()
  expect(await scanned(withinBudget(service.scanner, { ...service, used: 24_900, ceiling: 25_000 }), 100)).toEqual([])
  expect(month).toMatchObject({ scans: 100, asked: 0 })
})

test('nothing is started where nothing was allowed', async () => {
  const { month, ...service } = serviceThat({ used: 25_000 })
  expect(await scanned(withinBudget(service.scanner, { ...service, used: 25_000, ceiling: 25_000 }), 2)).toHaveLength(2)
  expect(month).toMatchObject({ scans: 0, asked: 0 })
})

test('scans that failed and were not charged do not use it up', async () => {
  const fails = new ChainvetError('UPSTREAM_UNAVAILABLE', 'down')
  const { month, ...service } = serviceThat({
    scan: async at => {
      if (at % 2 === 0) throw fails
    },
  })
  const codes = await scanned(withinBudget(service.scanner, { ...service, used: 24_900, ceiling: 25_000 }), 180)
  expect(codes).not.toContain('OVERAGE_NOT_ALLOWED')
  expect([month.scans, month.used]).toEqual([180, 24_990])
})

test('retries count until the account says that they were free', async () => {
  const { month, ...service } = serviceThat()
  const scanner = withinBudget(service.scanner, { ...service, used: 24_900, ceiling: 25_000 })
  await scanned(scanner, 50)
  month.retries = 50
  month.used += 50
  expect(await scanned(scanner, 2)).toEqual(['OVERAGE_NOT_ALLOWED', 'OVERAGE_NOT_ALLOWED'])
  expect(month.used).toBe(25_000)
})

test('others who use the same key are noticed every thousand calls', async () => {
  const { month, ...service } = serviceThat({
    used: 0,
    scan: async at => {
      if (at === 10) month.used = 24_999 - 1_000
    },
  })
  const codes = await scanned(withinBudget(service.scanner, { ...service, used: 0, ceiling: 25_000 }), 2_500)
  expect(codes.every(code => code === 'OVERAGE_NOT_ALLOWED')).toBe(true)
  expect(month.used).toBe(25_000)
  expect(month.asked).toBe(2)
})

test('nobody waits while the account is asked in between, and what was under way then is not forgotten', async () => {
  const { month, ...service } = serviceThat({ used: 0 })
  let together = 0
  let most = 0
  const slow = {
    async usage() {
      const record = await service.account.usage()
      const before = month.scans
      await new Promise(resolve => setTimeout(resolve, 20))
      together = month.scans - before
      most = Math.max(most, together)
      return record
    },
  }
  const codes = await scanned(withinBudget(service.scanner, { ...service, account: slow, used: 0, ceiling: 5_000 }), 5_100)
  expect(most).toBeGreaterThan(0)
  expect(month.used).toBe(5_000)
  expect(codes).toHaveLength(100)
})

test('an account that falls silent in between is waited for after as many calls again', async () => {
  const { month, ...service } = serviceThat({ used: 0 })
  const account = {
    async usage(): Promise<UsageRecord> {
      throw new ChainvetError('NETWORK', 'no answer')
    },
  }
  const codes = await scanned(withinBudget(service.scanner, { ...service, account, used: 0, ceiling: 25_000 }), 2_010)
  expect([month.scans, codes.length, new Set(codes)]).toEqual([2_000, 10, new Set(['NETWORK'])])
})

test('an account that does not answer lets nothing through, and is asked again', async () => {
  const { month, ...service } = serviceThat({ used: 24_999 })
  let silent = true
  const account = {
    async usage() {
      if (silent) throw new ChainvetError('NETWORK', 'no answer')
      return service.account.usage()
    },
  }
  const scanner = withinBudget(service.scanner, { ...service, account, used: 24_999, ceiling: 25_000 })
  expect(await scanned(scanner, 3)).toEqual(['NETWORK', 'NETWORK'])
  silent = false
  expect(await scanned(scanner, 1)).toEqual(['OVERAGE_NOT_ALLOWED'])
  expect(month.scans).toBe(1)
})

test('tokens are calls as well', async () => {
  const { month, ...service } = serviceThat({ used: 24_999 })
  const scanner = withinBudget(service.scanner, { ...service, used: 24_999, ceiling: 25_000 })
  await scanner.scanToken({ contract_address: address, chain_id: 1 })
  await expect(scanner.scanToken({ contract_address: address, chain_id: 1 })).rejects.toMatchObject({ code: 'OVERAGE_NOT_ALLOWED' })
  expect(month.scans).toBe(1)
})

test.each([
  [{}, 901],
  [{ used_this_month: 5 }, 901],
  [{ remaining: 10 }, 24_990],
  [{ remaining: 1_000_000 }, 901],
])('calls that are used by %j', (odd, used) => {
  expect(usedIn({ ...usageOf(starter()), ...odd })).toBe(used)
})

test('scans that were refused before anybody was asked are no calls of a run', async () => {
  const { month, ...service } = serviceThat()
  const scanner = withinBudget(service.scanner, { ...service, used: 24_900, ceiling: 24_903 })
  const rows = Array.from({ length: 8 }, (_, at) => {
    const own = `0x${(at + 1).toString(16).padStart(40, '0')}`
    return { line: at + 2, cells: {}, address: own, chain: '1' }
  })
  const input: Input = { file: 'w.csv', columns: null, header: null, rows, sha256: () => null }
  const run = scanRows(input, { kind: 'wallet', checksum: true, scanner, concurrency: 4 })
  const codes: (string | undefined)[] = []
  for await (const batch of run.rows) codes.push(...batch.map(({ row }) => row.error?.code))
  expect(codes.filter(code => code === 'OVERAGE_NOT_ALLOWED')).toHaveLength(5)
  expect([run.calls(), month.scans]).toEqual([3, 3])
})
