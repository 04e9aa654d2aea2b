import { describe, expect, test } from 'vitest'
import { keccak256 } from '../../../src/chains/encoding/keccak.ts'
import { assertSameCode, changesState, contractOf, minimalProxyTarget, slots } from '../../../src/sources/evm/code.ts'
import { runtimeCode } from '../../../src/sources/quantities.ts'

const target = 'bebebebebebebebebebebebebebebebebebebebe'
const minimal = `0x363d3d373d3d3d363d73${target}5af43d82803e903d91602b57fd5bf3`

/** A contract that knows these selectors, and does nothing for any of them. */
function dispatcher(...selectors: string[]): string {
  const cases = selectors.map(selector => `80${`63${selector}`}14${'61ffff'}57`).join('')
  const head = `60003560e01c${cases}5b00`
  const end = ((head.length - 4) / 2).toString(16).padStart(4, '0')
  return `0x${head.replaceAll('61ffff', `61${end}`)}`
}

const codeOf = (code: string, behind?: string) => contractOf(code, behind === undefined ? [] : [behind], undefined, [])

describe('proxies', () => {
  test('EIP-1967: a slot is the hash of its name, less one', () => {
    const slot = (name: string) => `0x${(BigInt(`0x${keccak256(Buffer.from(name))}`) - 1n).toString(16)}`
    expect(slots).toEqual({
      implementation: slot('eip1967.proxy.implementation'),
      admin: slot('eip1967.proxy.admin'),
      beacon: slot('eip1967.proxy.beacon'),
    })
  })

  test('EIP-1167: the copied address stands in the code, which is nothing else', () => {
    expect(minimalProxyTarget(minimal)).toBe(`0x${target}`)
    expect(minimalProxyTarget(minimal.toUpperCase().replace('0X', '0x'))).toBe(`0x${target}`)
    expect(
      [`${minimal}00`, minimal.slice(0, -2), `0x00${minimal.slice(2)}`, '0x', minimal.replace(target, `${target}be`)].map(
        minimalProxyTarget,
      ),
    ).toEqual(Array(5).fill(undefined))
  })
})

describe('code', () => {
  test('is named by its hash and its size', () => {
    expect(codeOf('0x6000')).toMatchObject({ codeHash: `0x${keccak256(Buffer.from('6000', 'hex'))}`, size: 2 })
    expect(codeOf('0x').codeHash).toBe('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  })

  test('functions are found where the code jumps to them', () => {
    const { functions } = codeOf(dispatcher('a9059cbb', '18160ddd'))
    expect(functions.map(({ selector }) => selector).sort()).toEqual(['0x18160ddd', '0xa9059cbb'])
  })

  test('a proxy answers for its own functions and for those behind it, each once', () => {
    const { functions } = codeOf(dispatcher('a9059cbb', '3659cfe6'), dispatcher('a9059cbb', '40c10f19'))
    expect(functions.map(({ selector }) => selector).sort()).toEqual(['0x3659cfe6', '0x40c10f19', '0xa9059cbb'])
  })

  test.each([
    ['no code', '0x'],
    ['one byte', '0x60'],
    ['an invalid instruction', '0xfe'],
    ['a push that runs out of code', '0x7f00'],
    ['a loop', `0x${'5b600056'.repeat(2_000)}`],
    ['24 KiB of jump targets', `0x${'5b'.repeat(24_576)}`],
    ['24 KiB of every byte in turn', `0x${Buffer.from(Array.from({ length: 24_576 }, (_, at) => (at * 7) % 256)).toString('hex')}`],
    ['a delegation', `0xef0100${target}`],
  ])('%s has no functions, and does no harm', (_, code) => {
    expect(codeOf(code).functions).toEqual([])
  })

  test('what only reads changes nothing; an unknown mutability is taken for one that writes', () => {
    const of = (mutability: 'view' | 'pure' | 'payable' | 'nonpayable') => changesState({ selector: '0x', arguments: '', mutability })
    expect([of('view'), of('pure'), of('payable'), of('nonpayable')]).toEqual([false, false, true, true])
  })
})

describe('code from a node', () => {
  const code = '0x6000'
  const codeHash = `0x${keccak256(Buffer.from('6000', 'hex'))}`

  test('must be the code that the chain has: a node that lags gives older code, or none', () => {
    expect(() => assertSameCode(code, { codeHash })).not.toThrow()
    for (const [given, account] of [
      ['0x', { codeHash }],
      ['0x6001', { codeHash }],
      [code, undefined],
      [code, { codeHash: `0x${'0'.repeat(64)}` }],
    ] as const) {
      expect(() => assertSameCode(given, account)).toThrow('The node gave other code than the contract has')
    }
  })

  test('is hex of whole bytes, and no more than any chain takes', () => {
    const taken = (text: unknown) => runtimeCode.safeParse(text).success
    expect(['0x', '0x60', `0x${'5b'.repeat(65_536)}`].map(taken)).toEqual([true, true, true])
    expect(['', '60', '0x6', '0xzz', null, `0x${'5b'.repeat(65_537)}`].map(taken)).toEqual(Array(6).fill(false))
  })
})
