import { expect, test } from 'vitest'
import { comingTo, comparesHashes, hashesTexts, reachBeyond, reachOf, writingIn } from '../../../src/sources/evm/reach.ts'

/** Two functions: the first goes on at byte 40, the second ends at once. */
const codeWith = (first: string, rest = '5bf100') =>
  `0x5f3560e01c 8063111111111460${'1c'}57 8063222222221460${'26'}57 5f5ffd ${first} 5b00 ${rest}`.replaceAll(' ', '')
const contract = (first: string, rest?: string) => reachOf(codeWith(first, rest))

test('a function comes to what it jumps to, and writes down what it may call', () => {
  // JUMPDEST, PUSH4 aabbccdd, POP, PUSH1 40, JUMP
  const reach = contract('5b63aabbccdd50602856')
  expect([...reach.keys()]).toEqual(['0x11111111', '0x22222222'])
  expect(reach.get('0x11111111')).toEqual({
    calls: true,
    hashes: false,
    copies: false,
    unspelt: true,
    asks: true,
    selectors: new Set(['0xaabbccdd']),
    writes: new Set(),
    callsAt: new Set([41]),
  })
  expect(reach.get('0x22222222')).toEqual({
    calls: false,
    hashes: false,
    copies: false,
    unspelt: false,
    asks: false,
    selectors: new Set(),
    writes: new Set(),
    callsAt: new Set(),
  })
})

test('what can come to a call writes its selector down or is told it; what is written nowhere anybody may put together', () => {
  // PUSH4, PUSH1 e0, SHL, PUSH0, MSTORE, ADDRESS, EXTCODESIZE, CALL, STOP: each function calls with its own selector
  const says = (selector: string, call = 'f1') => `5b63${selector}60e01b5f52303b${call}00`
  const code = (other: string) =>
    `0x5f3560e01c 8063111111111460${'1a'}57 8063222222221460${'29'}57 00 ${says('aabbccdd')}${other}`.replaceAll(' ', '')
  const [all, quiet] = [code(says('99887766')), code(says('99887766', '50'))]
  const functions = (types: string) =>
    ['0x11111111', '0x22222222', '0x33333333'].map(selector => ({ selector, arguments: types, mutability: 'nonpayable' as const }))
  // of the third nothing is seen
  expect(comingTo(all, functions('address'), '0xaabbccdd')).toEqual(['0x11111111', '0x33333333'])
  expect(comingTo(all, functions('address,bytes4'), '0xaabbccdd')).toEqual(['0x11111111', '0x22222222', '0x33333333'])
  expect(comingTo(all, functions('address'), '0x12345678')).toEqual(['0x11111111', '0x22222222', '0x33333333'])
  expect(comingTo(quiet, functions('address,bytes4'), '0x12345678')).toEqual(['0x11111111', '0x33333333'])
})

test('a function that writes is told, unless something writes to which none is seen to come', () => {
  // JUMPDEST, PUSH0, PUSH0, SSTORE, STOP
  const writing = '5b5f5f55000000000000'
  expect(writingIn(codeWith(writing))).toEqual(['0x11111111'])
  expect(writingIn(codeWith('5b000000000000000000'))).toEqual([])
  expect(writingIn(codeWith(writing, '5b5f5f5500'))).toBeUndefined()
  expect(writingIn(codeWith('5b602856000000000000', '5b5f5f5500'))).toEqual(['0x11111111'])
})

test('a function that looks something up under a hash is told from one that does not', () => {
  // PUSH1 64, PUSH1 0, KECCAK256, SLOAD, POP
  const [hashed, other] = [...contract('5b604060002054505000').values()]
  expect([hashed?.hashes, other?.hashes]).toEqual([true, false])
})

test('a selector is seen at the left end of a word, and when it is moved there', () => {
  const moved = reachOf(`0x8063111111111460${'0b'}57${'00'}5b 630dd6e57f60e11b 50 7faabbccdd${'00'.repeat(28)} 50 00`.replaceAll(' ', ''))
  expect([...(moved.get('0x11111111')?.selectors ?? [])]).toEqual(expect.arrayContaining(['0x1badcafe', '0xaabbccdd']))
})

test('what nothing jumps to is not come to, and code without a dispatcher has no functions', () => {
  expect(contract('5b63aabbccdd50505000').get('0x11111111')?.calls).toBe(false)
  expect(reachOf('0x').size).toBe(0)
  expect(reachOf('0x5f5ff3').size).toBe(0)
})

