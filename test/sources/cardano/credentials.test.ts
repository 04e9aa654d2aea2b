import { describe, expect, test } from 'vitest'
import { chainById, parseAddress } from '../../../src/chains/index.ts'
import { credentialsOf, sameCredential } from '../../../src/sources/cardano/credentials.ts'

const paymentKey = { kind: 'key', hash: '9493315cd92eb5d8c4304e67b7e16ae36d61d34502694657811a2c8e' }
const stakeKey = { kind: 'key', hash: '337b62cfff6403a06a3acbc34f8c46003c69fe79a3628cefa9c47251' }
const aScript = { kind: 'script', hash: 'c37b1b5dc0669f1d3c61a6fddb2e8fde96be87b881c60bce8e8d542f' }

/** The mainnet vectors of CIP-19, by type. */
const vectors: readonly (readonly [string, object])[] = [
  [
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    { payment: paymentKey, stake: stakeKey },
  ],
  [
    'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh',
    { payment: aScript, stake: stakeKey },
  ],
  [
    'addr1yx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerkr0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shs2z78ve',
    { payment: paymentKey, stake: aScript },
  ],
  [
    'addr1x8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shskhj42g',
    { payment: aScript, stake: aScript },
  ],
  ['addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k', { payment: paymentKey }],
  ['addr128phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtupnz75xxcrtw79hu', { payment: aScript }],
  ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', { payment: paymentKey }],
  ['addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx', { payment: aScript }],
  ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', { stake: stakeKey }],
  ['stake178phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcccycj5', { stake: aScript }],
]

describe('an address', () => {
  test.each(vectors)('%s says who decides', (address, expected) => {
    expect(parseAddress(address, chainById(-7))).toBe(address)
    expect(credentialsOf(address)).toEqual(expected)
  })

  test.each([
    'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9',
    '',
    'stake',
  ])('%s says nothing of itself', address => {
    expect(credentialsOf(address)).toEqual({})
  })
})

test('a key and a script of one hash are two, and an absent credential is like no other', () => {
  expect(sameCredential({ kind: 'key', hash: 'ab' }, { kind: 'key', hash: 'ab' })).toBe(true)
  expect(sameCredential({ kind: 'key', hash: 'ab' }, { kind: 'script', hash: 'ab' })).toBe(false)
  expect(sameCredential(undefined, undefined)).toBe(false)
})
