import { expect, test } from 'vitest'
import { encodeCall } from '../../../../src/sources/evm/abi.ts'
import { targetAt, touchedBy, withForwarded } from '../../../../src/sources/trade/controllers/doors.ts'
import type { Storage } from '../../../../src/sources/trade/controllers/storage.ts'

const [token, pool, other, guard] = ['11', '22', '33', '44'].map(pair => `0x${`${pair}ab5e9d`.repeat(5)}`) as [
  string,
  string,
  string,
  string,
]
const transfer = { from: pool, to: other, amount: 1n }
const touched = (answer: unknown) => touchedBy(token, transfer, '0x10').result.safeParse(answer)

test('what a transfer touches is asked for as an access list', () => {
  const { method, params } = touchedBy(token, transfer, '0x10')
  expect([method, params]).toEqual([
    'eth_createAccessList',
    [{ from: pool, to: token, data: encodeCall('transfer(address,uint256)', other, 1n) }, '0x10'],
  ])
  const entry = { address: guard.toUpperCase().replace('0X', '0x'), storageKeys: [] }
  expect(touched({ accessList: [entry], gasUsed: '0x5208' })).toEqual({ success: true, data: [guard] })
  // one that ended with an error tells what it touched before
  expect(touched({ accessList: [entry], error: 'execution reverted' })).toEqual({ success: true, data: [guard] })
  expect(touched({ accessList: [{ address: '0x12' }, null, 7, {}] })).toEqual({ success: true, data: [] })
  for (const hostile of [undefined, null, 7, 'list', [], {}, { accessList: 'many' }]) expect(touched(hostile).success).toBe(false)
  const many = Array.from({ length: 500 }, (_, at) => ({ address: `0x${at.toString(16).padStart(40, '0')}` }))
  expect(touched({ accessList: many })).toMatchObject({ data: { length: 8 } })
})

/** Dispatcher of functions that end at once, by selector. */
const codeOf = (selectors: readonly string[], rest = '') => {
  const entries = selectors.map(selector => `8063${selector}14610000576000`.replace('610000', '61XXXX')).join('50')
  const head = `5f3560e01c${entries}5f5ffd`
  const at = (head.length / 2).toString(16).padStart(4, '0')
  return `0x${head.replaceAll('XXXX', at)}5b${rest}00`
}

test('a contract that passes nothing on and runs no code but its own is plain', () => {
  const at = (code: string, storage: Storage = new Map()) =>
    targetAt(
      guard,
      [
        { ok: true, value: code },
        { ok: true, value: storage },
      ],
      { others: [], excluded: new Set(), most: 4 },
    )
  expect(at(codeOf(['12345678']))).toMatchObject({ address: guard, plain: codeOf(['12345678']) })
  // DELEGATECALL
  expect(at(codeOf(['12345678'], '5f5f5f5f5f5ff450'))?.plain).toBeUndefined()
  expect(at('0x')).toBeUndefined()
  const master = '0x8fd1c9e3b7a45620d9e1f4c3b2a7986055e4d3c1'
  const keeper = at(codeOf(['12345678']), new Map([[`0x${'0'.repeat(64)}`, `0x${'0'.repeat(24)}${master.slice(2)}`]]))
  expect(keeper?.keepers.map(({ address, hidden }) => [address, hidden])).toEqual([[master, true]])
  expect(targetAt(guard, undefined, { others: [], excluded: new Set(), most: 4 })).toBeUndefined()
})

test('what runs other code as its own is tried with the functions of whom it knows', () => {
  const door = (code: string) => [{ ok: true, value: code }] as const
  const functionsOf = (...selectors: readonly string[]) =>
    selectors.map(selector => ({ selector: `0x${selector}`, arguments: '', mutability: 'nonpayable' as const }))
  const [transfer, extra, other] = ['a9059cbb', '12345678', '87654321'] as const
  const selectors = (found: ReturnType<typeof withForwarded>) => found.functions.map(({ selector }) => selector).sort()
  const own = codeOf([transfer], '5f5f5f5f5f5ff450')
  const token = { codes: [], functions: functionsOf(transfer) }
  const extended = withForwarded(token, { code: own, delegates: true }, [door(codeOf([transfer, other])), undefined, door(codeOf([extra]))])
  expect(selectors(extended)).toEqual([`0x${extra}`, `0x${other}`, `0x${transfer}`])
  expect(extended).toMatchObject({ inPlace: [], codes: [own, codeOf([extra]), codeOf([transfer, other])] })
  // a proxy has no transfer of its own
  const proxy = withForwarded({ codes: [], functions: [] }, { code: own, delegates: true }, [
    door(codeOf([extra])),
    door(codeOf([transfer, other])),
  ])
  expect(selectors(proxy)).toEqual([`0x${other}`, `0x${transfer}`])
  expect(proxy).toMatchObject({ inPlace: [codeOf([transfer, other])], codes: [codeOf([transfer, other])] })
  expect(withForwarded(token, { code: own, delegates: false }, [door(codeOf([extra]))])).toEqual({ ...token, inPlace: [] })
  expect(withForwarded(token, { code: own, delegates: true }, [undefined])).toEqual({ ...token, inPlace: [] })
})
