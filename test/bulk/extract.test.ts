import { bech32 } from '@scure/base'
import { encodeBase58 } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractAddresses } from '../../src/bulk/extract.ts'
import { chainsAccepting } from '../../src/chains/index.ts'
import corpus from '../corpus/addresses.json' with { type: 'json' }

fc.configureGlobal({ seed: 1, numRuns: 200 })

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const addresses = {
  evm,
  'evm in small letters': evm.toLowerCase(),
  'evm in capitals': `0x${evm.slice(2).toUpperCase()}`,
  'bitcoin legacy': '1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot',
  'bitcoin P2SH': '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bitcoin zero hash': '1111111111111111111114oLvT2',
  'bitcoin segwit': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bitcoin segwit in capitals': 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bitcoin taproot': 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'solana program': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'solana built-in': 'So11111111111111111111111111111111111111112',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  'xrp X-address': 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
  cardano: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
  'cardano stake': 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
  'cardano Byron': 'Ae2tdPwUPEZFSi1cTyL1ZL6bgixhc2vSy5heg6Zg9uP7PpumkAJ82Qprt8b',
}
const found = (text: string) => extractAddresses(text).found.map(each => each.text)

describe.each(Object.entries(addresses))('%s', (name, address) => {
  test('is an address', () => {
    expect(chainsAccepting(address).length).toBeGreaterThan(0)
  })

  test.each<[string, (address: string) => string]>([
    ['alone', text => text],
    ['at the end of a sentence', text => `Send it to ${text}.`],
    ['in brackets', text => `see (${text}), [${text}] or <${text}>; {${text}}`],
    ['in quotes', text => `"${text}" '${text}' \`${text}\``],
    ['as a cell', text => `a,${text},b\n1;${text};2\n|${text}|`],
    ['as a value', text => `address=${text}&x=1 address: ${text} ADDR=${text}`],
    ['behind an escaped line end', text => String.raw`"a\n${text}\r\n"`],
    ['in a colour', text => `\u001b[31m${text}\u001b[0m \u001b[1;32m${text}`],
    ['between letters of another script', text => `адрес:${text}です`],
    ['in the path of a site', text => `https://example.org/address/${text}/`],
  ])('is found %s', (_, wrap) => {
    const text = wrap(address)
    expect(new Set(found(text))).toEqual(new Set([address]))
    expect(found(text)).toHaveLength(text.split(address).length - 1)
  })

  test.each<[string, (address: string) => string]>([
    ['with a letter behind it', text => `${text}x`],
    ['with a digit behind it', text => `${text}1`],
    ['cut by one', text => text.slice(0, -1)],
  ])('is not found %s', (_, wrap) => {
    expect(found(wrap(address)).filter(text => text === address)).toEqual([])
  })

  test('has a chain where its family has only one', () => {
    const [{ chainHint } = {}] = extractAddresses(address).found
    expect(chainHint?.id).toBe(name.startsWith('evm') ? undefined : chainsAccepting(address)[0]?.id)
  })
})

test('lines and columns are those of an editor', () => {
  const text = `\uFEFF${evm}\r\n\n  a ${evm} ${addresses.tron}\n😀${evm}`
  expect(extractAddresses(text).found.map(({ line, column }) => [line, column])).toEqual([
    [1, 1],
    [3, 5],
    [3, 48],
    [4, 3],
  ])
})

