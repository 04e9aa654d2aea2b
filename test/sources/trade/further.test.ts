import { encodeFunctionData, erc20Abi, type Hex, keccak256, stringToBytes } from 'viem'
import { expect, test } from 'vitest'
import { shortNamesIn, textsIn } from '../../../src/sources/trade/controllers/texts.ts'
import { callsOf, type Vocabulary } from '../../../src/sources/trade/dictionary.ts'
import { furtherCallsOf, moreWordsFor } from '../../../src/sources/trade/further.ts'

const [victim, pool, caller, router, foreign] = ['11', '22', '33', '44', '55'].map(pair => `0x${`${pair}ab5e9d`.repeat(5)}`) as [
  Hex,
  Hex,
  Hex,
  Hex,
  Hex,
]
const zero = `0x${'00'.repeat(20)}`
const people: Vocabulary = { victim, pool, caller, amount: 10n ** 18n }
const named = (types: string) => ({ selector: '0x12345678', arguments: types, mutability: 'nonpayable' }) as const
const number = (value: bigint) => value.toString(16).padStart(64, '0')
const address = (account: string) => account.slice(2).padStart(64, '0')
const drawn = (types: string, more: Partial<Vocabulary> = {}) =>
  furtherCallsOf(named(types), { ...people, ...more }).map(data => data.slice(10))

test('a number may be the key of what follows it', () => {
  const calls = drawn('uint256,uint256')
  for (const key of [0n, 3n, 7n, 9n]) expect(calls).toEqual(expect.arrayContaining([99n, 9_900n].map(value => number(key) + number(value))))
  expect(drawn('uint8,(uint16,uint16)')).toContain(number(7n) + number(99n) + number(99n))
  expect(drawn('uint256,address')).toContain(number(7n) + address(victim))
  const name = keccak256(stringToBytes('what a sale costs'))
  // a bound on nothing says as much as one that is too high, and names of the code come before small numbers
  const [first, ...others] = drawn('uint256,uint256', { words: [name] }).filter(data => data.startsWith(name.slice(2)))
  expect([first, ...others]).toEqual([99n, 9_900n, 0n].map(value => name.slice(2) + number(value)))
  expect(drawn('uint256,uint256', { words: [name] })).toContain(number(9n) + number(0n))
})

test('whoever is to be called is the contract itself, before it is somebody', () => {
  const [self, taking] = [
    `0x${'66ab5e9d'.repeat(5)}`,
    encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [victim, caller, 10n ** 18n] }),
  ]
  const calls = drawn('address,bytes', { self }).filter(data => data.includes(taking.slice(2)))
  expect(calls.map(data => data.slice(0, 64))).toEqual([self, victim].map(address))
  expect(drawn('address,bytes').every(data => data.startsWith(address(victim)))).toBe(true)
})

test('two shares are nothing together where their sum has no room for more', () => {
  const [share, rest] = [number(99n), number(256n - 99n)]
  expect(drawn('uint8,uint8')).toEqual(expect.arrayContaining([rest + share, share + rest]))
  expect(drawn('uint8,uint8,uint8')).toEqual(expect.arrayContaining([rest + share + number(0n), rest + number(0n) + share]))
  expect(drawn('uint256,uint256')).toContain(number(2n ** 256n - 9_900n) + number(9_900n))
  // 9,900 is more than such a number holds
  expect(drawn('uint8,uint8').filter(each => each.endsWith(number(9_900n)))).toEqual([])
  expect(drawn('uint8,uint16')).not.toContain(rest + share)
})

test('one number may hold several, whatever width its first part has', () => {
  for (const types of ['uint256', 'uint16', 'bytes32'])
    expect(drawn(types)).toEqual(expect.arrayContaining(['0063'.repeat(16), '26ac'.repeat(16)]))
  expect(drawn('uint256,uint256')).not.toContain('0063'.repeat(16))
})

test('lists have two to six entries, shares that may be added up among them', () => {
  const three = [number(32n), number(3n)].join('')
  expect(drawn('uint256[]')).toEqual(expect.arrayContaining([32n, 98n, 3_200n, 9_800n].map(each => three + number(each).repeat(3))))
})

test('bytes hold words, numbers lie ahead, and settings are called by their name', () => {
  expect(drawn('bytes')).toContain([32n, 128n, 99n, 99n, 99n, 99n].map(number).join(''))
  // or make a contract: one byte is kept, and returned as its code
  expect(drawn('bytes').some(data => data.includes('60fe60005360016000f3'))).toBe(true)
  expect(drawn('uint256', { ahead: [1_900_000_000n] })).toContain(number(1_900_000_000n))
  expect(drawn('')).toEqual([])
  expect(drawn('string,uint256', { texts: ['sellFee'] }).some(data => data.includes(Buffer.from('sellFee').toString('hex')))).toBe(true)
})

