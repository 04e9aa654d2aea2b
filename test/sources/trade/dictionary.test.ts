import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { inPlaceOf } from '../../../src/sources/trade/arguments.ts'
import { callsOf, givesUp, type Vocabulary } from '../../../src/sources/trade/dictionary.ts'
import { nameless } from '../../../src/sources/trade/unnamed.ts'

const [victim, pool, caller, token] = ['11', '22', '33', '44'].map(pair => `0x${`${pair}ab5e9d`.repeat(5)}`) as [
  string,
  string,
  string,
  string,
]
const told = { victim, pool, caller, amount: 10n ** 18n }
const padded = (address: string) => address.slice(2).padStart(64, '0')
const found = (types: string, vocabulary = told) =>
  callsOf({ selector: '0x12345678', arguments: types, mutability: 'nonpayable' }, vocabulary)

test('a word that stands for nobody by name may be the hash of a holder', () => {
  for (const types of ['bytes32,bool', 'uint256,bool']) {
    const calls = found(types).map(data => data.slice(10, 74))
    expect(calls).toContain(keccak256(victim as `0x${string}`).slice(2))
    expect(calls).toContain(keccak256(`0x${padded(victim)}`).slice(2))
    expect(calls).toContain(padded(victim))
  }
  expect(found('address,bytes32').some(data => data.includes(keccak256(victim as `0x${string}`).slice(2)))).toBe(false)
})

test('another contract is told of the token first', () => {
  const [first] = found('address,uint256', { ...told, token } as typeof told)
  expect(first?.slice(10, 74)).toBe(padded(token))
  expect(found('address,uint256').some(data => data.includes(padded(token)))).toBe(false)
})

test('what sends out coins is asked for those of its own contract, for the caller', () => {
  const self = token
  expect(drawn('address,uint256', { self })).toContainEqual([padded(self), number(10n ** 18n)])
  expect(drawn('address,address,uint256', { self })).toContainEqual([padded(self), padded(caller), number(10n ** 18n)])
  // to say how much may be taken, or to take it, is asked of everybody all the same
  const moved = callsOf({ selector: '0xa9059cbb', arguments: 'address,uint256', mutability: 'nonpayable' }, { ...told, self })
  expect(moved.some(data => data.includes(padded(self)))).toBe(false)
  expect(drawn('address,uint256', { self, values: [5n] }).flat()).not.toContain(padded(self))
})

test('what a function changes is said by a small number in front of the amount', () => {
  const ids = [1n, 5n]
  expect(drawn('uint8,address,uint256', { ids })).toContainEqual([number(5n), padded(victim), number(10n ** 18n)])
  expect(drawn('uint8,address,uint256', { ids })).toContainEqual([number(1n), padded(caller), number(10n ** 18n)])
  expect(drawn('uint256,uint256', { ids })).toContainEqual([number(5n), number(10n ** 18n)])
  const [kinds, people, amounts] = [number(5n), padded(victim), number(10n ** 18n)]
  expect(
    found('uint256[],address[],uint256[]', { ...told, ids } as typeof told).some(data =>
      [kinds, people, amounts].every(one => data.includes(one)),
    ),
  ).toBe(true)
  expect(drawn('address,uint256', { ids }).flat()).not.toContain(number(5n))
})

test('who is called where nobody stands answers nothing, under each name', () => {
  const nobody = `0x${'55ab5e9d'.repeat(5)}`
  const role = `0x${'9c'.repeat(32)}`
  const at = (types: string) => drawn(types, { nobody, words: [role] }).filter(words => words.includes(padded(nobody)))
  expect(at('bytes32,address,bool,uint32')).toEqual(
    [`0x${'0'.repeat(64)}`, role].map(name => [name.slice(2), padded(nobody), number(1n), number(1n)]),
  )
  expect(at('uint256,address,bool')).toEqual([number(1n), role.slice(2)].map(name => [name, padded(nobody), number(1n)]))
  expect(at('address')).toEqual([])
})