test.each<[string, string, number | undefined, string | undefined]>([
  ['CAIP-10', `eip155:8453:${evm}`, 8453, undefined],
  ['CAIP-10 of a chain that is not scanned', `eip155:324:${evm}`, undefined, 'eip155:324'],
  ['ERC-3770', `"base:${evm}"`, 8453, undefined],
  ['ERC-3770 of a test network', `sep:${evm}`, undefined, 'sep'],
  ['EIP-681', `ethereum:${evm}@137?value=1`, 137, undefined],
  ['EIP-681 of a test network', `ethereum:pay-${evm}@11155111`, undefined, 'eip155:11155111'],
  ['a word that is no certain name', `mainnet:${evm} op:${evm}`, undefined, undefined],
  ['a word that ends like a name', `database:${evm}`, undefined, undefined],
  ['an explorer', `[x](https://arbiscan.io/address/${evm}#code)`, 42161, undefined],
  ['an explorer without scheme', `see polygonscan.com/token/${evm}.`, 137, undefined],
  ['another page of an explorer', `https://basescan.org/filter?to=${evm}`, 8453, undefined],
  ['the explorer of a test network', `https://sepolia.etherscan.io/address/${evm}`, undefined, 'sepolia.etherscan.io'],
  ['an explorer that is not known', `https://lineascan.build/address/${evm}`, undefined, 'lineascan.build'],
  ['a forged explorer', `https://etherscan.io.evil.com/address/${evm}`, undefined, 'etherscan.io.evil.com'],
  ['any other site', `https://example.org/address/${evm}`, undefined, undefined],
  ['Solana devnet', `https://explorer.solana.com/address/${addresses.solana}?cluster=devnet`, undefined, 'explorer.solana.com'],
  [
    'Solana devnet, CAIP-10',
    `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${addresses.solana}`,
    undefined,
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ],
  ['an explorer of another family', `https://tronscan.org/#/address/${evm}`, undefined, undefined],
])('%s gives the chain: %s', (_, text, chain, elsewhere) => {
  for (const each of extractAddresses(text).found) expect([each.chainHint?.id, each.elsewhere]).toEqual([chain, elsewhere])
  expect(found(text)).not.toEqual([])
})

test('the token and the holder in one link are on its chain, and only the token is one', () => {
  const holder = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'
  const both = extractAddresses(`https://basescan.org/token/${evm}?a=${holder}`).found
  expect(both.map(({ text, chainHint, kindHint }) => [text, chainHint?.id, kindHint])).toEqual([
    [evm, 8453, 'token'],
    [holder, 8453, undefined],
  ])
})

