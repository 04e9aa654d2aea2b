import { describe, expect, test } from 'vitest'
import { explorers, readLink } from '../../src/chains/explorers.ts'
import { chainById, parseAddress } from '../../src/chains/index.ts'
import { readTarget } from '../../src/chains/target.ts'

const examples = {
  evm: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  cardano: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
}
const other = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'

const pages = explorers.flatMap(({ host, chain, pages: all }) =>
  Object.entries(all).map(([path, page]) => {
    const { family } = chainById(chain)
    return { host, chain, path, page, address: examples[family.name] }
  }),
)
const summary = (text: string) => {
  const { address, chain, kind, source, refusal } = readTarget(text)
  return { address, chain: chain?.id, kind, source, refusal: refusal?.code }
}
const refused = (text: string, code = 'UNKNOWN_CHAIN') => ({
  address: text,
  chain: undefined,
  kind: undefined,
  source: 'url',
  refusal: code,
})

test('every chain that can be scanned has an explorer, and no other has', () => {
  expect(new Set(explorers.map(({ chain }) => chain))).toEqual(new Set([1, 0, -1, 56, 137, 42161, 10, 8453, 43114, -6, -5, -7]))
})

describe.each(pages)('$host/$path', ({ host, chain, path, page, address }) => {
  const understood = { address, chain, kind: page === 'either' ? undefined : page, source: 'url', refusal: undefined }

  test.each([
    `https://${host}/${path}/${address}`,
    `http://www.${host}/${path}/${address}/`,
    `HTTPS://${host.toUpperCase()}/${path}/${address}`,
    `https://${host}/${path}/${address}#code`,
    `https://${host}/${path}/${address}?utm_source=x&tab=1#/section`,
    `https://${host}/${path}/${address}/transactions`,
    `https://${host}/en/${path}/${address}`,
    `${host}/${path}/${address}`,
    ` https://${host}/${path}/${address}\n`,
  ])('%s', link => {
    expect(summary(link)).toEqual(understood)
    expect(parseAddress(address, chainById(chain))).toBe(address)
  })

  test.each([
    ['as the beginning of another host', `https://${host}.evil.com/${path}/${address}`],
    ['as the end of another host', `https://evil-${host}/${path}/${address}`],
    ['with a dot behind it', `https://${host}./${path}/${address}`],
    ['with a port', `https://${host}:8443/${path}/${address}`],
    ['of a test network', `https://sepolia.${host}/${path}/${address}`],
  ])('the host %s is not read', (_, link) => {
    expect(summary(link)).toEqual(refused(link))
  })

  test.each([
    ['a user name', `https://${host}@evil.com/${path}/${address}`],
    ['a user name and a password', `https://${host}:443@evil.com/${path}/${address}`],
    ['a backslash', `https://evil.com\\@${host}/${path}/${address}`],
    [
      'a Cyrillic letter',
      `https://${host.replace(/[aeo]/, letter => ({ a: '\u0430', e: '\u0435', o: '\u043e' })[letter] ?? '')}/${path}/${address}`,
    ],
    [
      'a full-width letter',
      `https://${host.replace(/[a-z]/, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))}/${path}/${address}`,
    ],
    ['an invisible letter', `https://${host}\u200B/${path}/${address}`],
    ['a blank', `https://${host}/${path}/${address} ${address}`],
    ['one slash', `https:/${host}/${path}/${address}`],
  ])('a link with %s is refused', (_, link) => {
    expect(summary(link)).toEqual(refused(link, 'INVALID_ADDRESS'))
  })

  test('a page that it does not have is refused, and what stands there is not repeated', () => {
    const link = `https://${host}/unheard-of/${'8b'.repeat(32)}`
    expect(summary(link)).toEqual(refused(link, 'INVALID_ADDRESS'))
    expect(readTarget(link).refusal?.message).not.toContain('8b8b')
  })
})

