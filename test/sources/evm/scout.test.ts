import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import { type Survey, surveyCall } from '../../../src/sources/evm/scout.ts'
import programs from '../../../src/sources/programs/programs.json' with { type: 'json' }
import { encodeReport, surveyed } from './scripted-chain.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const [a, b] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
const survey: Survey = { accounts: [a, b], questions: [{ target: b, data: '0x06fdde03' }], pairs: [] }
const { method, params, result } = surveyCall(survey, '0x64')
const [{ data: program }] = params as [{ data: string }]

const read = (answer: unknown) => {
  const { success, data } = result.safeParse(answer)
  return success ? data : 'refused'
}

const account = { balance: 7n, codeSize: 0n, codeHash: `0x${'0'.repeat(64)}`, head: '0x' }
const poolAt = (index: bigint) => ({ index, pool: a, reserveA: 1n, reserveB: 1n, price: 0n, liquidity: 0n })
const whole = {
  chainId: 1n,
  timestamp: 5n,
  accounts: [account, account],
  replies: [{ ok: true, data: '0x1234', codeSize: 0n }],
  searched: 0n,
  pools: [] as object[],
}

test('the survey travels as the arguments of a program without recipient, at one block', () => {
  expect(method).toBe('eth_call')
  expect(params[1]).toBe('0x64')
  expect(Object.keys(params[0] as object)).toEqual(['data'])
  expect(program.startsWith(programs.scout)).toBe(true)
  expect(
    surveyed(program, {
      accounts: { [b]: { code: `0x${'60'.repeat(100)}`, balance: 9n } },
      call: (target, data) => (target === b ? data : undefined),
    }),
  ).toBe(surveyed(program, { accounts: { [b]: { code: `0x${'60'.repeat(100)}`, balance: 9n } }, call: (_, data) => data }))
})

test('a report is read in the order of the survey', () => {
  const code = `0x${'60'.repeat(100)}`
  const report = read(
    surveyed(program, { chainId: 8453, timestamp: 9n, accounts: { [a]: { balance: 2n ** 255n }, [b]: { code } }, call: () => '0x1234' }),
  )
  expect(report).toMatchObject({
    chainId: 8453n,
    timestamp: 9n,
    accounts: [
      { balance: 2n ** 255n, codeSize: 0n, head: '0x' },
      { balance: 0n, codeSize: 100n, head: `0x${'60'.repeat(64)}` },
    ],
    replies: [{ ok: true, data: '0x1234' }],
  })
})

describe('refused', () => {
  const full = encodeReport(whole)
  const wrong: [string, unknown][] = [
    ['no data: a node without the block, or a call that went nowhere', '0x'],
    ['null', null],
    ['a single word', `0x${'0'.repeat(64)}`],
    ['a report cut off', full.slice(0, -2)],
    ['a report cut to whole words', full.slice(0, -64)],
    ['one account less', encodeReport({ ...whole, accounts: [account] })],
    ['one account more', encodeReport({ ...whole, accounts: [account, account, account] })],
    ['no replies', encodeReport({ ...whole, replies: [] })],
    ['a place nobody asked for', encodeReport({ ...whole, searched: 1n })],
    ['a pool at a place nobody asked for', encodeReport({ ...whole, pools: [{ ...poolAt(0n) }] })],
    ['code without its first bytes', encodeReport({ ...whole, accounts: [account, { ...account, codeSize: 100n }] })],
    ['first bytes without code', encodeReport({ ...whole, accounts: [account, { ...account, head: '0xef0100' }] })],
    ['an error of Solidity in place of a report', `0x08c379a0${encodeValues('string', ['no']).slice(2)}`],
    ['lists that point at themselves', `0x${'0'.repeat(62)}20${'0'.repeat(62)}00`.repeat(1).padEnd(2 + 64 * 40, '0')],
    ['lists longer than the data', `0x${['20', '1', '5', 'a0', 'c0', 'e0', 'f'.repeat(64)].map(part => part.padStart(64, '0')).join('')}`],
  ]
  test.each(wrong)('%s', (_, answer) => {
    expect(read(answer)).toBe('refused')
  })

  test('whatever bytes come, a report is whole or refused', () => {
    const bytes = fc.uint8Array({ maxLength: 400 }).map(array => `0x${Buffer.from(array).toString('hex')}`)
    const changed = fc
      .tuple(fc.nat(full.length - 3), fc.constantFrom(...'0123456789abcdef'))
      .map(([at, digit]) => full.slice(0, at + 2) + digit + full.slice(at + 3))
    fc.assert(
      fc.property(fc.oneof(bytes, changed), answer => {
        const report = read(answer)
        if (report !== 'refused') expect([report.accounts.length, report.replies.length, report.pools.length]).toEqual([2, 1, 0])
      }),
    )
  })
})