test('a wrong checksum is told where the form leaves no doubt', () => {
  const wrong = [evm.replace('A', 'a'), 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', `${addresses.cardano.slice(0, -1)}9`]
  expect(extractAddresses(wrong.join(' ')).found.map(({ text, checksum }) => [text, checksum])).toEqual(wrong.map(text => [text, false]))
  expect(extractAddresses(evm).found[0]).not.toHaveProperty('checksum')
  expect(found(`1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUoT TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T`)).toEqual([])
})

describe('what is no address', () => {
  const hex = '8b707d4cddf00ca5da5fa5d2c21b4d787ce769ad901e1b970870cd864126b2cc'

  test.each([
    ['a transaction hash', `0x${hex}`],
    ['64 hex digits', hex],
    ['a public key', `02${hex}`],
    ['a public key, not compressed', `0x04${hex}${hex}`],
    ['a commit', hex.slice(0, 40)],
    ['an address without 0x', evm.slice(2)],
    ['an address with 0X', `0X${evm.slice(2)}`],
    ['a padded address', `0x${'0'.repeat(24)}${evm.slice(2).toLowerCase()}`],
    ['39 digits', evm.slice(0, -1)],
    ['an integrity hash', `"integrity": "sha256-47DEQpj8HBSaTaTImWWbJCeuQeRkm5NMpJWZG3hSuFU="`],
    ['a module hash', 'h1:8RnscKUHGQzrB8SmPVAP1Ys3wqSUzSWk4aGCpbDdKFg='],
    ['a token of three parts', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiXYZ.EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['base64 around it', `ab+${addresses.solana}/cd== ${addresses.solana}+x -${addresses.solana}_`],
    ['a name in camel case', 'testThatTheFirstUserOfBaseCanPayBackHerDebt2 AbstractFactoryForTheMapperOfTheMarketMaker9'],
    ['a testnet address of Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['a testnet address of Cardano', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([])
  })

  test('keys are counted and never returned', () => {
    const { found: none, secrets } = extractAddresses(
      `KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ snoPBrXtMeMyMHUVTgbuqAfg1SUTb
       xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi
       6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg ${bech32.encode('addr_xsk', bech32.toWords(new Uint8Array(64).fill(9)), false)}`,
    )
    expect([none, secrets]).toEqual([[], 6])
  })

  test('what may be a hash, a signature or a key is counted apart', () => {
    const { found: none, secrets, hashes } = extractAddresses(`0x${hex} ${hex} ${encodeBase58(new Uint8Array(64).fill(77))}`)
    expect([none, secrets, hashes]).toEqual([[], 0, 3])
  })
})

test('of the cases of the corpus exactly the addresses in full are found, and no secret is', () => {
  for (const { input, expect: outcome } of corpus.cases) {
    if (typeof input !== 'string') continue
    const texts = found(input)
    if (outcome === 'REJECT_400_SECRET') expect(texts).toEqual([])
    for (const text of texts) expect(input).toContain(text)
    if (outcome === 'ACCEPT' && input.length >= 43) expect(texts).toEqual([input])
  }
})

describe('always', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  const noise = fc
    .array(fc.constantFrom(' ', '\n', '"', ',', ': ', ' 0x', '(', 'wallet ', '\r\n', '\t', '=> '), { maxLength: 8 })
    .map(parts => parts.join(''))

  test('every EVM address in a text is found at its place', () => {
    const lower = bytes(20).map(each => `0x${Buffer.from(each).toString('hex')}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(noise, lower)), parts => {
        const text = parts.map(([before, address]) => `${before} ${address} `).join('')
        const { found: all } = extractAddresses(text)
        expect(all.map(each => each.text)).toEqual(parts.map(([, address]) => address))
        for (const { text: address, line, column } of all) expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(address)
      }),
    )
  })

  test('of 5,000 random Solana accounts less than 10 are missed', () => {
    const accounts = fc.sample(bytes(32), 5_000).map(key => encodeBase58(key))
    expect(accounts.length - found(accounts.join('\n')).length).toBeLessThan(10)
  })

  test('of 5,000 random values in unpadded base64url less than 100 are taken for an account, in base64 and hex none', () => {
    const values = fc.sample(bytes(32), 5_000).map(value => Buffer.from(value))
    expect(found(values.map(value => value.toString('base64url')).join('\n')).length).toBeLessThan(100)
    expect(found(values.map(value => value.toString('base64')).join('\n'))).toEqual([])
    expect(found(values.map(value => value.toString('hex')).join('\n'))).toEqual([])
  })

  test('nothing is found in long base64', () => {
    const text = fc.sample(bytes(3_000), 300).map(value => Buffer.from(value).toString('base64'))
    expect(found(text.join('\n'))).toEqual([])
  })
})

test.each<[string, string]>([
  ['one word', '1'.repeat(10_000_000)],
  ['words a letter too short', `${'a'.repeat(24)} `.repeat(400_000)],
  ['0x again and again', '0x'.repeat(5_000_000)],
  ['slashes', '/'.repeat(10_000_000)],
  ['slashes around addresses', `${'/'.repeat(299)}${addresses.solana}`.repeat(6_000)],
  ['colons in front of addresses', `${'a:'.repeat(40)}${evm.toLowerCase()}`.repeat(16_000)],
  ['links in front of addresses', `${'https://'.repeat(30)}${evm.toLowerCase()}`.repeat(7_000)],
  ['almost XRP', `${'r'.repeat(33)} `.repeat(30_000)],
  ['almost Byron', `Ddz${'F'.repeat(120)} `.repeat(8_000)],
  ['line ends', '\n'.repeat(10_000_000)],
])('megabytes of %s take seconds, not hours', (_, text) => {
  const start = performance.now()
  extractAddresses(text)
  expect(performance.now() - start).toBeLessThan(10_000)
})