test.each([
  ['Solana devnet', `https://explorer.solana.com/address/${examples.solana}?cluster=devnet`],
  ['Solana testnet', `https://solscan.io/token/${examples.solana}?x=1&cluster=testnet`],
  [
    'a Solana node of one’s own',
    `https://explorer.solana.com/address/${examples.solana}?cluster=custom&customUrl=http%3A%2F%2Flocalhost%3A8899`,
  ],
  ['Fuji by its id', `https://snowtrace.io/address/${examples.evm}?chainid=43113`],
  ['Fuji behind the address', `https://snowtrace.io/address/${examples.evm}/contract/43113/code`],
  ['Bitcoin testnet', `https://mempool.space/testnet4/address/${examples.bitcoin}`],
  ['Bitcoin signet', `https://mempool.space/signet/address/${examples.bitcoin}`],
  ['Liquid', `https://blockstream.info/liquid/address/${examples.bitcoin}`],
  ['Shasta', `https://shasta.tronscan.org/#/address/${examples.tron}`],
  ['XRP testnet', `https://testnet.xrpl.org/accounts/${examples.xrp}`],
  ['Cardano preprod', `https://preprod.cardanoscan.io/address/${examples.cardano}`],
  ['Arbitrum Nova', `https://nova.arbiscan.io/address/${examples.evm}`],
  ['Gnosis', `https://gnosis.blockscout.com/address/${examples.evm}`],
])('%s is never taken for the main network', (_, link) => {
  expect(summary(link)).toEqual(refused(link))
})

test.each([
  [`https://explorer.solana.com/address/${examples.solana}?cluster=mainnet-beta`, -1],
  [`https://snowtrace.io/address/${examples.evm}?chainid=43114`, 43114],
])('%s says that it is the main network', (link, chain) => {
  expect(summary(link)).toMatchObject({ chain, refusal: undefined })
})

test.each([
  ['Tronscan keeps its path behind a hash', `https://tronscan.org/#/contract/${examples.tron}/code`, examples.tron, undefined],
  ['a token of Tronscan', `https://tronscan.org/?utm=1#/token20/${examples.tron}`, examples.tron, 'token'],
])('%s', (_, link, address, kind) => {
  expect(summary(link)).toEqual({ address, chain: -6, kind, source: 'url', refusal: undefined })
})

test('of a token page with a holder the token is read, and the holder is named', () => {
  const link = `https://basescan.org/token/${examples.evm}?a=${other}`
  expect(summary(link)).toEqual({ address: examples.evm, chain: 8453, kind: 'token', source: 'url', refusal: undefined })
  expect(readTarget(link).note).toBe(`the link shows the holder ${other}; the token was read, the holder was not`)
})

test('a link is quoted without its query', () => {
  expect(readTarget(`https://www.basescan.org/token/${examples.evm}?apikey=secret#x`).quoted).toBe(
    `https://basescan.org/token/${examples.evm}`,
  )
})

test.each([`https://dexscreener.com/base/${other}`, `https://www.geckoterminal.com/eth/pools/${other}`])(
  '%s names a pair, and that is said',
  link => {
    expect(readTarget(link).refusal?.message).toMatch(/ names a trading pair, not a token$/)
    expect(summary(link)).toEqual(refused(link, 'INVALID_ADDRESS'))
  },
)

test.each([
  `https://etherscan.io/tx/0x${'8b'.repeat(32)}`,
  'https://etherscan.io/',
  'https://etherscan.io',
  `https://etherscan.io/address/`,
  `https://etherscan.io/address/../token/`,
  `https://etherscan.io//address/${examples.evm}`,
  `https://etherscan.io/advanced-filter?fadd=${examples.evm}`,
  `https://etherscan.io/address/${'a'.repeat(3_000)}`,
  `https://cardanoscan.io/token/${'a'.repeat(56)}`,
])('%s names no address', link => {
  const { chain, refusal } = readTarget(link)
  // ".." is read as an address, which no chain takes it for
  if (refusal) expect(refusal.code).toBe('INVALID_ADDRESS')
  else expect(() => parseAddress(readTarget(link).address, chain ?? chainById(1))).toThrow()
})

test('text without "https://" is a link only with a host of the table and a path', () => {
  expect(readLink(`example.org/address/${examples.evm}`)).toBeUndefined()
  expect(readLink('etherscan.io')).toBeUndefined()
  expect(readLink(`../../etherscan.io/address/${examples.evm}`)).toBeUndefined()
})
