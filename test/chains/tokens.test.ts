import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainNamed, chains, chainsAccepting, parseAddress } from '../../src/chains/index.ts'
import { readTarget } from '../../src/chains/target.ts'
import { issuerOf } from '../../src/chains/xrp-token.ts'
import { ChainvetError } from '../../src/errors.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const token = (text: string, chain: string): string => parseAddress(text, chainNamed(chain), { kind: 'token' })
function refusal(text: string, chain: string, kind: 'wallet' | 'token' = 'token'): string {
  try {
    return `accepted as ${parseAddress(text, chainNamed(chain), { kind })}`
  } catch (error) {
    if (error instanceof ChainvetError) return `${error.code}: ${error.message}`
    throw error
  }
}

const issuer = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
/** The same account as an X-address of the main network, and of the test network. */
const account = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf'
const xAddress = 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb'
const xTestAddress = 'TVE26TYGhfLC7tQDno7G8dGtxSkYQn49b3qD26PK7FcGSKE'
const solo = '534F4C4F00000000000000000000000000000000'
const mpt = '000004C463C52827307480341125DA0577DEFC38405B0E3E'

describe('a token of the XRP Ledger', () => {
  test.each([
    ['currency, dot, issuer', `USD.${issuer}`, `USD.${issuer}`],
    ['issuer, dot, currency', `${issuer}.USD`, `USD.${issuer}`],
    ['currency, colon, issuer', `USD:${issuer}`, `USD.${issuer}`],
    ['issuer, colon, currency', `${issuer}:USD`, `USD.${issuer}`],
    ['small letters, which are another currency', `usd.${issuer}`, `usd.${issuer}`],
    ['the signs that a code may have', `$&|.${issuer}`, `$&|.${issuer}`],
    ['20 bytes in hex', `${solo.toLowerCase()}.${issuer}`, `${solo}.${issuer}`],
    ['a longer code as text', `SOLO.${issuer}`, `${solo}.${issuer}`],
    ['three characters in hex', `0000000000000000000000005553440000000000.${issuer}`, `USD.${issuer}`],
    ['an issuer as X-address', `USD.${xAddress}`, `USD.${account}`],
    ['a multi-purpose token', mpt.toLowerCase(), mpt],
  ])('is read from %s', (_, text, canonical) => {
    expect(token(text, 'xrp')).toBe(canonical)
    expect(token(canonical, 'xrp')).toBe(canonical)
    expect(chainsAccepting(text, 'token').map(({ name }) => name)).toEqual(['XRP'])
  })

  test.each([
    ['the native coin', 'XRP', 'it stands for XRP, the native coin, which nobody issues'],
    ['the native coin with an issuer', `XRP.${issuer}`, 'it stands for XRP, the native coin, which nobody issues'],
    [
      'the native coin in hex',
      `0000000000000000000000005852500000000000.${issuer}`,
      'it stands for XRP, the native coin, which nobody issues',
    ],
    ['zeros', `${'0'.repeat(40)}.${issuer}`, 'it stands for XRP, the native coin, which nobody issues'],
    ['an account alone', issuer, 'it is an account: write the currency in front of its issuer, as in USD.r...'],
    ['two letters', `US.${issuer}`, 'its currency has neither three characters nor 40 hex digits'],
    ['a code in the reserved part', `00${'1'.repeat(38)}.${issuer}`, 'its currency has neither three characters nor 40 hex digits'],
    ['no account', 'USD.hello', 'no issuer stands in it'],
    ['an issuer of the test network', `USD.${xTestAddress}`, 'it is an X-address of the XRP testnet'],
  ])('is not read from %s, and the error says why', (_, text, why) => {
    expect(refusal(text, 'xrp')).toBe(`INVALID_ADDRESS: "${text}" is not a token of XRP: ${why}`)
    expect(chainsAccepting(text, 'token').map(({ name }) => name)).toEqual([])
  })

  test('a typing error in the issuer is one', () => {
    expect(refusal(`USD.${issuer.slice(0, -1)}j`, 'xrp')).toMatch(/^CHECKSUM_MISMATCH/)
  })

  test('names its issuer', () => {
    expect(issuerOf(`USD.${issuer}`)).toBe(issuer)
    // the id is the number of the transaction, and the 20 bytes of the account
    expect(issuerOf('00000001AA066C988C712815CC37AF71472B7CBBBD4E2A0A')).toBe(account)
    expect(issuerOf('anything')).toBeUndefined()
  })
})

const policy = '279c909f348e533da5808898f87f9a14bb2c3dfbbacccd631d927a3f'
// the first of the test vectors of CIP-14
const fingerprint = 'asset1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc3'

