import { bech32 } from '@scure/base'
import { encodeBase58 } from 'ethers'
import fc from 'fast-check'
import { codec, encodeSeed } from 'ripple-address-codec'
import { describe, expect, test } from 'vitest'
import { chains, parseAddress } from '../../src/chains/index.ts'
import { secretIn } from '../../src/chains/secrets.ts'
import { SecretRefusedError } from '../../src/errors.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const hex = '8b707d4cddf00ca5da5fa5d2c21b4d787ce769ad901e1b970870cd864126b2cc'
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const signingKey = (prefix: string, length = 32) => bech32.encode(prefix, bech32.toWords(new Uint8Array(length).fill(9)), false)
const xrpPrivateKey = (version: number) => codec.encode(new Uint8Array(32).fill(5), { versions: [version], expectedLength: 32 })
const keyFile = Array.from({ length: 64 }, (_, index) => (index * 37) % 256)

const secrets: [string, string, string][] = [
  ['the key of a service', 'a key of a service', 'cv_live_4f9TestTestTestTestTestTestTest0'],
  ['a mistyped key of a service', 'a key of a service', 'cv_test_4f9TestTest'],
  ['64 hex digits', 'a private key (64 hex digits) or a transaction hash', hex],
  ['0x and 64 hex digits', 'a private key (64 hex digits) or a transaction hash', `0x${hex}`],
  ['0X and capitals', 'a private key (64 hex digits) or a transaction hash', `0X${hex.toUpperCase()}`],
  ['128 hex digits', 'a private key (64 hex digits) or a transaction hash', hex + hex],
  [
    'BIP-32 xprv',
    'an extended key',
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
  ],
  [
    'BIP-32 xpub',
    'an extended key',
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
  ],
  [
    'SLIP-132 zprv',
    'an extended key',
    'zprvAWgYBBk7JR8Gjrh4UJQ2uJdG1r3WNRRfURiABBE3RvMXYSrRJL62XuezvGdPvG6GFBZduosCc1YP5wixPox7zhZLfiUm8aunE96BBa4Kei5',
  ],
  [
    'SLIP-132 zpub',
    'an extended key',
    'zpub6jftahH18ngZxLmXaKw3GSZzZsszmt9WqedkyZdezFtWRFBZqsQH5hyUmb4pCEeZGmVfQuP5bedXTB8is6fTv19U1GQRyQUKQGUTzyHACMF',
  ],
  ['CIP-5 addr_xsk', 'a signing key', signingKey('addr_xsk', 64)],
  ['ed25519e_sk', 'a signing key', signingKey('ed25519e_sk', 64)],
  ['BIP-38, not multiplied', 'an encrypted private key (BIP-38)', '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg'],
  ['BIP-38, compressed', 'an encrypted private key (BIP-38)', '6PYNKZ1EAgYgmQfmNVamxyXVWHzK5s6DGhwP4J5o44cvXdoY7sRzhtpUeo'],
  ['WIF, mainnet', 'a private key (WIF)', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
  ['WIF, compressed', 'a private key (WIF)', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
  ['WIF, testnet', 'a private key (WIF)', '91avARGdfge8E4tZfYLoxeJ5sGBdNJQH4kvjJoQFacbgwmaKkrx'],
  ['WIF, testnet, compressed', 'a private key (WIF)', 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA'],
  ['WIF with its last characters swapped', 'a private key (WIF)', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98671'],
  ['XRP seed, secp256k1', 'an XRP seed or private key', 'snoPBrXtMeMyMHUVTgbuqAfg1SUTb'],
  ['XRP seed, Ed25519', 'an XRP seed or private key', 'sEdTM1uX8pu2do5XvTnutH6HsouMaM2'],
  ['XRP seed with one character replaced', 'an XRP seed or private key', 'snoPBrXtMeMyMHUVTgbuqAfg1SUTc'],
  ['XRP private key of a node', 'an XRP seed or private key', xrpPrivateKey(32)],
  ['XRP private key of an account', 'an XRP seed or private key', xrpPrivateKey(34)],
  ['Solana key file', 'a key file', JSON.stringify(keyFile)],
  ['Solana key file with line breaks', 'a key file', JSON.stringify(keyFile, undefined, 2)],
  ['key file of 32 bytes', 'a key file', JSON.stringify(keyFile.slice(0, 32))],
  ['Solana private key', 'a private key (64 bytes)', encodeBase58(Uint8Array.from(keyFile))],
  ['BIP-39, 12 words', 'a seed phrase', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['BIP-39, 24 words', 'a seed phrase', `${'abandon '.repeat(23)}art`],
  [
    'BIP-39, a word a line',
    'a seed phrase',
    'legal winner thank year wave sausage worth useful legal winner thank yellow'.replaceAll(' ', '\n'),
  ],
  ['BIP-39, in capitals', 'a seed phrase', 'LEGAL WINNER THANK YEAR WAVE SAUSAGE WORTH USEFUL LEGAL WINNER THANK YELLOW'],
]

test.each(secrets)('%s is recognised as %s', (_, looksLike, secret) => {
  expect(secretIn(secret)).toBe(looksLike)
  expect(secretIn(` ${secret}\r\n`)).toBe(looksLike)
})

describe('CIP-5', () => {
  const words = ['acct', 'acct_shared', 'addr', 'addr_shared', 'cc_cold', 'cc_hot', 'drep', 'root', 'root_shared', 'stake', 'stake_shared']

  test.each(words)('the signing keys %s_sk and %s_xsk are secrets, the verification keys are not', word => {
    expect(['sk', 'xsk', 'vk', 'xvk'].map(key => secretIn(signingKey(`${word}_${key}`)))).toEqual([
      'a signing key',
      'a signing key',
      undefined,
      undefined,
    ])
  })

  test.each(['cvote_sk', 'kes_sk', 'policy_sk', 'pool_sk', 'vrf_sk'])('the signing key %s is a secret, in capitals too', prefix => {
    expect(secretIn(signingKey(prefix))).toBe('a signing key')
    expect(secretIn(signingKey(prefix).toUpperCase())).toBe('a signing key')
  })
})

test.each([
  ['nothing', ''],
  ['an EVM address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['a Bitcoin address', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['a public key', `02${hex}`],
  ['eleven words', 'legal winner thank year wave sausage worth useful legal winner thank'],
  ['an array of 31 numbers', JSON.stringify(keyFile.slice(0, 31))],
  ['33 bytes in base58', encodeBase58(Uint8Array.from(keyFile.slice(0, 33)))],
  ['an XRP address', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['an XRP node key', 'n9J1BiZvty6tDDuKb1YMAeLYjsNeRLVmQjwAg6NARFkupHkk7qFk'],
])('%s is no secret', (_, text) => {
  expect(secretIn(text)).toBeUndefined()
})

test.each([
  ['a key with a digit missing', hex.slice(1)],
  ['a key with a digit too many', `${hex}0`],
  ['a key in quotes', `"${hex}"`],
  ['a key with the script type of Electrum', 'p2wpkh:KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
  [
    'a numbered phrase',
    '1. legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow',
  ],
  ['a phrase with commas', 'legal, winner, thank, year, wave, sausage, worth, useful, legal, winner, thank, yellow'],
  ['a phrase in French', 'abaisser abandon abdiquer abeille abolir aborder aboutir aboyer abrasif abreuver abriter école'],
  ['a key file that is cut off', `[${keyFile.join(', ')}`],
])('%s is a secret', (_, text) => {
  expect(secretIn(text)).toBeDefined()
})

const random: [string, fc.Arbitrary<string>][] = [
  ['private keys of 32 bytes in hex', bytes(32).map(key => Buffer.from(key).toString('hex'))],
  ['private keys of 64 bytes in base58', bytes(64).map(key => encodeBase58(key))],
  ['XRP seeds', bytes(16).map(key => encodeSeed(key, 'secp256k1'))],
  ['XRP seeds of Ed25519', bytes(16).map(key => encodeSeed(key, 'ed25519'))],
  ['Cardano root keys', bytes(96).map(key => bech32.encode('xprv', bech32.toWords(key), false))],
  ['Cardano signing keys', bytes(64).map(key => bech32.encode('addr_xsk', bech32.toWords(key), false))],
]

test.each(random)('all %s are recognised', (_, texts) => {
  fc.assert(
    fc.property(texts, text => {
      expect(secretIn(text)).toBeDefined()
    }),
  )
})

function refusal(text: string, chain = chains[0]): SecretRefusedError {
  if (!chain) throw new Error('there are no chains')
  try {
    parseAddress(text, chain)
  } catch (error) {
    if (error instanceof SecretRefusedError) return error
    throw error
  }
  throw new Error('the secret was accepted')
}

/** All that could reach a terminal, a log or a response. */
const told = (error: SecretRefusedError): string =>
  [
    error.message,
    error.hint,
    ...error.where,
    error.stack,
    String(error.cause),
    JSON.stringify(error, Object.getOwnPropertyNames(error)),
  ].join('\n')

const partsOf = (secret: string): string[] => Array.from({ length: Math.max(1, secret.length - 19) }, (_, at) => secret.slice(at, at + 20))

test.each(secrets)('%s: no twenty characters of it are repeated on any chain', (_, __, secret) => {
  for (const chain of chains) {
    const text = told(refusal(secret, chain))
    expect(partsOf(secret).filter(part => text.includes(part))).toEqual([])
  }
})

test.each(secrets)('%s: the words of the refusal depend on its kind alone', (_, looksLike, secret) => {
  const { message, hint, where, cause } = refusal(secret)
  expect(message).toBe(`this looks like ${looksLike}, so it was refused`)
  expect(hint).toMatch(/^It was not stored, sent or printed\. /)
  expect({ where, cause }).toEqual({ where: [], cause: undefined })
})

test('no secret is accepted because its checksum is waived', () => {
  for (const chain of chains) {
    for (const [, , secret] of secrets) expect(() => parseAddress(secret, chain, { checksum: false })).toThrow(SecretRefusedError)
  }
})

test.each([
  ['a', 'abandon '],
  ['digits', '1'],
  ['hex', 'a'],
  ['blanks', ' '],
  ['an array', '1,'],
  ['underscores', 'a_'],
  ['prefixes', '_xsk1q'],
])('a million characters are answered: %s', (_, part) => {
  const text = part.repeat(1_000_000 / part.length)
  expect(() => [secretIn(text), secretIn(`[${text}`), secretIn(`a${text}!`)]).not.toThrow()
})