test('whoever has a say is tried with the router and with code of ours, and an office by its name comes first', () => {
  const first = (types: string, more: Partial<Vocabulary>) => callsOf(named(types), { ...people, ...more }).map(data => data.slice(10))
  expect(first('address,bool', { router })).toContain(address(router) + number(1n))
  // alone it would be a receiver of fees
  expect(first('address', { router })).not.toContain(address(router))
  expect(first('address', { foreign })).toContain(address(foreign))
  // with a rate beside it, it may be what something is bought with
  expect(first('address,uint96,uint128', { coin: foreign })).toContain(address(foreign) + number(1n).repeat(2))
  expect(first('address,uint96', { coin: foreign }).join()).toContain(address(foreign))
  // who stands for nobody: whom others have not chosen
  expect(first('address,uint96', { nobody: foreign })).toEqual(
    expect.arrayContaining([foreign, zero].map(one => address(one) + number(1n))),
  )
  expect(first('address', { nobody: foreign }).join()).not.toContain(address(zero))
  const office = keccak256(stringToBytes('WARDEN_ROLE'))
  expect(first('uint256,address', { words: [office] })[0]).toBe(office.slice(2) + address(caller))
})

test('names of settings are found by their hashes in live code, where a function takes a text', () => {
  const code = `0x7f${keccak256(stringToBytes('sellFee')).slice(2)}7f${keccak256(stringToBytes('MAX_TX')).slice(2)}00`
  expect(textsIn([code], [named('string,uint256')])).toEqual(['sellFee', 'MAX_TX'])
  expect(textsIn([code], [named('bytes,uint256')])).toEqual(['sellFee', 'MAX_TX'])
  expect(textsIn([code], [named('uint256')])).toEqual([])
})

test('names that code puts together stand in it, at either end of a word', () => {
  const pushed = (text: string, width = text.length) =>
    (0x5f + width).toString(16) +
    Buffer.from(text)
      .toString('hex')
      .padEnd(2 * width, '0')
  const code = `0x${pushed('status')}60d01b${pushed('active', 32)}${pushed('ab')}${pushed('not a name')}63195e1a5d60e21b00`
  expect(textsIn([code], [named('string,string')])).toEqual(['status', 'active', 'exit'])
  expect(textsIn([code], [named('address')])).toEqual([])
  expect(shortNamesIn([code])).toEqual(['status', 'active', 'exit'].map(text => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`))
})

test('a name that another contract is asked with is one, and the reason of a refusal is none', () => {
  const pushed = (text: string) => `${(0x5f + text.length).toString(16)}${Buffer.from(text).toString('hex')}60a01b`
  const refused = '5f5ffd'
  const asked = `5f525f5f60245f73${'ab'.repeat(20)}5afa`
  const code = `0x${pushed('harvest.base')}${asked}15${refused}${pushed('nothing_left')}5f52${refused}`
  expect(shortNamesIn([code])).toEqual([`0x${Buffer.from('harvest.base').toString('hex').padEnd(64, '0')}`])
})

test('a word holds a time beside another, and one before how long it lasts', () => {
  const now = 1_900_000_000n
  const [begins, lasts] = [now, 2_592_000n].map(value => value.toString(16).padStart(16, '0'))
  expect(drawn('uint256', { ahead: [now] })).toEqual(
    expect.arrayContaining([`${begins}${begins}`.repeat(2), `${begins}${lasts}`.repeat(2)]),
  )
})

test('receivers get so much each that the sum is nothing, also where a list of them looks like one of words', () => {
  const half = 2n ** 255n
  for (const types of ['address[],uint256', 'uint256[],uint256'])
    expect(drawn(types)).toContain([64n, half, 2n].map(number).join('') + address(caller) + address(victim))
  expect(drawn('uint256[],uint256[]').flatMap(data => data.match(/.{64}/g) ?? [])).not.toContain(number(half))
})

test('what was refused may read more words than it seems to', () => {
  const longer = (types: string) => moreWordsFor(named(types), people).map(data => data.slice(10))
  expect(longer('')).toEqual([number(99n), number(1n), address(victim)].map(one => one.repeat(3)))
  expect(longer('uint256')).toEqual([1n, 9_900n, 0n].map(value => number(value) + number(0n).repeat(2)))
  expect([longer('bytes'), longer('no type')]).toEqual([[], []])
})

test('bytes hold entries: who has how much, side by side', () => {
  const holder = people.victim.slice(2).toLowerCase()
  const much = people.amount.toString(16)
  for (const entry of [holder + much.padStart(24, '0'), much.padStart(24, '0') + holder, holder + much.padStart(64, '0')])
    expect(drawn('bytes').some(data => data.includes(entry))).toBe(true)
})