test('what no function is named for is what stands beside the functions', () => {
  const call = '5f5f5f5f5f5f5af1'
  // a function at byte 28, behind three bytes for all other calls
  const beyond = (others: string) =>
    reachBeyond(`0x5f3560e01c 8063111111111460${'1c'}57 8063222222221460${'1c'}57 ${others} 5b ${call} 00`.replaceAll(' ', '')).calls
  expect([beyond('5f5ffd'), beyond('5af100')]).toEqual([false, true])
  // behind a comparison of the caller with a number, which looks like one with a selector
  expect(reachBeyond(`0x5f3560e01c 8063111111111460${'21'}57 3360201460${'17'}57 00 5b${call}00 5b00`.replaceAll(' ', '')).calls).toBe(true)
})

test('a function stands behind the comparison that leaves it to all others', () => {
  const call = '5f5f5f5f5f5f5af1'
  // DUP1, PUSH4, EQ, PUSH1 33, JUMPI; PUSH4, SUB or XOR, PUSH1 35, JUMPI; the second function; the first; all others
  const code = (differs: string, others = '5f5ffd') =>
    `0x5f3560e01c 8063111111111460${'21'}57 6322222222${differs}60${'23'}57 ${call}00 5b00 5b${others}`.replaceAll(' ', '')
  for (const differs of ['03', '18']) {
    const reach = reachOf(code(differs))
    expect([...reach].map(([selector, { calls }]) => [selector, calls])).toEqual([
      ['0x11111111', false],
      ['0x22222222', true],
    ])
    expect([code(differs), code(differs, `${call}00`)].map(made => reachBeyond(made).calls)).toEqual([false, true])
  }
})

test('the distance of a field is no place to jump to', () => {
  // PUSH1 40 and ADD, DUP3 and ADD, MLOAD, SHL; then JUMP, SSTORE and a larger number: a call stands at byte 40
  const calls = (words: string) => [...contract(`5b${words}`.padEnd(20, '0')).values()][0]?.calls
  expect(['602801', '60288201', '602851', '60281b', '602856', '602855'].map(calls)).toEqual([false, false, false, false, true, true])
})

test('the length of a reason is no place to jump to', () => {
  const calls = (words: string) => [...contract(`5b${words}`.padEnd(20, '0')).values()][0]?.calls
  // PUSH1 40, then MSTORE behind a place that is worked out; the same with PUSH1 0 between, which is written in its stead; JUMP
  expect(['602860248201 52', '60285f60248201 52', '602860248201 5056'].map(words => calls(words.replace(' ', '')))).toEqual([
    false,
    true,
    true,
  ])
})

test('a call is told from one whose words are written down before it', () => {
  const said = (words: string) => [...contract(`5b${words}f10000`).values()][0]?.unspelt
  // PUSH4 and SHL, MSTORE, EXTCODESIZE before the call; nothing; only the selector of a refusal; a selector before another call; a time; one
  // that is moved later
  const spelt = '63aabbccdd60e01b5f52303b'
  expect(
    [
      spelt,
      '5f5f',
      `600160305763aabbccdd60e01b5f5260045ffd5b`,
      `${spelt}f15f5f`,
      '620151805f52',
      '63aabbccdd5f8163ffffffff1660e01b5f5250',
    ].map(said),
  ).toEqual([false, true, true, true, true, false])
})

test('four letters of a reason are no selector that is said', () => {
  const said = (words: string) => [...contract(`5b${words}f10000`).values()][0]?.unspelt
  // PUSH4 of Error(string), moved up, MSTORE; PUSH4 "done", moved up, MSTORE; the same without a refusal before it
  const done = '63646f6e6560e01b5f52'
  expect([`6308c379a060e01b5f52${done}`, `62461bcd60e51b5f52${done}`, done].map(said)).toEqual([true, true, false])
})

test('a hash that is compared is told from one under which something is kept', () => {
  // CALLER MSTORE KECCAK256, then PUSH1 7 EQ, PUSH1 7 XOR, SLOAD, and PUSH1 1 ADD SLOAD EQ
  const behind = (rest: string) => comparesHashes(`0x335f5260205f20${rest}00`)
  expect(['600714', '600718', '54', '6001015414', '5f52600714', ''].map(behind)).toEqual([true, true, false, false, false, false])
  // the mask of an address before it is kept, also of one that is pushed and doubled; the same behind a comparison, and a number shifted and taken from the hash
  const masks = ['6001600160a01b0333165f52', '60018060a01b0333165f52']
  expect([...masks, '6001600160a01b03331614', '60071b03', '608060a01b03'].map(behind)).toEqual([false, false, true, true, true])
})

test('a hash of what lies in memory is told from one of a key', () => {
  // PUSH1 64, MLOAD, DUP1, MLOAD, SWAP1, PUSH1 32, ADD, KECCAK256; PUSH1 64, PUSH0, KECCAK256
  expect(['604051805190602001200000', '60405f2000'].map(code => hashesTexts(`0x${code}`))).toEqual([true, false])
})