test('a list of words may be one of holders', () => {
  const lists = found('uint256[],uint256[]').map((data): readonly string[] => data.slice(10).match(/.{64}/g) ?? [])
  expect(lists.some(words => words.includes(padded(victim)) && words.includes((10n ** 18n).toString(16).padStart(64, '0')))).toBe(true)
  expect(found('uint256[]').some(data => data.endsWith(padded(victim)))).toBe(true)
})

const words = (data: string): readonly string[] => data.slice(10).match(/.{64}/g) ?? []
const number = (value: bigint) => value.toString(16).padStart(64, '0')
const told18 = 10n ** 18n
const all = 2n ** 256n - 1n
/** The arguments of each call, in order. */
const drawn = (types: string, more: Partial<Vocabulary> = {}) => found(types, { ...told, ...more } as typeof told).map(words)

test('a function without arguments, or with some that nobody can read, is called by its selector', () => {
  expect([found(''), found('no type')]).toEqual([['0x12345678'], ['0x12345678']])
})

test('a function that seems to take a few bytes may read words', () => {
  const same = [number(99n), number(1n), padded(victim)].map(one => [one, one, one])
  expect(drawn('bytes16')).toEqual([[number(0n)], ...same])
  expect(drawn('bytes32')).not.toContainEqual(same[0])
  // where a line is looked for the words are those of the types
  expect(drawn('bytes16', { values: [5n] })).toEqual([[number(0n)]])
})

test('of the pool half is taken, and of a holder a little', () => {
  const robbery = [padded(pool), padded(caller), number(500n)]
  expect(drawn('address,address,uint256', { reserve: 1_000n })).toContainEqual(robbery)
  expect(drawn('address,uint256', { reserve: 1_000n }).flat()).not.toContain(number(500n))
})

test('one number is drawn from those with which powers are switched, the likeliest first', () => {
  const likely = [99n, 0n, 1n, 9_900n, 990n, all, 25n, 2_500n, 99n * 10n ** 16n, 250n]
  expect(drawn('uint256').slice(0, likely.length)).toEqual(likely.map(value => [number(value)]))
  // what does not fit is left out, and the largest is that of the type
  const small = [99n, 0n, 1n, 255n, 25n, 250n]
  expect(drawn('uint8')).toEqual(small.map(value => [number(value)]))
  expect(drawn('int8')).toEqual([99n, 0n, 1n, 127n, 25n].map(value => [number(value)]))
})

test('to find where a function draws the line, other numbers stand in their place and no names', () => {
  expect(drawn('uint256', { values: [5n, 7n] })).toEqual([[number(5n)], [number(7n)]])
  expect(drawn('uint256[]', { values: [5n] })).toEqual([[number(32n), number(1n), number(5n)]])
})

test('an address is the holder, the caller and the pool; two are pairs of them; beside them an amount comes first', () => {
  const [holder, self, market] = [victim, caller, pool].map(padded) as [string, string, string]
  expect(drawn('address')).toEqual([[holder], [self], [market]])
  expect(drawn('address,address')).toEqual([
    [holder, self],
    [self, holder],
    [holder, market],
    [market, holder],
  ])
  expect(drawn('address,uint256').slice(0, 4)).toEqual([
    [holder, number(told18)],
    [self, number(told18)],
    [market, number(told18)],
    [holder, number(99n)],
  ])
  expect(drawn('address', { token })).toEqual([[padded(token)], [holder], [self], [market]])
  expect(drawn('bool', { token })).toEqual([[number(1n)], [number(0n)]])
})

test('flags are set and unset, and no function is tried more often than is likely to bite', () => {
  expect(drawn('address,bool').slice(0, 2)).toEqual([
    [padded(victim), number(1n)],
    [padded(victim), number(0n)],
  ])
  expect(drawn('address,uint256,bool')).toHaveLength(14)
})

