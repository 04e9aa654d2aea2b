import { describe, expect, test } from 'vitest'
import type { Family } from '../../src/chains/chain.ts'
import { chainById, chainNamed, chains, chainsAccepting, parseAddress } from '../../src/chains/index.ts'
import { ChainvetError, ChecksumMismatchError, InvalidAddressError, UnknownChainError } from '../../src/errors.ts'

const examples: Record<Family['name'], string> = {
  evm: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  cardano: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
}

function failureOf(run: () => unknown): ChainvetError {
  try {
    run()
  } catch (error) {
    if (error instanceof ChainvetError) return error
    throw error
  }
  throw new Error('nothing failed')
}

test('the chains are those of the interface specification, in its order', () => {
  expect(chains.map(({ id }) => id)).toEqual([1, 0, -1, 56, 137, 42161, 10, 8453, 43114, -6, -5, -7])
})

describe.each(chains)('$name', chain => {
  const { id, names, family } = chain
  const others = chains.filter(other => other !== chain)
  const foreign = Object.entries(examples).filter(([name]) => name !== family.name)

  test('is found by its id, as a number and as text', () => {
    expect(chainById(id)).toBe(chain)
    expect(chainNamed(String(id))).toBe(chain)
    expect(chainNamed(` ${id}\n`)).toBe(chain)
  })

  test.each(names)('is found by %s in any case', name => {
    const spellings = [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1), ` ${name} `]
    expect(spellings.map(spelling => chainNamed(spelling))).toEqual(spellings.map(() => chain))
  })

  test('shares its id, its names and its CAIP-2 name with no other chain, whatever the case', () => {
    const keys = (of: typeof chain) => [of.id, of.name, of.caip2, ...of.names].map(key => String(key).toLowerCase())
    const taken = new Set(others.flatMap(keys))
    expect(keys(chain).filter(key => taken.has(key))).toEqual([])
  })

  test('has names in small letters, of which none is a number', () => {
    expect(names.filter(name => !/^[a-z][a-z0-9]*$/.test(name))).toEqual([])
  })

  test('CAIP-2: has a namespace and a reference', () => {
    expect(chain.caip2).toMatch(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
  })

  test('accepts an address of its family, and its canonical form again', () => {
    const canonical = parseAddress(examples[family.name], chain)
    expect(parseAddress(canonical, chain)).toBe(canonical)
  })

  test.each(foreign)('refuses an address of the family %s', (_, text) => {
    expect(failureOf(() => parseAddress(text, chain))).toBeInstanceOf(InvalidAddressError)
  })

  test('says what it expects', () => {
    const { message, hint } = failureOf(() => parseAddress('hello', chain))
    expect(message).toMatch(new RegExp(`^"hello" is not an address of ${chain.name}$`))
    expect(hint).toBe(`Expected ${family.expected}.`)
  })
})

test.each(Object.entries(examples))('an address of the family %s is accepted on the chains of that family alone', (name, text) => {
  expect(chainsAccepting(text)).toEqual(chains.filter(({ family }) => family.name === name))
})

test('0 is Bitcoin, whatever its sign, and 2 is no chain', () => {
  expect([chainById(0).name, chainById(-0).name, chainNamed('0').name]).toEqual(['Bitcoin', 'Bitcoin', 'Bitcoin'])
  expect(() => chainById(2)).toThrow(UnknownChainError)
})

describe('an unknown chain', () => {
  test.each([
    ['etherium', 'ethereum'],
    ['Etherium', 'ethereum'],
    ['bitcion', 'bitcoin'],
    ['sloana', 'solana'],
    ['polygn', 'polygon'],
    ['arbitrun', 'arbitrum'],
    ['avalance', 'avalanche'],
    ['cardno', 'cardano'],
  ])('%s: did you mean %s?', (text, meant) => {
    const error = failureOf(() => chainNamed(text))
    expect(error).toBeInstanceOf(UnknownChainError)
    expect(error.message).toBe(`unknown chain "${text}"`)
    expect(error.hint).toBe(`Did you mean ${meant}?   All chains: chainvet chains`)
  })

  test.each(['', '2', '-2', '1.0', '01', '0x1', '1e0', 'monero', '__proto__', 'eip155:1'])('"%s" is near no other', text => {
    expect(failureOf(() => chainNamed(text)).hint).toBe('All chains: chainvet chains')
  })

  test('is quoted up to 120 characters', () => {
    expect(failureOf(() => chainNamed('x'.repeat(1_000_000))).message).toBe(`unknown chain "${'x'.repeat(117)}..."`)
  })
})

