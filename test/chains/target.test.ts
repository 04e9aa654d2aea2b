import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import { readTarget } from '../../src/chains/target.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const evm = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** What was read, with the chain by its id: a chain is a row of the registry, and a row is compared by its key. */
const read = (text: string) => {
  const { address, chain } = readTarget(text)
  return chain ? [address, chain.id] : [address]
}

describe.each(chains)('$name', ({ id, caip2, names }) => {
  const prefixes = [caip2, ...names]

  test.each(prefixes)('%s: in front of an address names the chain, in any case', prefix => {
    expect(read(`${prefix}:address`)).toEqual(['address', id])
    expect(read(`${prefix.toUpperCase()}:Address`)).toEqual(['Address', id])
  })
})

test.each([
  ['CAIP-10', `eip155:1:${evm}`, [evm, 1]],
  ['CAIP-10', 'bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6', ['128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6', 0]],
  ['CAIP-10', `eip155:8453:${evm}`, [evm, 8453]],
  ['ERC-3770', `eth:${evm}`, [evm, 1]],
  ['ERC-3770', `arb1:${evm}`, [evm, 42161]],
  ['ERC-3770', `oeth:${evm}`, [evm, 10]],
  ['ERC-3770', `matic:${evm}`, [evm, 137]],
])('%s: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['no query', '', ''],
  ['a label', '?label=Luke-Jr', ''],
  ['an amount and a label', '?amount=20.3&label=Luke-Jr', ''],
  ['a message', '?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz', ''],
  ['a parameter of the future', '?somethingyoudontunderstand=50', ''],
  ['a colon in the message', '?message=https://example.org:8080/pay', ''],
  ['a question mark in the message', '?message=really?', ''],
  ['the name of a chain in the message', '?label=eth:', ''],
])('BIP-21: %s', (_, query) => {
  expect(read(`bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W${query}`)).toEqual(['175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 0])
})

test('BIP-21 in the capitals of a QR code', () => {
  expect(read('BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=1')).toEqual(['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 0])
})

test.each([
  ['a byte-order mark', `\uFEFF${evm}`],
  ['spaces', `  ${evm}  `],
  ['tabs', `\t${evm}\t`],
  ['a line end of Windows', `${evm}\r\n`],
  ['a byte-order mark and blanks', `\uFEFF \t${evm} \n`],
])('%s around an address: trimmed', (_, text) => {
  expect(read(text)).toEqual([evm])
})

test.each([
  ['no-break space', '\u00A0'],
  ['ideographic space', '\u3000'],
  ['em space', '\u2003'],
  ['line separator', '\u2028'],
  ['next line', '\u0085'],
  ['zero-width space', '\u200B'],
  ['right-to-left override', '\u202E'],
])('%s around an address: kept', (_, space) => {
  expect(read(space + evm)).toEqual([space + evm])
  expect(read(evm + space)).toEqual([evm + space])
})

test('a second byte-order mark, or one at the end, is kept', () => {
  expect(read(`\uFEFF\uFEFF${evm}`)).toEqual([`\uFEFF${evm}`])
  expect(read(`${evm}\uFEFF`)).toEqual([`${evm}\uFEFF`])
})

test('blanks inside are kept', () => {
  expect(read(` ${evm} ${evm} `)).toEqual([`${evm} ${evm}`])
  expect(read(`eth: ${evm}`)).toEqual([` ${evm}`, 1])
})

test.each([
  ['plain', evm],
  ['empty', ''],
  ['with a query and no chain', `${bitcoin}?amount=1`],
  ['with an unknown name', `dogecoin:${bitcoin}`],
  ['of an unknown network', `eip155:999999:${evm}`],
  ['with no name', `:${evm}`],
  ['of CashAddr', 'bitcoincash:qplcfvdsz0jnu2yctxm92g2ercyrq249js28ss04'],
  ['in a link to a site that is no explorer', `https://example.org/address/${evm}`],
  ['in a link with the name of a chain in its query', 'https://example.org/?next=bitcoin:x'],
  ['with the Kelvin sign', `to\u212Aen:${evm}`],
])('untouched: an address %s', (_, text) => {
  expect(read(text)).toEqual([text])
})

test('every text without a colon and blanks at its ends is untouched', () => {
  const units = fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code))
  const texts = fc.string({ unit: units }).filter(text => !text.includes(':') && !/^[\uFEFF\s]|\s$/.test(text))
  fc.assert(
    fc.property(texts, text => {
      expect(read(text)).toEqual([text])
    }),
  )
})

test('a long run of blanks inside a text is kept', () => {
  const text = `x${' '.repeat(200_000)}x`
  expect(read(text)).toEqual([text])
})

const whole = (text: string) => {
  const { address, chain, kind, source, note, refusal } = readTarget(text)
  return { address, chain: chain?.id, kind, source, note: note !== undefined, refusal: refusal?.code }
}
const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const cardano = 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'

test.each<[string, string, Partial<ReturnType<typeof whole>>]>([
  ['plain', evm, { address: evm, source: 'plain' }],
  ['CAIP-10', `eip155:8453:${evm}`, { address: evm, chain: 8453, source: 'caip10' }],
  ['ERC-3770', `base:${evm}`, { address: evm, chain: 8453, source: 'erc3770' }],
  ['BIP-21', `bitcoin:${bitcoin}?amount=1`, { address: bitcoin, chain: 0, source: 'uri' }],
  ['EIP-681, a chain', `ethereum:${evm}@8453`, { address: evm, chain: 8453, source: 'uri' }],
  ['EIP-681, a prefix', `ethereum:pay-${evm}`, { address: evm, chain: 1, source: 'uri' }],
  ['EIP-681, an amount', `ethereum:${evm}@137?value=2.014e18`, { address: evm, chain: 137, source: 'uri' }],
  ['EIP-681, in capitals', `ETHEREUM:${evm}@10`, { address: evm, chain: 10, source: 'uri' }],
  [
    'EIP-681, a transfer names the token',
    `ethereum:${evm}@1/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1`,
    { address: evm, chain: 1, kind: 'token', source: 'uri', note: true },
  ],
  ['EIP-681, any other call', `ethereum:${evm}/stake`, { address: evm, chain: 1, source: 'uri', note: true }],
  ['Solana Pay', `solana:${solana}?amount=1&label=Shop`, { address: solana, chain: -1, source: 'uri' }],
  [
    'Solana Pay, in a token',
    `solana:${solana}?amount=1&spl-token=Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB`,
    { address: solana, chain: -1, kind: 'wallet', source: 'uri', note: true },
  ],
  ['CIP-13', `web+cardano:${cardano}?amount=5`, { address: cardano, chain: -7, kind: 'wallet', source: 'uri' }],
])('%s: what the spelling says', (_, text, expected) => {
  expect(whole(text)).toEqual({ chain: undefined, kind: undefined, note: false, refusal: undefined, ...expected })
})

test.each([
  ['a chain that is not scanned, EIP-681', `ethereum:${evm}@11155111`, 'UNKNOWN_CHAIN'],
  ['a chain that is no number', `ethereum:${evm}@base`, 'UNKNOWN_CHAIN'],
  ['no chain behind the sign', `ethereum:${evm}@`, 'UNKNOWN_CHAIN'],
  ['a chain of another family', `ethereum:${evm}@0`, 'UNKNOWN_CHAIN'],
  ['a chain that is not scanned, CAIP-10', `eip155:324:${evm}`, 'UNKNOWN_CHAIN'],
  ['a Solana Pay link to a site', 'solana:https%3A%2F%2Fexample.org%2Fpay', 'INVALID_ADDRESS'],
  ['an ENS name', 'vitalik.eth', 'INVALID_ADDRESS'],
  ['an ENS name with more parts', 'a.b-c.base.eth', 'INVALID_ADDRESS'],
  ['an ENS name in letters of another script', 'vit\u0430lik.eth', 'INVALID_ADDRESS'],
  ['an ENS name behind a chain', 'base:vitalik.eth', 'INVALID_ADDRESS'],
  ['an ENS name in a payment link', 'ethereum:vitalik.eth@1', 'INVALID_ADDRESS'],
  ['an ENS name on an explorer', 'https://etherscan.io/address/vitalik.eth', 'INVALID_ADDRESS'],
  ['a Solana name', 'toly.sol', 'INVALID_ADDRESS'],
])('refused with a reason: %s', (_, text, code) => {
  expect(whole(text)).toMatchObject({ address: text, chain: undefined, refusal: code })
  expect(readTarget(text).refusal?.hint).toMatch(/\S/)
})

test('no text ends in another error than a refusal', () => {
  const pieces = fc.constantFrom(
    'https://',
    'etherscan.io',
    '/',
    'address',
    evm,
    '?',
    '@',
    ':',
    '#',
    'ethereum:',
    'solana:',
    '.eth',
    ' ',
    '\u0430',
    '..',
    '%',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), parts => {
      const text = parts.join('')
      const { address, refusal } = readTarget(text)
      expect(text).toContain(address)
      if (refusal) expect(refusal.code).toMatch(/^(INVALID_ADDRESS|UNKNOWN_CHAIN)$/)
    }),
  )
})

test.each([
  ['slashes', '/'.repeat(200_000)],
  ['colons', 'a:'.repeat(100_000)],
  ['a link that does not end', `https://${'a.'.repeat(100_000)}`],
  ['a link of many questions', `https://etherscan.io/${'?a='.repeat(100_000)}`],
  ['a payment of many ats', `ethereum:${'@1/'.repeat(100_000)}`],
  ['a token of many signs', `solana:${solana}?${'&'.repeat(200_000)}`],
  ['a name of many dots', `${'.'.repeat(200_000)}eth`],
])('%s: read in time that grows with the length', (_, text) => {
  const start = performance.now()
  readTarget(text)
  expect(performance.now() - start).toBeLessThan(1_000)
})
