import { describe, expect, test } from 'vitest'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import { base58Of, hexOf, isNobody, tronAddress, zeroAddress } from '../../../src/sources/tron/address.ts'
import { constantCall } from '../../../src/sources/tron/constant.ts'
import { meaningOf } from '../../../src/sources/tron/meanings.ts'

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const usdtHex = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'

describe('addresses', () => {
  test.each([`41${usdtHex}`, `0x${usdtHex}`, usdtHex, `41${usdtHex}`.toUpperCase()])('%s is USDT', hex => {
    expect(base58Of(hex)).toBe(usdt)
    expect(hexOf(usdt)).toBe(`0x${usdtHex}`)
  })

  test('20 bytes that begin with 0x41 keep them', () => {
    const bytes = `41${'ab'.repeat(19)}`
    expect(hexOf(base58Of(`0x${bytes}`))).toBe(`0x${bytes}`)
    expect(hexOf(base58Of(bytes))).toBe(`0x${bytes}`)
  })

  test.each([usdt, `41${usdtHex}`])('%s is read as one of Tron', text => expect(tronAddress.parse(text)).toBe(usdt))

  test.each(['', '0x', usdtHex, `42${usdtHex}`, usdt.slice(0, -1), `${usdt.slice(0, -1)}X`, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'])(
    '%j is none',
    text => expect(tronAddress.safeParse(text).success).toBe(false),
  )

  test('the zero address is nobody, whatever it is called', () => {
    expect(zeroAddress).toBe('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
    expect([zeroAddress, usdt].map(isNobody)).toEqual([true, false])
  })
})

describe('a constant call', () => {
  const { path, body, schema } = constantCall({ from: usdt, to: zeroAddress, data: '0x8456cb59', value: 5n })
  const read = (answer: unknown) => {
    const { success, data } = schema.safeParse(answer)
    return success ? data : 'not believed'
  }
  const reason = `08c379a0${encodeValues('string', ['Pausable: paused']).slice(2)}`

  test('is asked for in base58, with bare hex and what it pays', () => {
    expect([path, body]).toEqual([
      '/wallet/triggerconstantcontract',
      { owner_address: usdt, contract_address: zeroAddress, data: '8456cb59', call_value: 5, visible: true },
    ])
    expect(constantCall({ from: usdt, data: '0x6000' }).body).not.toHaveProperty('contract_address')
  })

  test.each<[string, unknown, object | 'not believed']>([
    [
      'an answer',
      { result: { result: true }, constant_result: ['00ff'], transaction: { ret: [{}] } },
      { ok: true, data: '0x00ff', logs: [] },
    ],
    ['an empty answer', { result: { result: true }, constant_result: [''] }, { ok: true, data: '0x' }],
    [
      'a revert under "result: true"',
      { result: { result: true, message: 'REVERT opcode executed' }, constant_result: [reason], transaction: { ret: [{ ret: 'FAILED' }] } },
      { ok: false, reason: 'Pausable: paused' },
    ],
    [
      'one that only the return code tells',
      { result: { result: true }, constant_result: [reason], transaction: { ret: [{ ret: 'FAILED' }] } },
      { ok: false },
    ],
    [
      'one that only the message tells',
      { result: { result: true, message: 'REVERT opcode executed' }, constant_result: [''] },
      { ok: false },
    ],
    [
      'one whose message is in hex',
      { result: { result: true, message: Buffer.from('REVERT opcode executed').toString('hex') }, constant_result: [''] },
      { ok: false },
    ],
    [
      'no contract',
      { result: { code: 'CONTRACT_VALIDATE_ERROR', message: 'Smart contract is not exist.' } },
      { refused: true, why: 'CONTRACT_VALIDATE_ERROR' },
    ],
    ['a call out of time', { result: { code: 'OTHER_ERROR', message: 'OutOfTimeException' } }, { refused: true, why: 'OTHER_ERROR' }],
    ['neither answer nor failure', { result: { result: true } }, 'not believed'],
    ['half a byte', { result: { result: true }, constant_result: ['0'] }, 'not believed'],
    ['no result', {}, 'not believed'],
    [
      'a log with a topic too long',
      { result: { result: true }, constant_result: [''], logs: [{ address: usdtHex, topics: ['00'] }] },
      'not believed',
    ],
  ])('%s', (_, answer, expected) => {
    if (expected === 'not believed') expect(read(answer)).toBe(expected)
    else expect(read(answer)).toMatchObject(expected)
  })

  test('logs come with 20 bytes or 21, and without data', () => {
    const topic = 'AB'.repeat(32)
    const logs = [
      { address: usdtHex.toUpperCase(), topics: [topic] },
      { address: `41${usdtHex}`, data: 'FF' },
    ]
    expect(read({ result: { result: true }, constant_result: [''], logs })).toMatchObject({
      logs: [
        { address: `0x${usdtHex}`, topics: [`0x${topic.toLowerCase()}`], data: '0x' },
        { address: `0x${usdtHex}`, topics: [], data: '0xFF' },
      ],
    })
  })
})

test.each([
  ['0xcc872b66', 'mints', 'issue(uint256)'],
  ['0x40c10f19', 'mints', 'mint(address,uint256)'],
  ['0x0ecb93c0', 'blocks one holder', 'addBlackList(address)'],
  ['0x8456cb59', 'blocks all sales', 'pause()'],
  ['0x0753c30c', 'blocks all sales', 'deprecate(address)'],
  ['0xf3bdc228', 'takes balances', 'destroyBlackFunds(address)'],
  ['0xc0324c77', 'raises the sell tax', 'setParams(uint256,uint256)'],
  ['0xa9059cbb', 'harmless', 'transfer(address,uint256)'],
])('%s is known as "%s" by the name %s', (selector, meaning, name) => {
  expect(meaningOf(selector)).toEqual({ meaning, name })
})