test('of several numbers each stands alone once, for shares together may exceed what all may be', () => {
  expect(drawn('uint256,uint256').slice(0, 6)).toEqual([
    [number(99n), number(99n)],
    [number(0n), number(0n)],
    [number(99n), number(0n)],
    [number(0n), number(99n)],
    [number(9_900n), number(0n)],
    [number(0n), number(9_900n)],
  ])
  expect(drawn('uint256,uint256', { values: [5n, 6n, 7n, 8n] }).slice(2, 6)).toEqual([
    [number(5n), number(0n)],
    [number(0n), number(5n)],
    [number(8n), number(0n)],
    [number(0n), number(8n)],
  ])
})

test('each of several numbers is without limit once, beside the least of the others', () => {
  const [seconds, least] = [number(2n ** 40n - 1n), [0n, 1n]]
  for (const other of least) expect(drawn('uint40,uint8', {})).toContainEqual([seconds, number(other)])
  for (const other of least) expect(drawn('address,uint40,uint8', {})).toContainEqual([padded(victim), seconds, number(other)])
  expect(drawn('uint40,uint8', { values: [5n] }).flat()).not.toContain(seconds)
})

test('a rate stands beside an amount as the most that it may come to, whichever is said first', () => {
  for (const rate of [99n, 9_900n, 25n, 2_500n]) {
    expect(drawn('uint256,uint256', { amount: 10n ** 12n })).toContainEqual([number(rate), number(10n ** 12n)])
    expect(drawn('uint256,uint256', { amount: 10n ** 12n })).toContainEqual([number(10n ** 12n), number(rate)])
  }
  expect(drawn('address,uint256,uint256', { amount: 10n ** 12n })).toContainEqual([padded(victim), number(9_900n), number(10n ** 12n)])
  expect(drawn('uint16,uint256', { amount: 10n ** 12n })).toContainEqual([number(2_500n), number(10n ** 12n)])
  expect(drawn('uint256,uint256', { amount: 10n ** 12n, values: [5n] }).flat()).not.toContain(number(10n ** 12n))
})

test('a word is nothing, or one of those that the contract knows, four at most', () => {
  const known = ['a', 'b', 'c', 'd', 'e'].map(digit => `0x${digit.repeat(64)}`)
  const first = drawn('address,bytes32', { words: known }).slice(0, 5)
  expect(first.map(([, name]) => name)).toEqual(['0', 'a', 'b', 'c', 'd'].map(digit => digit.repeat(64)))
  expect(drawn('address,bytes32')).toHaveLength(3)
})

test('a text is a word, bytes are nothing or a word, lists have one entry, and structures what stands in them', () => {
  const spelt = Buffer.from('unspecified').toString('hex')
  const text = [number(32n), number(11n), spelt.padEnd(64, '0')]
  // some must not be long
  const letter = [number(32n), number(1n), '78'.padEnd(64, '0')]
  expect(drawn('string')).toEqual([text, letter])
  expect(drawn('bytes')).toEqual([[number(32n), number(0n)], text, letter])
  // of a facet, the function that every sale needs
  expect(drawn('bytes4')[0]).toEqual([`23b872dd${'0'.repeat(56)}`])
  expect(drawn('bytes20')).toEqual([[padded(victim).slice(24).padEnd(64, '0')]])
  expect(drawn('address[]')).toEqual([victim, caller, pool].map(one => [number(32n), number(1n), padded(one)]))
  expect(drawn('address[2]')[0]).toEqual([padded(victim), padded(victim)])
  expect(drawn('(address,bool)')[0]?.[0]).toEqual(padded(victim))
  expect(drawn('bool[]')).toEqual([1n, 0n].map(flag => [number(32n), number(1n), number(flag)]))
})