describe('a token of Cardano', () => {
  test.each([
    ['policy, dot, name', `${policy}.534e454b`, `${policy}.534e454b`],
    ['policy and name in one word, which has the length of a private key', `${policy}534e454b`, `${policy}.534e454b`],
    ['capitals', `${policy.toUpperCase()}.534E454B`, `${policy}.534e454b`],
    ['a name of 32 bytes', `${policy}${'ab'.repeat(32)}`, `${policy}.${'ab'.repeat(32)}`],
    ['a policy and a dot: the token without a name', `${policy}.`, `${policy}.`],
    ['its fingerprint', fingerprint, fingerprint],
    ['its fingerprint in capitals', fingerprint.toUpperCase(), fingerprint],
  ])('is read from %s', (_, text, canonical) => {
    expect(token(text, 'cardano')).toBe(canonical)
    expect(token(canonical, 'cardano')).toBe(canonical)
  })

  test.each([
    ['a policy alone', policy, /it is a policy, which may have many tokens/],
    [
      'an address',
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
      /it is an address of a wallet: a token is a policy and a name/,
    ],
    ['the native coin', 'lovelace', /it stands for ADA, the native coin/],
    ['a name of 33 bytes', `${policy}.${'ab'.repeat(33)}`, /is not a token of Cardano$/],
    ['half a byte', `${policy}.abc`, /is not a token of Cardano$/],
    ['a fingerprint of another prefix', 'assets1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc3', /is not a token of Cardano/],
  ])('is not read from %s', (_, text, why) => {
    expect(refusal(text, 'cardano')).toMatch(why)
  })

  test('a typing error in the fingerprint is one', () => {
    expect(refusal(`${fingerprint.slice(0, -1)}4`, 'cardano')).toMatch(/^CHECKSUM_MISMATCH/)
  })

  test('64 hex digits are a private key to everybody but a scan of a token on Cardano', () => {
    const word = `${policy}534e454b`
    for (const { names } of chains.filter(({ name }) => name !== 'Cardano'))
      expect(refusal(word, names[0])).toMatch(/looks like a private key/)
    expect(refusal(word, 'cardano', 'wallet')).toMatch(/looks like a private key/)
    // nobody who gives no chain has said that it is no key
    expect(chainsAccepting(word, 'token')).toEqual([])
    expect(refusal('e'.repeat(63).padEnd(64, 'f'), 'cardano')).toMatch(/looks like a private key/)
    expect(refusal(`0x${word}`, 'cardano')).toMatch(/looks like a private key/)
  })
})

test.each([
  ['Solana', 'solana', 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'],
  ['Tron', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['Tron, by the number of a TRC-10 token', 'tron', '1002000'],
  ['Ethereum', 'ethereum', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
])('a token of %s is what it is called there', (_, chain, text) => {
  expect(token(text, chain)).toBe(text)
})

test.each([
  ['solana', 'SOL', 'it is the native coin of Solana, which has no contract'],
  ['tron', 'trx', 'it is the native coin of Tron, which has no contract'],
  ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'it stands for TRX, the native coin, which has no contract'],
  ['ethereum', 'ETH', 'it is the native coin of Ethereum, which has no contract'],
  ['bnb', 'bnb', 'it is the native coin of BNB Chain, which has no contract'],
  ['ethereum', '0x0000000000000000000000000000000000000000', 'it stands for the native coin, which has no contract'],
  ['base', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'it stands for the native coin, which has no contract'],
])('on %s, %s is no token', (chain, text, why) => {
  expect(refusal(text, chain)).toMatch(new RegExp(`^INVALID_ADDRESS: "${text}" is not a token of .*: ${why}$`))
})

test.each(['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC', 'anything'])('Bitcoin has no tokens: %s', text => {
  expect(refusal(text, 'bitcoin')).toBe('INVALID_ADDRESS: token scan is not available on Bitcoin (no native token contracts)')
  expect(chainsAccepting(text, 'token')).toEqual([])
})

test.each([
  ['a token of Tron', '1002000', 'ethereum', 'it is valid on Tron'],
  ['a token of XRP', `USD.${issuer}`, 'tron', 'it is valid on XRP'],
  ['a token of Cardano', `${policy}.534e454b`, 'solana', 'it is valid on Cardano'],
])('%s given on another chain is named as such', (_, text, chain, why) => {
  expect(refusal(text, chain)).toMatch(new RegExp(`${why}$`))
})

test.each([
  [`USD.${issuer}`, 'xrp'],
  [`${policy}.534e454b`, 'cardano'],
  ['1002000', 'tron'],
])('as a wallet %s is refused: it names a token', (text, chain) => {
  expect(refusal(text, chain, 'wallet')).toMatch(/is not an address of .*: it names a token of (XRP|Cardano|Tron)$/)
})

describe('how tokens are typed', () => {
  test.each([
    [`ETH:${issuer}`, `ETH:${issuer}`, undefined],
    [`${issuer}.ETH`, `${issuer}.ETH`, undefined],
    [`SOL.${issuer}`, `SOL.${issuer}`, undefined],
    [`xrp:USD.${issuer}`, `USD.${issuer}`, 'XRP'],
    [`xrp:USD:${issuer}`, `USD:${issuer}`, 'XRP'],
    [`xrpl:0:USD.${issuer}`, `USD.${issuer}`, 'XRP'],
    [`xrpl:${issuer}`, issuer, 'XRP'],
    [`ripple:${issuer}`, issuer, 'XRP'],
    [`cardano:${policy}.534e454b`, `${policy}.534e454b`, 'Cardano'],
    ['tron:1002000', '1002000', 'Tron'],
  ])('%s is %s', (text, address, chain) => {
    const target = readTarget(text)
    expect([target.address, target.chain?.name, target.refusal]).toEqual([address, chain, undefined])
  })

  test('a name is a name as long as it names no issuer', () => {
    expect(readTarget('someone.eth').refusal?.message).toBe('"someone.eth" is a name, and chainvet reads addresses')
  })
})

test('any text at all is read as a token or refused, and what is accepted is accepted again as it is spelled', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 130 }),
    fc.stringMatching(/^[0-9a-f]{56}\.?([0-9a-f]{2}){0,33}$/),
    fc.stringMatching(/^[A-Za-z0-9?!@#$%^&*<>(){}[\]|.:]{1,41}$/).map(code => `${code}.${issuer}`),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...chains), (given, chain) => {
      const first = refusal(given, chain.names[0])
      const accepted = /^accepted as (.*)$/s.exec(first)?.[1]
      if (accepted !== undefined) expect(refusal(accepted, chain.names[0])).toBe(first)
      readTarget(given)
    }),
  )
})