describe('an invalid address', () => {
  const everyEvmChain = 'Ethereum, BNB Chain, Polygon, Arbitrum, Optimism, Base, Avalanche'

  test.each([
    ['Bitcoin', examples.evm, everyEvmChain, 'ethereum'],
    ['Tron', examples.evm, everyEvmChain, 'ethereum'],
    ['Ethereum', examples.bitcoin, 'Bitcoin', 'bitcoin'],
    ['Cardano', examples.bitcoin, 'Bitcoin', 'bitcoin'],
    ['Bitcoin', examples.solana, 'Solana', 'solana'],
    ['Ethereum', examples.tron, 'Tron', 'tron'],
    ['Bitcoin', examples.xrp, 'XRP', 'xrp'],
    ['Ethereum', examples.cardano, 'Cardano', 'cardano'],
  ])('on %s, %s is valid on %s', (name, text, homes, preferred) => {
    const error = failureOf(() => parseAddress(text, chainNamed(name)))
    expect(error).toBeInstanceOf(InvalidAddressError)
    expect(error.message).toMatch(new RegExp(`^"${text}" is not an address of ${name}: it is valid on ${homes}$`))
    expect(error.hint).toBe(`Try: --chain ${preferred}`)
  })

  test.each([
    ['Bitcoin', '11111111111111111111111111111111'],
    ['XRP', 'rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr'],
    ['XRP', 'X'.repeat(43)],
  ])('on %s, the Solana address %s is sent to Solana and not called a typing error', (name, text) => {
    const error = failureOf(() => parseAddress(text, chainNamed(name)))
    expect(error).toBeInstanceOf(InvalidAddressError)
    expect(error.message).toMatch(/: it is valid on Solana$/)
  })

  test.each([
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'it has 39 hex digits'],
    ['bitcoin', 'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'it is a Bitcoin testnet address'],
    ['xrp', 'TVE26TYGhfLC7tQDno7G8dGtxSkYQn49b3qD26PK7FcGSKE', 'it is an X-address of the XRP testnet'],
    ['cardano', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', 'it is an address of a Cardano test network'],
  ])('on %s, %s is told its own reason: %s', (name, text, why) => {
    expect(failureOf(() => parseAddress(text, chainNamed(name))).message).toMatch(new RegExp(`: ${why}$`))
  })

  test('is quoted up to 120 characters', () => {
    const { message } = failureOf(() => parseAddress('x'.repeat(1_000_000), chainById(1)))
    expect(message.startsWith(`"${'x'.repeat(117)}..." is not `)).toBe(true)
  })
})

describe('a wrong checksum', () => {
  test('EIP-55: a caret stands under the first wrong letter', () => {
    const text = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const error = failureOf(() => parseAddress(text, chainById(1)))
    expect(error).toBeInstanceOf(ChecksumMismatchError)
    expect(error.message).toBe('address checksum does not match')
    expect(error.where).toEqual(['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '    ^ expected A'])
    expect(error.hint).toContain('--no-checksum')
  })

  const broken: [string, string][] = [
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
    ['xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTr'],
    ['cardano', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9'],
    ['cardano', 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAj'],
  ]

  test.each(broken)('on %s, %s cannot say which character is wrong', (name, text) => {
    const error = failureOf(() => parseAddress(text, chainNamed(name)))
    expect(error).toBeInstanceOf(ChecksumMismatchError)
    expect(error.where).toEqual([text])
    expect(error.hint).not.toContain('--no-checksum')
  })

  test.each(broken)('on %s, that of %s cannot be waived', (name, text) => {
    expect(() => parseAddress(text, chainNamed(name), { checksum: false })).toThrow(ChecksumMismatchError)
  })

  const evmChains = chains.filter(({ family }) => family.name === 'evm')

  test.each(evmChains)('on $name it can be waived', chain => {
    expect(parseAddress('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', chain, { checksum: false })).toBe(examples.evm)
  })
})

test.each(['1', 'a', ' ', '0xa', 'bc1q', 'addr1', '['])('a million characters are answered: %s', part => {
  const text = part.repeat(1_000_000 / part.length)
  expect(chainsAccepting(text)).toEqual([])
})