test('a function without a name is called with nothing, with its selector and words behind it, and with words alone', () => {
  const [one, two, holder, self] = [number(1n), number(2n), padded(victim), padded(caller)]
  const known = 'ab'.repeat(32)
  const behind = ['', one, holder + one, 'f'.repeat(64), self + one, two + holder]
  const alone = [one, 'f'.repeat(64), holder]
  const much = number(7n)
  const moves = [holder + self + much, holder + much, much + holder]
  expect(nameless('0x12345678', { victim, caller, amount: 7n })).toEqual([
    '0x',
    ...[...behind, ...moves].map(each => `0x12345678${each}`),
    ...[...alone, ...moves].map(each => `0x${each}`),
  ])
  expect(nameless('0x12345678', { victim, caller, amount: 7n, words: [`0x${known}`] })).toEqual([
    '0x',
    ...[...behind, known, holder + known, ...moves].map(each => `0x12345678${each}`),
    ...[...alone, known, ...moves].map(each => `0x${each}`),
  ])
})

test('beside a date an amount in base units is a rate, where the number has room for one', () => {
  expect(drawn('uint64,uint128', {})).toContainEqual([number(0n), number(10n ** 18n)])
  expect(drawn('uint256,uint256', {})).toContainEqual([number(10n ** 18n), number(0n)])
  for (const types of ['uint16,uint16', 'uint64,uint64']) expect(drawn(types, {}).flat()).not.toContain(number(10n ** 18n))
})

test('who gives a power up does so by these functions', () => {
  const functions = ['renounceOwnership()', 'transferOwnership(address)', 'renounceRole(bytes32,address)', 'revokeRole(bytes32,address)']
  expect([...givesUp]).toEqual(functions.map(name => keccak256(new TextEncoder().encode(name)).slice(0, 10)))
})

test('what takes coins in the name of the contract is asked for those that a holder has of its own', () => {
  expect(drawn('address,address,uint256', { self: token })).toContainEqual([padded(token), padded(victim), number(10n ** 18n)])
})

test('code of ours is who is asked where nothing else is said, and a coin where a number is', () => {
  const rule = `0x${'9c'.repeat(20)}`
  expect(drawn('address', { rule })).toContainEqual([padded(rule)])
  expect(drawn('address,uint256', { rule }).flat()).not.toContain(padded(rule))
  expect(drawn('address,uint256', { coin: rule })).toContainEqual([padded(rule), number(1n)])
  expect(drawn('address', { coin: rule }).flat()).not.toContain(padded(rule))
})

test('a plan is four pools, from now on, for a day', () => {
  const plan = [4_000n, 1_800_000_000n, 86_400n].map(number)
  const said = { now: 1_800_000_000n, reserve: 1_000n }
  expect(drawn('address,uint128,uint64,uint64', said)).toContainEqual([padded(victim), ...plan])
  expect(drawn('address,uint128,uint64,uint64', said)).toContainEqual([padded(caller), ...plan])
  expect(drawn('address,uint128', said).flat()).not.toContain(plan[1])
})

test('settings beside flags are tried as large as they can be', () => {
  expect(drawn('uint128,uint64,bool')).toContainEqual([number(2n ** 128n - 1n), number(2n ** 64n - 1n), number(1n)])
})

test('a setting is made under each name that the code knows', () => {
  const name = `0x${'72617465'.padEnd(64, '0')}`
  expect(drawn('uint256,uint256', { words: [name] })).toContainEqual([name.slice(2), number(9_900n)])
})

test('others stand wherever the one stood, however either is spelled', () => {
  const calldata = `0xABCDEF01${padded(victim).toUpperCase()}${padded(pool)}${padded(victim)}`
  const said = (who: string) => `0xabcdef01${padded(who)}${padded(pool)}${padded(who)}`
  const shouted = victim.toUpperCase().replace('X', 'x')
  expect([caller, token.toUpperCase()].map(other => inPlaceOf(shouted, other, calldata))).toEqual([said(caller), said(token)])
  expect(inPlaceOf(victim, caller, calldata)).toBe(said(caller))
  expect(inPlaceOf(caller, token, calldata)).toBe(calldata.toLowerCase())
})
