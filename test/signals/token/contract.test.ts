import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../../src/evidence/evidence.ts'
import { rowOf, sentenceOf } from '../verdict-of.ts'

describe('code that can be replaced', () => {
  const proxy = { kind: 'eip-1967', implementation: '0ximplementation' } as const
  const by = (kind: 'account' | 'contract' | 'nobody') => ({ contract: { proxy }, control: { upgrader: { address: '0xadmin', kind } } })

  test.each([
    [by('account'), 'The code can be replaced by 0xadmin (one account) (eip-1967 proxy of 0ximplementation).'],
    [by('contract'), 'The code can be replaced by 0xadmin (a contract) (eip-1967 proxy of 0ximplementation).'],
    [
      { contract: { proxy: { ...proxy, kind: 'beacon' } }, control: {} },
      'The code can be replaced by an administrator that could not be found (beacon proxy of 0ximplementation).',
    ],
  ] as const)('%j is raised', (given, sentence) => {
    expect(rowOf('token/upgradeable', given)).toBe('replaceable')
    expect(sentenceOf('token/upgradeable', given)).toBe(sentence)
  })

  test.each([
    [by('nobody'), 'It is a proxy whose administrator is 0xadmin, which nobody controls.'],
    [{ contract: { proxy: { ...proxy, kind: 'eip-1167' } }, control: {} }, 'It is a fixed copy of 0ximplementation.'],
    [{ contract: {}, control: {} }, 'The code has no known mechanism for being replaced.'],
  ] as const)('%j is clear', (given, sentence) => {
    expect(rowOf('token/upgradeable', given)).toBe('clear')
    expect(sentenceOf('token/upgradeable', given)).toBe(sentence)
  })
})

test.each<[Partial<Evidence['token']>, string]>([
  [{ kind: 'unknown' }, 'It does not answer totalSupply() and decimals() as a token does.'],
  [{ kind: 'unknown', totalSupply: 1n }, 'It does not answer decimals() as a token does.'],
  [{ kind: 'unknown', totalSupply: 0n, decimals: 0 }, 'It does not answer balanceOf() as a token does.'],
  [{ kind: 'erc20', totalSupply: 0n, decimals: 0 }, 'It answers totalSupply(), decimals() and balanceOf().'],
])('a contract that is %o is told as "%s"', (token, sentence) => {
  expect(sentenceOf('token/not-erc20', { token })).toBe(sentence)
})

test.each<[Partial<Evidence['control']>, string, string]>([
  [{ owner: '0xowner', ownerKind: 'account' }, 'note', 'Its owner is 0xowner, one account.'],
  [{ owner: '0xowner', ownerKind: 'contract' }, 'note', 'Its owner is 0xowner, a contract.'],
  [{ owner: '0xdead', ownerKind: 'nobody' }, 'clear', 'Its owner is 0xdead, which nobody controls.'],
  [{ owner: null, ownerKind: 'nobody' }, 'clear', 'It has no owner() function.'],
])('the owner %j is "%s"', (control, row, sentence) => {
  expect([rowOf('token/owner', { control }), sentenceOf('token/owner', { control })]).toEqual([row, sentence])
})

test.each([
  [0, 'few', '0 accounts hold it.'],
  [1, 'few', 'One account holds all of it.'],
  [49, 'few', '49 accounts hold it.'],
  [50, 'clear', '50 accounts hold it.'],
  [1_234_567, 'clear', '1,234,567 accounts hold it.'],
])('%i holders are "%s"', (holders, row, sentence) => {
  expect([rowOf('token/few-holders', { creation: { holders } }), sentenceOf('token/few-holders', { creation: { holders } })]).toEqual([
    row,
    sentence,
  ])
})

describe('a token that passes itself off as another', () => {
  const usdc = { symbol: 'USDC', name: 'USD Coin', address: '0xreal' }
  const like = (...by: ('symbol and name' | 'symbol' | 'look-alike symbol')[]) => ({
    identity: { resembles: by.map(how => ({ token: usdc, by: how })) },
  })

  test.each([
    [like('symbol', 'look-alike symbol', 'symbol and name'), 'both', 'It carries symbol and name of USDC, which is 0xreal.'],
    [like('symbol', 'look-alike symbol'), 'look-alike', 'Its symbol imitates USDC with look-alike characters; the real one is 0xreal.'],
    [like('symbol'), 'symbol', 'It has the symbol of USDC, which is 0xreal, under another name.'],
    [like(), 'clear', 'Its name and symbol resemble no token of the registry.'],
  ])('%j: the gravest likeness decides', (given, row, sentence) => {
    expect([rowOf('token/impersonates', given), sentenceOf('token/impersonates', given)]).toEqual([row, sentence])
  })

  test('is not the token itself, whatever else that resembles', () => {
    const given = { identity: { ...like('symbol and name').identity, canonical: usdc } }
    expect([rowOf('token/impersonates', given), rowOf('token/canonical', given)]).toEqual(['clear', 'note'])
  })
})

test('every trick in a name is told', () => {
  const identity = { tricks: ['an invisible character (U+200B)', 'a link'] }
  expect(sentenceOf('token/deceptive-name', { identity })).toBe('Its name or symbol holds an invisible character (U+200B), a link.')
})

test('a web address and nothing besides is less than a trick', () => {
  expect(rowOf('token/deceptive-name', { identity: { tricks: [], site: true } })).toBe('site')
  expect(rowOf('token/deceptive-name', { identity: { tricks: ['a control character (U+000A)'], site: true } })).toBe('tricks')
})

test('options are told together, the gravest decides', () => {
  const found = [{ kind: 'name may change', by: 'Authority' }, { kind: 'hidden amounts' }, { kind: 'may be closed', by: 'Closer' }] as const
  expect(rowOf('token/options', { options: { found } })).toBe('hidden')
  expect(sentenceOf('token/options', { options: { found } })).toBe(
    'Name and symbol can be changed (Authority); balances and transfers can be encrypted; the mint can be removed and made anew (Closer).',
  )
})

test.each([
  [5, 2, 'clear'],
  [5, 3, 'empty'],
  [6, 3, 'empty'],
  [4, 4, 'clear'],
])('%d holders of whom %d have nothing are "%s"', (named, empty, row) => {
  const books = { sum: 0n, strangers: 0n, named, empty }
  expect(rowOf('token/false-books', { holders: { books }, token: { totalSupply: 100n }, identity: {} })).toBe(row)
})
